"""Finds widgets whose size goes to and fro when nothing happens."""

from collections import Counter
from collections.abc import Callable
from typing import Self

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QWidget

#: Rounds of events in a row in which sizes change, and how often a size that goes to and fro comes
#: back in them. An animation, of which a busy computer shows a step in every round, does not.
ROUNDS, RETURNS = 40, 10


def restless(settle: Callable[[], None]) -> list[str]:
    """Return the widgets whose size goes to and fro, as with a scroll bar that comes and goes.

    `settle` lets events happen.
    """
    with _Sizes() as sizes:
        for _ in range(ROUNDS):
            sizes.changed = False
            settle()
            if not sizes.changed:
                return []
    names = {name for (name, *_), times in sizes.seen.items() if times >= RETURNS}
    return [f"goes to and fro: {name}" for name in sorted(names)]


class _Sizes(QObject):
    """Counts the sizes that visible widgets get; a context manager."""

    def __enter__(self) -> Self:
        self.changed = False
        #: By name and number of the widget, and size.
        self.seen = Counter[tuple[str, int, tuple[int, int]]]()
        QApplication.instance().installEventFilter(self)
        return self

    def __exit__(self, *_error: object) -> None:
        QApplication.instance().removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Count the new size of a widget."""
        resized = event.type() == QEvent.Type.Resize and isinstance(watched, QWidget)
        if resized and watched.isVisible():
            self.changed = True
            name = f"{type(watched).__name__} {watched.objectName()}".rstrip()
            self.seen[name, id(watched), watched.size().toTuple()] += 1
        return False
