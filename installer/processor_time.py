#!/usr/bin/env python3
"""Run the quick tests, and fail if they take more processor time than their ceiling.

    python installer/processor_time.py PROCESSES COMMAND ...

A second is not the same on every machine, nor on one that is busy with others. So the unit is what
a fixed piece of Python takes on this machine, as many times at once as there are test processes,
before the tests and after them; on the machine that the ceiling was set on, about a second.
"""

import os
import subprocess
import sys
import tomllib
from collections.abc import Sequence

import project
from system_packages import say

#: Text, numbers and tables, and objects all over the memory, which others keep out of the cache.
WORK = """
import random
table = {}
for number in range(1_200_000):
    table[number % 1000] = f"{number} miles"
objects = [[number] for number in range(300_000)]
random.Random(1).shuffle(objects)
for each in objects * 3:
    each[0] += 1
"""


def main(arguments: Sequence[str]) -> int:
    """Run the command and return its exit status, 1 if it passes and takes too long."""
    processes, *command = arguments
    before = unit(int(processes))
    begun = of_children()
    status = subprocess.call(command)
    seconds = of_children() - begun
    units = seconds / max((before + unit(int(processes))) / 2, 0.01)
    most = ceiling()
    say(
        f"The tests took {seconds:.0f} s of processor time, or {units:.0f} of at most {most} units."
    )
    return status or int(units > most)


def ceiling() -> int:
    """Return the most units that the quick tests may take."""
    text = (project.ROOT / "pyproject.toml").read_text("utf-8")
    most = tomllib.loads(text)["tool"]["mille"]["ceilings"]["quick_suite"]
    assert isinstance(most, int)
    return most


def unit(processes: int) -> float:
    """Return the processor time, in seconds, of a fixed piece of work in each of some processes."""
    begun = of_children()
    workers = [subprocess.Popen([sys.executable, "-c", WORK]) for _ in range(processes)]
    for worker in workers:
        worker.wait()
    return (of_children() - begun) / processes


def of_children() -> float:
    """Return the processor time of all processes that have ended; Windows does not tell it."""
    times = os.times()
    return times.children_user + times.children_system


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
