"""The layout of one side's row: portraits, words, battle and speed, safeties, distance, miles.

The groups of all rows are aligned, so that a column can be compared at a glance. The columns are
computed for the narrowest row, an opponent's, which has the score box at its right end.
"""

from collections.abc import Sequence
from math import floor
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF

from mille_qt.table.layout_room import LayoutRoom
from mille_qt.table.layout_sizes import (
    READABLE,
    Sizes,
    card_size,
    card_width,
    centred,
    largest,
    score_width,
)

SAFETIES, DISTANCES = 4, 5
#: Portraits in lines of text: the only one of a side, and each of two.
PORTRAIT_LINES = {1: 5.4, 2: 4.2}
PORTRAIT_MOST = {1: 0.088, 2: 0.056}  # of the table's width
#: The cards of battle and speed in the own row: shares of its height, of a lane's height and of the
#: table's width; and in a lane.
PILE_OWN, PILE_MOST, PILE_ACROSS, PILE_LANE = 0.9, 1.2, 0.13, 0.96
#: Widths of the words in lines of text, the preferred one first, and of the miles.
WORDS_LINES, MILES_LINES = (14.0, 13.0, 12.0, 11.0, 10.0, 9.0, 8.0, 7.0, 6.0), 4.2
#: Lines: for narrower words, readable distance cards are large enough; even narrower is a loss.
WORDS_ENOUGH, WORDS_LEAST = 11.0, 9.0
WORDS_MOST = 15.0  # lines: wider words do not help
#: The height that distance cards should have before words get narrower: of a row's, and in pixels.
DISTANCE_WANTED, DISTANCE_LEAST = 0.58, 46.0
#: The height of safeties, of that of distance cards: they are told apart by their symbols.
#: In two rows they have at least a number of pixels.
SAFETY_SHARE, SAFETY_LEAST = 0.84, 36.0
#: The visible part of a card under another one, of its width: at most, and at least. If even less
#: is visible, the cards are one pile with their number.
FAN_STEP, FAN_LEAST = 0.34, 0.08
# The words, in lines of text: the name, a quiet line, the pill with the status, and their gaps.
NAME, NOTE, PILL, WORDS_GAP = 1.4, 1.05, 1.7, 0.22
#: The text of a row is at most this much larger than the table's, where height allows.
WORDS_GROW = 1.3


class Columns(NamedTuple):
    """The x coordinates of the groups in all rows, and the sizes of their cards, in pixels.

    There are `across` safeties beside each other. Without room for it, `miles` is 0 in the rows of
    opponents, whose miles are on the road.
    """

    portrait: float
    portraits: float
    words: float
    words_width: float
    battle: float
    speed: float
    #: The height of the cards of battle and speed in the own row.
    pile: float
    safeties: float
    safety: float
    across: int
    distance: float
    distance_width: float
    distance_card: float
    miles: float


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

    def safety_card_rect(self, slot: int, sideways: bool = False) -> QRectF:
        """The card in a safety slot: upright, or on its side after a coup fourré."""
        size = self.safety_card.transposed() if sideways else self.safety_card
        return centred(size, self.safeties[slot])

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


def table_columns(room: LayoutRoom, sizes: Sizes) -> Columns:
    """The columns for all rows: as wide words as possible that leave distance cards readable.

    If both are not possible, neither is made much too small for the other.
    """
    best: tuple[float, Columns] | None = None
    two_rows = (sizes.lane - room.pad) / 2 >= SAFETY_LEAST
    # In low windows the words of the opponents are smaller than the table's text.
    line = min(room.line, sizes.lane / (NAME + PILL + WORDS_GAP))
    for lines in WORDS_LINES:
        wanted = min(max(DISTANCE_WANTED * sizes.lane, DISTANCE_LEAST), sizes.lane)
        options = [
            _columns(room, sizes, float(floor(lines * line)), across, miles)
            for across in ((SAFETIES, SAFETIES // 2) if two_rows else (SAFETIES,))
            for miles in (float(floor(MILES_LINES * line)), 0.0)
        ]
        largest_cards = max(options, key=lambda option: option.distance_card + option.safety)
        if lines < WORDS_ENOUGH:
            wanted, options = min(wanted, READABLE), []
        fitting = (option for option in options if option.distance_card >= wanted)
        columns = next(fitting, largest_cards)
        reached = min(columns.distance_card / wanted, 1.0) * min(lines / WORDS_LEAST, 1.0)
        if best is None or reached > best[0]:
            best = reached, columns
        if reached == 1.0:
            return columns
    assert best is not None
    return best[1]


def _columns(room: LayoutRoom, sizes: Sizes, words: float, across: int, miles: float) -> Columns:
    """The columns with words and miles of these widths, and cards as large as possible."""
    most = min(PORTRAIT_LINES[room.seats] * room.line, PORTRAIT_MOST[room.seats] * room.width)
    portrait = float(floor(min(sizes.own, most)))
    portraits = room.seats * portrait + (room.seats - 1) * room.pad
    pile = min(PILE_OWN * sizes.own, PILE_MOST * sizes.lane, PILE_ACROSS * room.width)
    pile = float(floor(pile))
    pile_width = card_width(pile)
    miles_width = miles + room.group if miles else 0.0
    fixed = portraits + words + 2 * pile_width + room.pad + miles_width + 4 * room.group
    frame = room.width - 2 * room.gap - room.gap - score_width(room)
    rest = frame - 2 * room.group - fixed
    rows = SAFETIES // across
    tallest = (sizes.lane - (rows - 1) * room.pad) / rows

    def safety_of(card: float) -> float:
        return float(floor(min(card * SAFETY_SHARE, tallest)))

    def fits(card: float) -> bool:
        safeties = across * safety_of(card) + (across - 1) * room.pad
        return safeties + _piles_width(card) <= rest

    card = largest(fits, min(sizes.lane, max(sizes.hand, READABLE)))
    safety = safety_of(card)
    safeties_width = across * safety + (across - 1) * room.pad
    # The remaining width makes words and fans wider.
    spare = max(rest - safeties_width - _piles_width(card), 0.0)
    more = float(floor(min(spare * 0.4, max(WORDS_MOST * room.line - words, 0.0))))
    words += more
    left = room.gap + room.group
    words_x = left + portraits + room.group
    battle = words_x + words + room.group
    speed = battle + pile_width + room.pad
    safeties = speed + pile_width + room.group
    distance = safeties + safeties_width + room.group
    return Columns(
        portrait,
        left,
        words_x,
        words,
        battle,
        speed,
        pile,
        safeties,
        safety,
        across,
        distance,
        float(floor(_piles_width(card) + spare - more)),
        card,
        miles,
    )


def _piles_width(card: float) -> float:
    """The least width of five distance piles, with the same gaps as in `distance_piles`."""
    width = card_width(card)
    return DISTANCES * width + (DISTANCES - 1) * max(floor(width * 0.14), 2)


def tableau(
    side: int, frame: QRectF, room: LayoutRoom, columns: Columns, own: bool
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


def _seats(inner: QRectF, room: LayoutRoom, columns: Columns) -> tuple[QRectF, ...]:
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
    inner: QRectF, room: LayoutRoom, columns: Columns
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


def _safeties(inner: QRectF, room: LayoutRoom, columns: Columns) -> tuple[QRectF, ...]:
    """The slots, in one row or two."""
    side, across = columns.safety, columns.across
    rows = SAFETIES // across
    step = side + room.pad
    top = inner.center().y() - (rows * step - room.pad) / 2
    return tuple(
        QRectF(columns.safeties + i % across * step, top + i // across * step, side, side)
        for i in range(SAFETIES)
    )
