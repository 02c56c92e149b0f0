"""Past the draw pile, with two seats, the expert's figures are those of playing everything out."""

from dataclasses import replace
from random import Random

import pytest

from mille_rules.cards import Card
from mille_rules.computer.expert.endgame import exact_move, exact_worths
from mille_rules.computer.expert.expert import Expert
from mille_rules.computer.expert.worth import Worth, settled
from mille_rules.computer.learned.weights_file import shipped_equity
from mille_rules.engine import apply
from mille_rules.legal import legal_moves
from mille_rules.moves import Move, discard, play
from mille_rules.rulesets import BSD, CLASSIC, DUJARDIN, WINNING_MOVES, RuleSet
from mille_rules.state import BETWEEN_RACES, State, to_act
from mille_rules.views import view_for
from tests.computer.random_races import dealt, random_move
from tests.computer.scenes import ROLLING, Side, scene
from tests.examples import each

EQUITY = shipped_equity()


def played_out(state: State, seat: int) -> Worth:
    """The worth of a state to a seat with best play of both, by trying everything."""
    if state.phase in BETWEEN_RACES:
        view = view_for(state, seat)._replace(match=state.match._replace(points=(0, 0)))
        return settled(view, [score.total for score in state.match.races[-1]], EQUITY)
    mover = to_act(state)[0]
    worths = [played_out(apply(state, mover, m)[0], seat) for m in legal_moves(state, mover)]
    return (max if mover == seat else min)(worths, key=lambda worth: (worth.win, worth.points))


def endings(rules: RuleSet, count: int, cards: int = 6) -> list[State]:
    """Positions of random races whose draw pile is empty, with at most so many cards left."""
    rng, found = Random(2), []
    while len(found) < count:
        state = dealt(rules, 2, rng)
        while state.phase not in BETWEEN_RACES:
            seat = to_act(state)[0]
            choices = legal_moves(state, seat)
            few = sum(map(len, state.hands)) <= cards
            if not state.draw_pile and few and len(choices) > 1:
                found.append(state)
                break
            state, _ = apply(state, seat, random_move(choices, rng))
    return found


HOUSE_RULES = replace(WINNING_MOVES, finish="at_least", roll_after_remedy=False)
EVERY_RULE = (WINNING_MOVES, CLASSIC, DUJARDIN, BSD, HOUSE_RULES)


@pytest.mark.slow
@each("rules", EVERY_RULE)
def test_every_choice_is_worth_what_playing_it_out_gives(rules: RuleSet) -> None:
    for state in endings(rules, 12):
        seat = to_act(state)[0]
        choices = legal_moves(state, seat)
        worths = exact_worths(view_for(state, seat), choices)
        assert worths is not None
        for worth, move in zip(worths, choices, strict=True):
            assert worth == played_out(apply(state, seat, move)[0], seat)


def test_nothing_is_exact_while_cards_are_to_be_drawn() -> None:
    state = scene("25 50 75 roll stop repairs", pile=3)
    assert exact_worths(view_for(state, 0), legal_moves(state, 0)) is None


def test_nothing_is_exact_with_hands_that_nobody_knows() -> None:
    state = scene("25 50", seats=3, sides=(ROLLING,) * 3, pile=0)
    assert exact_worths(view_for(state, 0), legal_moves(state, 0)) is None


def test_what_would_take_too_long_is_left_to_the_learned_value() -> None:
    state = scene("25 50 75 100 roll stop", pile=0)
    view, choices = view_for(state, 0), legal_moves(state, 0)
    assert exact_worths(view, choices, most=5) is None
    assert exact_move(view, choices, most=5) is None


def test_nearly_every_ending_is_worked_out_in_time() -> None:
    views = [
        (view_for(state, to_act(state)[0]), legal_moves(state, to_act(state)[0]))
        for state in endings(WINNING_MOVES, 60, cards=14)
    ]
    late = sum(exact_move(*one) is None for one in views)
    assert late <= len(views) / 20


def test_the_best_move_is_that_of_the_highest_worth() -> None:
    for state in endings(WINNING_MOVES, 20, cards=9):
        seat = to_act(state)[0]
        choices = legal_moves(state, seat)
        worths, move = (find(view_for(state, seat), choices) for find in (exact_worths, exact_move))
        assert isinstance(worths, list)
        assert isinstance(move, Move)
        best = max(worths, key=lambda worth: (worth.win, worth.points))
        assert worths[choices.index(move)] == best


def test_without_a_maximum_of_200s_a_200_and_two_100s_are_not_the_same_trip() -> None:
    rules = replace(WINNING_MOVES, quotas=(), extension_counts=())
    sides = Side("roll", "100 100 100 100"), Side("roll", "200")
    hand, other = "200 100 100 100 accident", "100 200 end-of-limit"
    state = scene(hand, sides, rules=rules, pile=0, held=3, hidden=other)
    choices = legal_moves(state, 0)
    worths = exact_worths(view_for(state, 0), choices, most=30_000)
    assert worths is not None
    for worth, move in zip(worths, choices, strict=True):
        assert worth == played_out(apply(state, 0, move)[0], 0)


def test_of_equal_discards_that_of_an_idle_card_is_made() -> None:
    sides = Side("roll", "200 200 100 100 50"), Side("roll flat-tire", "100")
    state = scene("100 spare-tire", sides, pile=0, held=1, hidden="100", points=(1_000, 1_000))
    worths = exact_worths(view_for(state, 0), legal_moves(state, 0))
    assert worths is not None
    assert exact_move(view_for(state, 0), legal_moves(state, 0)) == discard(Card.SPARE_TIRE)


def test_the_expert_reports_what_each_choice_leads_to() -> None:
    sides = Side("roll", "200 200 100 100 75"), Side("roll", "200 200 100 100 50")
    state = scene("25 50", sides, pile=0, held=1, hidden="100", points=(4_300, 4_300))
    values = {v.move: v for v in Expert().values(view_for(state, 0), legal_moves(state, 0))}
    expected = exact_worths(view_for(state, 0), legal_moves(state, 0))
    assert expected is not None
    assert [(v.points, v.win) for v in values.values()] == [tuple(worth) for worth in expected]
    arrival = values[play(Card.MILES_25)]
    assert arrival.win == 1
