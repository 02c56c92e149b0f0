"""Taking back moves at a table on the network where nobody has to be asked."""

from pathlib import Path

import pytest

from mille_net.messages import (
    SeatKind,
    SetSeat,
    StandIn,
    Start,
    TakeBack,
)
from mille_net.tables import DealState
from mille_rules import DEFAULT_RULES, RuleSet
from mille_rules.moves import DRAW
from mille_rules.views import Update
from tests.net.memory_table import COMPUTER, OPEN, World
from tests.net.moved import Moved, Outcome, outcomes
from tests.net.spoiled_deals import states

pytestmark = pytest.mark.usefixtures("quick_disk")


class Alone:
    """A person who has made two decisions against computer players, and somebody who watches."""

    def __init__(self, folder: Path, rules: RuleSet = DEFAULT_RULES) -> None:
        self.world = World(folder, COMPUTER, OPEN, COMPUTER, rules=rules)
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
