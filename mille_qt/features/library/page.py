"""The page with all matches of this computer."""

from pathlib import Path

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from mille_qt.features.library.actions import Actions
from mille_qt.features.library.empty import Empty
from mille_qt.features.library.model import MatchesModel, Shown
from mille_qt.features.library.notice import Notice
from mille_qt.features.library.table import MatchesTable
from mille_qt.ui.page_layout import SideBySide, from_left, from_right
from mille_qt.ui.page_stack import Stack
from mille_qt.ui.texts import number
from mille_qt.ui.translation import Translated
from mille_qt.ui.widgets import TITLE, Heading, QuietText, Segments, text_height

#: The page is no wider than this, in lines of text: rows could not be followed.
_WIDTH = 92.0
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class MatchesPage(Translated, QWidget):
    """Shows the matches of a model; what is done with them is asked for by signals and actions."""

    back_requested = Signal()
    new_game_requested = Signal()
    #: Carries the paths of files that were dropped here.
    dropped = Signal(object)

    def __init__(self, model: MatchesModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = model
        self._left = 0
        self.title, self.status = Heading(TITLE), QuietText()
        self.search, self.shown = QLineEdit(), Segments(len(Shown))
        self.notice, self.empty = Notice(), Empty()
        self.table = MatchesTable(model)
        self.commands = Actions(self, self.table)
        self.back_button, self.import_button = QPushButton(), QPushButton()
        self.more_button, self.watch_button = QPushButton(), QPushButton()
        self.go_on_button = QPushButton()
        self._arrange()
        self._connect()
        self.setAcceptDrops(True)
        self.retranslate()

    def _arrange(self) -> None:
        outer = QHBoxLayout(self)
        column = QWidget()
        column.setMaximumWidth(round(text_height() * _WIDTH))
        outer.addStretch(1)
        outer.addWidget(column, 1_000)
        outer.addStretch(1)
        rows = QVBoxLayout(column)
        rows.setSpacing(round(text_height() * 0.5))
        top = QHBoxLayout()
        top.addWidget(self.title)
        top.addStretch(1)
        top.addWidget(self.shown)
        self.search.setClearButtonEnabled(True)
        self._stack = Stack()
        self._stack.addWidget(self.table)
        self._stack.addWidget(self.empty)
        self._stack.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        rows.addLayout(top)
        for widget in (self.search, self.notice, self._stack, self.status):
            rows.addWidget(widget)
        ways = from_left(self.back_button, self.import_button, self.more_button)
        rows.addWidget(SideBySide(ways, from_right(self.watch_button, self.go_on_button)))
        self.more_button.setMenu(self.commands.menu)
        for button in self._buttons():
            button.setAutoDefault(False)
        self.go_on_button.setDefault(True)

    def _buttons(self) -> tuple[QPushButton, ...]:
        left = (self.back_button, self.import_button, self.more_button)
        return (*left, self.watch_button, self.go_on_button)

    def _connect(self) -> None:
        commands = self.commands
        self.search.textChanged.connect(self._search)
        self.shown.chosen.connect(self._search)
        self.table.typed.connect(self._type)
        self.table.chosen_changed.connect(self._offer)
        self.table.doubleClicked.connect(self._go_on)
        self.table.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.table.customContextMenuRequested.connect(self._show_menu)
        self.model.modelReset.connect(self._say_count)
        # So that the next key is the list's again, and not the button's that has the menu.
        commands.menu.triggered.connect(self.take_keyboard)
        self.back_button.clicked.connect(self.back_requested)
        self.import_button.clicked.connect(commands.take_in.trigger)
        self.watch_button.clicked.connect(commands.watch.trigger)
        self.go_on_button.clicked.connect(commands.go_on.trigger)
        self.empty.new_button.clicked.connect(self.new_game_requested)
        self.empty.import_button.clicked.connect(commands.take_in.trigger)
        self.empty.all_button.clicked.connect(self._show_all)
        find = QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self)
        find.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        find.activated.connect(self.search.setFocus)

    # -- what is shown ---------------------------------------------------------------

    def show_left(self, left: int) -> None:
        """Say how many files are still to be read."""
        self._left = left
        self._say_count()

    def take_keyboard(self) -> None:
        """Focus the widget most people start with."""
        (self.table if self.model.rowCount() else self.search).setFocus()

    def _search(self) -> None:
        self.model.search(self.search.text(), Shown(self.shown.index))
        if not self.table.chosen:
            self.table.choose("")

    def _show_all(self) -> None:
        self.shown.choose(Shown.ALL)
        self.search.clear()
        self._search()
        self.table.setFocus()

    def _type(self, text: str) -> None:
        self.search.setFocus()
        self.search.insert(text)

    def _say_count(self) -> None:
        rows, known = self.model.rowCount(), self.model.count
        words = self.search.text().strip()
        if known and not rows:
            self.empty.show_nothing_found(words)
        elif not known:
            self.empty.show_nothing_yet(reading=self._left > 0)
        first_seen = rows and self._stack.currentWidget() is self.empty
        self._stack.setCurrentWidget(self.table if rows else self.empty)
        if first_seen and not words and self.search.hasFocus():
            self.table.setFocus()
        text = self.tr("%Ln matches", "", known)
        if rows != known:
            text = self.tr("{shown} of {all}").format(shown=number(rows), all=text)
        if self._left:
            left = self.tr("%Ln files still to be read", "", self._left)
            text = self.tr("{matches} · {left}").format(matches=text, left=left)
        self.status.setText(text)
        self._offer()

    def _offer(self) -> None:
        chosen = self.table.chosen
        in_play = [self.model.is_in_play(entry.name) for entry in chosen]
        commands = self.commands
        commands.offer(chosen, in_play)
        pairs = ((self.watch_button, commands.watch), (self.go_on_button, commands.go_on))
        for button, action in pairs:
            button.setEnabled(action.isEnabled())
            button.setText(action.text())
        # What Enter does is the red one.
        self.go_on_button.setVisible(commands.go_on.isEnabled() or not commands.watch.isEnabled())
        self.watch_button.setDefault(self.go_on_button.isHidden())
        self.go_on_button.setDefault(not self.go_on_button.isHidden())

    def _show_menu(self, place: QPoint) -> None:
        self.commands.menu.popup(self.table.viewport().mapToGlobal(place))

    def _go_on(self) -> None:
        commands = self.commands
        (commands.go_on if commands.go_on.isEnabled() else commands.watch).trigger()

    # -- words, keys, files ------------------------------------------------------------

    def retranslate(self) -> None:
        """Say everything in the language that is set now."""
        self.model.retranslate()
        self.title.setText(self.tr("Matches"))
        self.shown.say(self.tr("All"), self.tr("Under way"), self.tr("Finished"))
        self.shown.setAccessibleName(self.tr("Which matches are shown"))
        self.search.setPlaceholderText(self.tr("Search players, rules, dates, names"))
        self.search.setAccessibleName(self.tr("Search"))
        self.table.setAccessibleName(self.tr("Matches"))
        self.back_button.setText(self.tr("&Back"))
        self.import_button.setText(self.tr("&Import…"))
        self.more_button.setText(self.tr("&More"))
        self.more_button.setAccessibleDescription(self.tr("What else can be done with a match"))
        self.commands.retranslate()
        self._say_count()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter goes on with the match that is chosen; Escape ends the search, then goes back."""
        if event.key() in _ENTER:
            focused = self.focusWidget()
            if isinstance(focused, QPushButton):
                focused.click()
            else:
                self._go_on()
        elif event.key() == Qt.Key.Key_Escape and self.search.text():
            self.search.clear()
            self.table.setFocus()
        elif event.key() == Qt.Key.Key_Escape:
            self.back_requested.emit()
        elif event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Up) and self.search.hasFocus():
            self.table.setFocus()
        else:
            super().keyPressEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Files can be dropped here."""
        if any(url.isLocalFile() for url in event.mimeData().urls()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Take files in."""
        urls = event.mimeData().urls()
        self.dropped.emit([Path(url.toLocalFile()) for url in urls if url.isLocalFile()])
        event.acceptProposedAction()
