"""A host in memory and guests as messages; tests control time and random numbers."""

from collections.abc import Callable
from pathlib import Path
from random import Random

from mille_net.host import GuestConnection, HostEnvironment, HostSession, TableStore
from mille_net.host.environment import done_now
from mille_net.host.stored_state import StoredState
from mille_net.limits import FRAME_AFTER, TICK, VERSIONS
from mille_net.messages import (
    FROM_HOST,
    Admit,
    Bye,
    DealCommit,
    DealGuestCommit,
    DealGuestOpen,
    DealList,
    DealVoid,
    Hello,
    MakeMove,
    Message,
    Moved,
    NotMoved,
    Ping,
    Pong,
    Purpose,
    Ready,
    ReadyNext,
    Start,
    Table,
    TablePhase,
    TakeSeat,
    UpdateMessage,
    Welcome,
)
from mille_net.messages.codec import FrameReader, encode
from mille_net.messages.wire_rules import rules_from
from mille_net.messages.wire_views import UpdateReader
from mille_net.tables import SeatPlan, TableOptions
from mille_rules import PRESETS, Journal, Move, Phase, RuleSet, Update
from mille_rules.computer.player import ImmediateThinker, Thinker
from mille_rules.fair_deal import Context, Holder, Place, key_id, seat_commit
from mille_rules.record import Line, Record
from mille_rules.state import Setup
from tests.net.memory_link import MemoryLink

CERTIFICATE = b"c" * 32
OPEN, COMPUTER = SeatPlan("open"), SeatPlan("computer", "Marcel", "normal")


class ForgetfulJournal(Journal):
    """Writes nothing; for tests that do not restart the host."""

    def __init__(self) -> None:
        super().__init__(Path("nowhere"))

    def rewrite(self, record: Record) -> None:
        """Do nothing."""

    def write(self, line: Line, record: Record) -> None:
        """Do nothing."""


class _ForgetfulState:
    def read(self) -> StoredState | None:
        return None

    def write(self, value: StoredState) -> None:
        pass


class ForgetfulStore(TableStore):
    """Saves nothing."""

    def __init__(self) -> None:
        super().__init__(Path("nowhere"))
        self.journal = ForgetfulJournal()
        self._state = _ForgetfulState()


class World:
    """A host session with time and random numbers."""

    def __init__(
        self,
        seats: tuple[SeatPlan, ...] = (OPEN, OPEN),
        *,
        rules: RuleSet = PRESETS["winning-moves"],
        door: str = "open",
        spectators: bool = True,
        wait: int | None = 30,
        idle: int | None = None,
        turn_limit: int | None = None,
        points: tuple[int, ...] = (),
        seed: int = 1,
        store: TableStore | None = None,
        thinker: Thinker | None = None,
        chance: Callable[[int], bytes] | None = None,
        admit_all: bool = False,
        work: Callable[[Callable[[], Callable[[], None]]], None] = done_now,
    ) -> None:
        self.random = Random(seed)
        self.time = 1_000.0
        #: Finished matches.
        self.over: list[Record] = []
        self.guests: list[RawGuest] = []
        self.store = store or ForgetfulStore()
        self.environment = HostEnvironment(
            CERTIFICATE,
            "test 1",
            chance or self.random.randbytes,
            thinker or ImmediateThinker(),
            self.over.append,
            admit_all,
            date=lambda: self.time,
            work=work,
        )
        games = (0,) * len(points)
        options = TableOptions("Ann's table", rules, seats, door, spectators, wait, None)
        options = options._replace(points=points, games=games, idle=idle, turn_limit=turn_limit)
        self.host = HostSession.opened(options, self.environment, self.store)
        self.host.tick(self.time)

    def restart(self) -> None:
        """Kill the host and restart it from its disk; all connections are lost."""
        for guest in self.guests:
            guest.forget_connection()
        loaded = self.store.load()
        assert loaded is not None
        self.store = TableStore(self.store.folder)
        self.host = HostSession.resumed(loaded, self.environment, self.store)
        self.host.tick(self.time)

    def settle(self) -> None:
        """Deliver all messages, including the answers to them."""
        while sum(guest.deliver() for guest in self.guests):
            pass

    def wait(self, seconds: float) -> None:
        """Advance the time tick by tick, and deliver all messages."""
        for _ in range(round(seconds / TICK)):
            self.time += TICK
            self.host.tick(self.time)
            self.settle()

    @property
    def record(self) -> Record:
        """The match so far."""
        record = self.host.record
        assert record is not None
        return record

    @property
    def seq(self) -> int:
        """The number of moves made."""
        return len(self.record.moves())

    @property
    def table(self) -> Table:
        """The host's table."""
        return self.host.table


class RawGuest:
    """A computer at the table, controlled by the test."""

    def __init__(
        self, world: World, name: str, *, address: str = "10.0.0.2", token: bytes | None = None
    ) -> None:
        self.world = world
        self.names = (name,)
        self.address = address
        self.chance = Random(name)
        self.token = token or self.chance.randbytes(32)
        self.inbox: list[Message] = []
        self.bytes = bytearray()
        self.updates: dict[int | None, Update] = {}
        #: True if the guest answers pings, and if it takes part in deals.
        self.alive = True
        self.deals = True
        self.connection: GuestConnection | None = None
        self.link = MemoryLink()
        self._reader = FrameReader(FROM_HOST, FRAME_AFTER)
        self._randoms: dict[int, bytes] = {}
        self._deal: tuple[Context, bytes] | None = None
        self._reader_of_updates: UpdateReader | None = None
        world.guests.append(self)

    # -- connecting ------------------------------------------------------------------------------

    def connect(self, *, owner: bool = False) -> "RawGuest":
        """Open a connection without sending anything."""
        self.link = MemoryLink()
        self._reader = FrameReader(FROM_HOST, FRAME_AFTER)
        self.link.receive = self._received
        self.connection = self.world.host.connected(self.link, self.address, owner=owner)
        self.world.settle()
        return self

    def hello(
        self, purpose: Purpose = Purpose.PLAY, versions: tuple[int, int] = VERSIONS
    ) -> "RawGuest":
        """Send a hello message."""
        self.say(Hello(versions, "raw 1", self.token, b"n" * 32, self.names, purpose))
        return self

    def join(self, *, owner: bool = False, purpose: Purpose = Purpose.PLAY) -> "RawGuest":
        """Connect and send a hello message."""
        return self.connect(owner=owner).hello(purpose)

    def lose(self) -> None:
        """Break the connection; undelivered messages are lost."""
        connection = self.connection
        self.forget_connection()
        assert connection is not None
        connection.lost()
        self.world.settle()

    def forget_connection(self) -> None:
        """Record that the connection is lost."""
        self.link.cut()
        self.connection = None

    # -- sending ---------------------------------------------------------------------------------

    def say(self, *messages: Message) -> None:
        """Send messages and deliver everything."""
        for message in messages:
            self.say_bytes(encode(message))

    def say_bytes(self, data: bytes) -> None:
        """Send any bytes."""
        if self.connection is not None:
            self.connection.received(data)
        self.world.settle()

    def deliver(self) -> bool:
        """Receive what the host has sent; return False if there was nothing."""
        return self.link.deliver()

    def _received(self, data: bytes) -> None:
        self.bytes += data
        for message in self._reader.feed(data):
            self.inbox.append(message)
            self._react(message)

    def _react(self, message: Message) -> None:
        match message:
            case Ping() if self.alive:
                self._answer(Pong(message.n))
            case Table():
                seats = len(message.seats)
                rules = rules_from(message.rules)
                setup = Setup(rules, seats, rules.sides_for(seats))
                self._reader_of_updates = UpdateReader(setup)
            case UpdateMessage():
                assert self._reader_of_updates is not None
                self.updates[message.seat] = self._reader_of_updates.update(message)
            case DealCommit():
                self._commit(message)
            case DealList():
                self._open(message)
            case DealVoid():
                self._deal = None
            case Bye():
                self.connection = None

    def _answer(self, message: Message) -> None:
        """Send a message during a delivery."""
        if self.connection is not None:
            self.connection.received(encode(message))

    def _commit(self, message: DealCommit) -> None:
        roster = tuple(Place(Holder(seat.kind), seat.key) for seat in message.roster)
        context = Context(
            message.game, message.race, message.rules, roster, message.deck_size, message.shuffle
        )
        self._deal = context, message.commit
        if not self.deals or message.resent:
            return
        self._randoms.clear()
        for seat, place in enumerate(roster):
            if place.holder is Holder.GUEST and place.key_id == key_id(self.token):
                random = self._randoms[seat] = self.chance.randbytes(32)
                self._answer(
                    DealGuestCommit(seat, seat_commit(context, seat, message.commit, random))
                )

    def _open(self, message: DealList) -> None:
        for seat, random in self._randoms.items():
            if self.deals:
                self._answer(DealGuestOpen(seat, random))

    # -- messages --------------------------------------------------------------------------------

    def last(self, kind: type[Message]) -> Message | None:
        """Return the latest message of a kind."""
        return next((m for m in reversed(self.inbox) if isinstance(m, kind)), None)

    def all(self, *kinds: type[Message]) -> list[Message]:
        """Return all messages of some kinds, in order."""
        return [message for message in self.inbox if isinstance(message, kinds)]

    @property
    def number(self) -> int:
        """The guest's number."""
        welcome = self.last(Welcome)
        assert isinstance(welcome, Welcome)
        return welcome.guest

    @property
    def table(self) -> Table:
        """The table in the latest message."""
        told = self.last(Table)
        assert isinstance(told, Table)
        return told

    # -- moves -----------------------------------------------------------------------------------

    def asked(self) -> list[int]:
        """Return the guest's seats that may move."""
        seats = (seat for seat, update in self.updates.items() if update.choices)
        return [seat for seat in seats if seat is not None]

    def move(self, seat: int, move: Move | str, *, seq: int | None = None) -> MakeMove:
        """Make a move after the latest update, and return the message."""
        seen = self.updates[seat].seq if seq is None else seq
        message = MakeMove(self.chance.randbytes(8), seat, seen, str(move))
        self.say(message)
        return message

    def answer_to(self, move: MakeMove) -> Moved | NotMoved | None:
        """Return the answer to a move."""
        answers = self.all(Moved, NotMoved)
        return next((a for a in reversed(answers) if a.id == move.id), None)  # type: ignore[attr-defined]


Choose = Callable[[Update], Move]


def first_choice(update: Update) -> Move:
    """Return the first legal move."""
    return update.choices[0]


def seated(world: World, *names: str) -> list[RawGuest]:
    """Seat the owner and other guests in order, all ready."""
    guests = []
    for number, name in enumerate(names):
        guest = RawGuest(world, name, address=f"10.0.0.{number + 1}")
        guest.connect(owner=number == 0).hello()
        if number:
            let_in(guests[0])
        free = [n for n, seat in enumerate(world.table.seats) if seat.kind == "open"]
        guest.say(TakeSeat(free[0], name), Ready(True))
        guests.append(guest)
    return guests


def let_in(owner: RawGuest) -> None:
    """Admit all waiting guests."""
    for waiting in owner.table.waiting:
        owner.say(Admit(waiting.id, True))


def started(world: World, *names: str) -> list[RawGuest]:
    """Seat guests and deal the first race."""
    guests = seated(world, *names)
    guests[0].say(Start())
    assert world.table.phase in (TablePhase.PLAY, TablePhase.BETWEEN, TablePhase.OVER)
    return guests


def play_race(world: World, guests: list[RawGuest], choose: Choose = first_choice) -> None:
    """Play the race, with half a second per move."""
    while world.table.phase is TablePhase.PLAY:
        for guest in guests:
            for seat in guest.asked():
                update = guest.updates[seat]
                if update.choices and update.view.phase not in (Phase.DEAL, Phase.OVER):
                    guest.move(seat, choose(update))
        world.wait(TICK)


def go_on(world: World, guests: list[RawGuest]) -> None:
    """Get everybody ready for the next race."""
    for guest in guests:
        guest.say(ReadyNext())
    world.wait(TICK)
