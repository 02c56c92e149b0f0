"""Garbage collection in the main thread only.

Python collects in whichever thread creates the next object. A QTimer must not be destroyed in
another thread than its own: the program could crash.
"""

import gc

from PySide6.QtCore import QAbstractEventDispatcher, QObject, QTimer

#: Milliseconds without much work until everything is searched, which takes longer than a frame.
QUIET = 2_000


def collect_due() -> bool:
    """Collect the oldest generation that is due according to Python's thresholds, if any is."""
    counts, limits = gc.get_count(), gc.get_threshold()
    for generation in (2, 1, 0):
        if counts[generation] > limits[generation]:
            gc.collect(generation)
            return True
    return False


class GarbageCollection(QObject):
    """Collects whenever Qt is about to wait; automatic collection is disabled.

    A full collection follows once there is little to do. A program without work is not woken.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        gc.disable()
        self._quiet = QTimer(self, singleShot=True, interval=QUIET)
        self._quiet.timeout.connect(gc.collect)
        QAbstractEventDispatcher.instance().aboutToBlock.connect(self._collect)

    def collect_soon(self) -> None:
        """Collect everything once there is little to do, for instance after a page was closed."""
        self._quiet.start()

    def _collect(self) -> None:
        if collect_due():
            self._quiet.start()
