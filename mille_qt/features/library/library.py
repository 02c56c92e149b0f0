"""Opens the library page in a window, and from it a match, a replay or a score sheet."""

from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QCoreApplication, QFileSystemWatcher, QObject, QTimer

from mille_qt.features.library.file_commands import FileCommands
from mille_qt.features.library.matches_model import MatchesModel
from mille_qt.features.library.matches_page import MatchesPage
from mille_qt.features.shell import Shell
from mille_qt.play.score_sheet.score_sheet import ScoreSheet
from mille_qt.session.matches.match_index import FILE_NAME, IndexEntry, MatchIndex
from mille_qt.session.matches.match_reader import IndexNews, MatchReader
from mille_qt.session.matches.recent_matches import RecentMatches
from mille_qt.ui.art.characters.face import Face
from mille_qt.ui.paths import cache_folder, certainly_exists, matches_folder
from mille_qt.ui.player_faces import face_of_player
from mille_qt.ui.settings import Settings
from mille_rules.record import Record
from mille_rules.seating import present_sitters
from mille_rules.styles import COMPUTER
from mille_rules.views import view_for

#: Milliseconds after a change in the folder until it is read again.
_READ_DELAY = 300


class LibraryShell(Shell, Protocol):
    """The shell of the window, with the requests that only the library makes."""

    @property
    def recent_matches(self) -> RecentMatches:
        """The matches played last."""

    @property
    def match_file(self) -> Path | None:
        """The file to which the current match is written."""

    def open_match(self, path: Path) -> None:
        """Continue the match in a file, or say why that is impossible."""

    def open_match_file(self) -> None:
        """Ask for the file of a match, and continue it."""

    def open_replay(self) -> None:
        """Ask for the file of a match, and replay it."""

    def read_match(self, path: Path, opened: Callable[[Record], None]) -> None:
        """Read a match without changing its file.

        If its end is damaged, the player is offered the beginning.
        """

    def replay(self, path: Path, back: Callable[[], None]) -> None:
        """Replay the match in a file; `back` is called afterwards."""

    def show_challenge_results(self, number: str) -> None:
        """Show the results of a challenge in a dialog."""


class Library(QObject):
    """Shows the library page; a new page is made each time it is opened."""

    def __init__(self, shell: LibraryShell) -> None:
        super().__init__(shell.window)
        self._shell, self._folder = shell, matches_folder()
        self._open_page: _OpenPage | None = None
        app = QCoreApplication.instance()
        assert app is not None
        app.aboutToQuit.connect(self._close_page)

    @property
    def page(self) -> MatchesPage | None:
        """The library page if it is shown."""
        return None if self._open_page is None else self._open_page.page

    def open(self) -> None:
        """Leave the current match, and show all matches with that one selected."""
        path = self._shell.match_file
        self._shell.leave_match(lambda: self._show(path.name if path is not None else ""))

    def _show(self, name: str) -> None:
        shell = self._shell
        # Release the match that was played, so that it can be continued from here.
        shell.close_match()
        opened = _OpenPage(self._folder, shell.recent_matches, shell.settings)
        page, commands = opened.page, opened.page.commands
        page.back_requested.connect(shell.go_back)
        page.empty_message.new_button.clicked.connect(shell.show_new_game)
        commands.open_file.triggered.connect(shell.open_match_file)
        commands.replay_file.triggered.connect(shell.open_replay)
        commands.continue_match.triggered.connect(self._continue)
        commands.watch.triggered.connect(self._watch)
        commands.score_sheet.triggered.connect(self._show_score_sheet)
        commands.challenge_results.triggered.connect(self._show_challenge_results)
        # If the library was open already, this closes its former page.
        shell.show_page(page, self._close_page)
        self._open_page = opened
        opened.select(name)
        page.focus_list()

    def _close_page(self) -> None:
        if self._open_page is not None:
            self._open_page.close()
            self._open_page = None

    def _selected(self) -> IndexEntry | None:
        selected = [] if self.page is None else self.page.table.selected
        return selected[0] if len(selected) == 1 else None

    def _continue(self) -> None:
        entry = self._selected()
        if entry is not None:
            self._shell.open_match(self._folder / entry.name)

    def _watch(self) -> None:
        entry = self._selected()
        if entry is not None:
            name = entry.name
            self._shell.replay(self._folder / name, lambda: self._show(name))

    def _show_score_sheet(self) -> None:
        entry = self._selected()
        if entry is None:
            return
        path = self._folder / entry.name

        def show(record: Record) -> None:
            sheet = LibrarySheet(record, self._shell.settings)
            sheet.back_requested.connect(lambda: self._show(path.name))
            self._shell.show_page(sheet)

        self._shell.read_match(path, show)

    def _show_challenge_results(self) -> None:
        """Show everybody's results in the challenge of the selected match."""
        entry = self._selected()
        if entry is not None:
            self._shell.show_challenge_results(entry.summary.challenge)


class _OpenPage(QObject):
    """A library page with its index, its reader thread and the watcher of the folder."""

    def __init__(self, folder: Path, recent: RecentMatches, settings: Settings) -> None:
        super().__init__()
        path = cache_folder() / FILE_NAME
        self._index = MatchIndex(path)
        self._model = MatchesModel()
        self._model.update_entries(self._index.entries())

        def face_of(name: str, computer: bool) -> Face:
            return face_of_player(settings, name, computer=computer)

        self.page = MatchesPage(self._model, face_of)
        self._model.setParent(self.page)
        self._file_commands = FileCommands(self.page, folder, self._index, recent)
        self._reader = MatchReader(folder, path, self)
        self._reader.told.connect(self._show_news)
        self._read_timer = QTimer(self, singleShot=True)
        self._read_timer.timeout.connect(self._reader.look_again)
        self._watcher = QFileSystemWatcher(self)
        if certainly_exists(folder):
            self._watcher.addPath(str(folder))
        self._watcher.directoryChanged.connect(lambda: self._read_timer.start(_READ_DELAY))
        self._read_timer.start(0)
        self._closed = False
        #: The file of the match to be selected once it has been read.
        self._wanted = ""
        # The window may delete the page without showing another one.
        self.page.destroyed.connect(self.close)

    def close(self) -> None:
        """Stop reading and writing; news that the reader has already sent is ignored."""
        if self._closed:
            return
        self._closed = True
        self._read_timer.stop()
        self._file_commands.close()
        self._reader.stop()
        self._index.close()
        self.deleteLater()

    def select(self, name: str) -> None:
        """Select the match in a file, now or when the file has been read."""
        self._wanted = "" if self._model.row_of(name) is not None else name
        self.page.table.select_match(name)

    def _show_news(self, news: IndexNews) -> None:
        if self._closed:
            return
        self.page.show_unread(news.left)
        if news.in_play is not None:
            self._model.set_in_play(news.in_play)
        if news.entries or news.gone:
            self._model.update_entries(news.entries, news.gone)
        if self._wanted in {entry.name for entry in news.entries}:
            self.select(self._wanted)
        if not self.page.table.selected:
            self.page.table.select_match("")


class LibrarySheet(ScoreSheet):
    """The score sheet of a saved match; every button leads back to the library."""

    def __init__(self, record: Record, settings: Settings) -> None:
        super().__init__(settings)
        self.buttons.save.setVisible(False)
        self.leave_button.hide()
        for signal in (self.next_race, self.another_match):
            signal.connect(self.back_requested)
        sitters = present_sitters(record)
        faces = [
            face_of_player(settings, sitter.name, computer=sitter.kind.startswith(COMPUTER))
            for sitter in sitters
        ]
        names = tuple(sitter.name for sitter in sitters)
        self.show_view(names, view_for(record.state, None), faces)

    def retranslate(self) -> None:
        self.show_way_on(self.tr("&Back to matches"), able=True)
        super().retranslate()

    def escape_pressed(self) -> bool:
        self.back_requested.emit()
        return True
