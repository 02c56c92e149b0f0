"""How the parts of a page stand: in a column that scrolls, beside or below each other, in rows."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from mille_qt.ui.scrolling import Scrolling
from mille_qt.ui.widgets import text_height


class CentredColumn(Scrolling):
    """A column in the middle of the page, never too wide to read, scrolling where it must."""

    def __init__(self, lines_wide: float, parent: QWidget | None = None) -> None:
        """`lines_wide`: the most width, as a multiple of the height of a line of text."""
        super().__init__(parent)
        # As high as its content, so that what is beside it stays near it in a large window.
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        self.content = QWidget()
        self.column = QVBoxLayout(self.content)
        middle = _Middle(self)
        row = QHBoxLayout(middle)
        row.setContentsMargins(0, 0, 0, 0)
        row.addStretch(1)
        row.addWidget(self.content, 1_000)
        row.addStretch(1)
        self.setWidget(middle)
        self._strips: list[QWidget] = []
        self._rows_beside: list[QHBoxLayout] = []
        self.widen(lines_wide)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the size of the text."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self.widen(self._lines_wide)

    def widen(self, lines_wide: float) -> None:
        """Have this width at most, with all that stands beside the column."""
        self._lines_wide = lines_wide
        for widget in (self.content, *self._strips):
            widget.setMaximumWidth(round(text_height() * lines_wide))

    def beside(self, row: QHBoxLayout) -> QHBoxLayout:
        """A row for outside the column, below or above it, in line with its edges."""
        strip = QWidget()
        strip.setMaximumWidth(self.content.maximumWidth())
        strip.setLayout(row)
        self._strips.append(strip)
        edge = self.column.contentsMargins().left()
        row.setContentsMargins(edge, 0, edge, 0)
        centred = QHBoxLayout()
        centred.addStretch(1)
        centred.addWidget(strip, 1_000)
        centred.addStretch(1)
        self._rows_beside.append(centred)
        return centred

    def sizeHint(self) -> QSize:
        """As high as the content is at this width."""
        width = min(self.viewport().width(), self.content.maximumWidth())
        height = self.content.heightForWidth(width)
        return QSize(width, height if height > 0 else self.content.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width may need another height; a bar to scroll with moves the middle."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()
        for row in self._rows_beside:
            row.setContentsMargins(0, 0, self.width() - self.viewport().width(), 0)


class _Middle(QWidget):
    """What scrolls; tells the column when its content needs another height."""

    def __init__(self, column: CentredColumn) -> None:
        super().__init__()
        self._column = column

    def event(self, event: QEvent) -> bool:
        """Pass on that the layout has changed."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._column.updateGeometry()
        return super().event(event)


class SideBySide(QWidget):
    """Two parts beside each other where there is room, else one below the other."""

    def __init__(
        self,
        first: QWidget,
        second: QWidget,
        parent: QWidget | None = None,
        *,
        gap: float | None = None,
        shares: tuple[int, int] = (5, 4),
    ) -> None:
        """`gap` is between the parts, by default a line of text, in pixels.

        `shares`: in which ratio the parts share the width, where each has all that it needs.
        """
        super().__init__(parent)
        self._parts = (first, second)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(round(text_height() if gap is None else gap))
        for part, share in zip(self._parts, shares, strict=True):
            self._row.addWidget(part, share)

    def event(self, event: QEvent) -> bool:
        """Turn when the width, or what the parts need of it, changes."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            self._turn()
        return super().event(event)

    def needed(self) -> int:
        """The width at which everything stands beside each other, in pixels."""
        shown = [part for part in self._parts if not part.isHidden()]
        widths = [
            part.needed() if isinstance(part, SideBySide) else part.minimumSizeHint().width()
            for part in shown
        ]
        return sum(widths) + self._row.spacing()

    def _turn(self) -> None:
        fits = self.needed() <= self.width()
        way = QBoxLayout.Direction.LeftToRight if fits else QBoxLayout.Direction.TopToBottom
        if self._row.direction() != way:
            self._row.setDirection(way)

    def minimumSizeHint(self) -> QSize:
        """As narrow as the wider part, since they can stand below each other."""
        size = super().minimumSizeHint()
        size.setWidth(max(part.minimumSizeHint().width() for part in self._parts))
        return size


def from_left(*widgets: QWidget) -> QWidget:
    """Widgets beside each other, each as wide as it needs, what is left over behind them."""
    row, layout = _bare_row()
    for widget in widgets:
        layout.addWidget(widget)
    layout.addStretch(1)
    return row


def from_right(*widgets: QWidget) -> QWidget:
    """Widgets beside each other, each as wide as it needs, what is left over before them."""
    row, layout = _bare_row()
    layout.addStretch(1)
    for widget in widgets:
        layout.addWidget(widget)
    return row


def _bare_row() -> tuple[QWidget, QHBoxLayout]:
    row = QWidget()
    layout = QHBoxLayout(row)
    layout.setContentsMargins(0, 0, 0, 0)
    return row, layout


def captioned(button: QPushButton, text: QWidget, gap: int) -> QVBoxLayout:
    """Return a layout of a button with a text below it; `gap` in pixels."""
    column = QVBoxLayout()
    column.setSpacing(gap)
    column.addWidget(button)
    column.addWidget(text)
    return column


def in_pairs(buttons: Sequence[QPushButton], gap: int) -> QGridLayout:
    """Return a layout of buttons in two columns; `gap` in pixels."""
    grid = QGridLayout()
    grid.setSpacing(gap)
    for number, button in enumerate(buttons):
        row, column = divmod(number, 2)
        grid.addWidget(button, row, column)
        grid.setColumnStretch(column, 1)
    return grid
