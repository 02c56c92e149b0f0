"""Everybody's hands below the table, as small cards."""

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from mille_qt.table.layout_sizes import READABLE, card_width
from mille_qt.table.pictures import Pictures
from mille_qt.ui import texts
from mille_qt.ui.side_mark import paint_side_mark
from mille_qt.ui.texts.lists import listed
from mille_qt.ui.theme.application_theme import current_theme
from mille_rules.cards import Card, Family
from mille_rules.state import Hands

#: The cards' height as a share of the page's; between them and round them, in pixels.
CARD_SHARE, GAP = 0.085, 4
#: Before its cards a hand has its side's mark and a name: so many lines of text wide at most, as
#: a share of the room of a hand.
NAME_LINES, NAME_SHARE = 6.0, 0.28
#: Cards may cover each other so far that this share of their width is seen.
SEEN = 0.72
_FAMILIES = (Family.SAFETY, Family.REMEDY, Family.DISTANCE, Family.HAZARD)


class HandsStrip(QWidget):
    """Shows all hands; empty, there is no card in it."""

    def __init__(
        self, names: Sequence[str], sides: int, hand_size: int, parent: QWidget | None = None
    ) -> None:
        """`hand_size` is that between turns: one card more is shown beside them."""
        super().__init__(parent)
        self._names, self._sides, self._most = names, sides, hand_size + 1
        self._pictures: Pictures | None = None
        self._height = READABLE
        self.hands: Hands = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_pictures(self, pictures: Pictures) -> None:
        """Take other card pictures."""
        self._pictures = pictures
        self.update()

    def show_hands(self, hands: Hands) -> None:
        """Show these, or none."""
        self.hands = tuple(tuple(sorted(hand, key=_place)) for hand in hands)
        text = self.tr("{name}: {cards}", "the hand of a player")
        said = (
            text.format(name=texts.isolated(name), cards=listed(map(texts.card_name, hand)))
            for name, hand in zip(self._names, self.hands, strict=False)
        )
        self.setAccessibleName("; ".join(said))
        self.update()

    def height_in(self, width: int, page_height: int) -> int:
        """How high it is when it is so wide on a page so high, all in pixels."""
        card = _card_height(page_height)
        rows = ceil(len(self._names) / self._across(width, card))
        return round(rows * (card + GAP) + GAP)

    def grow_with(self, page_height: int) -> None:
        """Show cards that go with a page so high, in pixels."""
        self._height = _card_height(page_height)
        self.update()

    def sizeHint(self) -> QSize:
        """As high as its rows."""
        return QSize(self.width(), self.height())

    def _across(self, width: int, card_height: float) -> int:
        """How many hands fit beside each other."""
        across, card = len(self._names), card_width(card_height)
        while across > 1 and self._pitch(width / across, card) < card * SEEN:
            across = ceil(across / 2)
        return across

    def _name_width(self, room: float) -> float:
        metrics = QFontMetricsF(self.font())
        widest = max(metrics.horizontalAdvance(name) for name in self._names) + 2 * GAP
        return min(widest, NAME_LINES * metrics.height(), room * NAME_SHARE)

    def _pitch(self, room: float, card: float) -> float:
        """From card to card of this width, in a hand that has so much room."""
        left = room - self._name_width(room) - card - 4 * GAP
        return min(card + GAP / 2, left / max(1, self._most - 1))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw every hand in its place."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.fillRect(self.rect(), current_theme().table_ground)
        across = self._across(self.width(), self._height)
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
        middle = corner.y() + self._height / 2
        paint_side_mark(
            painter, QRectF(corner.x(), middle - line - 1, line, line), seat % self._sides
        )
        painter.setPen(theme.table_ink)
        name = metrics.elidedText(self._names[seat], Qt.TextElideMode.ElideRight, width - GAP)
        painter.drawText(QPointF(corner.x(), middle + metrics.ascent() + 1), name)
        if self._pictures is None:
            return
        size = QSizeF(card_width(self._height), self._height)
        for place, card in enumerate(hand):
            left = corner.x() + width + GAP + place * self._pitch(room, size.width())
            target = QRectF(QPointF(round(left), corner.y()), size)
            picture = self._pictures.face(card, size)
            painter.drawPixmap(target, picture, QRectF(picture.rect()))


def _card_height(page_height: int) -> float:
    return float(max(READABLE, round(page_height * CARD_SHARE)))


def _place(card: Card) -> tuple[int, Card]:
    return _FAMILIES.index(card.family), card
