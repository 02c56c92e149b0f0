"""Finds widgets that go on changing by themselves when nothing happens."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QWidget

_CHANGES = (
    QEvent.Type.Resize,
    QEvent.Type.LayoutRequest,
    QEvent.Type.FontChange,
    QEvent.Type.StyleChange,
)
#: Times in a row that something changes by itself in a window that never comes to rest. An
#: animation leaves some of them out, since it takes a step only every few milliseconds.
PATIENCE = 40


def restless(settle: Callable[[], None]) -> list[str]:
    """Return the widgets that go on changing, such as for a scroll bar that comes and goes.

    `settle` lets events happen.
    """
    for _ in range(PATIENCE):
        with _ChangedWidgets() as names:
            settle()
        if not names:
            return []
    return [f"goes on changing: {name}" for name in sorted(names)]


class _ChangedWidgets(QObject):
    """Collects the names of visible widgets that change; a context manager."""

    def __enter__(self) -> set[str]:
        self._names: set[str] = set()
        QApplication.instance().installEventFilter(self)
        return self._names

    def __exit__(self, *_error: object) -> None:
        QApplication.instance().removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Note the name of a widget that changes."""
        changes = event.type() in _CHANGES and isinstance(watched, QWidget)
        if changes and watched.isVisible():
            self._names.add(f"{type(watched).__name__} {watched.objectName()}".rstrip())
        return False
