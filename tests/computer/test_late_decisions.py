"""A computer player whose decisions come late: the table never takes an outdated one."""

from collections.abc import Callable, Sequence

import pytest

from mille_rules.cards import Card
from mille_rules.computer.levels.levels import LEVELS
from mille_rules.computer.player import Answer, ComputerPlayer
from mille_rules.moves import DRAW, PASS, Move, coup, discard
from mille_rules.refusals import Code, Refusal, RefusedError
from mille_rules.state import Phase, Question, Setup
from mille_rules.views import Update, View, view_for
from tests.computer.scenes import Side, scene
from tests.examples import each

CHOICES = (discard(Card.MILES_25), discard(Card.MILES_50))
COUP = (coup(Card.DRIVING_ACE), PASS)


class Ponderer:
    """Thinks until a test says what it has decided."""

    def __init__(self) -> None:
        self.thoughts: list[tuple[tuple[Move, ...], str, Answer]] = []
        self.prepared: list[tuple[str, Setup]] = []

    def prepare(self, level: str, setup: Setup) -> None:
        """Remember what for."""
        self.prepared.append((level, setup))

    def think(self, view: View, choices: tuple[Move, ...], level: str, answer: Answer) -> None:
        """Remember what is asked."""
        self.thoughts.append((choices, level, answer))

    def close(self) -> None:
        """Nothing to do."""

    def answer(self, number: int, move: Move) -> None:
        """Say what was decided on a question, the first being 0."""
        self.thoughts[number][2](move)


class Table:
    """A player, what it ponders and what it has handed in."""

    def __init__(self) -> None:
        self.thinker = Ponderer()
        self.sent: list[tuple[int, Move, int]] = []
        self.player = ComputerPlayer("easy", lambda *move: self.sent.append(move), self.thinker)


@pytest.fixture
def table() -> Table:
    """A table at which nothing was asked yet."""
    return Table()


def told(seq: int, choices: Sequence[Move] = ()) -> Update:
    """A turn."""
    return Update(seq, view_for(scene("25 50"), 0), (), tuple(choices))


def questioned(seq: int, waiting: tuple[int, ...], hazard: Card = Card.ACCIDENT) -> Update:
    """A hazard to answer, for two partners."""
    question = Question(1, 0, hazard, waiting)
    sides = (Side(battle=f"roll {hazard}"), Side(battle="roll"))
    state = scene("driving-ace 25", sides, seats=4, phase=Phase.ANSWER, question=question)
    return Update(seq, view_for(state, 0), (), COUP)


def test_its_thinker_prepares_once_and_before_it_is_asked(table: Table) -> None:
    for seq in range(3):
        table.player.update(told(seq))
    assert table.thinker.prepared == [("easy", scene("25 50").setup)]
    assert table.thinker.thoughts == []


def test_it_hands_in_what_was_decided_with_the_number_it_answers(table: Table) -> None:
    table.player.update(told(4, CHOICES))
    assert table.thinker.thoughts[0][:2] == (CHOICES, "easy")
    assert table.sent == []
    table.thinker.answer(0, CHOICES[1])
    assert table.sent == [(0, CHOICES[1], 4)]


def test_a_forced_choice_is_made_at_once(table: Table) -> None:
    table.player.update(told(4, [DRAW]))
    assert (table.sent, table.thinker.thoughts) == ([(0, DRAW, 4)], [])


def test_a_player_that_has_been_replaced_neither_decides_nor_thinks_any_more(table: Table) -> None:
    table.player.update(told(4, CHOICES))
    table.player.retire()
    table.thinker.answer(0, CHOICES[1])
    table.player.update(told(5, CHOICES))
    table.player.refused(Refusal(Code.STALE), told(6, CHOICES))
    assert (table.sent, len(table.thinker.thoughts)) == ([], 1)


def test_a_decision_is_dropped_once_a_move_was_taken_back(table: Table) -> None:
    table.player.update(told(4, CHOICES))
    table.player.update(told(2))
    table.thinker.answer(0, CHOICES[0])
    assert table.sent == []


def test_asked_again_under_the_same_number_it_decides_anew(table: Table) -> None:
    for update in (told(4, CHOICES), told(3), told(4, CHOICES)):
        table.player.update(update)
    table.thinker.answer(0, CHOICES[0])
    assert table.sent == []
    table.thinker.answer(1, CHOICES[1])
    assert table.sent == [(0, CHOICES[1], 4)]


def test_it_goes_on_thinking_about_a_hazard_when_its_partner_has_passed(table: Table) -> None:
    table.player.update(questioned(4, waiting=(0, 2)))
    table.player.update(questioned(5, waiting=(0,)))
    assert len(table.thinker.thoughts) == 1
    table.thinker.answer(0, COUP[0])
    assert table.sent == [(0, COUP[0], 4)]


@pytest.mark.parametrize(
    "later", [questioned(5, (0,), Card.OUT_OF_GAS), questioned(3, (0, 2)), told(5, CHOICES)]
)
def test_it_thinks_anew_about_anything_else(table: Table, later: Update) -> None:
    table.player.update(questioned(4, waiting=(0, 2)))
    table.player.update(later)
    table.thinker.answer(0, COUP[0])
    assert (len(table.thinker.thoughts), table.sent) == (2, [])


def test_a_late_move_is_decided_anew_once(table: Table) -> None:
    table.player.update(told(4, CHOICES))
    table.thinker.answer(0, CHOICES[0])
    table.player.refused(Refusal(Code.STALE), told(5, CHOICES))
    table.player.refused(Refusal(Code.STALE), told(5, CHOICES))
    assert len(table.thinker.thoughts) == 2


def test_any_other_refusal_is_a_bug_and_is_seen(table: Table) -> None:
    with pytest.raises(RefusedError):
        table.player.refused(Refusal(Code.NOT_IN_HAND), told(4, CHOICES))


@each(("level", "plays"), [("easy", "easy"), ("champion", "normal")])
def test_an_immediate_thinker_answers_within_the_update(level: str, plays: str) -> None:
    sent: list[Move] = []
    submit: Callable[[int, Move, int], None] = lambda _seat, move, _seq: sent.append(move)  # noqa: E731
    update = told(4, CHOICES)
    ComputerPlayer(level, submit).update(update)
    assert sent == [LEVELS[plays]().choose(update.view, update.choices)]
