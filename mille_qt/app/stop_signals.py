"""Ctrl+C in a terminal and the system's stop signals, as a Qt signal.

Python would raise KeyboardInterrupt in the next line of Python that runs. That is often a method
that Qt calls, such as `paintEvent`, and Qt cannot go on after an exception there.
"""

import os
import signal
import sys
from collections.abc import Callable
from functools import partial
from types import FrameType

from PySide6.QtCore import QObject, QSocketNotifier, Signal

if sys.platform == "win32":
    import socket

#: The signals that ask a program to stop, as far as the system has them.
STOP_SIGNALS = tuple(
    signal.Signals[name]
    for name in ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK")
    if name in signal.Signals.__members__
)
#: Bytes read at once: each is the number of one signal.
_READ_SIZE = 64


class StopSignals(QObject):
    """Emits `received` from the event loop when the program is asked to stop.

    A signal that the program was started to ignore, as `nohup` does, stays ignored. The same
    signal once more ends the program at once, in case closing takes too long.
    """

    #: The number of the signal.
    received = Signal(int)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        reader, writer, self._read = _channel()
        notifier = QSocketNotifier(reader, QSocketNotifier.Type.Read, self)
        notifier.activated.connect(self._tell)
        signal.set_wakeup_fd(writer, warn_on_full_buffer=False)
        for number in STOP_SIGNALS:
            if signal.getsignal(number) is not signal.SIG_IGN:
                signal.signal(number, _only_wake)

    def _tell(self) -> None:
        for number in self._read(_READ_SIZE):
            if number in STOP_SIGNALS:
                self.received.emit(number)


def _channel() -> tuple[int, int, Callable[[int], bytes]]:
    """Open a non-blocking channel; return its two ends and a function that reads from it."""
    if sys.platform == "win32":
        # There, only sockets wake the event loop.
        receiver, sender = socket.socketpair()
        receiver.setblocking(False)
        sender.setblocking(False)
        return receiver.fileno(), sender.detach(), receiver.recv
    reader, writer = os.pipe()
    for end in (reader, writer):
        os.set_blocking(end, False)
    return reader, writer, partial(os.read, reader)


def _only_wake(number: int, _frame: FrameType | None) -> None:
    """Restore the default action; Python has already written the number to the channel."""
    signal.signal(number, signal.SIG_DFL)
