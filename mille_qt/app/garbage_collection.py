"""Objects that hold each other are cleared away in the screen's thread alone.

Python does so in whatever thread makes the next object. A timer of Qt's must not die in a thread
that is not its own: the program could die with it.
"""

import gc

from PySide6.QtCore import QObject, QTimer

#: Milliseconds between two looks: little gathers in between, and an idle program stays idle.
OFTEN = 1000


def collect_due() -> None:
    """Collect the oldest generation of which Python's own limits say that it is due."""
    counts, limits = gc.get_count(), gc.get_threshold()
    for generation in (2, 1, 0):
        if counts[generation] > limits[generation]:
            gc.collect(generation)
            return


class Garbage(QObject):
    """Collects from time to time, in the thread that it was made in, and no other thread does."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        gc.disable()
        self._timer = QTimer(self)
        self._timer.timeout.connect(collect_due)
        self._timer.start(OFTEN)
