"""Rules, section 3, table O: races instead of points."""

from dataclasses import replace

from mille_rules import Phase, State
from mille_rules.rulesets import BOARD_GAME, TODAY_FRENCH, WINNING_MOVES
from tests.rules.scenario_cases import house_rule
from tests.rules.table_setup import after, cards_in_play, scored, table, verdicts

ONE = replace(WINNING_MOVES, winning="races", races_to_win=1)
TWO = replace(ONE, races_to_win=2)
#: 675 miles with a Roll below them.
NEARLY_700 = "roll 6x100 75"


def totals(state: State) -> tuple[int, ...]:
    """The races that the sides have won with the race, which must be over."""
    return tuple(score.total for score in scored(state))


def gone(rules=ONE, seats: int = 2, **sides: str) -> State:
    """A race whose last card has been discarded."""
    return after(table(rules, "stop", seats=seats, pile=0, **sides), "0 discard stop")


@house_rule("O1")
def test_the_first_to_arrive_wins_the_race_and_is_offered_no_extension():
    state = after(table(ONE, "25", a=NEARLY_700, b="roll 100"), "0 play 25")
    assert (state.phase, totals(state), state.match.winners) == (Phase.OVER, (1, 0), (0,))


@house_rule("O2")
def test_nothing_else_counts():
    a = f"{NEARLY_700} driving-ace! extra-tank! puncture-proof right-of-way"
    (own, _) = scored(after(table(ONE, "25", pile=0, a=a), "0 play 25"))
    assert tuple(own) == (0, 0, 0, 0, 1, 0, 0, 0, 0)


@house_rule("O3")
def test_with_the_cards_gone_the_most_miles_win():
    state = gone(a="roll 200", b="roll 100 75 driving-ace! extra-tank!")
    assert (totals(state), state.race.completer) == ((1, 0), None)


@house_rule("O4")
def test_equal_miles_are_a_race_for_each_and_a_draw():
    state = gone(a="roll 200", b="roll 100 100")
    assert (state.phase, totals(state), state.match.winners) == (Phase.OVER, (1, 1), (0, 1))


@house_rule("O5")
def test_with_one_more_race_for_a_tie_the_match_goes_on():
    state = gone(replace(ONE, tie_policy="extra_hand"), a="roll 200", b="roll 100 100")
    assert (state.phase, state.match.points, state.match.winners) == (Phase.DEAL, (1, 1), ())


@house_rule("O6")
def test_without_any_miles_nobody_wins():
    state = gone(a="roll", b="roll")
    assert (state.phase, totals(state)) == (Phase.DEAL, (0, 0))


@house_rule("O7")
def test_a_match_to_two_goes_on_after_the_first():
    state = table(TWO, "25", a=NEARLY_700)
    assert after(state, "0 play 25").phase is Phase.DEAL
    state = after(table(TWO, "25", a=NEARLY_700, points=(1, 1)), "0 play 25")
    assert (state.match.points, state.match.winners) == ((2, 1), (0,))


@house_rule("O8")
def test_two_of_three_that_are_equally_far_ahead_win_both():
    assert totals(gone(seats=3, a="roll 50", b="roll 100 75", c="roll 75 100")) == (0, 1, 1)


@house_rule("O9")
def test_the_french_box_of_today_is_dujardin_with_one_race_to_a_thousand():
    assert cards_in_play(TODAY_FRENCH, 2) == 101
    state = table(TODAY_FRENCH, "25 roll", a="roll out-of-gas gasoline 9x100 75", b="roll")
    assert verdicts(state, "0 play 25", "0 play roll") == ("illegal", "legal")
    state = after(table(TODAY_FRENCH, "25", a="roll 9x100 75", b="roll"), "0 play 25")
    assert (state.race.target, state.match.winners) == (1000, (0,))


@house_rule("O10")
def test_the_board_game_is_a_race_of_four_each_for_himself_to_a_thousand():
    assert cards_in_play(BOARD_GAME, 4) == 106
    hands, stopped = ("", "", "25 roll"), "roll out-of-gas gasoline 9x100 75"
    state = table(BOARD_GAME, *hands, seats=4, turn=2, c=stopped)
    assert verdicts(state, "2 play 25", "2 play roll") == ("illegal", "legal")
    state = after(table(BOARD_GAME, *hands, seats=4, turn=2, c="roll 9x100 75"), "2 play 25")
    assert (state.race.target, state.match.winners) == (1000, (2,))
    state = gone(BOARD_GAME, seats=4, a="roll 50", b="roll 100", d="roll 75 50")
    assert totals(state) == (0, 0, 0, 1)
