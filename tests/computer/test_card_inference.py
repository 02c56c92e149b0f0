"""The moves of a race show which cards a seat lacks."""

from random import Random

from mille_rules.cards import Card
from mille_rules.computer.learned.card_inference import CardInference, infer_cards
from mille_rules.engine import apply
from mille_rules.legal import legal_moves
from mille_rules.moves import DRAW, Move, discard, play
from mille_rules.rulesets import WINNING_MOVES, RuleSet
from mille_rules.state import BETWEEN_RACES, Setup, to_act
from mille_rules.views import view_for
from tests.computer.random_races import TABLES, dealt, random_move
from tests.examples import each


@each(("rules", "seats"), TABLES)
def test_the_past_knows_every_tableau_and_how_many_cards_were_drawn(
    rules: RuleSet, seats: int
) -> None:
    rng = Random(seats)
    state = dealt(rules, seats, rng)
    inference = CardInference(state.setup)
    while state.phase not in BETWEEN_RACES:
        seat = to_act(state)[0]
        move = random_move(legal_moves(state, seat), rng)
        state, _ = apply(state, seat, move)
        inference.see(seat, move)
        assert inference.tableaux == state.tableaux
        if state.draw_pile:
            assert sum(inference.drawn) == state.drawn


SETUP = Setup(WINNING_MOVES, 2, 2)


def followed(*moves: tuple[int, Move]) -> CardInference:
    """A race of two seats after some moves."""
    inference = CardInference(SETUP)
    for seat, move in moves:
        inference.see(seat, move)
    return inference


def test_who_discards_before_the_first_roll_has_none() -> None:
    inference = followed((0, DRAW), (0, discard(Card.MILES_25)))
    assert inference.fresh(0)[Card.ROLL] == 0
    assert inference.fresh(0)[Card.REPAIRS] == 7


def test_every_card_drawn_since_may_be_what_was_missing() -> None:
    inference = followed(
        (0, DRAW),
        (0, discard(Card.MILES_25)),
        (1, DRAW),
        (1, discard(Card.MILES_25)),
        (0, DRAW),
    )
    assert inference.fresh(0)[Card.ROLL] == 1


def test_who_drives_on_has_no_hazard_for_a_rival_that_rolls() -> None:
    inference = followed(
        (0, DRAW),
        (0, play(Card.ROLL)),
        (1, DRAW),
        (1, play(Card.ROLL)),
        (0, DRAW),
        (0, play(Card.MILES_100)),
        (1, DRAW),
    )
    assert inference.fresh(0)[Card.ACCIDENT] == 0
    assert inference.fresh(1)[Card.ACCIDENT] == 1


def test_a_view_without_moves_tells_nothing() -> None:
    state = dealt(WINNING_MOVES, 2, Random(1))
    assert set(infer_cards(view_for(state, 0)).fresh(1)) == {6}
