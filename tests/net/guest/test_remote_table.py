"""What a window asks of a table on the network, and how it is answered."""

from collections.abc import Callable
from pathlib import Path

import pytest

from mille_net.messages import KickReason, RefusalCode, SeatKind, SetSeat, SetTable
from mille_net.messages.codes import ByeCode, Door
from mille_net.tables import DealState, LinkPhase, LinkState
from mille_net.thread_bridge import ThreadBridge
from mille_rules import Code, Move, Refusal, parse_move
from tests.net.memory_guest import Ears, GuestHere
from tests.net.memory_table import COMPUTER, OPEN, World

pytestmark = pytest.mark.usefixtures("quick_disk")


def begun(folder: Path, moves: int = 0) -> tuple[World, GuestHere]:
    """Ann and a computer, so many moves into a race."""
    world = World(folder, COMPUTER, OPEN)
    ann = world.admitted("Ann", 1)
    world.start()
    world.play(moves)
    return world, ann


def test_a_move_against_the_rules_comes_back_with_its_reason_and_a_fresh_update(
    tmp_path: Path,
) -> None:
    world, ann = begun(tmp_path, 8)
    seq = ann.ears.last(1).seq
    ann.match.submit(1, parse_move("extend"), seq)
    world.settle()
    ((seat, refusal, update),) = ann.ears.refusals
    assert isinstance(refusal, Refusal)
    assert refusal.code in (Code.NO_EXTENSION, Code.DRAW_FIRST)
    assert (seat, update.seq) == (1, seq)
    assert update.choices


def test_a_move_of_a_paused_table_is_refused_by_the_table(tmp_path: Path) -> None:
    world, ann = begun(tmp_path, 7)
    world.owner.match.pause(True)
    world.settle()
    choice = ann.choice()
    assert choice is not None
    ann.match.submit(*choice)
    world.settle()
    ((seat, refusal, update),) = ann.ears.refusals
    assert (seat, refusal) == (1, RefusalCode.PAUSED)
    assert update.seq == choice[2]
    world.owner.match.pause(False)
    world.settle()
    ann.match.submit(*choice)
    world.settle()
    assert ann.ears.last(1).seq > choice[2]


def test_a_move_before_there_is_a_match_or_for_another_seat_is_refused(tmp_path: Path) -> None:
    world = World(tmp_path, COMPUTER, OPEN)
    ann = GuestHere(world, "Ann")
    ann.match.submit(1, Move(parse_move("draw").kind), 0)
    assert ann.ears.denials == [("move", RefusalCode.NO_MATCH)]
    world.add(ann)
    world.let_in()
    ann.match.take_seat(1, "Ann")
    ann.match.ready(True)
    world.settle()
    world.start()
    ann.match.submit(0, parse_move("draw"), 1)
    world.settle()
    assert ann.ears.denials[1:] == [("move", RefusalCode.NOT_YOUR_SEAT)]


def test_a_guest_with_seats_makes_the_public_table_that_spectators_are_sent(
    tmp_path: Path,
) -> None:
    world, ann = begun(tmp_path)
    sue = world.admitted("Sue", watch=True)
    start = len(sue.ears.updates)
    made = len([seat for seat, _ in ann.ears.updates if seat is None])
    world.play()
    public = [update for seat, update in ann.ears.updates if seat is None][made:]
    assert public == [update for _, update in sue.ears.updates[start:]]
    assert len(public) > 50


def test_the_lobby_is_changed_by_requests_and_each_is_answered(tmp_path: Path) -> None:
    world = World(tmp_path, COMPUTER, OPEN, OPEN)
    owner = world.owner.match
    ann = world.admitted("Ann", 1)
    table = world.owner.ears.tables[-1]
    owner.set_table(SetTable("Night", table.rules, 4, Door.CLOSED, False, 60, None))
    owner.set_seat(SetSeat(3, SeatKind.COMPUTER, "normal", "Zoé"))
    ann.match.leave_seat(1)
    ann.match.take_seat(2, "Annie")
    ann.match.chat("hello")
    ann.match.start()
    world.settle()
    table = ann.ears.tables[-1]
    assert (table.name, table.wait, len(table.seats)) == ("Night", 60, 4)
    assert [seat.name for seat in table.seats] == ["Marcel", "", "Annie", "Zoé"]
    assert [line.text for line in world.owner.ears.lines] == ["hello"]
    assert ann.ears.denials == [("start", RefusalCode.NOT_OWNER)]


def test_a_guest_who_is_sent_away_is_told_why(tmp_path: Path) -> None:
    world = World(tmp_path, COMPUTER, OPEN)
    ann = world.admitted("Ann", 1)
    world.owner.match.kick(1, KickReason.SEAT_NEEDED)
    world.settle()
    assert ann.ears.end == (ByeCode.KICKED, KickReason.SEAT_NEEDED)


def test_a_table_that_is_closed_ends_for_everybody(tmp_path: Path) -> None:
    world, ann = begun(tmp_path, 3)
    world.owner.match.close()
    world.settle()
    assert ann.ears.end == (ByeCode.CLOSING, None)


def test_the_computer_stands_in_as_long_as_one_likes(tmp_path: Path) -> None:
    world, ann = begun(tmp_path, 3)
    seq = ann.ears.last(1).seq
    ann.match.stand_in(1, True)
    world.settle()
    assert ann.ears.last(1).seq > seq
    ann.match.stand_in(1, False)
    world.settle()
    assert not ann.ears.tables[-1].seats[1].stand_in


def test_what_is_refused_is_a_refusal_of_the_rules_or_of_the_table(tmp_path: Path) -> None:
    world, ann = begun(tmp_path, 7)
    ann.match.submit(1, parse_move("coup driving-ace"), ann.ears.last(1).seq)
    world.settle()
    assert isinstance(ann.ears.refusals[0][1], Refusal)


def test_a_spectator_may_take_a_seat_between_races_and_give_it_back(tmp_path: Path) -> None:
    world = World(tmp_path, COMPUTER, OPEN)
    ann, bob = world.admitted("Ann", 1), world.admitted("Bob")
    world.start()
    world.play()
    for leaving, coming in ((ann, bob), (bob, ann)):
        leaving.match.leave_seat(1)
        world.settle()
        coming.match.take_seat(1, coming.name)
        world.settle()
        world.start()
        world.play()
        assert coming.ears.last(1).view.match == leaving.ears.last(None).view.match
    assert ann.ears.end is None
    assert bob.ears.end is None
    assert DealState.FAILED not in [report.state for report in ann.ears.deals + bob.ears.deals]
    assert ann.ears.deals[-1].state is DealState.VERIFIED


def test_nothing_more_is_told_once_a_window_has_stopped_listening() -> None:
    ears, waiting = Ears(), list[Callable[[], None]]()
    bridge = ThreadBridge(ears, waiting.append, lambda: None)
    bridge.on_link(LinkState(LinkPhase.CONNECTING))
    bridge.on_link(LinkState(LinkPhase.SEATED, me=1))
    waiting.pop(0)()
    bridge.stop()
    waiting.pop(0)()
    assert [state.link for state in ears.links] == [LinkPhase.CONNECTING]


def test_the_end_of_a_session_is_forwarded_and_told_at_once_to_its_owner() -> None:
    ears, waiting, over = Ears(), list[Callable[[], None]](), list[bool]()
    bridge = ThreadBridge(ears, waiting.append, lambda: over.append(True))
    bridge.on_ended(ByeCode.KICKED, {}, KickReason.ABSENT)
    assert (over, ears.end) == ([True], None)
    waiting.pop()()
    assert ears.end == (ByeCode.KICKED, KickReason.ABSENT)
