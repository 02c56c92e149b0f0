"""A guest at a table in memory: session, stored data, and received events."""

from collections.abc import Callable, Mapping
from random import Random
from typing import TYPE_CHECKING

from mille_net.guest.evidence import EvidenceFolder
from mille_net.guest.join_attempt import GuestPlan
from mille_net.guest.remote_table import RemoteTable
from mille_net.guest.session import GuestSession
from mille_net.host.session import HostSession
from mille_net.limits import TOKEN_BYTES
from mille_net.messages import (
    ByeCode,
    KickReason,
    Purpose,
    RefusalCode,
    Table,
    TakeBackAsked,
    TakeBackOver,
)
from mille_net.tables import ChatLine, DealReport, LinkPhase, LinkState, LostReason
from mille_net.thread_bridge import ThreadBridge
from mille_rules import Move, Refusal, Update
from mille_rules.computer.levels.styled import strategy_for
from tests.net.memory_link import MemoryLink

if TYPE_CHECKING:
    from tests.net.memory_table import World

CERTIFICATE = b"c" * 32


class Memory:
    """A guest's data about hosts, in memory."""

    def __init__(self, chance: Random, guest: "GuestHere") -> None:
        self.guest = guest
        self._chance = chance
        self.tokens: dict[tuple[bytes, bytes], bytes] = {}
        #: The names of tables by the certificate of their host.
        self.trusted: dict[bytes, str] = {}
        #: The hosts at whose tables the guest has a seat.
        self.seats: set[bytes] = set()

    def token(self, certificate: bytes, game: bytes) -> bytes:
        """The same token for the same game."""
        return self.tokens.setdefault((certificate, game), self._chance.randbytes(TOKEN_BYTES))

    def keep_token(self, certificate: bytes, game: bytes, token: bytes) -> None:
        """Store a token for another game."""
        self.tokens[certificate, game] = token

    def trust(self, certificate: bytes, name: str, address: str) -> None:
        """Store a host that has admitted the guest."""
        self.trusted[certificate] = name

    def keep_seat(self, certificate: bytes, has_seat: bool) -> None:
        """Store where the guest has a seat."""
        (self.seats.add if has_seat else self.seats.discard)(certificate)


class Ears:
    """A listener that records all events."""

    def __init__(self) -> None:
        self.links: list[LinkState] = []
        #: The guest's number at the table, -1 before its admission.
        self.me = -1
        self.tables: list[Table] = []
        self.updates: list[tuple[int | None, Update]] = []
        self.refusals: list[tuple[int, Refusal | RefusalCode, Update]] = []
        self.denials: list[tuple[str, RefusalCode]] = []
        self.lines: list[ChatLine] = []
        self.nudges: list[tuple[int, tuple[int, ...]]] = []
        self.turn_times: list[tuple[int, int, bool]] = []
        self.deals: list[DealReport] = []
        self.take_backs: list[TakeBackAsked | TakeBackOver] = []
        self.end: tuple[ByeCode | RefusalCode | LostReason, KickReason | None] | None = None

    def on_link(self, state: LinkState) -> None:
        """Record the state of the connection."""
        self.links.append(state)
        self.me = max(self.me, state.me)

    def on_table(self, table: Table) -> None:
        """Record the table."""
        self.tables.append(table)

    def on_update(self, seat: int | None, update: Update) -> None:
        """Record an update."""
        self.updates.append((seat, update))

    def on_move_refused(self, seat: int, refusal: Refusal | RefusalCode, update: Update) -> None:
        """Record the refusal of a move."""
        self.refusals.append((seat, refusal, update))
        self.updates.append((seat, update))

    def on_request_refused(self, what: str, code: RefusalCode, params: Mapping[str, int]) -> None:
        """Record the refusal of a request."""
        self.denials.append((what, code))

    def on_chat(self, line: ChatLine) -> None:
        """Record a chat line."""
        self.lines.append(line)

    def on_nudge(self, seat: int, seats: tuple[int, ...]) -> None:
        """Record who was reminded, and by whom."""
        self.nudges.append((seat, seats))

    def on_turn_time(self, seat: int, left: int, runs: bool) -> None:
        """Record the time for a turn."""
        self.turn_times.append((seat, left, runs))

    def on_deal(self, report: DealReport) -> None:
        """Record a report."""
        self.deals.append(report)

    def on_take_back_asked(self, asked: TakeBackAsked) -> None:
        """Record a request to take back a move."""
        self.take_backs.append(asked)

    def on_take_back_over(self, over: TakeBackOver) -> None:
        """Record how it ended."""
        self.take_backs.append(over)

    def on_ended(
        self,
        code: ByeCode | RefusalCode | LostReason,
        params: Mapping[str, int],
        reason: KickReason | None = None,
    ) -> None:
        """Record the end, which comes only once."""
        assert self.end is None
        self.end = code, reason

    def last(self, seat: int | None) -> Update:
        """Return the latest update of a seat."""
        return next(update for of, update in reversed(self.updates) if of == seat)

    @property
    def link(self) -> LinkPhase:
        """The state of the connection."""
        return self.links[-1].link


class Wire:
    """A connection in memory; `spoil` can change what the host sends."""

    def __init__(self, spoil: Callable[[bytes], bytes] | None = None) -> None:
        self.at_host = MemoryLink()
        self.at_guest = MemoryLink()
        self.frozen = False
        self._spoil = spoil

    def join(
        self,
        guest: GuestSession,
        host: HostSession,
        address: str,
        *,
        owner: bool,
        certificate: bytes = CERTIFICATE,
    ) -> None:
        """Connect both ends; the guest sees the hash of this certificate."""
        # Bytes that the host sends arrive at the guest, and the other way round.
        at_guest = guest.connected(self.at_guest, certificate, address)
        self.hear = at_guest.received
        self.at_host.receive, self.at_host.lost = self._to_guest, at_guest.lost
        connection = host.connected(self.at_host, address, owner=owner)
        self.at_guest.receive, self.at_guest.lost = connection.received, connection.lost

    def _to_guest(self, data: bytes) -> None:
        self.hear(data if self._spoil is None else self._spoil(data))

    def deliver(self, size: int | None = None) -> bool:
        """Bring what waits at both ends; False where nothing did."""
        if self.frozen:
            return False
        return any([self.at_host.deliver(size), self.at_guest.deliver(size)])

    def cut(self) -> None:
        """Break the connection, losing what is on its way."""
        self.at_host.cut()
        self.at_guest.cut()
        self.deliver()


class GuestHere:
    """One machine: its session, what it remembers, and what it has been told."""

    def __init__(
        self, world: "World", name: str, purpose: Purpose = Purpose.PLAY, *, owner: bool = False
    ) -> None:
        self.world = world
        self.name = name
        self.ears = Ears()
        self.memory = Memory(world.chance, self)
        self.reachable = True
        self.spoil: Callable[[bytes], bytes] | None = None
        self.wire: Wire | None = None
        #: What has been tried already.
        self.submitted: list[tuple[int, Move, int]] = []
        self._purpose = purpose
        self._owner = owner
        self.session = self._new_session()

    def _new_session(self) -> GuestSession:
        return GuestSession(
            GuestPlan("test 1", (self.name,), self._purpose),
            self.memory,
            self.ears,
            lambda: self.world.later(self.dial),
            self.world.chance.randbytes,
            EvidenceFolder(self.world.folder / f"evidence of {self.name}"),
        )

    def dial(self) -> None:
        """Reach the host, or fail to."""
        if not self.reachable or self.world.host is None:
            self.session.dial_failed(LostReason.UNREACHABLE)
            return
        self.wire = Wire(self.spoil)
        self.wire.join(
            self.session,
            self.world.host,
            f"address of {self.name}",
            owner=self._owner,
            certificate=self.world.certificate,
        )

    def hear(self, data: bytes) -> None:
        """Receive bytes on the latest connection."""
        assert self.wire is not None
        self.wire.hear(data)

    def restart(self) -> None:
        """The program is killed and begins anew; only what is on disk is left."""
        if self.wire is not None:
            self.wire.cut()
        self.ears = Ears()
        self.session = self._new_session()
        self.session.start()

    @property
    def match(self) -> RemoteTable:
        """What a window would hold."""
        bridge = ThreadBridge(self.ears, lambda call: call(), lambda: None)
        return RemoteTable(self.session, lambda call: call(), bridge)

    @property
    def seats(self) -> list[int]:
        """The seats of this machine, once it is let in."""
        if not self.ears.tables:
            return []
        infos = enumerate(self.ears.tables[-1].seats)
        return [seat for seat, info in infos if info.guest == self.ears.me]

    def choice(self) -> tuple[int, Move, int] | None:
        """Return a sensible move for one of the guest's seats."""
        for seat in self.seats:
            told = [update for of, update in self.ears.updates if of == seat]
            if told and told[-1].choices:
                return seat, sensible(told[-1]), told[-1].seq
        return None


def sensible(update: Update) -> Move:
    """Return the move of a computer player."""
    if len(update.choices) == 1:
        return update.choices[0]
    return strategy_for("normal").choose(update.view, update.choices)
