"""Phones without a network: a window is told what a test wants."""

from collections.abc import Iterable

from PySide6.QtWidgets import QWidget

from mille_net.phone.phone_listener import PhoneCode, PhoneListener

#: Addresses as in a home, with a secret that opens nothing.
SECRET = "NOBODY-EVER-HAS-THIS-KEY"
URL, OTHER_URL = (f"http://192.168.{net}.20:25110/p#{SECRET}" for net in (1, 2))
SECONDS = 120.0


class StillPhones:
    """Stands in for `mille_net.phone.phones.Phones`: codes are made at once, and nobody calls."""

    def __init__(
        self, listener: PhoneListener, players: Iterable[str], urls: tuple[str, ...]
    ) -> None:
        self._listener, self.urls = listener, urls
        self.players = tuple(players)
        #: Pictures by player, and players whose codes were withdrawn.
        self.shown: dict[str, object] = {}
        self.withdrawn: list[str] = []

    def open(self) -> None:
        """Listen."""
        self._listener.listening()

    def invite(self, player: str) -> None:
        """Make a code."""
        self._listener.code_made(player, PhoneCode(self.urls, SECONDS))

    def withdraw(self, player: str) -> None:
        """Note it."""
        self.withdrawn.append(player)

    def show(self, player: str, picture: object) -> None:
        """Keep the picture."""
        self.shown[player] = picture

    def end(self, player: str) -> None:
        """Forget a phone."""
        self.players = tuple(name for name in self.players if name != player)

    def close(self) -> None:
        """There is nothing to close."""


class StillShell:
    """A window's shell for phones; both have their parent in `window`."""

    def __init__(
        self, window: QWidget, players: Iterable[str] = (), urls: tuple[str, ...] = (URL,)
    ) -> None:
        """`players` have phones already; codes have these addresses."""
        self.window = window
        self._players, self._urls = tuple(players), urls

    @property
    def lan(self) -> "StillShell":
        return self

    def phones(self, listener: PhoneListener, _page: object) -> StillPhones:
        return StillPhones(listener, self._players, self._urls)
