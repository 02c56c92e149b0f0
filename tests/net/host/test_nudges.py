"""Reminding players that it is their turn: after a while, not often, and never in vain."""

from mille_net.limits import NUDGE_AFTER, NUDGE_PAUSE, TICK
from mille_net.messages import (
    Nudge,
    Nudged,
    Pause,
    Purpose,
    RefusalCode,
    Refused,
    StandIn,
)
from mille_rules.moves import DRAW
from tests.examples import each
from tests.net.host.test_host_moves import on_turn
from tests.net.host_world import COMPUTER, OPEN, RawGuest, World, let_in, seated, started
from tests.net.memory_table import OPEN as FREE
from tests.net.memory_table import World as Network


def waiting(world: World) -> tuple[RawGuest, int, RawGuest, int]:
    """Who is on turn and who waits, each with the seat."""
    guests = started(world, "Ann", "Bob")
    slow, seat = on_turn(guests)
    return slow, seat, next(guest for guest in guests if guest is not slow), 1 - seat


def refusal(guest: RawGuest) -> tuple[RefusalCode, dict[str, int]]:
    refused = guest.last(Refused)
    assert isinstance(refused, Refused)
    assert refused.what == "nudge"
    return refused.code, refused.params


def test_everybody_is_told_who_is_reminded_and_by_whom():
    world = World()
    slow, seat, other, own = waiting(world)
    world.wait(NUDGE_AFTER)
    other.say(Nudge(own))
    assert slow.last(Nudged) == other.last(Nudged) == Nudged(own, (seat,))


def test_nobody_is_reminded_before_they_have_been_awaited_for_a_while():
    world = World()
    slow, _, other, own = waiting(world)
    world.wait(NUDGE_AFTER - 4)
    other.say(Nudge(own))
    assert refusal(other) == (RefusalCode.TOO_SOON, {"seconds": 4})
    assert slow.last(Nudged) is None


def test_nobody_is_reminded_again_for_some_time_by_anybody():
    world = World((OPEN, OPEN, OPEN))
    guests = started(world, "Ann", "Bob", "Cleo")
    slow, _ = on_turn(guests)
    first, second = ((g, n) for n, g in enumerate(guests) if g is not slow)
    world.wait(NUDGE_AFTER)
    first[0].say(Nudge(first[1]))
    world.wait(10)
    second[0].say(Nudge(second[1]))
    assert refusal(second[0]) == (RefusalCode.TOO_SOON, {"seconds": NUDGE_PAUSE - 10})
    world.wait(NUDGE_PAUSE - 10)
    second[0].say(Nudge(second[1]))
    assert len(slow.all(Nudged)) == 2


def test_a_move_begins_the_time_anew():
    world = World()
    slow, seat, other, own = waiting(world)
    world.wait(NUDGE_AFTER - TICK)
    slow.move(seat, DRAW)
    world.wait(TICK)
    other.say(Nudge(own))
    assert refusal(other)[0] is RefusalCode.TOO_SOON


def test_the_time_stands_still_while_the_match_does():
    world = World()
    slow, _, other, own = waiting(world)
    owner = next(guest for guest in (slow, other) if guest.number == 0)
    owner.say(Pause(True))
    world.wait(NUDGE_AFTER)
    other.say(Nudge(own))
    assert refusal(other)[0] is RefusalCode.PAUSED
    owner.say(Pause(False))
    other.say(Nudge(own))
    assert refusal(other)[0] is RefusalCode.TOO_SOON


def test_who_cannot_hear_it_is_not_reminded():
    world = World()
    slow, seat, other, own = waiting(world)
    world.wait(NUDGE_AFTER)
    slow.say(StandIn(seat, False))
    slow.lose()
    other.say(Nudge(own))
    assert refusal(other)[0] is RefusalCode.NOBODY_AWAITED


def test_nobody_reminds_themselves_or_a_computer():
    world = World((OPEN, COMPUTER))
    ann, *_ = started(world, "Ann")
    world.wait(NUDGE_AFTER)
    ann.say(Nudge(0))
    assert refusal(ann)[0] is RefusalCode.NOBODY_AWAITED


def test_there_is_nobody_to_remind_before_the_match():
    world = World((OPEN, OPEN))
    ann, _bob = seated(world, "Ann", "Bob")
    ann.say(Nudge(0))
    assert refusal(ann)[0] is RefusalCode.NO_MATCH


@each("seat", [0, 1, 5])
def test_only_who_plays_reminds(seat):
    world = World()
    ann, _bob = started(world, "Ann", "Bob")
    eve = RawGuest(world, "Eve", address="10.0.0.9").join(purpose=Purpose.WATCH)
    let_in(ann)
    world.wait(NUDGE_AFTER)
    eve.say(Nudge(seat))
    assert refusal(eve)[0] is RefusalCode.NOT_YOUR_SEAT


def test_windows_hear_of_reminders(tmp_path):
    world = Network(tmp_path, FREE, FREE)
    ann, bea = world.admitted("Ann", 0), world.admitted("Bea", 1)
    world.start()
    slow, other = (ann, bea) if ann.choice() is not None else (bea, ann)
    other.match.nudge(other.seats[0])
    world.settle()
    assert other.ears.denials == [("nudge", RefusalCode.TOO_SOON)]
    world.wait(NUDGE_AFTER + 1)
    other.match.nudge(other.seats[0])
    world.settle()
    assert slow.ears.nudges == other.ears.nudges == [(other.seats[0], tuple(slow.seats))]
