"""A host that was stopped or killed goes on where it was; a disk that fails stops nobody."""

import os

import pytest
from msgspec.structs import replace

from mille_net.host import TableStore
from mille_net.host.finished_deal import FinishedDeal
from mille_net.host.table import HostTable
from mille_net.host.table_store import saved_table
from mille_net.limits import DEAL_ATTEMPTS, RETURN_SECONDS, TICK
from mille_net.messages import (
    DealCommit,
    DealVoid,
    Leave,
    MakeMove,
    Moved,
    NotMoved,
    PauseReason,
    Presence,
    Ready,
    ReadyNext,
    Start,
    TablePhase,
    VoidReason,
    Welcome,
)
from mille_rules import Code, read_record
from mille_rules.moves import DRAW
from tests.net.host.test_host_dealing import silent_after_commit, three_times_void, transcript_of
from tests.net.host.test_host_moves import on_turn
from tests.net.host_world import OPEN, RawGuest, World, play_race, seated, started


@pytest.fixture
def world(store) -> World:
    return World((OPEN, OPEN), store=store)


def back(guests: list[RawGuest]) -> None:
    """Have everybody connect again."""
    for number, guest in enumerate(guests):
        guest.inbox.clear()
        guest.join(owner=number == 0)


def record_on_disk(world: World) -> str:
    return world.store.journal.path.read_text("utf-8")


def test_after_a_kill_everybody_finds_the_same_seat_state_and_game(world):
    guests = started(world, "Ann", "Bob")
    guest, seat = on_turn(guests)
    guest.move(seat, DRAW)
    views = {n: guests[n].updates[n].view for n in (0, 1)}
    game = world.table.game
    world.restart()
    back(guests)
    assert world.table.game == game
    assert [guest.last(Welcome).guest for guest in guests] == [0, 1]
    assert {n: guests[n].updates[n].view for n in (0, 1)} == views
    assert world.seq == 2


def test_a_resumed_race_is_proved_by_the_same_secret(world):
    guests = started(world, "Ann", "Bob")
    commit = guests[1].last(DealCommit).commit
    world.restart()
    back(guests)
    play_race(world, guests)
    assert transcript_of(guests[1]).commit == commit
    assert transcript_of(guests[1]).fault() is None


def test_every_move_is_on_disk_before_it_is_confirmed(world):
    guests = started(world, "Ann", "Bob")
    for _ in range(12):
        guest, seat = on_turn(guests)
        on_disk: list[str] = []
        receive = guest._react

        def look(message, receive=receive, on_disk=on_disk):
            if isinstance(message, Moved):
                on_disk.append(record_on_disk(world))
            receive(message)

        guest._react = look
        move = guest.move(seat, guest.updates[seat].choices[0])
        guest._react = receive
        assert on_disk[0].endswith(f"\n{seat} {move.move}\n")


def test_a_confirmed_move_sent_again_after_a_kill_is_confirmed_again(world):
    guests = started(world, "Ann", "Bob")
    guest, seat = on_turn(guests)
    guest.move(seat, DRAW)
    seen = guest.updates[seat].seq
    move = guest.move(seat, guest.updates[seat].choices[0])
    world.restart()
    back(guests)
    guest.say(move)
    assert guest.answer_to(move) == Moved(move.id, seat, seen + 1)
    assert world.seq == seen + 1


def test_another_move_from_before_the_kill_is_stale(world):
    guests = started(world, "Ann", "Bob")
    guest, seat = on_turn(guests)
    guest.move(seat, DRAW)
    update = guest.updates[seat]
    guest.move(seat, update.choices[0])
    world.restart()
    back(guests)
    other = MakeMove(b"another.", seat, update.seq, str(update.choices[1]))
    guest.say(other)
    answer = guest.answer_to(other)
    assert isinstance(answer, NotMoved)
    assert answer.refusal.code is Code.STALE


def test_a_table_is_resumed_between_races_and_in_the_lobby(world):
    guests = seated(world, "Ann", "Bob")
    world.restart()
    back(guests)
    assert [seat.name for seat in guests[1].table.seats] == ["Ann", "Bob"]

    guests[1].say(Ready(True))
    guests[0].say(Start())
    play_race(world, guests)
    assert world.table.phase is TablePhase.BETWEEN
    world.restart()
    back(guests)
    assert world.table.phase is TablePhase.BETWEEN
    for guest in guests:
        guest.say(ReadyNext())
    world.wait(TICK)
    assert guests[1].last(DealCommit).race == 2
    assert not guests[1].last(DealCommit).resent


def test_whoever_left_is_still_gone_and_nobody_plays_for_those_who_come_back(world):
    guests = started(world, "Ann", "Bob")
    guests[1].say(Leave())
    world.restart()
    guests[0].join(owner=True)
    assert world.table.seats[1].presence is Presence.LEFT
    assert world.table.seats[1].stand_in
    guests[1].join()
    assert not world.table.seats[1].stand_in


def test_a_kill_during_a_deal_counts_as_an_attempt_and_is_told(world):
    guests = seated(world, "Ann", "Bob")
    silent_after_commit(guests[1])
    guests[0].say(Start())
    world.restart()
    back(guests)
    assert guests[1].last(DealVoid) == DealVoid(VoidReason.HOST_RESTARTED, 1, 0)
    assert guests[1].last(DealCommit).attempt == 2, "nobody has to be ready again"


def test_a_restarted_host_deals_with_all_who_were_there_a_moment_before(store):
    world = World((OPEN, OPEN, OPEN), store=store)
    ann, bob, cleo = guests = seated(world, "Ann", "Bob", "Cleo")
    silent_after_commit(cleo)
    ann.say(Start())
    world.restart()
    back(guests[:2])
    world.wait(RETURN_SECONDS - 1)
    assert bob.last(DealCommit) is None
    cleo.join()
    assert [guest.last(DealCommit).attempt for guest in (bob, cleo)] == [2, 2]
    assert not cleo.last(DealCommit).resent


def test_a_restarted_host_waits_a_moment_and_no_longer(store):
    world = World((OPEN, OPEN, OPEN), store=store)
    guests = seated(world, "Ann", "Bob", "Cleo")
    silent_after_commit(guests[2])
    guests[0].say(Start())
    world.restart()
    back(guests[:2])
    world.wait(RETURN_SECONDS + TICK)
    assert guests[1].last(DealCommit).attempt == 2


def test_whoever_was_not_there_before_a_restart_is_not_waited_for(store):
    world = World((OPEN, OPEN, OPEN), store=store)
    guests = started(world, "Ann", "Bob", "Cleo")
    play_race(world, guests)
    guests[2].lose()
    world.restart()
    back(guests[:1])
    guests[0].say(ReadyNext())
    assert world.table.phase is TablePhase.BETWEEN, "Bob was there"
    guests[1].join()
    guests[1].say(ReadyNext())
    assert world.table.phase is TablePhase.PLAY


def test_why_deals_were_void_is_still_known_after_a_restart(store):
    world, guests = three_times_void(store)
    for _ in range(2):
        world.restart()
        guests[1].inbox.clear()
        guests[1].join()
        assert guests[1].last(DealVoid) == DealVoid(VoidReason.NOT_OPENED, DEAL_ATTEMPTS, 0)
        assert guests[1].table.paused is PauseReason.DEAL_VOID


def test_kills_during_deals_are_no_way_to_deal_until_it_pleases(world):
    guests = seated(world, "Ann", "Bob")
    silent_after_commit(guests[1])
    guests[0].say(Start())
    for attempt in (1, 2, 3):
        assert guests[1].last(DealCommit).attempt == attempt
        world.restart()
        back(guests)
    assert guests[1].table.paused is PauseReason.DEAL_VOID
    assert guests[1].last(DealVoid) == DealVoid(VoidReason.HOST_RESTARTED, 3, 0)


def test_a_kill_between_the_proof_and_the_cards_deals_just_these_cards(world, monkeypatch):
    guests = seated(world, "Ann", "Bob")
    races = world.host._races
    monkeypatch.setattr(races.deals, "_hand_out", lambda dealt: None)
    guests[0].say(Start())
    proved = read_record(world.store.journal.path.read_bytes()).record
    world.restart()
    record = world.record
    assert len(record.moves()) == 1
    assert record.lines[: len(proved.lines)] == proved.lines
    back(guests)
    play_race(world, guests)
    assert transcript_of(guests[1]).fault() is None


def test_a_kill_between_the_cards_and_the_state_still_tells_of_the_deal(world, monkeypatch):
    guests = seated(world, "Ann", "Bob")
    save = TableStore.save

    def save_while_dealing(store: TableStore, table: HostTable, attempts: int) -> None:
        if attempts:
            save(store, table, attempts)

    with monkeypatch.context() as killed:
        killed.setattr(TableStore, "save", save_while_dealing)
        guests[0].say(Start())
    assert len(world.record.moves()) == 1
    world.restart()
    back(guests)
    assert guests[1].last(DealCommit).resent
    play_race(world, guests)
    assert transcript_of(guests[1]).fault() is None


def test_a_torn_last_line_is_dropped_and_the_match_goes_on(world):
    guests = started(world, "Ann", "Bob")
    path = world.store.journal.path
    with path.open("ab") as file:
        file.write(b"0 dra")
    world.restart()
    back(guests)
    guest, seat = on_turn(guests)
    guest.move(seat, DRAW)
    assert record_on_disk(world).endswith(f"\n{seat} draw\n")
    assert read_record(path.read_bytes()).fault is None


def test_a_damaged_record_goes_on_from_its_good_beginning_and_is_kept(world):
    guests = started(world, "Ann", "Bob")
    guest, seat = on_turn(guests)
    guest.move(seat, DRAW)
    path = world.store.journal.path
    text = path.read_text("utf-8") + "0 play 25\nnonsense\n"
    path.write_text(text, "utf-8")
    world.restart()
    back(guests)
    assert world.seq == 2
    assert path.with_name("match.mille.damaged").read_text("utf-8") == text


def test_nothing_that_is_no_record_is_ever_loaded(world):
    started(world, "Ann", "Bob")
    path = world.store.journal.path
    path.write_text("mille-record 99\n")
    world.restart()
    assert world.table.phase is TablePhase.LOBBY
    assert path.with_name("match.mille.damaged").exists()


def with_secret(note: str, secret: bytes) -> str:
    """The note of a deal with another secret than the one committed to."""
    deal = FinishedDeal.from_note(note)
    return deal._replace(transcript=deal.transcript._replace(secret=secret)).note()


NOTE_DAMAGES = {
    "no number": lambda note: note.replace("fair 1 0 1", "fair 1 0 x"),
    "no hexadecimal digits": lambda note: note.replace("fair 1 0 1 101 ", "fair 1 0 1 101 z"),
    "another secret": lambda note: with_secret(note, bytes(32)),
    "a word too few": lambda note: note.rpartition(" ")[0],
    "no seats": lambda note: note.partition(" | ")[0],
    "another race": lambda note: note.replace("fair 1", "fair 2"),
    "no note at all": lambda note: note.replace("fair", "mark"),
}


@pytest.mark.parametrize("damage", NOTE_DAMAGES)
def test_a_deal_whose_note_does_not_prove_it_is_dealt_anew(world, damage):
    guests = started(world, "Ann", "Bob")
    path = world.store.journal.path
    text = path.read_text("utf-8")
    note = next(line for line in text.splitlines() if line.startswith("fair"))
    path.write_text(text.replace(note, NOTE_DAMAGES[damage](note)))
    world.restart()
    assert (world.table.phase, world.record.moves()) == (TablePhase.BETWEEN, [])
    assert path.with_name("match.mille.damaged").exists()
    for number, name in enumerate(("Cleo", "Dora")):
        newcomer = RawGuest(world, name)
        newcomer.token = guests[number].token
        newcomer.join(owner=number == 0)
        guests[number] = newcomer
    guests[0].say(Start())
    play_race(world, guests)
    assert transcript_of(guests[1]).fault() is None


def test_cards_that_are_not_those_of_the_note_are_dealt_anew(world):
    started(world, "Ann", "Bob")
    path = world.store.journal.path
    head, colon, cards = path.read_text("utf-8").rpartition(" : ")
    path.write_text(head + colon + " ".join(reversed(cards.split())) + "\n")
    world.restart()
    assert world.record.moves() == []


def test_no_card_of_a_damaged_record_is_logged(world, caplog):
    started(world, "Ann", "Bob")
    path = world.store.journal.path
    path.write_text(path.read_text("utf-8").replace(" first ", " frist "))
    world.restart()
    assert "damaged" in caplog.text
    assert "frist" not in caplog.text


def test_a_table_of_another_version_is_nothing_to_go_on_with(world, caplog):
    started(world, "Ann", "Bob")
    state = world.store._state
    state.write(replace(state.read(), rules=("rules of-tomorrow",)))
    assert world.store.load() is None
    assert saved_table(world.store.folder) is None
    assert "another version" in caplog.text


STATE_DAMAGES = {
    "a seat too few": lambda state: replace(state, seats=state.seats[:1]),
    "a name that nobody sees": lambda state: replace(state, name="\0"),
    "points for no side": lambda state: replace(state, points=(100,)),
}


@pytest.mark.parametrize("damage", STATE_DAMAGES)
def test_a_table_that_no_guest_would_take_is_nothing_to_go_on_with(tmp_path, damage):
    world = World((OPEN, OPEN), store=TableStore.at(tmp_path))
    started(world, "Ann", "Bob")
    state = world.store._state.read()
    # Twice, for there are two generations.
    for _ in range(2):
        world.store._state.write(STATE_DAMAGES[damage](state))
    assert TableStore(tmp_path).load() is None


def test_a_record_of_another_table_is_set_aside(world):
    started(world, "Ann", "Bob")
    state = world.store._state.read()
    world.store._state.write(replace(state, seats=(*state.seats, state.seats[0])))
    world.restart()
    assert world.table.phase is TablePhase.LOBBY
    assert world.store.journal.path.with_name("match.mille.damaged").exists()


@pytest.mark.skipif(os.name != "posix", reason="permissions as on POSIX systems")
def test_nobody_else_may_read_the_cards(world):
    assert world.store.folder.stat().st_mode & 0o077 == 0
