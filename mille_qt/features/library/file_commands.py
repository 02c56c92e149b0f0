"""The file commands of the library page, with their questions: rename, delete, import, export."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFileDialog, QInputDialog, QMessageBox, QWidget

from mille_qt.features.library.match_files import (
    ImportResult,
    ImportStatus,
    ImportThread,
    InPlayError,
    copy_match,
    copy_to_folder,
    move_to_trash,
    rename,
    restore_from_trash,
)
from mille_qt.features.library.matches_page import MatchesPage
from mille_qt.session.matches import match_folder
from mille_qt.session.matches.match_index import IndexEntry, MatchIndex
from mille_qt.session.matches.recent_matches import RecentMatches
from mille_qt.ui.export_dialog import dialog_in_own_place, export_dialog
from mille_qt.ui.message_box import confirm_loss, make_box, make_input, open_box, tell
from mille_qt.ui.texts.cards import number
from mille_qt.ui.texts.names import isolated, listed
from mille_qt.ui.texts.system import system_reason
from mille_qt.ui.translation import translate
from mille_rules.file_names import title_of

Role, Icon = QMessageBox.ButtonRole, QMessageBox.Icon
#: More files are not listed: the box would not fit on the screen.
_MOST_FILES = 8


def ask_title(parent: QWidget, title: str, answered: Callable[[str], None]) -> QInputDialog:
    """Ask for the title of a match."""
    question = translate("Library", "Name (leave empty to use day and players):")
    dialog = make_input(parent, translate("Library", "Rename match"), question)
    dialog.setTextValue(title)
    dialog.textValueSelected.connect(answered)
    dialog.finished.connect(dialog.deleteLater)
    dialog.open()
    return dialog


def ask_permanent_delete(
    parent: QWidget, names: Sequence[str], answered: Callable[[bool], None]
) -> QMessageBox:
    """Ask whether to delete files that could not be moved to the trash."""
    text = translate(
        "Library",
        "The system has no bin for {files}, or it is full. Deleting permanently can’t be undone.",
    )
    files = _some(names)
    title = translate("Library", "Can’t move to the bin")
    box = make_box(parent, Icon.Warning, title, text.format(files=files))
    go, stay = translate("Library", "&Delete permanently"), translate("Library", "&Keep")
    return confirm_loss(box, go, stay, answered)


def show_failure(parent: QWidget, title: str, reason: str) -> QMessageBox:
    """Report what could not be done, and why."""
    box = make_box(parent, Icon.Warning, title, reason)
    return tell(box, translate("Library", "Close"))


def show_not_imported(
    parent: QWidget, results: Sequence[ImportResult], answered: Callable[[bool], None]
) -> QMessageBox:
    """List the files that were not imported, and why; offer to import what is good of them."""
    shown = results[:_MOST_FILES]
    lines = [f"{isolated(result.path.name)}: {_reason(result)}" for result in shown]
    if len(results) > _MOST_FILES:
        more = translate("Library", "… and {count} more.")
        lines.append(more.format(count=number(len(results) - _MOST_FILES)))
    title = translate("Library", "Some matches were not imported")
    box = make_box(parent, Icon.Information, title, "\n\n".join(lines))
    good = any(result.good_moves for result in results)
    close = box.addButton(translate("Library", "Close"), Role.RejectRole)
    take = close
    if good:
        take = box.addButton(translate("Library", "&Import the first part"), Role.AcceptRole)
    open_box(box, take, close, lambda button: answered(good and button is take))
    return box


def _reason(result: ImportResult) -> str:
    fault = result.fault
    match result.status:
        case ImportStatus.KNOWN:
            return translate("Library", "you already have this match.")
        case ImportStatus.NO_MATCH:
            return translate("Library", "it is not a Mille match, or comes from a newer version.")
        case ImportStatus.DAMAGED if fault is not None:
            text = translate("Library", "line {line} is not a legal move: {text}")
            return text.format(line=number(fault.line), text=fault.text)
        case ImportStatus.UNWRITABLE:
            text = translate("Library", "it could not be saved: {reason}.")
            return text.format(reason=result.reason)
        case _:
            text = translate("Library", "it could not be read: {reason}.")
            return text.format(reason=result.reason)


def _some(names: Sequence[str]) -> str:
    shown = [isolated(name) for name in names[:_MOST_FILES]]
    return listed([*shown, "…"] if len(names) > _MOST_FILES else shown)


class FileCommands(QObject):
    """Carries out the file commands of one page; `close` waits for a running import."""

    def __init__(
        self, page: MatchesPage, folder: Path, index: MatchIndex, recent: RecentMatches
    ) -> None:
        super().__init__(page)
        self._page, self._folder, self._index, self._recent = page, folder, index, recent
        self._importing: ImportThread | None = None
        commands = page.commands
        commands.rename.triggered.connect(self._ask_title)
        commands.delete.triggered.connect(self._delete)
        commands.import_files.triggered.connect(self._choose_files)
        commands.export.triggered.connect(self._choose_target)
        commands.show_folder.triggered.connect(self._show_folder)
        page.dropped.connect(self.import_files)

    def close(self) -> None:
        """Stop importing, because the page is being closed."""
        if self._importing is not None:
            self._importing.stop()

    def _path(self, entry: IndexEntry) -> Path:
        return self._folder / entry.name

    def _show_folder(self) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._folder)))

    def _ask_title(self) -> None:
        for entry in self._page.table.selected:
            ask_title(self._page, title_of(entry.name), partial(self._rename, entry))

    def _rename(self, entry: IndexEntry, title: str) -> None:
        try:
            path = rename(self._path(entry), title, entry.summary)
        except InPlayError:
            self._report_in_play()
        except OSError as error:
            self._report_failure(self.tr("The match was not renamed"), error)
        else:
            self._recent.rename(entry.name, path.name)
            self._page.model.update_entries([entry._replace(name=path.name)], [entry.name])
            self._page.table.select_match(path.name)

    def _delete(self) -> None:
        trashed: list[tuple[Path, IndexEntry]] = []
        remaining: list[IndexEntry] = []
        for entry in self._page.table.selected:
            path = self._path(entry)
            if not match_folder.is_free(path):
                self._report_in_play()
                continue
            trash_path = move_to_trash(path)
            if trash_path is not None:
                trashed.append((trash_path, entry))
            elif path.exists():
                remaining.append(entry)
        if trashed:
            self._remove_entries([entry for _, entry in trashed])
            self._offer_undo(trashed)
        if remaining:
            names = [entry.name for entry in remaining]
            delete = partial(self._delete_permanently, remaining)
            ask_permanent_delete(self._page, names, delete)

    def _offer_undo(self, trashed: list[tuple[Path, IndexEntry]]) -> None:
        text = self.tr("%Ln matches moved to the bin.", "", len(trashed))
        # Without their paths in the trash they cannot be restored from here.
        restorable = all(path != self._path(entry) for path, entry in trashed)
        undo = self.tr("&Undo") if restorable else ""
        self._page.notice.show_message(text, undo, partial(self._restore, trashed))

    def _restore(self, trashed: list[tuple[Path, IndexEntry]]) -> None:
        restored = [entry for path, entry in trashed if restore_from_trash(path, self._path(entry))]
        self._page.model.update_entries(restored)
        if restored:
            self._page.table.select_match(restored[0].name)
        if len(restored) < len(trashed):
            text = self.tr("Some matches could not be restored. Look in the system’s bin.")
            self._page.notice.show_message(text, warning=True)

    def _delete_permanently(self, entries: list[IndexEntry], agreed: bool) -> None:
        if not agreed:
            return
        deleted: list[IndexEntry] = []
        for entry in entries:
            try:
                self._path(entry).unlink(missing_ok=True)
            except OSError as error:
                self._report_failure(self.tr("The match was not deleted"), error)
                break
            deleted.append(entry)
        if deleted:
            self._remove_entries(deleted)

    def _remove_entries(self, entries: Sequence[IndexEntry]) -> None:
        rows = [self._page.model.row_of(entry.name) for entry in entries]
        self._page.model.update_entries((), [entry.name for entry in entries])
        for entry in entries:
            self._recent.forget(entry.name)
        self._page.table.select_row(min((row for row in rows if row is not None), default=0))

    def _choose_files(self) -> None:
        title, kinds = self.tr("Import matches"), self.tr("Matches (*.mille)")
        dialog = dialog_in_own_place(self._page, title, kinds)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
        dialog.filesSelected.connect(lambda names: self.import_files(list(map(Path, names))))
        dialog.open()

    def import_files(self, paths: Sequence[Path], *, beginning: bool = False) -> None:
        """Import files; with `beginning` damaged matches are imported up to their faults."""
        self.close()
        self._importing = ImportThread(self._folder, self._page.model.known_moves(), self)
        self._importing.done.connect(self._show_imported)
        self._importing.start(paths, beginning=beginning)

    def _show_imported(self, results: tuple[ImportResult, ...]) -> None:
        entries = [result.entry for result in results if result.entry is not None]
        if entries:
            self._index.change(entries, ())
            self._page.model.update_entries(entries)
            self._page.table.select_match(entries[0].name)
            self._page.notice.show_message(self.tr("%Ln matches imported.", "", len(entries)))
        failed = [result for result in results if result.status is not ImportStatus.IMPORTED]
        if failed:
            damaged = [result.path for result in failed if result.good_moves]

            def answered(agreed: bool) -> None:
                if agreed:
                    self.import_files(damaged, beginning=True)

            show_not_imported(self._page, failed, answered)

    def _choose_target(self) -> None:
        """Ask for a file name to export one match, for a folder to export several."""
        entries = self._page.table.selected
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

    def _export_one(self, path: Path, target: Path) -> None:
        self._export(lambda: copy_match(path, target), 1)

    def _export_all(self, paths: list[Path], folder: Path) -> None:
        self._export(lambda: copy_to_folder(paths, folder), len(paths))

    def _export(self, copy: Callable[[], None], count: int) -> None:
        try:
            copy()
        except OSError as error:
            self._report_failure(self.tr("Some matches were not exported"), error)
        else:
            self._page.notice.show_message(self.tr("%Ln matches exported.", "", count))

    def _report_in_play(self) -> None:
        text = self.tr("This match is being played in another window and can’t be changed.")
        self._page.notice.show_message(text, warning=True)

    def _report_failure(self, title: str, error: OSError) -> None:
        show_failure(self._page, title, system_reason(error))
