"""The background of the start page: the landscape, and the road with the cars of a match."""

from typing import NamedTuple

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from mille_qt.app.start.shown_match import ShownMatch
from mille_qt.ui.art.landscape.daylight import Daylight, daylight
from mille_qt.ui.theme.application_theme import Theme, current_theme
from mille_qt.ui.widgets import text_height

#: Shadows below panels: distance in pixels, and corner radius in lines of text.
SHADOW, CORNER = 7, 0.55
SHADE = QColor(20, 15, 13, 18)
RENEW_AFTER = 60  # milliseconds
#: From which hour on the light of the theme by day has which share of the day left.
_HOURS = ((17, 0.25), (14, 0.42), (11, 0.6), (0, 0.75))


class BackdropKey(NamedTuple):
    """Everything that the picture depends on."""

    size: QSize
    ratio: float
    theme: Theme
    hour: int
    road: int
    match: ShownMatch | None


def light_of(hour: int, theme: Theme) -> Daylight:
    """Return the light at an hour of the day."""
    return daylight(next(left for first, left in _HOURS if hour >= first), theme)


class StartBackdrop(QWidget):
    """The background as a widget, which ignores clicks.

    The landscape takes longer to paint than all the rest of the page. So it is painted after the
    first picture of the page, and after a change of size once that has come to an end.
    """

    def __init__(self, page: QWidget, hour: int) -> None:
        super().__init__(page)
        self._page = page
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._road = 0
        #: The hour of the day, for the light.
        self.hour = hour
        self._match: ShownMatch | None = None
        self._painted: tuple[BackdropKey, QPixmap] | None = None
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._renew)
        #: The widgets that have shadows.
        self.panels: tuple[QWidget, ...] = ()

    @property
    def landscape(self) -> QPixmap | None:
        """The picture of the landscape; None until it is painted."""
        return None if self._painted is None else self._painted[1]

    @property
    def waits(self) -> bool:
        """Whether the landscape will be painted anew."""
        return self._timer.isActive()

    @property
    def road_height(self) -> int:
        """Height of the road in pixels."""
        return self._road

    def show_match(self, match: ShownMatch) -> None:
        """Show the cars of a match."""
        self._match = match
        self.update()

    def show_road(self, height: int) -> None:
        """Give the road a height in pixels; 0 for a landscape without road."""
        if height != self._road:
            self._road = height
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the picture; until it is painted the former one, or only the sky."""
        light = light_of(self.hour, current_theme())
        painter = QPainter(self)
        painter.setClipRect(event.rect())
        if self._painted is None:
            sky = QLinearGradient(0, 0, 0, self.height())
            sky.setColorAt(0, light.sky_top)
            sky.setColorAt(1, light.sky_bottom)
            painter.fillRect(self.rect(), sky)
        else:
            painter.drawPixmap(self.rect(), self._painted[1])
        if not light.flat:
            self._paint_shadows(painter)
        painter.end()
        if self._timer.isActive():
            return
        if self._painted is None or self._painted[0] != self._key():
            self._timer.start(0 if self._painted is None else RENEW_AFTER)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wait for the end of a change of size."""
        super().resizeEvent(event)
        if self._timer.isActive() and self._painted is not None:
            self._timer.start(RENEW_AFTER)

    def _key(self) -> BackdropKey:
        ratio = self.devicePixelRatioF()
        return BackdropKey(self.size(), ratio, current_theme(), self.hour, self._road, self._match)

    def _renew(self) -> None:
        """Paint the picture for this size, theme and match."""
        # Imported once the page has been seen.
        from mille_qt.app.start.race_picture import paint_race

        key = self._key()
        picture = QPixmap(key.size * key.ratio)
        picture.setDevicePixelRatio(key.ratio)
        painter = QPainter(picture)
        light = light_of(key.hour, key.theme)
        paint_race(painter, QRectF(self.rect()), key.road, key.match, light)
        painter.end()
        self._painted = key, picture
        self.update()

    def _paint_shadows(self, painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(SHADE)
        corner = CORNER * text_height()
        for panel in self.panels:
            if panel.isVisible() and not panel.property("quiet"):
                rect = QRectF(QPointF(panel.mapTo(self._page, QPoint())), panel.size())
                for spread in range(0, SHADOW, 2):
                    box = rect.adjusted(-spread / 2, spread, spread / 2, spread)
                    painter.drawRoundedRect(box, corner, corner)
