"""The panel beside the table: the score so far, and the log."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal, Slot
from PySide6.QtGui import QFont, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QScrollBar,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from mille_qt.play.keyboard import Command, with_key
from mille_qt.play.panels.log_panel import LogPanel
from mille_qt.play.panels.score_panel import ScorePanel
from mille_qt.table.pictures import Pictures
from mille_qt.ui.labels import Label
from mille_qt.ui.scrolling import Scrolling
from mille_qt.ui.texts.cards import number
from mille_qt.ui.theme.application_theme import heading_font
from mille_qt.ui.theme.own_font import Fitted, OwnFont
from mille_qt.ui.tooltips import set_tooltip
from mille_qt.ui.translation import Translated
from mille_qt.ui.widgets import Segments, fill, in_column, in_row

if TYPE_CHECKING:
    from mille_qt.play.panels.cards_out import CardsOut

#: The width in line heights: room for the longest item and three columns of figures.
WIDTH_LINES = 17.5
TITLE_SIZE = 1.05  # times the text
EDGE = 0.85  # lines of text: the margin at the sides
#: The indexes of the tabs.
SCORE, LOG, TALK = range(3)
#: The least height of the log or of the chat below the score, with the headings, in lines of text.
LOG_LINES, TALK_LINES = 9.0, 14.0


class SidePanel(Translated, Fitted, QFrame):
    """The score above, the log below; on the network, the chat is a tab beside the log.

    Between them it can show which cards are still out. If it is too low for all this, the score is
    a tab, too.

    `width_wanted` is emitted when `panel_width` has changed.
    """

    width_wanted = Signal()

    def __init__(self, pictures: Pictures, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("sidePanel")
        self.setAutoFillBackground(True)
        content = _Content()
        self.score = ScorePanel(content)
        self.log = LogPanel(pictures, content)
        self._score_title, self._log_title = _Title(content), _Title(content)
        #: The cards that are still out, and their heading.
        self._cards_out: CardsOut | None = None
        self._cards_title = _Title(content)
        self._talk: QWidget | None = None
        self.tabs = Segments(3, content, focus_by_click=False)
        self._unread = 0
        self._content = content
        self._scroll = self._scrolling(content)
        #: All parts from top to bottom.
        column = self.column = QVBoxLayout(content)
        column.setContentsMargins(0, 4, 0, 0)
        column.setSpacing(2)
        self.close_button = QToolButton(content)
        self.close_button.setText("×")
        self.close_button.setProperty("quiet", True)
        self.close_button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        top = self._top = in_row((self._score_title, 1), self.close_button)
        top.setContentsMargins(0, 0, 6, 0)
        fill(column, top, self.score, self._cards_title, self._log_title, self.tabs, self.log)
        column.setStretchFactor(self.log, 1)
        column.addStretch()
        _take_what_is_left(self.log)
        self.tabs.setContentsMargins(8, 0, 8, 0)
        self.tabs.chosen.connect(self._share_height)
        #: Whether score and log have no room below each other; None at first.
        self._low: bool | None = None
        self._share_height()
        content.words_changed.connect(self._words_changed)
        self.fit()
        self.retranslate()

    def _scrolling(self, content: QWidget) -> Scrolling:
        """Put everything into a scroll area, for large text in a low window."""
        scroll, bar = Scrolling(self), QScrollBar(Qt.Orientation.Vertical)
        # Made here and not by Qt, for the same reason as the viewport.
        scroll.setVerticalScrollBar(bar)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(content)
        # Queued: the scroll area is still setting the size of its content.
        bar.rangeChanged.connect(self._words_changed, Qt.ConnectionType.QueuedConnection)
        in_column(scroll, of=self)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._follow_keyboard)
        return scroll

    def _follow_keyboard(self, _before: QWidget | None, now: QWidget | None) -> None:
        """Scroll the focused widget into view."""
        if now is not None and self.isVisible() and self._content.isAncestorOf(now):
            self._scroll.ensureWidgetVisible(now)

    def add_talk(self, talk: QWidget) -> None:
        """Add the chat as a tab beside the log."""
        self._talk = talk
        self.column.addWidget(talk, 1)
        _take_what_is_left(talk)
        self.fit()
        talk.setContentsMargins(8, 0, 8, 8)
        self._share_height()

    def show_cards_out(self, cards: "CardsOut | None") -> None:
        """Show which cards are still out below the score; None ends this."""
        if self._cards_out is not None:
            self.column.removeWidget(self._cards_out)
            self._cards_out.hide()
            self._cards_out.deleteLater()
        self._cards_out = cards
        if cards is not None:
            self.column.insertWidget(self.column.indexOf(self._cards_title) + 1, cards)
            cards.setFont(self.font())
        self.fit()
        self._share_height()

    def show_talk(self) -> None:
        """Show the chat."""
        if self._talk is not None:
            self.tabs.set_index(TALK)
            self._share_height()

    def regions(self) -> list[QWidget]:
        """The focusable widgets: the log or the chat, the score, the cards still out, the tabs."""
        talking = self._talk is not None and self._talk.isVisible()
        lower: QWidget = self._talk if self._talk is not None and talking else self.log.lines
        return [lower, self.score, *filter(None, [self._cards_out]), self.tabs]

    def count_unread(self, unread: int) -> None:
        """Show the number of unread lines on the tab of the chat."""
        self._unread = unread
        self._say_tabs()

    @Slot()
    def _share_height(self) -> None:
        """Show the score above log and chat, or as a tab beside them if that is too high."""
        upper = [self.score, *filter(None, [self._cards_out])]
        lower = round(
            self.fontMetrics().height() * (LOG_LINES if self._talk is None else TALK_LINES)
        )
        low = self.height() < sum(part.sizeHint().height() for part in upper) + lower
        if low is not self._low:
            self._low = low
            if low:
                self._top.insertWidget(0, self.tabs)
            else:
                self.column.insertWidget(self.column.indexOf(self.log), self.tabs)
            if self.tabs.index != TALK:
                self.tabs.set_index(SCORE if low else LOG)
        shown = self.tabs.index
        for part in upper:
            part.setHidden(low and shown != SCORE)
        self._cards_title.setHidden(self._cards_out is None or self.score.isHidden())
        self._score_title.setHidden(low)
        self._log_title.setHidden(low or self._talk is not None)
        self.log.setHidden(shown != LOG)
        self.tabs.setVisible(low or self._talk is not None)
        self.tabs.buttons[SCORE].setVisible(low)
        self.tabs.buttons[TALK].setVisible(self._talk is not None)
        if self._talk is not None:
            self._talk.setHidden(shown != TALK)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_height()

    def _say_tabs(self) -> None:
        talk = self.tr("Chat")
        if self._unread:
            talk = self.tr("Chat ({unread})").format(unread=number(self._unread))
        self.tabs.say(self.tr("Score"), self.tr("Log"), talk)

    @Slot()
    def _words_changed(self) -> None:
        """Share the height anew, and emit `width_wanted` if the content needs another width."""
        self._share_height()
        if self.panel_width() != self.width():
            self.width_wanted.emit()

    def panel_width(self) -> int:
        """The width of the panel at the current text size, in pixels."""
        usual = round(self.fontMetrics().height() * WIDTH_LINES)
        bar = self._scroll.verticalScrollBar()
        beside = bar.sizeHint().width() if bar.maximum() else 0
        border = self.width() - self.contentsRect().width()
        # The score counts even while the chat hides it.
        parts = [self._content, self.score, *filter(None, [self._cards_out])]
        widest = max(part.minimumSizeHint().width() for part in parts)
        return max(usual, border + widest) + beside

    def most_width(self) -> int:
        """The width of the panel with a scroll bar, in pixels."""
        bar = self._scroll.verticalScrollBar()
        return self.panel_width() + (0 if bar.maximum() else bar.sizeHint().width())

    def retranslate(self) -> None:
        self._score_title.setText(self.tr("Score so far"))
        self._cards_title.setText(self.tr("Cards still out"))
        self._log_title.setText(self.tr("What happened"))
        close = self.tr("Close")
        self.close_button.setAccessibleName(close)
        set_tooltip(self.close_button, with_key(close, Command.PANEL))
        self._say_tabs()

    def fit(self) -> None:
        edge = round(self.fontMetrics().height() * EDGE)
        self.score.set_edge(edge)
        if self._cards_out is not None:
            self._cards_out.set_edge(edge)
        for title in (self._score_title, self._cards_title, self._log_title):
            title.follow(self.font())
            title.setContentsMargins(edge, 2, edge, 2)


def _take_what_is_left(widget: QWidget) -> None:
    """Request no height, and take all that is left."""
    policy = widget.sizePolicy()
    policy.setVerticalPolicy(QSizePolicy.Policy.Ignored)
    widget.setSizePolicy(policy)


class _Title(OwnFont, Label):
    """A heading that grows with the text of the panel."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent=parent)
        self._wanted = self.font()

    def follow(self, text: QFont) -> None:
        """Set the text."""
        self._wanted = heading_font(TITLE_SIZE, text)
        self.use_font()

    def wanted_font(self) -> QFont:
        return self._wanted


class _Content(QWidget):
    """The content of the scroll area; emits `words_changed` when it may need another width."""

    words_changed = Signal()

    def event(self, event: QEvent) -> bool:
        """Emit `words_changed` when the layout has changed."""
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self.words_changed.emit()
        return done
