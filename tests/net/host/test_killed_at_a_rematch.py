"""A host that is killed while another match begins goes on with that match."""

from dataclasses import replace
from pathlib import Path

import pytest

from mille_net.host.session import HostSession
from mille_net.messages import Ready, TablePhase
from mille_net.tables import DealState, LinkPhase
from mille_rules import DEFAULT_RULES
from mille_rules.match_id import identity, match_id
from mille_rules.record import Record
from tests.examples import each
from tests.net.memory_table import OPEN, World

ONE_RACE = replace(DEFAULT_RULES, match_target=0)


class KilledError(Exception):
    """Stands for the end of the process."""


@each("written", ["record", "state"])
def test_a_host_that_is_killed_while_another_match_begins_goes_on_with_that(
    tmp_path: Path, written: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    world = World(tmp_path, OPEN, OPEN, rules=ONE_RACE)
    guests = [world.admitted("Ann", 0), world.admitted("Bob", 1)]
    world.start()
    world.play()
    assert world.phase is TablePhase.OVER
    for guest in guests:
        guest.session.table.request(Ready(True))
    world.settle()
    _kill_after(world, written, monkeypatch)
    world.restart_host()
    world.wait(20)
    assert world.phase is TablePhase.PLAY, "everybody was ready"
    assert world.play(6) == 6
    host = world.host
    assert host is not None
    record = host.record
    assert record is not None
    assert match_id(record) == identity(host.table.game)
    assert sum(record.header.games) == 1
    for guest in guests:
        assert guest.ears.link is LinkPhase.SEATED
        assert guest.ears.tables[-1].game == host.table.game
        assert DealState.FAILED not in [report.state for report in guest.ears.deals]


def _kill_after(world: World, written: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Start another match, and kill the host after the first of its files, or the second."""
    begin, flush = world.store.begin, HostSession.flush
    begun = []

    def begin_record(record: Record) -> None:
        begin(record)
        begun.append(record)
        if written == "record":
            raise KilledError

    def flush_state(session: HostSession, *asking: object) -> None:
        flush(session, *asking)
        if begun:
            raise KilledError

    with monkeypatch.context() as patched:
        patched.setattr(world.store, "begin", begin_record)
        patched.setattr(HostSession, "flush", flush_state)
        with pytest.raises(KilledError):
            world.start()
    world.kill_host()
