"""A table in memory: a host, its guests, and bytes that travel only when a test says so."""

from collections import deque
from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random

from mille_net.guest.admission import GuestPlan
from mille_net.guest.evidence import EvidenceFolder
from mille_net.guest.remote_match import RemoteMatch
from mille_net.guest.remote_seats import RemoteSeats
from mille_net.guest.session import GuestSession
from mille_net.host.keeping import Keeping
from mille_net.host.outside import Outside
from mille_net.host.session import HostSession
from mille_net.known_hosts import Standing
from mille_net.limits import TICK, TOKEN_BYTES
from mille_net.links import MemoryLink
from mille_net.messages import (
    Admit,
    ByeCode,
    KickReason,
    Purpose,
    Ready,
    ReadyNext,
    RefusalCode,
    Start,
    Table,
    TablePhase,
    TakeSeat,
)
from mille_net.tables import ChatLine, DealReport, Link, LinkState, Lost, SeatPlan, TableOptions
from mille_net.thinker import ImmediateThinker
from mille_rules import DEFAULT_RULES, Move, Refusal, RuleSet, Update
from mille_rules.computer.thinking import strategy_for
from mille_rules.state import BETWEEN_RACES

HOST = b"h" * 16
CERTIFICATE = b"c" * 32
COMPUTER = SeatPlan("computer", "Marcel", "normal")
OPEN = SeatPlan("open")


class Memory:
    """What a guest remembers of hosts, for as long as the test lasts."""

    def __init__(self, chance: Random, guest: "GuestHere") -> None:
        self.guest = guest
        self._chance = chance
        self.tokens: dict[tuple[bytes, bytes], bytes] = {}
        self.certificates: dict[bytes, bytes] = {}

    def standing(self, host: bytes, certificate: bytes) -> Standing:
        """Compare with what was trusted before."""
        known = self.certificates.get(host)
        if known is None:
            return Standing.UNKNOWN
        return Standing.KNOWN if known == certificate else Standing.CHANGED

    def token(self, host: bytes, game: bytes) -> bytes:
        """The same token for the same game."""
        return self.tokens.setdefault((host, game), self._chance.randbytes(TOKEN_BYTES))

    def keep_token(self, host: bytes, game: bytes, token: bytes) -> None:
        """Use a token for another game, too."""
        self.tokens[host, game] = token

    def trust(self, host: bytes, certificate: bytes, name: str, address: str) -> None:
        """Remember a certificate."""
        self.certificates[host] = certificate


class Ears:
    """A window that notes down all that it is told."""

    def __init__(self) -> None:
        self.links: list[LinkState] = []
        self.tables: list[Table] = []
        self.updates: list[tuple[int | None, Update]] = []
        self.refusals: list[tuple[int, Refusal | RefusalCode, Update]] = []
        self.denials: list[tuple[str, RefusalCode]] = []
        self.lines: list[ChatLine] = []
        self.deals: list[DealReport] = []
        self.end: tuple[ByeCode | RefusalCode | Lost, KickReason | None] | None = None

    def connection(self, state: LinkState) -> None:
        """Note how the connection is."""
        self.links.append(state)

    def table(self, table: Table) -> None:
        """Note the table."""
        self.tables.append(table)

    def updated(self, seat: int | None, update: Update) -> None:
        """Note an update."""
        self.updates.append((seat, update))

    def refused(self, seat: int, refusal: Refusal | RefusalCode, update: Update) -> None:
        """Note a refusal."""
        self.refusals.append((seat, refusal, update))
        self.updates.append((seat, update))

    def request_refused(self, what: str, code: RefusalCode, params: Mapping[str, int]) -> None:
        """Note a no."""
        self.denials.append((what, code))

    def chat(self, line: ChatLine) -> None:
        """Note a line."""
        self.lines.append(line)

    def deal(self, report: DealReport) -> None:
        """Note a report."""
        self.deals.append(report)

    def ended(
        self,
        code: ByeCode | RefusalCode | Lost,
        params: Mapping[str, int],
        reason: KickReason | None = None,
    ) -> None:
        """Note the end; there is one only."""
        assert self.end is None
        self.end = code, reason

    def last(self, seat: int | None) -> Update:
        """The latest update of a seat."""
        return next(update for of, update in reversed(self.updates) if of == seat)

    @property
    def link(self) -> Link:
        """How the connection is."""
        return self.links[-1].link


class Wire:
    """A connection in memory; `spoil`, where given, changes what the host sends."""

    def __init__(self, spoil: Callable[[bytes], bytes] | None = None) -> None:
        self.at_host = MemoryLink()
        self.at_guest = MemoryLink()
        self.frozen = False
        self._spoil = spoil

    def join(self, guest: GuestSession, host: HostSession, address: str, *, owner: bool) -> None:
        """Connect both ends."""
        # Bytes that the host sends arrive at the guest, and the other way round.
        self.at_host.receive, self.at_host.lost = self._to_guest(guest), guest.lost
        guest.connected(self.at_guest, CERTIFICATE, address)
        connection = host.connected(self.at_host, address, owner=owner)
        self.at_guest.receive, self.at_guest.lost = connection.received, connection.lost

    def _to_guest(self, guest: GuestSession) -> Callable[[bytes], None]:
        spoil = self._spoil
        return guest.received if spoil is None else lambda data: guest.received(spoil(data))

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
        self.seated = RemoteSeats(self.ears)
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
            self.seated,
            lambda: self.world.later(self.dial),
            self.world.chance.randbytes,
            EvidenceFolder(self.world.folder / f"evidence of {self.name}"),
        )

    def dial(self) -> None:
        """Reach the host, or fail to."""
        if not self.reachable or self.world.host is None:
            self.session.dial_failed(Lost.UNREACHABLE)
            return
        self.wire = Wire(self.spoil)
        self.wire.join(self.session, self.world.host, f"address of {self.name}", owner=self._owner)

    def restart(self) -> None:
        """The program is killed and begins anew; only what is on disk is left."""
        if self.wire is not None:
            self.wire.cut()
        self.ears = Ears()
        self.seated = RemoteSeats(self.ears)
        self.session = self._new_session()
        self.session.start()

    @property
    def match(self) -> RemoteMatch:
        """What a window would hold."""
        return RemoteMatch(self.seated, self.session, lambda work: work())

    @property
    def seats(self) -> list[int]:
        """The seats of this machine, once it is let in."""
        me = self.seated.me
        if not self.ears.tables:
            return []
        infos = enumerate(self.ears.tables[-1].seats)
        return [seat for seat, info in infos if info.guest == me]

    def choice(self) -> tuple[int, Move, int] | None:
        """What a sensible player would do now at one of the seats here."""
        for seat in self.seats:
            told = [update for of, update in self.ears.updates if of == seat]
            if told and told[-1].choices:
                return seat, sensible(told[-1]), told[-1].seq
        return None


class World:
    """A host with its guests."""

    def __init__(
        self,
        folder: Path,
        *seats: SeatPlan,
        rules: RuleSet = DEFAULT_RULES,
        door: str = "open",
        spectators: bool = True,
        wait: int | None = None,
        seed: int = 1,
    ) -> None:
        self.folder = folder
        self.chance = Random(seed)
        self.now = 1_000.0
        self.guests: list[GuestHere] = []
        self.misused: list[str] = []
        self._later: deque[Callable[[], None]] = deque()
        options = TableOptions("Rally", rules, seats, door, spectators, wait)
        self.keeping = Keeping.at(folder / "table")
        self.host: HostSession | None = HostSession.opened(options, self.outside(), self.keeping)
        self.owner = self.add(GuestHere(self, "Olga", owner=True))

    def outside(self) -> Outside:
        """The host's world."""
        return Outside(
            HOST,
            CERTIFICATE,
            "test 1",
            self.chance.randbytes,
            ImmediateThinker(),
            self.misused.append,
        )

    def later(self, work: Callable[[], None]) -> None:
        """Do something with the next settling."""
        self._later.append(work)

    def add(self, guest: GuestHere) -> GuestHere:
        """A machine starts to look for the table."""
        self.guests.append(guest)
        guest.session.start()
        self.settle()
        return guest

    def settle(self, size: int | None = None) -> None:
        """Deliver all bytes, so many at a time, until nothing moves any more."""
        while self._moves(size):
            pass

    def settle_once(self, size: int) -> bool:
        """Deliver so many bytes at each end of each connection; False where none wait."""
        return self._moves(size)

    def go_on(self, guest: GuestHere) -> None:
        """Do whatever comes next until a guest plays: let it in, seat it, start, move."""
        table = self.owner.ears.tables[-1]
        for info in table.waiting:
            self.owner.session.request(Admit(info.id, True))
        if guest.ears.link is not Link.SEATED or not guest.ears.tables:
            return
        if self.phase is TablePhase.PLAY:
            choice = guest.choice()
            if choice is not None and choice not in guest.submitted:
                guest.submitted.append(choice)
                guest.session.submit(*choice)
            return
        if self.phase is not TablePhase.LOBBY:
            return
        if not guest.seats:
            guest.session.request(TakeSeat(1, guest.name))
            guest.session.request(Ready(True))
        elif not table.seats[1].ready:
            guest.session.request(Ready(True))
        else:
            self.owner.session.request(Start())

    def _moves(self, size: int | None) -> bool:
        moved = bool(self._later)
        self.connect()
        wires = [guest.wire for guest in self.guests if guest.wire is not None]
        # Each in turn, whether or not another has moved.
        return sum(wire.deliver(size) for wire in wires) > 0 or moved

    def wait(self, seconds: float) -> None:
        """Let time pass, tick by tick."""
        for _ in range(round(seconds / TICK)):
            self.tick()
            self.settle()

    def tick(self) -> None:
        """Let half a second pass; bytes stay where they are."""
        self.now += TICK
        if self.host is not None:
            self.host.tick(self.now)
        for guest in self.guests:
            guest.session.tick(self.now)
        self.connect()

    def connect(self) -> None:
        """Have everybody who wants a connection try to get one."""
        while self._later:
            self._later.popleft()()

    def kill_host(self) -> None:
        """The host's program is killed; its guests only notice that the connection is gone."""
        self.host = None
        for guest in self.guests:
            if guest.wire is not None:
                guest.wire.cut()
        self.settle()

    def restart_host(self) -> None:
        """The host comes back from what is on disk."""
        loaded = Keeping(self.keeping.folder).load()
        assert loaded is not None
        self.host = HostSession.resumed(loaded, self.outside(), Keeping(self.keeping.folder))
        self.settle()

    def admitted(self, name: str, seat: int | None = None, *, watch: bool = False) -> GuestHere:
        """A machine that the owner has let in, with somebody in a seat."""
        guest = self.add(GuestHere(self, name, Purpose.WATCH if watch else Purpose.PLAY))
        self.let_in()
        if seat is not None:
            guest.session.request(TakeSeat(seat, name))
            guest.session.request(Ready(True))
        self.settle()
        return guest

    def let_in(self) -> None:
        """The owner lets in everybody who waits."""
        self.settle()
        for info in self.owner.ears.tables[-1].waiting:
            self.owner.session.request(Admit(info.id, True))
        self.settle()

    def start(self) -> None:
        """The owner begins the match, or goes on."""
        self.owner.session.request(Start())
        self.settle()

    @property
    def phase(self) -> TablePhase:
        """Where the table stands."""
        assert self.host is not None
        return self.host.table.phase

    def play(self, moves: int = 1_000) -> int:
        """Let the guests play so many moves, or until the race is over; how many were made."""
        for made in range(moves):
            if not self.play_one():
                return made
            # Nobody plays faster than ten moves a second; more would be a flood.
            if made % 5 == 0:
                self.wait(TICK)
        return moves

    def play_one(self) -> bool:
        """One move of some guest; False where none is asked."""
        if self.phase is not TablePhase.PLAY:
            return False
        for guest in self.guests:
            choice = guest.choice() if guest.wire is not None and guest.ears.links else None
            if choice is not None:
                guest.session.submit(*choice)
                self.settle()
                return True
        return False

    def next_race(self) -> None:
        """Everybody has seen the score."""
        for guest in self.guests:
            guest.session.request(ReadyNext())
        self.settle()


def sensible(update: Update) -> Move:
    """What a computer player would do."""
    if len(update.choices) == 1:
        return update.choices[0]
    return strategy_for("normal").choose(update.view, update.choices)


def is_over(update: Update) -> bool:
    """Whether no race runs any more."""
    return update.view.phase in BETWEEN_RACES
