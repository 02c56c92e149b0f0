"""A thread for arithmetic that would keep the loop of the network busy for too long."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor


class Worker:
    """Does one task after the other in a thread of its own."""

    def __init__(self) -> None:
        """The running loop is the one that learns the results."""
        self._loop = asyncio.get_running_loop()
        self._pool = ThreadPoolExecutor(max_workers=1, thread_name_prefix="worker")

    def do(self, task: Callable[[], Callable[[], None]]) -> None:
        """Do a task, which must not raise; what it returns is called in the loop's thread."""
        self._pool.submit(lambda: self._loop.call_soon_threadsafe(task()))

    def close(self) -> None:
        """Drop the tasks that have not begun."""
        self._pool.shutdown(wait=False, cancel_futures=True)
