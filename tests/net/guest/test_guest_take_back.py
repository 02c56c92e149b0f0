"""A guest believes no host that takes back moves against the rules of the table."""

from pathlib import Path
from typing import Any

import pytest

from mille_net.messages import (
    TakeBack,
    TakeBackAsked,
    TakeBackOver,
)
from mille_net.tables import DealState
from tests.net.moved import Moved, Outcome, outcomes
from tests.net.spoiled_deals import spoiling, states

pytestmark = pytest.mark.usefixtures("quick_disk")


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
