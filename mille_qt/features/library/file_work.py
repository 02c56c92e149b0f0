"""What the page of matches does with their files: rename, delete, import, export."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFileDialog

from mille_qt.features.library import questions
from mille_qt.features.library.bin import bring_back, move_to_bin
from mille_qt.features.library.files import (
    InPlayError,
    Outcome,
    Verdict,
    copy,
    copy_to_folder,
    rename,
)
from mille_qt.features.library.importing import Importing
from mille_qt.features.library.page import MatchesPage
from mille_qt.session.matches import match_folder
from mille_qt.session.matches.match_index import Entry, Index
from mille_qt.session.matches.recent_matches import Recent
from mille_qt.ui.export_dialog import dialog_in_own_place, export_dialog
from mille_qt.ui.texts.system import system_reason
from mille_rules.file_names import title_of


class FileWork(QObject):
    """Works for one page, for as long as it is shown; `close` waits for what is being written."""

    def __init__(self, page: MatchesPage, folder: Path, index: Index, recent: Recent) -> None:
        super().__init__(page)
        self._page, self._folder, self._index, self._recent = page, folder, index, recent
        self._importing: Importing | None = None
        commands = page.commands
        commands.rename.triggered.connect(self._ask_title)
        page.table.rename_requested.connect(commands.rename.trigger)
        commands.delete.triggered.connect(self._delete)
        commands.take_in.triggered.connect(self._choose_files)
        commands.copy_out.triggered.connect(self._choose_place)
        commands.show_folder.triggered.connect(self._show_folder)
        page.dropped.connect(self.take_in)

    def close(self) -> None:
        """The page goes."""
        if self._importing is not None:
            self._importing.stop()

    def _path(self, entry: Entry) -> Path:
        return self._folder / entry.name

    def _show_folder(self) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._folder)))

    # -- names -------------------------------------------------------------------------

    def _ask_title(self) -> None:
        for entry in self._page.table.chosen:
            questions.ask_title(self._page, title_of(entry.name), partial(self._rename, entry))

    def _rename(self, entry: Entry, title: str) -> None:
        try:
            place = rename(self._path(entry), title, entry.summary)
        except InPlayError:
            self._say_in_play()
        except OSError as error:
            self._say_failed(self.tr("The match was not renamed"), error)
        else:
            self._recent.rename(entry.name, place.name)
            self._page.model.show_entries([entry._replace(name=place.name)], [entry.name])
            self._page.table.choose(place.name)

    # -- the bin -----------------------------------------------------------------------

    def _delete(self) -> None:
        binned: list[tuple[Path, Entry]] = []
        resisting: list[Entry] = []
        for entry in self._page.table.chosen:
            path = self._path(entry)
            if not match_folder.is_free(path):
                self._say_in_play()
                continue
            place = move_to_bin(path)
            if place is not None:
                binned.append((place, entry))
            elif path.exists():
                resisting.append(entry)
        if binned:
            self._forget([entry for _, entry in binned])
            self._say_binned(binned)
        if resisting:
            names = [entry.name for entry in resisting]
            delete = partial(self._delete_for_good, resisting)
            questions.ask_delete_for_good(self._page, names, delete)

    def _say_binned(self, binned: list[tuple[Path, Entry]]) -> None:
        text = questions.Counts().binned(len(binned))
        # Where the system does not say where it has put them, they come back from its bin alone.
        back = all(place != self._path(entry) for place, entry in binned)
        undo = self.tr("&Undo") if back else ""
        self._page.notice.say(text, undo, partial(self._bring_back, binned))

    def _bring_back(self, binned: list[tuple[Path, Entry]]) -> None:
        back = [entry for place, entry in binned if bring_back(place, self._path(entry))]
        self._page.model.show_entries(back)
        if back:
            self._page.table.choose(back[0].name)
        if len(back) < len(binned):
            text = self.tr("Not everything came back: look into the bin of the system.")
            self._page.notice.say(text, warning=True)

    def _delete_for_good(self, entries: list[Entry], wanted: bool) -> None:
        if not wanted:
            return
        gone: list[Entry] = []
        for entry in entries:
            try:
                self._path(entry).unlink(missing_ok=True)
            except OSError as error:
                self._say_failed(self.tr("The match was not deleted"), error)
                break
            gone.append(entry)
        if gone:
            self._forget(gone)

    def _forget(self, entries: Sequence[Entry]) -> None:
        rows = [self._page.model.row_of(entry.name) for entry in entries]
        self._page.model.show_entries((), [entry.name for entry in entries])
        for entry in entries:
            self._recent.forget(entry.name)
        self._page.table.choose_near(min((row for row in rows if row is not None), default=0))

    # -- from elsewhere, and to elsewhere -----------------------------------------------

    def _choose_files(self) -> None:
        title, kinds = self.tr("Import matches"), self.tr("Matches (*.mille)")
        dialog = dialog_in_own_place(self._page, title, kinds)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
        dialog.filesSelected.connect(lambda names: self.take_in([Path(name) for name in names]))
        dialog.open()

    def take_in(self, paths: Sequence[Path], *, beginning: bool = False) -> None:
        """Import these files; with `beginning`, the good beginnings of damaged ones."""
        self.close()
        self._importing = Importing(self._folder, self._page.model.known(), self)
        self._importing.done.connect(self._taken_in)
        self._importing.start(paths, beginning=beginning)

    def _taken_in(self, outcomes: tuple[Outcome, ...]) -> None:
        entries = [outcome.entry for outcome in outcomes if outcome.entry is not None]
        if entries:
            self._index.change(entries, ())
            self._page.model.show_entries(entries)
            self._page.table.choose(entries[0].name)
            self._page.notice.say(questions.Counts().imported(len(entries)))
        failed = [outcome for outcome in outcomes if outcome.verdict is not Verdict.TAKEN]
        if failed:
            again = [outcome.path for outcome in failed if outcome.good_moves]

            def answered(wanted: bool) -> None:
                if wanted:
                    self.take_in(again, beginning=True)

            questions.tell_not_imported(self._page, failed, answered)

    def _choose_place(self) -> None:
        """For one match a file name is asked, for several a folder."""
        entries = self._page.table.chosen
        paths = [self._path(entry) for entry in entries]
        title, kinds = self.tr("Export"), self.tr("Matches (*.mille)")
        if len(paths) == 1:
            export = partial(self._export_one, paths[0])
            export_dialog(self._page, title, kinds, entries[0].name, export)
        else:
            dialog = dialog_in_own_place(self._page, title, kinds)
            dialog.setFileMode(QFileDialog.FileMode.Directory)
            dialog.fileSelected.connect(lambda name: self._export_all(paths, Path(name)))
            dialog.open()

    def _export_one(self, path: Path, place: Path) -> None:
        self._export(lambda: copy(path, place), 1)

    def _export_all(self, paths: list[Path], folder: Path) -> None:
        self._export(lambda: copy_to_folder(paths, folder), len(paths))

    def _export(self, work: Callable[[], None], count: int) -> None:
        try:
            work()
        except OSError as error:
            self._say_failed(self.tr("Not everything was exported"), error)
        else:
            self._page.notice.say(questions.Counts().exported(count))

    # -- words -------------------------------------------------------------------------

    def _say_in_play(self) -> None:
        text = self.tr("That match is being played in another window and stays as it is.")
        self._page.notice.say(text, warning=True)

    def _say_failed(self, title: str, error: OSError) -> None:
        questions.tell_failed(self._page, title, system_reason(error))
