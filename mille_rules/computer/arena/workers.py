"""Play the matches of a series in several processes, and return them in order."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess

from mille_rules.computer.arena.series import Played, Series, play


class WorkerDiedError(Exception):
    """A process has ended in the middle of a match."""


def played(series: Series, matches: int, jobs: int) -> Iterator[Played]:
    """Play matches, `jobs` at a time, and yield them in the order of their numbers.

    With one job they are played in this process, for debugging. Raises WorkerDiedError.
    """
    if jobs == 1:
        yield from (play(series, number) for number in range(matches))
        return
    early: dict[int, Played] = {}
    due = 0
    with _workers(series, min(jobs, matches)) as workers:
        for result in _as_they_end(workers, matches):
            early[result.number] = result
            while due in early:
                yield early.pop(due)
                due += 1


#: The processes by the pipe to each.
_Workers = dict[Connection, SpawnProcess]


@contextmanager
def _workers(series: Series, count: int) -> Iterator[_Workers]:
    """Start processes that wait for numbers of matches; they end with the block."""
    context = get_context("spawn")  # the one way that every system has
    workers: _Workers = {}
    try:
        for _ in range(count):
            here, there = context.Pipe()
            process = context.Process(target=_work, args=(there, series), daemon=True)
            process.start()
            there.close()
            workers[here] = process
        yield workers
    finally:
        for pipe, process in workers.items():
            process.terminate()
            process.join()
            pipe.close()


def _as_they_end(workers: _Workers, matches: int) -> Iterator[Played]:
    numbers = iter(range(matches))
    playing: dict[Connection, int] = {}

    def hand_out(pipe: Connection) -> None:
        number = next(numbers, None)
        if number is not None:
            playing[pipe] = number
            pipe.send(number)

    for pipe in workers:
        hand_out(pipe)
    while playing:
        ready = wait(list(playing))
        for pipe in [pipe for pipe in playing if pipe in ready]:
            number = playing.pop(pipe)
            result = _result(pipe, workers[pipe], number)
            hand_out(pipe)
            yield result


def _result(pipe: Connection, process: SpawnProcess, number: int) -> Played:
    try:
        result: Played = pipe.recv()
    except (EOFError, ConnectionError):
        process.join()
        text = f"match {number}: its process ended with status {process.exitcode}"
        raise WorkerDiedError(text) from None
    return result


def _work(pipe: Connection, series: Series) -> None:
    """Play matches on request until the parent ends."""
    # Ctrl-C reaches every process of a terminal; the parent handles it.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            number = pipe.recv()
        except EOFError:
            return
        pipe.send(play(series, number))
