"""Layout of the table: a pure function from sizes to rectangles, without a window.

One row for each side, the own one lowest; above that one the road, from edge to edge, with the
piles at its two ends; a strip for messages and the hand at the bottom. Everything is in scene
coordinates: logical pixels from the top left of the view.

Most windows lack height: in these, a tableau is a single row of cards, with the words in their own
column. In higher windows, if that makes the cards larger, the distance cards are in a tier below
safeties and words, and the buttons are above the hand.
"""

from typing import NamedTuple

from PySide6.QtCore import QRectF, QSizeF

from mille_qt.table.layout_fit import table_sizes
from mille_qt.table.layout_room import LayoutRoom, room_for
from mille_qt.table.layout_sizes import (
    HAND_CARDS,
    Sizes,
    beside_hand,
    centred,
    hand_row,
    hand_width,
)
from mille_qt.table.road_layout import RoadLayout, road
from mille_qt.table.tableau_layout import (
    TableauLayout,
    card_size,
    table_columns,
    tableau,
)

BAR_MAX_LINES = 60.0  # longer lines of text are hard to read


class TableLayout(NamedTuple):
    """All rectangles on the table in scene pixels; `tableaux` are indexed by side.

    `order` names the sides from top to bottom: opponents in turn order, the own side last.
    `hand` holds the places of the cards, which may rise by `lift` without touching anything; it is
    empty if no hand is shown. `turn_sign` is in the place of the message bar, or in a corner.
    """

    size: QSizeF
    card: QSizeF
    order: tuple[int, ...]
    tableaux: tuple[TableauLayout, ...]
    road: RoadLayout
    message_bar: QRectF
    hand: tuple[QRectF, ...]
    lift: float
    turn_sign: QRectF
    hand_tools: QRectF

    @property
    def draw_pile(self) -> QRectF:
        """The draw pile, at the left end of the road."""
        return self.road.draw_pile

    @property
    def discard_pile(self) -> QRectF:
        """The discard pile, at the right end of the road."""
        return self.road.discard_pile

    @property
    def public_bottom(self) -> float:
        """The bottom of the part that everybody may see: above sign, message bar and hand."""
        return min(self.message_bar.top(), self.turn_sign.top(), self.hand_tools.top())


def table_layout(
    size: QSizeF,
    sides: int,
    seats: int,
    text_height: float,
    own_side: int = 0,
    has_hand: bool = True,
    corner: bool = False,
) -> TableLayout:
    """Lay out a table of `sides` sides and `seats` seats in a view of this size.

    `text_height` is the line height of the system font in pixels. `own_side` is at the bottom;
    spectators and replays show any side there, with `has_hand` false. With `corner` the turn sign
    is in a corner, since the message bar is never empty; and also if there is no hand.
    """
    corner = corner or not has_hand
    room = room_for(size.width(), size.height(), text_height, sides, has_hand, corner)
    shape, sizes = table_sizes(room)
    room = room._replace(shape=shape)
    full, lane = table_columns(room, sizes.full), table_columns(room, sizes.lane)
    order = tuple((own_side + 1 + i) % sides for i in range(sides))
    rows = _rows(room, sizes)
    placed = {
        side: tableau(
            side, row, room, lane if i < room.lanes else full, seats // sides, i < room.lanes
        )
        for i, (side, row) in enumerate(zip(order, (*rows[: sides - 1], rows[sides]), strict=True))
    }
    hand = _hand(rows[-1], room, sizes) if has_hand else ()
    bar = _bar(rows[-2], room)
    left, tools = _beside(rows[-3], room, ()) if room.tools else _beside(rows[-1], room, hand)
    return TableLayout(
        size=size,
        card=card_size(sizes.hand),
        order=order,
        tableaux=tuple(placed[side] for side in range(sides)),
        road=road(rows[sides - 1].adjusted(-room.gap, 0, room.gap, 0), room, order),
        message_bar=bar,
        hand=hand,
        lift=sizes.lift,
        turn_sign=left if corner else _sign(bar, hand),
        hand_tools=tools,
    )


def _rows(room: LayoutRoom, sizes: Sizes) -> list[QRectF]:
    """The rows from top to bottom: opponents, band, own side, buttons if any, message bar, hand."""
    opponents = [sizes.lane.inner + 2 * room.pad] * (room.sides - 1)
    above_hand = [room.tools, room.bar] if room.tools else [room.bar]
    full = sizes.full.inner + 2 * room.pad
    heights = [*opponents, sizes.band, full, *above_hand, hand_row(room, sizes.hand)]
    rows, top = [], room.gap
    for height in heights:
        rows.append(QRectF(room.gap, top, room.width - 2 * room.gap, height))
        top += height + room.gap
    return rows


def _bar(row: QRectF, room: LayoutRoom) -> QRectF:
    """The message bar: in the middle, not wider than a readable line."""
    return centred(QSizeF(min(row.width(), BAR_MAX_LINES * room.text), row.height()), row)


def _sign(bar: QRectF, hand: tuple[QRectF, ...]) -> QRectF:
    """The turn sign above the middle of the hand, in the place of the message bar."""
    middle = (hand[0].left() + hand[-1].right()) / 2
    half = min(middle - bar.left(), bar.right() - middle)
    return QRectF(middle - half, bar.top(), 2 * half, bar.height())


def _hand(row: QRectF, room: LayoutRoom, sizes: Sizes) -> tuple[QRectF, ...]:
    """Seven places, the last one a little apart: in the middle, or left of the buttons."""
    card = card_size(sizes.hand)
    pitch, total = card.width() + room.pad, hand_width(room, sizes.hand)
    left = row.center().x() - total / 2
    if not room.corner:
        left = max(min(left, row.right() - beside_hand(room) - total), row.left())
    top = row.bottom() - card.height()
    places = [QRectF(left + i * pitch, top, *card.toTuple()) for i in range(HAND_CARDS)]
    places[-1].translate(room.group, 0)
    return tuple(places)


def _beside(row: QRectF, room: LayoutRoom, hand: tuple[QRectF, ...]) -> tuple[QRectF, QRectF]:
    """The areas left and right of the hand: a corner, and the buttons."""
    middle = row.center().x()
    left = hand[0].left() - room.group if hand else middle - room.group / 2
    right = hand[-1].right() + room.group if hand else middle + room.group / 2
    corner, tools = QRectF(row), QRectF(row)
    corner.setRight(left)
    tools.setLeft(right)
    return corner, tools
