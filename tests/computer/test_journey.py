"""How long a trip takes, by the distances and the deck of an edition."""

from dataclasses import replace

import pytest

from mille_rules.computer.heuristic.journey import miles_a_card, turns_roughly
from mille_rules.computer.heuristic.sensible import Sensible
from mille_rules.legal import legal_moves
from mille_rules.rulesets import BOARD_GAME, FULL_DECK, RuleSet
from mille_rules.views import view_for
from tests.computer.scenes import Side, scene

USUAL = (25, 50, 75, 100, 200)
SHORT = (5, 10, 15, 20, 40)
NO_CARDS = (0,) * len(USUAL)


def test_a_trip_takes_as_long_where_all_miles_are_a_fifth() -> None:
    far = turns_roughly(NO_CARDS, 900, USUAL, miles_a_card(USUAL, FULL_DECK))
    near = turns_roughly(NO_CARDS, 180, SHORT, miles_a_card(SHORT, FULL_DECK))
    assert near == pytest.approx(far)


def test_a_trip_takes_longer_where_the_long_cards_are_not_in_the_deck() -> None:
    without_200s = (*FULL_DECK[:4], 0, *FULL_DECK[5:])
    assert miles_a_card(USUAL, without_200s) < miles_a_card(USUAL, FULL_DECK)


def test_moves_are_worth_as_much_where_all_miles_are_a_fifth() -> None:
    def worths(rules: RuleSet) -> list[float]:
        state = scene("25 100 stop roll gasoline 75", (Side("roll", "100 50"),) * 2, rules=rules)
        values = Sensible().values(view_for(state, 0), legal_moves(state, 0))
        return [value.win for value in values]

    short = replace(
        BOARD_GAME,
        distances=SHORT,
        limit_miles=10,
        base_target=((2, 200), (3, 200), (4, 200)),
        many_sides_target=((4, 200),),
        extension_target=200,
    )
    assert worths(short) == pytest.approx(worths(BOARD_GAME))
