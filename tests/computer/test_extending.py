"""Who has completed the trip extends it where that pays."""

from dataclasses import replace

import pytest

from mille_rules.cards import Card
from mille_rules.computer.expert.expert import Expert
from mille_rules.computer.explanations.explaining import reasons_for
from mille_rules.computer.explanations.reasons import ReasonCode
from mille_rules.computer.heuristic.extension import turns_more
from mille_rules.computer.heuristic.sensible import Sensible
from mille_rules.computer.heuristic.situation import situation_of
from mille_rules.computer.learned.weights_file import shipped_judge
from mille_rules.computer.levels.styled import strategy_of
from mille_rules.computer.strategy import Strategy
from mille_rules.legal import legal_moves
from mille_rules.moves import EXTEND, FINISH, Move
from mille_rules.rulesets import WINNING_MOVES
from mille_rules.state import Phase, State
from mille_rules.views import view_for
from tests.computer.scenes import Side, scene
from tests.examples import each

ARRIVED = "200 200 100 100 100"
HAND = "100 100 75 roll gasoline"
BOTH = each("player", [Sensible(), Expert()])


def completed(
    hand: str = HAND,
    safeties: str = "",
    rival: str = "stop",
    pile: int = 40,
    *,
    miles: str = "100 100 100",
    against: str = "",
) -> State:
    """A trip of 700 miles completed with a hand; the rival has these miles and safeties."""
    sides = Side("roll", ARRIVED, safeties=safeties), Side(rival, miles, safeties=against)
    return scene(hand, sides, phase=Phase.EXTENSION, pile=pile)


def chosen(player: Strategy, state: State) -> Move:
    return player.choose(view_for(state, 0), legal_moves(state, 0))


@BOTH
def test_they_extend_while_the_rival_is_stopped(player: Strategy) -> None:
    assert chosen(player, completed(rival="stop")) == EXTEND
    assert chosen(player, completed(rival="roll")) == FINISH


def test_long_cards_make_no_extension_under_a_limit_that_the_hand_cannot_lift() -> None:
    def decided(speed: str, hand: str) -> Move:
        sides = Side("roll", "200 200 100 100 100", speed=speed), Side("roll", "100 100")
        return chosen(Sensible(), scene(hand, sides, phase=Phase.EXTENSION, pile=30))

    assert decided("", "25 100 100 75 stop roll") == EXTEND
    assert decided("speed-limit", "25 100 100 75 stop roll") == FINISH


SAFE = "right-of-way extra-tank"
MILES = "75 75 75 roll"


@BOTH
def test_they_extend_with_turns_to_spare(player: Strategy) -> None:
    assert chosen(player, completed(MILES, SAFE, "roll", pile=60)) == EXTEND
    assert chosen(player, completed(MILES, SAFE, "roll", pile=4)) == FINISH


def test_the_chances_of_both_answers_differ_by_what_was_learned() -> None:
    state = completed(MILES, SAFE, "roll", pile=60)
    view, judge = view_for(state, 0), shipped_judge(state.setup)
    assert judge is not None
    win = {value.move: value.win for value in Expert().values(view, legal_moves(state, 0))}
    assert win[EXTEND] - win[FINISH] == pytest.approx(judge.gain_of_extending(view))


@BOTH
def test_safeties_speak_for_an_extension(player: Strategy) -> None:
    hand = "100 75 75 50 stop"
    assert chosen(player, completed(hand, "", "roll", pile=25)) == FINISH
    assert chosen(player, completed(hand, SAFE, "roll", pile=25)) == EXTEND


def test_hazards_in_the_hand_speak_for_an_extension() -> None:
    assert chosen(Sensible(), completed("100 75 75 50 roll", "right-of-way", "roll", 25)) == FINISH
    assert chosen(Sensible(), completed("100 75 75 50 stop", "right-of-way", "roll", 25)) == EXTEND


def test_a_safety_in_the_hand_is_as_good_as_on_the_table() -> None:
    assert chosen(Sensible(), completed("100 100 75 50 roll", "right-of-way", "roll")) == FINISH
    held = completed("100 100 75 50 extra-tank", "right-of-way", "roll")
    assert chosen(Sensible(), held) == EXTEND


def test_safeties_of_the_rival_and_a_shutout_speak_against_it() -> None:
    hand = "100 100 75 50 roll"
    assert chosen(Sensible(), completed(hand)) == EXTEND
    assert chosen(Sensible(), completed(hand, against="driving-ace puncture-proof")) == FINISH
    assert chosen(Sensible(), completed(hand, miles="")) == FINISH


@each("pile", [0, 2])
@each("word", ["hard", "normal-bold", "hard-bold", "expert", "expert-bold"])
def test_nobody_extends_a_trip_that_cannot_be_completed(word: str, pile: int) -> None:
    assert chosen(strategy_of(word), completed("100 gasoline repairs 50 roll", pile=pile)) == FINISH


def after_the_pile(hidden: str) -> State:
    """A trip completed with 300 miles in the hand; the rival holds the last three other cards."""
    sides = Side("roll", "100 100 100 100 100 100 100"), Side("roll", "100 100 100")
    return scene("200 100 25", sides, phase=Phase.EXTENSION, held=3, hidden=hidden)


def test_past_the_pile_the_expert_knows_whether_it_will_arrive() -> None:
    assert chosen(Expert(), after_the_pile("25 50 75")) == EXTEND
    assert chosen(Expert(), after_the_pile("25 50 accident")) == FINISH


def test_miles_beyond_the_target_are_no_longer_to_be_driven() -> None:
    rules = replace(WINNING_MOVES, finish="at_least")
    sides = Side("roll", "200 200 100 100 75 100"), Side("stop", "100")
    state = scene(HAND, sides, phase=Phase.EXTENSION, rules=rules)
    assert state.tableaux[0].miles == 700
    reasons = reasons_for(situation_of(view_for(state, 0)), EXTEND, legal_moves(state, 0))
    (reach,) = [r for r in reasons if r.code is ReasonCode.EXTENSION_WITHIN_REACH]
    assert reach.number == 225


@each("finish", ["exactly", "at_least"])
def test_what_is_taken_from_the_discards_is_not_missed_in_the_hand(finish: str) -> None:
    """The miles after it are as near as if one more card had been in the hand, and were played."""
    rules = replace(WINNING_MOVES, play_top_discard=True, finish=finish)
    sides = Side("roll", "200 200 100 50"), Side("stop", "100 100 100")
    rest = "100 75 roll gasoline"
    taken = scene(rest, sides, rules=rules, phase=Phase.DRAW, discards="50", pile=101)
    played = scene(f"{rest} 50", sides, rules=rules, pile=101)
    take, play = (situation_of(view_for(state, 0)) for state in (taken, played))
    fifty = Card.MILES_50
    assert turns_more(take, fifty) == turns_more(play, fifty)
    assert take.turns(100, fifty, used=(fifty,)) == play.turns(100, fifty, used=(fifty,))
