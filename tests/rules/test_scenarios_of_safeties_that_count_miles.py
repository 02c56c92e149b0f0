"""Rules, section 3, table Q: safeties that count miles."""

from dataclasses import replace

from mille_rules import State
from mille_rules.rulesets import WINNING_MOVES
from tests.rules.scenario_cases import house_rule
from tests.rules.table_setup import after, race_over, scored, side, table, unsettled_after

MILES = replace(WINNING_MOVES, safety_counts="miles")


def miles_after(card: str, seats: int = 2, **sides: str) -> int:
    """The miles of the first side after it has played a safety."""
    return side(after(table(MILES, card, seats=seats, **sides), f"0 play {card}"), 0).miles


def last_discard(rules=MILES, **sides: str) -> State:
    """A race whose last card has been discarded."""
    return after(table(rules, "stop", pile=0, **sides), "0 discard stop")


@house_rule("Q1")
def test_each_safety_is_a_hundred_miles():
    state = table(MILES, "driving-ace extra-tank", a="roll 4x100")
    state = after(state, "0 play driving-ace")
    assert side(state, 0).miles == 500
    assert side(after(state, "0 play extra-tank"), 0).miles == 600


@house_rule("Q2")
def test_a_safety_counts_nothing_when_less_than_a_hundred_would_be_left():
    assert miles_after("driving-ace", a="roll 5x100 25") == 525
    assert miles_after("driving-ace", a="roll 6x100") == 600
    assert miles_after("driving-ace", a="roll 5x100") == 600


@house_rule("Q3")
def test_in_a_trip_of_a_thousand_safeties_count_up_to_900():
    assert miles_after("driving-ace", seats=4, a="roll 8x100") == 900
    assert miles_after("driving-ace", seats=4, a="roll 8x100 25") == 825


@house_rule("Q4")
def test_a_side_that_cannot_drive_gets_the_miles_as_well():
    assert miles_after("right-of-way", a="roll flat-tire speed-limit") == 100
    assert miles_after("right-of-way") == 100


@house_rule("Q5")
def test_a_coup_is_a_hundred_miles_too():
    state = table(MILES, "flat-tire", "puncture-proof", b="roll")
    state = after(state, "0 play flat-tire on 1", "1 coup puncture-proof")
    assert (side(state, 1).miles, len(side(state, 1).coups)) == (100, 1)


@house_rule("Q6")
def test_the_miles_score_and_the_safeties_do_not():
    a = "roll 100 75 driving-ace+ extra-tank+ puncture-proof! right-of-way"
    state = last_discard(a=a, b="roll")
    (own, _) = scored(state)
    assert (own.distance, own.safeties, own.all_safeties, own.coups) == (375, 0, 300, 300)


@house_rule("Q7")
def test_a_safety_is_no_distance_card_and_does_not_save_from_a_shutout():
    state = table(MILES, "25", a="roll 6x100 75", b="roll driving-ace+")
    own, other = scored(after(state, "0 play 25", "0 finish"))
    assert (own.shutout, other.distance) == (500, 100)


@house_rule("Q8")
def test_a_longer_trip_leaves_room_for_later_safeties_alone():
    state = table(MILES, "extra-tank", a="roll 5x100 75 100 driving-ace", extension_by=0)
    assert side(state, 0).miles == 675
    assert side(after(state, "0 play extra-tank"), 0).miles == 775


@house_rule("Q9")
def test_the_miles_of_a_safety_decide_who_is_furthest():
    by_races = replace(MILES, winning="races")
    state = last_discard(by_races, a="roll 100 75", b="roll 100 driving-ace+")
    assert [score.total for score in scored(state)] == [0, 1]


@house_rule("Q10")
def test_a_card_completes_what_safeties_began():
    state = table(replace(MILES, extension_counts=()), "100", a="roll 5x100 driving-ace+")
    assert race_over(unsettled_after(state, "0 play 100"))
