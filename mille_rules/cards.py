"""The 19 kinds of card, and which card answers which."""

from enum import Enum, StrEnum


class Family(StrEnum):
    """The purpose of a card."""

    DISTANCE = "distance"
    HAZARD = "hazard"
    REMEDY = "remedy"
    SAFETY = "safety"


class Card(int, Enum):
    """A kind of card; a small number inside, so that hands and piles are cheap, a slug in text."""

    slug: str
    family: Family
    #: The bit of this kind in a set of kinds.
    bit: int

    def __new__(cls, number: int, slug: str, family: Family) -> "Card":
        card = int.__new__(cls, number)
        card._value_ = number
        card.slug = slug
        card.family = family
        card.bit = 1 << number
        return card

    MILES_25 = 0, "25", Family.DISTANCE
    MILES_50 = 1, "50", Family.DISTANCE
    MILES_75 = 2, "75", Family.DISTANCE
    MILES_100 = 3, "100", Family.DISTANCE
    MILES_200 = 4, "200", Family.DISTANCE
    ACCIDENT = 5, "accident", Family.HAZARD
    OUT_OF_GAS = 6, "out-of-gas", Family.HAZARD
    FLAT_TIRE = 7, "flat-tire", Family.HAZARD
    STOP = 8, "stop", Family.HAZARD
    SPEED_LIMIT = 9, "speed-limit", Family.HAZARD
    REPAIRS = 10, "repairs", Family.REMEDY
    GASOLINE = 11, "gasoline", Family.REMEDY
    SPARE_TIRE = 12, "spare-tire", Family.REMEDY
    ROLL = 13, "roll", Family.REMEDY
    END_OF_LIMIT = 14, "end-of-limit", Family.REMEDY
    DRIVING_ACE = 15, "driving-ace", Family.SAFETY
    EXTRA_TANK = 16, "extra-tank", Family.SAFETY
    PUNCTURE_PROOF = 17, "puncture-proof", Family.SAFETY
    RIGHT_OF_WAY = 18, "right-of-way", Family.SAFETY

    def __str__(self) -> str:
        return self.slug

    def __repr__(self) -> str:
        return f"Card.{self.name}"

    @classmethod
    def from_slug(cls, slug: str) -> "Card":
        """Return the card with a slug; raises ValueError for any other text."""
        try:
            return _BY_SLUG[slug]
        except KeyError:
            raise ValueError(f"expected the slug of a card, got {slug!r}") from None


_BY_SLUG = {card.slug: card for card in Card}

DISTANCES = tuple(card for card in Card if card.family is Family.DISTANCE)
HAZARDS = tuple(card for card in Card if card.family is Family.HAZARD)
REMEDIES = tuple(card for card in Card if card.family is Family.REMEDY)
SAFETIES = tuple(card for card in Card if card.family is Family.SAFETY)
#: The hazards of the battle pile; the Speed Limit has a pile of its own.
BATTLE_HAZARDS = tuple(card for card in HAZARDS if card is not Card.SPEED_LIMIT)

SAFETY_FOR = {
    Card.ACCIDENT: Card.DRIVING_ACE,
    Card.OUT_OF_GAS: Card.EXTRA_TANK,
    Card.FLAT_TIRE: Card.PUNCTURE_PROOF,
    Card.STOP: Card.RIGHT_OF_WAY,
    Card.SPEED_LIMIT: Card.RIGHT_OF_WAY,
}
REMEDY_FOR = {
    Card.ACCIDENT: Card.REPAIRS,
    Card.OUT_OF_GAS: Card.GASOLINE,
    Card.FLAT_TIRE: Card.SPARE_TIRE,
    Card.STOP: Card.ROLL,
    Card.SPEED_LIMIT: Card.END_OF_LIMIT,
}
#: The hazard each remedy repairs.
REPAIRED_BY = {remedy: hazard for hazard, remedy in REMEDY_FOR.items()}


def bits_of(cards: tuple[Card, ...]) -> int:
    """Return the kinds of some cards as a set of bits."""
    bits = 0
    for card in cards:
        bits |= card.bit
    return bits


def counts_of(cards: tuple[Card, ...]) -> tuple[int, ...]:
    """Count the cards of each kind, in the order of Card."""
    counts = [0] * len(Card)
    for card in cards:
        counts[card] += 1
    return tuple(counts)


def cards_of(counts: tuple[int, ...]) -> tuple[Card, ...]:
    """Return the cards for counts by kind."""
    return tuple(card for card in Card for _ in range(counts[card]))
