"""Tables and phones, as a window uses them: the interface between its thread and the network's.

Every method returns at once. A listener is called in the window's thread, by way of the window's
`deliver`. Cryptography, TLS and zeroconf are imported when the first table is searched for, hosted
or joined, or the first phone is wanted.
"""

import logging
import secrets
from collections.abc import Callable, Coroutine
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any
from weakref import WeakSet

from mille_net.guest.evidence import EvidenceFolder
from mille_net.guest.join_attempt import GuestPlan, HostMemory
from mille_net.guest.remote_table import RemoteTable
from mille_net.guest.session import GuestSession
from mille_net.messages import Purpose
from mille_net.session_runners import SessionRunners
from mille_net.table_listener import TableListener
from mille_net.tables import Address, FoundTable, SavedTable, TableOptions
from mille_net.thread_bridge import Deliver, ThreadBridge
from mille_net.transport.addresses import parse_address
from mille_net.trust.left_table import SEAT_FOLDER, LeftTable
from mille_net.untrusted_text import is_name
from mille_rules.computer.player import Thinker
from mille_rules.computer.process_thinker import Deliver as ThinkerDeliver
from mille_rules.computer.process_thinker import ProcessThinker

if TYPE_CHECKING:
    from mille_net.discovery.browser import TableSearch
    from mille_net.hosting.hosted_table import HostedTable, HostPlan
    from mille_net.phone.phones import PhoneListener, PhonePage, Phones
    from mille_net.session_runner import OwnSessionRunner, SessionRunner
    from mille_net.trust.known_hosts import KnownHosts

_LOG = logging.getLogger(__name__)

__all__ = ["Lan", "TableListener", "parse_address"]

#: The folder for evidence of unfair deals.
_EVIDENCE = "evidence"
#: Seconds that `close` waits until all tables are left.
_GOODBYE = 3.0


class Lan:
    """Finds, hosts and joins tables, and serves phones, for one window, in the window's thread."""

    def __init__(
        self,
        folder: Path,
        deliver: Deliver,
        program: str = "Mille",
        thinker: Callable[[ThinkerDeliver], Thinker] = ProcessThinker,
        on: tuple[str, ...] = (),
        announce: bool = True,
        matches: Path | None = None,
    ) -> None:
        """`folder` contains this computer's identity, known hosts and tables.

        `program` is a name and version for others' logs; `thinker` creates the thinker of a hosted
        table's computer players; `on` are the own addresses to use, all by default; `announce`
        decides whether others find a hosted table. Finished matches of hosted tables are saved in
        `matches`.
        """
        self._folder = folder
        self._deliver_to = deliver
        self._program = program
        self._thinker = thinker
        self._on = on
        self._announce = announce
        self._matches = matches
        #: Created with its thread when first needed.
        self._begun: SessionRunners | None = None
        self._closed = False
        self._browsings: WeakSet[TableSearch] = WeakSet()
        self._bridges: WeakSet[ThreadBridge] = WeakSet()
        self._phones: list[Phones] = []
        self._saved_tables_changed: Callable[[], None] = _nobody_asks
        #: This screen's session at the table that was hosted last.
        self._own: OwnSessionRunner | None = None

    def browse(self, found: Callable[[tuple[FoundTable, ...]], None]) -> "TableSearch":
        """Search for tables; `found` is called with the list, at most 64, whenever it changes."""
        from mille_net.discovery.browser import TableSearch

        browsing = TableSearch(self._known, found, self._runners.thread, self._deliver, self._on)
        self._browsings.add(browsing)
        return browsing

    def host(
        self, options: TableOptions, names: tuple[str, ...], listener: TableListener
    ) -> RemoteTable:
        """Open a table; `names` are the people at this screen, whose guest number is 0.

        Raises ValueError for rules that cannot be played on the network, and for invalid names.
        """
        from mille_net.host.lobby import check_rules
        from mille_net.hosting.hosted_table import HostedTable
        from mille_net.hosting.stored_tables import new_key

        check_rules(options.rules, len(options.seats))
        _check_names(options.name, *names, *(seat.name for seat in options.seats if seat.name))
        key = new_key()
        opening = HostedTable.opened(self._host_plan(), key, options, names)
        return self._open(key, opening, names, listener)

    def hosted_addresses(self) -> tuple[str, ...]:
        """Return the addresses of the table hosted here; empty if there is none."""
        from mille_net.discovery.interfaces import typed_addresses

        port = None if self._own is None else self._own.port
        return () if port is None else typed_addresses(port, self._on)

    def saved_tables(self) -> tuple[SavedTable, ...]:
        """Return the tables hosted here whose match can be continued, the latest first.

        Matches that ended just before their host was killed are moved to `matches` first.
        """
        from mille_net.hosting.stored_tables import file_what_is_over, saved_tables

        if self._matches is not None:
            file_what_is_over(self._folder, self._matches)
        return saved_tables(self._folder)

    def watch_saved_tables(self, changed: Callable[[], None]) -> None:
        """Call `changed` whenever the list of saved tables may have changed.

        A table is saved a moment after it was left.
        """
        self._saved_tables_changed = changed

    def resume(self, kept: SavedTable, listener: TableListener) -> RemoteTable:
        """Open a saved table again, with its match, seats and deal."""
        from mille_net.hosting.hosted_table import HostedTable
        from mille_net.hosting.stored_tables import own_names

        names = own_names(self._folder, kept)
        opening = HostedTable.resumed(self._host_plan(), kept.key)
        return self._open(kept.key, opening, names, listener)

    def forget(self, kept: SavedTable) -> None:
        """Delete a saved table. Raises OSError, also if the table is open."""
        from mille_net.hosting.stored_tables import forget_table

        forget_table(self._folder, kept.key)

    def join(
        self,
        where: FoundTable | Address | LeftTable,
        names: tuple[str, ...],
        listener: TableListener,
        *,
        watch: bool = False,
    ) -> RemoteTable:
        """Join a table, to play or to watch. Raises ValueError for invalid names."""
        from mille_net.session_runner import RemoteSessionRunner

        _check_names(*names)
        known, seat = self._known, self._folder / SEAT_FOLDER
        if isinstance(where, FoundTable):
            addresses = [Address(address, where.port) for address in where.addresses]
            visit = RemoteSessionRunner(addresses, where.fingerprint, known, seat, self._on)
        elif isinstance(where, LeftTable):
            visit = RemoteSessionRunner((), where.certificate, known, seat, self._on)
        else:
            visit = RemoteSessionRunner([where], "", known, seat, self._on)
        plan = GuestPlan(self._program, names, Purpose.WATCH if watch else Purpose.PLAY)
        match = self._match(visit, known, plan, listener)
        self._runners.thread.call(self._runners.start, visit)
        return match

    def phones(self, listener: "PhoneListener", page: "PhonePage") -> "Phones":
        """Return the phones of this screen, which load `page`; it does not listen yet."""
        from mille_net.phone.phones import Phones

        phones = Phones(
            self._folder, listener, page, lambda: self._runners.thread, self._deliver, self._on
        )
        self._phones.append(phones)
        return phones

    def close(self) -> None:
        """Leave all tables and phones, waiting 3 s at most; a hosted match stays saved."""
        if self._begun is not None and not self._closed:
            for phones in self._phones:
                phones.close()
            self._closed = True
            for bridge in self._bridges:
                bridge.stop()
            for browsing in tuple(self._browsings):
                browsing.close()
            try:
                self._begun.thread.run(self._begun.leave_all()).result(_GOODBYE)
            except TimeoutError:
                _LOG.warning("not everybody has heard the goodbye")
            self._begun.thread.stop()

    def _open(
        self,
        key: str,
        opening: "Coroutine[Any, Any, HostedTable]",
        names: tuple[str, ...],
        listener: TableListener,
    ) -> RemoteTable:
        """Open a table, and connect the host's own screen to it."""
        from mille_net.hosting.stored_tables import table_folder
        from mille_net.session_runner import OwnSessionRunner
        from mille_net.trust.known_hosts import KnownHosts

        visit = self._own = OwnSessionRunner()
        # This screen's token is stored with the table, which knows it again when resumed.
        memory = KnownHosts(table_folder(self._folder, key))
        plan = GuestPlan(self._program, names, Purpose.PLAY)
        match = self._match(visit, memory, plan, listener)
        self._runners.thread.begin(self._runners.sit_down(visit, opening))
        return match

    def _match(
        self, visit: "SessionRunner", memory: HostMemory, plan: GuestPlan, listener: TableListener
    ) -> RemoteTable:
        """Create a session, and return the object for its requests."""
        bridge = ThreadBridge(listener, self._deliver_to, partial(self._runners.over, visit))
        self._bridges.add(bridge)
        evidence = EvidenceFolder(self._folder / _EVIDENCE)
        visit.session = GuestSession(
            plan, memory, bridge, visit.dial, secrets.token_bytes, evidence
        )
        return RemoteTable(visit.session, self._ask, bridge)

    def _host_plan(self) -> "HostPlan":
        from mille_net.hosting.hosted_table import HostPlan

        return HostPlan(
            self._folder, self._program, self._thinker, self._on, self._announce, self._matches
        )

    @cached_property
    def _known(self) -> "KnownHosts":
        from mille_net.trust.known_hosts import KnownHosts

        return KnownHosts(self._folder)

    @property
    def _runners(self) -> SessionRunners:
        if self._begun is None:
            self._begun = SessionRunners(self._left)
        return self._begun

    def _left(self) -> None:
        self._deliver(self._saved_tables_changed)

    def _ask(self, call: Callable[[], None]) -> None:
        """Call a function in the network's thread, unless closed."""
        if not self._closed:
            self._runners.thread.call(call)

    def _deliver(self, call: Callable[[], None]) -> None:
        """Call a function in the window's thread, unless closed by then."""
        self._deliver_to(lambda: None if self._closed else call())


def _nobody_asks() -> None:
    """Do nothing."""


def _check_names(*names: str) -> None:
    for name in names:
        if not is_name(name):
            raise ValueError(f"expected a name, got {name!r}")
