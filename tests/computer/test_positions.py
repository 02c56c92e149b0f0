"""A position after a move is what the engine makes of the move, as far as its seat can see."""

from random import Random

import pytest

from mille_rules.cards import Card, cards_of
from mille_rules.computer.expert.card_inference import CardInference, infer_cards
from mille_rules.computer.expert.positions import after, points_now
from mille_rules.engine import apply, new_match
from mille_rules.legal import legal_moves
from mille_rules.moves import DRAW, Move, MoveKind, deal, discard, play
from mille_rules.rulesets import PRESETS, WINNING_MOVES, RuleSet
from mille_rules.state import BETWEEN_RACES, Phase, Setup, State, to_act
from mille_rules.views import view_for

TABLES = [(rules, seats) for rules in PRESETS.values() for seats in rules.player_counts]
NAMES = [f"{rules.name}-{seats}" for rules, seats in TABLES]


def dealt(rules: RuleSet, seats: int, rng: Random) -> State:
    """A race just dealt."""
    deck = cards_of(rules.deck_for(seats))
    cards = tuple(rng.sample(deck, len(deck)))
    return apply(new_match(rules, seats), None, deal(1, 0, cards))[0]


def random_move(choices: tuple[Move, ...], rng: Random) -> Move:
    """A play more often than a discard, so that races get somewhere."""
    plays = [move for move in choices if move.kind is not MoveKind.DISCARD]
    return rng.choice(plays if plays and rng.random() < 0.7 else choices)


@pytest.mark.parametrize(("rules", "seats"), TABLES, ids=NAMES)
def test_it_is_what_the_engine_makes_of_the_move(rules: RuleSet, seats: int) -> None:
    rng = Random(seats)
    for _ in range(4):
        state = dealt(rules, seats, rng)
        while state.phase not in BETWEEN_RACES:
            seat = to_act(state)[0]
            choices = legal_moves(state, seat)
            if state.phase is not Phase.DRAW:
                for move in choices:
                    _agrees(state, seat, move)
            state, _ = apply(state, seat, random_move(choices, rng))


def _agrees(before: State, seat: int, move: Move) -> None:
    position = after(view_for(before, seat), move)
    state, _ = apply(before, seat, move)
    if move.kind is MoveKind.PASS:
        return  # leaves everything to others
    assert position.tableaux == state.tableaux
    assert (position.target, position.extension_by) == state.race[1:3]
    # A coup fourré draws a card, which nobody can foresee.
    assert position.hand == state.hands[seat][: len(position.hand)]
    assert (position.pending is not None) == (state.question is not None)
    assert position.reached == (state.phase is Phase.EXTENSION)
    if position.ended:
        assert points_now(view_for(before, seat), position) == tuple(
            score.total for score in state.match.races[-1]
        )
        assert position.completer == state.race.completer
    if state.phase not in BETWEEN_RACES and state.question is None and not position.reached:
        goes_on = state.turn == seat and move.kind is not MoveKind.DISCARD
        assert position.again <= goes_on


@pytest.mark.parametrize(("rules", "seats"), TABLES, ids=NAMES)
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
