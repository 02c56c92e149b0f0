"""The columns of all sides' rows, and the sizes of their cards.

The groups of all rows are aligned, so that a column can be compared at a glance. The columns are
computed for an opponent's row, which has the score box in its right end.
"""

from math import floor
from typing import NamedTuple

from mille_qt.table.layout_room import LayoutRoom
from mille_qt.table.layout_sizes import READABLE, Sizes, card_width, largest, score_width

#: The words of a row, in lines of text: the name, a quiet line, the pill with the status, and gaps.
NAME, NOTE, PILL, WORDS_GAP = 1.4, 1.05, 1.7, 0.22
SAFETIES, DISTANCES = 4, 5
#: Portraits in lines of text: the only one of a side, and each of two.
PORTRAIT_LINES = {1: 5.4, 2: 4.2}
PORTRAIT_MOST = {1: 0.088, 2: 0.056}  # of the table's width
#: The cards of battle and speed in the own row: shares of its height, of a lane's height and of the
#: table's width.
PILE_OWN, PILE_MOST, PILE_ACROSS = 0.9, 1.2, 0.13
#: Widths of the words in lines of text, the preferred one first, and of the miles.
WORDS_LINES, MILES_LINES = (14.0, 13.0, 12.0, 11.0, 10.0, 9.0, 8.0, 7.0, 6.0), 4.2
#: Lines: for narrower words, readable distance cards are large enough; even narrower is a loss.
WORDS_ENOUGH, WORDS_LEAST = 11.0, 9.0
#: Widths of the miles and of the words, in the order in which they are tried.
WIDTHS = (
    *((MILES_LINES, lines) for lines in WORDS_LINES if lines >= WORDS_ENOUGH),
    *((0.0, lines) for lines in WORDS_LINES),
)
WORDS_MOST = 15.0  # lines: wider words do not help
#: The height that distance cards should have before words get narrower, and before opponents' rows
#: lose their miles: of a row's, and in pixels.
DISTANCE_WANTED, BESIDE_MILES = (0.58, 46.0), (0.48, 56.0)
#: The height of safeties, of that of distance cards: they are told apart by their symbols.
#: In two rows they have at least a number of pixels.
SAFETY_SHARE, SAFETY_LEAST = 0.84, 36.0


class RowColumns(NamedTuple):
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


def row_columns(room: LayoutRoom, sizes: Sizes) -> RowColumns:
    """The columns for all rows: as wide words as possible that leave distance cards readable.

    If both are not possible, neither is made much too small for the other.
    """
    best: tuple[float, RowColumns] | None = None
    two_rows = (sizes.lane - room.pad) / 2 >= SAFETY_LEAST
    rows = (SAFETIES, SAFETIES // 2) if two_rows else (SAFETIES,)
    # In low windows the words of the opponents are smaller than the table's text.
    line = min(room.line, sizes.lane / (NAME + PILL + WORDS_GAP))
    for miles, lines in WIDTHS:
        share, pixels = BESIDE_MILES if miles else DISTANCE_WANTED
        wanted = min(max(share * sizes.lane, pixels), sizes.lane)
        words, figures = float(floor(lines * line)), float(floor(miles * line))
        options = [_columns(room, sizes, words, figures, across) for across in rows]
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


def _columns(room: LayoutRoom, sizes: Sizes, words: float, miles: float, across: int) -> RowColumns:
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
    card, safety = _card_heights(room, sizes, rest, across)
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
    return RowColumns(
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


def _card_heights(room: LayoutRoom, sizes: Sizes, width: float, across: int) -> tuple[float, float]:
    """The heights of distance cards and of safeties that fill a width."""
    rows = SAFETIES // across
    tallest = (sizes.lane - (rows - 1) * room.pad) / rows

    def safety_of(card: float) -> float:
        return float(floor(min(card * SAFETY_SHARE, tallest)))

    def fits(card: float) -> bool:
        safeties = across * safety_of(card) + (across - 1) * room.pad
        return safeties + _piles_width(card) <= width

    card = largest(fits, min(sizes.lane, max(sizes.hand, READABLE)))
    return card, safety_of(card)


def _piles_width(card: float) -> float:
    """The least width of five distance piles, with the same gaps as in `distance_piles`."""
    width = card_width(card)
    return DISTANCES * width + (DISTANCES - 1) * max(floor(width * 0.14), 2)
