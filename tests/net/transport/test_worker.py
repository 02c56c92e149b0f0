"""Slow tasks beside the loop."""

import asyncio
import sys
import threading
import time
from collections.abc import Callable

import pytest

from mille_net.transport.network_thread import Worker


def test_tasks_are_done_elsewhere_in_order_and_their_results_come_back():
    usual, seen, done = sys.getswitchinterval(), [], []

    async def work() -> None:
        here, worker, enough = threading.get_ident(), Worker(), asyncio.Event()

        def task(number: int) -> Callable[[], None]:
            seen.append((number, threading.get_ident() != here))

            def follow() -> None:
                done.append((number, threading.get_ident() == here))
                if number == 9:
                    enough.set()

            return follow

        for number in range(10):
            worker.do(lambda number=number: task(number))
        await enough.wait()
        worker.close()

    asyncio.run(work())
    assert seen == done == [(number, True) for number in range(10)]
    assert sys.getswitchinterval() == pytest.approx(usual)


def test_the_exception_of_a_task_is_reported_by_the_loop():
    async def work() -> list[object]:
        reported, over = [], asyncio.Event()
        loop = asyncio.get_running_loop()

        def report(_loop: object, context: dict[str, object]) -> None:
            reported.append(context["exception"])
            over.set()

        loop.set_exception_handler(report)
        worker = Worker()
        worker.do(lambda: 1 // 0)
        await over.wait()
        worker.close()
        return reported

    assert [type(error) for error in asyncio.run(work())] == [ZeroDivisionError]


def test_what_has_not_begun_when_it_is_closed_is_not_done():
    done = []

    async def work() -> None:
        worker = Worker()
        began = threading.Event()

        def slow() -> Callable[[], None]:
            began.set()
            time.sleep(0.05)
            return lambda: done.append("slow")

        worker.do(slow)
        worker.do(lambda: done.append("late"))
        began.wait()
        worker.close()
        await asyncio.sleep(0)

    asyncio.run(work())
    assert done == ["slow"]
