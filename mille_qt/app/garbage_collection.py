"""Garbage collection in the main thread only.

Python collects in whichever thread creates the next object. A QTimer must not be destroyed in
another thread than its own: the program could crash.
"""

import gc

from PySide6.QtCore import QObject, QTimer

#: Milliseconds between two checks: little gathers in between, and an idle program stays idle.
OFTEN = 1000


def collect_due() -> None:
    """Collect the oldest generation that is due according to Python's thresholds."""
    counts, limits = gc.get_count(), gc.get_threshold()
    for generation in (2, 1, 0):
        if counts[generation] > limits[generation]:
            gc.collect(generation)
            return


class GarbageCollection(QObject):
    """Collects from time to time in its own thread; automatic collection is disabled."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        gc.disable()
        self._timer = QTimer(self)
        self._timer.timeout.connect(collect_due)
        self._timer.start(OFTEN)
