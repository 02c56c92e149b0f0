"""Guessing at the code of a table without end: what it brings, and what it costs the others."""

from collections.abc import Callable, Iterator
from heapq import heappop, heappush
from itertools import count

import pytest

from mille_net.host.code_check import CodeCheck
from mille_net.limits import (
    CODE_DIGITS,
    CODE_EARLY_BURST,
    CODE_FORGIVEN_AFTER,
    CODE_GUESSES_PER_HOUR,
    CODE_LATER_BURST,
    CODE_LONGEST_PAUSE,
    CODE_TRIES,
)
from mille_net.messages import Welcome
from tests.examples import each
from tests.net.host.at_the_door import guess
from tests.net.host.test_host_code import wrong
from tests.net.host_world import RawGuest, World

HOUR, EVENING = 3600, 6 * 3600
CODES = 10**CODE_DIGITS


def door() -> CodeCheck:
    numbers = count()
    return CodeCheck(lambda size: next(numbers).to_bytes(size))


def attacked(door: CodeCheck, machines: list[str], seconds: int) -> Iterator[tuple[int, int]]:
    """All machines guess as soon as they may; each time how late it is, and how many were wrong."""
    made = 0
    waiting = [(0, machine) for machine in machines]
    while waiting[0][0] < seconds:
        now, machine = heappop(waiting)
        door.forget(now)
        pause = door.pause(machine, now)
        if not pause:
            door.count_wrong(machine, now)
            made += 1
        heappush(waiting, (now + max(1, pause), machine))
        yield now, made


def test_four_machines_that_guess_for_hours_make_nobody_else_wait():
    at_door = door()
    made = 0
    for now, total in attacked(at_door, [f"10.0.0.{n}" for n in range(4)], 4 * HOUR):
        made = total
        assert at_door.pause("10.0.1.1", now) == 0
    # After its first quarter of an hour each has four guesses per hour.
    assert made < 4 * (10 + 4 * HOUR / CODE_LONGEST_PAUSE)


def test_whoever_mistypes_during_such_an_attack_waits_less_than_a_minute():
    at_door = door()
    for number, (now, _) in enumerate(attacked(at_door, [f"10.0.0.{n}" for n in range(4)], HOUR)):
        if number % 10 == 0:
            someone = f"10.0.1.{number}"
            at_door.count_wrong(someone, now)
            assert at_door.pause(someone, now) < 60


def test_however_many_machines_guess_the_code_is_safe_for_an_evening():
    attackers = [f"10.0.0.{n}" for n in range(250)]
    *_, (_, made) = attacked(door(), attackers, EVENING)
    assert made <= CODE_EARLY_BURST + CODE_LATER_BURST + 2 * CODE_GUESSES_PER_HOUR * EVENING / HOUR
    # Less than one in a thousand tables that are attacked all evening.
    assert made / CODES < 1 / 1_000


def test_whoever_mistypes_twice_waits_for_none_of_a_hundred_machines_that_guess():
    at_door = door()
    for now, _ in attacked(at_door, [f"10.0.0.{n}" for n in range(100)], HOUR // 2):
        assert at_door.pause("10.0.1.1", now) == 0
    for _ in range(CODE_TRIES - 1):
        at_door.count_wrong("10.0.1.1", now)
        assert at_door.pause("10.0.1.1", now) == 0


def test_wrong_guesses_are_forgotten_after_a_while():
    at_door = door()
    for now in range(CODE_TRIES):
        at_door.count_wrong("10.0.0.1", now)
    at_door.forget(CODE_FORGIVEN_AFTER)
    assert at_door.left("10.0.0.1") == 0
    at_door.forget(CODE_FORGIVEN_AFTER + CODE_TRIES)
    assert at_door.left("10.0.0.1") == CODE_TRIES


def test_a_new_code_forgives_each_machine_and_not_all_of_them_together():
    at_door = door()
    for now in range(CODE_EARLY_BURST):
        at_door.count_wrong(f"10.0.0.{now}", 0)
    before = at_door.code
    at_door.renew()
    assert at_door.code != before
    assert at_door.left("10.0.0.1") == CODE_TRIES
    assert at_door.pause("10.0.1.1", 0) > 0


@pytest.mark.slow
@each("seconds", [0, 3])
def test_a_guest_with_the_right_code_gets_in_while_four_machines_guess(seconds):
    world = World(door="code")
    RawGuest(world, "Ann", address="here").join(owner=True)
    attack = [guesses_of(world, f"10.0.3.{number}") for number in range(4)]
    for _ in range(seconds + 1):
        for go_on in attack:
            go_on()
        world.wait(1)
    bob = RawGuest(world, "Bob", address="10.0.4.1").join()
    assert guess(bob, world.host.code)
    assert bob.last(Welcome) is not None


def guesses_of(world: World, address: str) -> Callable[[], None]:
    """A machine that guesses a few times whenever it is called, and comes back at once."""
    guest = RawGuest(world, address, address=address)

    def go_on() -> None:
        if guest.connection is None:
            guest.join()
        for _ in range(CODE_TRIES):
            guess(guest, wrong(world.host.code))

    return go_on
