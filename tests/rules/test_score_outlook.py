"""What a view tells about the score so far, what can still be won, and why not."""

from dataclasses import replace

from mille_rules import Code, view_for
from mille_rules.cards import Card
from mille_rules.rulesets import CLASSIC, RuleSet
from mille_rules.view_analysis import bonuses_possible, safety_replacing, score_now, why_not_play
from tests.examples import each
from tests.rules.table_setup import after, score_of, table

COMPLETION = {"trip", "delayed", "safe_trip", "extension", "shutout"}
SAFETIES = {"coups", "safeties", "all_safeties"}


def possible(rules: str | RuleSet, side: int = 0, **position) -> frozenset[str]:
    return bonuses_possible(view_for(table(rules, **position), 0), side)


def reason(hand: str, card: Card, **position) -> list[tuple[Code, int]]:
    view = view_for(table("winning-moves", hand, **position), 0)
    return [(refusal.code, refusal.side) for refusal in why_not_play(view, card)]


def test_the_score_so_far_counts_miles_and_safeties():
    state = table("classic", a="roll 100 75 extra-tank driving-ace!", b="roll 200")
    assert [score.total for score in score_now(view_for(state, 1))] == [675, 200]


@each(
    ("rules", "seats", "points"),
    [("classic", 2, [0, 200]), ("dujardin", 3, [0, 200, 200]), ("bsd", 2, [0, 0])],
)
def test_if_the_race_ended_now_an_extension_in_progress_would_have_failed(rules, seats, points):
    state = table(rules, seats=seats, a="roll 6x100 75 25", extension_by=0)
    view = view_for(state, None)
    assert [score.extension for score in score_now(view)] == points
    can_win = ["extension" in bonuses_possible(view, side) for side in range(seats)]
    assert can_win == [side == 0 or rules == "bsd" for side in range(seats)]


def test_a_failed_extension_counts_once_the_race_is_over():
    state = table("classic", "25", a="roll 6x100 75 25", extension_by=0, pile=0)
    over = view_for(after(state, "0 discard 25"), None)
    assert [score.extension for score in score_now(over)] == [0, 200]


def test_a_score_can_be_asked_for_any_ending():
    state = table("classic", a="roll 6x100 75 25", b="roll 25")
    assert [score.total for score in score_of(state, 0, False, None)] == [1400, 25]
    assert [score.total for score in score_of(state, 0, True, None)] == [1700, 25]
    assert [score.total for score in score_of(state, None, True, 0)] == [700, 225]


def test_everything_is_possible_at_first():
    assert possible("classic") == COMPLETION | SAFETIES


def test_four_players_have_no_extension_to_win():
    assert possible("classic", seats=4) == (COMPLETION | SAFETIES) - {"extension"}


def test_a_200_rules_out_a_safe_trip():
    assert "safe_trip" not in possible("classic", a="roll 200")


def test_an_opponents_miles_rule_out_a_shutout():
    assert "shutout" not in possible("classic", b="roll 25")
    assert "shutout" in possible("classic", seats=3, b="roll 25")


def test_an_opponents_safety_rules_out_all_four():
    lost = possible("classic", b="extra-tank")
    assert SAFETIES - lost == {"all_safeties"}
    assert SAFETIES - possible("classic", discards="extra-tank") == {"all_safeties"}


def test_without_safeties_left_there_are_no_coups():
    everything = "extra-tank driving-ace puncture-proof"
    assert not possible("classic", b=f"{everything} right-of-way") & SAFETIES
    assert possible("classic", a=everything) >= SAFETIES


def test_a_discarded_safety_that_can_be_taken_can_be_no_coup():
    laid, top = "extra-tank driving-ace puncture-proof", replace(CLASSIC, play_top_discard=True)
    assert possible(top, a=laid, discards="right-of-way") & SAFETIES == SAFETIES - {"coups"}
    assert possible(top, discards="right-of-way") >= SAFETIES


def test_a_discarded_safety_is_lost_once_the_draw_pile_is_empty():
    laid, top = "extra-tank driving-ace puncture-proof", replace(CLASSIC, play_top_discard=True)
    assert not possible(top, a=laid, discards="right-of-way", pile=0) & SAFETIES
    assert "all_safeties" not in possible(top, discards="right-of-way", pile=0)


def test_a_playable_card_has_no_reason_against_it():
    assert reason("25", Card.MILES_25, a="roll") == []
    assert reason("stop", Card.STOP, seats=3, c="roll") == []


def test_a_card_is_refused_for_the_own_side():
    assert reason("25", Card.MILES_25) == [(Code.NOT_STARTED, 0)]
    assert reason("75", Card.MILES_75, a="roll speed-limit") == [(Code.TOO_FAST, 0)]


def test_a_hazard_is_refused_once_per_opponent():
    assert reason("stop", Card.STOP, seats=3, c="roll stop") == [
        (Code.SIDE_NOT_STARTED, 1),
        (Code.SIDE_NOT_ROLLING, 2),
    ]


def test_a_spectator_has_no_card_to_ask_about():
    assert why_not_play(view_for(table("classic"), None), Card.ROLL) == ()


REASONS = [
    ("25", "", Code.NOT_STARTED),
    ("25", "roll stop", Code.HELD_UP),
    ("25", "roll flat-tire", Code.HELD_UP),
    ("25", "roll out-of-gas gasoline", Code.NEEDS_ROLL),
    ("100", "roll speed-limit", Code.TOO_FAST),
    ("50", "roll 6x100 75", Code.TOO_FAR),
    ("200", "roll 2x200", Code.TOO_MANY),
    ("gasoline", "roll", Code.NOTHING_TO_REPAIR),
    ("roll", "roll", Code.ALREADY_ROLLING),
    ("roll", "roll accident", Code.ROLL_DOES_NOT_REPAIR),
    ("end-of-limit", "roll", Code.NOT_LIMITED),
]


@each(("card", "lying", "code"), REASONS)
def test_the_reason_names_what_stands_in_the_way(card, lying, code):
    assert reason(card, Card.from_slug(card), a=lying) == [(code, 0)]


ATTACKS = [
    ("stop", "roll right-of-way", Code.PROTECTED),
    ("speed-limit", "roll speed-limit", Code.ALREADY_LIMITED),
    ("accident", "", Code.SIDE_NOT_STARTED),
    ("accident", "roll stop", Code.SIDE_NOT_ROLLING),
]


@each(("card", "lying", "code"), ATTACKS)
def test_the_reason_names_what_protects_the_other_side(card, lying, code):
    assert reason(card, Card.from_slug(card), b=lying) == [(code, 1)]


@each(
    ("card", "safety"),
    [
        (Card.ROLL, Card.RIGHT_OF_WAY),
        (Card.END_OF_LIMIT, Card.RIGHT_OF_WAY),
        (Card.GASOLINE, None),
        (Card.STOP, None),
        (Card.MILES_25, None),
    ],
)
def test_a_remedy_is_needless_by_the_safety_that_lies_before_its_hand(card, safety):
    view = view_for(table("winning-moves", "roll", a="roll right-of-way", b="roll extra-tank"), 0)
    assert safety_replacing(view, card) is safety
