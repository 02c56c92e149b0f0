"""Phones without a network: a window hears what a test lets them do."""

from collections.abc import Iterable
from typing import Any

from PySide6.QtWidgets import QWidget

from mille_net.phone.phone_listener import PhoneCode, PhoneListener

#: Addresses as in a home, with a secret that opens nothing.
SECRET = "NOBODY-EVER-HAS-THIS-KEY"
URL, OTHER_URL = (f"http://192.168.{net}.20:25110/p#{SECRET}" for net in (1, 2))
SECONDS = 120.0
Picture = dict[str, Any]


class StillPhones:
    """Stands in for `mille_net.phone.phones.Phones`: codes are made at once, and nobody calls."""

    def __init__(
        self, listener: PhoneListener, players: Iterable[str] = (), urls: tuple[str, ...] = (URL,)
    ) -> None:
        """`players` have phones already; codes have the addresses `urls`."""
        self._listener, self._urls = listener, urls
        self.players = tuple(players)
        #: The players who could scan a code now, and the latest pictures of those with phones.
        self.codes: list[str] = []
        self.pictures: dict[str, Picture] = {}

    # -- as the window uses them ---------------------------------------------------------

    def open(self) -> None:
        """Listen."""
        self._listener.listening()

    def invite(self, player: str) -> None:
        """Make a code."""
        if player not in self.codes:
            self.codes.append(player)
        self._listener.code_made(player, PhoneCode(self._urls, SECONDS))

    def withdraw(self, player: str) -> None:
        """Make a code invalid."""
        if player in self.codes:
            self.codes.remove(player)

    def show(self, player: str, picture: Picture) -> None:
        """Keep the picture."""
        self.pictures[player] = picture

    def end(self, player: str) -> None:
        """Forget a phone."""
        self.players = tuple(name for name in self.players if name != player)
        self.pictures.pop(player, None)

    def close(self) -> None:
        """Do nothing: there are no connections."""

    # -- what people do with them --------------------------------------------------------

    def scan(self, player: str) -> None:
        """Scan the code of a player, and start the phone."""
        self.codes.remove(player)
        if player not in self.players:
            self.players += (player,)
        self._listener.code_gone(player, used=True)
        self._listener.joined(player)
        self._listener.awake(player, awake=True)

    def let_code_expire(self, player: str) -> None:
        """Wait until a code is not valid any more."""
        self.codes.remove(player)
        self._listener.code_gone(player, used=False)

    def wake(self, player: str, *, awake: bool) -> None:
        """Leave the page on a phone, or come back to it."""
        self._listener.awake(player, awake)

    def choose(self, player: str, choice: int) -> None:
        """Touch a choice of the latest picture."""
        self._listener.chosen(player, self.pictures[player]["number"], choice)


class StillShell:
    """A window's shell for phones without a network."""

    def __init__(
        self, window: QWidget, players: Iterable[str] = (), urls: tuple[str, ...] = (URL,)
    ) -> None:
        """`players` have phones already; codes have the addresses `urls`."""
        self.window = window
        self.having, self.urls = tuple(players), urls
        #: The phones once a window has asked for them.
        self.made: StillPhones | None = None

    @property
    def lan(self) -> "StillShell":
        return self

    def phones(self, listener: PhoneListener, _page: object) -> StillPhones:
        self.made = StillPhones(listener, self.having, self.urls)
        return self.made
