"""A phone on a socket, and a window that listens to it, in the thread of the test."""

import contextlib
import queue
import socket
import time
from collections.abc import Callable
from pathlib import Path

from mille_net.lan import Lan
from mille_net.phone.phones import PhonePage, Phones
from tests.net.phone.memory_phones import PAGE, Heard
from tests.net.phone.phone_client import PhoneClient, scanned

#: Loopback addresses are not those of phones, but tests may use them.
HERE = "127.0.0.1"
#: Time limit in seconds for expected events.
PATIENCE = 30.0


class PhoneWindow:
    """A window with phones; its calls are made when the test waits for them."""

    def __init__(self, folder: Path, page: PhonePage = PAGE) -> None:
        self._calls: queue.SimpleQueue[Callable[[], None]] = queue.SimpleQueue()
        self.heard = Heard()
        self.lan = Lan(folder, self._calls.put, on=(HERE,))
        self.phones: Phones = self.lan.phones(self.heard, page)

    def until(self, condition: Callable[[], bool], patience: float = PATIENCE) -> None:
        """Make calls until a condition is true."""
        end = time.monotonic() + patience
        while not condition():
            assert time.monotonic() < end, self.heard.calls
            with contextlib.suppress(queue.Empty):
                self._calls.get(timeout=0.005)()

    def until_told(self, *call: object) -> None:
        self.until(lambda: call in self.heard.calls)

    def code(self, player: str = "Ann") -> tuple[str, bytes]:
        """Make a code; returns host and key."""
        self.heard.codes.pop(player, None)
        self.phones.invite(player)
        self.until(lambda: player in self.heard.codes)
        return scanned(self.heard.codes[player].urls[0])

    def started(self, player: str = "Ann") -> "NetworkPhone":
        """Return the phone of a player, which has scanned, started and come back."""
        host, code = self.code(player)
        with NetworkPhone(host, code) as scanner:
            scanner.say(start=True)
            scanner.until(lambda: scanner.client.new_key is not None)
            key = scanner.client.new_key
        assert key is not None
        phone = NetworkPhone(host, key)
        phone.until(lambda: bool(phone.client.messages))
        self.until_told("awake", player, True)
        return phone

    def close(self) -> None:
        self.lan.close()


class NetworkPhone:
    """A phone whose bytes go over a socket."""

    def __init__(self, host: str, key: bytes) -> None:
        self.host, self.key = host, key
        self.client = PhoneClient(key, host)
        address, port = host.split(":")
        self.socket = socket.create_connection((address, int(port)), timeout=PATIENCE)
        #: Every byte that the host has sent.
        self.bytes = bytearray()
        self.socket.sendall(self.client.to_send())
        self.until(lambda: self.client.open or self.code is not None)

    def __enter__(self) -> "NetworkPhone":
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    @property
    def code(self) -> int | None:
        """The code with which the host has closed the connection."""
        return self.client.code

    def say(self, **message: object) -> None:
        self.client.say(**message)
        self.socket.sendall(self.client.to_send())

    def until(self, condition: Callable[[], bool]) -> None:
        """Receive until a condition is true."""
        while not condition():
            data = self.socket.recv(65_536)
            if not data:
                raise ConnectionError(f"the host has closed the connection with {self.code}")
            self.bytes += data
            self.client.received(data)
            self.socket.sendall(self.client.to_send())

    def until_closed(self) -> int | None:
        """Receive until the host has closed the connection, and return its code."""
        with contextlib.suppress(ConnectionError):
            while data := self.socket.recv(65_536):
                self.bytes += data
                self.client.received(data)
        self.socket.close()
        return self.code

    def close(self) -> None:
        self.socket.close()
