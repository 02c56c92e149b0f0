"""The phones of a screen as its window uses them."""

import logging
from collections.abc import Callable, Mapping
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from mille_net.limits import HOST_FRAME
from mille_net.phone.messages import picture_text
from mille_net.phone.phone_listener import PhoneCode, PhoneListener, PhonePage
from mille_net.phone.phone_state import PhoneState, phones_file
from mille_net.transport.network_thread import NetworkThread

if TYPE_CHECKING:
    from mille_net.phone.server import PhoneServer
    from mille_net.thread_bridge import Deliver

_LOG = logging.getLogger(__name__)

__all__ = ["PhoneCode", "PhoneListener", "PhonePage", "Phones"]


class Phones:
    """Codes, pictures and choices of phones; belongs to the window's thread.

    Every method returns at once. A phone belongs to a player's name, also after a restart.
    """

    def __init__(
        self,
        folder: Path,
        listener: PhoneListener,
        page: PhonePage,
        thread: Callable[[], NetworkThread],
        deliver: "Deliver",
        on: tuple[str, ...] = (),
    ) -> None:
        """`folder` contains the file with port and keys; `thread` returns the network's thread.

        `listener` is called by way of `deliver`; `on` are the own addresses to use.
        """
        self._file = phones_file(folder)
        self._listener = listener
        self._page = page
        self._thread = thread
        self._deliver = deliver
        self._on = on
        self._state = self._read()
        self._players = dict.fromkeys(self._state.keys)
        self._closed = False
        #: True once the network's thread has something to do.
        self._begun = False

    @property
    def players(self) -> tuple[str, ...]:
        """The players who have a phone, awake or not."""
        return tuple(self._players)

    def open(self) -> None:
        """Listen for phones that come back; a code does that, too."""
        self._ask(lambda: self._server.open())  # noqa: PLW0108

    def invite(self, player: str) -> None:
        """Make a code for a player, in place of an unused one."""
        self._ask(lambda: self._server.invite(player))

    def withdraw(self, player: str) -> None:
        """Make the code of a player invalid: it is not shown any more."""
        if self._begun:
            self._ask(lambda: self._server.session.withdraw(player))

    def show(self, player: str, picture: Mapping[str, object]) -> None:
        """Show a picture on a player's phone, now and whenever it returns.

        Raises ValueError if it is too large.
        """
        text = picture_text(picture)
        if len(text) > HOST_FRAME:
            raise ValueError(f"expected a picture of {HOST_FRAME} bytes at most, not {len(text)}")
        self._ask(lambda: self._server.session.show(player, text))

    def end(self, player: str) -> None:
        """Forget the phone of a player, which says so."""
        self._players.pop(player, None)
        self._ask(lambda: self._server.session.end(player))

    def close(self) -> None:
        """End all connections; phones may come back when the program is started again."""
        if self._begun and not self._closed:
            self._thread().begin(self._close())
        self._closed = True

    async def _close(self) -> None:
        await self._server.close()

    @cached_property
    def _server(self) -> "PhoneServer":
        """The server; it is imported, made and used in the network's thread."""
        from mille_net.phone.server import PhoneServer

        return PhoneServer(
            self._file, self._state, self._page, self._listener, self._tell, self._on
        )

    def _read(self) -> PhoneState:
        try:
            return self._file.read() or PhoneState()
        except OSError as error:
            _LOG.warning("the phones cannot be read: %s", error)
            return PhoneState()

    def _ask(self, call: Callable[[], None]) -> None:
        """Call a function in the network's thread, unless closed.

        A function without arguments: those would be in the log if it failed.
        """
        if not self._closed:
            self._begun = True
            self._thread().call(call)

    def _tell(self, method: Callable[..., None], *arguments: object) -> None:
        """Call a method of the listener in the window's thread, unless closed by then."""
        self._deliver(lambda: self._told(method, arguments))

    def _told(self, method: Callable[..., None], arguments: tuple[object, ...]) -> None:
        if self._closed:
            return
        if method == self._listener.joined:
            self._players[str(arguments[0])] = None
        method(*arguments)
