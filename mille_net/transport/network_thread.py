"""The network's one thread: an asyncio loop, and what tells its sessions the time."""

import asyncio
import threading
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import Future
from typing import Any, TypeVar

from mille_net.limits import TICK

T = TypeVar("T")


def seconds_passed() -> float:
    """A clock that goes on while the computer sleeps, where the system has one.

    Sessions see by it that time is missing, and then count no deadline as passed.
    """
    if hasattr(time, "CLOCK_BOOTTIME"):
        return time.clock_gettime(time.CLOCK_BOOTTIME)
    return time.monotonic()


class Ticker:
    """Calls `tick` with the time, twice a second, in the loop that runs where it is made."""

    def __init__(
        self, tick: Callable[[float], None], clock: Callable[[], float] = seconds_passed
    ) -> None:
        self._loop = asyncio.get_running_loop()
        self._clock = clock
        self._tick = tick
        self._next = self._loop.call_later(TICK, self._run)

    def stop(self) -> None:
        """Tick no more."""
        self._next.cancel()

    def _run(self) -> None:
        # First of all, so that a tick that fails is not the last one.
        self._next = self._loop.call_later(TICK, self._run)
        self._tick(self._clock())


class NetworkThread:
    """Runs calls and coroutines in a thread of its own, until `stop`."""

    def __init__(self) -> None:
        # A selector loop on every system: Windows' usual one cannot accept first and begin TLS
        # later, and zeroconf needs one that can watch its sockets.
        self._loop = asyncio.SelectorEventLoop()
        #: The loop itself would let them be collected.
        self._tasks: set[asyncio.Task[None]] = set()
        self._thread = threading.Thread(target=self._run, name="network", daemon=True)
        self._thread.start()

    def call(self, work: Callable[..., object], *arguments: object) -> None:
        """Do something in the network's thread soon, in the order of the calls."""
        self._loop.call_soon_threadsafe(work, *arguments)

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Begin a coroutine in the network's thread; nobody waits for it."""
        self.call(self._keep, work)

    async def settled(self) -> None:
        """Wait for all that `begin` has begun, and what that begins."""
        while self._tasks:
            await asyncio.wait(self._tasks)

    def run(self, work: Coroutine[Any, Any, T]) -> "Future[T]":
        """Begin a coroutine in the network's thread, to wait for it here."""
        return asyncio.run_coroutine_threadsafe(work, self._loop)

    def stop(self) -> None:
        """Cancel what still runs and end the thread; waits for it."""
        self.call(self._loop.stop)
        self._thread.join()

    def _keep(self, work: Coroutine[Any, Any, None]) -> None:
        task = self._loop.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        try:
            self._loop.run_forever()
            left = asyncio.all_tasks(self._loop)
            for task in left:
                task.cancel()
            self._loop.run_until_complete(asyncio.gather(*left, return_exceptions=True))
        finally:
            self._loop.close()
