"""Six computers play race after race on one hosted table: what they take does not grow."""

import gc
import tracemalloc
from collections.abc import Iterator
from pathlib import Path

import pytest

from mille_net.lan import parse_address
from mille_net.messages import TablePhase
from mille_net.tables import Address, SeatPlan
from tests.net.windows import HERE, Window, table_for, until

DESCRIPTORS = Path("/proc/self/fd")
COMPUTERS = 6
#: Races after which everything that is made once has been made.
WARM_UP = 3
RACES = 20
#: Bytes that all six together may have more than after the warm-up. The moves of the match that is
#: being played take some of it; updates that nobody let go of would take more before the end.
GROWTH = 8_000_000
#: Descriptors that may be open for the moment of a write to the disk.
SPARE_DESCRIPTORS = 2

pytestmark = [pytest.mark.slow, pytest.mark.long, pytest.mark.timeout(600)]


@pytest.fixture
def windows(tmp_path: Path) -> Iterator[list[Window]]:
    """Six windows at one table, the first its host, everybody seated."""
    windows = [Window(tmp_path / str(number)) for number in range(COMPUTERS)]
    seat_all(windows)
    yield windows
    for window in reversed(windows):
        window.lan.close()


def seat_all(windows: list[Window]) -> None:
    host = windows[0]
    seats = [SeatPlan("human", "Ann"), *[SeatPlan("open")] * (COMPUTERS - 1)]
    host.match = host.lan.host(table_for(*seats), ("Ann",), host)
    until(lambda: host.told is not None and bool(host.lan.hosted_addresses()), host)
    where = Address(HERE, parse_address(host.lan.hosted_addresses()[0]).port)
    for number, guest in enumerate(windows[1:], start=1):
        join(host, guest, where, number)


def join(host: Window, guest: Window, where: Address, seat: int) -> None:
    name = f"Guest {seat}"
    guest.match = guest.lan.join(where, (name,), guest)
    until(lambda: bool(host.told.waiting), host, guest)
    host.match.admit(host.told.waiting[0].id, True)
    until(lambda: guest.told is not None and not host.told.waiting, host, guest)
    guest.match.take_seat(seat, name)


def play_race(windows: list[Window]) -> None:
    """The next race, of a new match where one is over; the windows forget it."""
    host = windows[0]
    if host.phase is not TablePhase.BETWEEN:
        for window in windows:
            window.playing = True
            window.match.ready(True)
        until(lambda: all(seat.ready for seat in host.told.seats), *windows)
    host.match.start()
    until(lambda: host.phase is TablePhase.PLAY, *windows)
    until(lambda: all(is_over(window) for window in windows), *windows)
    for window in windows:
        window.forget()


def is_over(window: Window) -> bool:
    return window.phase in (TablePhase.BETWEEN, TablePhase.OVER)


def in_use() -> tuple[int, int]:
    """Bytes of memory and descriptors that are in use now."""
    gc.collect()
    return tracemalloc.get_traced_memory()[0], len(list(DESCRIPTORS.iterdir()))


@pytest.fixture
def traced() -> Iterator[None]:
    tracemalloc.start()
    yield
    tracemalloc.stop()


@pytest.mark.skipif(not DESCRIPTORS.exists(), reason="descriptors are counted as on Linux")
@pytest.mark.usefixtures("traced")
def test_race_after_race_neither_memory_nor_descriptors_grow(windows):
    for _ in range(WARM_UP):
        play_race(windows)
    memory, descriptors = in_use()
    for _ in range(RACES):
        play_race(windows)
        memory_now, descriptors_now = in_use()
        assert memory_now <= memory + GROWTH
        assert descriptors_now <= descriptors + SPARE_DESCRIPTORS
