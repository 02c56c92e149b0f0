"""Taking files in from elsewhere, one after the other, in a thread beside."""

import threading
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from mille_qt.features.library.files import Outcome, take_in


class Importing(QObject):
    """Takes files in once; `done` carries the Outcomes, in the thread of its owner."""

    done = Signal(object)

    def __init__(self, folder: Path, known: dict[str, int], parent: QObject | None = None) -> None:
        """`known` has the moves of each match in the folder, by identity."""
        super().__init__(parent)
        self._folder, self._known = folder, known
        self._stopped = threading.Event()
        self._thread: threading.Thread | None = None

    def start(self, paths: Sequence[Path], *, beginning: bool = False) -> None:
        """Take these in; with `beginning`, the good beginnings of damaged ones."""
        self._thread = threading.Thread(
            target=self._run, args=(tuple(paths), beginning), name="import", daemon=True
        )
        self._thread.start()

    def stop(self) -> None:
        """Take no more in; returns when nothing is being written any more."""
        self._stopped.set()
        if self._thread is not None:
            self._thread.join()

    def _run(self, paths: tuple[Path, ...], beginning: bool) -> None:
        outcomes: list[Outcome] = []
        for path in paths:
            if self._stopped.is_set():
                return
            outcomes.append(take_in(path, self._folder, self._known, beginning=beginning))
        self.done.emit(tuple(outcomes))
