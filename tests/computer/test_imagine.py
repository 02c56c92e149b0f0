"""Imagined states are states that the view allows."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from mille_rules.cards import cards_of
from mille_rules.computer.expert.imagine import imagined
from mille_rules.computer.knowledge import unseen
from mille_rules.engine import apply
from mille_rules.legal import legal_moves
from mille_rules.state import BETWEEN_RACES, State, to_act
from mille_rules.views import view_for
from tests.computer.random_races import TABLES, dealt, random_move


def _after_some_moves(table: tuple, moves: int, rng: Random) -> State:  # type: ignore[type-arg]
    state = dealt(*table, rng)
    for _ in range(moves):
        seat = to_act(state)[0]
        after, _ = apply(state, seat, random_move(legal_moves(state, seat), rng))
        if after.phase in BETWEEN_RACES:
            break
        state = after
    return state


@given(st.sampled_from(TABLES), st.integers(0, 10_000), st.integers(0, 150))
def test_the_seat_sees_in_them_what_it_saw(table: tuple, seed: int, moves: int) -> None:  # type: ignore[type-arg]
    rng = Random(seed)
    state = _after_some_moves(table, moves, rng)
    seat = to_act(state)[0]
    view = view_for(state, seat)
    cards = list(cards_of(unseen(view)))
    rng.shuffle(cards)
    hands = []
    for other, size in enumerate(view.hand_sizes):
        hands.append(view.hand if other == seat else tuple(cards[:size]))
        cards = cards if other == seat else cards[size:]
    deal = imagined(view, tuple(hands), tuple(cards))
    assert view_for(deal, seat) == view
    assert legal_moves(deal, seat) == legal_moves(state, seat)
    assert deal.race.deck[deal.drawn :] == tuple(cards)
