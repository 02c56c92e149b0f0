"""The layout of one side's row: portraits, words, battle and speed, safeties, distance, miles."""

from collections.abc import Sequence
from math import floor
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF

from mille_qt.table.layout_room import LayoutRoom
from mille_qt.table.layout_sizes import card_size, card_width, centred, score_width
from mille_qt.table.row_columns import NAME, NOTE, PILL, SAFETIES, WORDS_GAP, RowColumns

MILES_MOST = 5.0  # lines of text: miles are not longer, and what is left of them is free
PILE_LANE = 0.96  # the cards of battle and speed in a lane, of its height
#: The visible part of a card under another one, of its width: at most, and at least. If even less
#: is visible, the cards are one pile with their number.
FAN_STEP, FAN_LEAST = 0.34, 0.08
#: The text of a row is at most this much larger than the table's, where height allows.
WORDS_GROW = 1.3


class DistancePile(NamedTuple):
    """The cards of one value: the first one's rectangle, the step between them, their number."""

    first: QRectF
    step: float
    cards: int

    def card(self, index: int) -> QRectF:
        """The rectangle of a card, 0 is the lowest."""
        return self.first.translated(floor(index * self.step), 0)

    @property
    def shown(self) -> int:
        """The number of cards that are drawn; fewer if they are squeezed into one pile."""
        return self.cards if self.step >= FAN_LEAST * self.first.width() else 1


class TableauLayout(NamedTuple):
    """One side's rectangles in scene pixels.

    `frame` is the whole row, whose shadow reaches `shadow` pixels below it. `seats` are the
    portraits of its players. `line` is the line height of its text: `name` in the heading face, the
    quiet `note` (empty without room for it), and the `status`. `safeties` are as wide as a sideways
    card. `distance` is the area of all distance piles. `miles` is empty without room for it.
    """

    side: int
    frame: QRectF
    shadow: float
    seats: tuple[QRectF, ...]
    line: float
    name: QRectF
    note: QRectF
    status: QRectF
    battle: QRectF
    speed: QRectF
    safeties: tuple[QRectF, ...]
    safety_card: QSizeF
    distance: QRectF
    distance_card: QSizeF
    miles: QRectF

    @property
    def words(self) -> QRectF:
        """Name, note and status."""
        return self.name.united(self.status)

    def safety_card_rect(self, slot: int) -> QRectF:
        """The upright card in a safety slot."""
        return centred(self.safety_card, self.safeties[slot])

    def distance_piles(self, counts: Sequence[int]) -> tuple[DistancePile, ...]:
        """The piles with these numbers of cards, from the left, without gaps for empty piles.

        Cards overlap more where room is short. An empty pile is where its first card would be.
        """
        card, area = self.distance_card, self.distance
        gap = max(floor(card.width() * 0.14), 2)
        shown = [count for count in counts if count]
        spare = area.width() - len(shown) * card.width() - max(len(shown) - 1, 0) * gap
        under = sum(count - 1 for count in shown)
        step = min(FAN_STEP * card.width(), max(spare, 0.0) / max(under, 1))
        if step < FAN_LEAST * card.width():
            step = 0.0
        x, piles = area.left(), []
        for count in counts:
            left = floor(min(x, area.right() - card.width()))
            piles.append(DistancePile(QRectF(QPointF(left, area.top()), card), step, count))
            if count:
                x += card.width() + (count - 1) * step + gap
        return tuple(piles)


def tableau(
    side: int, frame: QRectF, room: LayoutRoom, columns: RowColumns, own: bool
) -> TableauLayout:
    """The layout of one side inside its frame."""
    inner = frame.adjusted(room.pad, room.pad, -room.pad, -room.pad)
    height, middle = inner.height(), inner.center().y()
    line, name, note, status = _words(inner, room, columns)
    pile, width = (
        card_size(min(float(floor(PILE_LANE * height)), columns.pile)),
        card_width(columns.pile),
    )
    distance = card_size(min(columns.distance_card, height))
    top = float(floor(middle - distance.height() / 2))
    area = QRectF(columns.distance, top, columns.distance_width, distance.height())
    miles = QRectF()
    if own or columns.miles:
        miles = QRectF(inner)
        miles.setLeft(area.right() + room.group)
        miles.setRight(frame.right() - room.group)
        if not own:
            miles.setRight(miles.right() - room.gap - score_width(room))
        miles.setLeft(max(miles.left(), miles.right() - MILES_MOST * line))
    return TableauLayout(
        side=side,
        frame=frame,
        shadow=room.gap,
        seats=_seats(inner, room, columns),
        line=line,
        name=name,
        note=note,
        status=status,
        battle=centred(pile, QRectF(columns.battle, inner.top(), width, height)),
        speed=centred(pile, QRectF(columns.speed, inner.top(), width, height)),
        safeties=_safeties(inner, room, columns),
        safety_card=card_size(columns.safety),
        distance=area,
        distance_card=distance,
        miles=miles,
    )


def _seats(inner: QRectF, room: LayoutRoom, columns: RowColumns) -> tuple[QRectF, ...]:
    """The portraits of the players."""
    column = columns.portrait
    side = float(floor(min(column, inner.height())))
    top = floor(inner.center().y() - side / 2)
    step = column + room.pad
    return tuple(
        QRectF(columns.portraits + i * step + floor((column - side) / 2), top, side, side)
        for i in range(room.seats)
    )


def _words(
    inner: QRectF, room: LayoutRoom, columns: RowColumns
) -> tuple[float, QRectF, QRectF, QRectF]:
    """Line height, name, note and status, in the middle of the height."""
    height, width = inner.height(), columns.words_width
    most = WORDS_GROW * room.line
    both = NAME + PILL + WORDS_GAP
    # The note is left out rather than making all words smaller than the table's text.
    noted = height / (both + NOTE) >= min(room.line, width / 8.0)
    lines = both + NOTE if noted else both
    line = min(most, height / lines, max(width / 11.0, min(room.line, width / 8.0)))
    top = inner.center().y() - lines * line / 2

    def row(at: float, share: float) -> QRectF:
        return QRectF(columns.words, top + at * line, width, share * line)

    name, note = row(0, NAME), row(NAME, NOTE) if noted else QRectF()
    return line, name, note, row(lines - PILL, PILL)


def _safeties(inner: QRectF, room: LayoutRoom, columns: RowColumns) -> tuple[QRectF, ...]:
    """The slots, in one row or two."""
    side, across = columns.safety, columns.across
    rows = SAFETIES // across
    step = side + room.pad
    top = inner.center().y() - (rows * step - room.pad) / 2
    return tuple(
        QRectF(columns.safeties + i % across * step, top + i // across * step, side, side)
        for i in range(SAFETIES)
    )
