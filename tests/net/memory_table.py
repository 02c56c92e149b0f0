"""A table in memory: a host, its guests, and bytes that travel only when a test says so."""

from collections import deque
from collections.abc import Callable
from pathlib import Path
from random import Random

from mille_net.host.environment import HostEnvironment
from mille_net.host.session import HostSession
from mille_net.host.table_store import TableStore
from mille_net.limits import TICK
from mille_net.messages import (
    Admit,
    Purpose,
    Ready,
    ReadyNext,
    Start,
    TablePhase,
    TakeSeat,
)
from mille_net.tables import LinkPhase, SeatPlan, TableOptions
from mille_rules import DEFAULT_RULES, RuleSet, Update
from mille_rules.computer.player import ImmediateThinker
from mille_rules.state import BETWEEN_RACES
from tests.net.memory_guest import CERTIFICATE, HOST, GuestHere

COMPUTER = SeatPlan("computer", "Marcel", "normal")
OPEN = SeatPlan("open")


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
        self.store = TableStore.at(folder / "table")
        self.host: HostSession | None = HostSession.opened(options, self.environment(), self.store)
        self.owner = self.add(GuestHere(self, "Olga", owner=True))

    def environment(self) -> HostEnvironment:
        """The host's world."""
        return HostEnvironment(
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
        if guest.ears.link is not LinkPhase.SEATED or not guest.ears.tables:
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
        loaded = TableStore(self.store.folder).load()
        assert loaded is not None
        self.host = HostSession.resumed(loaded, self.environment(), TableStore(self.store.folder))
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


def is_over(update: Update) -> bool:
    """Whether no race runs any more."""
    return update.view.phase in BETWEEN_RACES
