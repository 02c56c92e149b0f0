"""The matches of this computer, as a window shows them: from the page to a match and back."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QFileSystemWatcher, QObject, QTimer

from mille_qt.features.library.file_work import FileWork
from mille_qt.features.library.model import MatchesModel
from mille_qt.features.library.page import MatchesPage
from mille_qt.features.library.sheet import LibrarySheet
from mille_qt.features.shell import Shell
from mille_qt.session.matches.match_index import FILE_NAME, Entry, Index
from mille_qt.session.matches.match_reader import News, Reader
from mille_qt.session.matches.recent_matches import Recent
from mille_qt.ui.paths import cache_folder, matches_folder
from mille_rules.record import Record

#: Milliseconds of quiet in the folder after which it is looked at again.
_LOOK_AGAIN = 300


class Library(QObject):
    """Shows the page of matches, which is made anew each time, and lets go of it with the page."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell.window)
        self._shell, self._folder = shell, matches_folder()
        self._shown: _Shown | None = None
        app = QCoreApplication.instance()
        assert app is not None
        app.aboutToQuit.connect(self._let_go)

    @property
    def page(self) -> MatchesPage | None:
        """The page, while it is shown."""
        return None if self._shown is None else self._shown.page

    def open(self) -> None:
        """Show all matches, once the match under way is left, which is the one that is chosen."""
        path = self._shell.match_file
        self._shell.leave_match(lambda: self._show(path.name if path is not None else ""))

    def _show(self, name: str) -> None:
        shell = self._shell
        # The match that was played until now is let go of first, so that it can be chosen here.
        shell.close_match()
        shown = _Shown(self._folder, shell.recent_matches)
        page, commands = shown.page, shown.page.commands
        page.back_requested.connect(shell.show_start)
        page.new_game_requested.connect(shell.show_new_game)
        commands.go_on.triggered.connect(self._go_on)
        commands.watch.triggered.connect(self._watch)
        commands.sheet.triggered.connect(self._show_sheet)
        commands.results.triggered.connect(self._show_results)
        shell.show_page(page, self._let_go)
        self._shown = shown
        page.table.choose(name)
        page.take_keyboard()

    def _let_go(self) -> None:
        if self._shown is not None:
            self._shown.close()
            self._shown = None

    # -- to a match ------------------------------------------------------------------

    def _chosen(self) -> Entry | None:
        chosen = [] if self._shown is None else self._shown.page.table.chosen
        return chosen[0] if len(chosen) == 1 else None

    def _go_on(self) -> None:
        entry = self._chosen()
        if entry is not None:
            self._shell.open_match(self._folder / entry.name)

    def _watch(self) -> None:
        entry = self._chosen()
        if entry is not None:
            name = entry.name
            self._shell.replay(self._folder / name, lambda: self._show(name))

    def _show_sheet(self) -> None:
        entry = self._chosen()
        if entry is None:
            return
        path = self._folder / entry.name

        def show(record: Record) -> None:
            sheet = LibrarySheet(record, self._shell.settings)
            sheet.back_requested.connect(lambda: self._show(path.name))
            self._shell.show_page(sheet)

        self._shell.read_match(path, show)

    def _show_results(self) -> None:
        """Show how everybody came through the challenge of this match."""
        entry = self._chosen()
        if entry is not None:
            self._shell.show_challenge_results(entry.summary.challenge)


class _Shown(QObject):
    """One page, with all that works for it: the index, the reader, the eye on the folder."""

    def __init__(self, folder: Path, recent: Recent) -> None:
        super().__init__()
        path = cache_folder() / FILE_NAME
        self._index = Index(path)
        self._model = MatchesModel()
        self._model.show_entries(self._index.entries())
        self.page = MatchesPage(self._model)
        self._model.setParent(self.page)
        self._work = FileWork(self.page, folder, self._index, recent)
        self._reader = Reader(folder, path, self)
        self._reader.told.connect(self._tell)
        self._later = QTimer(self, singleShot=True)
        self._later.timeout.connect(self._reader.look_again)
        self._watcher = QFileSystemWatcher(self)
        if folder.is_dir():
            self._watcher.addPath(str(folder))
        self._watcher.directoryChanged.connect(lambda: self._later.start(_LOOK_AGAIN))
        self._later.start(0)
        self._closed = False
        # It may go with its window, without another page in its place.
        self.page.destroyed.connect(self.close)

    def close(self) -> None:
        """Read and write no more; what the reader has sent already is heard by nobody."""
        if self._closed:
            return
        self._closed = True
        self._later.stop()
        self._work.close()
        self._reader.stop()
        self._index.close()
        self.deleteLater()

    def _tell(self, news: News) -> None:
        if self._closed:
            return
        self.page.show_left(news.left)
        if news.in_play is not None:
            self._model.show_in_play(news.in_play)
        if news.entries or news.gone:
            self._model.show_entries(news.entries, news.gone)
        if not self.page.table.chosen:
            self.page.table.choose("")
