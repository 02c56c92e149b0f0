"""Arranges a page with a table: side panel, text size, and widgets above and below the table."""

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import (
    QEasingCurve,
    QObject,
    QPoint,
    QPropertyAnimation,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontInfo,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QApplication, QWidget

from mille_qt.play.panels.side_panel import SidePanel
from mille_qt.table.layout_room import text_growth
from mille_qt.table.view import TableView
from mille_qt.ui.settings import Settings
from mille_qt.ui.theme.application_theme import ThemeChoice, current_theme, enlarged

#: The duration of opening and closing in milliseconds; the width of the shadow, and of the line in
#: its place, in pixels.
SLIDE, SHADOW, LINE = 170, 14, 2


class PanelSlide(QObject):
    """Places a panel at the right edge of its page, and moves it in and out as a drawer."""

    def __init__(self, panel: QWidget, page: QWidget) -> None:
        super().__init__(page)
        self._panel, self._page = panel, page
        self._shadow = EdgeShadow(page)
        self._left: Callable[[], None] | None = None
        self._motion = QPropertyAnimation(panel, b"pos", self)
        self._motion.setDuration(SLIDE)
        self._motion.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._motion.valueChanged.connect(self._follow)
        self._motion.finished.connect(self._end)

    def place(self, area: QRect, *, over_table: bool) -> None:
        """Show the panel in an area of the page; an entering panel goes on to it."""
        if self._moves and self._left is None:
            self._panel.resize(area.size())
            self._motion.setEndValue(area.topLeft())
        else:
            self._stop()
            self._panel.setGeometry(area)
        self._panel.raise_()
        self._shadow.raise_()
        self._shadow.setVisible(over_table)
        self._follow()

    def enter(self) -> None:
        """Move the panel in from the right edge to its place."""
        place = self._panel.pos()
        self._start(place + QPoint(self._panel.width(), 0), place)

    def leave(self, left: Callable[[], None]) -> None:
        """Move the panel out, then call `left`, which hides it."""
        self._left = left
        self._start(self._panel.pos(), QPoint(self._page.width(), self._panel.y()))

    def hide(self) -> None:
        """Hide the panel at once."""
        self._stop()
        self._panel.hide()
        self._shadow.hide()

    @property
    def _moves(self) -> bool:
        return self._motion.state() is QPropertyAnimation.State.Running

    def _start(self, start: QPoint, end: QPoint) -> None:
        self._motion.stop()
        self._motion.setStartValue(start)
        self._motion.setEndValue(end)
        self._motion.start()

    def _stop(self) -> None:
        self._left = None
        self._motion.stop()

    def _end(self) -> None:
        left, self._left = self._left, None
        if left is not None:
            left()

    def _follow(self, _position: QPoint | None = None) -> None:
        """Keep the shadow at the left edge of the panel."""
        if not self._shadow.isHidden():
            panel = self._panel.geometry()
            self._shadow.setGeometry(panel.left() - SHADOW, panel.top(), SHADOW, panel.height())


class EdgeShadow(QWidget):
    """The shadow of the drawer on the table; a line in high contrast."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw it, or a line in high contrast, where the shadow would be a light."""
        theme = current_theme()
        painter = QPainter(self)
        if theme.choice is ThemeChoice.CONTRAST:
            painter.fillRect(self.width() - LINE, 0, LINE, self.height(), theme.lane_line)
        else:
            none = QColor(theme.shadow)
            none.setAlpha(0)
            shade = QLinearGradient(0, 0, self.width(), 0)
            shade.setColorAt(0, none)
            shade.setColorAt(1, theme.shadow)
            painter.fillRect(self.rect(), shade)
        painter.end()


#: On narrower pages (pixels), the panel is a drawer over the table; and also where it would leave
#: the table less than this many lines of text in width, since large text needs room for the cards.
DRAWER_BELOW, TABLE_LINES = 1600, 46.0
#: The text of a large table, to be read across a room, is enlarged by this factor, as long as the
#: page is this many lines wide and high: where text is large already, cards must not shrink.
LARGE_TABLE, LARGE_TABLE_LINES = 2.0, (36.0, 21.0)
#: The minimum size of a page in lines of text, and the maximum share of the screen's height that
#: this minimum may take: a window has more than its page.
LEAST_LINES, SCREEN_HEIGHT_SHARE = (34.0, 19.5), 0.9
#: The least width of what is beside an open drawer, in lines of text, and its distance in pixels.
LEAST_AREA, GAP = 20.0, 8


class WidgetAbove(Protocol):
    """A widget above the table."""

    def height_in(self, width: int) -> int:
        """The height at a width, in pixels; 0 while hidden."""

    def setGeometry(self, x: int, y: int, width: int, height: int, /) -> None: ...


class PartsBelow(Protocol):
    """The widgets below the table."""

    def height_in(self, width: int, page_height: int) -> int:
        """The height at a width, in pixels."""

    def place_below(self, table: QRect, page_height: int) -> None:
        """Set the geometries of the widgets."""


class PageArrangement(QObject):
    """Sets the geometry and the text size of everything on a page with a table."""

    #: The table has been laid out, or the text size has changed: carries the TableLayout.
    laid_out = Signal(object)
    arranged = Signal()

    def __init__(
        self, page: QWidget, table: TableView, panel: SidePanel, settings: Settings
    ) -> None:
        super().__init__(page)
        self._page, self._table, self._panel, self._settings = page, table, panel, settings
        #: From top to bottom.
        self.above: list[WidgetAbove] = []
        self.below: PartsBelow | None = None
        #: The text is not larger than the page's height divided by this, if it is set.
        self.text_lines = 0
        #: Whether the panel is opened and closed for all pages, with the setting.
        self.shares_panel = True
        self._drawer_open = False
        self._slide = PanelSlide(panel, page)
        table.laid_out.connect(self.laid_out)
        panel.width_wanted.connect(self.arrange)

    @property
    def panel_shown(self) -> bool:
        """Whether the panel is shown beside the table, or open as a drawer."""
        shared = self.shares_panel and self._has_room_beside()
        return self._settings.panel_open if shared else self._drawer_open

    def uncovered(self, area: QRectF) -> QRect:
        """The part of an area of the table that an open drawer leaves visible.

        It reaches further to the left if it would be too narrow for words.
        """
        rect = area.toRect()
        if self.panel_shown:
            rect.setRight(min(rect.right(), self._page.width() - self._panel.width() - GAP))
            least = round(LEAST_AREA * QFontMetricsF(self._page.font()).height())
            rect.setLeft(max(min(rect.left(), rect.right() - least), GAP))
        return rect

    def toggle_panel(self) -> None:
        """Show or hide the side panel; a drawer slides if animations are on."""
        if self.shares_panel and self._has_room_beside():
            self._settings.panel_open = not self._settings.panel_open
            return
        self._drawer_open = not self._drawer_open
        slides = self._table.table.tempo.moves and not self._has_room_beside()
        if not self._drawer_open:
            self._take_focus()
            if slides:
                self._slide.leave(self.arrange)
                return
        self.arrange()
        if self._drawer_open and slides:
            self._slide.enter()

    def close_drawer(self) -> bool:
        """Close the panel if it covers the table; returns False if it does not."""
        covers = self.panel_shown and not self._has_room_beside()
        if covers:
            self.toggle_panel()
        return covers

    def _take_focus(self) -> None:
        """Move the focus from the panel, which is about to be hidden, to the page."""
        focused = QApplication.focusWidget()
        if focused is not None and self._panel.isAncestorOf(focused):
            self._page.setFocus()

    def arrange(self) -> None:
        """Set the geometry of the table and of all widgets around it."""
        width, height = self._page.width(), self._page.height()
        wide, shown = self._has_room_beside(), self.panel_shown
        if shown:
            # Only a visible panel knows whether it has to scroll, and so how wide it is.
            self._panel.show()
        else:
            self._take_focus()
            self._slide.hide()
        panel = min(self._panel.panel_width(), width)
        room = width - panel if shown and wide else width
        top, bottom = self._height_above(room), self._height_below(room, height)
        self._table.setGeometry(0, top, room, height - top - bottom)
        y = 0
        for widget in self.above:
            above = widget.height_in(room)
            widget.setGeometry(0, y, room, above)
            y += above
        if self.below is not None:
            self.below.place_below(self._table.geometry(), height)
        if shown:
            drawer = height if wide else self._drawer_height()
            area = QRect(width - panel, 0, panel, drawer)
            self._slide.place(area, over_table=not wide)
        self.arranged.emit()

    def fit(self) -> None:
        """Set the text size and arrange the page again."""
        self._set_text_size()
        self.arrange()

    def minimum_size(self) -> QSize:
        """Large enough for the table and its text, and never larger than the screen."""
        across, down = LEAST_LINES
        line = QFontMetricsF(self._page.font()).height()
        text = QSize(round(across * line), round(down * line))
        table = self._table.minimumSize()
        width = max(self._page.width(), table.width())
        around = self._height_above(width) + self._height_below(width, 0)
        screen = self._page.screen().availableSize()
        room = QSize(screen.width(), round(screen.height() * SCREEN_HEIGHT_SHARE))
        return text.expandedTo(table + QSize(0, around)).boundedTo(room)

    def _height_above(self, width: int) -> int:
        return sum(widget.height_in(width) for widget in self.above)

    def _height_below(self, width: int, page_height: int) -> int:
        return 0 if self.below is None else self.below.height_in(width, page_height)

    def _has_room_beside(self) -> bool:
        """Whether the panel has room beside the table; the same whether it is shown or not."""
        least = TABLE_LINES * QFontMetricsF(self._page.font()).height()
        return self._page.width() >= max(DRAWER_BELOW, self._panel.most_width() + least)

    def _drawer_height(self) -> int:
        """The height of a drawer, which covers neither the hand nor its buttons and bar."""
        layout = self._table.table.layout
        if layout is None:
            return self._page.height()
        return self._table.y() + round(layout.public_bottom)

    # -- text size ---------------------------------------------------------------

    def _set_text_size(self) -> None:
        """Enlarge the text with the page, even more for a large table."""
        page = self._page
        usual = QApplication.font(page)
        size = QFontInfo(usual).pixelSize()
        wanted = text_growth(page.width(), page.height(), size)
        if self._settings.large_table:
            wanted = max(wanted, min(wanted * LARGE_TABLE, self._largest_text(usual)))
        if self.text_lines:
            wanted = min(wanted, page.height() / self.text_lines / size)
        font = enlarged(usual, wanted)
        before = page.font()
        if font == before:
            return
        page.setFont(font)
        page.updateGeometry()
        # With a style sheet a font reaches a widget's children, but not their children.
        for widget in page.findChildren(QWidget):
            if widget.font() == before:
                widget.setFont(font)
        layout = self._table.table.layout
        if layout is not None:
            # The table was laid out before the new font had reached what is on it.
            self.laid_out.emit(layout)

    def _largest_text(self, usual: QFont) -> float:
        """The largest enlargement of the text for a large table."""
        across, down = LARGE_TABLE_LINES
        page = self._page
        return min(page.width() / across, page.height() / down) / QFontMetricsF(usual).height()
