"""A thread for arithmetic that would keep the loop of the network busy for too long."""

import asyncio
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial

#: Seconds after which the thread lets others go on while it computes. Each message that the loop
#: decrypts and sends waits for that several times; usually it is 5 ms.
_TURN = 0.0005
#: Read once: another worker may compute at the same time.
_USUAL_TURN = sys.getswitchinterval()


class Worker:
    """Does one task after the other in a thread of its own."""

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
