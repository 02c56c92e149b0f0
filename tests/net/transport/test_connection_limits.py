"""Who may connect; no sockets needed."""

import tracemalloc

import pytest

from mille_net.transport.connection_limits import ConnectionLimiter, ConnectionLimits
from tests.examples import each

ANN, BEN = "192.168.1.2", "192.168.1.3"
#: All that one machine in one network can pass for.
ONE_MACHINE = ("192.168.1.9", "fe80::9%eth0", "2001:db8:1:2::9")
LONG_AGO = 1000.0


class Call:
    """A connection that stays until the test ends it, or it has to give way."""

    def __init__(self, limiter: ConnectionLimiter, address: str) -> None:
        self.address = address
        self.stranger = self.silent = True
        self.gave_way = False
        self.entered = limiter.enter(address, self, LONG_AGO)

    def evict(self) -> None:
        self.gave_way = True


def quick(**limits: float) -> ConnectionLimiter:
    """A doorstep on which connections may come as fast as they like."""
    fast = dict.fromkeys(("rate", "burst", "machine_rate", "machine_burst"), 1000.0)
    return ConnectionLimiter(ConnectionLimits(**{**fast, **limits}))


def calls(limiter: ConnectionLimiter, address: str, count: int) -> list[Call]:
    return [Call(limiter, address) for _ in range(count)]


def comes(limiter: ConnectionLimiter, address: str, now: float) -> bool:
    """Whether somebody may come at that time, who goes at once."""
    call = Call(quick(), address)
    entered = limiter.enter(address, call, now)
    limiter.leave(call)
    return entered


def test_one_machine_has_six_strangers():
    limiter = quick()
    ann = calls(limiter, ANN, 7)
    assert [call.entered for call in ann] == [True] * 6 + [False]
    assert Call(limiter, BEN).entered
    limiter.leave(ann[0])
    assert Call(limiter, ANN).entered
    assert not any(call.gave_way for call in ann)


def test_one_machine_by_all_its_addresses_leaves_room_for_others():
    limiter = quick()
    taken = [call for address in ONE_MACHINE for call in calls(limiter, address, 20)]
    others = [Call(limiter, f"192.168.1.{number}") for number in range(100, 110)]
    assert all(call.entered for call in others)
    assert not any(call.gave_way for call in taken)


def test_guests_take_no_place_of_strangers_nor_strangers_one_of_guests():
    limiter = quick()
    guests = [Call(limiter, ANN) for _ in range(3)]
    for guest in guests:
        guest.stranger = guest.silent = False
    strangers = [call for n in range(40) for call in calls(limiter, f"10.0.0.{n}", 6)]
    assert sum(call.entered and not call.gave_way for call in strangers) == 32
    assert not any(guest.gave_way for guest in guests)


def test_who_has_most_gives_way_to_who_has_none():
    limiter = quick(strangers=6)
    crowd = [*calls(limiter, ANN, 4), *calls(limiter, BEN, 2)]
    crowd[0].silent = False
    newcomer = Call(limiter, "10.0.0.1")
    assert newcomer.entered
    assert [call.gave_way for call in crowd] == [False, True, False, False, False, False]
    assert not Call(limiter, ANN).entered


def test_where_each_has_one_the_oldest_that_has_not_said_hello_gives_way():
    limiter = quick(strangers=4)
    crowd = [Call(limiter, f"10.0.0.{number}") for number in range(4)]
    crowd[0].silent = False
    newcomer = Call(limiter, ANN)
    assert newcomer.entered
    assert [call.gave_way for call in crowd] == [False, True, False, False]
    assert not Call(limiter, ANN).entered, "who has one has its share"


def test_where_a_guest_was_let_in_from_there_is_always_a_place_for_its_return():
    limiter = ConnectionLimiter(quick()._limits, {ANN}.__contains__)
    crowd = [Call(limiter, f"10.0.{number}.1") for number in range(100)]
    ann = calls(limiter, ANN, 3)
    assert all(call.entered for call in ann)
    assert [call.gave_way for call in ann] == [True, False, False], "to its own newest"
    later = [Call(limiter, f"10.0.{number}.2") for number in range(100)]
    assert all(call.entered for call in later)
    assert not any(call.gave_way for call in ann[1:])
    assert sum(call.entered and not call.gave_way for call in crowd + later) == 32


@each("silent", [True, False])
def test_another_program_at_the_address_of_a_guest_keeps_it_from_nothing(silent):
    limiter = ConnectionLimiter(quick()._limits, {ANN}.__contains__)
    other = calls(limiter, ANN, 6)
    for call in other:
        call.silent = silent
    ann = calls(limiter, ANN, 2)
    assert all(call.entered for call in ann)
    assert [call.gave_way for call in other] == [True, True, False, False, False, False]


def test_those_who_were_let_in_once_keep_two_places_of_each_machine_from_others():
    limiter = ConnectionLimiter(quick()._limits, lambda machine: machine.startswith("10."))
    crowd = [call for number in range(6) for call in calls(limiter, f"10.0.0.{number}", 6)]
    newcomer = Call(limiter, ANN)
    assert newcomer.entered
    assert not any(call.gave_way for call in crowd[:2])
    assert sum(call.gave_way for call in crowd) > 0


@pytest.mark.slow
def test_addresses_that_a_machine_makes_up_take_no_memory():
    limiter = ConnectionLimiter()
    call = Call(quick(), ANN)
    tracemalloc.start()
    try:
        for number in range(5_000):
            limiter.enter(f"2001:db8:1:2::{number:x}", call, LONG_AGO)
            limiter.leave(call)
        assert tracemalloc.get_traced_memory()[0] < 200_000
    finally:
        tracemalloc.stop()


def test_those_who_wait_after_their_hello_give_way_to_no_more_than_their_share():
    limiter = quick(strangers=2)
    waiting = [Call(limiter, ANN), Call(limiter, BEN)]
    for call in waiting:
        call.silent = False
    assert not Call(limiter, "10.0.0.1").entered
    assert not any(call.gave_way for call in waiting)


def test_of_neighbours_that_count_as_one_machine_each_has_its_share():
    limiter = quick()
    attacker = calls(limiter, "fe80::1%eth0", 6)
    assert Call(limiter, "fe80::2%eth0").entered
    assert [call.gave_way for call in attacker] == [True] + [False] * 5


def test_ten_may_come_at_once_and_five_a_second():
    limiter = ConnectionLimiter()
    assert [comes(limiter, ANN, LONG_AGO) for _ in range(12)] == [True] * 10 + [False] * 2
    assert comes(limiter, BEN, LONG_AGO)
    later = [comes(limiter, ANN, LONG_AGO + 1) for _ in range(6)]
    assert later == [True] * 5 + [False]


def test_a_machine_with_many_addresses_may_come_as_often_as_four():
    limiter = ConnectionLimiter()
    came = [comes(limiter, f"2001:db8:1:2::{n:x}", LONG_AGO) for n in range(1_000)]
    assert sum(came) == 40
    assert comes(limiter, ANN, LONG_AGO)


def test_connections_that_are_open_are_not_forgotten():
    limiter = quick(per_machine=1)
    assert Call(limiter, ANN).entered
    limiter.forget(LONG_AGO + 3600)
    assert not comes(limiter, ANN, LONG_AGO + 3600)
