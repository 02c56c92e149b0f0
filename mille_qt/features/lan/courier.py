"""Brings calls from the network's thread into the window's."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, Signal


class Courier(QObject):
    """`bring` may be called in any thread; the call is made in the one that this was made in."""

    _parcel = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._parcel.connect(self._hand_over, Qt.ConnectionType.QueuedConnection)

    def bring(self, call: Callable[[], None]) -> None:
        """Have a call made soon, after those that were brought before."""
        self._parcel.emit(call)

    def _hand_over(self, call: Callable[[], None]) -> None:
        call()
