"""Rules, section 3, table S: the short game for children."""

import pytest

from mille_rules import Phase, new_match
from mille_rules.rulesets import EXPRESS, RuleSetError
from tests.rules.scenario_cases import house_rule
from tests.rules.table_setup import (
    after,
    cards_in_play,
    dealt,
    scored,
    side,
    table,
    unsettled_after,
)


@house_rule("S1")
def test_two_to_four_players_get_four_of_66_cards_each():
    for seats, sides in ((2, 2), (3, 3), (4, 2)):
        state = dealt(EXPRESS, seats)
        assert (cards_in_play(EXPRESS, seats), state.setup.sides) == (66, sides)
        assert (state.race.target, *map(len, state.hands)) == (1000, 5, *[4] * (seats - 1))
    for seats in (5, 6):
        with pytest.raises(RuleSetError) as refused:
            new_match(EXPRESS, seats)
        assert refused.value.field == "player_counts"


@house_rule("S2")
def test_a_repaired_side_drives_with_the_top_discard():
    state = table(EXPRESS, "", "100", turn=1, a="roll out-of-gas gasoline")
    state = unsettled_after(state, "1 discard 100", "0 take 100")
    assert side(state, 0).miles == 100


@house_rule("S3")
def test_safeties_count_up_to_900_and_the_first_at_a_thousand_wins():
    state = table(EXPRESS, "driving-ace", a="roll 8x100")
    assert side(after(state, "0 play driving-ace"), 0).miles == 900
    state = table(EXPRESS, "driving-ace 100", a="roll 8x100 50")
    state = after(state, "0 play driving-ace")
    assert side(state, 0).miles == 850
    state = table(EXPRESS, "100", a="roll 8x100 driving-ace+")
    state = after(state, "0 play 100")
    assert (state.phase, state.match.winners) == (Phase.OVER, (0,))


@house_rule("S4")
def test_with_the_cards_gone_whoever_is_furthest_wins():
    b, c = "roll 3x100 driving-ace+", "roll 3x100 75"
    state = after(table(EXPRESS, "stop", seats=3, pile=0, b=b, c=c), "0 discard stop")
    assert [score.total for score in scored(state)] == [0, 1, 0]
