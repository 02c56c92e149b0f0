"""Whole matches over the wire: the same as at one screen, and no byte that a seat may not have."""

from random import Random

import pytest

from mille_net.host.finished_deal import FinishedDeal
from mille_net.limits import TICK
from mille_net.messages import (
    Bye,
    Door,
    Kick,
    KickReason,
    LeaveSeat,
    MakeMove,
    Message,
    NotMoved,
    Purpose,
    Ready,
    ReadyNext,
    SeatKind,
    SetSeat,
    SetTable,
    Start,
    TablePhase,
    TakeSeat,
    UpdateMessage,
)
from mille_net.messages.wire_rules import rule_lines
from mille_rules import PRESETS, Match, Record, Update
from mille_rules.computer.player import ComputerPlayer
from mille_rules.moves import Move
from mille_rules.record import MoveLine, ScoreLine
from tests.examples import each
from tests.net.host_world import (
    COMPUTER,
    OPEN,
    RawGuest,
    World,
    go_on,
    let_in,
    play_race,
    seated,
    started,
)
from tests.rules.test_secrets import hidden_places, is_over, moves_of_one_race, twin_of
from tests.rules.watchers import Notebook

MOVES_WITH_SECRETS = 140
NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Flo")


def prudent(update: Update) -> Move:
    """A choice that depends on the update alone, and now and then attacks."""
    return Random(update.seq).choice(update.choices)


def lines_of(record: Record) -> list[str]:
    """The moves and scores of a record."""
    return [str(line) for line in record.lines if isinstance(line, MoveLine | ScoreLine)]


def computer(update: Update) -> Move:
    """What a computer player answers."""
    said: list[Move] = []
    ComputerPlayer("normal", lambda _seat, move, _seq: said.append(move)).update(update)
    return said[0]


def played_over_the_wire(
    seats: int, people: int, rules: str, races: int
) -> tuple[Record, dict[int, list[Update]]]:
    """The record of so many races, and what each person's seat was told; the rest are computers."""
    plans = (OPEN,) * people + (COMPUTER,) * (seats - people)
    world = World(plans, rules=PRESETS[rules], seed=seats * 10 + people)
    guests = seated(world, *NAMES[:people])
    told = {seat: note_updates(guest, seat) for seat, guest in enumerate(guests)}
    guests[0].say(Start())
    for race in range(races):
        play_race(world, guests, prudent)
        if race < races - 1:
            go_on(world, guests)
    for guest in guests:
        assert guest.last(Bye) is None
        assert guest.all(NotMoved) == []
    return world.record, told


def note_updates(guest: RawGuest, seat: int) -> list[Update]:
    """Where all updates of a guest's seat will be noted."""
    told: list[Update] = []
    react = guest._react

    def note(message: Message) -> None:
        react(message)
        if isinstance(message, UpdateMessage):
            told.append(guest.updates[seat])

    guest._react = note  # type: ignore[method-assign]
    return told


def played_at_one_screen(record: Record, people: int) -> tuple[Record, list[list[Update]]]:
    """The same deals, and the same people and computers answering in the same order."""
    match = Match(Record(record.header))
    players = [Notebook() for _ in record.header.sitters]
    for seat, player in enumerate(players):
        match.sit(seat, player)
    for line in record.moves():
        if line.seat is None:
            given = line.move.deal
            match.deal(lambda _deck, given=given: given.cards, given.first)
        else:
            decide = prudent if line.seat < people else computer
            update = players[line.seat].last
            match.submit(line.seat, decide(update), update.seq)
    return match.record, [player.updates for player in players]


@pytest.mark.parametrize(
    ("seats", "people", "rules"),
    [
        (2, 2, "bsd"),
        pytest.param(2, 1, "classic", marks=pytest.mark.slow),
        (3, 3, "dujardin"),
        (4, 2, "winning-moves"),
        pytest.param(4, 4, "classic", marks=pytest.mark.slow),
        (6, 3, "winning-moves"),
    ],
)
def test_a_match_over_the_wire_is_the_match_at_one_screen(seats, people, rules):
    over_the_wire, told = played_over_the_wire(seats, people, rules, races=2)
    local, updates = played_at_one_screen(over_the_wire, people)
    assert lines_of(over_the_wire) == lines_of(local)
    assert len(over_the_wire.moves()) > 60
    assert told == dict(enumerate(updates[:people]))


def test_a_match_is_won_in_the_end_and_another_may_follow():
    world = World((OPEN, OPEN), points=(4_990, 4_990))
    guests = started(world, "Ann", "Bob")
    game = world.table.game
    play_race(world, guests, prudent)
    while world.table.phase is TablePhase.BETWEEN:
        assert world.over == []
        go_on(world, guests)
        play_race(world, guests, prudent)
    assert world.table.phase is TablePhase.OVER
    assert [record.text() for record in world.over] == [world.record.text()]
    winners = guests[0].updates[0].view.match.winners
    assert winners

    guests[1].say(Ready(True))
    guests[0].say(Start())
    assert guests[1].table.phase is TablePhase.PLAY
    assert guests[1].table.game != game
    match = guests[1].updates[1].view.match
    assert (match.race, match.points) == (1, (0, 0))
    assert [match.games[side] for side in winners] == [1] * len(winners)


@each("leaving", [LeaveSeat(1), Kick(1, KickReason.OTHER)])
def test_who_sits_there_after_a_match_is_not_in_its_record(leaving):
    """Its record has been filed, and a host that is killed now would file another one."""
    world = World((OPEN, OPEN), points=(4_990, 4_990))
    guests = ann, bob = started(world, "Ann", "Bob")
    while world.table.phase is not TablePhase.OVER:
        play_race(world, guests, prudent)
        go_on(world, guests)
    filed = world.record.text()
    (ann if isinstance(leaving, Kick) else bob).say(leaving)
    assert world.table.seats[1].kind is not SeatKind.HUMAN
    assert world.record.text() == filed


def test_after_a_match_the_owner_may_settle_on_another_game():
    world = World((OPEN, OPEN), points=(4_990, 4_990))
    guests = started(world, "Ann", "Bob")
    ann, bob = guests
    while world.table.phase is not TablePhase.OVER:
        play_race(world, guests, prudent)
        go_on(world, guests)
    game, classic = world.table.game, rule_lines(PRESETS["classic"])
    ann.say(SetTable("Again", classic, 4, Door.OPEN, True, 30, None))
    assert (bob.table.phase, len(bob.table.seats)) == (TablePhase.LOBBY, 4)
    assert bob.table.game != game
    bob.say(TakeSeat(3, "Bea"))
    bob.lose()
    bob.updates.clear()
    bob.join()
    assert bob.updates == {}, "nothing is left of the match before"
    bob.say(Ready(True))
    ann.say(SetSeat(2, SeatKind.COMPUTER, "normal", ""), Start())
    assert bob.table.phase is TablePhase.PLAY
    assert set(bob.updates) == {1, 3}
    assert bob.updates[3].view.setup.rules.name == "classic"


def test_the_next_race_waits_for_everybody_who_is_here():
    world = World((OPEN, OPEN, OPEN))
    guests = started(world, "Ann", "Bob", "Cleo")
    play_race(world, guests, prudent)

    guests[0].say(ReadyNext())
    guests[1].say(ReadyNext())
    world.wait(60)
    assert world.table.phase is TablePhase.BETWEEN
    assert guests[2].table.ready_next == (0, 1)
    guests[2].lose()
    assert world.table.phase is TablePhase.PLAY


def test_the_owner_need_not_wait_for_the_others():
    world = World((OPEN, OPEN))
    guests = started(world, "Ann", "Bob")
    play_race(world, guests, prudent)
    guests[0].say(Start())
    assert world.table.phase is TablePhase.PLAY


def test_six_computers_play_race_after_race():
    world = World((COMPUTER,) * 6)
    ann = RawGuest(world, "Ann").join(owner=True)
    ann.say(Start())
    for _ in range(3):
        assert world.table.phase in (TablePhase.BETWEEN, TablePhase.OVER)
        ann.say(Start())
        world.wait(TICK)
    assert len(ann.updates[None].view.match.races) >= 3 or ann.updates[None].view.match.games


# --- the leak test --------------------------------------------------------------------------------


class Puppets:
    """A thinker that never answers: the test says what computers do."""

    def prepare(self, level, setup) -> None:
        """Nothing to load."""

    def think(self, view, choices, level, answer) -> None:
        """Say nothing."""

    def close(self) -> None:
        """Nothing to do."""


def bytes_to(
    seat: int | None, name: str, seats: int, moves: list[MoveLine], patch: pytest.MonkeyPatch
) -> bytes:
    """All that a seat, or a spectator, is sent at a table where such a race is dealt and played.

    Refusals, repeated moves and lost connections are part of it.
    """
    given = moves[0].move.deal
    patch.setattr(FinishedDeal, "cards", lambda *_: given.cards)
    patch.setattr(FinishedDeal, "first", given.first)
    world = World((OPEN,) * seats, rules=PRESETS[name], thinker=Puppets(), seed=7)
    guests = started(world, *NAMES[:seats])
    watcher = spectator(world, guests[0]) if seat is None else guests[seat]
    for number, line in enumerate(moves[1:]):
        owner = guests[line.seat]
        if number % 9 == 4:
            owner.say(MakeMove(number.to_bytes(8), line.seat, number + 1, "play stop"))
        if number % 17 == 8:
            watcher.lose()
            watcher.join(
                owner=watcher is guests[0], purpose=Purpose.WATCH if seat is None else Purpose.PLAY
            )
        again = MakeMove((10_000 + number).to_bytes(8), line.seat, number + 1, str(line.move))
        owner.say(again, again)
        world.wait(TICK)
    assert world.record.moves() == moves
    return bytes(watcher.bytes)


def spectator(world: World, owner: RawGuest) -> RawGuest:
    """Somebody who has come to watch."""
    guest = RawGuest(world, "Watcher", address="10.9.9.9").join(purpose=Purpose.WATCH)
    let_in(owner)
    return guest


@pytest.mark.parametrize(
    ("seats", "name", "seed"),
    [
        (2, "bsd", 3),
        (4, "classic", 4),
        pytest.param(4, "classic", 3, marks=pytest.mark.slow),
        *(pytest.param(6, "winning-moves", seed, marks=pytest.mark.slow) for seed in (3, 4)),
    ],
)
def test_a_seat_is_sent_the_same_bytes_whatever_it_cannot_see(seats, name, seed, monkeypatch):
    # At the end of a long race every card has been seen by everybody.
    moves = moves_of_one_race(name, seats, seed)[:MOVES_WITH_SECRETS]
    if is_over(name, seats, moves):
        moves.pop()
    for seat in [None, 0, seats - 1]:
        places = hidden_places(moves, seats, PRESETS[name].hand_size, seat)
        twin = twin_of(moves, places, Random(seed))
        assert twin[0] != moves[0]
        sent = bytes_to(seat, name, seats, moves, monkeypatch)
        assert bytes_to(seat, name, seats, twin, monkeypatch) == sent
        assert len(sent) > 20_000


def test_the_leak_test_would_see_a_leak(monkeypatch):
    """Races that differ in what one seat cannot see look different to another."""
    moves = moves_of_one_race("classic", 4, 3)
    twin = twin_of(moves, hidden_places(moves, 4, 6, 1), Random(3))
    first, second = (bytes_to(2, "classic", 4, race, monkeypatch) for race in (moves, twin))
    assert first != second


def test_the_record_says_when_each_race_has_ended():
    """Statistics that are made anew from it have the day and the order of the races."""
    world = World((OPEN, COMPUTER))
    guests = seated(world, "Ann")
    guests[0].say(Start())
    for race in (1, 2):
        world.wait(60)
        began = world.time
        play_race(world, guests, prudent)
        ended = [note.split() for note in world.record.notes() if note.startswith("mark ended")]
        assert ended[-1][2] == str(race)
        assert len(ended) == race
        assert began <= int(ended[-1][3]) <= world.time
        go_on(world, guests)
