"""A host whose disk is full plays on, and which tables on disk can go on."""

import pytest

from mille_net.host import TableStore
from mille_net.host.table_store import saved_table
from mille_net.limits import TICK
from mille_net.messages import (
    Leave,
    Moved,
    Presence,
)
from mille_rules.moves import DRAW
from tests.net.host.test_host_moves import on_turn
from tests.net.host.test_host_resume import record_on_disk
from tests.net.host_world import OPEN, World, seated, started


@pytest.fixture
def world(store) -> World:
    return World((OPEN, OPEN), store=store)


def full(monkeypatch, store: TableStore) -> None:
    """Have every write of a record fail."""

    def fail(*_):
        raise OSError(28, "no space left on device")

    monkeypatch.setattr("mille_rules.journal.save_record", fail)
    monkeypatch.setattr(store.journal, "_append", fail)


def test_a_full_disk_stops_no_match_and_the_table_says_so(world, monkeypatch):
    guests = started(world, "Ann", "Bob")
    before = record_on_disk(world)
    with monkeypatch.context() as patch:
        full(patch, world.store)
        guest, seat = on_turn(guests)
        move = guest.move(seat, DRAW)
        assert isinstance(guest.answer_to(move), Moved)
        world.wait(TICK)
        assert not guests[1].table.saved
        assert record_on_disk(world) == before
    guest.move(seat, guest.updates[seat].choices[0])
    world.wait(TICK)
    assert guests[1].table.saved
    assert record_on_disk(world) == world.record.text()


def test_a_state_file_that_cannot_be_written_is_tried_again(world, monkeypatch):
    guests = started(world, "Ann", "Bob")
    with monkeypatch.context() as patch:

        def fail(_):
            raise OSError(28, "no space left on device")

        patch.setattr(world.store._state, "write", fail)
        guests[1].say(Leave())
        assert not guests[0].table.saved
    world.wait(2 * TICK)
    assert guests[0].table.saved
    world.restart()
    assert world.table.seats[1].presence is Presence.LEFT


def test_a_kept_table_is_listed_with_its_people_and_race(world):
    started(world, "Ann", "Bob")
    kept = saved_table(world.store.folder)
    assert (kept.name, kept.names, kept.race) == ("Ann's table", ("Ann", "Bob"), 1)


def test_a_lobby_is_nothing_to_go_on_with(world):
    seated(world, "Ann", "Bob")
    assert saved_table(world.store.folder) is None


def test_a_table_that_is_forgotten_leaves_nothing(world):
    started(world, "Ann", "Bob")
    world.host.close()
    world.store.forget()
    assert not world.store.folder.exists()


def test_an_empty_folder_holds_no_table(tmp_path):
    assert saved_table(tmp_path) is None
