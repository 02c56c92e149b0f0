"""Where one side's cards and words lie: its tableau, full or as a compact lane."""

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF

from mille_qt.table.layout_sizes import (
    COLUMNS,
    SAFETIES,
    STATUS_SHAPES,
    Room,
    Sizes,
    card_width,
    centred,
)

FAN_STEP = 0.3
"""Part of a fanned distance card, of its height, that the next one leaves in sight at most."""


def card_size(height: float) -> QSizeF:
    """Width and height of an upright card of this height."""
    return QSizeF(card_width(height), height)


class Columns(NamedTuple):
    """Where things begin across the table and how wide they are; the same for every side.

    Battle and speed hold `pile` wide cards; each safety slot is `safety` wide, each distance
    column `distance`. Because all tableaux share one `Columns`, the same thing has the same x.
    """

    left: float
    right: float
    battle: float
    speed: float
    pile: float
    words: float
    words_width: float
    safeties: tuple[float, ...]
    safety: float
    safety_rows: int
    distances: tuple[float, ...]
    distance: float


class TableauLayout(NamedTuple):
    """One side's places in scene pixels.

    `frame` is the whole lane (it glows in turn). `title` holds the side's `mark` and one
    rectangle of `seats` for each of its seats (name, badge, card backs). `status` is for words.
    `safeties` are as wide as a card on its side. A full tableau has `distance` columns
    (25 50 75 100 200) with `quota` ("1/2") under the 200s; a compact one has `counters` instead.
    """

    side: int
    compact: bool
    frame: QRectF
    title: QRectF
    mark: QRectF
    seats: tuple[QRectF, ...]
    status: QRectF
    battle: QRectF
    speed: QRectF
    safeties: tuple[QRectF, ...]
    safety_card: QSizeF
    distance: tuple[QRectF, ...]
    distance_card: QSizeF
    quota: QRectF
    counters: tuple[QRectF, ...]

    def safety_card_rect(self, slot: int, sideways: bool = False) -> QRectF:
        """The card in a safety slot: upright, or on its side after a coup fourré."""
        size = self.safety_card.transposed() if sideways else self.safety_card
        return centred(size, self.safeties[slot])

    def distance_card_rect(self, column: int, index: int, count: int) -> QRectF:
        """Card `index` (0 played first, uppermost) of `count` fanned downward in a column."""
        place, card = self.distance[column], self.distance_card
        room = place.height() - card.height()
        step = min(card.height() * FAN_STEP, room / max(count - 1, 1))
        x = place.left() + (place.width() - card.width()) / 2
        return QRectF(QPointF(x, place.top() + step * index), card)


def table_columns(room: Room, sizes: Sizes) -> Columns:
    """The columns that every tableau and the band keep to, from left to right."""
    pile = card_width(sizes.battle)
    left = room.gap + room.pad
    speed = left + pile + room.pad
    words = speed + pile + room.group
    safety_x = words + sizes.words + room.group
    pitch = sizes.safety + room.pad
    across = SAFETIES // sizes.safety_rows
    distance_x = safety_x + across * pitch - room.pad + room.group
    step = sizes.column + room.pad
    last = distance_x + (COLUMNS - 2) * step + sizes.column + room.group
    return Columns(
        left=left,
        right=last + sizes.column,
        battle=left,
        speed=speed,
        pile=pile,
        words=words,
        words_width=sizes.words,
        safeties=tuple(safety_x + i * pitch for i in range(across)),
        safety=sizes.safety,
        safety_rows=sizes.safety_rows,
        distances=(*(distance_x + i * step for i in range(COLUMNS - 1)), last),
        distance=sizes.column,
    )


def tableau(
    side: int, frame: QRectF, room: Room, sizes: Sizes, columns: Columns, seats: int, compact: bool
) -> TableauLayout:
    """The places of one side with `seats` players inside its frame."""
    inner = frame.adjusted(room.pad, room.pad, -room.pad, -room.pad)
    top, height = inner.top(), inner.height()
    battle = min(sizes.battle, height)
    title, mark, names, status = _words(inner, room, columns, seats, compact)
    safety = min(sizes.safety, height)
    stacks = tuple(QRectF(x, top, columns.distance, height) for x in columns.distances)
    quota = QRectF()
    if not compact:
        quota = stacks[-1].adjusted(0, height - room.text, 0, 0)
        stacks = (*stacks[:-1], stacks[-1].adjusted(0, 0, 0, -room.text - room.pad))
    pile = card_size(battle)
    return TableauLayout(
        side=side,
        compact=compact,
        frame=frame,
        title=title,
        mark=mark,
        seats=names,
        status=status,
        battle=centred(pile, QRectF(columns.battle, top, columns.pile, battle)),
        speed=centred(pile, QRectF(columns.speed, top, columns.pile, battle)),
        safeties=tuple(
            centred(
                QSizeF(safety, safety),
                QRectF(x, top + row * (safety + room.pad), columns.safety, safety),
            )
            for row in range(columns.safety_rows)
            for x in columns.safeties
        ),
        safety_card=card_size(safety),
        distance=() if compact else stacks,
        distance_card=card_size(sizes.distance),
        quota=quota,
        counters=stacks if compact else (),
    )


def _words(
    inner: QRectF, room: Room, columns: Columns, seats: int, compact: bool
) -> tuple[QRectF, QRectF, tuple[QRectF, ...], QRectF]:
    """Title, mark, seat names and status; partners share a line only where height is short."""
    wide = columns.words_width >= STATUS_SHAPES[-1][1] * room.text
    least = 1.0 if compact else STATUS_SHAPES[-1 if wide else 0][0]
    lines = seats if (seats + least) * room.text + room.pad <= inner.height() else 1
    title = QRectF(columns.words, inner.top(), columns.words_width, lines * room.text)
    mark = QRectF(title.left(), title.top(), room.text, room.text)
    names = title.adjusted(room.text + room.pad, 0, 0, 0)
    across = seats // lines
    width = (names.width() - (across - 1) * room.pad) / across
    each = tuple(
        QRectF(
            names.left() + (i % across) * (width + room.pad),
            names.top() + (i // across) * room.text,
            width,
            room.text,
        )
        for i in range(seats)
    )
    status = QRectF(title.left(), title.bottom() + room.pad, title.width(), 0)
    status.setBottom(inner.bottom())
    return title, mark, each, status
