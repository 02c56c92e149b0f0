"""Saves the score sheet after every change, reports problems with its file, and finds results."""

import logging
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from itertools import chain, count
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from mille_qt.features.score_keeper.sheet_json import SavedSheet, read_text, text_of
from mille_qt.session.match_outcome import MatchOrigin, MatchOutcome, SideResult
from mille_qt.ui.paths import files_in
from mille_qt.ui.texts.system import system_reason
from mille_rules.journal import put_in_place, sync_folder, write_draft
from mille_rules.tallies import view_of

_LOG = logging.getLogger(__name__)

FILE_NAME = "score-sheet.json"
DAMAGED = ".damaged"
#: The folder beside it with the sheets of earlier matches that were won.
FINISHED_FOLDER = "score-sheets"
#: Enough for 500 races of six players.
MAX_FILE_BYTES = 1024 * 1024


class DamagedSheetError(Exception):
    """The file was damaged; it has been renamed to `path`."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"not a score sheet: {path}")
        self.path = path


class ChangedElsewhereError(Exception):
    """Another window has written the file since it was last read or written here."""


class SheetFile:
    """Reads and replaces the file; never overwrites what another window has written."""

    def __init__(self, path: Path) -> None:
        self.path = path
        #: The contents when last read or written here.
        self._known: bytes | None = None

    def read(self) -> SavedSheet | None:
        """Return the sheet, or None if there is no file.

        Raises OSError if the file cannot be read. Renames a damaged file and raises
        DamagedSheetError.
        """
        self._known = None
        text = self._on_disk()
        if text is None:
            return None
        try:
            if len(text) > MAX_FILE_BYTES:
                raise ValueError(f"expected at most {MAX_FILE_BYTES} bytes")
            sheet = read_text(text)
        except ValueError as error:  # msgspec's errors are ValueErrors
            _LOG.warning("%s is damaged and renamed: %s", self.path, error)
            renamed = self.path.with_name(f"{self.path.name}{DAMAGED}")
            self.path.replace(renamed)
            raise DamagedSheetError(renamed) from error
        self._known = text
        return sheet

    def write(self, sheet: SavedSheet) -> None:
        """Write the sheet to disk.

        Raises OSError if that fails, and ChangedElsewhereError if another window has written the
        file; it is then left as it is.
        """
        if self._on_disk() != self._known:
            raise ChangedElsewhereError
        text = text_of(sheet)
        if text == self._known:
            return
        self.path.parent.mkdir(parents=True, exist_ok=True)
        put_in_place(write_draft(self.path, text), self.path)
        sync_folder(self.path.parent)
        self._known = text

    def put_away(self, won: float) -> None:
        """Move the file to the finished sheets; `won` is the end of its match.

        Raises OSError if that fails, and ChangedElsewhereError if another window has written it.
        """
        if self._on_disk() != self._known:
            raise ChangedElsewhereError
        folder = self.path.parent / FINISHED_FOLDER
        folder.mkdir(exist_ok=True)
        self.path.replace(_free_path(folder, f"{datetime.fromtimestamp(won, UTC):%Y-%m-%d %H%M%S}"))
        self._known = None

    def _on_disk(self) -> bytes | None:
        try:
            with self.path.open("rb") as file:
                return file.read(MAX_FILE_BYTES + 1)
        except FileNotFoundError:
            return None


def _free_path(folder: Path, name: str) -> Path:
    """Return the path for a finished sheet that no other one has."""
    numbered = (f"{name} {number}" for number in count(2))
    paths = (folder / f"{stem}.json" for stem in chain([name], numbered))
    return next(path for path in paths if not path.exists())


class SheetStore(QObject):
    """The sheet and its file; the sheet stays usable if the disk fails."""

    #: The text of the current notice; empty if there is none.
    notice_changed = Signal(str)

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._file = SheetFile(path)
        self.sheet: SavedSheet | None = None
        self._notice: Callable[[], str] = str
        #: True if the last change could not be written.
        self.unsaved = False

    @property
    def notice(self) -> str:
        """The text of the notice, in the current language."""
        return self._notice()

    def read(self) -> None:
        """Read the sheet from disk, if there is one, and report problems."""
        self.sheet = None
        try:
            self.sheet = self._file.read()
        except DamagedSheetError as error:
            path = error.path
            self._set_notice(lambda: self._damaged_text(path))
        except OSError as error:
            self._report_unsaved(error)

    def save(self, sheet: SavedSheet) -> bool:
        """Set the sheet, and write it to disk if possible.

        If another window has written a sheet, read that one instead and return False.
        """
        try:
            self._file.write(sheet)
        except ChangedElsewhereError:
            self.read()
            if self.sheet is not None:
                self._set_notice(self._changed_text)
                return False
            # The file is gone or was damaged: only this window has a sheet.
            return self.save(sheet)
        except OSError as error:
            self._report_unsaved(error)
        else:
            if self.unsaved:
                self.unsaved = False
                self._set_notice(str)
        self.sheet = sheet
        return True

    def start(self, sheet: SavedSheet) -> bool:
        """Set a new sheet, as `save` does; the one before is kept if its match was won.

        If it cannot be kept, report that and return False.
        """
        if self.sheet is not None and self.sheet.won is not None:
            try:
                self._file.put_away(self.sheet.won)
            except ChangedElsewhereError:
                _LOG.info("another window has written the score sheet")
            except OSError as error:
                self._report_unsaved(error)
                return False
        return self.save(sheet)

    def dismiss_notice(self) -> None:
        """Clear the notice, unless the sheet is still unsaved."""
        if not self.unsaved:
            self._set_notice(str)

    def _set_notice(self, text: Callable[[], str]) -> None:
        self._notice = text
        self.notice_changed.emit(text())

    def _report_unsaved(self, error: OSError) -> None:
        reason = system_reason(error)
        self.unsaved = True
        self._set_notice(lambda: self._unsaved_text(reason))

    def _unsaved_text(self, reason: str) -> str:
        text = self.tr(
            "Can’t read or write {path}: {reason}. The sheet is kept while Mille is open, and "
            "each change tries again to save it."
        )
        return text.format(path=self._file.path, reason=reason)

    def _damaged_text(self, path: Path) -> str:
        text = self.tr(
            "The saved score sheet is damaged and can’t be read. The file has been renamed: {path}"
        )
        return text.format(path=path)

    def _changed_text(self) -> str:
        return self.tr(
            "This score sheet was changed in another window and has been updated here. Check "
            "your entries."
        )


def paper_results(folder: Path) -> list[MatchOutcome]:
    """Return the results of the sheets in the program's data folder whose matches were won."""
    files = [folder / FILE_NAME, *files_in(folder / FINISHED_FOLDER, "*.json")]
    return [_result(sheet, sheet.won) for sheet in _readable(files) if sheet.won is not None]


def _readable(files: list[Path]) -> Iterator[SavedSheet]:
    for path in files:
        try:
            yield read_text(path.read_bytes())
        except FileNotFoundError:
            continue
        except (OSError, ValueError) as error:
            _LOG.warning("%s is left out of the standings: %s", path, error)


def _result(sheet: SavedSheet, won: float) -> MatchOutcome:
    names, match = sheet.tally.names, view_of(sheet.tally).match
    sides, by_races = sheet.tally.sides, sheet.tally.rules.by_races
    return MatchOutcome(
        match_id="",
        ended=won,
        sides=tuple(
            SideResult(people=names[side::sides], computers=(), points=0 if by_races else points)
            for side, points in enumerate(match.points)
        ),
        winners=match.winners,
        origin=MatchOrigin.PAPER,
    )
