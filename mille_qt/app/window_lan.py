"""The network of a window, which all its features share."""

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal

from mille_qt.ui.paths import matches_folder, network_folder

if TYPE_CHECKING:
    from mille_net.lan import Lan


class WindowLan(QObject):
    """Makes the network when it is first used, and closes it with the window."""

    #: Emitted in the network's thread, with a function to call in this thread.
    _called = Signal(object)

    def __init__(self, window: QObject) -> None:
        super().__init__(window)
        self._called.connect(self._call, Qt.ConnectionType.QueuedConnection)

    @cached_property
    def lan(self) -> "Lan":
        """The network; its modules are imported now."""
        from mille_net.lan import Lan

        return Lan(network_folder(), self._called.emit, matches=matches_folder())

    def close(self) -> None:
        """Leave all tables and phones; a hosted match is saved."""
        if "lan" in self.__dict__:
            self.lan.close()

    def _call(self, call: Callable[[], None]) -> None:
        call()
