"""Measures play on the network: a move until its view returns, and finding a table.

Both ends run here on the loopback interface, with everything that a real move takes: encoding, the
host's checks, the rules, the updates of both seats, and the guest's check of its update. The other
player handles its update later, and nothing is written to the disk. The floor is an asyncio
protocol that echoes as many bytes. Floor and game alternate; medians are printed.
"""

import argparse
import asyncio
import queue
import random
import secrets
import tempfile
import time
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from statistics import median
from typing import Any

import mille_net.guest.session
import mille_net.host.guest_connection
from mille_net.discovery.announcer import Announcer
from mille_net.discovery.browser import Browser
from mille_net.guest.evidence import EvidenceFolder
from mille_net.guest.join_attempt import GuestPlan
from mille_net.guest.session import GuestSession
from mille_net.host.environment import HostEnvironment
from mille_net.host.session import HostSession
from mille_net.host.table_store import TableStore
from mille_net.messages import Admit, Purpose, Ready, ReadyNext, Start, Table, TablePhase, TakeSeat
from mille_net.tables import Address, FoundTable, LinkPhase, LinkState, SeatPlan, TableOptions
from mille_net.transport.dialling import dial
from mille_net.transport.link import Endpoint, Link
from mille_net.transport.listener import Listener
from mille_net.transport.network_thread import NetworkThread
from mille_net.transport.tcp import host_context
from mille_net.trust.certificates import Identity, certificate_hash
from mille_net.trust.known_hosts import KnownHosts
from mille_rules import DEFAULT_RULES, Journal, Record, Update
from mille_rules.computer.player import ImmediateThinker
from mille_rules.record import Line

HERE = "127.0.0.1"
N1, N2_TLS, N2_BRIDGE = 2.0, 3.0, 3.5
SEEN_MS, LATE_MS = 50.0, 250.0
#: Bytes of a move and of an update in the middle of a race, for the floor.
MOVE_BYTES, UPDATE_BYTES = 48, 700
#: Seconds after which the other player receives a move: after the timed one is done.
OTHERS_TURN = 0.002
SEED = 1


# --- the floor ------------------------------------------------------------------------------------


class EchoHost(asyncio.Protocol):
    """Answers requests of a fixed size."""

    def __init__(self) -> None:
        self._left = MOVE_BYTES

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Store the transport."""
        self._transport = transport

    def data_received(self, data: bytes) -> None:
        """Answer complete requests."""
        self._left -= len(data)
        if self._left <= 0:
            self._left += MOVE_BYTES
            self._transport.write(bytes(UPDATE_BYTES))  # type: ignore[attr-defined]


class EchoGuest(asyncio.Protocol):
    """Sends requests and times each answer."""

    def __init__(self, count: int) -> None:
        self.times: list[float] = []
        self.done = asyncio.get_running_loop().create_future()
        self._count = count
        self._heard = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Send the first request."""
        self._transport = transport
        self._ask()

    def _ask(self) -> None:
        self._asked = time.perf_counter()
        self._transport.write(bytes(MOVE_BYTES))  # type: ignore[attr-defined]

    def data_received(self, data: bytes) -> None:
        """Count complete answers."""
        self._heard += len(data)
        if self._heard < UPDATE_BYTES:
            return
        self._heard = 0
        self.times.append(time.perf_counter() - self._asked)
        if len(self.times) < self._count:
            self._ask()
        elif not self.done.done():
            self.done.set_result(None)


async def echo(count: int) -> float:
    """Return the median round trip of bare bytes."""
    loop = asyncio.get_running_loop()
    server = await loop.create_server(EchoHost, HERE, 0)
    port = server.sockets[0].getsockname()[1]
    transport, guest = await loop.create_connection(lambda: EchoGuest(count), HERE, port)
    await guest.done
    transport.close()
    server.close()
    return median(guest.times)


# --- the game -------------------------------------------------------------------------------------


class NoJournal(Journal):
    """Writes nothing: disks are not measured."""

    def rewrite(self, record: Record) -> None:
        """Do nothing."""

    def write(self, line: Line, record: Record) -> None:
        """Do nothing."""


class NoStore(TableStore):
    """Saves nothing of a table."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.journal = NoJournal(folder / "match.mille")

    def save(self, table: object, deal_attempts: int) -> None:
        """Do nothing."""


class Screen:
    """A listener that plays one seat at random, and can time its moves."""

    def __init__(self, seat: int, prepare: Callable[["Screen", Table], None]) -> None:
        self.seat = seat
        self.session: GuestSession
        self.times: list[float] = []
        self.wanted = 0
        self.enough: Callable[[], None] = lambda: None
        #: Receives updates; `see` by default.
        self.hear: Callable[[int | None, Update], None] | None = None
        #: Receives moves; the session by default.
        self.submit: Callable[..., None] | None = None
        self._prepare = prepare
        self._chance = random.Random(SEED + seat)
        self._asked: tuple[int, float] | None = None
        self._update: Update | None = None

    def on_table(self, table: Table) -> None:
        """Prepare for a race."""
        self._prepare(self, table)

    def on_update(self, seat: int | None, update: Update) -> None:
        """Pass an update on."""
        (self.hear or self.see)(seat, update)

    def see(self, seat: int | None, update: Update) -> None:
        """Time the answer to a move, and make the next move."""
        if seat != self.seat:
            return
        if self._asked is not None and update.seq > self._asked[0]:
            self.times.append(time.perf_counter() - self._asked[1])
            self._asked = None
        self._update = update
        self.go_on()

    def go_on(self) -> None:
        """Make a move if it is this seat's turn."""
        update = self._update
        if update is None or not update.choices or self._asked is not None:
            return
        if len(self.times) >= self.wanted:
            self.enough()
            return
        self._asked = update.seq, time.perf_counter()
        submit = self.submit or self.session.table.submit
        submit(self.seat, self._chance.choice(update.choices), update.seq)

    def on_link(self, state: LinkState) -> None:
        """Take the seat after admission."""
        if state.link is LinkPhase.SEATED and self.seat:
            self.session.table.request(TakeSeat(self.seat, "Ben"))
            self.session.table.request(Ready(True))

    def ignore(self, *_: object) -> None:
        """Ignore an event."""

    on_move_refused = on_request_refused = on_chat = on_nudge = on_turn_time = on_deal = (
        on_ended
    ) = ignore
    on_take_back_asked = on_take_back_over = ignore


def prepare_guest(screen: Screen, table: Table) -> None:
    """Go on to the next race."""
    if table.phase is TablePhase.BETWEEN:
        screen.session.table.request(ReadyNext())
    elif table.phase is TablePhase.OVER and not table.seats[screen.seat].ready:
        screen.session.table.request(Ready(True))


def prepare_owner(screen: Screen, table: Table) -> None:
    """Admit the guest, and start races and matches."""
    for stranger in table.waiting:
        screen.session.table.request(Admit(stranger.id, yes=True))
    if table.phase is TablePhase.BETWEEN:
        screen.session.table.request(ReadyNext())
    elif table.phase is not TablePhase.PLAY and all(seat.ready for seat in table.seats[1:]):
        screen.session.table.request(Start())


class SlowLink:
    """A link to another computer, as it were: what happens there takes none of the time here."""

    endpoint: Endpoint

    def __init__(self) -> None:
        self._outbox = bytearray()

    def send(self, frame: bytes) -> None:
        """Deliver a frame when the move that is timed is done, with those that wait then."""
        self._outbox += frame
        asyncio.get_running_loop().call_later(OTHERS_TURN, self._deliver)

    def close(self) -> None:
        """Do nothing."""

    def _deliver(self) -> None:
        data = bytes(self._outbox)
        self._outbox.clear()
        if data:
            self.endpoint.received(data)


class Game:
    """A host, its own screen in seat 0, and a guest in seat 1 that is timed."""

    def __init__(self, folder: Path) -> None:
        # The moves come so fast that the limits of both ends would end the connection.
        vars(mille_net.host.guest_connection).update(MESSAGE_RATE=1e9, MESSAGE_BURST=10**9)
        vars(mille_net.guest.session).update(HOST_MESSAGE_RATE=1e9, HOST_MESSAGE_BURST=10**9)
        mille_net.guest.session._LIMITS.clear()
        self.identity = Identity.load_or_make(folder)
        store = NoStore(folder)
        seats = (SeatPlan("human", "Ann"), SeatPlan("open"))
        options = TableOptions("Table", DEFAULT_RULES, seats, "open", False, None)
        environment = HostEnvironment(
            certificate=self.identity.certificate,
            program="benchmark",
            chance=secrets.token_bytes,
            thinker=ImmediateThinker(),
        )
        self.host = HostSession.opened(options, environment, store)
        self.owner = self._screen(0, prepare_owner, folder / "owner")
        self.guest = self._screen(1, prepare_guest, folder / "guest")
        self.owner.wanted = 10**9

    def _screen(self, seat: int, prepare: Callable[[Screen, Table], None], home: Path) -> Screen:
        screen = Screen(seat, prepare)
        plan = GuestPlan("benchmark", ("Ann" if seat == 0 else "Ben",), Purpose.PLAY)
        screen.session = GuestSession(
            plan, KnownHosts(home), screen, lambda: None, secrets.token_bytes, EvidenceFolder(home)
        )
        return screen

    def sit_down(self) -> None:
        """Connect the owner's screen in memory."""
        to_host, to_screen = SlowLink(), SlowLink()
        to_screen.endpoint = self.owner.session.connected(to_host, self.identity.certificate)
        to_host.endpoint = self.host.connected(to_screen, "own screen", owner=True)

    async def moves(self, count: int) -> float:
        """Return the median time of moves of the guest."""
        done = asyncio.Event()
        screen = self.guest
        screen.times.clear()
        screen.wanted = count
        screen.enough = done.set
        screen.go_on()
        await done.wait()
        return median(screen.times)


class PlainLink(asyncio.Protocol):
    """A link without TLS."""

    def __init__(self, opened: Callable[["PlainLink"], Endpoint]) -> None:
        self._opened = opened

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Open the endpoint."""
        self._transport = transport
        self._connection = self._opened(self)

    def data_received(self, data: bytes) -> None:
        """Pass bytes on."""
        self._connection.received(data)

    def send(self, frame: bytes) -> None:
        """Send a frame."""
        self._transport.write(frame)  # type: ignore[attr-defined]

    def close(self) -> None:
        """Close the connection."""
        self._transport.close()


async def plain_game(folder: Path) -> Game:
    """Run a game whose guest connects by TCP without TLS."""
    game, loop = Game(folder), asyncio.get_running_loop()

    def of_guest(link: Link) -> Endpoint:
        return game.guest.session.connected(link, game.identity.certificate)

    game.sit_down()
    server = await loop.create_server(
        lambda: PlainLink(lambda link: game.host.connected(link, HERE)), HERE, 0
    )
    port = server.sockets[0].getsockname()[1]
    await loop.create_connection(lambda: PlainLink(of_guest), HERE, port)
    return game


async def tls_game(folder: Path) -> Game:
    """Run a game whose guest connects as usual."""
    game = Game(folder)
    game.sit_down()
    listener = Listener(host_context(game.identity.path), game.host.connected)
    listener.open(0, (HERE,))

    def reached(link: Any, _: Address) -> Endpoint:
        return game.guest.session.connected(link, certificate_hash(link.peer_certificate))

    await dial([Address(HERE, listener.port)], reached)
    return game


def bridged(network: NetworkThread, game: Game, count: int) -> float:
    """Return the median time of moves that are made and received in this thread."""
    calls: queue.SimpleQueue[tuple[int | None, Update] | None] = queue.SimpleQueue()
    screen, session = game.guest, game.guest.session
    screen.hear = lambda seat, update: calls.put((seat, update))
    screen.submit = lambda *move: network.call(session.table.submit, *move)
    screen.times.clear()
    screen.wanted = count
    screen.enough = lambda: calls.put(None)
    screen.go_on()
    while (call := calls.get()) is not None:
        screen.see(*call)
    return median(screen.times)


# --- finding tables -------------------------------------------------------------------------------


async def seen_after(open_list_first: bool) -> float:
    """Return the milliseconds from announcing a table or opening the list to the found table."""
    seen: asyncio.Future[float] = asyncio.get_running_loop().create_future()

    def found(tables: tuple[FoundTable, ...]) -> None:
        if any(table.port == listener.port for table in tables) and not seen.done():
            seen.set_result(time.perf_counter())

    with tempfile.TemporaryDirectory() as folder:
        game = Game(Path(folder))
        listener = Listener(host_context(game.identity.path), game.host.connected)
        listener.open(0, (HERE,))
        announcer = Announcer(f"mb-{secrets.token_hex(4)}", listener.port, (HERE,))
        browser = Browser(found, lambda _fingerprint, _game: False, (HERE,))
        first, second = announcer.open(), browser.open()
        if open_list_first:
            first, second = second, first
        await first
        await asyncio.sleep(0.3)
        began = time.perf_counter()
        await second
        try:
            return (await seen - began) * 1000
        finally:
            await browser.close()
            await announcer.close()
            await listener.close()


# --- everything -----------------------------------------------------------------------------------


async def compared(
    make: Callable[[Path], Awaitable[Game]], rounds: int, count: int
) -> tuple[float, float]:
    """Measure floor and game alternately; return medians in seconds."""
    with tempfile.TemporaryDirectory() as folder:
        game = await make(Path(folder))
        await game.moves(count)
        pairs = [(await echo(count), await game.moves(count)) for _ in range(rounds)]
    floors, ours = zip(*pairs, strict=True)
    return median(floors), median(ours)


def compared_bridge(rounds: int, count: int) -> tuple[float, float]:
    """Measure floor and game with TLS and the network thread."""
    network = NetworkThread()
    with tempfile.TemporaryDirectory() as folder:
        game = network.run(tls_game(Path(folder))).result()
        network.run(game.moves(count)).result()
        pairs = []
        for _ in range(rounds):
            floor = network.run(echo(count)).result()
            pairs.append((floor, bridged(network, game, count)))
        network.stop()
    floors, ours = zip(*pairs, strict=True)
    return median(floors), median(ours)


def say(name: str, what: str, figures: tuple[float, float], target: float) -> None:
    """Print one line."""
    floor, ours = figures
    print(
        f"{name}  {what:32s} floor {floor * 1e6:6.1f} µs   ours {ours * 1e6:7.1f} µs   "
        f"{ours / floor:5.2f} x, target <= {target}"
    )


def run(work: Coroutine[Any, Any, Any]) -> Any:
    """Run a coroutine in the event loop of the program."""
    with asyncio.Runner(loop_factory=asyncio.SelectorEventLoop) as runner:
        return runner.run(work)


def main() -> None:
    """Measure everything."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=15, help="how often everything is measured")
    parser.add_argument("--moves", type=int, default=200, help="moves per round")
    options = parser.parse_args()
    rounds, count = options.rounds, options.moves
    say("N1", "a move and its view", run(compared(plain_game, rounds, count)), N1)
    say("N2", "with TLS", run(compared(tls_game, rounds, count)), N2_TLS)
    say("N2", "with TLS and another thread", compared_bridge(rounds, count), N2_BRIDGE)
    for what, first, target in (("open list", True, SEEN_MS), ("late list", False, LATE_MS)):
        ours = median(run(seen_after(first)) for _ in range(rounds))
        print(f"N4  table seen by an {what:16s} {ours:6.1f} ms, target <= {target:.0f} ms")


if __name__ == "__main__":
    main()
