"""The kinds of fields of a rule set: the values that each allows, and their form as text."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from mille_rules.cards import DISTANCES, Card
from mille_rules.visible_text import clean_line

#: The greatest length of a title, in characters, and how its lack is written.
MAX_TITLE = 40
_NO_TITLE = "-"
_TRUTH = {"true": True, "yes": True, "1": True, "false": False, "no": False, "0": False}


class FieldKind:
    """What a field of a rule set may be."""

    #: The values that are allowed, in words for programmers.
    expected = ""

    def allows(self, value: Any) -> bool:
        """Return whether a field can have this value."""
        raise NotImplementedError

    def text(self, value: Any) -> str:
        """Return a value as text."""
        return str(value)

    def parse(self, text: str, _before: Any) -> Any:
        """Return the value of a text, allowed or not; raises ValueError if there is none.

        `_before` is the present value, of which a deck or the targets may change in part.
        """
        return text


class OneOf(FieldKind):
    """One of several words."""

    def __init__(self, *values: str | bool) -> None:
        self.values = values
        self.expected = f"one of {', '.join(map(self.text, values))}"

    def allows(self, value: Any) -> bool:
        return value in self.values


class Truth(OneOf):
    """True or false."""

    def __init__(self) -> None:
        super().__init__(True, False)

    def text(self, value: Any) -> str:
        return str(value).lower()

    def parse(self, text: str, _before: Any) -> bool:
        if text.lower() not in _TRUTH:
            raise ValueError(f"expected true or false, got {text!r}")
        return _TRUTH[text.lower()]


@dataclass(frozen=True)
class Number(FieldKind):
    """A whole number between two others, and a multiple of `step`."""

    low: int
    high: int
    step: int = 1

    def __post_init__(self) -> None:
        kind = "a number" if self.step == 1 else f"a multiple of {self.step}"
        object.__setattr__(self, "expected", f"{kind} from {self.low} to {self.high}")

    def allows(self, value: Any) -> bool:
        whole = isinstance(value, int) and not isinstance(value, bool)
        return whole and self.low <= value <= self.high and value % self.step == 0

    def parse(self, text: str, _before: Any) -> int:
        try:
            return int(text)
        except ValueError:
            raise ValueError(f"expected a number, got {text!r}") from None


class Title(FieldKind):
    """What people call their rules, or nothing: one line of plain text."""

    expected = f"plain text of at most {MAX_TITLE} characters"

    def allows(self, value: Any) -> bool:
        return isinstance(value, str) and value == clean_title(value)

    def text(self, value: Any) -> str:
        return str(value or _NO_TITLE)

    def parse(self, text: str, _before: Any) -> str:
        return "" if text == _NO_TITLE else text


def clean_title(text: str) -> str:
    """Return a title made of a text as names are, cut to MAX_TITLE characters."""
    title = clean_line(text, MAX_TITLE, lambda title: len(title) <= MAX_TITLE)
    return "" if title == _NO_TITLE else title


class SeatSizes(FieldKind):
    """Some sizes of tables, in ascending order."""

    def __init__(self, sizes: Sequence[int]) -> None:
        self.sizes = sizes
        self.expected = f"seat counts out of {sizes}"

    def allows(self, value: Any) -> bool:
        return set(value) <= set(self.sizes) and list(value) == sorted(set(value))

    def text(self, value: Any) -> str:
        return ",".join(map(str, value)) or "none"

    def parse(self, text: str, _before: Any) -> tuple[int, ...]:
        return tuple(sorted({int(word) for word in _words_of(text)}))


class Copies(FieldKind):
    """The copies of each card, in the order of Card."""

    def __init__(self, most: int) -> None:
        self._most = tuple(1 if card.family == "safety" else most for card in Card)
        self.expected = f"0 to {most} of each of the {len(Card)} cards, at most 1 of each safety"

    def allows(self, value: Any) -> bool:
        pairs = zip(value, self._most, strict=False)
        return len(value) == len(Card) and all(0 <= copies <= most for copies, most in pairs)

    def text(self, value: Any) -> str:
        return ",".join(f"{card.slug}:{value[card]}" for card in Card)

    def parse(self, text: str, before: Any) -> tuple[int, ...]:
        counts = list(before)
        for word in _words_of(text):
            slug, copies = _pair(word)
            counts[Card.from_slug(slug)] = copies
        return tuple(counts)


class Handicap(NamedTuple):
    """An advantage or disadvantage of one seat."""

    seat: int
    #: `points`: brought into the match; `miles`: driven before each race; `hand`: its cards.
    kind: str
    amount: int


class Handicaps(FieldKind):
    """At most one handicap for each seat, in the order of the seats: `0:points:500,2:hand:4`."""

    def __init__(self, seats: int, **amounts: Number) -> None:
        """`amounts` are those that each kind allows."""
        self._seats, self._amounts = seats, amounts
        self.expected = f"at most one handicap for each of {seats} seats"

    def allows(self, value: Any) -> bool:
        seats = [handicap.seat for handicap in value]
        return (
            seats == sorted(set(seats))
            and set(seats) <= set(range(self._seats))
            and all(
                kind in self._amounts and self._amounts[kind].allows(amount)
                for _, kind, amount in value
            )
        )

    def text(self, value: Any) -> str:
        return ",".join(f"{seat}:{kind}:{amount}" for seat, kind, amount in value) or "none"

    def parse(self, text: str, _before: Any) -> tuple[Handicap, ...]:
        triples = [word.split(":") for word in _words_of(text)]
        if any(len(triple) != len(Handicap._fields) for triple in triples):
            raise ValueError(f"expected SEAT:KIND:NUMBER, got {text!r}")
        found = (Handicap(int(seat), kind, int(amount)) for seat, kind, amount in triples)
        return tuple(sorted(found))


class MilesBySeats(FieldKind):
    """Pairs of a size of tables and miles."""

    def __init__(self, miles: Number) -> None:
        self._miles, self.expected = miles, f"{miles.expected} for every seat count"

    def allows(self, value: Any) -> bool:
        return all(self._miles.allows(miles) for _, miles in value)

    def text(self, value: Any) -> str:
        return ",".join(f"{seats}:{miles}" for seats, miles in value)

    def parse(self, text: str, before: Any) -> tuple[tuple[int, int], ...]:
        targets = dict(before)
        targets.update((int(seats), miles) for seats, miles in map(_pair, _words_of(text)))
        return tuple(sorted(targets.items()))


class Quotas(FieldKind):
    """The most of some distance cards, in the order of Card: `200:2`."""

    def __init__(self, most: int) -> None:
        self._most, self.expected = most, f"0 to {most} of some distance cards, each named once"

    def allows(self, value: Any) -> bool:
        cards = [card for card, _ in value]
        return (
            cards == sorted(set(cards))
            and set(cards) <= set(DISTANCES)
            and all(0 <= most <= self._most for _, most in value)
        )

    def text(self, value: Any) -> str:
        return ",".join(f"{card.slug}:{most}" for card, most in value) or "none"

    def parse(self, text: str, _before: Any) -> tuple[tuple[Card, int], ...]:
        pairs = map(_pair, _words_of(text))
        return tuple(sorted((Card.from_slug(slug), most) for slug, most in pairs))


def _words_of(text: str) -> list[str]:
    """Split a list in text form, with commas or blanks, with or without brackets."""
    words = text.translate(str.maketrans(",;{}[]()", "        ")).replace(": ", ":").split()
    return [] if [word.lower() for word in words] in (["none"], ["empty"]) else words


def _pair(word: str) -> tuple[str, int]:
    key, sign, number = word.replace("=", ":").rpartition(":")
    if not sign:
        raise ValueError(f"expected KEY:NUMBER, got {word!r}")
    return key.strip("'\""), int(number)
