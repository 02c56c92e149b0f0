"""The rule sets, as values of independent fields; changing any field makes house rules."""

from collections.abc import Callable
from dataclasses import dataclass, fields, replace
from typing import Any

from mille_rules.cards import Card

Pairs = tuple[tuple[int, int], ...]

#: The sizes of tables: lone players at two and three seats, teams of two at four and six.
SEAT_COUNTS = (2, 3, 4, 6)
SIDES_BY_SEATS = {2: 2, 3: 3, 4: 2, 6: 3}
#: Distances are multiples of 25, so no other target could be reached exactly.
MILES_STEP = 25
#: The largest hand that a screen can show; six larger hands would leave no draw pile.
MAX_HAND_SIZE = 9
MAX_COPIES = 40
MAX_MILES = 2_000
MAX_POINTS = 10_000
#: The value of `match_target` with which a match is over after one race.
ONE_RACE = 0
MAX_MATCH_TARGET = 1_000_000

#                25  50  75 100 200  Ac Gas Ti St SL  Re  Ga  Sp  Ro  End  safeties
FULL_DECK = (10, 10, 10, 12, 4, 3, 3, 3, 5, 4, 6, 6, 6, 14, 6, 1, 1, 1, 1)

_WORDS = {
    "extension_award": ("caller_else_opponents", "completer"),
    "battle_hazard_on": ("any_card", "rolling"),
    "corrective_safety": ("neutralise", "remove"),
    "hand_ends": ("hands_empty", "no_playable"),
    "shutout_to": ("completer", "every_opponent"),
    "tie_policy": ("draw", "extra_hand"),
}
_RANGES = {
    "hand_size": (1, MAX_HAND_SIZE),
    "extension_target": (MILES_STEP, MAX_MILES),
    "max_200": (0, MAX_COPIES),
    "match_target": (ONE_RACE, MAX_MATCH_TARGET),
    "pts_safety": (0, MAX_POINTS),
    "pts_all_safeties": (0, MAX_POINTS),
    "pts_coup": (0, MAX_POINTS),
    "pts_trip": (0, MAX_POINTS),
    "pts_delayed": (0, MAX_POINTS),
    "pts_safe_trip": (0, MAX_POINTS),
    "pts_extension": (0, MAX_POINTS),
    "pts_shutout": (0, MAX_POINTS),
}
_SETS = ("player_counts", "short_deck_counts", "extension_counts")


#: The number of cards of each kind that a short deck lacks.
_SHORTER_BY = tuple(int(card.family == "hazard") for card in Card)


@dataclass(frozen=True, slots=True)
class RuleSet:
    """A rule set; raises ValueError for values that cannot be played."""

    name: str
    player_counts: tuple[int, ...] = SEAT_COUNTS
    hand_size: int = 6
    #: Copies of each card, in the order of Card.
    deck: tuple[int, ...] = FULL_DECK
    #: Seat counts whose deck lacks one of each hazard.
    short_deck_counts: tuple[int, ...] = ()
    #: (seats, miles) pairs.
    base_target: Pairs = ((2, 700), (3, 700), (4, 1000), (6, 700))
    extension_counts: tuple[int, ...] = (2, 3, 6)
    extension_target: int = 1000
    extension_award: str = "caller_else_opponents"
    battle_hazard_on: str = "any_card"
    corrective_safety: str = "neutralise"
    max_200: int = 2
    can_discard_safety: bool = True
    safety_replay_on_empty_deck: bool = True
    coup_turn_on_empty_deck: bool = True
    hand_ends: str = "hands_empty"
    shutout_to: str = "completer"
    tie_policy: str = "draw"
    #: Points that end the match after a race; ONE_RACE ends it after the first.
    match_target: int = 5000
    pts_safety: int = 100
    pts_all_safeties: int = 300
    pts_coup: int = 300
    pts_trip: int = 400
    pts_delayed: int = 300
    pts_safe_trip: int = 300
    pts_extension: int = 200
    pts_shutout: int = 500

    def __post_init__(self) -> None:
        for field, words in _WORDS.items():
            _expect(getattr(self, field) in words, field, f"one of {', '.join(words)}", self)
        for field, (low, high) in _RANGES.items():
            value = getattr(self, field)
            whole = isinstance(value, int) and not isinstance(value, bool)
            _expect(whole and low <= value <= high, field, f"a number from {low} to {high}", self)
        for field in _SETS:
            chosen = getattr(self, field)
            known = set(chosen) <= set(SEAT_COUNTS) and list(chosen) == sorted(set(chosen))
            _expect(known, field, f"seat counts out of {SEAT_COUNTS}", self)
        _expect(bool(self.player_counts), "player_counts", "at least one seat count", self)
        self._check_targets()
        self._check_deck()

    def _check_targets(self) -> None:
        playable = all(0 < m <= MAX_MILES and m % MILES_STEP == 0 for _, m in self.base_target)
        _expect(playable, "base_target", f"multiples of {MILES_STEP} up to {MAX_MILES}", self)
        step = self.extension_target % MILES_STEP == 0
        _expect(step, "extension_target", f"a multiple of {MILES_STEP}", self)
        covered = set(self.player_counts) <= {seats for seats, _ in self.base_target}
        _expect(covered, "base_target", "a target for every seat count", self)

    def _check_deck(self) -> None:
        fits = len(self.deck) == len(Card) and all(0 <= n <= MAX_COPIES for n in self.deck)
        _expect(fits, "deck", f"0 to {MAX_COPIES} of each of the {len(Card)} cards", self)
        single = all(self.deck[card] <= 1 for card in Card if card.family == "safety")
        _expect(single, "deck", "at most one of each safety", self)
        for seats in self.player_counts:
            enough = sum(self.deck_for(seats)) > seats * self.hand_size
            _expect(enough, "deck", f"more cards than {seats} hands hold", self)

    def deck_for(self, seats: int) -> tuple[int, ...]:
        """Copies of each card in the deck of so many seats, in the order of Card."""
        if seats not in self.short_deck_counts:
            return self.deck
        return tuple([max(0, n - less) for n, less in zip(self.deck, _SHORTER_BY, strict=True)])

    def target_for(self, seats: int) -> int:
        """Miles that complete the trip of a race with so many seats, without an extension."""
        return dict(self.base_target)[seats]

    def changed(self, field: str, text: str) -> "RuleSet":
        """Return these rules with one field set from text; raises ValueError."""
        if field not in FIELDS:
            raise ValueError(f"expected a field of a rule set, got {field!r}")
        value: Any = _PARSERS[field](text, getattr(self, field))
        return replace(self, **{field: value})

    def house_rules(self) -> tuple[tuple[str, str], ...]:
        """(field, text) for each change to the preset of this name, except the match length."""
        return tuple(change for change in self.changes() if change[0] != "match_target")

    def changes(self) -> tuple[tuple[str, str], ...]:
        """(field, text) for each field that differs from the preset of this name."""
        preset = PRESETS[self.name]
        return tuple(
            (field, field_text(self, field))
            for field in FIELDS
            if getattr(self, field) != getattr(preset, field)
        )


def _expect(holds: bool, field: str, expected: str, rules: RuleSet) -> None:
    if not holds:
        raise ValueError(f"expected {expected} for {field}, got {getattr(rules, field)!r}")


FIELDS = tuple(field.name for field in fields(RuleSet) if field.name != "name")


def field_text(rules: RuleSet, field: str) -> str:
    """A field's value as text: `true`, `6`, `2,3`, `none`, `2:700,3:700`."""
    value = getattr(rules, field)
    if field == "deck":
        return ",".join(f"{card.slug}:{value[card]}" for card in Card)
    if field == "base_target":
        return ",".join(f"{seats}:{miles}" for seats, miles in value)
    if field in _SETS:
        return ",".join(map(str, value)) or "none"
    return str(value).lower() if isinstance(value, bool) else str(value)


def _words_of(text: str) -> list[str]:
    """Split a list in text form, with commas or blanks, with or without brackets."""
    words = text.translate(str.maketrans(",;{}[]()", "        ")).replace(": ", ":").split()
    return [] if [word.lower() for word in words] in (["none"], ["empty"]) else words


def _pair(word: str) -> tuple[str, int]:
    key, sign, number = word.replace("=", ":").rpartition(":")
    if not sign:
        raise ValueError(f"expected KEY:NUMBER, got {word!r}")
    return key.strip("'\""), int(number)


def _parse_set(text: str, _before: object) -> tuple[int, ...]:
    return tuple(sorted({int(word) for word in _words_of(text)}))


def _parse_deck(text: str, before: tuple[int, ...]) -> tuple[int, ...]:
    counts = list(before)
    for word in _words_of(text):
        slug, copies = _pair(word)
        counts[Card.from_slug(slug)] = copies
    return tuple(counts)


def _parse_targets(text: str, before: Pairs) -> Pairs:
    targets = dict(before)
    targets.update((int(seats), miles) for seats, miles in map(_pair, _words_of(text)))
    return tuple(sorted(targets.items()))


def _parse_bool(text: str, _before: object) -> bool:
    truth = {"true": True, "yes": True, "1": True, "false": False, "no": False, "0": False}
    if text.lower() not in truth:
        raise ValueError(f"expected true or false, got {text!r}")
    return truth[text.lower()]


def _parse_plain(text: str, before: object) -> object:
    if not isinstance(before, int):
        return text
    try:
        return int(text)
    except ValueError:
        raise ValueError(f"expected a number, got {text!r}") from None


def _parser(field: str) -> Callable[[str, object], object]:
    if field == "deck":
        return _parse_deck  # type: ignore[return-value]
    if field == "base_target":
        return _parse_targets  # type: ignore[return-value]
    if field in _SETS:
        return _parse_set
    return _parse_bool if isinstance(getattr(CLASSIC, field), bool) else _parse_plain


#: The Parker booklet of 1962 as the encyclopedia article quotes it: hazards may be stacked.
CLASSIC = RuleSet("classic")
#: The collector's edition: hazards on a rolling side only, 101 cards at two and three seats.
WINNING_MOVES = replace(
    CLASSIC, name="winning-moves", battle_hazard_on="rolling", short_deck_counts=(2, 3)
)
#: The BSD program of 1982, its man page where program and page differ.
BSD = replace(
    WINNING_MOVES,
    name="bsd",
    player_counts=(2,),
    short_deck_counts=(2,),
    extension_counts=(2,),
    extension_award="completer",
    corrective_safety="remove",
    can_discard_safety=False,
    hand_ends="no_playable",
)
#: The French rule book: no turn is won from an empty draw pile, shutouts need no complete trip.
DUJARDIN = replace(
    WINNING_MOVES,
    name="dujardin",
    safety_replay_on_empty_deck=False,
    coup_turn_on_empty_deck=False,
    shutout_to="every_opponent",
)
PRESETS = {rules.name: rules for rules in (WINNING_MOVES, CLASSIC, BSD, DUJARDIN)}
DEFAULT_RULES = WINNING_MOVES
_PARSERS = {field: _parser(field) for field in FIELDS}
