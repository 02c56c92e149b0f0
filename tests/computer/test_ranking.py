"""The ranked choices: in order, honest about what is certain, and with reasons for each."""

from random import Random

import pytest

from mille_rules.cards import Card
from mille_rules.computer.explanations.explaining import rank
from mille_rules.computer.explanations.reasons import AGAINST, Reason, ReasonCode
from mille_rules.computer.levels.levels import LEVELS
from mille_rules.legal import legal_moves
from mille_rules.moves import MoveKind
from mille_rules.rulesets import PRESETS, WINNING_MOVES, RuleSet
from mille_rules.state import Phase, to_act
from mille_rules.views import view_for
from tests.computer.scenes import ROLLING, Side, scene
from tests.computer.test_levels import TABLES, positions
from tests.computer.test_scenes import SCENES, ranked
from tests.examples import each

NEARLY_THERE = Side(battle="roll", distance="200 200 75 75 75 50")
every_table = each(("rules", "seats"), TABLES)


@every_table
def test_every_choice_of_any_position_is_ranked_once_with_a_reason(
    rules: RuleSet, seats: int
) -> None:
    for state in positions(rules, seats, seed=1, wanted=6):
        for seat in to_act(state):
            choices = legal_moves(state, seat)
            found = rank(view_for(state, seat), choices, "hard")
            assert sorted(choice.move for choice in found) == sorted(choices)
            assert [c for c in found if not c.reasons and len(choices) > 1] == []
            order = [(choice.win, choice.value) for choice in found]
            assert order == sorted(order, reverse=True)
            assert all(0 <= choice.win <= 1 for choice in found)


def test_what_is_ranked_first_is_what_is_played(subtests: pytest.Subtests) -> None:
    for one in SCENES:
        with subtests.test(one.says):
            choices = legal_moves(one.state(), 0)
            played = LEVELS["hard"]().choose(one.view(), choices)
            ranking = rank(one.view(), choices, "hard")
            assert played in [c.move for c in ranking if c.value == ranking[0].value]


def test_reasons_tell_nothing_that_the_seat_cannot_see() -> None:
    for one in SCENES:
        choices = legal_moves(one.state(), 0)
        assert rank(one.view(0), choices, "hard") == rank(one.view(1), choices, "hard")


def test_what_ends_the_race_is_worth_exactly_what_it_scores() -> None:
    # 700 miles, the trip and the safe trip against 675: without an extension in teams of two.
    own = Side(battle="roll", distance="100 100 100 100 100 100 100 100 100")
    state = scene("100 roll stop gasoline", (own, NEARLY_THERE), seats=4)
    best, *_ = rank(view_for(state, 0), legal_moves(state, 0), "hard")
    assert (str(best.move), best.value) == ("play 100", 1000 + 400 + 300 - 675)


def test_what_ends_the_match_is_certain() -> None:
    own = Side(battle="roll", distance="200 200 100 100 100 100 100")
    hand = "100 roll stop gasoline"
    for points, chance in (((4000, 0), 1.0), ((0, 4900), 0.0)):
        state = scene(hand, (own, NEARLY_THERE), seats=4, points=points)
        moves = rank(view_for(state, 0), legal_moves(state, 0), "hard")
        assert {str(c.move): c.win for c in moves}["play 100"] == chance


def test_more_points_before_the_race_are_a_better_chance() -> None:
    chances = []
    for points in ((0, 3000), (1500, 1500), (3000, 0)):
        state = scene("100 roll stop gasoline 25 50 75", points=points)
        chances.append(rank(view_for(state, 0), legal_moves(state, 0), "hard")[0].win)
    assert chances == sorted(chances)
    assert chances[0] < 0.3
    assert chances[-1] > 0.7


def test_no_choice_is_no_ranking() -> None:
    assert rank(view_for(scene("25"), 1), (), "hard") == ()
    with pytest.raises(KeyError):
        rank(view_for(scene("25"), 0), legal_moves(scene("25"), 0), "nobody")


def test_what_speaks_against_is_told_apart() -> None:
    assert Reason(ReasonCode.LAST_ROLL, Card.ROLL).against
    assert not Reason(ReasonCode.FINISHES, Card.MILES_25, number=700).against
    assert {code for code in ReasonCode if Reason(code).against} == AGAINST


@pytest.mark.slow
def test_every_reason_is_given_somewhere() -> None:
    given = {
        reason.code
        for one in SCENES
        for choice in ranked(one).values()
        for reason in choice.reasons
    }
    chance = Random(2)
    for rules in PRESETS.values():
        for state in positions(rules, rules.player_counts[-1], chance.randrange(99), wanted=150):
            for seat in to_act(state):
                for choice in rank(view_for(state, seat), legal_moves(state, seat), "hard"):
                    given |= {reason.code for reason in choice.reasons}
    assert set(ReasonCode) - given == set()


def test_a_card_from_the_discards_does_not_break_what_the_hand_makes() -> None:
    sides = Side("roll", "200 200 100 100"), ROLLING
    top = WINNING_MOVES.changed("play_top_discard", "true")
    hand = "100 50 roll gasoline repairs stop"
    state = scene(hand, sides, rules=top, phase=Phase.DRAW, discards="50", pile=101)
    choices = rank(view_for(state, 0), legal_moves(state, 0))
    (reasons,) = [choice.reasons for choice in choices if choice.move.kind is MoveKind.TAKE]
    assert Reason(ReasonCode.EXACT_FIT_KEPT, number=50) in reasons
    assert ReasonCode.EXACT_FIT_BROKEN not in [reason.code for reason in reasons]


def reasons_for(move: str, hand: str, rules: RuleSet, discards: str) -> set[ReasonCode]:
    state = scene(hand, (ROLLING, ROLLING), rules=rules, discards=discards)
    found = rank(view_for(state, 0), legal_moves(state, 0), "hard")
    (choice,) = [choice for choice in found if str(choice.move) == move]
    return {reason.code for reason in choice.reasons}


def test_where_no_safety_was_dealt_nobody_is_said_to_know_where_it_is() -> None:
    attack, hand = "play accident on 1", "accident roll 25 25 25 speed-limit"
    assert ReasonCode.NO_COUP_POSSIBLE not in reasons_for(attack, hand, PRESETS["stap-op"], "")
    seen = reasons_for(attack, hand, WINNING_MOVES, "driving-ace")
    assert ReasonCode.NO_COUP_POSSIBLE in seen


@each(
    ("move", "hand", "discards", "reason"),
    [
        (
            "play out-of-gas on 1",
            "out-of-gas roll 25 50 75 100 100",
            "gasoline " * 6,
            ReasonCode.RIVAL_CANNOT_REPAIR,
        ),
        (
            "discard gasoline",
            "gasoline roll 25 50 75 100 100",
            "out-of-gas " * 2,
            ReasonCode.DEAD_CARD,
        ),
    ],
)
def test_discards_that_come_back_are_not_gone(
    move: str, hand: str, discards: str, reason: ReasonCode
) -> None:
    again = WINNING_MOVES.changed("reshuffle_discards", "true")
    assert reason in reasons_for(move, hand, WINNING_MOVES, discards)
    assert reason not in reasons_for(move, hand, again, discards)
