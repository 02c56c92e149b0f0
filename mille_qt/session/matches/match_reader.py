"""Reads new and changed files into the index, in a thread of its own."""

import logging
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from mille_qt.session.matches import match_folder
from mille_qt.session.matches.match_folder import FolderContents
from mille_qt.session.matches.match_index import IndexEntry, MatchIndex
from mille_qt.session.matches.match_summary import summary_of_file

_LOG = logging.getLogger(__name__)

#: Seconds of reading after which the entries found are shown and stored.
_TOLD_AFTER = 0.25
#: Seconds to pause after each file, so that reading takes turns with painting.
_BREATH = 0.001


class IndexNews(NamedTuple):
    """Changes of the index."""

    entries: tuple[IndexEntry, ...] = ()
    gone: tuple[str, ...] = ()
    #: The files that are being played; None if unchanged.
    in_play: frozenset[str] | None = None
    #: The number of files still to be read.
    left: int = 0


class MatchReader(QObject):
    """Brings an index up to date with its folder, in a thread of its own.

    `told` carries IndexNews and is emitted in the thread of the owner. Nothing is lost by stopping
    it at any time.
    """

    told = Signal(object)

    def __init__(self, folder: Path, index: Path, parent: QObject | None = None) -> None:
        """`index` is the file of the index."""
        super().__init__(parent)
        self._folder, self._index = folder, index
        self._wanted = threading.Event()
        self._stopped = threading.Event()
        self._thread: threading.Thread | None = None

    def look_again(self) -> None:
        """Read the folder again, after the current pass if there is one."""
        self._wanted.set()
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="library", daemon=True)
            self._thread.start()

    def stop(self) -> None:
        """Stop reading; returns once nothing is being written."""
        self._stopped.set()
        self._wanted.set()
        if self._thread is not None:
            self._thread.join()
            self._thread = None

    def _run(self) -> None:
        with MatchIndex(self._index) as index:
            while self._wanted.wait() and not self._stopped.is_set():
                self._wanted.clear()
                bring_up_to_date(self._folder, index, self.told.emit, self._stopped)


def bring_up_to_date(
    folder: Path, index: MatchIndex, tell: Callable[[IndexNews], object], stopped: threading.Event
) -> None:
    """Update the index from the folder, the newest files first; `tell` receives the changes."""
    known = {entry.name: entry.file for entry in index.entries()}
    try:
        there = match_folder.folder_contents(folder)
    except OSError as error:
        # The list stays as it was.
        _LOG.warning("%s cannot be looked into: %s", folder, error)
        tell(IndexNews())
        return
    gone = tuple(name for name in known if name not in there.files)
    changed = [name for name, state in there.files.items() if known.get(name) != state]
    changed.sort(key=lambda name: there.files[name].written, reverse=True)
    index.change((), gone)
    tell(IndexNews((), gone, there.in_play, len(changed)))
    _read(folder, changed, there, index, tell, stopped)


def _read(
    folder: Path,
    names: list[str],
    there: FolderContents,
    index: MatchIndex,
    tell: Callable[[IndexNews], object],
    stopped: threading.Event,
) -> None:
    found: list[IndexEntry] = []
    told_at = time.monotonic()
    for number, name in enumerate(names, start=1):
        if stopped.is_set():
            return
        try:
            found.append(IndexEntry(name, there.files[name], summary_of_file(folder / name)))
        except OSError as error:
            # Just removed, or not readable: it is not listed.
            _LOG.info("%s cannot be read: %s", name, error)
        if time.monotonic() - told_at > _TOLD_AFTER or number == len(names):
            index.change(found, ())
            tell(IndexNews(entries=tuple(found), left=len(names) - number))
            found.clear()
            told_at = time.monotonic()
        stopped.wait(_BREATH)
