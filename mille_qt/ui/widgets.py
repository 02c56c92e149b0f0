"""Widgets for pages and dialogs: rows and columns, headings, kinds of text, sheets, buttons."""

from collections.abc import Iterable
from typing import NamedTuple, TypeVar

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAction, QFont, QFontMetricsF, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QBoxLayout,
    QButtonGroup,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLayout,
    QMenu,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from mille_qt.ui.access.announcing import announce
from mille_qt.ui.labels import Label
from mille_qt.ui.theme.application_theme import heading_font
from mille_qt.ui.theme.own_font import Fitted, OwnFont
from mille_qt.ui.theme.theme_sheet import BOX, BOX_GAP
from mille_qt.ui.translation import Translated

TITLE, SECTION = 2.0, 1.25  # sizes of headings, as multiples of the text's
#: Tolerance in pixels when measuring letters, as sizes are whole numbers.
ROUNDING = 1


def text_height() -> float:
    """Return the height of a line of text, the unit of all widths and gaps."""
    return QFontMetricsF(QApplication.font()).height()


class Space(NamedTuple):
    """Room between two parts of a box, in lines of text."""

    lines: float


#: A part of a box: a widget, a layout, or either with stretch and alignment; a number is a stretch.
Item = QWidget | QLayout
Part = Item | int | Space | tuple[Item, int] | tuple[Item, int, Qt.AlignmentFlag]
Box = TypeVar("Box", bound=QBoxLayout)


def fill(box: Box, *parts: Part) -> Box:
    """Add parts to a box, and return it."""
    for part in parts:
        if isinstance(part, Space):
            box.addSpacing(round(text_height() * part.lines))
            continue
        item, *placing = part if isinstance(part, tuple) else (part,)
        if isinstance(item, int):
            box.addStretch(item)
        elif isinstance(item, QLayout):
            box.addLayout(item, *placing)
        else:
            box.addWidget(item, *placing)  # type: ignore[arg-type]
    return box


def in_column(*parts: Part, of: QWidget | None = None, gap: float | None = None) -> QVBoxLayout:
    """Return a column of parts without margins; `of` is the widget that it fills.

    `gap` is the distance between the parts in lines of text, by default the style's.
    """
    return _bare(QVBoxLayout() if of is None else QVBoxLayout(of), parts, gap)


def in_row(*parts: Part, of: QWidget | None = None, gap: float | None = None) -> QHBoxLayout:
    """Return a row of parts, like `in_column`."""
    return _bare(QHBoxLayout() if of is None else QHBoxLayout(of), parts, gap)


def _bare(box: Box, parts: Iterable[Part], gap: float | None) -> Box:
    box.setContentsMargins(0, 0, 0, 0)
    if gap is not None:
        box.setSpacing(round(text_height() * gap))
    return fill(box, *parts)


def set_style_property(widget: QWidget, name: str, value: object) -> None:
    """Set a property that the style sheet reads, which it does once for each widget."""
    if widget.property(name) == value:
        return
    widget.setProperty(name, value)
    if widget.testAttribute(Qt.WidgetAttribute.WA_WState_Polished):
        style = widget.style()
        style.unpolish(widget)
        style.polish(widget)


def make_bold(widget: QWidget, bold: bool = True) -> None:
    """Write the text of a widget in bold, or not."""
    font = widget.font()
    font.setBold(bold)
    widget.setFont(font)


def keep_room(widget: QWidget, kept: bool = True) -> None:
    """Keep the room of a widget while it is hidden, so that nothing moves; or keep it no more."""
    policy = widget.sizePolicy()
    policy.setRetainSizeWhenHidden(kept)
    widget.setSizePolicy(policy)


def mark_destructive(button: QAbstractButton) -> None:
    """Give the colours of danger to a button that deletes, resets or leaves something."""
    set_style_property(button, "destructive", True)


class WideButton(QPushButton):
    """The main button of a page: at least nine lines of text wide."""

    _LINES = 9

    def sizeHint(self) -> QSize:
        # A minimum width that is set once would be too small when the text grows.
        least = QSize(round(text_height() * self._LINES), 0)
        return super().sizeHint().expandedTo(least)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()


class MoreButton(Translated, QPushButton):
    """A button *…* with a menu of what few people want."""

    def __init__(self, *actions: QAction) -> None:
        super().__init__("…")
        menu = QMenu(self)
        menu.setToolTipsVisible(True)
        menu.addActions(actions)
        self.setMenu(menu)
        self.retranslate()

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("More"))


class Heading(OwnFont, Fitted, Label):
    """A heading in the bold font of the cards."""

    def __init__(self, size: float = SECTION, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self._size = size
        self.use_font()

    def wanted_font(self) -> QFont:
        return heading_font(self._size)

    def setText(self, text: str) -> None:
        super().setText(text)
        self.fit()

    def set_size(self, size: float) -> None:
        """Set the size, as a multiple of that of other text."""
        self._size = size
        self.use_font()
        self.fit()

    def fit(self) -> None:
        """Accents on capitals reach above the line in this font."""
        metrics = self.fontMetrics()
        above = -metrics.tightBoundingRect(self.text()).top() - metrics.ascent()
        top = above if above > ROUNDING else 0
        if self.contentsMargins().top() != top:
            self.setContentsMargins(0, top, 0, 0)


class TextLine(Label):
    """A text that wraps."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self.setWordWrap(True)


class QuietText(Label):
    """An explanation in a quieter colour, which wraps."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self.setProperty("quiet", True)
        self.setWordWrap(True)


class BoxText(Fitted, QuietText):
    """An explanation below a check box, aligned with its text."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.fit()

    def fit(self) -> None:
        self.setIndent(round((BOX + BOX_GAP) * self.fontMetrics().height()))


class TroubleText(Label):
    """An error message; hidden while empty."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self.setProperty("trouble", True)
        self.setWordWrap(True)
        self.hide()

    def say(self, text: str) -> None:
        """Show and announce a message; hide for an empty text."""
        news = bool(text) and text != self.text()
        self.setText(text)
        self.setVisible(bool(text))
        if news:
            announce(text, urgent=True)


class Pill(Label):
    """A state in a word or two on a coloured plate; hidden while empty."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        edge = round(text_height() * 0.4)
        self.setContentsMargins(edge, 1, edge, 1)

    def show_state(self, text: str, *, good: bool) -> None:
        """Show a state, in green if it is good."""
        set_style_property(self, "pill", "good" if good else "plain")
        self.setText(text)
        self.setVisible(bool(text))


class Sheet(QFrame):
    """A sheet of paper with a column of parts."""

    def __init__(self, *parts: Part, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("sheet", True)
        self.column = QVBoxLayout(self)
        gap = round(text_height() * 0.8)
        self.column.setContentsMargins(gap, gap, gap, gap)
        self.column.setSpacing(round(text_height() * 0.5))
        fill(self.column, *parts)


class PictureTile(QPushButton):
    """A button with a title, a line below it that wraps, and pictures beside them."""

    _TITLE = 1.1  # times the text
    _ROOM = 2  # pixels above each part, for accents on capitals

    def __init__(self, before: QWidget, after: QWidget | None = None) -> None:
        """`before` and `after` are the pictures on the left and on the right."""
        super().__init__()
        self.setAutoDefault(False)
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.title, self.line = Heading(self._TITLE), QuietText()
        self.title.setWordWrap(True)
        grid = self._grid = QGridLayout(self)
        gap = round(text_height() * 0.5)
        grid.setContentsMargins(gap, gap, gap, gap)
        grid.setHorizontalSpacing(gap)
        grid.setVerticalSpacing(self._ROOM)
        grid.addWidget(before, 0, 0, 2, 1, Qt.AlignmentFlag.AlignVCenter)
        grid.addWidget(self.title, 0, 1, Qt.AlignmentFlag.AlignBottom)
        grid.addWidget(self.line, 1, 1, Qt.AlignmentFlag.AlignTop)
        if after is not None:
            grid.addWidget(after, 0, 2, 2, 1)
        grid.setColumnStretch(1, 1)
        for part in self.findChildren(QWidget):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            part.setContentsMargins(0, self._ROOM, 0, 0)

    def set_texts(self, title: str, line: str) -> None:
        """Set the texts, which are also what screen readers say."""
        self.title.setText(title)
        self.line.setText(line)
        self.setAccessibleName(title)
        self.setAccessibleDescription(line)

    def sizeHint(self) -> QSize:
        """Return the size of the layout: the button has no text of its own."""
        return self._grid.sizeHint()

    def minimumSizeHint(self) -> QSize:
        """Return the least size of the layout, with wrapped text."""
        return self._grid.minimumSize()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._grid.heightForWidth(width)


class TileGrid(Fitted, QWidget):
    """Tiles of the same width, in as many columns as there is room for, row by row."""

    def __init__(self, least: float, tiles: Iterable[PictureTile] = ()) -> None:
        """`least` is the least width of a tile in lines of text."""
        super().__init__()
        self._least, self._tiles = least, list[PictureTile]()
        self._columns = 1
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(round(text_height() * 0.5))
        for tile in tiles:
            self.add(tile)

    def add(self, tile: PictureTile) -> None:
        """Add a tile after the others."""
        self._grid.addWidget(tile, *divmod(len(self._tiles), self._columns))
        self._tiles.append(tile)

    def remove(self, tile: PictureTile) -> None:
        """Delete a tile; the others move up."""
        self._tiles.remove(tile)
        tile.setParent(None)
        tile.deleteLater()
        self._arrange(self._columns)

    def _arrange(self, columns: int) -> None:
        for column in range(max(columns, self._columns)):
            self._grid.setColumnStretch(column, int(column < columns))
        self._columns = columns
        for at, tile in enumerate(self._tiles):
            self._grid.addWidget(tile, *divmod(at, columns))

    def fit(self) -> None:
        columns = max(1, int(self.width() / (self._least * text_height())))
        if columns != self._columns:
            self._arrange(columns)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Adapt the columns to the width."""
        super().resizeEvent(event)
        self.fit()

    def minimumSizeHint(self) -> QSize:
        """Return the width of one tile; there is always room for a column."""
        return QSize(round(self._least * text_height()), super().minimumSizeHint().height())


class Segments(QWidget):
    """A row of buttons of which one is checked."""

    chosen = Signal(int)

    def __init__(
        self, count: int, parent: QWidget | None = None, *, focus_by_click: bool = True
    ) -> None:
        """`focus_by_click`: whether a click also moves focus here."""
        super().__init__(parent)
        focus = Qt.FocusPolicy
        self._chosen_focus = focus.StrongFocus if focus_by_click else focus.TabFocus
        self._other_focus = focus.ClickFocus if focus_by_click else focus.NoFocus
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        self._group = QButtonGroup(self)
        self.buttons = [QPushButton(self) for _ in range(count)]
        for number, button in enumerate(self.buttons):
            button.setCheckable(True)
            # The group ensures it; this exposes a radio button to screen readers.
            button.setAutoExclusive(True)
            button.setProperty("segment", True)
            button.setAutoDefault(False)
            button.setFocusPolicy(self._other_focus)
            self._group.addButton(button, number)
            row.addWidget(button)
        self._group.idClicked.connect(self.chosen)
        self._group.idToggled.connect(self._stop_at)
        self.set_index(0)

    @property
    def index(self) -> int:
        """Index of the checked button."""
        return self._group.checkedId()

    def set_index(self, index: int) -> None:
        """Check a button, without emitting a signal."""
        self.buttons[index].setChecked(True)

    def _stop_at(self, index: int, down: bool) -> None:
        """Let Tab move to the checked button; arrows move to the others."""
        self.buttons[index].setFocusPolicy(self._chosen_focus if down else self._other_focus)

    def say(self, *texts: str) -> None:
        """Set the texts of the buttons."""
        for button, text in zip(self.buttons, texts, strict=True):
            button.setText(text)
