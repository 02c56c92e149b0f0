"""Rules, section 3, table M: fields that no preset changes."""

from dataclasses import replace

from mille_rules import Card, Phase, RuleSet, State, why_not
from mille_rules.cards import DISTANCES
from mille_rules.moves import parse_move
from mille_rules.refusals import Code
from mille_rules.rulesets import WINNING_MOVES
from tests.rules.scenario_cases import house_rule
from tests.rules.table_setup import (
    after,
    race_over,
    scored,
    side,
    status,
    table,
    unsettled_after,
    verdict,
    verdicts,
)

NO_ROLL = replace(WINNING_MOVES, roll_after_remedy=False)
AT_LEAST = replace(WINNING_MOVES, finish="at_least")
FEW_25S = WINNING_MOVES.changed("quotas", "25:1,200:2")
LIMITED = replace(WINNING_MOVES, starts_limited=True)
ON_ROLLING = replace(WINNING_MOVES, speed_limit_on="rolling")
#: 675 miles with a Roll below them.
NEARLY_700 = "roll 6x100 75"


def refusal(state: State, text: str) -> Code | None:
    """The code with which seat 0 is refused a move."""
    why = why_not(state, 0, parse_move(text))
    return None if why is None else why.code


def arrives(rules: RuleSet, card: str) -> tuple[Phase, int]:
    """The phase after a card with 675 miles, and the miles that count."""
    state = after(table(rules, card, a=NEARLY_700), f"0 play {card}")
    return state.phase, side(state, 0).miles


@house_rule("M1")
def test_a_remedy_on_top_is_as_good_as_a_roll():
    state = table(NO_ROLL, "200 25 roll", a="roll out-of-gas gasoline")
    assert status(state, 0) == "rolling"
    moves = "0 play 200", "0 play 25", "0 play roll"
    assert verdicts(state, *moves) == ("legal", "legal", "illegal")


@house_rule("M2")
def test_a_race_still_begins_with_a_roll():
    state = table(NO_ROLL, "25 roll", pile=5)
    assert status(state, 0) == "not-started"
    assert verdicts(state, "0 play 25", "0 play roll") == ("illegal", "legal")


@house_rule("M3")
def test_only_a_roll_ends_a_stop():
    state = table(NO_ROLL, "repairs roll", a="roll stop")
    assert verdicts(state, "0 play repairs", "0 play roll") == ("illegal", "legal")


@house_rule("M4")
def test_a_repaired_side_can_be_attacked_at_once():
    state = table(NO_ROLL, "stop", b="roll flat-tire spare-tire")
    assert verdict(state, "0 play stop on 1") == "legal"
    state = table(WINNING_MOVES, "stop", b="roll flat-tire spare-tire")
    assert verdict(state, "0 play stop on 1") == "illegal"


@house_rule("M5")
def test_a_safety_on_its_hazard_lets_a_side_roll():
    state = after(table(NO_ROLL, "puncture-proof", a="roll flat-tire"), "0 play puncture-proof")
    assert (status(state, 0), len(side(state, 0).battle)) == ("rolling", 2)


@house_rule("M6")
def test_a_coup_leaves_the_remedy_below_the_hazard_on_top():
    state = table(NO_ROLL, "accident", "driving-ace", b="roll flat-tire spare-tire")
    state = after(state, "0 play accident on 1", "1 coup driving-ace")
    assert status(state, 1) == "rolling"


@house_rule("M7")
def test_who_is_stopped_is_told_to_repair_and_not_to_roll():
    assert refusal(table(NO_ROLL, "25", a="roll out-of-gas"), "play 25") is Code.NEEDS_REMEDY
    assert refusal(table(WINNING_MOVES, "25", a="roll out-of-gas"), "play 25") is Code.HELD_UP


@house_rule("M8")
def test_under_right_of_way_nobody_is_told_to_roll():
    state = table(WINNING_MOVES, "25", a="right-of-way roll flat-tire")
    assert refusal(state, "play 25") is Code.NEEDS_REMEDY


@house_rule("M9")
def test_every_card_that_gets_there_completes_the_trip():
    for card in ("25", "50", "75", "100", "200"):
        assert arrives(AT_LEAST, card) == (Phase.EXTENSION, 700)
    assert verdict(table(WINNING_MOVES, "50", a=NEARLY_700), "0 play 50") == "illegal"


@house_rule("M10")
def test_a_limit_holds_to_the_end():
    state = table(AT_LEAST, "50 75", a=f"{NEARLY_700} speed-limit")
    assert verdicts(state, "0 play 50", "0 play 75") == ("legal", "illegal")


@house_rule("M11")
def test_after_an_extension_all_miles_count():
    state = after(table(AT_LEAST, "200", seats=3, a=NEARLY_700), "0 play 200", "0 extend")
    assert (side(state, 0).miles, state.race.target) == (875, 1000)


@house_rule("M12")
def test_what_goes_beyond_the_target_scores_nothing():
    state = after(table(AT_LEAST, "200", seats=3, a=NEARLY_700), "0 play 200", "0 finish")
    assert scored(state)[0].distance == 700


@house_rule("M13")
def test_nobody_extends_a_trip_to_where_they_are():
    rules = replace(AT_LEAST, extension_target=800)
    state = unsettled_after(table(rules, "200", a=NEARLY_700), "0 play 200")
    assert race_over(state)


@house_rule("M14")
def test_a_200_beyond_the_target_spoils_the_safe_trip():
    rules = replace(AT_LEAST, extension_counts=())
    for card, bonus in (("200", 0), ("100", 300)):
        state = after(table(rules, card, a=NEARLY_700), f"0 play {card}")
        assert scored(state)[0].safe_trip == bonus


@house_rule("M15")
def test_an_extended_trip_ends_at_a_thousand():
    state = table(AT_LEAST, "200", a="roll 9x100 50", extension_by=0)
    score = scored(after(state, "0 play 200"))[0]
    assert (score.distance, score.extension) == (1000, 200)


@house_rule("M16")
def test_no_third_200_ends_a_trip():
    state = table(AT_LEAST, "200", a="roll 2x200 2x100")
    assert verdict(state, "0 play 200") == "illegal"


@house_rule("M17")
def test_a_side_may_not_play_more_of_a_card_than_its_quota():
    state = table(FEW_25S, "25 50 200", a="roll 25")
    assert verdicts(state, "0 play 25", "0 play 50", "0 play 200") == ("illegal", "legal", "legal")
    why = why_not(state, 0, parse_move("play 25"))
    assert (why.code, why.card, why.number) == (Code.TOO_MANY, Card.MILES_25, 1)


@house_rule("M18")
def test_without_a_quota_a_third_200_is_played():
    state = table(WINNING_MOVES.changed("quotas", "none"), "200", a="roll 2x200 25")
    assert verdict(state, "0 play 200") == "legal"


@house_rule("M19")
def test_where_quotas_add_up_to_the_target_each_card_is_played_as_often():
    rules = WINNING_MOVES.changed("quotas", "25:4,50:2,75:0,100:1,200:1")
    rules = rules.changed("base_target", "2:500")
    for missing in ("25", "50", "100", "200"):
        lying = "roll 25 25 25 25 50 50 100 200".replace(f" {missing}", "", 1)
        state = table(rules, "25 50 75 100 200", a=lying)
        legal = {str(card) for card in DISTANCES if verdict(state, f"0 play {card}") == "legal"}
        assert legal == {missing}


@house_rule("M20")
def test_a_race_can_begin_with_a_speed_limit():
    state = table(LIMITED, "50 75 end-of-limit", a="roll")
    moves = "0 play 50", "0 play 75", "0 play end-of-limit"
    assert verdicts(state, *moves) == ("legal", "illegal", "legal")
    assert refusal(state, "play 75") is Code.TOO_FAST
    assert verdict(table(LIMITED, "75", a="roll end-of-limit"), "0 play 75") == "legal"


@house_rule("M21")
def test_the_limit_of_the_start_has_to_be_ended_before_another_one():
    for b, outcome in (("roll", "illegal"), ("roll end-of-limit", "legal")):
        state = table(LIMITED, "speed-limit", b=b)
        assert verdict(state, "0 play speed-limit on 1") == outcome


@house_rule("M22")
def test_right_of_way_lifts_the_limit_of_the_start():
    assert verdict(table(LIMITED, "200", a="right-of-way"), "0 play 200") == "legal"


@house_rule("M23")
def test_a_coup_against_a_limit_leaves_none():
    state = table(LIMITED, "speed-limit", "right-of-way", b="roll end-of-limit")
    state = after(state, "0 play speed-limit on 1", "1 coup right-of-way")
    assert not side(state, 1).limited


@house_rule("M24")
def test_a_speed_limit_can_be_kept_for_rolling_sides():
    for b, outcome in (("", "illegal"), ("roll stop", "illegal"), ("roll", "legal")):
        state = table(ON_ROLLING, "speed-limit", b=b)
        assert verdict(state, "0 play speed-limit on 1") == outcome
    state = table(ON_ROLLING, "speed-limit")
    assert refusal(state, "play speed-limit on 1") is Code.SIDE_NOT_STARTED


@house_rule("M25")
def test_hazards_and_limits_have_a_rule_each():
    state = table(
        replace(ON_ROLLING, battle_hazard_on="any_card"), "accident speed-limit", b="roll stop"
    )
    moves = "0 play accident on 1", "0 play speed-limit on 1"
    assert verdicts(state, *moves) == ("legal", "illegal")
