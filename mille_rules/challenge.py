"""Challenge numbers, MB-CHALLENGE/1: the same cards for everybody who types the same number.

A number is written `700-2-K7F3Q`: the miles of a trip, the seats, and a code of five characters.

* The characters of a code are digits of base 31, `23456789ABCDEFGHJKMNPQRSTUVWXYZ` standing for 0
  to 30. The first four make a value, the first of them counting most; its remainder by 8 is the
  rule set: 0 `winning-moves`, 1 `classic`, 2 `bsd`, 3 `dujardin`; 4 to 7 are free for later ones.
* With digits a to e, a + 2b + 3c + 4d + 5e + 6 × seats leaves 1 when divided by 31. One wrong
  character, two neighbours exchanged, or another number of seats is noticed.
* The key of a purpose is SHA-256 of the ASCII text `MB-CHALLENGE/1 PURPOSE NUMBER`, the number
  written as above. The deck of race n, sorted in the order of `Card`, is shuffled as a fair one
  is (`fair_deal.deck_order`) with the key of `deck n`. The first 8 bytes of the key of `first`, the
  highest first, are a number; what it leaves when divided by the seats is who begins race 1.
* The deal of a day has the seed (value divided by 8) that the first 8 bytes of SHA-256 of the ASCII
  text `MB-CHALLENGE/1 day 2026-11-23 RULES SEATS` leave when divided by 115,440.

None of this may ever change: tests hold numbers and their decks.
"""

from collections.abc import Callable
from enum import StrEnum
from hashlib import sha256
from typing import NamedTuple

from mille_rules.cards import Card, cards_of
from mille_rules.fair_deal import deck_order, first_seat
from mille_rules.rulesets import PRESETS, RuleSet

VERSION = "MB-CHALLENGE/1"
#: No 0 and O, no 1, I and L: people write these numbers down and read them to each other.
ALPHABET = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
CODE_SIZE = 5
#: The rule sets by their number in a code, and how many numbers there are for them.
RULE_SETS = ("winning-moves", "classic", "bsd", "dujardin")
_RULE_NUMBERS = 8
#: The seat counts that have numbers, in teams where there can be teams; five seats have none.
SEATS = (2, 3, 4, 6)

_BASE = len(ALPHABET)
_VALUE_SIZE = CODE_SIZE - 1
#: Codes of one rule set, with any seats.
_SEEDS = _BASE**_VALUE_SIZE // _RULE_NUMBERS
_SEATS_WEIGHT, _REMAINDER = CODE_SIZE + 1, 1
_DAY_BYTES = 8


class ChallengeFault(StrEnum):
    """Why a text is not a challenge."""

    SHAPE = "shape"  # not miles, seats and five characters
    SYMBOL = "symbol"  # a character that no code has
    SEATS = "seats"  # a table with so many seats is not known
    MISTYPED = "mistyped"  # the check character does not fit
    RULES = "rules"  # a rule set that is not known, or not played with so many seats
    MILES = "miles"  # so many players drive another distance


class ChallengeError(ValueError):
    """A text is not a challenge; `fault` is the reason, `about` the text or number concerned."""

    def __init__(self, fault: ChallengeFault, about: str = "") -> None:
        super().__init__(f"{fault.value}: {about}" if about else fault.value)
        self.fault, self.about = fault, about


class Challenge(NamedTuple):
    """A numbered series of deals; made by `new` and `parse` alone."""

    seats: int
    code: str

    @property
    def rules(self) -> RuleSet:
        """The rule set, as in the book."""
        return PRESETS[RULE_SETS[_value(self.code) % _RULE_NUMBERS]]

    @property
    def miles(self) -> int:
        """The miles that complete a trip."""
        return self.rules.target_for(self.seats)

    @property
    def number(self) -> str:
        """`700-2-K7F3Q`, as records have it."""
        return f"{self.miles}-{self.seats}-{self.code}"

    @property
    def shown(self) -> str:
        """`700 · 2 · K7F3Q`, as people read it."""
        return self.number.replace("-", " · ")

    def deck(self, race: int) -> tuple[Card, ...]:
        """The cards of a race, counted from 1, in the order drawn."""
        cards = cards_of(self.rules.deck_for(self.seats))
        return tuple(cards[place] for place in deck_order(self._key(f"deck {race}"), len(cards)))

    @property
    def first(self) -> int:
        """The seat that begins the first race."""
        return first_seat(self._key("first"), self.seats)

    def _key(self, purpose: str) -> bytes:
        return sha256(f"{VERSION} {purpose} {self.number}".encode("ascii")).digest()


def new(rules: str, seats: int, below: Callable[[int], int]) -> Challenge:
    """Return a random challenge; `below` draws a number from 0 to one less than its argument.

    Raises ValueError for a rule set that has no number, or is not played with so many seats.
    """
    if rules not in RULE_SETS or seats not in SEATS or seats not in PRESETS[rules].player_counts:
        raise ValueError(f"expected a rule set for {seats} seats, got {rules!r}")
    value = below(_SEEDS) * _RULE_NUMBERS + RULE_SETS.index(rules)
    digits: list[int] = []
    for _ in range(_VALUE_SIZE):
        value, digit = divmod(value, _BASE)
        digits.insert(0, digit)
    # The rest of the sum, divided by the weight of the check character.
    missing = (_REMAINDER - _sum(digits, seats)) * pow(CODE_SIZE, -1, _BASE) % _BASE
    return Challenge(seats, "".join(ALPHABET[digit] for digit in (*digits, missing)))


def of_day(day: str, rules: str, seats: int) -> Challenge:
    """Return the deal of a day such as `2026-11-23`, the same for everybody.

    Raises ValueError as `new` does.
    """
    drawn = sha256(f"{VERSION} day {day} {rules} {seats}".encode("ascii")).digest()
    return new(rules, seats, lambda count: int.from_bytes(drawn[:_DAY_BYTES]) % count)


def parse(text: str) -> Challenge:
    """Parse a typed challenge, in upper or lower case and with any separators.

    Raises ChallengeError.
    """
    plain = "".join(c for c in text if c.isalnum()).upper()
    head, code = plain[:-CODE_SIZE], plain[-CODE_SIZE:]
    if not head.isascii() or not head.isdecimal() or len(head) < 2:
        raise ChallengeError(ChallengeFault.SHAPE)
    strange = next((c for c in code if c not in ALPHABET), None)
    if strange is not None:
        raise ChallengeError(ChallengeFault.SYMBOL, strange)
    miles, seats = head[:-1], int(head[-1])
    if seats not in SEATS:
        raise ChallengeError(ChallengeFault.SEATS, str(seats))
    if _sum([ALPHABET.index(c) for c in code], seats) % _BASE != _REMAINDER:
        raise ChallengeError(ChallengeFault.MISTYPED)
    return _checked(Challenge(seats, code), miles)


def _checked(challenge: Challenge, miles: str) -> Challenge:
    """Return the challenge if it can be played and has this number of miles."""
    number = _value(challenge.code) % _RULE_NUMBERS
    if number >= len(RULE_SETS) or challenge.seats not in challenge.rules.player_counts:
        raise ChallengeError(ChallengeFault.RULES)
    if miles != str(challenge.miles):
        raise ChallengeError(ChallengeFault.MILES, str(challenge.miles))
    return challenge


def _value(code: str) -> int:
    value = 0
    for c in code[:_VALUE_SIZE]:
        value = value * _BASE + ALPHABET.index(c)
    return value


def _sum(digits: list[int], seats: int) -> int:
    """The weighted sum that the check character brings to a fixed remainder."""
    weighted = sum(weight * digit for weight, digit in enumerate(digits, start=1))
    return weighted + _SEATS_WEIGHT * seats
