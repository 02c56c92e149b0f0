"""The widgets below the table of a replay: the hands of all players, and the layout of them all."""

from collections.abc import Callable, Sequence
from math import ceil

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from mille_qt.features.replay.controls import Controls
from mille_qt.features.replay.timeline import Timeline
from mille_qt.table.backdrop import paint_wood
from mille_qt.table.layout_sizes import READABLE, card_width
from mille_qt.table.pictures import Pictures
from mille_qt.ui.art.characters.face import Face
from mille_qt.ui.art.characters.portrait_picture import paint_portrait
from mille_qt.ui.texts.cards import card_name
from mille_qt.ui.texts.names import isolated, listed
from mille_qt.ui.theme.application_theme import current_theme
from mille_rules.cards import Card, Family
from mille_rules.state import Hands

#: The cards' height as a share of the page's height, and the gap around them in pixels.
CARD_SHARE, GAP = 0.085, 5
#: The greatest and the least width of the name before a hand, in lines of text.
NAME_LINES, LEAST_NAME = 6.0, 2.0
#: The least visible share of a card's width where cards overlap.
VISIBLE = 0.72
_FAMILIES = (Family.SAFETY, Family.REMEDY, Family.DISTANCE, Family.HAZARD)


class HandsStrip(QWidget):
    """Paints the hands of all players."""

    def __init__(
        self,
        names: Sequence[str],
        sides: int,
        hand_size: int,
        face: Callable[[int], Face],
        parent: QWidget | None = None,
    ) -> None:
        """`hand_size` is the number of cards between turns; during a turn there is one more."""
        super().__init__(parent)
        self._names, self._sides, self._most = names, sides, hand_size + 1
        self._face = face
        self._pictures: Pictures | None = None
        self._height = READABLE
        self.hands: Hands = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_pictures(self, pictures: Pictures) -> None:
        """Set the card pictures."""
        self._pictures = pictures
        self.update()

    def name_players(self, names: Sequence[str]) -> None:
        """Set the names of the players."""
        self._names = names
        self.show_hands(self.hands)

    def show_hands(self, hands: Hands) -> None:
        """Show these hands, or nothing if there are none."""
        self.hands = tuple(tuple(sorted(hand, key=_sort_key)) for hand in hands)
        text = self.tr("{name}: {cards}", "the hand of a player")
        descriptions = (
            text.format(name=isolated(name), cards=listed(map(card_name, hand)))
            for name, hand in zip(self._names, self.hands, strict=False)
        )
        self.setAccessibleName("; ".join(descriptions))
        self.update()

    def height_for(self, width: int, page_height: int) -> int:
        """Return the height for a width and the height of the page, in pixels."""
        card = _card_height(page_height)
        rows = ceil(len(self._names) / self._across(width, card))
        return round(rows * (card + GAP) + GAP)

    def set_page_height(self, page_height: int) -> None:
        """Adapt the size of the cards to the height of the page, in pixels."""
        self._height = _card_height(page_height)
        self.update()

    def sizeHint(self) -> QSize:
        """Return the current size: the page sets it."""
        return QSize(self.width(), self.height())

    def _across(self, width: int, card_height: float) -> int:
        """Return how many hands fit in a row, the same for long names and short ones."""
        across = len(self._names)
        while across > 1 and self._name_room(width / across, card_height) < self._least_name(
            card_height
        ):
            across = ceil(across / 2)
        return across

    def _name_room(self, room: float, card_height: float) -> float:
        """Return the width left for a name where cards overlap as much as they may."""
        card = card_width(card_height)
        return room - card - 4 * GAP - (self._most - 1) * card * VISIBLE

    def _least_name(self, card_height: float) -> float:
        line = QFontMetricsF(self.font()).height()
        return max(LEAST_NAME * line, card_height - line + 2 * GAP)

    def _name_width(self, room: float) -> float:
        metrics, least = QFontMetricsF(self.font()), self._least_name(self._height)
        widest = max(metrics.horizontalAdvance(name) for name in self._names) + 2 * GAP
        most = min(NAME_LINES * metrics.height(), self._name_room(room, self._height))
        return max(least, min(widest, most))

    def _pitch(self, room: float, card: float) -> float:
        """Return the distance between the left edges of two cards in a hand of this width."""
        left = room - self._name_width(room) - card - 4 * GAP
        return min(card + GAP / 2, left / max(1, self._most - 1))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint every hand on the wood of the tray, a plank for each row of hands."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        across = self._across(self.width(), self._height)
        rows = ceil(len(self._names) / across)
        paint_wood(painter, QRectF(self.rect()), current_theme(), rows)
        room = self.width() / across
        for seat, hand in enumerate(self.hands):
            row, column = divmod(seat, across)
            corner = QPointF(column * room + GAP, row * (self._height + GAP) + GAP)
            self._paint_hand(painter, seat, hand, corner, room)
        painter.end()

    def _paint_hand(
        self, painter: QPainter, seat: int, hand: Sequence[Card], corner: QPointF, room: float
    ) -> None:
        metrics, theme = QFontMetricsF(self.font()), current_theme()
        width, line = self._name_width(room), metrics.height()
        portrait = QRectF(0, corner.y(), self._height - line, self._height - line)
        portrait.moveLeft(corner.x() + (width - portrait.width()) / 2)
        paint_portrait(painter, portrait, self._face(seat), seat % self._sides)
        painter.setPen(theme.tray_ink)
        name = metrics.elidedText(self._names[seat], Qt.TextElideMode.ElideRight, width - GAP)
        below = QRectF(corner.x(), portrait.bottom(), width, line)
        painter.drawText(below, Qt.AlignmentFlag.AlignCenter, name)
        if self._pictures is None:
            return
        size = QSizeF(card_width(self._height), self._height)
        for index, card in enumerate(hand):
            left = corner.x() + width + GAP + index * self._pitch(room, size.width())
            target = QRectF(QPointF(round(left), corner.y()), size)
            picture = self._pictures.face(card, size)
            painter.drawPixmap(target, picture, QRectF(picture.rect()))


def _card_height(page_height: int) -> float:
    return float(max(READABLE, round(page_height * CARD_SHARE)))


def _sort_key(card: Card) -> tuple[int, Card]:
    return _FAMILIES.index(card.family), card


class BelowTable:
    """Lays out the hands, the timeline and the controls below the table."""

    def __init__(self, hands: HandsStrip, timeline: Timeline, controls: Controls) -> None:
        self._hands, self._timeline, self._controls = hands, timeline, controls

    def _heights(self, width: int, page_height: int) -> tuple[int, int, int]:
        hands = 0 if self._hands.isHidden() else self._hands.height_for(width, page_height)
        return hands, self._timeline.height_for(page_height), self._controls.height_for(width)

    def height_in(self, width: int, page_height: int) -> int:
        """Return the height of all widgets for a width and the height of the page, in pixels."""
        return sum(self._heights(width, page_height))

    def place_below(self, table: QRect, page_height: int) -> None:
        """Place the widgets below the table."""
        top = table.bottom() + 1
        self._hands.set_page_height(page_height)
        self._timeline.set_page_height(page_height)
        widgets = self._hands, self._timeline, self._controls
        heights = self._heights(table.width(), page_height)
        for widget, height in zip(widgets, heights, strict=True):
            widget.setGeometry(0, top, table.width(), height)
            top += height
