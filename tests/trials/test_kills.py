"""A real program is killed repeatedly; nothing that a player was shown is lost.

`-m slow` kills 200 times; MILLE_KILLS says another number, MILLE_SEED another chance.
"""

import os
import queue
import random
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import IO, NamedTuple

import pytest

from mille_qt.features.statistics.store import StatisticsStore
from mille_qt.session.matches.match_index import FILE_NAME, MatchIndex
from mille_qt.session.matches.match_summary import summary_of_file
from mille_qt.ui.paths import CACHE
from mille_rules import Record, read_record
from mille_rules.match_id import match_id
from mille_rules.state import Phase

pytestmark = pytest.mark.skipif(os.name != "posix", reason="SIGKILL as on POSIX systems")

ROOT = Path(__file__).parents[2]
PROGRAM = Path(__file__).with_name("killed_program.py")
KILLS = int(os.environ.get("MILLE_KILLS", "200"))
SEED = int(os.environ.get("MILLE_SEED", "1"))
#: Longest time in seconds from the awaited moment to the kill.
LATEST = 0.4
#: Longest time in seconds from the start to the kill of a program that has printed nothing.
START = 2.0
#: Time limit in seconds for the awaited moment.
LONGEST = 6.0
#: Time limit in seconds on a busy machine.
PATIENCE = 60.0


class Shown(NamedTuple):
    """The last state of a match that the player saw."""

    identity: str
    over: bool
    seq: int
    race: int
    #: The public moves of that race.
    moves: tuple[str, ...]


class Program:
    """A process of the program with an automatic player."""

    def __init__(self, folder: Path, seed: int, *more: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, str(PROGRAM), str(folder), str(seed), *more],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            cwd=ROOT,
            env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)},
        )
        assert self.process.stdout is not None
        assert self.process.stderr is not None
        self._lines: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self._complaints: list[str] = []
        self._readers = [
            threading.Thread(target=self._listen, args=(self.process.stdout,)),
            threading.Thread(target=self._collect, args=(self.process.stderr,)),
        ]
        for reader in self._readers:
            reader.start()
        self.said: list[str] = []

    def _listen(self, pipe: IO[bytes]) -> None:
        for line in pipe:
            # An incomplete line was not flushed before the kill.
            if line.endswith(b"\n"):
                self._lines.put(line.decode().removesuffix("\n"))
        self._lines.put(None)

    def _collect(self, pipe: IO[bytes]) -> None:
        self._complaints += (line.decode() for line in pipe)

    def wait_for(self, word: str, times: int = 1, seconds: float = PATIENCE) -> bool:
        """Wait for lines that start with a word; return False at its end or the time limit."""
        end = time.monotonic() + seconds
        while times:
            try:
                line = self._lines.get(timeout=max(0.0, end - time.monotonic()))
            except queue.Empty:
                return False
            if line is None:
                return False
            self.said.append(line)
            times -= line.startswith(word)
        return True

    def let_run(self, seconds: float) -> None:
        """Let the program run for some seconds."""
        try:
            self.process.wait(seconds)
        except subprocess.TimeoutExpired:
            return
        raise AssertionError(f"it ended by itself: {self.complaints}")

    def kill(self) -> None:
        """Kill the program and read the rest of its output."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(PATIENCE)
        self.wait_for("nothing that it says")
        self.end()

    def end(self) -> None:
        """Kill the program and close its pipes."""
        self.process.kill()
        self.process.wait(PATIENCE)
        for reader in self._readers:
            reader.join(PATIENCE)
        for pipe in (self.process.stdout, self.process.stderr):
            assert pipe is not None
            pipe.close()

    @property
    def complaints(self) -> str:
        """Return warnings, except the one of Qt about windows without a screen."""
        known = "plugin does not support"
        return "".join(line for line in self._complaints if known not in line)


class Chain:
    """A folder in which programs run and are killed, one after the other."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.folder, self._chance = folder, random.Random(seed)
        #: The last state of every match that the player saw.
        self.shown: Shown | None = None
        self.over: set[str] = set()
        self.moments: dict[str, int] = {}

    def kill_once(self, number: int) -> None:
        """Start the program, check that nothing is lost, play on, and kill it."""
        program = Program(self.folder, number)
        try:
            moment = self._live(program)
            program.kill()
        finally:
            program.end()
        self.moments[moment] = self.moments.get(moment, 0) + 1
        self._check_offer(program.said)
        self._remember(program.said)
        assert program.complaints == "", moment
        assert not list(self.folder.glob("crash-*"))
        self.check_files()

    def _live(self, program: Program) -> str:
        """Wait for a random moment and return its description."""
        chance, share = self._chance, self._chance.random()
        if share < 0.15:
            program.let_run(chance.uniform(0.0, START))
            return "start"
        if share < 0.3:
            program.wait_for("shown", seconds=LONGEST)
            program.let_run(chance.uniform(0.0, LATEST))
            return "opened"
        if share < 0.5:
            program.wait_for("race-over", seconds=LONGEST)
            program.let_run(chance.uniform(0.0, LATEST / 4))
            return "race over"
        program.wait_for("shown", chance.randint(2, 40), LONGEST)
        program.let_run(chance.uniform(0.0, LATEST))
        return "move"

    def _check_offer(self, said: list[str]) -> None:
        """Check that the start page offers the last match with everything that was shown."""
        first = next((line for line in said if not line.startswith("shown")), "")
        if not first or self.shown is None or self.shown.over or not self.shown.seq:
            return
        there = sorted(path.name for path in self.folder.glob("*/*"))
        assert first.startswith(f"offered {self.shown.identity} "), there
        assert int(first.split()[2]) >= self.shown.seq

    def _remember(self, said: list[str]) -> None:
        for line in said:
            word, *words = line.split(" ", 5)
            if word == "shown":
                identity, over, seq, race, moves = words
                known = tuple(filter(None, moves.split("|")))
                self.shown = Shown(identity, over == "over", int(seq), int(race), known)
                if self.shown.over:
                    self.over.add(identity)

    def records(self) -> dict[str, Record]:
        """Return all matches on disk; each file must replay completely."""
        records = {}
        for path in (self.folder / "matches").glob("*.mille"):
            data = path.read_bytes()
            if data:
                reading = read_record(data)
                assert reading.fault is None
                identity = match_id(reading.record)
                assert identity not in records, "one match in two files"
                records[identity] = reading.record
        return records

    def check_files(self) -> None:
        """Check that the files contain everything that was shown."""
        if self.shown is None or not self.shown.seq:
            return
        records = self.records()
        assert self.over <= set(records)
        record = records[self.shown.identity]
        assert len(record.moves()) >= self.shown.seq
        kept = [str(line) for line in _of_race(record, self.shown.race)]
        assert len(kept) >= len(self.shown.moves)
        for known, line in zip(self.shown.moves, kept, strict=False):
            assert known == line
        if record.state.phase is Phase.OVER:
            # Its last move was written and not shown: there is nothing left to offer.
            self.shown = self.shown._replace(over=True)
            self.over.add(self.shown.identity)

    def put_in_order(self, number: int) -> None:
        """Let the program exit normally, with everything written."""
        program = Program(self.folder, number, "in order")
        try:
            assert program.wait_for("in order"), program.complaints
            assert program.process.wait(PATIENCE) == 0
        finally:
            program.end()
        self._check_offer(program.said)
        assert program.complaints == ""

    def check_figures(self) -> int:
        """Check index and statistics against the files; return the number of finished races."""
        records = self.records()
        with MatchIndex(self.folder / CACHE / FILE_NAME) as index:
            entries = {entry.name: entry.summary for entry in index.entries()}
        paths = [p for p in (self.folder / "matches").glob("*.mille") if p.stat().st_size]
        assert entries == {path.name: summary_of_file(path) for path in paths}
        rows = StatisticsStore(self.folder / "statistics.sqlite").rows()
        noted = {(row.match, row.race, row.side): row.total for row in rows}
        assert len(noted) == len(rows), "two seats, two sides, each race once"
        ended = {
            (identity, state.match.race, side): score.total
            for identity, record in records.items()
            for _, (state, _) in record.replay()
            if state.phase in (Phase.DEAL, Phase.OVER)
            for side, score in enumerate(state.match.races[-1])
        }
        assert noted == ended
        assert not list(self.folder.glob("statistics-damaged-*"))
        return len(ended) // 2


def _of_race(record: Record, race: int) -> list[object]:
    """Return the moves of one race without its deal."""
    count, found = 0, []
    for line in record.moves():
        count += line.seat is None
        if line.seat is not None and count == race:
            found.append(line)
    return found


def test_a_killed_program_loses_nothing_that_was_shown(tmp_path: Path) -> None:
    chain = Chain(tmp_path / "data", SEED)
    for number in range(2):
        chain.kill_once(number)
    chain.put_in_order(2)
    assert chain.check_figures() >= 0


@pytest.mark.slow
@pytest.mark.long
@pytest.mark.timeout(0)
def test_a_program_that_is_killed_two_hundred_times_loses_nothing(tmp_path: Path) -> None:
    chain, began = Chain(tmp_path / "data", SEED), time.monotonic()
    for number in range(KILLS):
        chain.kill_once(number)
    chain.put_in_order(KILLS)
    races = chain.check_figures()
    matches, passed = len(chain.records()), time.monotonic() - began
    print(f"{KILLS} kills in {passed:.0f} s: {chain.moments}; {matches} matches, {races} races")
