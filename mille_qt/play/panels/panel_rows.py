"""Arranges the parts of the message bar: a pure computation, then geometries are set."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtWidgets import QWidget

from mille_qt.ui.labels import Label

GAP = 4  # pixels between the bar and what it avoids
LEAST_SHARE = 0.4  # the least share of its width at which the bar is readable
#: As multiples of a line of text: the padding of the bar, the gaps between its parts, and its
#: greatest width.
EDGE, APART, WIDEST = 0.6, 0.45, 48.0
#: The least part of the width that the text has beside buttons.
BESIDE_BUTTONS = 0.45


class PanelRows(NamedTuple):
    """The parts of the bar: a text with buttons beside it, choices, a note, a box to tick.

    `line` is the height of a line of text in pixels.
    """

    text: Label
    note: Label | None
    beside: Sequence[QWidget]
    choices: Sequence[QWidget]
    beside_note: Sequence[QWidget]
    check: QWidget | None
    line: int

    def place_in(self, area: QRect) -> QRect:
        """Place all parts, and return the geometry of the bar: at the lower left of the area."""
        edge = round(EDGE * self.line)
        width = min(area.width(), max(self._wanted() + 2 * edge, round(area.width() * LEAST_SHARE)))
        inner = QRect(edge, edge, width - 2 * edge, 0)
        bottom = self._stack(inner)
        bar = QRect(area.left(), 0, width, bottom + edge)
        bar.moveBottom(area.bottom())
        return bar

    def _wanted(self) -> int:
        """The width at which nothing has to wrap, but not too wide for reading."""
        gap = self._gap
        widest = max((choice.sizeHint().width() for choice in self.choices), default=0)
        lines = [
            _one_line(self.text) + gap + _across(self.beside, gap),
            len(self.choices) * (widest + gap),
            (0 if self.note is None else _one_line(self.note) + gap)
            + _across(self.beside_note, gap),
        ]
        return min(max(lines), round(WIDEST * self.line))

    @property
    def _gap(self) -> int:
        return round(APART * self.line)

    def _stack(self, area: QRect) -> int:
        """Place the parts from the top of the area, and return where they end."""
        top = self._text_row(self.text, self.beside, area)
        if self.choices:
            top = self._choice_row(area, top + self._gap)
        if self.note is not None:
            below = QRect(area.left(), top + self._gap, area.width(), 0)
            top = self._text_row(self.note, self.beside_note, below)
        if self.check is not None:
            size = self.check.sizeHint().boundedTo(QSize(area.width(), 1000))
            self.check.setGeometry(QRect(area.left(), top + self._gap, *size.toTuple()))
            top += self._gap + size.height()
        for part in (self.text, self.note, self.check, *self.beside, *self.choices):
            if part is not None:
                part.show()
        for part in self.beside_note:
            part.show()
        return top

    def _text_row(self, label: Label, buttons: Sequence[QWidget], area: QRect) -> int:
        """Place a text with buttons on its right, or below it if it would be too narrow."""
        taken = _across(buttons, self._gap) + self._gap * bool(buttons)
        room = area.width() - taken
        highest = max((button.sizeHint().height() for button in buttons), default=0)
        beside = room >= min(area.width() * BESIDE_BUTTONS, _one_line(label))
        width = room if beside else area.width()
        text = label.heightForWidth(width)
        height = max(text, highest) if beside else text
        label.setGeometry(area.left(), area.top() + (height - text) // 2, width, text)
        if beside:
            self._button_row(buttons, area, area.top() + (height - highest) // 2)
            return area.top() + height
        bottom = area.top() + text
        for row in _rows_of(buttons, area.width(), self._gap):
            bottom = self._button_row(row, area, bottom + self._gap)
        return bottom

    def _button_row(self, buttons: Sequence[QWidget], area: QRect, top: int) -> int:
        """Place buttons at the right of an area, and return where the highest one ends."""
        sizes = [_fitted(button, area.width()) for button in buttons]
        highest = max((size.height() for size in sizes), default=0)
        right = area.right() + 1
        for button, size in zip(reversed(buttons), reversed(sizes), strict=True):
            right -= size.width()
            button.setGeometry(QRect(QPoint(right, top + (highest - size.height()) // 2), size))
            right -= self._gap
        return top + highest

    def _choice_row(self, area: QRect, top: int) -> int:
        """Place the choices side by side, or below each other if that is not higher."""
        count, gap = len(self.choices), self._gap
        width = (area.width() - (count - 1) * gap) // count
        height = max(choice.heightForWidth(width) for choice in self.choices)
        heights = [choice.heightForWidth(area.width()) for choice in self.choices]
        has_room = all(choice.minimumSizeHint().width() <= width for choice in self.choices)
        if has_room and height < sum(heights) + gap:
            for index, choice in enumerate(self.choices):
                choice.setGeometry(area.left() + index * (width + gap), top, width, height)
            return top + height
        for choice, own in zip(self.choices, heights, strict=True):
            choice.setGeometry(area.left(), top, area.width(), own)
            top += own + gap
        return top - gap


def areas_clear_of(off: QRect, place: QRect) -> list[QRect]:
    """Return the areas for the bar: `place`, and its wider part beside `off` if it is readable."""
    left, right = QRect(place), QRect(place)
    left.setRight(off.left() - GAP)
    right.setLeft(off.right() + GAP)
    beside = max(left, right, key=QRect.width)
    readable = not off.isEmpty() and beside.width() >= place.width() * LEAST_SHARE
    return [place, beside] if readable else [place]


def _one_line(label: Label) -> int:
    """The width of a text whose lines do not wrap."""
    return label.fontMetrics().size(0, label.text()).width() + 2


def _fitted(part: QWidget, width: int) -> QSize:
    """The size of a part that is at most as wide as an area."""
    size = part.sizeHint()
    if size.width() <= width:
        return size
    return QSize(width, max(size.height(), part.heightForWidth(width)))


def _rows_of(parts: Sequence[QWidget], width: int, gap: int) -> list[list[QWidget]]:
    """Divide parts into rows that are at most as wide as an area."""
    rows: list[list[QWidget]] = []
    for part in parts:
        if rows and _across([*rows[-1], part], gap) <= width:
            rows[-1].append(part)
        else:
            rows.append([part])
    return rows


def _across(parts: Sequence[QWidget], gap: int) -> int:
    """The width of parts beside each other."""
    return sum(part.sizeHint().width() + gap for part in parts) - (gap if parts else 0)
