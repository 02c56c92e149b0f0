"""Rules, section 3, table R: the top discard played instead of drawing."""

from dataclasses import replace

from mille_rules import MoveKind, Phase, State, legal_moves, why_not
from mille_rules.moves import parse_move, take
from mille_rules.refusals import Code
from mille_rules.rulesets import WINNING_MOVES
from tests.rules.random_play import sensible_move, steps
from tests.rules.scenario_cases import house_rule
from tests.rules.table_setup import (
    after,
    race_over,
    side,
    slugs,
    table,
    turn_card_counts,
    unsettled_after,
    verdict,
    verdicts,
)

TOP = replace(WINNING_MOVES, play_top_discard=True)


def discarded(card: str, rules=TOP, hands: tuple[str, ...] = ("",), **more: object) -> State:
    """The turn of A before it draws, with a card that the last player has just discarded."""
    seats = more.get("seats", 2)
    held = (*hands, *[""] * (seats - len(hands) - 1), card)
    state = table(rules, *held, turn=seats - 1, **more)
    return unsettled_after(state, f"{seats - 1} discard {card}")


def offered(state: State) -> set[str]:
    """All that seat 0 may do."""
    return set(map(str, legal_moves(state, 0)))


@house_rule("R1")
def test_the_top_discard_is_played_and_no_card_is_drawn():
    state = discarded("25", a="roll")
    assert offered(state) == {"draw", "take 25"}
    state = unsettled_after(state, "0 take 25")
    assert (side(state, 0).miles, state.discards, state.draw_pile) == (25, (), 20)
    assert (state.phase, state.turn, tuple(map(len, state.hands))) == (Phase.DRAW, 1, (6, 6))


@house_rule("R2")
def test_a_card_that_cannot_be_played_stays():
    assert offered(discarded("repairs", a="roll")) == {"draw"}
    assert offered(discarded("25")) == {"draw"}


@house_rule("R3")
def test_a_hazard_is_taken_against_any_side_that_can_be_given_it():
    state = discarded("stop", seats=3, a="roll", b="roll", c="roll")
    assert offered(state) == {"draw", "take stop on 1", "take stop on 2"}
    assert verdicts(state, "0 take stop on 0", "0 take stop") == ("illegal", "illegal")


@house_rule("R4")
def test_only_the_card_on_top_is_taken():
    state = discarded("25", a="roll", discards="50")
    assert verdicts(state, "0 take 25", "0 take 50") == ("legal", "illegal")
    state = unsettled_after(state, "0 take 25")
    assert verdicts(state, "1 take 50", "0 take 50") == ("illegal", "illegal")


@house_rule("R5")
def test_a_hazard_struck_away_can_be_thrown_back():
    state = table(TOP, "", "flat-tire puncture-proof", turn=1, a="roll", b="roll")
    state = unsettled_after(state, "1 discard flat-tire")
    state = unsettled_after(state, "0 take flat-tire on 1", "1 coup puncture-proof")
    assert slugs(state.discards) == "flat-tire"
    assert (turn_card_counts(state), state.phase) == ((1, 6, 19), Phase.DRAW)
    assert verdict(state, "1 take flat-tire on 0") == "legal"


@house_rule("R6")
def test_nothing_is_taken_once_the_draw_pile_is_empty():
    state = after(table(TOP, "75", "25", turn=1, pile=0, a="roll"), "1 discard 25")
    assert state.phase is Phase.PLAY
    assert why_not(state, 0, take(state.discards[-1])).code is Code.ALREADY_DRAWN


@house_rule("R7")
def test_after_a_safety_the_turn_goes_on_with_another_choice():
    state = discarded("driving-ace", a="roll", discards="50")
    state = unsettled_after(state, "0 take driving-ace")
    assert slugs(side(state, 0).safeties) == "driving-ace"
    assert offered(state) == {"draw", "take 50"}


@house_rule("R8")
def test_a_discarded_safety_answers_no_attack():
    state = table(TOP, "accident", b="roll", discards="driving-ace")
    state = unsettled_after(state, "0 play accident on 1")
    assert (state.phase, state.turn) == (Phase.DRAW, 1)


@house_rule("R9")
def test_who_has_drawn_takes_nothing():
    state = after(discarded("25", a="roll"), "0 draw")
    assert why_not(state, 0, parse_move("take 25")).code is Code.ALREADY_DRAWN


@house_rule("R10")
def test_the_top_discard_completes_a_trip():
    rules = replace(TOP, extension_counts=())
    state = discarded("25", rules, a="roll 6x100 75")
    assert race_over(unsettled_after(state, "0 take 25"))


@house_rule("R11")
def test_without_the_rule_discards_stay():
    state = discarded("25", WINNING_MOVES, a="roll")
    assert offered(state) == {"draw"}
    assert why_not(state, 0, parse_move("take 25")).code is Code.CANNOT_BE_TAKEN


@house_rule("R12")
def test_every_race_ends_since_only_a_safety_brings_back_what_was_taken():
    for seed in range(30):
        seats = 2 + seed % 3
        made = [
            (move.kind, events) for _, move, _, events in steps(TOP, seats, seed, sensible_move)
        ]
        kinds = [kind for kind, _ in made]
        removed = [event for _, events in made for event in events if event.kind == "removed"]
        came = kinds.count(MoveKind.DISCARD) + len(removed)
        assert 0 < kinds.count(MoveKind.TAKE) <= came
        assert came <= sum(TOP.deck_for(seats)) + len(removed)
