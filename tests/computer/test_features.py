"""Features: numbers in their range, the same for positions that are alike, no secret among them."""

from random import Random

import pytest

pytest.importorskip("numpy", reason="the tables of what is alike are the training's")

from mille_rules.cards import Card
from mille_rules.computer.expert.card_inference import infer_cards
from mille_rules.computer.expert.feature_context import feature_context
from mille_rules.computer.expert.features import own_features
from mille_rules.computer.expert.numbering import FEATURES
from mille_rules.computer.expert.positions import after
from mille_rules.computer.training.symmetry import ORDERS, renamed, renamings
from mille_rules.engine import apply
from mille_rules.legal import legal_moves
from mille_rules.moves import Move
from mille_rules.rulesets import CLASSIC, RuleSet
from mille_rules.state import BETWEEN_RACES, Phase, Pile, to_act
from mille_rules.tableaux import tableau_of
from mille_rules.views import View, view_for
from tests.computer.test_positions import NAMES, TABLES, dealt, random_move

CARDS = tuple(Card)


def features(view: View, move: Move) -> list[int]:
    """All features of the position after a move, in their order."""
    context = feature_context(view, infer_cards(view))
    return sorted(context.shared + own_features(context, after(view, move)))


def views(rules: RuleSet, seats: int, every: int) -> list[tuple[View, tuple[Move, ...]]]:
    """Decisions of a race of random moves."""
    rng, moves, found = Random(seats), [], []
    state = dealt(rules, seats, rng)
    while state.phase not in BETWEEN_RACES:
        seat = to_act(state)[0]
        choices = legal_moves(state, seat)
        if state.phase is not Phase.DRAW and len(moves) % every == 0:
            found.append((view_for(state, seat, tuple(moves)), choices))
        move = random_move(choices, rng)
        state, _ = apply(state, seat, move)
        moves.append((seat, move))
    return found


@pytest.mark.parametrize(("rules", "seats"), TABLES, ids=NAMES)
def test_they_are_numbers_in_their_range_and_none_comes_twice(rules: RuleSet, seats: int) -> None:
    for view, choices in views(rules, seats, every=9):
        for move in choices:
            found = features(view, move)
            assert len(set(found)) == len(found)
            assert 0 <= found[0] <= found[-1] < FEATURES


def _called(view: View, order: tuple[int, ...]) -> View:
    """The view with the three families called by each other's names."""

    def cards(pile: Pile) -> Pile:
        return tuple(CARDS[renamed(card, order)] for card in pile)

    question = view.question
    if question is not None:
        question = question._replace(hazard=CARDS[renamed(question.hazard, order)])
    return view._replace(
        hand=cards(view.hand),
        discards=cards(view.discards),
        tableaux=tuple(
            tableau_of(tuple(map(cards, tableau[:5])), view.setup, view.target)  # type: ignore[arg-type]
            for tableau in view.tableaux
        ),
        question=question,
        moves=tuple((seat, _move(move, order)) for seat, move in view.moves),
    )


def _move(move: Move, order: tuple[int, ...]) -> Move:
    return move if move.card is None else move._replace(card=CARDS[renamed(move.card, order)])


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_hazards_that_are_alike_have_features_that_are_alike(seats: int) -> None:
    tables = renamings()
    for number, (view, choices) in enumerate(views(CLASSIC, seats, every=13)):
        place = number % len(ORDERS)
        order, table = ORDERS[place], tables[place]
        for move in choices:
            expected = sorted(table[features(view, move)].tolist())
            assert features(_called(view, order), _move(move, order)) == expected


def test_no_renaming_gives_two_features_one_name() -> None:
    for table in renamings():
        assert sorted(table.tolist()) == list(range(FEATURES + 1))
