"""A table hosted by this computer, with its sockets, announcement, clock and thinker."""

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple, Self

from mille_net.discovery.announcer import Announcer
from mille_net.discovery.interfaces import Where
from mille_net.host.environment import HostEnvironment
from mille_net.host.guest_connection import GuestConnection
from mille_net.host.session import HostSession
from mille_net.host.table_store import TableStore
from mille_net.hosting.folder_lock import FolderLock
from mille_net.hosting.stored_tables import MatchesOver, OwnPart, own_file, table_folder
from mille_net.limits import DEFAULT_PORT
from mille_net.messages import TablePhase
from mille_net.tables import TableOptions
from mille_net.transport.link import Link
from mille_net.transport.listener import ANYWHERE, Listener
from mille_net.transport.network_thread import Ticker, Worker
from mille_net.transport.tcp import TcpLink, host_context
from mille_net.trust.certificates import Identity
from mille_rules.computer.player import Thinker
from mille_rules.computer.process_thinker import Deliver
from mille_rules.take_back import MOMENT

_LOG = logging.getLogger(__name__)

#: The address of the host's own screen, for logs.
_OWN_SCREEN = "own screen"
#: Phases in which a table need not be saved.
_NOTHING_TO_KEEP = (TablePhase.LOBBY, TablePhase.OVER)


class HostPlan(NamedTuple):
    """How this computer hosts tables; `folder` contains its identity and its tables."""

    folder: Path
    #: Name and version, for the guests' logs.
    program: str
    #: Makes what computer players think with, whose answers are delivered by the function.
    thinker: Callable[[Deliver], Thinker]
    #: Own addresses for listening and announcing; all if empty.
    on: Where = ()
    announce: bool = True
    #: The folder for finished matches; without one they are not saved.
    matches: Path | None = None
    #: True if an open table admits everybody.
    admit_all: bool = False


class HostedTable:
    """One table from its opening to its closing, in the network's thread."""

    session: HostSession

    def __init__(self, plan: HostPlan, key: str) -> None:
        """Lock the table's folder. Raises FolderInUseError or OSError."""
        self.key = key
        self._plan = plan
        self._identity = Identity.load_or_make(plan.folder)
        self._listener = Listener(
            host_context(self._identity.path), self._accepted, expected=self._expects
        )
        self._store = TableStore.at(table_folder(plan.folder, key))
        # The last step that can fail: nothing would release the lock otherwise.
        self._lock = FolderLock(self.folder)
        self._worker = Worker()
        self._thinker = plan.thinker(asyncio.get_running_loop().call_soon_threadsafe)
        self._over = MatchesOver(plan.matches)
        self._announcer: Announcer | None = None
        self._ticker: Ticker | None = None

    @classmethod
    async def opened(
        cls, plan: HostPlan, key: str, options: TableOptions, names: tuple[str, ...]
    ) -> Self:
        """Open a new table; `names` are the people at the host's own screen.

        Raises OSError if it cannot be saved or has no port, ValueError for rules that are not
        playable.
        """
        table = cls(plan, key)
        try:
            environment = table._environment(plan.program)
            table.session = HostSession.opened(options, environment, table._store)
            await table._open(DEFAULT_PORT, options.port, names)
        except (OSError, ValueError):
            await table._let_go()
            table._forget()
            raise
        return table

    @classmethod
    async def resumed(cls, plan: HostPlan, key: str, port: int | None = None) -> Self:
        """Resume a saved table, at `port` or at its earlier port if that is free.

        Raises FolderInUseError if it is open already, OSError if it cannot be resumed.
        """
        table = cls(plan, key)
        try:
            loaded = table._store.load()
            if loaded is None:
                raise FileNotFoundError(f"there is no table {key!r} any more")
            environment = table._environment(plan.program)
            table.session = HostSession.resumed(loaded, environment, table._store)
            own = own_file(plan.folder, key).read() or OwnPart(DEFAULT_PORT, ())
            await table._open(own.port, port, own.names)
        except OSError:
            await table._let_go()
            raise
        return table

    @property
    def port(self) -> int:
        """The port for guests."""
        return self._listener.port

    @property
    def certificate(self) -> bytes:
        """The hash of the host's certificate."""
        return self._identity.certificate

    @property
    def folder(self) -> Path:
        """The table's folder."""
        return self._store.folder

    def connected(self, link: Link) -> GuestConnection:
        """Connect the host's own screen."""
        return self.session.connected(link, _OWN_SCREEN, owner=True)

    async def close(self) -> None:
        """Close all connections; a match that can be continued stays saved."""
        if self._ticker is not None:
            self._ticker.stop()
        self.session.close()
        await self._let_go()
        if self.session.table.phase in _NOTHING_TO_KEEP and self._over.all_kept():
            self._forget()

    async def _open(self, usual: int, wanted: int | None, names: tuple[str, ...]) -> None:
        """Start listening at the wanted port, or else at the usual or any other one."""
        if wanted is None:
            self._listener.open(usual, self._plan.on or ANYWHERE)
        else:
            self._listener.open(wanted, self._plan.on or ANYWHERE, exactly=True)
        own_file(self._plan.folder, self.key).write(OwnPart(self.port, names))
        self._ticker = Ticker(self._tick)
        if self._plan.announce:
            self._announcer = Announcer(f"mb-{self.key}", self.port, self._plan.on)
            await self._announcer.open()

    def _forget(self) -> None:
        try:
            self._store.forget()
        except OSError as error:
            _LOG.warning("a table that is over cannot be removed: %s", error)

    async def _let_go(self) -> None:
        await self._listener.close()
        if self._announcer is not None:
            await self._announcer.close()
        self._worker.close()
        await asyncio.to_thread(self._thinker.close)
        self._lock.release()

    def _tick(self, now: float) -> None:
        with contextlib.suppress(OSError):  # the store reports why nothing can be written
            if self._lock.renewed():
                self._store.write_again(self.session.record)
        self._listener.tick()
        self.session.tick(now)

    def _environment(self, program: str) -> HostEnvironment:
        return HostEnvironment(
            certificate=self.certificate,
            program=program,
            chance=secrets.token_bytes,
            thinker=self._thinker,
            work=self._worker.do,
            over=self._over.keep,
            moment=MOMENT,
            date=time.time,
            admit_all=self._plan.admit_all,
        )

    def _expects(self, machine: str) -> bool:
        return self.session.expects(machine)

    def _accepted(self, link: TcpLink, address: str) -> GuestConnection:
        return self.session.connected(link, address)
