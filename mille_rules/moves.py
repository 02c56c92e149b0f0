"""Moves as small values, and their text form."""

from enum import StrEnum
from functools import lru_cache
from typing import NamedTuple

from mille_rules.cards import HAZARDS, Card
from mille_rules.rulesets import MAX_SIDES


class MoveKind(StrEnum):
    """The kinds of move of a seat or of the table."""

    DEAL = "deal"
    DRAW = "draw"
    PLAY = "play"
    DISCARD = "discard"
    COUP = "coup"
    PASS = "pass"
    EXTEND = "extend"
    FINISH = "finish"
    TAKE = "take"
    SHUFFLE = "shuffle"


class Deal(NamedTuple):
    """The content of the table's move: the race, who begins, all cards in the order drawn."""

    race: int
    first: int
    cards: tuple[Card, ...]


class Move(NamedTuple):
    """A move; `side` is set for a hazard only, `deal` and `cards` for moves of the table only."""

    kind: MoveKind
    card: Card | None = None
    side: int | None = None
    deal: Deal | None = None
    #: The discards in the order in which they will be drawn.
    cards: tuple[Card, ...] | None = None

    def __str__(self) -> str:
        if self.deal is not None:
            cards = " ".join(card.slug for card in self.deal.cards)
            return f"deal {self.deal.race} first {self.deal.first} : {cards}"
        if self.cards is not None:
            return f"{self.kind} : {' '.join(card.slug for card in self.cards)}"
        words = [self.kind.value]
        if self.card is not None:
            words.append(self.card.slug)
        if self.side is not None:
            words.append(f"on {self.side}")
        return " ".join(words)


DRAW = Move(MoveKind.DRAW)
PASS = Move(MoveKind.PASS)
EXTEND = Move(MoveKind.EXTEND)
FINISH = Move(MoveKind.FINISH)
#: A shuffle as everybody sees it: the order of the cards is secret.
SHUFFLE = Move(MoveKind.SHUFFLE)

_PLAYS = tuple(Move(MoveKind.PLAY, card) for card in Card)
_DISCARDS = tuple(Move(MoveKind.DISCARD, card) for card in Card)
_COUPS = tuple(Move(MoveKind.COUP, card) for card in Card)
_ATTACKS = tuple(
    tuple(Move(MoveKind.PLAY, card, side) for side in range(MAX_SIDES)) for card in HAZARDS
)
_TAKES = {
    (card, side): Move(MoveKind.TAKE, card, side)
    for card in Card
    for side in (None, *range(MAX_SIDES))
}


def play(card: Card, side: int | None = None) -> Move:
    """Play a card: a hazard on `side`, any other card on the own tableau."""
    if side is None:
        return _PLAYS[card]
    known = card in HAZARDS and 0 <= side < MAX_SIDES
    return _ATTACKS[card - HAZARDS[0]][side] if known else Move(MoveKind.PLAY, card, side)


def take(card: Card, side: int | None = None) -> Move:
    """Play the top discard instead of drawing: a hazard on `side`."""
    return _TAKES.get((card, side)) or Move(MoveKind.TAKE, card, side)


def as_played(move: Move) -> Move:
    """Return a move, or for one that takes a card, that which plays it from the hand."""
    if move.kind is not MoveKind.TAKE or move.card is None:
        return move
    return play(move.card, move.side)


def discard(card: Card) -> Move:
    """Put a card on the discard pile."""
    return _DISCARDS[card]


def coup(card: Card) -> Move:
    """Answer a hazard at once with its safety."""
    return _COUPS[card]


def deal(race: int, first: int, cards: tuple[Card, ...]) -> Move:
    """The table's move: the whole deck in the order drawn, seat `first` to begin."""
    return Move(MoveKind.DEAL, deal=Deal(race, first, tuple(cards)))


def shuffle(cards: tuple[Card, ...]) -> Move:
    """The table's other move: the discards, in this order, become the draw pile."""
    return Move(MoveKind.SHUFFLE, cards=tuple(cards))


def as_seen(move: Move) -> Move:
    """Return a move after the deal as everybody may see it."""
    return move if move.cards is None else SHUFFLE


@lru_cache(maxsize=512)  # A record has a few moves again and again.
def parse_move(text: str) -> Move:
    """Parse the text form of a move; raises ValueError."""
    words = text.split()
    match words:
        case ["draw"]:
            return DRAW
        case ["pass"]:
            return PASS
        case ["extend"]:
            return EXTEND
        case ["finish"]:
            return FINISH
        case ["play", slug]:
            return play(Card.from_slug(slug))
        case ["play", slug, "on", side]:
            return play(Card.from_slug(slug), _number(side))
        case ["take", slug]:
            return take(Card.from_slug(slug))
        case ["take", slug, "on", side]:
            return take(Card.from_slug(slug), _number(side))
        case ["discard", slug]:
            return discard(Card.from_slug(slug))
        case ["coup", slug]:
            return coup(Card.from_slug(slug))
        case ["deal", race, "first", seat, ":", *slugs]:
            cards = tuple(Card.from_slug(slug) for slug in slugs)
            return deal(_number(race), _number(seat), cards)
        case ["shuffle", ":", *slugs]:
            return shuffle(tuple(Card.from_slug(slug) for slug in slugs))
    raise ValueError(f"expected a move, got {text[:60]!r}")


#: More digits than any race, seat or side has; longer numbers are not parsed.
_MAX_DIGITS = 6


def _number(word: str) -> int:
    if not (word.isascii() and word.isdigit() and len(word) <= _MAX_DIGITS):
        raise ValueError(f"expected a number of up to {_MAX_DIGITS} digits, got {word[:20]!r}")
    return int(word)
