"""Fuzz targets: functions that accept any bytes, and raise AssertionError for a failure.

Inputs of sessions are scripts: a byte for the moment to begin at, then steps, each a byte of what
happens and a frame. An input of the save loader is a byte for the kind of file, then the file.
"""

import hashlib
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from mille_net.host import HostSession, TableStore
from mille_net.host.table_store import saved_table
from mille_net.hosting.stored_tables import own_file, table_folder
from mille_net.limits import DEAD_AFTER, LENGTH_BYTES, TICK
from mille_net.messages import Bye, Ping, Pong, Start
from mille_net.trust.known_hosts import KnownHosts
from mille_rules.reading import read_record
from mille_rules.record_lines import NotARecordError
from tests.net.guest import test_guest_junk as guest_stages
from tests.net.host.test_host_any_message import world_at
from tests.net.host_world import COMPUTER, OPEN, RawGuest, World, first_choice, seated, started

Target = Callable[[bytes], None]

#: Bits of a step: the sender, and what happens before the frame is sent.
WHO, TICKS, LONG, CUT, MOVES = 0b11, 0b100, 0b1000, 0b1_0000, 0b10_0000
#: Largest number of steps, each of which takes the time of a message.
_MOST_STEPS = 24


class Step(NamedTuple):
    """An event, and the bytes that are sent after it."""

    what: int
    frame: bytes

    @classmethod
    def all_of(cls, script: bytes) -> Iterator["Step"]:
        """Return the steps of a script; the last frame may be incomplete."""
        place = 0
        while place < len(script):
            head = script[place + 1 : place + 1 + LENGTH_BYTES]
            end = place + 1 + LENGTH_BYTES + int.from_bytes(head)
            yield cls(script[place], script[place + 1 : end])
            place = end


def _steps(script: bytes) -> list[Step]:
    return list(Step.all_of(script))[:_MOST_STEPS]


def strangers(data: bytes) -> None:
    """Send bytes of strangers to a host; nobody at the table is disturbed."""
    moment = data[0] if data else 0
    world = World((OPEN, COMPUTER), door="code" if moment & 1 else "open")
    (ann,) = seated(world, "Ann")
    if moment & 0b10:
        ann.say(Start())
    before = world.table.seats
    eves = [RawGuest(world, f"Eve {n}", address=f"10.9.9.{n}") for n in range(WHO + 1)]
    for step in _steps(data[1:]):
        eve = eves[step.what & WHO]
        _let_happen(world, eve, step.what, owner=False)
        eve.say_bytes(step.frame)
    assert world.table.seats == before
    _expect_answer(ann)


def guests_in_the_lobby(data: bytes) -> None:
    """Send bytes of owner and guest to a host, in the lobby or during a deal."""
    world, guests = world_at("dealing" if data and data[0] & 1 else "lobby")
    _hear(world, guests, data[1:])


def guests_at_play(data: bytes) -> None:
    """Send bytes of owner and guest to a host during a race."""
    world = World((OPEN, OPEN, COMPUTER) if data and data[0] & 1 else (OPEN, OPEN))
    _hear(world, started(world, "Ann", "Bob"), data[1:])


def _hear(world: World, guests: list[RawGuest], script: bytes) -> None:
    for step in _steps(script):
        if world.host.closed:
            return
        guest = guests[step.what & WHO & 1]
        _let_happen(world, guest, step.what, owner=guest is guests[0])
        if step.what & MOVES and guest.connection is not None:
            for seat in guest.asked()[:1]:
                guest.move(seat, first_choice(guest.updates[seat]))
        guest.say_bytes(step.frame)
    if not world.host.closed:
        for number, guest in enumerate(guests):
            guest.connect(owner=number == 0).hello()
        _expect_answer(guests[0])


def _let_happen(world: World, guest: RawGuest, what: int, *, owner: bool) -> None:
    if what & TICKS:
        world.wait(TICK)
    if what & LONG:
        world.wait(DEAD_AFTER)
    if what & CUT and guest.connection is not None:
        guest.lose()
    if guest.connection is None:
        guest.connect(owner=owner)
        if guest.address.startswith("10.0."):  # one of the table
            guest.hello()


def _expect_answer(guest: RawGuest) -> None:
    guest.inbox.clear()
    guest.say(Ping(1))
    assert Pong(1) in guest.inbox, guest.last(Bye)


def a_guest(data: bytes) -> None:
    """Send bytes of a host to a guest at any stage; at worst the connection ends."""
    stages = (
        guest_stages.arriving,
        guest_stages.waiting,
        guest_stages.in_lobby,
        guest_stages.dealing,
        guest_stages.playing,
    )
    with TemporaryDirectory() as folder:
        ann = stages[data[0] % len(stages) if data else 0](Path(folder))
        for step in _steps(data[1:]):
            if step.what & TICKS:
                ann.world.wait(TICK)
            if step.what & LONG:
                ann.world.wait(DEAD_AFTER)
            if step.what & CUT and ann.wire is not None:
                ann.wire.cut()
            if step.what & MOVES:
                ann.world.play_one()
            ann.hear(step.frame)
            ann.world.settle()
        guest_stages.goes_on(ann)


def saves(data: bytes) -> None:
    """Read bytes as saved files; they are read or rejected by a documented error."""
    if data:
        kinds = (_record, _table, _hosts, _own_part, _damaged)
        kinds[data[0] % len(kinds)](data[1:])


def _record(data: bytes) -> None:
    try:
        record = read_record(data).record
    except NotARecordError:
        return
    again = read_record(record.text().encode())
    assert again.fault is None
    assert not again.torn
    assert again.record.text() == record.text()
    assert again.record.state == record.state


def _table(data: bytes) -> None:
    """Read a table's state, which is one line, and its record after it."""
    state, _, record = data.partition(b"\n")
    with TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "table.json").write_bytes(sound(state))
        (folder / "match.mille").write_bytes(record)
        saved_table(folder)
        loaded = TableStore(folder).load()
        if loaded is None:
            return
        world = World()
        world.host = HostSession.resumed(loaded, world.environment, TableStore(folder))
        world.host.tick(world.time)
        _expect_answer(RawGuest(world, "Ann").join(owner=True))
        world.wait(TICK)


def _hosts(data: bytes) -> None:
    with TemporaryDirectory() as name:
        (Path(name) / "hosts.json").write_bytes(sound(data))
        known = KnownHosts(Path(name))
        known.knows_game("63", "67")
        known.addresses("63")
        known.trust(b"c" * 32, "Ann's table", "10.0.0.1:4000")
        assert known.token(b"c" * 32, b"g" * 16) == known.token(b"c" * 32, b"g" * 16)


def _own_part(data: bytes) -> None:
    _damaged(sound(data))


def _damaged(data: bytes) -> None:
    with TemporaryDirectory() as name:
        folder = table_folder(Path(name), "key")
        folder.mkdir(parents=True)
        (folder / "own.json").write_bytes(data)
        own_file(Path(name), "key").read()


def sound(state: bytes) -> bytes:
    """Return a state file with a correct checksum."""
    return b"mille-state-1 %s\n%s" % (hashlib.sha256(state).hexdigest().encode(), state)


TARGETS: dict[str, Target] = {
    "strangers": strangers,
    "lobby": guests_in_the_lobby,
    "play": guests_at_play,
    "guest": a_guest,
    "saves": saves,
}
