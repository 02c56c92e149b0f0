"""Rules, section 3, table T: the Dutch bicycle game."""

from mille_rules import Phase
from mille_rules.rulesets import STAP_OP
from tests.rules.scenario_cases import house_rule
from tests.rules.table_setup import (
    after,
    cards_in_play,
    dealt,
    scored,
    side,
    status,
    table,
    verdicts,
)

#: All tours but the last card of the first: 95 km, after a tailwind.
ALMOST = "roll end-of-limit 7x25 4x50 2x75 2x100"


@house_rule("T1")
def test_two_three_four_or_six_players_get_five_of_99_cards_each():
    for seats, sides in ((2, 2), (3, 3), (4, 2), (6, 3)):
        state = dealt(STAP_OP, seats)
        assert (cards_in_play(STAP_OP, seats), state.setup.sides) == (99, sides)
        assert (state.race.target, *map(len, state.hands)) == (100, 6, *[5] * (seats - 1))


@house_rule("T2")
def test_a_race_begins_into_a_headwind():
    state = table(STAP_OP, "50 75 100", a="roll")
    assert side(after(state, "0 play 50"), 0).miles == 6
    assert verdicts(state, "0 play 75", "0 play 100") == ("illegal",) * 2
    state = table(STAP_OP, "100", a="roll end-of-limit")
    assert side(after(state, "0 play 100"), 0).miles == 10


@house_rule("T3")
def test_nobody_is_attacked_before_the_first_stap_op():
    hazards = "accident flat-tire stop speed-limit"
    attacks = [f"0 play {hazard} on 1" for hazard in hazards.split()]
    state = table(STAP_OP, hazards, a="roll", b="end-of-limit")
    assert verdicts(state, *attacks) == ("illegal",) * 4
    state = table(STAP_OP, hazards, a="roll", b="roll end-of-limit")
    assert verdicts(state, *attacks) == ("legal",) * 4


@house_rule("T4")
def test_a_remedy_is_followed_by_a_stap_op_and_the_hostel_needs_no_other():
    for hazard, remedy in (("accident", "repairs"), ("flat-tire", "spare-tire")):
        state = after(table(STAP_OP, remedy, a=f"roll {hazard}"), f"0 play {remedy}")
        assert status(state, 0) != "rolling"
        state = table(STAP_OP, "roll", a=f"roll {hazard} {remedy}")
        assert status(after(state, "0 play roll"), 0) == "rolling"
    state = after(table(STAP_OP, "roll", a="roll stop"), "0 play roll")
    assert status(state, 0) == "rolling"


@house_rule("T5")
def test_each_tour_takes_its_own_number_of_cards():
    for lying in ("8x25", "4x50", "2x75", "2x100"):
        state = table(STAP_OP, card := lying.split("x")[1], a=f"roll end-of-limit {lying}")
        assert verdicts(state, f"0 play {card}") == ("illegal",)


@house_rule("T6")
def test_the_last_card_of_the_tours_wins_the_race():
    state = after(table(STAP_OP, "25", a=ALMOST), "0 play 25")
    assert (state.phase, state.match.winners) == (Phase.OVER, (0,))


@house_rule("T7")
def test_with_the_cards_gone_whoever_is_furthest_wins():
    b, c = "roll 3x25", "roll 2x50"
    state = after(table(STAP_OP, "stop", seats=3, pile=0, b=b, c=c), "0 discard stop")
    assert [score.total for score in scored(state)] == [0, 1, 0]
