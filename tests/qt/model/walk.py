"""Random walks: steps from a seed with checks after each, and shortening of failures."""

import random
import time
import traceback
from collections.abc import Callable
from typing import NamedTuple

from tests.qt.model.actions import do_step, draw_step
from tests.qt.model.checks import CHECKS
from tests.qt.model.going_on import what_stops_the_match
from tests.qt.model.known import unknown
from tests.qt.model.table import Table, table
from tests.qt.model.world import World

#: Seconds of this process's own time in which a failing walk is shortened.
SHORTENING = 90.0
#: The check at the end of a walk, which plays on.
GOING_ON = "the match goes on"


class Failure(NamedTuple):
    """The finding of a check after the last of some steps."""

    table: Table
    steps: tuple[str, ...]
    check: str
    found: str

    def __str__(self) -> str:
        steps = "; ".join(self.steps)
        return (
            f"{self.check}: {self.found}\n"
            f"table {self.table.seed}: {self.table}\n"
            f"again: .venv/bin/python -m pytest tests/qt/model/repeat_walk.py"
            f" --walk '{self.table.seed}: {steps}'"
        )


Open = Callable[[Table], World]


def walk(open_world: Open, seed: int, count: int) -> Failure | None:
    """Do random steps; return the first failure, if any."""
    chance = random.Random(f"steps {seed}")
    return _walk(open_world, table(seed), lambda world, _done: draw_step(world, chance), count)


def repeat(open_world: Open, seed: int, steps: tuple[str, ...]) -> Failure | None:
    """Do these steps; return the first failure, if any."""
    return _walk(open_world, table(seed), lambda _world, done: steps[done], len(steps))


def _walk(
    open_world: Open, where: Table, next_step: Callable[[World, int], str], count: int
) -> Failure | None:
    done: list[str] = []
    world = open_world(where)
    try:
        checks = [make(world) for make in CHECKS]
        while True:
            for check in checks:
                found = unknown(type(check).__name__, check.find())
                if found:
                    return Failure(where, tuple(done), type(check).__name__, "\n".join(found))
            if len(done) == count:
                stopped = what_stops_the_match(world)
                return Failure(where, tuple(done), GOING_ON, stopped) if stopped else None
            step = next_step(world, len(done))
            done.append(step)
            do_step(world, step)
            world.rest()
    except Exception as error:
        # For example a time limit: reported with the steps before it.
        return Failure(where, tuple(done), type(error).__name__, traceback.format_exc())
    finally:
        world.close()


def shortest(open_world: Open, failure: Failure, seconds: float = SHORTENING) -> Failure:
    """Shorten a failure by leaving out half of its steps, a quarter, and single steps."""
    until = time.process_time() + seconds
    best, steps, size = failure, failure.steps, max(len(failure.steps) // 2, 1)
    while size and time.process_time() < until:
        begin = 0
        while begin < len(steps) and time.process_time() < until:
            fewer = steps[:begin] + steps[begin + size :]
            again = repeat(open_world, failure.table.seed, fewer)
            if again is not None and again.check == failure.check:
                best, steps = again, again.steps
            else:
                begin += size
        size //= 2
    return best
