"""The network's thread with its asyncio loop, the ticker of its sessions, and their worker."""

import asyncio
import sys
import threading
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar

from mille_net.limits import TICK

T = TypeVar("T")


def seconds_passed() -> float:
    """Return the time of a monotonic clock that includes sleep, if the system has one.

    Sessions detect a sleep by it, and then extend all deadlines.
    """
    if hasattr(time, "CLOCK_BOOTTIME"):
        return time.clock_gettime(time.CLOCK_BOOTTIME)
    return time.monotonic()


class Ticker:
    """Calls `tick` with the time twice a second in the running loop."""

    def __init__(
        self, tick: Callable[[float], None], clock: Callable[[], float] = seconds_passed
    ) -> None:
        self._loop = asyncio.get_running_loop()
        self._clock = clock
        self._tick = tick
        self._next = self._loop.call_later(TICK, self._run)

    def stop(self) -> None:
        """Stop ticking."""
        self._next.cancel()

    def _run(self) -> None:
        # First, so that a failing tick is not the last one.
        self._next = self._loop.call_later(TICK, self._run)
        self._tick(self._clock())


class NetworkThread:
    """Runs functions and coroutines in a thread of its own until `stop`."""

    def __init__(self) -> None:
        # A selector loop on every system: the default on Windows cannot begin TLS after accepting,
        # and zeroconf needs one that can watch its sockets.
        self._loop = asyncio.SelectorEventLoop()
        #: References to tasks, which the loop does not keep alive.
        self._tasks: set[asyncio.Task[None]] = set()
        self._thread = threading.Thread(target=self._run, name="network", daemon=True)
        self._thread.start()

    def call(self, work: Callable[..., object], *arguments: object) -> None:
        """Call a function in the network's thread soon, in order."""
        self._loop.call_soon_threadsafe(work, *arguments)

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Start a coroutine in the network's thread, without waiting for it."""
        self.call(self._keep, work)

    async def settled(self) -> None:
        """Wait until all coroutines started by `begin` have ended."""
        while self._tasks:
            await asyncio.wait(self._tasks)

    def run(self, work: Coroutine[Any, Any, T]) -> "Future[T]":
        """Start a coroutine in the network's thread, and return its future."""
        return asyncio.run_coroutine_threadsafe(work, self._loop)

    def stop(self) -> None:
        """Cancel what is running, and end the thread."""
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


#: Seconds after which the thread lets others go on while it computes. Each message that the loop
#: decrypts and sends waits for that several times; usually it is 5 ms.
_TURN = 0.0005
#: Read once: another worker may compute at the same time.
_USUAL_TURN = sys.getswitchinterval()


class Worker:
    """Does one task after the other in a thread of its own.

    For arithmetic that would keep the loop of the network busy for too long.
    """

    def __init__(self) -> None:
        """The running loop is the one that learns the results."""
        self._loop = asyncio.get_running_loop()
        self._pool = ThreadPoolExecutor(max_workers=1, thread_name_prefix="worker")

    def do(self, task: Callable[[], Callable[[], None]]) -> None:
        """Do a task; what it returns is called, or its exception raised, in the loop's thread."""
        self._pool.submit(self._done, task)

    def close(self) -> None:
        """Drop the tasks that have not begun, and wait for the one that has."""
        self._pool.shutdown(cancel_futures=True)

    def _done(self, task: Callable[[], Callable[[], None]]) -> None:
        sys.setswitchinterval(_TURN)
        try:
            follow = task()
        except Exception as error:
            follow = partial(_raise, error)
        finally:
            sys.setswitchinterval(_USUAL_TURN)
        self._loop.call_soon_threadsafe(follow)


def _raise(error: Exception) -> None:
    raise error
