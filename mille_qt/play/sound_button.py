"""The button that turns sounds off and on: a loudspeaker, with waves or crossed out."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QToolButton, QWidget

from mille_qt.ui.settings import Settings
from mille_qt.ui.tooltips import set_tooltip
from mille_qt.ui.translation import Translated

#: The icon in its own units: the outline of the loudspeaker, the radii of its waves with their
#: centre and angle, the cross, and the line width.
UNITS = 24.0
SPEAKER = ((3, 9), (7, 9), (12, 4.5), (12, 19.5), (7, 15), (3, 15))
WAVES, MIDDLE, OPENING = (4.0, 7.5), (12.5, 12.0), 90
CROSS = ((15.5, 9), (21.5, 15), (21.5, 9), (15.5, 15))
LINE = 2.0
#: The icon's size, as a multiple of the height of a line of text.
SHARE = 1.25


class SoundButton(Translated, QToolButton):
    """Shows and changes the setting for sounds."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self.clicked.connect(self.toggle_sound)
        settings.changed(Settings.sound).connect(self._show_state)
        self.retranslate()

    def toggle_sound(self) -> None:
        """Turn sounds on or off."""
        self._settings.sound = not self._settings.sound

    def _show_state(self) -> None:
        self.retranslate()
        self.update()

    def retranslate(self) -> None:
        on = self._settings.sound
        text = self.tr("Sounds are on (M)") if on else self.tr("Sounds are off (M)")
        self.setAccessibleName(text)
        set_tooltip(self, text)

    def sizeHint(self) -> QSize:
        """The same height as a button with text."""
        frame = super().sizeHint() - self.iconSize()
        side = round(self.fontMetrics().height() * SHARE)
        return QSize(side + max(frame.width(), 0), side + max(frame.height(), 0))

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = self.fontMetrics().height() * SHARE
        painter.translate(QRectF(self.rect()).center() - QPointF(side, side) / 2)
        painter.scale(side / UNITS, side / UNITS)
        _paint_speaker(painter, self.palette().buttonText().color(), self._settings.sound)
        painter.end()


def _paint_speaker(painter: QPainter, colour: QColor, on: bool) -> None:
    pen = QPen(colour, LINE, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(pen.brush())
    painter.drawPolygon(QPolygonF([QPointF(x, y) for x, y in SPEAKER]))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if on:
        for radius in WAVES:
            box = QRectF(-radius, -radius, 2 * radius, 2 * radius).translated(*MIDDLE)
            wave = QPainterPath()
            wave.arcMoveTo(box, -OPENING / 2)
            wave.arcTo(box, -OPENING / 2, OPENING)
            painter.drawPath(wave)
    else:
        first, second, third, last = (QPointF(x, y) for x, y in CROSS)
        painter.drawLine(first, second)
        painter.drawLine(third, last)
