"""Layouts of pages: a scrolling column, parts side by side or stacked, rows, labels."""

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from mille_qt.ui.fields import DropDown
from mille_qt.ui.labels import Label
from mille_qt.ui.scrolling import Scrolling
from mille_qt.ui.theme.own_font import Fitted
from mille_qt.ui.widgets import in_column, in_row, text_height


class CentredColumn(Fitted, Scrolling):
    """A centred column of limited width, which scrolls if needed."""

    def __init__(self, lines_wide: float, page: QWidget | None = None) -> None:
        """`lines_wide`: the greatest width, in lines of text.

        With its `page` from the start, its parts are not styled again when it gets there.
        """
        super().__init__(page)
        # As high as its content, so that its neighbours stay near it in a large window.
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        self.content = QWidget()
        self.column = QVBoxLayout(self.content)
        self._middle = _Middle(self)
        in_row(1, (self.content, 1_000), 1, of=self._middle)
        self.setWidget(self._middle)
        self._strips: list[QWidget] = []
        self._rows_beside: list[QHBoxLayout] = []
        self.widen(lines_wide)

    def fit(self) -> None:
        self.widen(self._lines_wide)

    def widen(self, lines_wide: float) -> None:
        """Set the greatest width of the column and the rows aligned with it."""
        self._lines_wide = lines_wide
        for widget in (self.content, *self._strips):
            widget.setMaximumWidth(round(text_height() * lines_wide))

    def beside(self, row: QHBoxLayout) -> QHBoxLayout:
        """Align a row outside the column, above or below it, with its edges."""
        strip = QWidget()
        strip.setMaximumWidth(self.content.maximumWidth())
        strip.setLayout(row)
        self._strips.append(strip)
        edge = self.column.contentsMargins().left()
        row.setContentsMargins(edge, 0, edge, 0)
        centred = in_row(1, (strip, 1_000), 1)
        self._rows_beside.append(centred)
        return centred

    def sizeHint(self) -> QSize:
        """Return the height of the content at this width."""
        # Before it is shown, the viewport does not follow a new width.
        pending = self.testAttribute(Qt.WidgetAttribute.WA_PendingResizeEvent)
        width = self.width() if pending else self.viewport().width()
        # Not of the content alone: it is a little narrower than the widget around it.
        height = self._middle.heightForWidth(width)
        if height <= 0:
            height = self.content.sizeHint().height()
        if self._middle.minimumSizeHint().width() > width:
            # Or the bar below would need one beside, which makes the content higher, and so on.
            height += self.horizontalScrollBar().sizeHint().height()
        return QSize(min(width, self.content.maximumWidth()), height)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Update height and centre: they depend on the width and on the scroll bar."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()
        for row in self._rows_beside:
            row.setContentsMargins(0, 0, self.width() - self.viewport().width(), 0)


class _Middle(QWidget):
    """The scrolled widget; notifies the column when its height changes."""

    def __init__(self, column: CentredColumn) -> None:
        super().__init__()
        self._column = column

    def event(self, event: QEvent) -> bool:
        """Notify the column of a changed layout."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._column.updateGeometry()
        return super().event(event)


class SideBySide(QWidget):
    """Two parts side by side if there is room, otherwise stacked."""

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

    def set_gap(self, gap: int) -> None:
        """Set the distance between the parts in pixels."""
        self._row.setSpacing(gap)

    def event(self, event: QEvent) -> bool:
        """Update the direction when the available or the needed width changes."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            self._turn()
        return super().event(event)

    def needed(self) -> int:
        """Return the width in pixels from which the parts are side by side."""
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
        """Return the width of the wider part, as the parts can be stacked."""
        size = super().minimumSizeHint()
        size.setWidth(max(part.minimumSizeHint().width() for part in self._parts))
        return size


def settle_layouts(widget: QWidget) -> None:
    """Tell all layouts in a widget of new sizes in them at once, from the innermost on.

    Qt does so level by level, in later events, and not where a layout still waits to be activated,
    as all do before they are shown.
    """
    for each in (*reversed(widget.findChildren(QWidget)), widget):
        layout = each.layout()
        if layout is not None:
            layout.invalidate()
            layout.activate()


def labelled_box(label: Label, box: DropDown) -> QWidget:
    """Return a combo box with its label above it; long entries are cut off."""
    cell = QWidget()
    label.setBuddy(box)
    box.cut_off(4)
    in_column(label, box, of=cell, gap=0)
    return cell


def from_left(*widgets: QWidget) -> QWidget:
    """Return a left-aligned row of widgets."""
    row = QWidget()
    in_row(*widgets, 1, of=row)
    return row


def from_right(*widgets: QWidget) -> QWidget:
    """Return a right-aligned row of widgets."""
    row = QWidget()
    in_row(1, *widgets, of=row)
    return row
