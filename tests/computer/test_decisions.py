"""Positions with one right answer, each with its reason."""

import pytest

from mille_rules.cards import SAFETIES
from mille_rules.rulesets import BSD, CLASSIC, DUJARDIN, PRESETS, RuleSet
from mille_rules.state import Phase, Question
from tests.computer.scenes import ROLLING, Side, cards, decide, scene

SIX_HUNDRED = Side(battle="roll", distance="100 100 100 100 100 50 50")
NEARLY_THERE = Side(battle="roll", distance="200 200 75 75 75 50")


def test_it_finishes_when_it_can() -> None:
    # The trip is worth 400 points and more, and ends what a rival could still do.
    state = scene("100 accident 25 roll 50 gasoline 75", (SIX_HUNDRED, NEARLY_THERE))
    assert decide(state) == "play 100"


def test_it_lays_down_its_safeties_before_it_finishes() -> None:
    # A safety left in the hand scores nothing, and the turn goes on.
    own = Side(battle="roll", distance="100 100 100 100 100 100 75")
    state = scene("25 extra-tank accident stop stop flat-tire roll", (own, NEARLY_THERE), pile=10)
    assert decide(state) == "play extra-tank"


def test_it_finishes_first_where_a_safety_would_cost_the_turn() -> None:
    # By the French book no turn is won once the pile is empty, and a rival may arrive meanwhile.
    state = scene("100 extra-tank", (SIX_HUNDRED, NEARLY_THERE), rules=DUJARDIN, pile=0)
    assert decide(state) == "play 100"


def test_it_keeps_the_small_distance_that_finishes_later() -> None:
    # At 575, the 75 leaves exactly the 50 that is in the hand; the 100 would leave 25, not held.
    own = Side(battle="roll", distance="100 100 100 100 100 75")
    state = scene("75 50 100 roll gasoline repairs spare-tire", (own, ROLLING))
    assert decide(state) == "play 75"


def test_it_goes_as_far_as_it_can_at_the_start() -> None:
    # With the whole way to go every mile is as good as any other.
    state = scene("25 50 75 100 roll gasoline repairs")
    assert decide(state) == "play 100"


def test_it_does_not_spoil_a_safe_trip_within_reach() -> None:
    # Two 100s arrive as surely as the 200 now would not: 300 points for one turn more.
    own = Side(battle="roll", distance="100 100 100 100")
    state = scene("200 100 100 100 roll gasoline repairs", (own, Side()))
    assert decide(state) == "play 100"


def test_it_never_discards_a_safety() -> None:
    # Nothing can be played but safeties; of the rest even the only Roll goes first.
    own = Side(battle="roll accident")
    state = scene("right-of-way extra-tank puncture-proof roll", (own, Side()))
    assert decide(state) == "discard roll"


def test_it_does_not_discard_the_last_roll_while_held_up() -> None:
    # It is played at once where it serves, and kept for the moment after the Spare Tire.
    own = Side(battle="roll flat-tire spare-tire")
    state = scene("roll 25 gasoline repairs 100 75 50", (own, ROLLING))
    assert decide(state) == "play roll"
    own = Side(battle="roll flat-tire")
    state = scene("roll 25 gasoline repairs 100 75 50", (own, ROLLING))
    assert decide(state) == "discard 25"


def test_it_does_not_discard_the_remedy_for_what_stops_it() -> None:
    # It plays it: nothing gets the side moving sooner.
    own = Side(battle="roll flat-tire")
    state = scene("spare-tire 25 gasoline repairs 100 75 50", (own, Side()))
    assert decide(state) == "play spare-tire"


def test_it_repairs_before_it_attacks_a_side_that_is_stopped_anyway() -> None:
    # The rival has nothing to lose before its first Roll: here only repairing helps.
    own = Side(battle="roll accident")
    state = scene("repairs stop flat-tire roll 100 75 50", (own, Side()))
    assert decide(state) == "play repairs"


def test_it_starts_with_a_roll() -> None:
    # Nothing else can be done with this hand that brings the side nearer to moving.
    state = scene("roll 25 gasoline repairs 100 75 50", (Side(), Side()))
    assert decide(state) == "play roll"


def test_it_stops_the_side_that_is_about_to_arrive() -> None:
    # One 25 more and the race is lost; its own 100 can wait.
    own = Side(battle="roll", distance="100 100 100")
    state = scene("stop 100 75 50 roll gasoline repairs", (own, NEARLY_THERE))
    assert decide(state) == "play stop on 1"


def test_with_three_sides_it_attacks_the_one_about_to_arrive() -> None:
    # The other rival has hardly begun.
    sides = (ROLLING, Side(battle="roll", distance="25"), NEARLY_THERE)
    state = scene("accident 75 50 roll gasoline repairs 25", sides, seats=3)
    assert decide(state) == "play accident on 2"


def test_with_three_sides_it_attacks_the_one_about_to_win_the_match() -> None:
    # Equal in the race, but one of them needs 200 points more and the other 4,000.
    sides = (ROLLING, SIX_HUNDRED, SIX_HUNDRED)
    state = scene("accident 75 50 roll 25", sides, seats=3, points=(3000, 4800, 1000))
    assert decide(state) == "play accident on 1"


def test_it_attacks_a_side_that_cannot_answer_rather_than_one_that_may() -> None:
    # With its own Extra Tank in the hand no coup can follow; the other hazards may be answered.
    halfway = Side(battle="roll", distance="100 100 100 25")
    state = scene("out-of-gas flat-tire extra-tank 25 roll 50 50", (halfway, halfway))
    assert decide(state) == "play out-of-gas on 1"


def test_it_never_attacks_its_partners_side() -> None:
    # Seat 2 shares the side of seat 0, so the hazard goes to the only other side.
    state = scene("accident stop 25 roll gasoline 50 75", seats=4)
    assert decide(state).endswith("on 1")


def test_it_slows_down_a_side_with_the_whole_way_to_go() -> None:
    # More than half of the distance cards are closed to it until it finds an End of Limit.
    state = scene(
        "speed-limit 25 roll gasoline repairs spare-tire end-of-limit", (ROLLING, ROLLING)
    )
    assert decide(state) == "play speed-limit on 1"


def test_it_does_not_slow_down_a_side_that_needs_only_a_25() -> None:
    # A Speed Limit leaves it the 25 that it is waiting for.
    state = scene("speed-limit 100 roll gasoline repairs spare-tire 25", (ROLLING, NEARLY_THERE))
    assert decide(state) == "play 100"


@pytest.mark.parametrize("rules", list(PRESETS.values()), ids=list(PRESETS))
def test_it_always_answers_with_a_coup(rules: RuleSet) -> None:
    # 400 points, the next turn, and nothing to repair.
    own = Side(battle="roll accident", distance="100")
    question = Question(1, 0, cards("accident")[0], (0,))
    state = scene(
        "driving-ace 100 25 roll gasoline 50",
        (own, ROLLING),
        rules=rules,
        phase=Phase.ANSWER,
        question=question,
    )
    assert decide(state) == "coup driving-ace"


def test_it_keeps_a_safety_while_its_hazards_are_out() -> None:
    # A coup fourré is worth 300 points more than the safety alone.
    state = scene("right-of-way 100 25 roll gasoline 50 75")
    assert decide(state) == "play 100"


def test_it_lays_down_a_safety_once_its_hazards_are_gone() -> None:
    # No coup can come of it any more; the place in the hand and a new card are worth having.
    state = scene("driving-ace 100 25 roll gasoline 50 75", discards="accident accident")
    assert decide(state) == "play driving-ace"


def test_it_lays_down_a_safety_in_time_when_the_pile_is_empty() -> None:
    # With two cards each nobody is likely to attack, and a kept safety would score nothing.
    state = scene("extra-tank 25", (ROLLING, Side()), pile=0, discards="out-of-gas out-of-gas")
    assert decide(state) == "play extra-tank"


def test_it_frees_itself_with_the_safety_that_it_drew_too_late_for_a_coup() -> None:
    # Repairs is not in the hand, and every turn at a standstill costs more than a coup may bring.
    own = Side(battle="roll accident")
    state = scene("driving-ace 100 25 roll gasoline 50 75", (own, ROLLING))
    assert decide(state) == "play driving-ace"


def test_it_discards_a_hazard_that_nobody_can_be_given_any_more() -> None:
    # The only rival has the safety: the card is dead, the rest may serve.
    rival = Side(battle="roll", safeties="driving-ace")
    state = scene("accident 100 gasoline spare-tire 75 end-of-limit", (Side(), rival))
    assert decide(state) == "discard accident"


def test_it_discards_the_remedy_that_its_own_safety_makes_needless() -> None:
    # Nobody can run this side out of gas again.
    own = Side(safeties="extra-tank")
    state = scene("gasoline 100 repairs spare-tire 75 end-of-limit stop", (own, Side()))
    assert decide(state) == "discard gasoline"


def test_it_discards_a_distance_that_no_longer_fits() -> None:
    # Fifty miles to go: the 100 can never be played in this race.
    own = Side(battle="roll stop", distance="100 100 100 100 100 75 75")
    state = scene("100 50 repairs spare-tire gasoline end-of-limit", (own, Side()))
    assert decide(state) == "discard 100"


def test_it_discards_the_third_200() -> None:
    # No side may have more than two.
    own = Side(battle="roll stop", distance="200 200")
    state = scene("200 100 50 repairs spare-tire gasoline", (own, Side()))
    assert decide(state) == "discard 200"


def test_it_discards_a_spare_remedy_before_the_only_one_of_a_kind() -> None:
    # Two End of Limits are more than one hazard needs.
    state = scene(
        "end-of-limit end-of-limit end-of-limit repairs gasoline spare-tire stop", (Side(), Side())
    )
    assert decide(state) == "discard end-of-limit"


def test_it_declines_a_hopeless_extension() -> None:
    # No distance in the hand, and a rival that needs little to spoil it.
    own = Side(battle="roll", distance="100 100 100 100 100 100 100")
    rival = Side(battle="roll", distance="200 200 50 50 75 75")
    state = scene("gasoline repairs stop", (own, rival), pile=6, phase=Phase.EXTENSION)
    assert decide(state) == "finish"


def test_it_extends_with_the_miles_in_its_hand_and_the_rival_far_behind() -> None:
    # Three cards complete a thousand miles, and no Stop or Speed Limit can come between.
    own = Side(battle="roll", distance="100 100 100 100 100 100 100", safeties="right-of-way")
    state = scene("100 100 100 75 25", (own, Side()), phase=Phase.EXTENSION)
    assert decide(state) == "extend"


def test_by_the_classic_rules_it_does_not_waste_a_hazard_on_a_stopped_side() -> None:
    # Those rules allow it, but the side loses nothing by it that it has not lost already.
    rival = Side(battle="roll accident")
    state = scene("out-of-gas 100 25 roll gasoline 50 75", (ROLLING, rival), rules=CLASSIC)
    assert decide(state) == "play 100"


def test_with_nothing_but_safeties_it_plays_one_under_the_bsd_rules() -> None:
    # Those rules refuse to discard a safety, so one has to be laid down.
    hand = " ".join(str(card) for card in SAFETIES)
    assert decide(scene(hand, rules=BSD)).startswith("play ")


def test_it_lifts_a_speed_limit_when_its_distances_are_too_fast() -> None:
    # With 100s and 75s alone in the hand nothing else gets the side on.
    own = Side(battle="roll", speed="speed-limit")
    state = scene("end-of-limit 100 100 75 gasoline repairs roll", (own, Side()))
    assert decide(state) == "play end-of-limit"
