"""Reasons are true by all rules: without a Roll after remedies, where discards come back, and when
the draw pile is empty."""

from dataclasses import replace

from mille_rules import Card
from mille_rules.computer.explanations.explaining import rank
from mille_rules.computer.explanations.own_moments import OwnDraw, race_of_seat
from mille_rules.computer.explanations.reasons import Reason, ReasonCode
from mille_rules.computer.explanations.why_driving import partner_lacks
from mille_rules.legal import legal_moves
from mille_rules.rulesets import CLASSIC, DUJARDIN, STAP_OP, TODAY, TODAY_FRENCH, WINNING_MOVES
from mille_rules.state import Phase, Question, State
from mille_rules.views import view_for
from tests.computer.scenes import ROLLING, Scene, Side, scene
from tests.examples import each
from tests.rules.random_play import played_match, sensible_move

TOP_DISCARD = replace(WINNING_MOVES, play_top_discard=True)


def reasons(state: State, move: str) -> dict[ReasonCode, Reason]:
    """The reasons for and against a choice of seat 0."""
    choices = rank(view_for(state, 0), legal_moves(state, 0), "hard")
    found = next(choice.reasons for choice in choices if str(choice.move) == move)
    return {reason.code: reason for reason in found}


def test_the_only_roll_is_for_stops_alone_where_it_follows_no_remedy() -> None:
    hand = "roll 25 gasoline repairs spare-tire stop accident"
    without = reasons(scene(hand, rules=TODAY), "discard roll")
    assert ReasonCode.LAST_ROLL not in without
    assert without[ReasonCode.LAST_REMEDY].number == 3
    assert ReasonCode.LAST_ROLL in reasons(scene(hand), "discard roll")


def test_remedies_that_can_be_played_from_the_discards_still_help_a_rival() -> None:
    gone = "repairs " * 6
    hand = "accident 25 gasoline roll spare-tire stop 50"
    code = ReasonCode.RIVAL_CANNOT_REPAIR
    assert code in reasons(scene(hand, discards=gone), "play accident on 1")
    top = scene(hand, rules=TOP_DISCARD, discards=gone)
    assert code not in reasons(top, "play accident on 1")


def test_hazards_that_can_be_played_from_the_discards_can_still_be_repaired_and_answered() -> None:
    gone, hand = "accident accident", "repairs driving-ace 25 gasoline roll stop 50"
    dead, useless = ReasonCode.DEAD_CARD, ReasonCode.SAFETY_NO_LONGER_NEEDED
    never = scene(hand, discards=gone)
    assert dead in reasons(never, "discard repairs")
    assert useless in reasons(never, "play driving-ace")
    top = scene(hand, rules=TOP_DISCARD, discards=gone)
    assert dead not in reasons(top, "discard repairs")
    assert useless not in reasons(top, "play driving-ace")


@each(
    ("rules", "pile", "hand", "code"),
    [
        (CLASSIC, 5, "driving-ace 25", ReasonCode.COUP_GAIN),
        (CLASSIC, 0, "driving-ace 25", ReasonCode.COUP_GAIN),
        (CLASSIC, 0, "driving-ace", ReasonCode.COUP_WITHOUT_TURN),
        (DUJARDIN, 5, "driving-ace 25", ReasonCode.COUP_GAIN),
        (DUJARDIN, 0, "driving-ace 25", ReasonCode.COUP_WITHOUT_TURN),
        (TODAY_FRENCH, 0, "driving-ace 25", ReasonCode.COUP_WITHOUT_TURN),
    ],
)
def test_a_coup_promises_a_turn_only_where_it_brings_one(rules, pile, hand, code) -> None:
    question = Question(1, 0, Card.ACCIDENT, (0,))
    hurt = Side(battle="roll accident")
    state = scene(
        hand, (hurt, ROLLING), rules=rules, pile=pile, phase=Phase.ANSWER, question=question
    )
    assert code in reasons(state, "coup driving-ace")


@each(
    ("rules", "pile", "code"),
    [
        (DUJARDIN, 5, ReasonCode.SAFETY_LOST),
        (DUJARDIN, 0, ReasonCode.SAFETY_POINTS_LOST),
        (WINNING_MOVES, 0, ReasonCode.SAFETY_LOST),
    ],
)
def test_a_discarded_safety_loses_a_turn_only_where_it_brings_one(rules, pile, code) -> None:
    state = scene("driving-ace 25", rules=rules, pile=pile)
    assert code in reasons(state, "discard driving-ace")


def test_the_last_card_brings_no_other_turn() -> None:
    state = scene("driving-ace", pile=0)
    assert ReasonCode.ANOTHER_TURN not in reasons(state, "play driving-ace")


def test_a_remedy_taken_from_the_discards_changes_what_a_partner_needed() -> None:
    repaired = Side(battle="roll accident repairs")
    position = Scene(
        "partner",
        "",
        hand="25",
        best="discard 25",
        reason=ReasonCode.LEAST_USE,
        sides=(repaired, Side()),
        moves="2 discard 25, 0 draw, 2 take repairs, 3 discard 50",
        options={"seats": 4, "rules": TOP_DISCARD},
    )
    assert not partner_lacks(position.view(), Card.ROLL)


def test_the_draw_before_the_shuffle_is_judged_with_the_new_draw_pile() -> None:
    match = played_match(STAP_OP, 2, seed=3, choose=sensible_move)
    shuffled = [line.seat for line in match.record.moves()].index(None, 1)
    seat = match.record.moves()[shuffled - 1].seat
    assert seat is not None
    moments = race_of_seat(match.record, 0, seat).moments
    last = next(one for one in moments if isinstance(one, OwnDraw) and one.seq == shuffled)
    view = last.question.view
    assert view.draw_pile > 0
    assert (view.draws_to_come, view.discards) == (view.draw_pile, ())
