"""Layout of the table: a pure function from sizes to rectangles, without a window.

One landscape: opponents' rows under the sky, the score box in their right end; the road, from edge
to edge, with the piles at its two ends; the own row on the meadow. Below it the wooden tray: the
hand under the turn sign, and the buttons beside it. Everything is in scene coordinates: logical
pixels from the top left of the view.
"""

from math import floor
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF

from mille_qt.table.layout_room import LayoutRoom, room_for
from mille_qt.table.layout_sizes import (
    HAND_CARDS,
    Sizes,
    card_size,
    card_width,
    hand_width,
    ribbon_height,
    score_width,
    table_sizes,
    tools_width,
)
from mille_qt.table.road_layout import RoadLayout, road
from mille_qt.table.row_columns import row_columns
from mille_qt.table.tableau_layout import TableauLayout, tableau

QUESTION_LINES = 2.4  # one line of text, and buttons with their frames
QUESTION_WIDTH = 24.0  # lines of text: where it has that much, a question leaves the miles visible


class TableLayout(NamedTuple):
    """All rectangles on the table in scene pixels; `tableaux` are indexed by side.

    `order` names the sides from top to bottom: opponents in turn order, the own side last.
    `score` is in the right end of the top rows. `tray` has `turn_sign` above `hand`, and
    `hand_tools` beside the hand. `hand` holds the places of the cards, which may rise by `lift`
    without touching anything; it is empty if no hand is shown. `question` is over the lower edge of
    the own row and the ribbon above the hand; it may grow upwards and covers neither battle nor
    speed, nor the miles if it is wide enough without them.
    """

    size: QSizeF
    card: QSizeF
    order: tuple[int, ...]
    tableaux: tuple[TableauLayout, ...]
    score: QRectF
    road: RoadLayout
    question: QRectF
    tray: QRectF
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
        """The bottom of the part that everybody may see."""
        return self.tray.top()


def table_layout(
    size: QSizeF,
    sides: int,
    seats: int,
    text_height: float,
    own_side: int = 0,
    has_hand: bool = True,
) -> TableLayout:
    """Lay out a table of `sides` sides and `seats` seats in a view of this size.

    `text_height` is the line height of the system font in pixels. `own_side` is at the bottom;
    spectators and replays show any side there, with `has_hand` false.
    """
    room = room_for(size.width(), size.height(), text_height, sides, seats, has_hand)
    sizes = table_sizes(room)
    columns = row_columns(room, sizes)
    order = tuple((own_side + 1 + i) % sides for i in range(sides))
    frames = _frames(room, sizes)
    above, below = frames[-2].bottom() + room.gap, frames[-1].top() - room.gap
    band = QRectF(0, floor((above + below - sizes.band) / 2), room.width, sizes.band)
    placed = {
        side: tableau(side, frame, room, columns, own=side == order[-1])
        for side, frame in zip(order, frames, strict=True)
    }
    score = frames[0].united(frames[-2]).adjusted(room.pad, room.pad, -room.pad, -room.pad)
    score.setLeft(score.right() - score_width(room))
    tray = QRectF(0, size.height() - sizes.tray, size.width(), sizes.tray)
    hand = _hand(room, sizes, tray)
    sign, tools = _around(room, sizes, tray, hand)
    return TableLayout(
        size=size,
        card=card_size(sizes.hand),
        order=order,
        tableaux=tuple(placed[side] for side in range(sides)),
        score=score,
        road=road(band, room, order),
        question=_question(room, placed[order[-1]], sign.bottom() if hand else 0.0),
        tray=tray,
        hand=hand,
        lift=sizes.lift,
        turn_sign=sign,
        hand_tools=tools,
    )


def _frames(room: LayoutRoom, sizes: Sizes) -> list[QRectF]:
    """The rows from top to bottom."""
    width = room.width - 2 * room.gap
    lane = QSizeF(width, sizes.lane + 2 * room.pad)
    step = lane.height() + room.gap
    frames = [QRectF(QPointF(room.gap, room.gap + i * step), lane) for i in range(room.opponents)]
    bottom = room.height - sizes.tray - room.gap
    own = sizes.own + 2 * room.pad
    return [*frames, QRectF(room.gap, bottom - own, width, own)]


def _hand(room: LayoutRoom, sizes: Sizes, tray: QRectF) -> tuple[QRectF, ...]:
    """Seven places, the last one a little apart; together with the buttons in the middle."""
    if not room.has_hand:
        return ()
    beside = room.group + tools_width(room)
    left = float(round((room.width - hand_width(room, sizes.hand) - beside) / 2))
    card, top = card_size(sizes.hand), tray.bottom() - room.gap - sizes.hand
    pitch = card_width(sizes.hand) + room.pad
    places = [QRectF(QPointF(left + i * pitch, top), card) for i in range(HAND_CARDS)]
    places[-1].translate(room.group, 0)
    return tuple(places)


def _around(
    room: LayoutRoom, sizes: Sizes, tray: QRectF, hand: tuple[QRectF, ...]
) -> tuple[QRectF, QRectF]:
    """The sign above the hand, and the buttons right of it; without a hand, beside each other."""
    inner = tray.adjusted(room.gap, room.gap, -room.gap, -room.gap)
    if not hand:
        sign, tools = QRectF(inner), QRectF(inner)
        tools.setLeft(inner.right() - tools_width(room))
        sign.setRight(tools.left() - room.group)
        return sign, tools
    cards = hand[0].united(hand[-1]).adjusted(0, -sizes.lift, 0, 0)
    sign, tools = QRectF(cards), QRectF(cards)
    sign.setTop(inner.top())
    sign.setHeight(ribbon_height(room))
    tools.setLeft(cards.right() + room.group)
    tools.setWidth(tools_width(room))
    return sign, tools


def _question(room: LayoutRoom, own: TableauLayout, ribbon: float) -> QRectF:
    """The place of a question, right of the own battle and speed, and left of the own miles.

    It reaches down to `ribbon`, where a ribbon above the hand ends, and so hardly upwards.
    """
    area = QRectF(own.frame)
    area.setBottom(max(area.bottom(), ribbon))
    area.setLeft(own.speed.right() + room.group)
    if own.miles.left() - room.group - area.left() >= QUESTION_WIDTH * room.text:
        area.setRight(own.miles.left() - room.group)
    area.setTop(area.bottom() - QUESTION_LINES * room.text)
    return area
