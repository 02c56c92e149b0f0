"""Operations on match files: import, rename, copy, move to the trash and back."""

import os
import shutil
import threading
from collections.abc import Sequence
from enum import StrEnum
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QFile, QObject, Signal

from mille_qt.session.matches import match_folder
from mille_qt.session.matches.match_folder import FileState
from mille_qt.session.matches.match_index import IndexEntry
from mille_qt.session.matches.match_summary import MatchSummary, summary_of
from mille_qt.ui.paths import certainly_exists
from mille_qt.ui.texts.system import system_reason
from mille_rules.file_names import SUFFIX, file_name, plain_name
from mille_rules.journal import new_file, put_in_place, read_file, save_new, write_draft
from mille_rules.reading import Fault
from mille_rules.record_lines import NotARecordError


class InPlayError(OSError):
    """Another window or program is playing the match in that file."""


class ImportStatus(StrEnum):
    """Whether a file was imported, or why not."""

    IMPORTED = "imported"
    #: The library already has that match with at least as many moves.
    KNOWN = "known"
    #: A line is not a legal move.
    DAMAGED = "damaged"
    NO_MATCH = "no match"
    UNREADABLE = "unreadable"
    #: The file could not be written to the library.
    UNWRITABLE = "unwritable"


class ImportResult(NamedTuple):
    """The result of importing a file; `reason` is the system's error message."""

    path: Path
    status: ImportStatus
    entry: IndexEntry | None = None
    fault: Fault | None = None
    reason: str = ""
    #: The number of moves before the fault; the match can be imported up to there.
    good_moves: int = 0


def import_match(
    path: Path, folder: Path, known: dict[str, int], *, beginning: bool = False
) -> ImportResult:
    """Check a match by replaying it, and copy it into the folder.

    `known` maps the identity of each match in the folder to its number of moves, and is updated.
    With `beginning` a damaged match is imported up to its fault.
    """
    try:
        reading, when = read_file(path), path.stat().st_mtime_ns
    except OSError as error:
        return ImportResult(path, ImportStatus.UNREADABLE, reason=system_reason(error))
    except NotARecordError:
        return ImportResult(path, ImportStatus.NO_MATCH)
    summary = summary_of(reading._replace(fault=None))
    if reading.fault is not None and not beginning:
        return ImportResult(
            path, ImportStatus.DAMAGED, fault=reading.fault, good_moves=summary.moves
        )
    if known.get(summary.identity, -1) >= summary.moves:
        return ImportResult(path, ImportStatus.KNOWN)
    try:
        data = reading.record.text().encode()
        target = save_new(data, folder, plain_name(path.stem) or default_name(summary, when))
        os.utime(target, ns=(when, when))
    except OSError as error:
        return ImportResult(path, ImportStatus.UNWRITABLE, reason=system_reason(error))
    known[summary.identity] = summary.moves
    stat = target.stat()
    entry = IndexEntry(target.name, FileState(stat.st_size, stat.st_mtime_ns), summary)
    return ImportResult(path, ImportStatus.IMPORTED, entry)


def rename(path: Path, title: str, summary: MatchSummary) -> Path:
    """Give a match file a title, or its default name if the title is empty; return the new path.

    Raises InPlayError if the match is being played, OSError if it cannot be renamed.
    """
    name = plain_name(title) or default_name(summary, path.stat().st_mtime_ns)
    if name == path.name.removesuffix(SUFFIX):
        return path
    lock = match_folder.lock(path)
    if lock is None:
        raise InPlayError(path.name)
    try:
        target = new_file(path.parent, name)
        try:
            path.replace(target)
        except OSError:
            target.unlink()
            raise
    finally:
        lock.unlock()
    return target


def copy_to_folder(paths: list[Path], folder: Path) -> None:
    """Copy matches to another folder without overwriting files there. Raises OSError."""
    for path in paths:
        target = new_file(folder, path.name.removesuffix(SUFFIX))
        try:
            copy_match(path, target)
        except OSError:
            target.unlink(missing_ok=True)
            raise


def copy_match(path: Path, target: Path) -> None:
    """Copy a match with its date. Raises OSError and then leaves the target as it was."""
    # A window that plays the match would go on writing to the file that is replaced.
    if certainly_exists(target) and target.samefile(path):
        return
    draft = write_draft(target, path.read_bytes())
    try:
        shutil.copystat(path, draft)
    except OSError:
        draft.unlink(missing_ok=True)
        raise
    put_in_place(draft, target)


def default_name(summary: MatchSummary, when: int) -> str:
    """Return the name of a match without a title; `when` in ns since 1970."""
    return file_name(summary.names, match_folder.day_and_time(when / 1e9))


def move_to_trash(path: Path) -> Path | None:
    """Move a file to the trash; return its path there, or its old path if that is not known.

    Returns None if it could not be moved.
    """
    file = QFile(str(path))
    if not file.moveToTrash():
        return None
    return Path(file.fileName() or path)


def restore_from_trash(trashed: Path, path: Path) -> bool:
    """Move a file from the trash back to `path`; return False if that is not possible."""
    try:
        if path.exists():
            return False
        trashed.rename(path)
    except OSError:
        return False
    # Linux desktops keep a description of each file in the trash.
    description = trashed.parent.parent / "info" / f"{trashed.name}.trashinfo"
    if trashed.parent.name == "files":
        description.unlink(missing_ok=True)
    return True


class ImportThread(QObject):
    """Imports files in a thread; `done` carries a tuple of ImportResult to the owner's thread."""

    done = Signal(object)

    def __init__(self, folder: Path, known: dict[str, int], parent: QObject | None = None) -> None:
        """`known` maps the identity of each match in the folder to its number of moves."""
        super().__init__(parent)
        self._folder, self._known = folder, known
        self._stopped = threading.Event()
        self._thread: threading.Thread | None = None

    def start(self, paths: Sequence[Path], *, beginning: bool = False) -> None:
        """Start the thread; with `beginning` damaged matches are imported up to their faults."""
        self._thread = threading.Thread(
            target=self._run, args=(tuple(paths), beginning), name="import", daemon=True
        )
        self._thread.start()

    def stop(self) -> None:
        """Stop after the current file, and wait for the thread."""
        self._stopped.set()
        if self._thread is not None:
            self._thread.join()

    def _run(self, paths: tuple[Path, ...], beginning: bool) -> None:
        results: list[ImportResult] = []
        for path in paths:
            if self._stopped.is_set():
                return
            results.append(import_match(path, self._folder, self._known, beginning=beginning))
        self.done.emit(tuple(results))
