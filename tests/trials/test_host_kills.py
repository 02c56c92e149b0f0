"""A real mille-host is killed repeatedly; no move that the guest has seen is lost."""

import os
import random
import signal
import time
from pathlib import Path

import pytest

from mille_net.messages import TablePhase
from mille_rules import Record, read_record
from mille_rules.match_id import match_id
from mille_rules.state import Phase
from tests.net.server.test_server import COMPUTERS, Server, join, serving, take_part, visiting
from tests.net.windows import Window, until

pytestmark = [
    pytest.mark.skipif(os.name != "posix", reason="signals as on POSIX systems"),
    pytest.mark.slow,
    pytest.mark.long,
    pytest.mark.timeout(0),
]

KILLS = int(os.environ.get("MILLE_HOST_KILLS", "30"))
OPEN = (*COMPUTERS, "--door", "open", "--admit", "all")
#: Longest time in seconds from the guest's return to the next kill.
LATEST = 2.0


def saved_records(folder: Path) -> dict[str, Record]:
    """Return all matches of the host on disk; each must replay."""
    places = [*folder.glob("kept/tables/*/match.mille"), *folder.glob("kept/matches/*.mille")]
    readings = [read_record(path.read_bytes()) for path in places if path.stat().st_size]
    assert all(reading.fault is None for reading in readings)
    return {match_id(reading.record): reading.record for reading in readings}


def goes_on(folder: Path) -> bool:
    """Return True if the host has an unfinished match; else its next table is a new one."""
    states = (record.state for record in saved_records(folder).values() if record.moves())
    return any(state.phase is not Phase.OVER for state in states)


def play_until_killed(server: Server, ben: Window, seconds: float) -> None:
    """Let the guest play for some seconds at most, then kill the host."""
    end = time.monotonic() + seconds
    ben.playing = True
    while time.monotonic() < end:
        ben.turn(0.002)
        if ben.phase is TablePhase.BETWEEN:
            ben.match.next_race()
    server.process.send_signal(signal.SIGKILL)
    server.process.wait(30)
    ben.playing = False
    # The guest receives everything sent before it notices the end of the host.
    until(lambda: not ben.seated, ben)


def test_a_host_that_is_killed_thirty_times_loses_no_move(tmp_path: Path) -> None:
    chance, began, told = random.Random(1), time.monotonic(), 0
    for _ in range(KILLS):
        with serving(tmp_path, *OPEN) as server, visiting(tmp_path / "ben") as ben:
            join(ben, server.where)
            if goes_on(tmp_path):
                until(lambda: 0 in ben.updates, ben)
                assert ben.updates[0].seq >= told
            else:
                take_part(ben)
            play_until_killed(server, ben, chance.uniform(0, LATEST))
            told = ben.updates[0].seq
        assert max(len(record.moves()) for record in saved_records(tmp_path).values()) >= told
    passed = time.monotonic() - began
    print(f"{KILLS} kills in {passed:.0f} s, {told} moves")
