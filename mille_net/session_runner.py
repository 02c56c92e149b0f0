"""Runs a guest's session: connections to its table, and the clock."""

import asyncio
import contextlib
import logging
from abc import ABC, abstractmethod
from collections.abc import Sequence
from pathlib import Path

from mille_net.discovery.browser import Browser
from mille_net.discovery.interfaces import Where
from mille_net.guest.session import GuestSession
from mille_net.hosting.folder_lock import FolderLock
from mille_net.hosting.hosted_table import HostedTable
from mille_net.limits import DEFAULT_PORT
from mille_net.tables import Address, FoundTable, LostReason
from mille_net.transport.addresses import address_text, parse_address
from mille_net.transport.dialling import DialError, dial
from mille_net.transport.link import Endpoint
from mille_net.transport.loopback import LoopbackLink
from mille_net.transport.network_thread import Ticker
from mille_net.transport.tcp import TcpLink
from mille_net.trust.certificates import certificate_hash
from mille_net.trust.known_hosts import KnownHosts

_LOG = logging.getLogger(__name__)


#: Seconds for sending the last bytes of a connection.
_CLOSING_TIME = 1.0


class SessionRunner(ABC):
    """Runs one guest's session in the network's thread, from `start` to `stop`."""

    #: Uses this runner's `dial`; set before `start`.
    session: GuestSession

    def __init__(self) -> None:
        #: Set when the session has been stopped.
        self.stopped = asyncio.Event()
        self._ticker: Ticker | None = None

    @abstractmethod
    def dial(self) -> None:
        """Start an attempt to connect."""

    def start(self) -> None:
        """Connect for the first time."""
        self._ticker = Ticker(self._tick)
        self.session.start()

    @abstractmethod
    def leave(self) -> None:
        """Leave the table; `stop` follows when that is done."""

    async def stop(self) -> None:
        """Stop, after the session has ended."""
        if self._ticker is not None:
            self._ticker.stop()
        await self._tidy()
        self.stopped.set()

    @abstractmethod
    async def _tidy(self) -> None:
        """Release the resources of a subclass."""

    def _tick(self, now: float) -> None:
        self.session.tick(now)


class RemoteSessionRunner(SessionRunner):
    """Runs a session at another computer's table, at any of its addresses."""

    def __init__(
        self,
        where: Sequence[Address],
        fingerprint: str,
        known: KnownHosts,
        seat: Path,
        on: Where = (),
    ) -> None:
        """`fingerprint` is the beginning of the certificate's hash, empty if it is not known.

        While any session runs, the folder `seat` is locked, so that no other window offers to
        return to the table.
        """
        super().__init__()
        self._where = tuple(where)
        self._fingerprint = fingerprint
        self._known = known
        self._seat = seat
        self._seat_lock: FolderLock | None = None
        self._on = on
        self._attempt: asyncio.Task[None] | None = None
        self._search: asyncio.Task[None] | None = None
        self._found: tuple[Address, ...] = ()
        self._link: TcpLink | None = None

    def start(self) -> None:
        """Connect for the first time."""
        try:
            self._seat.mkdir(parents=True, exist_ok=True)
            self._seat_lock = FolderLock(self._seat, shared=True)
        except OSError as error:
            _LOG.info("the seat at this table is not locked: %s", error)
        super().start()

    def dial(self) -> None:
        """Try all known addresses."""
        self._attempt = asyncio.get_running_loop().create_task(self._dial())

    def leave(self) -> None:
        """Leave; the computer plays on."""
        self.session.leave()

    async def _tidy(self) -> None:
        if self._seat_lock is not None:
            self._seat_lock.release()
        for task in (self._attempt, self._search):
            if task is not None:
                task.cancel()
        if self._link is not None:
            self._link.close()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._link.ended.wait(), _CLOSING_TIME)

    async def _dial(self) -> None:
        certificate = self.session.certificate
        if certificate is not None:
            self._fingerprint = certificate.hex()
            self._look_around()
        try:
            await dial(self._addresses(), self._reached, self._fingerprint)
        except DialError as error:
            self.session.dial_failed(self._reason(error))

    def _reason(self, error: DialError) -> LostReason:
        """Return why no table was reached; an address that led to one before is not wrong."""
        joined = {place for places in self._known.places() for place in places}
        known = self._fingerprint or joined & set(map(_full_text, self._where))
        if known and error.reason is not LostReason.OTHER_CERTIFICATE:
            return LostReason.NOT_OPEN
        return error.reason

    def _addresses(self) -> tuple[Address, ...]:
        """Return the announced addresses, then the earlier ones."""
        everything = (*self._found, *self._where, *map(parse_address, self._remembered()))
        return tuple(dict.fromkeys(everything))

    def _remembered(self) -> tuple[str, ...]:
        return self._known.addresses(self._fingerprint) if self._fingerprint else ()

    def _reached(self, link: TcpLink, address: Address) -> Endpoint:
        if self._search is not None:
            self._search.cancel()
        self._link = link
        certificate = certificate_hash(link.peer_certificate)
        return self.session.connected(link, certificate, _full_text(address))

    def _look_around(self) -> None:
        """Search for a lost host, which may come back at another address or port."""
        if self._search is None or self._search.done():
            self._search = asyncio.get_running_loop().create_task(self._look())

    async def _look(self) -> None:
        browser = Browser(self._note, lambda *_: True, self._on)
        try:
            await browser.open()
            await asyncio.Event().wait()  # until cancelled
        except OSError as error:
            _LOG.warning("a host that has gone cannot be looked for: %s", error)
        finally:
            await browser.close()

    def _note(self, tables: tuple[FoundTable, ...]) -> None:
        game = next(reversed(self.session.table.games), None)
        for table in tables:
            same_host = self._fingerprint.startswith(table.fingerprint)
            if same_host and game is not None and game.hex().startswith(table.game):
                self._found = tuple(Address(address, table.port) for address in table.addresses)


def _full_text(address: Address) -> str:
    """Return an address with its port, as it is stored."""
    port = DEFAULT_PORT if address.port is None else address.port
    return address_text(address._replace(port=port))


class OwnSessionRunner(SessionRunner):
    """Runs the session of the host's own screen, in the same process."""

    def __init__(self) -> None:
        super().__init__()
        #: Set before `start`, if it could be opened.
        self.table: HostedTable | None = None

    @property
    def port(self) -> int | None:
        """The port of the table, None while it is not open."""
        return None if self.table is None or self.stopped.is_set() else self.table.port

    def dial(self) -> None:
        """Connect in the next iteration of the loop; cannot fail."""
        asyncio.get_running_loop().call_soon(self._connect)

    def leave(self) -> None:
        """Close the table at once, without letting the computer play for this screen."""
        assert self.table is not None
        self.table.session.close()

    async def _tidy(self) -> None:
        if self.table is not None:
            await self.table.close()

    def _connect(self) -> None:
        assert self.table is not None
        to_host, to_screen = LoopbackLink(), LoopbackLink()
        to_host.endpoint = self.table.connected(to_screen)
        to_screen.endpoint = self.session.connected(to_host, self.table.certificate)
