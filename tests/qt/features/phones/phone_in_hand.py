"""A phone at a window: its frames go over a socket while the window works."""

import socket
import time
from collections.abc import Callable
from typing import Any

from PySide6.QtWidgets import QApplication

from mille_net.phone.phone_listener import PhoneCode
from tests.net.phone.phone_client import PhoneClient, scanned

#: Seconds after which something that must happen has failed to.
PATIENCE = 30.0
Picture = dict[str, Any]
#: Every phone that may have to be closed after a test.
OPEN: "list[PhoneInHand]" = []


class PhoneInHand:
    """Scans a code or comes back with its key; a person reads its pictures and makes choices."""

    def __init__(self, host: str, key: bytes, language: str = "en") -> None:
        self.host, self.key = host, key
        self.client = PhoneClient(key, host, greeting={"language": language})
        address, port = host.split(":")
        self._socket = socket.create_connection((address, int(port)))
        self._socket.setblocking(False)
        OPEN.append(self)
        self.until(lambda: bool(self.client.messages) or self.code is not None)

    @classmethod
    def started(cls, code: PhoneCode, language: str = "en") -> "PhoneInHand":
        """Return the phone that has scanned a code and been started."""
        scanner = cls(*scanned(code.urls[0]), language)
        scanner.say(start=True)
        scanner.until(lambda: scanner.client.new_key is not None)
        key = scanner.client.new_key
        assert key is not None
        scanner.close()
        return cls(scanner.host, key, language)

    @property
    def code(self) -> int | None:
        """The code with which the window has closed the connection."""
        return self.client.code

    @property
    def picture(self) -> Picture:
        """What the phone shows."""
        return self.client.pictures[-1]  # type: ignore[return-value]

    def until(self, condition: Callable[[], bool]) -> None:
        """Let the window work until something is true of the phone."""
        end = time.monotonic() + PATIENCE
        while not condition():
            assert time.monotonic() < end, self.client.messages[-1:]
            self.let_happen()

    def let_happen(self) -> None:
        """Let the window work, and hear what it has sent."""
        QApplication.processEvents()
        self._exchange()

    def until_shown(self, condition: Callable[[Picture], bool]) -> Picture:
        """Let the window work until the phone shows such a picture."""
        self.until(lambda: bool(self.client.pictures) and condition(self.picture))
        return self.picture

    def say(self, **message: object) -> None:
        self.client.say(**message)
        self._exchange()

    def choose(self, choice: int) -> None:
        """Touch a choice of the picture that is shown."""
        self.say(picture=self.picture["number"], choice=choice)

    def close(self) -> None:
        self._socket.close()

    def _exchange(self) -> None:
        try:
            self._socket.sendall(self.client.to_send())
            data = self._socket.recv(65_536)
        except BlockingIOError:
            return
        except ConnectionError:
            data = b""
        if data:
            self.client.received(data)
        else:
            self.client.lost()


def choices_in(value: object) -> list[int]:
    """The indexes of all choices anywhere in a picture."""
    if isinstance(value, dict):
        own = [value["choice"]] if "choice" in value else []
        return own + [index for part in value.values() for index in choices_in(part)]
    if isinstance(value, list):
        return [index for part in value for index in choices_in(part)]
    return []
