"""Cut anywhere, at either end: the guest comes back to where it was, and no move is made twice."""

from pathlib import Path

import pytest

from mille_net.limits import DEAD_AFTER, HOST_GONE_AFTER, PING_AFTER, TICK
from mille_net.messages import FROM_GUEST, ByeCode, KickReason, MakeMove, Ready, Say, TablePhase
from mille_net.messages.codec import FrameReader
from mille_net.tables import DealState, LinkPhase, LostReason
from mille_rules import DEFAULT_RULES
from tests.net.memory_guest import CERTIFICATE, GuestHere
from tests.net.memory_table import COMPUTER, OPEN, World

pytestmark = pytest.mark.usefixtures("quick_disk")


def begun(folder: Path, moves: int = 0) -> tuple[World, GuestHere]:
    """Ann and a computer, so many moves into a race."""
    world = World(folder, COMPUTER, OPEN)
    ann = world.admitted("Ann", 1)
    world.start()
    assert world.play(moves) == moves
    return world, ann


def cut(guest: GuestHere) -> None:
    """Break the connection of a guest."""
    assert guest.wire is not None
    guest.wire.cut()


def same_as_host(world: World, guest: GuestHere) -> bool:
    """Whether a guest sees the latest that its host has told a newcomer in its seats."""
    watcher = world.admitted("Watcher", watch=True)
    seen, due = guest.ears.last(None), watcher.ears.last(None)
    return seen._replace(events=()) == due._replace(events=())


@pytest.mark.parametrize("frames", range(0, 40, 3))
def test_after_a_cut_anywhere_the_race_is_played_to_its_end(tmp_path: Path, frames: int) -> None:
    world = World(tmp_path, COMPUTER, OPEN)
    ann = GuestHere(world, "Ann")
    world.guests.append(ann)
    ann.session.start()
    # So many pieces of 61 bytes arrive at either end, of getting in, dealing and playing.
    for _ in range(frames * 4):
        world.settle_once(61)
        world.go_on(ann)
    if ann.wire is not None:
        cut(ann)
    for _ in range(60):
        world.wait(1)
        world.go_on(ann)
        if world.phase is not TablePhase.LOBBY:
            break
    world.play()
    assert world.phase is TablePhase.BETWEEN
    assert ann.ears.end is None
    assert DealState.FAILED not in [report.state for report in ann.ears.deals]
    assert ann.ears.deals[-1].state in (DealState.VERIFIED, DealState.PARTLY)


def test_a_restarted_guest_is_in_the_same_race_at_the_same_state(tmp_path: Path) -> None:
    world, ann = begun(tmp_path, 20)
    before = ann.ears.last(1)
    ann.restart()
    world.settle()
    assert ann.ears.last(1) == before._replace(events=())
    world.play()
    # It has forgotten its number, and so it cannot prove the deal.
    assert [report.state for report in ann.ears.deals] == [DealState.PARTLY]


def test_a_guest_that_reconnects_still_proves_the_whole_race(tmp_path: Path) -> None:
    world, ann = begun(tmp_path, 20)
    cut(ann)
    world.wait(1)
    world.play()
    assert [r.state for r in ann.ears.deals] == [DealState.DEALING, DealState.VERIFIED]


def test_a_move_lost_on_its_way_is_sent_again_and_made_once(tmp_path: Path) -> None:
    world, ann = begun(tmp_path, 10)
    choice = ann.choice()
    assert choice is not None
    ann.session.table.submit(*choice)
    cut(ann)
    world.wait(1)
    assert ann.ears.last(1).view.moves.count((1, choice[1])) >= 1
    assert ann.ears.last(1).seq > choice[2]
    assert ann.ears.refusals == []
    assert same_as_host(world, ann)


def test_a_move_whose_answer_was_lost_is_answered_again_and_not_made_again(tmp_path: Path) -> None:
    world, ann = begun(tmp_path, 10)
    choice = ann.choice()
    assert choice is not None
    ann.session.table.submit(*choice)
    assert ann.wire is not None
    # The host has it and answers; the answer never arrives.
    ann.wire.at_guest.deliver()
    made = len(world.store.journal.path.read_text("utf-8").splitlines())
    cut(ann)
    world.wait(1)
    assert ann.ears.refusals == []
    assert ann.ears.denials == []
    assert ann.choice() is None or ann.choice() != choice
    again = len(world.store.journal.path.read_text("utf-8").splitlines())
    assert again == made


def test_bytes_that_come_one_by_one_make_the_same_race(tmp_path: Path) -> None:
    world = World(tmp_path, COMPUTER, OPEN)
    ann = world.admitted("Ann", 1)
    world.settle(1)
    world.start()
    for _ in range(20):
        choice = ann.choice()
        if choice is not None:
            ann.session.table.submit(*choice)
        world.settle(1)
        world.wait(TICK)
    assert ann.ears.end is None
    assert ann.ears.link is LinkPhase.SEATED
    assert same_as_host(world, ann)


def test_a_move_delayed_until_the_table_went_on_is_refused_with_a_fresh_update(
    tmp_path: Path,
) -> None:
    world, ann = begun(tmp_path, 10)
    choice = ann.choice()
    assert choice is not None
    seat, move, seq = choice
    ann.session.table.submit(seat, move, seq - 3)
    world.settle()
    ((refused, refusal, update),) = ann.ears.refusals
    assert (refused, str(refusal)) == (1, "stale")
    assert update.seq == seq
    assert update.choices


def test_a_cable_out_for_ten_seconds_is_shown_and_nobody_stands_in(tmp_path: Path) -> None:
    world, ann = begun(tmp_path, 10)
    assert ann.wire is not None
    ann.wire.frozen = True
    world.wait(10)
    assert ann.ears.link is LinkPhase.RECONNECTING
    assert ann.ears.links[-1].attempt == 0
    ann.wire.frozen = False
    world.settle()
    world.wait(1)
    assert ann.ears.link is LinkPhase.SEATED
    assert not ann.ears.tables[-1].seats[1].stand_in
    world.play()
    assert ann.ears.deals[-1].state is DealState.VERIFIED


def test_a_cable_out_for_five_minutes_leads_back_to_the_race(tmp_path: Path) -> None:
    world = World(tmp_path, COMPUTER, OPEN, OPEN, wait=30)
    ann, bob = world.admitted("Ann", 1), world.admitted("Bob", 2)
    world.start()
    world.play(10)
    assert ann.wire is not None
    ann.wire.frozen = True
    ann.reachable = False
    world.wait(DEAD_AFTER + 1)
    assert ann.ears.links[-1].attempt >= 1 or ann.ears.link is LinkPhase.RECONNECTING
    world.wait(60)
    assert bob.ears.tables[-1].seats[1].stand_in or world.play(3) >= 0
    world.wait(240)
    ann.reachable = True
    world.wait(15)
    assert ann.ears.link is LinkPhase.SEATED
    assert not ann.ears.tables[-1].seats[1].stand_in
    assert ann.ears.last(1).seq == bob.ears.last(2).seq


def test_silence_is_asked_about_and_a_dead_connection_left(tmp_path: Path) -> None:
    _, ann = begun(tmp_path, 5)
    assert ann.wire is not None
    now = ann.world.now
    ann.wire.frozen = True
    link = ann.wire.at_guest
    sent = len(link.outbox)
    for tick in range(1, int(PING_AFTER / TICK) + 2):
        ann.session.tick(now + tick * TICK)
    assert len(link.outbox) > sent
    for tick in range(int(PING_AFTER / TICK) + 2, int(DEAD_AFTER / TICK) + 3):
        ann.session.tick(now + tick * TICK)
    assert link.closed


def test_a_laptop_that_slept_for_an_hour_keeps_its_healthy_connection(tmp_path: Path) -> None:
    world, ann = begun(tmp_path, 5)
    assert ann.wire is not None
    wire = ann.wire
    world.now += 3_600
    world.wait(3)
    assert ann.wire is wire
    assert ann.ears.link is LinkPhase.SEATED
    world.play()
    assert ann.ears.deals[-1].state is DealState.VERIFIED


def test_a_host_that_is_killed_comes_back_and_no_confirmed_move_is_lost(tmp_path: Path) -> None:
    world, ann = begun(tmp_path, 25)
    before = ann.ears.last(1)
    world.kill_host()
    world.wait(30)
    assert ann.ears.link is LinkPhase.RECONNECTING
    world.restart_host()
    world.wait(12)
    assert ann.ears.link is LinkPhase.SEATED
    assert ann.ears.last(1) == before._replace(events=())
    world.play()
    assert ann.ears.deals[-1].state is DealState.VERIFIED


def test_a_host_gone_for_ten_minutes_is_given_up(tmp_path: Path) -> None:
    world, ann = begun(tmp_path, 5)
    world.kill_host()
    world.wait(HOST_GONE_AFTER - 5)
    assert ann.ears.end is None
    world.wait(10)
    assert ann.ears.end == (LostReason.GAVE_UP, None)


def test_what_is_asked_for_meanwhile_is_asked_once_there_is_a_table(tmp_path: Path) -> None:
    world, ann = begun(tmp_path, 5)
    cut(ann)
    ann.session.table.request(Say("back in a moment"))
    world.wait(2)
    assert [line.text for line in ann.ears.lines] == ["back in a moment"]
    assert ann.ears.lines[0].own
    assert not world.owner.ears.lines[0].own


def test_who_leaves_is_gone_at_once_and_the_computer_takes_over(tmp_path: Path) -> None:
    world = World(tmp_path, COMPUTER, OPEN, OPEN)
    ann, bob = world.admitted("Ann", 1), world.admitted("Bob", 2)
    world.start()
    ann.session.leave()
    world.settle()
    assert ann.ears.end == (ByeCode.LEFT, None)
    assert bob.ears.tables[-1].seats[1].stand_in


def test_who_leaves_without_a_connection_is_gone_as_well(tmp_path: Path) -> None:
    world, ann = begun(tmp_path, 5)
    world.kill_host()
    ann.session.leave()
    assert ann.ears.end == (ByeCode.LEFT, None)
    told = list(ann.ears.links)
    world.wait(20)
    assert ann.ears.links == told


def test_a_second_match_at_the_same_table_keeps_seats_and_token(tmp_path: Path) -> None:
    world = World(tmp_path, COMPUTER, OPEN, rules=DEFAULT_RULES.changed("match_target", "1"))
    ann = world.admitted("Ann", 1)
    world.start()
    world.play()
    assert world.phase is TablePhase.OVER
    game = ann.ears.tables[-1].game
    ann.session.table.request(Ready(True))
    world.settle()
    world.start()
    assert ann.ears.tables[-1].game != game
    world.play(10)
    ann.restart()
    world.settle()
    assert ann.ears.link is LinkPhase.SEATED
    assert ann.seats == [1]
    world.play()
    assert DealState.FAILED not in [report.state for report in ann.ears.deals]


def test_who_is_cut_off_while_another_match_begins_comes_back_to_that(tmp_path: Path) -> None:
    world = World(tmp_path, COMPUTER, OPEN, rules=DEFAULT_RULES.changed("match_target", "1"))
    ann, watcher = world.admitted("Ann", 1), world.admitted("Watcher", watch=True)
    world.start()
    world.play()
    ann.session.table.request(Ready(True))
    world.settle()
    for guest in (ann, watcher):
        assert guest.wire is not None
        guest.wire.frozen = True
    world.start()
    world.wait(20)
    for guest in (ann, watcher):
        cut(guest)
    world.wait(30)
    assert world.host is not None
    for guest in (ann, watcher):
        assert guest.ears.link is LinkPhase.SEATED
        assert guest.ears.tables[-1].game == world.host.table.game
    assert ann.seats == [1]
    world.play()
    assert world.phase is TablePhase.OVER
    assert DealState.FAILED not in [
        report.state for report in (*ann.ears.deals, *watcher.ears.deals)
    ]


def test_who_is_cut_off_before_the_end_of_a_match_comes_back_to_the_next(tmp_path: Path) -> None:
    world = World(tmp_path, COMPUTER, OPEN, rules=DEFAULT_RULES.changed("match_target", "1"))
    ann, watcher = world.admitted("Ann", 1), world.admitted("Watcher", watch=True)
    world.start()
    world.play(5)
    assert watcher.wire is not None
    watcher.wire.frozen = True
    world.play()
    ann.session.table.request(Ready(True))
    world.settle()
    world.start()
    cut(watcher)
    world.wait(30)
    assert watcher.ears.link is LinkPhase.SEATED
    assert watcher.ears.tables[-1].game == ann.ears.tables[-1].game


def test_every_move_has_an_id_of_its_own(tmp_path: Path) -> None:
    world, ann = begun(tmp_path, 0)
    ids = []
    for _ in range(10):
        choice = ann.choice()
        if choice is None:
            break
        ann.session.table.submit(*choice)
        assert ann.wire is not None
        reader: FrameReader = FrameReader(FROM_GUEST, 65_536)
        sent = [m for m in reader.feed(bytes(ann.wire.at_guest.outbox)) if isinstance(m, MakeMove)]
        ids += [move.id for move in sent]
        world.settle()
        world.wait(TICK)
    assert len(set(ids)) == len(ids) > 3


def test_nobody_introduces_himself_to_another_table_at_the_same_address(tmp_path: Path) -> None:
    world, ann = begun(tmp_path, 5)
    ours = world.host
    (game,) = ann.session.table.games
    world.kill_host()
    other = World(tmp_path / "other", COMPUTER, OPEN, seed=9)
    world.host = other.host
    world.wait(20)
    other.settle()
    assert not other.owner.ears.tables[-1].waiting
    assert ann.ears.link is LinkPhase.RECONNECTING
    # Ours is back at last.
    world.host = ours
    world.wait(12)
    assert ann.ears.link is LinkPhase.SEATED
    assert ann.session.table.games == [game]


def test_a_seat_is_remembered_while_its_match_lasts(tmp_path: Path) -> None:
    world = World(tmp_path, COMPUTER, OPEN)
    ann = world.admitted("Ann", 1)
    assert not ann.memory.seats
    world.start()
    assert ann.memory.seats == {CERTIFICATE}
    ann.restart()
    world.settle()
    assert ann.memory.seats == {CERTIFICATE}
    ann.match.leave()
    world.settle()
    assert not ann.memory.seats


def test_a_seat_from_which_one_is_removed_is_forgotten(tmp_path: Path) -> None:
    world = World(tmp_path, COMPUTER, OPEN)
    ann = world.admitted("Ann", 1)
    world.start()
    world.owner.match.kick(ann.ears.me, KickReason.OTHER)
    world.settle()
    assert not ann.memory.seats
