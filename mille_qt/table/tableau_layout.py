"""The layout of one side's tableau, full or as a compact lane."""

from math import floor
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF

from mille_qt.table.layout_room import SAFETIES, STATUS_SHAPES, LayoutRoom
from mille_qt.table.layout_sizes import (
    COLUMNS,
    TableauRow,
    card_width,
    centred,
    distance_width,
    words_inner,
)
from mille_qt.ui.cards.card_names import SMALL_BELOW

# The visible part of a fanned distance card, as shares of its height: the maximum, and the minimum,
# which shows its index. A small card has a larger index.
FAN_STEP, FAN_LEAST = 0.3, 0.2
SMALL_STEP = 0.44


def card_size(height: float) -> QSizeF:
    """Width and height of an upright card of this height."""
    return QSizeF(card_width(height), height)


class Columns(NamedTuple):
    """The x coordinates in a row, in pixels, and the row's sizes.

    Battle and speed have cards of the width `pile`. Rows of one kind share one `Columns`, so that
    they are aligned.
    """

    row: TableauRow
    right: float
    battle: float
    speed: float
    pile: float
    words: float
    safeties: tuple[float, ...]
    distances: tuple[float, ...]


class TableauLayout(NamedTuple):
    """One side's rectangles in scene pixels.

    `frame` is the whole lane. `title` holds the side's `mark` and one
    rectangle of `seats` for each of its seats (name, badge, card backs), one or two lines high,
    each `line` pixels. `status` is for words.
    `safeties` are as wide as a sideways card. A full tableau has `distance` columns
    (25 50 75 100 200) with `quota` ("1/2") under the 200s; a compact one has `counters` instead.
    """

    side: int
    compact: bool
    frame: QRectF
    title: QRectF
    mark: QRectF
    seats: tuple[QRectF, ...]
    line: float
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
        """The rectangle of card `index` (0 is the first, at the top) of `count` fanned in a column.

        Cards for which the column has no room are hidden under the topmost visible one.
        """
        place, card = self.distance[column], self.distance_card
        room = place.height() - card.height()
        shown = self.fan_shows(column, count)
        step = min(card.height() * _fan_steps(card)[1], room / max(shown - 1, 1))
        index = max(index - (count - shown), 0)
        x = place.left() + (place.width() - card.width()) / 2
        return QRectF(QPointF(x, place.top() + step * index), card)

    def fan_shows(self, column: int, count: int) -> int:
        """The number of cards in a column whose index is visible, of `count`."""
        card = self.distance_card
        room = self.distance[column].height() - card.height()
        return min(count, 1 + floor(room / (card.height() * _fan_steps(card)[0])))


def _fan_steps(card: QSizeF) -> tuple[float, float]:
    """The minimum and maximum visible part of a fanned card, as shares of its height."""
    return (SMALL_STEP, SMALL_STEP) if card.height() < SMALL_BELOW else (FAN_LEAST, FAN_STEP)


def table_columns(room: LayoutRoom, row: TableauRow) -> Columns:
    """The columns for all rows of a kind and for the band, from left to right."""
    pile = card_width(row.battle)
    left = room.gap + room.pad
    speed = left + pile + room.pad
    words = speed + pile + room.group
    safety_x = words + row.words + room.group
    pitch = row.safety + room.pad
    distances = _distances(room, row, safety_x)
    return Columns(
        row=row,
        right=distances[-1] + row.column,
        battle=left,
        speed=speed,
        pile=pile,
        words=words,
        safeties=tuple(safety_x + i * pitch for i in range(row.across)),
        distances=distances,
    )


def _distances(room: LayoutRoom, row: TableauRow, safeties: float) -> tuple[float, ...]:
    """The x coordinates of the distance columns; `safeties` is that of the safeties."""
    pitch = row.safety + room.pad
    beside = safeties + row.across * pitch - room.pad
    step = row.column + room.pad
    if row.tiers:
        # Below the safeties, as wide as they are, or wider to the left.
        width = distance_width(room, row.distance)
        left = min(safeties, beside - width)
        step += max(beside - safeties - width, 0.0) / (COLUMNS - 1)
    else:
        left = beside + room.group
    return (
        *(left + i * step for i in range(COLUMNS - 1)),
        left + (COLUMNS - 1) * step - room.pad + room.group,
    )


def tableau(
    side: int, frame: QRectF, room: LayoutRoom, columns: Columns, seats: int, compact: bool
) -> TableauLayout:
    """The layout of one side with `seats` players inside its frame."""
    row = columns.row
    inner = frame.adjusted(room.pad, room.pad, -room.pad, -room.pad)
    top, height = inner.top(), inner.height()
    battle, safety = min(row.battle, height), min(row.safety, height)
    upper, lower = _tiers(inner, room, row, safety)
    title, mark, names, status = _words(upper, room, columns, seats, compact)
    stacks = tuple(QRectF(x, lower.top(), row.column, lower.height()) for x in columns.distances)
    quota = QRectF()
    if not compact:
        quota = stacks[-1].adjusted(0, lower.height() - room.text, 0, 0)
        stacks = (*stacks[:-1], stacks[-1].adjusted(0, 0, 0, -room.text - room.pad))
    pile = card_size(battle)
    return TableauLayout(
        side=side,
        compact=compact,
        frame=frame,
        title=title,
        mark=mark,
        seats=names,
        line=room.text,
        status=status,
        battle=centred(pile, QRectF(columns.battle, top, columns.pile, battle)),
        speed=centred(pile, QRectF(columns.speed, top, columns.pile, battle)),
        safeties=tuple(
            centred(
                QSizeF(safety, safety),
                QRectF(x, top + line * (safety + room.pad), row.safety, safety),
            )
            for line in range(SAFETIES // row.across)
            for x in columns.safeties
        ),
        safety_card=card_size(safety),
        distance=() if compact else stacks,
        distance_card=card_size(min(row.distance, height)),
        quota=quota,
        counters=stacks if compact else (),
    )


def _tiers(
    inner: QRectF, room: LayoutRoom, row: TableauRow, safety: float
) -> tuple[QRectF, QRectF]:
    """The areas of words and safeties, and of the distance cards beside or below them."""
    if not row.tiers:
        return inner, inner
    upper, lower = QRectF(inner), QRectF(inner)
    upper.setHeight(max(safety, words_inner(room)))
    lower.setTop(upper.bottom() + room.pad)
    return upper, lower


def _words(
    inner: QRectF, room: LayoutRoom, columns: Columns, seats: int, compact: bool
) -> tuple[QRectF, QRectF, tuple[QRectF, ...], QRectF]:
    """Title, mark, seats and status; a name has its own line if height allows."""
    wide = columns.row.words >= STATUS_SHAPES[-1][1] * room.text
    whole = STATUS_SHAPES[-1 if wide else 0][0]
    fit = (inner.height() - room.pad) / room.text
    # Two lines or one for each seat, besides the complete status; partners share a line only if
    # height is short.
    choices = ((2 * seats, whole), (seats, 1.0 if compact else whole))
    lines = next((lines for lines, status in choices if lines + status <= fit), 1)
    title = QRectF(columns.words, inner.top(), columns.row.words, lines * room.text)
    mark = QRectF(title.left(), title.top(), room.text, room.text)
    names = title.adjusted(room.text + room.pad, 0, 0, 0)
    each = _shared(names, room, seats, rows=min(lines, seats))
    status = QRectF(title.left(), title.bottom() + room.pad, title.width(), 0)
    status.setBottom(inner.bottom())
    return title, mark, each, status


def _shared(area: QRectF, room: LayoutRoom, seats: int, rows: int) -> tuple[QRectF, ...]:
    """A rectangle for each seat, in `rows` rows."""
    across = seats // rows
    width = (area.width() - (across - 1) * room.pad) / across
    height = area.height() / rows
    return tuple(
        QRectF(
            area.left() + (i % across) * (width + room.pad),
            area.top() + (i // across) * height,
            width,
            height,
        )
        for i in range(seats)
    )
