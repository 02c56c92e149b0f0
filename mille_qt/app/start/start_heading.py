"""The heading of the start page: a sign with a kilometre stone, the title and a line below it."""

from math import ceil

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QApplication, QGridLayout, QSizePolicy, QWidget

from mille_qt.ui.art.landscape.daylight import daylight
from mille_qt.ui.art.landscape.road_surface import STONE_ASPECT, paint_stone
from mille_qt.ui.theme.application_theme import THEMES, ThemeChoice, current_theme, enlarged
from mille_qt.ui.translation import Translated
from mille_qt.ui.widgets import Heading, QuietText, text_height

#: Sizes of the texts, as multiples of other text.
TITLE, SUBTITLE = 3.6, 1.15
#: In lines of text: the stone, the red frame and its distance from the edge.
STONE, FRAME, EDGE = 4.4, 0.24, 0.2
NOON = 0.6  # of the day is left
RAGGED = 1.15  # room for lines that break early
CORNER = 0.55  # of a line of text: about as sheets have


class Emblem(QWidget):
    """A kilometre stone with the initial of the game."""

    def __init__(self) -> None:
        super().__init__()
        self._scale = 1.0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_scale(self, scale: float) -> None:
        """Set the size, as a multiple of that in a small window."""
        self._scale = scale
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Return the size in lines of text."""
        height = text_height() * STONE * self._scale
        return QSize(round(height * STONE_ASPECT), round(height))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the stone as in daylight, also at night."""
        painter = QPainter(self)
        light = daylight(NOON, THEMES[ThemeChoice.LIGHT])
        paint_stone(painter, QRectF(self.rect()), "M", light)
        painter.end()


class StartHeading(Translated, QWidget):
    """Emblem, title and subtitle on a sign like that of a French town."""

    def __init__(self) -> None:
        super().__init__()
        self._scale, self._widest = 1.0, 0
        self.emblem, self.title, self.subtitle = Emblem(), Heading(TITLE), QuietText()
        self._grid = QGridLayout(self)
        self._grid.addWidget(self.emblem, 0, 0, 2, 1, Qt.AlignmentFlag.AlignVCenter)
        self._grid.addWidget(self.title, 0, 1, Qt.AlignmentFlag.AlignBottom)
        self._grid.addWidget(self.subtitle, 1, 1, Qt.AlignmentFlag.AlignTop)
        self.retranslate()

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self.title.setText(self.tr("Mille", "title of the game"))
        self.subtitle.setText(self.tr("A thousand miles of French road, in cards"))
        self.emblem.setAccessibleName(self.tr("A French kilometre stone"))
        self._unwrap()

    def set_scale(self, scale: float, widest: int) -> None:
        """Set the size, as a multiple of that in a small window, and the widest line in pixels."""
        self._scale, self._widest = scale, widest
        self.emblem.set_scale(scale)
        self.title.set_size(TITLE * scale)
        self.subtitle.setFont(enlarged(QApplication.font(), SUBTITLE * scale))
        self._unwrap()
        line = text_height() * scale
        self._grid.setHorizontalSpacing(round(line * 0.9))
        self._grid.setVerticalSpacing(0)
        edge = round(line * (FRAME + EDGE + 0.5))
        self._grid.setContentsMargins(edge + round(line * 0.4), edge, edge + round(line), edge)

    def show_subtitle(self, shown: bool) -> None:
        """Show the line below the title, or the title alone in the middle of the sign."""
        self.subtitle.setVisible(shown)
        middle, bottom = Qt.AlignmentFlag.AlignVCenter, Qt.AlignmentFlag.AlignBottom
        self._grid.setAlignment(self.title, bottom if shown else middle)
        self._grid.setRowStretch(0, int(not shown))

    def _unwrap(self) -> None:
        """Show the subtitle in one line if there is room, otherwise in lines of similar width."""
        width = self.subtitle.fontMetrics().horizontalAdvance(self.subtitle.text()) + 2
        if width > self._widest > 0:
            width = min(round(width / ceil(width / self._widest) * RAGGED), self._widest)
        self.subtitle.setMinimumWidth(width if self._widest else 0)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the sign: paper with a red frame."""
        theme, line = current_theme(), text_height() * self._scale
        outer, painter = CORNER * text_height(), QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.line, 1))
        painter.setBrush(theme.paper)
        sign = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(sign, outer, outer)
        inset = line * (EDGE + FRAME / 2)
        frame = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        painter.setPen(QPen(theme.accent, line * FRAME))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        corner = max(outer - inset / 2, 2.0)
        painter.drawRoundedRect(frame, corner, corner)
        painter.end()
