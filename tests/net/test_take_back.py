"""Taking back a move at a table on the network: who is asked, and what everybody sees then."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from mille_net.limits import TAKE_BACK_SECONDS
from mille_net.messages import (
    KeepMove,
    Ready,
    RefusalCode,
    SeatKind,
    SetSeat,
    StandIn,
    Start,
    TablePhase,
    TakeBack,
    TakeBackAsked,
    TakeBackOutcome,
    TakeBackOver,
    TakeSeat,
)
from mille_net.tables import DealState
from mille_rules.moves import DRAW, MoveKind
from mille_rules.take_back import MOMENT, take_back_seat
from mille_rules.views import Update
from tests.net.memory_guest import GuestHere
from tests.net.memory_table import COMPUTER, OPEN, World
from tests.net.spoiled_deals import spoiling, states

pytestmark = pytest.mark.usefixtures("quick_disk")

Outcome = TakeBackOutcome
KINDS = (MoveKind.PLAY, MoveKind.DISCARD)


class Moved:
    """A table at which a person has made a move that can be taken back."""

    def __init__(
        self,
        folder: Path,
        *seats: Any,
        watch: bool = False,
        moment: float = 0.0,
        before: Callable[["Moved"], None] = lambda _table: None,
    ) -> None:
        """The host waits for `moment` seconds; `before` is called before the match begins."""
        self.moment = moment
        self.world = world = World(folder, *(seats or (COMPUTER, OPEN, OPEN)))
        self.ann, self.bob = world.admitted("Ann", 1), world.admitted("Bob", 2)
        self.watcher = world.admitted("Watcher", watch=True) if watch else None
        before(self)
        assert world.host is not None
        world.host._races._environment = world.environment()._replace(moment=moment)
        world.start()
        self.move()

    def move(self) -> None:
        """Play until Ann has moved and the next seat is Bob's."""
        world, ann = self.world, self.ann
        for _ in range(100):
            choice = ann.choice()
            if choice is not None and choice[1].kind in KINDS and not is_attack(choice[1]):
                self.before = ann.ears.last(1)
                ann.session.table.submit(*choice)
                world.settle()
                if (
                    take_back_seat(self.now.view.moves, self.now.view.phase) == 1
                    and self.bob.choice()
                ):
                    return
            assert world.play_one()
            world.wait(self.moment)
        raise AssertionError("Ann never moved")

    @property
    def now(self) -> Update:
        """The latest update of Ann."""
        return self.ann.ears.last(1)

    def ask(self) -> None:
        """Ann wants her move back."""
        self.ann.match.take_back(1, self.now.seq)
        self.world.settle()

    def answer(self, guest: GuestHere, yes: bool) -> None:
        """A guest answers."""
        asked = guest.ears.take_backs[-1]
        guest.match.answer_take_back(asked.seq, yes)
        self.world.settle()


def is_attack(move: Any) -> bool:
    return move.side is not None


def outcomes(guest: GuestHere) -> list[TakeBackOutcome]:
    """How the requests of which a guest was told have ended."""
    return [over.outcome for over in guest.ears.take_backs if isinstance(over, TakeBackOver)]


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


class Alone:
    """A person who has made two decisions against computer players, and somebody who watches."""

    def __init__(self, folder: Path) -> None:
        self.world = World(folder, COMPUTER, OPEN, COMPUTER)
        self.ann = self.world.admitted("Ann", 1)
        self.watcher = self.world.admitted("Watcher", watch=True)
        self.world.start()
        #: Ann's updates before each of her decisions.
        self.before: list[Update] = []
        for _ in range(2):
            self.decide()

    @property
    def now(self) -> Update:
        """The latest update of Ann."""
        return self.ann.ears.last(1)

    def decide(self) -> None:
        """Play until Ann has made another decision."""
        while (choice := self.ann.choice()) is None or len(self.now.choices) == 1:
            assert self.world.play_one()
        self.before.append(self.now)
        self.ann.session.table.submit(*choice)
        self.world.settle()

    def take_back(self) -> None:
        """Ann takes back her last decision."""
        self.ann.match.take_back(1, self.now.seq)
        self.world.settle()


class TestAgainstComputersOnly:
    def test_goes_back_to_the_last_decision_again_and_again(self, tmp_path: Path) -> None:
        table = Alone(tmp_path)
        while table.before:
            before = table.before.pop()
            table.take_back()
            for guest, seat in ((table.ann, 1), (table.watcher, None)):
                assert guest.ears.last(seat).view.moves == before.view.moves
            assert table.now._replace(events=()) == before._replace(events=())
        assert table.ann.ears.denials == []
        table.world.play()
        assert states(table.ann)[-1] is states(table.watcher)[-1] is DealState.VERIFIED

    def test_two_requests_at_once_go_back_twice(self, tmp_path: Path) -> None:
        table = Alone(tmp_path)
        seq = table.now.seq
        table.ann.match.take_back(1, seq)
        table.ann.match.take_back(1, seq)
        table.world.settle()
        assert table.now.view == table.before[0].view
        assert DealState.FAILED not in states(table.ann)

    def test_who_was_away_meanwhile_finds_the_table_as_it_is(self, tmp_path: Path) -> None:
        table = Alone(tmp_path)
        assert table.watcher.wire is not None
        table.watcher.reachable = False
        table.watcher.wire.cut()
        table.take_back()
        table.take_back()
        table.decide()
        table.watcher.reachable = True
        table.world.wait(5)
        assert table.watcher.ears.last(None).view.moves == table.now.view.moves
        table.world.play()
        assert states(table.watcher)[-1] is not DealState.FAILED

    def test_a_killed_host_goes_on_from_there(self, tmp_path: Path) -> None:
        table = Alone(tmp_path)
        table.take_back()
        table.world.kill_host()
        table.world.restart_host()
        table.world.wait(5)
        assert table.now.view == table.before[-1].view
        table.take_back()
        assert table.now.view == table.before[0].view
        table.world.play()
        assert states(table.ann)[-1] is DealState.VERIFIED

    def test_a_host_that_goes_back_unasked_or_too_far_is_found_out(self, tmp_path: Path) -> None:
        for number, lie in enumerate((_unasked, _too_far)):
            table = Alone(tmp_path / str(number))
            lie(table)
            table.world.settle()
            assert DealState.FAILED in states(table.ann), lie

    def test_the_table_tells_which_moves_stay(self, tmp_path: Path) -> None:
        table = Alone(tmp_path)
        assert table.ann.ears.tables[-1].take_back_from == 0
        seq = table.now.seq
        table.ann.session.table.request(StandIn(1, True))
        table.world.settle()
        assert table.ann.ears.tables[-1].take_back_from == seq


def test_where_somebody_else_has_played_nobody_believes_that_moves_are_taken_back_freely(
    tmp_path: Path,
) -> None:
    table = Moved(tmp_path)
    world, ann = table.world, table.ann
    world.play()
    world.owner.session.table.request(SetSeat(2, SeatKind.COMPUTER, "normal", ""))
    world.owner.session.table.request(Start())
    world.settle()
    while table.now.view.match.race == 1 or (choice := ann.choice()) is None or choice[1] == DRAW:
        assert world.play_one()
    ann.session.table.submit(*choice)
    world.settle()
    assert ann.ears.tables[-1].take_back_from is None
    assert table.now.view.moves[-1][0] != 1, "computers have moved"
    match = world.host._races.match  # type: ignore[union-attr]
    assert match is not None
    match._match._take_back_from = 0
    match._tell_take_backs()
    world.wait(0.5)
    table.ask()
    assert ann.ears.tables[-1].take_back_from == 0, "that is what the host says"
    assert outcomes(ann) == [Outcome.AGREED]
    assert states(ann)[-1] is DealState.FAILED


def _unasked(table: Alone) -> None:
    match = table.world.host._races.match  # type: ignore[union-attr]
    assert match is not None
    match.take_backs.ask(table.world.host._table.guests.get(1), TakeBack(1, match.seq))  # type: ignore[union-attr,arg-type]


def _too_far(table: Alone) -> None:
    match = table.world.host._races.match  # type: ignore[union-attr]
    assert match is not None
    seq = table.before[0].seq
    match._match.take_back = lambda _seat: match._match.rewind(seq)  # type: ignore[method-assign]
    table.ann.match.take_back(1, table.now.seq)


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


class TestAHostThatCheats:
    def test_no_move_is_taken_back_without_the_consent_of_its_opponents(
        self, tmp_path: Path
    ) -> None:
        table = Moved(tmp_path)
        match = table.world.host._races.match  # type: ignore[union-attr]
        assert match is not None
        match.undo(1)
        table.world.settle()
        assert DealState.FAILED in states(table.bob)

    def test_nor_after_they_have_refused(self, tmp_path: Path) -> None:
        table = Moved(tmp_path)
        spoiling(
            table.bob,
            lambda over: TakeBackOver(over.seat, over.seq, Outcome.AGREED, None),
            TakeBackOver,
        )
        table.ask()
        table.answer(table.bob, yes=False)
        assert DealState.FAILED in states(table.bob)

    def test_nor_without_a_question_to_them(self, tmp_path: Path) -> None:
        table = Moved(tmp_path)
        spoiling(table.bob, lambda asked: _with(asked, seats=()), TakeBackAsked)
        table.ask()
        assert DealState.FAILED in states(table.bob)
        assert table.bob.ears.take_backs == []

    def test_nor_a_second_time_with_the_consent_for_the_first(self, tmp_path: Path) -> None:
        table = Moved(tmp_path)
        table.ask()
        table.answer(table.bob, yes=True)
        table.move()
        match = table.world.host._races.match  # type: ignore[union-attr]
        assert match is not None
        match.undo(1)
        table.world.settle()
        assert DealState.FAILED in states(table.bob)

    def test_a_question_of_a_seat_that_is_not_there_ends_the_connection(
        self, tmp_path: Path
    ) -> None:
        table = Moved(tmp_path)
        spoiling(table.bob, lambda asked: _with(asked, seat=5), TakeBackAsked)
        table.ask()
        assert table.bob.ears.take_backs == []

    def test_nor_more_than_one_move(self, tmp_path: Path) -> None:
        table = Moved(tmp_path)
        match = table.world.host._races.match  # type: ignore[union-attr]
        assert match is not None
        seq = table.now.seq - 2
        match._match.take_back = lambda _seat: match._match.rewind(seq)  # type: ignore[method-assign]
        table.ask()
        table.answer(table.bob, yes=True)
        assert DealState.FAILED in states(table.bob)

    def test_nor_in_the_name_of_somebody_who_does_not_want_it(self, tmp_path: Path) -> None:
        table = Moved(tmp_path)
        match = table.world.host._races.match  # type: ignore[union-attr]
        assert match is not None
        match.take_backs.ask(table.world.host._table.guests.get(1), TakeBack(1, match.seq))  # type: ignore[union-attr,arg-type]
        table.world.settle()
        assert DealState.FAILED in states(table.ann)

    def test_nobody_is_asked_again_and_again(self, tmp_path: Path) -> None:
        table = Moved(tmp_path)
        match = table.world.host._races.match  # type: ignore[union-attr]
        assert match is not None
        match._match.refuse_take_back = lambda _seat: None  # type: ignore[method-assign]
        for _ in range(3):
            match.take_backs._asked_about = None
            table.ask()
            if DealState.FAILED not in states(table.bob):
                table.answer(table.bob, yes=False)
        assert outcomes(table.bob) == [Outcome.REFUSED] * 2
        assert DealState.FAILED in states(table.bob)

    def test_another_table_than_before_is_a_contradiction(self, tmp_path: Path) -> None:
        table = Moved(tmp_path)

        def change(update: Any) -> Any:
            view = update.view
            if [event.kind for event in update.events] != ["taken-back"]:
                return update
            hand = bytes(reversed(view.hand)) if len(set(view.hand)) > 1 else bytes(len(view.hand))
            return _with(update, view=_with(view, hand=hand))

        from mille_net.messages import UpdateMessage

        spoiling(table.ann, change, UpdateMessage)
        table.ask()
        table.answer(table.bob, yes=True)
        assert DealState.FAILED in states(table.ann)


def _with(struct: Any, **changes: Any) -> Any:
    from msgspec.structs import replace

    return replace(struct, **changes)
