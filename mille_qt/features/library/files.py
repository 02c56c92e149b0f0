"""What is done with the files of matches: named, copied to other places, taken in from there."""

import os
import shutil
from enum import StrEnum
from pathlib import Path
from typing import NamedTuple

from mille_qt.session.matches import match_folder
from mille_qt.session.matches.match_folder import FileState
from mille_qt.session.matches.match_index import Entry
from mille_qt.session.matches.match_summary import Summary, summary_of
from mille_qt.ui.texts.system import system_reason
from mille_rules.file_names import SUFFIX, file_name, plain_name
from mille_rules.journal import new_file, read_file, save_new
from mille_rules.reading import Fault
from mille_rules.record_lines import NotARecordError


class InPlayError(OSError):
    """Another window, or another program, writes to that file."""


class Verdict(StrEnum):
    """What became of a file that was to be taken in."""

    TAKEN = "taken"
    #: The library has that match already, and no shorter.
    KNOWN = "known"
    #: A line is not legal; nothing was taken.
    DAMAGED = "damaged"
    NO_MATCH = "no match"
    UNREADABLE = "unreadable"
    #: The library's own disk is full, or read-only.
    UNWRITABLE = "unwritable"


class Outcome(NamedTuple):
    """A file, what became of it, and the reason: a fault, or what the system says."""

    path: Path
    verdict: Verdict
    entry: Entry | None = None
    fault: Fault | None = None
    reason: str = ""
    #: Moves before the fault, which can be taken in alone.
    good_moves: int = 0


def take_in(path: Path, folder: Path, known: dict[str, int], *, beginning: bool = False) -> Outcome:
    """Copy a match into the folder, checked by replaying it.

    `known` has the moves of each match that is there, by identity. With `beginning` the good
    beginning of a damaged file is taken.
    """
    try:
        reading, when = read_file(path), path.stat().st_mtime_ns
    except OSError as error:
        return Outcome(path, Verdict.UNREADABLE, reason=system_reason(error))
    except NotARecordError:
        return Outcome(path, Verdict.NO_MATCH)
    summary = summary_of(reading._replace(fault=None))
    if reading.fault is not None and not beginning:
        return Outcome(path, Verdict.DAMAGED, fault=reading.fault, good_moves=summary.moves)
    if known.get(summary.identity, -1) >= summary.moves:
        return Outcome(path, Verdict.KNOWN)
    try:
        data = reading.record.text().encode()
        place = save_new(data, folder, plain_name(path.stem) or automatic_name(summary, when))
        os.utime(place, ns=(when, when))
    except OSError as error:
        return Outcome(path, Verdict.UNWRITABLE, reason=system_reason(error))
    known[summary.identity] = summary.moves
    return Outcome(path, Verdict.TAKEN, Entry(place.name, _state(place), summary))


def rename(path: Path, title: str, summary: Summary) -> Path:
    """Call a match by a title, or as new matches are called for an empty one.

    Raises InPlayError where it is being played, OSError where it cannot be renamed.
    """
    name = plain_name(title) or automatic_name(summary, path.stat().st_mtime_ns)
    if name == path.name.removesuffix(SUFFIX):
        return path
    lock = match_folder.lock(path)
    if lock is None:
        raise InPlayError(path.name)
    try:
        place = new_file(path.parent, name)
        path.replace(place)
    finally:
        lock.unlock()
    return place


def copy_to_folder(paths: list[Path], folder: Path) -> None:
    """Copy matches to another folder; nothing there is overwritten. Raises OSError."""
    for path in paths:
        place = new_file(folder, path.name.removesuffix(SUFFIX))
        copy(path, place)


def copy(path: Path, place: Path) -> None:
    """Copy a match, with its date. Raises OSError, leaving no part of it behind."""
    try:
        shutil.copy2(path, place)
    except shutil.SameFileError:
        return
    except OSError:
        place.unlink(missing_ok=True)
        raise


def automatic_name(summary: Summary, when: int) -> str:
    """What a new match is called; `when` in ns since 1970."""
    return file_name(summary.names, match_folder.day_and_time(when / 1e9))


def _state(path: Path) -> FileState:
    stat = path.stat()
    return FileState(stat.st_size, stat.st_mtime_ns)
