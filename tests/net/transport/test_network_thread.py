"""The network's thread and its ticker."""

import asyncio
import threading

import pytest

from mille_net.transport.network_thread import NetworkThread, Ticker, seconds_passed


@pytest.fixture
def network():
    thread = NetworkThread()
    yield thread
    thread.stop()


def test_calls_are_made_in_one_other_thread_in_their_order(network):
    seen: list[tuple[int, str]] = []
    done = threading.Event()
    for number in range(100):
        network.call(lambda number: seen.append((number, threading.current_thread().name)), number)
    network.call(done.set)
    assert done.wait(20)
    assert seen == [(number, "network") for number in range(100)]


def test_a_coroutine_can_be_waited_for(network):
    async def work() -> int:
        await asyncio.sleep(0)
        return 7

    assert network.run(work()).result(20) == 7


def test_what_was_begun_can_be_waited_for(network):
    steps: list[str] = []

    async def second() -> None:
        await asyncio.sleep(0)
        steps.append("second")

    async def first() -> None:
        await asyncio.sleep(0)
        steps.append("first")
        network.begin(second())

    network.begin(first())
    network.run(network.settled()).result(20)
    assert steps == ["first", "second"]


def test_stopping_ends_what_still_runs_and_the_thread():
    thread = NetworkThread()
    ended = threading.Event()

    async def work() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            ended.set()

    thread.begin(work())
    thread.run(asyncio.sleep(0)).result(20)
    thread.stop()
    assert ended.is_set()
    assert all(other.name != "network" for other in threading.enumerate())


class Hasty(asyncio.SelectorEventLoop):
    """A loop that waits for no timer, and knows how long it should have waited."""

    def __init__(self) -> None:
        super().__init__()
        self.waits: list[float] = []

    def call_later(self, delay, callback, *args, context=None):
        self.waits.append(delay)
        return self.call_soon(callback, *args, context=context)


def ticks_of(clock: list[float], fails_at: int | None = None) -> tuple[list[float], set[float]]:
    """What a ticker tells where the clock shows these times, and how long it waits for each."""
    seen: list[float] = []
    times = iter(clock)

    async def work() -> None:
        over = asyncio.Event()

        def tick(now: float) -> None:
            seen.append(now)
            if len(seen) == len(clock):
                ticker.stop()
                over.set()
            if len(seen) == fails_at:
                raise RuntimeError("a tick fails")

        ticker = Ticker(tick, lambda: next(times))
        await over.wait()

    with asyncio.Runner(loop_factory=Hasty) as runner:
        loop = runner.get_loop()
        loop.set_exception_handler(lambda *_: None)
        runner.run(work())
        return seen, set(loop.waits)


def test_a_ticker_tells_the_time_twice_a_second_sleep_included():
    clock = [0.5, 1.0, 3601.0, 3601.5]
    assert ticks_of(clock) == (clock, {0.5})


def test_a_tick_that_fails_is_not_the_last():
    assert ticks_of([0.5, 1.0, 1.5], fails_at=2)[0] == [0.5, 1.0, 1.5]


def test_the_clock_never_goes_back():
    assert seconds_passed() <= seconds_passed()
