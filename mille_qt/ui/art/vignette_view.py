"""A small picture of the road, and the message of an empty page below one."""

from functools import lru_cache

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QShowEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QVBoxLayout, QWidget

from mille_qt.ui.art.landscape.daylight import daylight
from mille_qt.ui.art.landscape.vignette import paint_vignette
from mille_qt.ui.language import edition_in_use
from mille_qt.ui.theme.application_theme import ThemeChoice, current_theme
from mille_qt.ui.widgets import Heading, QuietText, Sheet, fill, in_row, text_height

#: Width and height in lines of text, and the greatest share of the window's height.
WIDE, HIGH, SHARE = 31.0, 11.0, 0.33
#: In a lower space the picture vanishes, in lines of text.
LEAST = 3.0
#: Greatest width of the text of an empty page, in lines of text.
TEXT_WIDE = 34.0
EMPTY_TITLE = 1.6  # times the text
MARGIN = 1.0  # pixel, for the frame


class VignetteView(QWidget):
    """A picture of cars on the road, as large as there is room."""

    def __init__(self, sides: tuple[int, ...] = (0,)) -> None:
        super().__init__()
        self._sides = sides
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.window().installEventFilter(self)
        self.updateGeometry()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Ask for another size when the window has one: the height depends on it."""
        if event.type() == QEvent.Type.Resize and watched is self.window():
            self.updateGeometry()
        return False

    def sizeHint(self) -> QSize:
        height = min(text_height() * HIGH, self.window().height() * SHARE)
        return QSize(round(height * WIDE / HIGH), round(height))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the picture in its proportions, centred."""
        greatest = self.sizeHint()
        size = greatest.scaled(self.size(), Qt.AspectRatioMode.KeepAspectRatio)
        size = size.boundedTo(greatest)
        if size.height() < text_height() * LEAST:
            return
        picture = vignette_picture(size, self.devicePixelRatioF(), self._sides)
        left, top = (self.width() - size.width()) // 2, (self.height() - size.height()) // 2
        painter = QPainter(self)
        painter.drawPixmap(left, top, picture)
        painter.end()


def vignette_picture(size: QSize, ratio: float, sides: tuple[int, ...]) -> QPixmap:
    """Return a picture of cars of these sides before a stone, in the theme in use."""
    return _picture(size, ratio, current_theme().choice, edition_in_use().name, sides)


@lru_cache(maxsize=8)
def _picture(
    size: QSize, ratio: float, _theme: ThemeChoice, _edition: str, sides: tuple[int, ...]
) -> QPixmap:
    picture = QPixmap(size * ratio)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    inside = QRectF(0, 0, size.width(), size.height())
    inside.adjust(MARGIN, MARGIN, -MARGIN, -MARGIN)
    paint_vignette(painter, inside, daylight(0.7, current_theme(), edition_in_use()), sides)
    painter.end()
    return picture


class EmptyNote(Sheet):
    """A sheet with a picture, a heading, a text and the buttons that help, centred."""

    def __init__(self, picture: QWidget, *buttons: QPushButton) -> None:
        super().__init__()
        self.title, self.text = Heading(EMPTY_TITLE), QuietText()
        middle = QWidget()
        middle.setMaximumWidth(round(text_height() * TEXT_WIDE))
        self.column.addLayout(in_row(1, (middle, 1_000), 1))
        for label in (self.title, self.text):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        head = (picture, 0, Qt.AlignmentFlag.AlignHCenter)
        row = in_row(1, *buttons, 1)
        column = fill(QVBoxLayout(middle), 2, head, self.title, self.text, row, 3)
        column.setSpacing(round(text_height() * 0.6))
