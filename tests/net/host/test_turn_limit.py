"""The time for a turn at a table that limits it, and how the computer stands in after it."""

import msgpack
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mille_net.limits import LENGTH_BYTES, LONGEST_WAIT, QUESTION_SECONDS, SHORTEST_WAIT, TICK
from mille_net.messages import (
    FROM_HOST,
    Pause,
    SetTable,
    StandIn,
    TurnTime,
)
from mille_net.messages.codec import ProtocolError, decode, encode
from mille_net.messages.wire_rules import rule_lines
from mille_rules import Phase
from mille_rules.moves import DRAW
from tests.net.host.test_host_moves import on_turn
from tests.net.host_world import COMPUTER, OPEN, RawGuest, World, go_on, play_race, started

LIMIT = 20


def timed(*seats, **more) -> World:
    return World(seats or (OPEN, OPEN), turn_limit=LIMIT, **more)


def begun(world: World) -> tuple[RawGuest, int, RawGuest, int]:
    """Who is on turn and who is not, each with the seat."""
    guests = started(world, "Ann", "Bob")
    slow, seat = on_turn(guests)
    return slow, seat, guests[1 - seat], 1 - seat


def times(guest: RawGuest) -> list[tuple[int, int, bool]]:
    return [(time.seat, time.left, time.runs) for time in guest.all(TurnTime)]


def played(guest: RawGuest, seat: int) -> None:
    """Draw and play or discard a card."""
    guest.move(seat, DRAW)
    guest.move(seat, guest.updates[seat].choices[-1])


def test_everybody_is_told_how_long_a_turn_may_take():
    world = timed()
    slow, seat, other, _ = begun(world)
    world.wait(TICK)
    assert times(slow) == times(other) == [(seat, LIMIT, True)]


def test_without_a_limit_nothing_is_told_of_time():
    world = World()
    slow, _, other, _ = begun(world)
    world.wait(300)
    assert times(slow) == times(other) == []
    assert b"turn_limit" not in slow.bytes


def test_when_the_time_is_over_the_computer_plays_until_the_person_returns():
    world = timed()
    slow, seat, _other, _ = begun(world)
    before = world.seq
    world.wait(LIMIT)
    info = world.table.seats[seat]
    assert (info.stand_in, info.idle) == (True, True)
    assert world.seq > before
    slow.say(StandIn(seat, False))
    info = world.table.seats[seat]
    assert (info.stand_in, info.idle) == (False, False)


def test_to_draw_begins_no_other_turn():
    world = timed()
    slow, seat, _other, _ = begun(world)
    world.wait(LIMIT - 1)
    slow.move(seat, DRAW)
    world.wait(2)
    assert world.table.seats[seat].stand_in


def test_a_played_card_begins_the_turn_of_the_next():
    world = timed()
    slow, seat, other, own = begun(world)
    world.wait(LIMIT - 1)
    played(slow, seat)
    assert times(other)[-1] == (own, LIMIT, True)
    world.wait(2)
    assert not any(info.stand_in for info in world.table.seats)


def test_the_time_stands_still_while_the_match_is_paused():
    world = timed()
    slow, seat, other, _ = begun(world)
    owner = next(guest for guest in (slow, other) if guest.number == 0)
    world.wait(5)
    owner.say(Pause(True))
    world.wait(300)
    assert times(other)[-1] == (seat, LIMIT - 5, False)
    owner.say(Pause(False))
    world.wait(TICK)
    assert times(other)[-1] == (seat, LIMIT - 5, True)
    assert not world.table.seats[seat].stand_in


def test_who_is_away_has_the_time_that_was_left_and_is_told_it_again():
    world = timed(wait=None)
    slow, seat, other, _ = begun(world)
    if slow.number == 0:
        played(slow, seat)
        slow, seat, other = other, 1 - seat, slow
    world.wait(5)
    slow.lose()
    world.wait(300)
    left = times(other)[-1]
    assert left[2] is False
    slow.inbox.clear()
    slow.join()
    assert times(slow)[-1] == (seat, left[1], True)


def test_an_answer_to_a_hazard_has_its_own_time_alone():
    world = timed(seed=5)
    guests = started(world, "Ann", "Bob")
    for _ in range(200):
        guest, seat = on_turn(guests)
        update = guest.updates[seat]
        attack = next((m for m in update.choices if " on " in str(m)), None)
        guest.move(seat, attack or update.choices[0])
        if any(each.updates[n].view.phase is Phase.ANSWER for n, each in enumerate(guests)):
            break
    else:
        raise AssertionError("nobody attacked")
    told = len(times(guests[0]))
    world.wait(QUESTION_SECONDS - 1)
    assert len(times(guests[0])) == told
    world.wait(2)
    assert len(times(guests[0])) == told + 1, "whose turn it is now has a time"


def test_the_limit_is_changed_during_a_match():
    world = timed()
    _slow, seat, _other, _ = begun(world)
    owner = world.guests[0]
    rules = rule_lines(world.record.header.rules)
    owner.say(SetTable("Table", rules, 2, world.table.door, True, 30, None, LIMIT * 2))
    world.wait(TICK)
    assert times(owner)[-1][1] >= LIMIT * 2 - 1
    owner.say(SetTable("Table", rules, 2, world.table.door, True, 30, None))
    world.wait(300)
    assert not world.table.seats[seat].stand_in


def test_nobody_is_hurried_who_plays_with_computers_alone():
    world = timed(OPEN, COMPUTER)
    (ann,) = started(world, "Ann")
    world.wait(300)
    assert times(ann) == [(0, LIMIT, False)]
    assert not world.table.seats[0].stand_in


def test_a_match_does_not_go_on_without_people():
    world = timed()
    _slow, _seat, _other, _ = begun(world)
    world.wait(300)
    assert sum(info.stand_in for info in world.table.seats) == 1


def test_between_races_and_during_a_deal_no_time_runs():
    world = timed(seed=3)
    guests = started(world, "Ann", "Bob")
    play_race(world, guests)
    told = len(times(guests[0]))
    world.wait(300)
    assert len(times(guests[0])) == told
    go_on(world, guests)
    assert len(times(guests[0])) == told + 1


def test_the_limit_survives_a_restart(store):
    world = timed(store=store)
    begun(world)
    world.restart()
    assert world.table.turn_limit == LIMIT
    owner = world.guests[0]
    owner.connect(owner=True).hello()
    assert owner.table.turn_limit == LIMIT


@given(
    value=st.one_of(
        st.integers(LONGEST_WAIT + 1, 2**31 - 1), st.integers(0, SHORTEST_WAIT - 1), st.text()
    )
)
def test_a_limit_is_a_sensible_number_of_seconds(value):
    table = World().table
    fields = msgpack.unpackb(encode(table)[LENGTH_BYTES:])
    with pytest.raises(ProtocolError):
        decode(msgpack.packb({**fields, "turn_limit": value}), FROM_HOST)
