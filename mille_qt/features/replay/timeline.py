"""The timeline of a race: a road, and above it a row of highlights for each side."""

from collections.abc import Callable, Sequence
from math import ceil

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPolygonF,
    QWheelEvent,
)
from PySide6.QtWidgets import QAbstractSlider, QWidget

from mille_qt.features.replay.match_history import Highlight, HighlightKind, Span
from mille_qt.ui.art.cards.card_painter import PAPER
from mille_qt.ui.art.landscape.car import CAR_ASPECT
from mille_qt.ui.art.landscape.cars import paint_car
from mille_qt.ui.art.landscape.daylight import daylight
from mille_qt.ui.art.landscape.vignette import ROLLING
from mille_qt.ui.art.side_mark import paint_side_mark
from mille_qt.ui.language import edition_in_use
from mille_qt.ui.theme.application_theme import current_theme
from mille_qt.ui.theme.theme_colours import CREAM, GOLD, INK, RED
from mille_qt.ui.tooltips import show_tooltip
from mille_qt.ui.translation import Translated

#: In lines of text: the height of a row and of the road, and the width of the sides' marks.
ROW, ROAD, HEAD = 1.15, 0.9, 1.6
#: The greatest height that counts as a line of text: in pixels, or as a share of the page's.
MOST_LINE, MOST_SHARE = 22, 0.024
#: The height of a highlight and of the car, in lines of text.
MARK, CAR = 1.0, 1.25
#: The margin around the panel, its padding and the radius of its corners, in pixels.
MARGIN, PADDING, CORNER = 5, 4, 12
#: The distance in pixels from the centre of a highlight that still counts as pointing at it.
REACH = 7
#: The opacity of highlights after the current moment.
LATER = 0.45

BLUE = QColor("#163f70")  # of the safeties
#: The width of the outline as a share of the height, as on the cards.
OUTLINE = 0.09
#: Corners in a square from -1 to 1.
_TRIANGLE = ((0, -0.9), (0.95, 0.8), (-0.95, 0.8))
_DIAMOND = ((0, -0.95), (0.95, 0), (0, 0.95), (-0.95, 0))
_FLAG = ((-0.55, -0.85), (0.9, -0.85), (0.55, -0.4), (0.9, 0.05), (-0.55, 0.05))


def paint_highlight(painter: QPainter, kind: HighlightKind, square: QRectF) -> None:
    """Paint a highlight into a square."""
    painter.save()
    painter.translate(square.center())
    painter.scale(square.width() / 2, square.height() / 2)
    painter.setPen(_pen(CREAM))
    {
        HighlightKind.ATTACK: _paint_attack,
        HighlightKind.COUP: _paint_coup,
        HighlightKind.EXTENSION: _paint_extension,
        HighlightKind.ARRIVAL: _paint_stone,
        HighlightKind.BONUS: _paint_bonus,
    }[kind](painter)
    painter.restore()


def _paint_attack(painter: QPainter) -> None:
    painter.setBrush(RED)
    painter.drawPolygon(_polygon(_TRIANGLE))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(CREAM)
    painter.drawRect(QRectF(-0.1, -0.3, 0.2, 0.55))
    painter.drawRect(QRectF(-0.1, 0.4, 0.2, 0.2))


def _paint_coup(painter: QPainter) -> None:
    """Paint a shield with a gold frame, rotated like the card of a coup fourré."""
    painter.rotate(-90)
    shield = QPainterPath(QPointF(0, -0.95))
    shield.lineTo(0.8, -0.7)
    shield.cubicTo(0.85, 0.3, 0.5, 0.7, 0, 0.95)
    shield.cubicTo(-0.5, 0.7, -0.85, 0.3, -0.8, -0.7)
    shield.closeSubpath()
    painter.setPen(_pen(GOLD, 2.4))
    painter.setBrush(BLUE)
    painter.drawPath(shield)


def _paint_extension(painter: QPainter) -> None:
    painter.setPen(_pen(CREAM, 2.0))
    painter.drawLine(QPointF(-0.6, 0.95), QPointF(-0.6, -0.9))
    painter.setPen(_pen(INK))
    painter.setBrush(GOLD)
    painter.drawPolygon(_polygon(_FLAG))


def _paint_stone(painter: QPainter) -> None:
    """Paint a kilometre stone with its red top."""
    painter.setPen(_pen(INK))
    painter.setBrush(CREAM)
    painter.drawRect(QRectF(-0.65, -0.2, 1.3, 1.1))
    cap = QPainterPath(QPointF(-0.65, -0.1))
    cap.arcTo(QRectF(-0.65, -0.9, 1.3, 1.6), 180, -180)
    cap.closeSubpath()
    painter.setBrush(RED)
    painter.drawPath(cap)


def _paint_bonus(painter: QPainter) -> None:
    painter.setPen(_pen(INK))
    painter.setBrush(GOLD)
    painter.drawPolygon(_polygon(_DIAMOND))
    painter.setBrush(PAPER)
    painter.drawPolygon(_polygon(_DIAMOND, 0.4))


def _polygon(corners: tuple[tuple[float, float], ...], share: float = 1.0) -> QPolygonF:
    return QPolygonF([QPointF(x * share, y * share) for x, y in corners])


def _pen(colour: QColor, times: float = 1.0) -> QPen:
    pen = QPen(colour, 2 * OUTLINE * times)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen


class Timeline(Translated, QAbstractSlider):
    """Shows the position in a race; `chosen` carries the moment at which the mouse points."""

    chosen = Signal(int)

    def __init__(
        self,
        sides: int,
        describe: Callable[[int, Sequence[Highlight]], str],
        parent: QWidget | None = None,
    ) -> None:
        """`describe` returns the text for a moment and some of its highlights."""
        super().__init__(parent)
        self._sides, self._describe = sides, describe
        self._highlights: Sequence[Highlight] = ()
        self._most_line: float = MOST_LINE
        #: The side whose car is at the current moment.
        self._driver = 0
        self.setOrientation(Qt.Orientation.Horizontal)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.retranslate()

    def show_race(self, race: Span, highlights: Sequence[Highlight]) -> None:
        """Show another race."""
        self._highlights = highlights
        self.setRange(*race)
        self.update()

    def show_moment(self, seq: int, side: int) -> None:
        """Show the current moment, at which a side is to move."""
        if side != self._driver:
            self._driver = side
            self.update()
        self.setValue(seq)

    def set_page_height(self, page_height: int) -> None:
        """Adapt the sizes to the height of the page, in pixels."""
        self._most_line = _most_line(page_height)
        self.update()

    def height_for(self, page_height: int) -> int:
        """Return the height for the height of the page, in pixels."""
        line = min(self.fontMetrics().height(), _most_line(page_height))
        rows = line * (ROW * self._sides + ROAD + CAR - ROAD / 2)
        return ceil(rows) + 2 * (MARGIN + PADDING)

    @property
    def highlights(self) -> Sequence[Highlight]:
        """The highlights of the current race."""
        return self._highlights

    def highlight_rect(self, highlight: Highlight) -> QRectF:
        """Return where a highlight is drawn; those of one side and moment are side by side."""
        side = self._line() * MARK
        square = QRectF(0, 0, side, side)
        square.moveCenter(QPointF(self.x_of(highlight.seq), self._row_middle(highlight.side)))
        here = (highlight.seq, highlight.side)
        together = [other for other in self._highlights if (other.seq, other.side) == here]
        after = len(together) - 1 - together.index(highlight)
        return square.translated(-side * after, 0)

    def x_of(self, seq: int) -> float:
        """Return the position of a moment, in pixels from the left."""
        road = self._road()
        length = max(1, self.maximum() - self.minimum())
        return road.left() + road.width() * (seq - self.minimum()) / length

    def text_at(self, point: QPoint) -> str:
        """Return the text for a point: the highlights there, or else the moment."""

        def away(highlight: Highlight) -> float:
            return abs(self.highlight_rect(highlight).center().x() - point.x())

        near = [highlight for highlight in self._highlights if away(highlight) <= REACH]
        row = [highlight for highlight in near if self.highlight_rect(highlight).contains(point)]
        if not near:
            return self._describe(self._seq_at(point.x()), ())
        nearest = min(row or near, key=away).seq
        return self._describe(
            nearest, [highlight for highlight in self._highlights if highlight.seq == nearest]
        )

    def _seq_at(self, x: float) -> int:
        """Return the moment at a position; beside the road, the first or last of the race."""
        road = self._road()
        share = (x - road.left()) / max(1.0, road.width())
        seq = round(self.minimum() + share * (self.maximum() - self.minimum()))
        return self._within(seq)

    def _within(self, seq: int) -> int:
        return max(self.minimum(), min(seq, self.maximum()))

    def _line(self) -> float:
        """Return the unit of length, a line of text; highlights do not grow with large text."""
        return float(min(self.fontMetrics().height(), self._most_line))

    def _row_middle(self, side: int) -> float:
        return self._line() * ROW * (side + 0.5) + MARGIN + PADDING

    def _road(self) -> QRectF:
        line = self._line()
        top = MARGIN + PADDING + line * (ROW * self._sides + CAR - ROAD / 2)
        left = MARGIN + PADDING + line * HEAD
        # At the end there is room for half a car.
        right = self.width() - MARGIN - 2 * PADDING - line * CAR * CAR_ASPECT / 2
        return QRectF(left, top, right - left, line * ROAD)

    # -- drawing -------------------------------------------------------------

    def sizeHint(self) -> QSize:
        """Return the height of the rows and the road, and a suitable width."""
        return QSize(round(self._line() * 20), self.height_for(self.window().height()))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint everything: it is small and changes with every move."""
        theme, line = current_theme(), self._line()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        panel = QRectF(self.rect()).adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
        painter.setPen(QPen(theme.line, 1))
        painter.setBrush(theme.own_lane)
        painter.drawRoundedRect(panel, CORNER, CORNER)
        for side in range(self._sides):
            self._paint_row(painter, side)
        self._paint_road(painter)
        for highlight in self._highlights:
            later = highlight.seq > self.value()
            painter.setOpacity(LATER if later else 1.0)
            paint_highlight(painter, highlight.kind, self.highlight_rect(highlight))
        painter.setOpacity(1.0)
        car = QRectF(0, 0, line * CAR * CAR_ASPECT, line * CAR)
        car.moveCenter(QPointF(self.x_of(self.value()), 0))
        # The wheels are on the line in the middle of the road.
        car.moveBottom(self._road().center().y() + line * ROAD * 0.3)
        light = daylight(1.0, theme)
        paint_car(painter, car, self._driver, ROLLING, light, edition=edition_in_use())
        painter.end()

    def _paint_row(self, painter: QPainter, side: int) -> None:
        theme, road, line = current_theme(), self._road(), self._line()
        middle = self._row_middle(side)
        painter.setPen(QPen(theme.lane_line, 1))
        painter.drawLine(QPointF(road.left(), middle), QPointF(road.right(), middle))
        square = QRectF(0, 0, line * MARK, line * MARK)
        square.moveCenter(QPointF(MARGIN + PADDING + line * HEAD / 2, middle))
        paint_side_mark(painter, square, side)

    def _paint_road(self, painter: QPainter) -> None:
        theme, road, line = current_theme(), self._road(), self._line()
        edge = line * CAR * CAR_ASPECT / 2
        painter.setPen(QPen(theme.lane_line, 1))
        painter.setBrush(theme.road)
        painter.drawRoundedRect(road.adjusted(-edge, 0, edge, 0), 4, 4)
        middle = road.center().y()
        here = QPointF(self.x_of(self.value()), middle)
        # The line is gold up to the current moment.
        self._paint_dashes(painter, QPointF(road.left(), middle), here, GOLD)
        self._paint_dashes(painter, QPointF(road.right(), middle), here, theme.muted)

    @staticmethod
    def _paint_dashes(painter: QPainter, start: QPointF, end: QPointF, colour: QColor) -> None:
        pen = QPen(colour, 2)
        pen.setDashPattern([5, 4])
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.setPen(pen)
        painter.drawLine(start, end)

    # -- pointing ------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go to the moment under the mouse."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._choose(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow the mouse while its button is held."""
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._choose(event)

    def _choose(self, event: QMouseEvent) -> None:
        self.chosen.emit(self._seq_at(event.position().x()))

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Go one move back or forward."""
        turn = event.angleDelta().y()
        if turn:
            step = -1 if turn > 0 else 1
            self.chosen.emit(self._within(self.value() + step))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave keys to the page."""
        event.ignore()

    def event(self, event: QEvent) -> bool:
        """Show the tooltip for the point under the mouse."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            show_tooltip(event.globalPos(), self.text_at(event.pos()), self)
            return True
        return super().event(event)

    def retranslate(self) -> None:
        """Set the accessible name in the current language."""
        self.setAccessibleName(self.tr("Timeline of the race"))


def _most_line(page_height: int) -> float:
    return max(MOST_LINE, page_height * MOST_SHARE)
