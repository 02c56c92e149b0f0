"""Computer players think in a process; their decisions arrive in the thread of the screen."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal

from mille_rules.computer.process_thinker import ProcessThinker

#: Seconds from the first request to the start of the process: the table is painted before.
START_AFTER = 0.15


class _EventLoopCalls(QObject):
    """Calls functions from the event loop of the thread that made it.

    It has no parent, and the thinker keeps it alive: a signal of an object that is deleted with its
    window could be emitted after that.
    """

    #: Carries a function and its argument.
    made = Signal(object, object)

    def __init__(self) -> None:
        super().__init__()
        self.made.connect(self._make, Qt.ConnectionType.QueuedConnection)

    def call_later(self, function: Callable[[Any], None], argument: object) -> None:
        """Call a function with an argument; may be used from any thread."""
        self.made.emit(function, argument)

    def _make(self, function: Callable[[Any], None], argument: object) -> None:
        function(argument)


class ScreenThinker(ProcessThinker):
    """A thinker whose answers come from the event loop; closed, it can be asked again."""

    def __init__(self, parent: QObject | None = None) -> None:
        """The thinker stops when `parent` is destroyed."""
        super().__init__(_EventLoopCalls().call_later, START_AFTER)
        app = QCoreApplication.instance()
        if app is not None:
            app.aboutToQuit.connect(self.stop)
        if parent is not None:
            parent.destroyed.connect(self.stop)

    def close(self) -> None:
        """End the process and drop all questions."""
        self.stop()
