"""When a guest looks for its host again."""

from itertools import pairwise

import pytest

from mille_net.guest.reconnect_schedule import ReconnectSchedule, delay
from mille_net.limits import HOST_GONE_AFTER


def low(size: int) -> bytes:
    """Chance that always says the least."""
    return bytes(size)


def high(size: int) -> bytes:
    """Chance that always says the most."""
    return b"\xff" * size


def middle(size: int) -> bytes:
    """Chance that says the middle."""
    return b"\x80" + bytes(size - 1)


def test_guests_do_not_come_all_at_once() -> None:
    assert delay(0, low) == pytest.approx(0.4)
    assert delay(0, high) == pytest.approx(0.6)
    assert delay(9, low) == pytest.approx(8)
    assert delay(9, high) == pytest.approx(12)


def attempts(until: float) -> list[float]:
    """When attempts begin that all fail at once."""
    again = ReconnectSchedule(0.0, middle)
    begun = []
    for tick in range(int(until / 0.1)):
        now = tick * 0.1
        if again.due(now):
            begun.append(now)
            again.failed(now)
    return begun


def test_attempts_follow_each_other_by_their_delays() -> None:
    begun = attempts(60)
    gaps = [after - before for before, after in pairwise([0.0, *begun])]
    assert gaps == pytest.approx([0.5, 1, 2, 4, 8, 10, 10, 10, 10], abs=0.15)


def test_no_attempt_begins_while_another_is_under_way() -> None:
    again = ReconnectSchedule(0.0, middle)
    assert again.due(1.0)
    assert not again.due(60.0)
    again.failed(60.0)
    assert not again.due(60.5)
    assert again.due(61.5)
    assert again.attempt == 2


def test_nobody_looks_for_a_host_for_longer_than_ten_minutes() -> None:
    again = ReconnectSchedule(5.0, middle)
    assert not again.hopeless(5.0 + HOST_GONE_AFTER)
    assert again.hopeless(5.1 + HOST_GONE_AFTER)
