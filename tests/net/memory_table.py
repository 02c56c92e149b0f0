"""A table in memory: a host, its guests, and bytes that are delivered by the test."""

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
from tests.net.memory_guest import CERTIFICATE, GuestHere

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
        certificate: bytes = CERTIFICATE,
    ) -> None:
        self.certificate = certificate
        self.folder = folder
        self.chance = Random(seed)
        self.now = 1_000.0
        self.guests: list[GuestHere] = []
        self._later: deque[Callable[[], None]] = deque()
        options = TableOptions("Rally", rules, seats, door, spectators, wait)
        self.store = TableStore.at(folder / "table")
        self.host: HostSession | None = HostSession.opened(options, self.environment(), self.store)
        self.owner = self.add(GuestHere(self, "Olga", owner=True))

    def environment(self) -> HostEnvironment:
        """The host's environment."""
        return HostEnvironment(
            self.certificate,
            "test 1",
            self.chance.randbytes,
            ImmediateThinker(),
        )

    def later(self, work: Callable[[], None]) -> None:
        """Call a function at the next delivery."""
        self._later.append(work)

    def add(self, guest: GuestHere) -> GuestHere:
        """Add a computer that looks for the table."""
        self.guests.append(guest)
        guest.session.start()
        self.settle()
        return guest

    def settle(self, size: int | None = None) -> None:
        """Deliver all bytes in pieces of a size, including the answers to them."""
        while self._moves(size):
            pass

    def settle_once(self, size: int) -> bool:
        """Deliver bytes at both ends of all connections; return False if there were none."""
        return self._moves(size)

    def go_on(self, guest: GuestHere) -> None:
        """Do the next step for a guest: admit it, seat it, start the match, or move."""
        table = self.owner.ears.tables[-1]
        for info in table.waiting:
            self.owner.session.table.request(Admit(info.id, True))
        if guest.ears.link is not LinkPhase.SEATED or not guest.ears.tables:
            return
        if self.phase is TablePhase.PLAY:
            choice = guest.choice()
            if choice is not None and choice not in guest.submitted:
                guest.submitted.append(choice)
                guest.session.table.submit(*choice)
            return
        if self.phase is not TablePhase.LOBBY:
            return
        if not guest.seats:
            guest.session.table.request(TakeSeat(1, guest.name))
            guest.session.table.request(Ready(True))
        elif not table.seats[1].ready:
            guest.session.table.request(Ready(True))
        else:
            self.owner.session.table.request(Start())

    def _moves(self, size: int | None) -> bool:
        moved = bool(self._later)
        self.connect()
        wires = [guest.wire for guest in self.guests if guest.wire is not None]
        # Each in turn, whether or not another has moved.
        return sum(wire.deliver(size) for wire in wires) > 0 or moved

    def wait(self, seconds: float) -> None:
        """Advance the time tick by tick."""
        for _ in range(round(seconds / TICK)):
            self.tick()
            self.settle()

    def tick(self) -> None:
        """Advance the time by half a second without delivering bytes."""
        self.now += TICK
        if self.host is not None:
            self.host.tick(self.now)
        for guest in self.guests:
            guest.session.tick(self.now)
        self.connect()

    def connect(self) -> None:
        """Let all guests without a connection try to connect."""
        while self._later:
            self._later.popleft()()

    def kill_host(self) -> None:
        """Kill the host; its guests lose the connection."""
        self.host = None
        for guest in self.guests:
            if guest.wire is not None:
                guest.wire.cut()
        self.settle()

    def restart_host(self) -> None:
        """Restart the host from its disk."""
        loaded = TableStore(self.store.folder).load()
        assert loaded is not None
        self.host = HostSession.resumed(loaded, self.environment(), TableStore(self.store.folder))
        self.settle()

    def admitted(self, name: str, seat: int | None = None, *, watch: bool = False) -> GuestHere:
        """Return a guest that was admitted and has taken a seat."""
        guest = self.add(GuestHere(self, name, Purpose.WATCH if watch else Purpose.PLAY))
        self.let_in()
        if seat is not None:
            guest.session.table.request(TakeSeat(seat, name))
            guest.session.table.request(Ready(True))
        self.settle()
        return guest

    def let_in(self) -> None:
        """Admit all waiting guests."""
        self.settle()
        for info in self.owner.ears.tables[-1].waiting:
            self.owner.session.table.request(Admit(info.id, True))
        self.settle()

    def start(self) -> None:
        """Start the match, or the next race."""
        self.owner.session.table.request(Start())
        self.settle()

    @property
    def phase(self) -> TablePhase:
        """The phase of the table."""
        assert self.host is not None
        return self.host.table.phase

    def play(self, moves: int = 1_000) -> int:
        """Let the guests play up to a number of moves or the end of the race; return the number."""
        for made in range(moves):
            if not self.play_one():
                return made
            # More than ten moves a second would exceed the message limit.
            if made % 5 == 0:
                self.wait(TICK)
        return moves

    def play_one(self) -> bool:
        """Make a move of a guest; return False if nobody must move."""
        if self.phase is not TablePhase.PLAY:
            return False
        for guest in self.guests:
            choice = guest.choice() if guest.wire is not None and guest.ears.links else None
            if choice is not None:
                guest.session.table.submit(*choice)
                self.settle()
                return True
        return False

    def next_race(self) -> None:
        """Get everybody ready for the next race."""
        for guest in self.guests:
            guest.session.table.request(ReadyNext())
        self.settle()


def is_over(update: Update) -> bool:
    """Return True after the end of a race."""
    return update.view.phase in BETWEEN_RACES
