"""A network in this process: one table, run by a real Match, and a guest or owner at it."""

from collections.abc import Callable
from typing import Any

from mille_net.messages import (
    Door,
    GuestInfo,
    Presence,
    SeatInfo,
    SeatKind,
    Table,
    TablePhase,
)
from mille_net.table_listener import TableListener
from mille_net.tables import (
    Address,
    Availability,
    EmptyListCause,
    FoundTable,
    LinkPhase,
    LinkState,
    SavedTable,
    SelfTest,
    TableOptions,
)
from mille_net.thread_bridge import ThreadBridge
from mille_rules import DEFAULT_RULES, Match, Move, Record, Refusal, Update
from mille_rules.computer.player import ComputerPlayer

WORDS = ("tiger", "violin", "banana")
GAME = bytes(16)


def found(
    name: str = "Kitchen",
    taken: int = 1,
    seats: int = 2,
    availability: Availability = Availability.AVAILABLE,
    **more: Any,
) -> FoundTable:
    """A table as the list shows it."""
    usual: dict[str, Any] = {
        "key": f"mb-{name}", "name": name, "game": "0a1b2c3d", "taken": taken, "seats": seats,
        "playing": False, "code": False, "rules": DEFAULT_RULES, "availability": availability,
        "versions": (1, 1), "addresses": ("192.168.1.20",), "port": 25100, "known": False,
        "fingerprint": "",
    }  # fmt: skip
    return FoundTable(**{**usual, **more})


def human(guest: int, name: str, ready: bool = True, **more: Any) -> SeatInfo:
    """A person's seat."""
    usual = {"level": "normal", "presence": Presence.HERE, "stand_in": False, "idle": False}
    return SeatInfo(kind=SeatKind.HUMAN, guest=guest, name=name, ready=ready, **{**usual, **more})


def computer(name: str = "Marcel", level: str = "normal") -> SeatInfo:
    """A computer's seat."""
    return SeatInfo(SeatKind.COMPUTER, None, name, level, True, Presence.HERE, False, False)


def free() -> SeatInfo:
    """An open seat."""
    return SeatInfo(SeatKind.OPEN, None, "", "normal", False, Presence.HERE, False, False)


def table(*seats: SeatInfo, **more: Any) -> Table:
    """A table in the lobby; its guests are those that sit."""
    guests = {
        seat.guest: GuestInfo(seat.guest, seat.name, seat.presence, False)
        for seat in seats
        if seat.guest is not None
    }
    usual: dict[str, Any] = {
        "game": GAME, "name": "Kitchen", "rules": ("rules winning-moves",), "seats": seats,
        "guests": tuple(guests.values()), "spectators": True, "door": Door.OPEN, "wait": 30,
        "idle": 120,
        "phase": TablePhase.LOBBY, "paused": None, "ready_next": (), "saved": True,
    }  # fmt: skip
    return Table(**{**usual, **more})


class FakeRemote:
    """Writes down what it is asked for; moves go to the match, if there is one."""

    def __init__(self, listener: TableListener) -> None:
        self.listener = ThreadBridge(listener, lambda call: call(), lambda: None)
        self.stop_listening = self.listener.stop
        self.asked: list[tuple[Any, ...]] = []
        self.match: Match | None = None

    def __getattr__(self, name: str) -> Callable[..., None]:
        return lambda *arguments: self.asked.append((name, *arguments))

    def submit(self, seat: int, move: Move, seq: int) -> None:
        """Make a move."""
        assert self.match is not None
        self.match.submit(seat, move, seq)

    def let_in(self, table: Table, me: int = 1) -> None:
        """Say that the guest is in, and what the table is like."""
        self.listener.on_link(LinkState(LinkPhase.SEATED, me=me))
        self.listener.on_table(table)

    def play(self, record: Record, own: tuple[int, ...]) -> Match:
        """Run a match at the table, `own` being the seats of this guest."""
        match = self.match = Match(record)
        match.watch(_Ear(self.listener, None))
        for seat in own:
            match.sit(seat, _Ear(self.listener, seat))
        for seat, sitter in enumerate(record.header.sitters):
            if sitter.kind != "human":
                match.sit(seat, ComputerPlayer("normal", match.submit))
        return match


class _Ear:
    """A seat's player at the host, who tells the guest."""

    def __init__(self, listener: TableListener, seat: int | None) -> None:
        self._listener, self._seat = listener, seat

    def update(self, update: Update) -> None:
        self._listener.on_update(self._seat, update)

    def refused(self, refusal: Refusal, update: Update) -> None:
        assert self._seat is not None
        self._listener.on_move_refused(self._seat, refusal, update)


class FakeBrowsing:
    """A list that the test fills."""

    def __init__(self, told: Callable[[tuple[FoundTable, ...]], None]) -> None:
        self.told, self.closed = told, False

    def own_addresses(self) -> tuple[str, ...]:
        return ("192.168.1.7",)

    def self_test(self, done: Callable[[SelfTest], None]) -> None:
        done(SelfTest(EmptyListCause.VPN, self.own_addresses(), 25100))

    def close(self) -> None:
        self.closed = True


class FakeLan:
    """Remembers what the window wanted; `remote` is its latest table."""

    def __init__(self, kept: tuple[SavedTable, ...] = ()) -> None:
        self.kept, self.closed = kept, False
        self.browsing: FakeBrowsing | None = None
        self.wanted: list[tuple[Any, ...]] = []
        self.remote: FakeRemote

    def browse(self, found: Callable[[tuple[FoundTable, ...]], None]) -> FakeBrowsing:
        self.browsing = FakeBrowsing(found)
        return self.browsing

    def host(self, options: TableOptions, names: tuple[str, ...], listener: TableListener) -> Any:
        self.wanted.append(("host", options, names))
        self.remote = FakeRemote(listener)
        return self.remote

    def hosted_addresses(self) -> tuple[str, ...]:
        return ("192.168.1.7",)

    def saved_tables(self) -> tuple[SavedTable, ...]:
        return self.kept

    def watch_saved_tables(self, changed: Callable[[], None]) -> None:
        self.left = changed

    def resume(self, kept: SavedTable, listener: TableListener) -> Any:
        self.wanted.append(("resume", kept))
        self.remote = FakeRemote(listener)
        return self.remote

    def join(
        self,
        where: FoundTable | Address,
        names: tuple[str, ...],
        listener: TableListener,
        *,
        watch: bool = False,
    ) -> Any:
        self.wanted.append(("join", where, names, watch))
        self.remote = FakeRemote(listener)
        return self.remote

    def close(self) -> None:
        self.closed = True
