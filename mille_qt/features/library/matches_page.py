"""The library page: the table of the saved matches, the search, and the buttons."""

from pathlib import Path

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QAbstractButton,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from mille_qt.features.library.match_actions import MatchActions
from mille_qt.features.library.matches_model import MatchesModel, StatusFilter
from mille_qt.features.library.matches_table import FaceOf, MatchesTable
from mille_qt.features.library.notices import EmptyMessage, NoticeBar
from mille_qt.ui.page_keys import PageKeys
from mille_qt.ui.page_layout import SideBySide, from_left, from_right
from mille_qt.ui.page_stack import PageStack
from mille_qt.ui.texts.cards import number
from mille_qt.ui.translation import Translated
from mille_qt.ui.widgets import TITLE, Heading, QuietText, Segments, fill, in_row, text_height

#: The greatest width of the page in lines of text: longer rows are hard to read.
_WIDTH = 92.0


class MatchesPage(PageKeys, Translated, QWidget):
    """Shows the matches of a model; emits signals and triggers actions for everything else."""

    back_requested = Signal()
    #: Carries the paths of files that were dropped here.
    dropped = Signal(object)

    def __init__(self, model: MatchesModel, face_of: FaceOf, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = model
        self._unread = 0
        self.title, self.status = Heading(TITLE), QuietText()
        self.search, self.status_filter = QLineEdit(), Segments(len(StatusFilter))
        self.notice, self.empty_message = NoticeBar(), EmptyMessage()
        self.table = MatchesTable(model, face_of)
        self.commands = MatchActions(self, self.table)
        self.back_button, self.more_button = QPushButton(), QPushButton()
        self.watch_button, self.continue_button = QPushButton(), QPushButton()
        self._arrange()
        self._connect()
        self.setAcceptDrops(True)
        self.retranslate()

    def _arrange(self) -> None:
        column = QWidget()
        column.setMaximumWidth(round(text_height() * _WIDTH))
        fill(QHBoxLayout(self), 1, (column, 1_000), 1)
        rows = QVBoxLayout(column)
        rows.setSpacing(round(text_height() * 0.5))
        top = in_row(self.title, 1, self.status_filter)
        self.search.setClearButtonEnabled(True)
        self._stack = PageStack()
        self._stack.addWidget(self.table)
        self._stack.addWidget(self.empty_message)
        self._stack.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        left = (self.back_button, self.more_button)
        right = (self.watch_button, self.continue_button)
        below = SideBySide(from_left(*left), from_right(*right))
        fill(rows, top, self.search, self.notice, self._stack, self.status, below)
        self.more_button.setMenu(self.commands.menu)
        self.continue_button.setDefault(True)

    def _connect(self) -> None:
        commands = self.commands
        self.search.textChanged.connect(self._search)
        self.status_filter.chosen.connect(self._search)
        self.table.typed.connect(self._type_in_search)
        self.table.selected_changed.connect(self._update_actions)
        self.table.doubleClicked.connect(self._open_selected)
        self.table.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.table.customContextMenuRequested.connect(self._show_menu)
        self.model.modelReset.connect(self._show_count)
        # Move the focus from the menu's button back to the list.
        commands.menu.triggered.connect(self.focus_list)
        self.back_button.clicked.connect(self.back_requested)
        self.watch_button.clicked.connect(commands.watch.trigger)
        self.continue_button.clicked.connect(commands.continue_match.trigger)
        self.empty_message.import_button.clicked.connect(commands.import_files.trigger)
        self.empty_message.all_button.clicked.connect(self._show_all)
        find = QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self)
        find.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        find.activated.connect(self.search.setFocus)

    def show_unread(self, files: int) -> None:
        """Show how many files are still to be read."""
        self._unread = files
        self._show_count()

    def focus_list(self) -> None:
        """Move focus to the list, or to the search field if the list is empty."""
        (self.table if self.model.rowCount() else self.search).setFocus()

    def _search(self) -> None:
        self.model.search(self.search.text(), StatusFilter(self.status_filter.index))
        if not self.table.selected:
            self.table.select_match("")

    def _show_all(self) -> None:
        self.status_filter.set_index(StatusFilter.ALL)
        self.search.clear()
        self._search()
        self.table.setFocus()

    def _type_in_search(self, text: str) -> None:
        self.search.setFocus()
        self.search.insert(text)

    def _show_count(self) -> None:
        rows, known = self.model.rowCount(), self.model.count
        search = self.search.text().strip()
        if known and not rows:
            self.empty_message.show_nothing_found(search)
        elif not known:
            self.empty_message.show_nothing_yet(reading=self._unread > 0)
        was_empty = self._stack.currentWidget() is self.empty_message
        self._stack.setCurrentWidget(self.table if rows else self.empty_message)
        if rows and was_empty and not search and self.search.hasFocus():
            self.table.setFocus()
        text = self.tr("%Ln matches", "", known)
        if rows != known:
            text = self.tr("{shown} of {all}").format(shown=number(rows), all=text)
        if self._unread:
            left = self.tr("%Ln files still to read", "", self._unread)
            text = self.tr("{matches} · {left}").format(matches=text, left=left)
        self.status.setText(text)
        self._update_actions()

    def _update_actions(self) -> None:
        selected, commands = self.table.selected, self.commands
        in_play = any(self.model.is_in_play(entry.name) for entry in selected)
        commands.update_enabled(selected, in_play)
        pairs = (
            (self.watch_button, commands.watch),
            (self.continue_button, commands.continue_match),
        )
        for button, action in pairs:
            button.setEnabled(action.isEnabled())
            button.setText(action.text())
        # The default button shows what Enter does.
        self.continue_button.setVisible(
            commands.continue_match.isEnabled() or not commands.watch.isEnabled()
        )
        self.watch_button.setDefault(self.continue_button.isHidden())
        # An empty page has a primary button of its own.
        self.continue_button.setDefault(
            bool(self.model.rowCount()) and not self.continue_button.isHidden()
        )

    def _show_menu(self, position: QPoint) -> None:
        self.commands.menu.popup(self.table.viewport().mapToGlobal(position))

    def _open_selected(self) -> None:
        commands = self.commands
        (
            commands.continue_match if commands.continue_match.isEnabled() else commands.watch
        ).trigger()

    def retranslate(self) -> None:
        self.model.retranslate()
        self.title.setText(self.tr("Matches"))
        self.status_filter.say(self.tr("All"), self.tr("Under way"), self.tr("Finished"))
        self.status_filter.setAccessibleName(self.tr("Matches shown"))
        self.search.setPlaceholderText(self.tr("Search players, rules, dates, names"))
        self.search.setAccessibleName(self.tr("Search"))
        self.table.setAccessibleName(self.tr("Matches"))
        self.back_button.setText(self.tr("&Back"))
        self.more_button.setText(self.tr("&More"))
        self.more_button.setAccessibleDescription(self.tr("More actions for matches and files"))
        self.commands.retranslate()
        self._show_count()

    def pressed_by_enter(self, button: QAbstractButton) -> bool:
        return isinstance(button, QPushButton)

    def enter_pressed(self) -> bool:
        """Press the focused button, or else open the selected match."""
        if not super().enter_pressed():
            self._open_selected()
        return True

    def escape_pressed(self) -> bool:
        """End the search, or else go back."""
        if self.search.text():
            self.search.clear()
            self.table.setFocus()
        else:
            self.back_requested.emit()
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move from the search to the matches with Up and Down."""
        if event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Up) and self.search.hasFocus():
            self.table.setFocus()
        else:
            super().keyPressEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Accept files."""
        if any(url.isLocalFile() for url in event.mimeData().urls()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Emit the paths of the files."""
        urls = event.mimeData().urls()
        self.dropped.emit([Path(url.toLocalFile()) for url in urls if url.isLocalFile()])
        event.acceptProposedAction()
