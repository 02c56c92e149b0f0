"""A stretch of the road along the bottom of a page, in the room that the page leaves."""

from functools import lru_cache

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QLayout, QSizePolicy, QVBoxLayout, QWidget

from mille_qt.ui.art.landscape.cars import paint_car
from mille_qt.ui.art.landscape.daylight import daylight
from mille_qt.ui.art.landscape.vignette import ROLLING, car_rect, paint_stretch
from mille_qt.ui.editions import USUAL, Edition, edition_of
from mille_qt.ui.language import edition_in_use
from mille_qt.ui.theme.application_theme import ThemeChoice, current_theme
from mille_qt.ui.widgets import fill, text_height

#: In lines of text: the lowest road that is shown, and its distance from what is above it.
LEAST, GAP = 4.0, 0.6
#: The greatest height, of that of the window.
SHARE = 0.38
BEHIND = 0.5  # behind a page, of its height
#: Of the height of the picture.
CAR, STONE, FADE = 0.27, 0.2, 0.3
#: Left edges of the cars, and the middle of the stone, of the width of the picture.
CARS_AT, STONE_AT = (0.62, 0.36, 0.16), 0.86
EDGE = 9  # pixels, as below a page without the picture


class RoadStrip(QWidget):
    """The road with three cars; asks for no room, and is empty in a low one."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._edition: Edition | None = None
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_edition(self, edition: Edition) -> None:
        """Show what drives in an edition, instead of the one that texts are in."""
        self._edition = edition
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(0, EDGE)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, EDGE)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the road at the bottom."""
        theme, line = current_theme(), text_height()
        height = min(self.height() - line * GAP, self.window().height() * SHARE)
        if height < line * LEAST or daylight(0.7, theme).flat:
            return
        size = QSize(self.width(), round(height))
        painter = QPainter(self)
        edition = self._edition or edition_in_use()
        look = (theme.choice, edition.name, edition.on_back)
        picture = _picture(size, self.devicePixelRatioF(), *look)
        painter.drawPixmap(0, self.height() - size.height(), picture)
        painter.end()


class RoadBehind(QWidget):
    """The road along the bottom of a page, behind what is on it, at a moment of a race."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self._left, self._cars, self._stone = 0.7, tuple[float, ...](CARS_AT), USUAL.on_back
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.lower()

    def show_moment(self, left: float, cars: tuple[float, ...], stone: str) -> None:
        """Set the light by the share of the draw pile that is left, and the places of the cars.

        They are the left edges by side, as shares of the width. `stone` is the text on the stone.
        """
        self._left, self._cars, self._stone = left, cars, stone
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the road at the bottom, unless the theme is flat."""
        theme = current_theme()
        if daylight(self._left, theme).flat:
            return
        painter, size = QPainter(self), QSize(self.width(), round(self.height() * BEHIND))
        look = (theme.choice, edition_in_use().name, self._stone, self._left, self._cars)
        picture = _picture(size, self.devicePixelRatioF(), *look)
        painter.drawPixmap(0, self.height() - size.height(), picture)
        painter.end()


def lay_out_on_road(page: QVBoxLayout, *parts: QWidget | QLayout) -> RoadStrip:
    """Put parts of a page one below the other, and below them the road, which is returned."""
    page.setContentsMargins(0, page.contentsMargins().top(), 0, 0)
    # Never centred: what is there must stay under the mouse when something is added below.
    road = RoadStrip()
    fill(page, *parts, (road, 1))
    return road


@lru_cache(maxsize=4)
def _picture(
    size: QSize,
    ratio: float,
    _theme: ThemeChoice,
    edition: str,
    stone: str,
    left: float = 0.7,
    cars: tuple[float, ...] = CARS_AT,
) -> QPixmap:
    """Return the road in the theme in use; the sky fades out upwards."""
    picture = QPixmap(size * ratio)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    whole = QRectF(0, 0, size.width(), size.height())
    _paint(painter, whole, left, cars, stone, edition_of(edition))
    fade = QLinearGradient(0, 0, 0, size.height() * FADE)
    fade.setColorAt(0, QColor(0, 0, 0, 0))
    fade.setColorAt(1, QColor(0, 0, 0))
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
    painter.fillRect(QRectF(0, 0, size.width(), size.height()), fade)
    painter.end()
    return picture


def _paint(
    painter: QPainter,
    rect: QRectF,
    left: float,
    cars: tuple[float, ...],
    stone: str,
    edition: Edition,
) -> None:
    light, height = daylight(left, current_theme(), edition), rect.height()
    road = paint_stretch(painter, rect, light, stone, STONE_AT, STONE)
    for side, at in enumerate(cars):
        place = car_rect(road, rect.width() * at, height * CAR)
        paint_car(painter, place, side, ROLLING, light, edition=edition)
