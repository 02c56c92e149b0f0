"""Taking back a move at a table on the network: who is asked, and what everybody sees then."""

from pathlib import Path

import pytest

from mille_net.limits import TAKE_BACK_SECONDS
from mille_net.messages import (
    KeepMove,
    Ready,
    RefusalCode,
    StandIn,
    TablePhase,
    TakeBackAsked,
    TakeBackOver,
    TakeSeat,
)
from mille_net.tables import DealState
from mille_rules.moves import DRAW, MoveKind
from mille_rules.take_back import MOMENT, take_back_seat
from tests.net.memory_table import OPEN
from tests.net.moved import Moved, Outcome, is_attack, outcomes
from tests.net.spoiled_deals import states

pytestmark = pytest.mark.usefixtures("quick_disk")


def test_everybody_sees_the_table_as_before_once_all_people_have_agreed(tmp_path: Path) -> None:
    table = Moved(tmp_path, watch=True)
    table.ask()
    assert table.bob.ears.take_backs == [TakeBackAsked(1, table.now.seq, (2,))]
    assert table.now != table.before, "nothing happens before the answer"
    table.answer(table.bob, yes=True)
    assert outcomes(table.ann) == outcomes(table.bob) == [Outcome.AGREED]
    assert table.now._replace(events=()) == table.before._replace(events=())
    for guest, seat in ((table.bob, 2), (table.watcher, None)):
        assert guest is not None
        update = guest.ears.last(seat)
        assert [str(event) for event in update.events] == ["taken-back seat 1 moves 1"]
        assert (update.seq, update.view.moves) == (table.before.seq, table.before.view.moves)
    assert "mark taken-back 1 1\n" in table.world.host.record.text()  # type: ignore[union-attr]


def test_the_deal_is_proved_after_a_race_with_moves_taken_back(tmp_path: Path) -> None:
    table = Moved(tmp_path, watch=True)
    for _ in range(3):
        table.ask()
        table.answer(table.bob, yes=True)
        table.world.play(7)
        table.move()
    table.world.play()
    assert table.world.phase is TablePhase.BETWEEN
    assert states(table.ann)[-1] is states(table.bob)[-1] is DealState.VERIFIED
    assert outcomes(table.bob) == [Outcome.AGREED] * 3


def test_a_refusal_leaves_everything_as_it_is(tmp_path: Path) -> None:
    table = Moved(tmp_path)
    after = table.now
    table.ask()
    table.answer(table.bob, yes=False)
    assert table.ann.ears.take_backs[-1] == TakeBackOver(1, after.seq, Outcome.REFUSED, 2)
    assert table.now == after
    table.ask()
    assert table.ann.ears.denials == [("take_back", RefusalCode.ALREADY_ASKED)]
    table.world.play(5)


def test_no_answer_in_time_is_a_refusal(tmp_path: Path) -> None:
    table = Moved(tmp_path)
    table.ask()
    table.world.wait(TAKE_BACK_SECONDS - 1)
    assert outcomes(table.ann) == []
    table.world.wait(1.5)
    assert table.ann.ears.take_backs[-1] == TakeBackOver(1, table.now.seq, Outcome.NO_ANSWER, 2)
    table.answer(table.bob, yes=True)
    assert outcomes(table.bob) == [Outcome.NO_ANSWER], "a late answer changes nothing"


@pytest.mark.parametrize("agrees", [True, False])
def test_a_card_is_drawn_only_after_the_answer(tmp_path: Path, agrees: bool) -> None:
    table = Moved(tmp_path)
    seq = table.now.seq
    table.ask()
    table.bob.session.table.submit(2, DRAW, seq)
    table.world.settle()
    assert table.now.seq == seq
    table.answer(table.bob, yes=agrees)
    assert table.now.seq == seq + (-1 if agrees else 1)
    assert len(table.bob.ears.refusals) == agrees, "it came too late, or was made"
    if not agrees:
        table.ask()
        assert table.ann.ears.denials == [("take_back", RefusalCode.TOO_LATE)]


def test_nobody_asks_a_third_time_after_two_refusals_in_a_race(tmp_path: Path) -> None:
    table = Moved(tmp_path)
    for _ in range(2):
        table.ask()
        table.answer(table.bob, yes=False)
        table.world.play(7)
        table.move()
    table.ask()
    assert table.ann.ears.denials == [("take_back", RefusalCode.ALREADY_ASKED)]
    assert outcomes(table.bob) == [Outcome.REFUSED] * 2
    table.world.kill_host()
    table.world.restart_host()
    table.world.wait(5)
    table.ask()
    assert table.ann.ears.denials[1:] == [("take_back", RefusalCode.ALREADY_ASKED)]


def test_nobody_waits_for_somebody_who_has_gone(tmp_path: Path) -> None:
    table = Moved(tmp_path)
    table.ask()
    assert table.bob.wire is not None
    table.bob.reachable = False
    table.bob.wire.cut()
    table.world.wait(0.5)
    assert outcomes(table.ann) == [Outcome.NO_ANSWER]


def test_the_computer_agrees_for_a_seat_that_it_gets_during_the_question(tmp_path: Path) -> None:
    table = Moved(tmp_path)
    table.ask()
    table.bob.session.table.request(StandIn(2, True))
    table.world.settle()
    table.world.wait(0.5)
    assert outcomes(table.ann) == outcomes(table.bob) == [Outcome.AGREED]
    assert table.now.view == table.before.view
    assert DealState.FAILED not in states(table.bob)


def test_the_others_at_the_same_screen_are_asked_together_with_everybody(tmp_path: Path) -> None:
    table = Moved(tmp_path, OPEN, OPEN, OPEN, before=_seat_for_zoe)
    table.ask()
    assert table.bob.ears.take_backs == [TakeBackAsked(1, table.now.seq, (0, 2))]
    table.answer(table.bob, yes=True)
    assert outcomes(table.ann) == []
    table.answer(table.ann, yes=False)
    assert table.bob.ears.take_backs[-1] == TakeBackOver(1, table.now.seq, Outcome.REFUSED, 0)


def _seat_for_zoe(table: Moved) -> None:
    """Let a second person play beside Ann."""
    table.ann.session.table.request(TakeSeat(0, "Zoe"))
    table.ann.session.table.request(Ready(True))
    table.world.settle()


def test_only_the_seat_that_has_moved_may_ask(tmp_path: Path) -> None:
    table = Moved(tmp_path)
    seq = table.now.seq
    table.bob.match.take_back(1, seq)
    table.bob.match.take_back(2, seq)
    table.world.settle()
    assert table.bob.ears.denials == [
        ("take_back", RefusalCode.NOT_YOUR_SEAT),
        ("take_back", RefusalCode.TOO_LATE),
    ]


class TestTheMomentAfterAMove:
    def test_the_next_card_is_drawn_when_it_is_over(self, tmp_path: Path) -> None:
        table = Moved(tmp_path, moment=MOMENT)
        seq = table.now.seq
        table.bob.session.table.submit(2, DRAW, seq)
        table.world.wait(MOMENT - 1)
        assert table.now.seq == seq
        table.world.wait(1.5)
        assert table.now.seq == seq + 1
        assert table.bob.ears.refusals == []

    def test_ends_when_the_mover_wants_it(self, tmp_path: Path) -> None:
        table = Moved(tmp_path, moment=MOMENT)
        seq = table.now.seq
        table.bob.session.table.submit(2, DRAW, seq)
        for guest, seat in ((table.bob, 1), (table.bob, 2), (table.ann, 1)):
            assert table.now.seq == seq
            guest.session.table.request(KeepMove(seat, seq))
            table.world.settle()
        assert table.now.seq == seq + 1

    def test_a_draw_that_waits_is_made_once_after_a_lost_connection(self, tmp_path: Path) -> None:
        table = Moved(tmp_path, moment=MOMENT)
        seq = table.now.seq
        table.bob.session.table.submit(2, DRAW, seq)
        table.world.settle()
        assert table.bob.wire is not None
        table.bob.wire.cut()
        table.world.wait(MOMENT / 2)
        back = table.bob.wire
        assert back is not None
        table.world.wait(MOMENT + 3)
        assert table.now.view.moves[seq - 1 :] == ((2, DRAW),)
        assert table.bob.wire is back, "it was answered once, or Bob would have left the host"
        assert table.bob.ears.refusals == []

    def test_the_answer_to_a_hazard_waits_too(self, tmp_path: Path) -> None:
        table = Moved(tmp_path, moment=MOMENT)
        while not (choice := table.ann.choice()) or not is_attack(choice[1]):
            table.world.play(1)
            table.world.wait(MOMENT)
        table.ann.session.table.submit(*choice)
        table.world.settle()
        before = table.now.seq
        for guest in (table.ann, table.bob):
            while (answer := guest.choice()) and answer[1].kind in (MoveKind.PASS, MoveKind.COUP):
                guest.session.table.submit(*answer)
                break
        table.world.settle()
        assert table.now.seq == before
        assert take_back_seat(table.now.view.moves, table.now.view.phase) == 1

    def test_computer_players_wait_and_agree_also_for_people(self, tmp_path: Path) -> None:
        table = Moved(tmp_path, moment=MOMENT)
        table.bob.session.table.request(StandIn(2, True))
        table.world.settle()
        assert take_back_seat(table.now.view.moves, table.now.view.phase) == 1
        table.ask()
        assert outcomes(table.ann)[-1] is Outcome.AGREED
        assert table.now.view == table.before.view
        choice = table.ann.choice()
        assert choice is not None
        table.ann.session.table.submit(*choice)
        table.world.settle()
        assert table.now.seq == table.before.seq + 1
        table.world.wait(MOMENT + 1)
        assert table.now.seq > table.before.seq + 1, "and then they move"


def test_a_guest_who_was_away_finds_the_move_taken_back(tmp_path: Path) -> None:
    table = Moved(tmp_path, watch=True)
    watcher = table.watcher
    assert watcher is not None
    assert watcher.wire is not None
    watcher.reachable = False
    watcher.wire.cut()
    table.ask()
    table.answer(table.bob, yes=True)
    watcher.reachable = True
    table.world.wait(5)
    assert watcher.ears.last(None).view.moves == table.before.view.moves
    assert watcher.ears.end is None
    table.world.play()
    assert states(watcher)[-1] is not DealState.FAILED


def test_a_guest_who_comes_back_is_asked_again(tmp_path: Path) -> None:
    table = Moved(tmp_path, watch=True)
    assert table.ann.wire is not None
    table.ask()
    table.ann.wire.cut()
    table.world.settle()
    assert outcomes(table.ann) == [Outcome.NO_ANSWER], "the window goes on meanwhile"
    table.world.wait(2)
    assert isinstance(table.ann.ears.take_backs[-1], TakeBackAsked)
    table.answer(table.bob, yes=True)
    assert outcomes(table.ann)[-1] is Outcome.AGREED
    assert table.now.view == table.before.view


def test_a_restarted_host_goes_on_from_before_the_move(tmp_path: Path) -> None:
    table = Moved(tmp_path)
    table.ask()
    table.answer(table.bob, yes=True)
    table.world.kill_host()
    table.world.restart_host()
    table.world.wait(5)
    assert table.now.view == table.before.view
    table.world.play()
    assert states(table.ann)[-1] is states(table.bob)[-1] is DealState.VERIFIED
