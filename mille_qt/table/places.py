"""Places where a card can be put, and the moves that putting it there means."""

from collections.abc import Iterable
from typing import NamedTuple

from mille_rules.cards import HAZARDS, Card
from mille_rules.moves import Move, MoveKind, discard, play


class Place(NamedTuple):
    """A side's tableau, or the discard pile."""

    side: int | None


DISCARD_PILE = Place(None)


class Choice(NamedTuple):
    """The place of the chosen card in the hand, where it may go, and where it would go."""

    chosen: int | None = None
    places: tuple[Place, ...] = ()
    target: Place | None = None

    @property
    def targets(self) -> int:
        """On how many tableaux the card may go."""
        return sum(place != DISCARD_PILE for place in self.places)


def place_of(move: Move, own_side: int) -> Place | None:
    """Where a move puts its card; None for moves without a place."""
    if move.kind is MoveKind.DISCARD:
        return DISCARD_PILE
    if move.kind is MoveKind.PLAY:
        return Place(own_side if move.side is None else move.side)
    return None


def places_for(card: Card, choices: Iterable[Move], own_side: int) -> tuple[Place, ...]:
    """Where a card may be put, the discard pile last."""
    places = [place_of(move, own_side) for move in choices if move.card is card]
    tableaux = [place for place in places if place is not None and place.side is not None]
    return (*tableaux, *([DISCARD_PILE] if DISCARD_PILE in places else []))


def move_to(card: Card, place: Place, own_side: int) -> Move:
    """The move that puts a card there, whether or not it is legal."""
    if place.side is None:
        return discard(card)
    if place.side == own_side and card not in HAZARDS:
        return play(card)
    return Move(MoveKind.PLAY, card, place.side) if card not in HAZARDS else play(card, place.side)
