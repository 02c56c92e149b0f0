"""The rule sets, as values of independent fields; changing any field makes house rules."""

from dataclasses import dataclass, field, fields, replace
from functools import lru_cache
from math import gcd
from typing import Any, TypeVar

from mille_rules.cards import Card
from mille_rules.rule_kinds import (
    Copies,
    FieldKind,
    Handicap,
    Handicaps,
    MilesBySeats,
    Number,
    OneOf,
    Quotas,
    SeatSizes,
    Title,
    Truth,
)

Value = TypeVar("Value")

SEAT_COUNTS = (2, 3, 4, 5, 6)
#: The sides of tables at which teams of two can play; at others everybody is a side.
TEAM_SIDES = {4: 2, 6: 3}
MAX_SIDES = max(SEAT_COUNTS)
#: With more sides than teams ever make, the trip has a length of its own.
_MANY_SIDES = 4
#: The largest hand that a screen can show; six larger hands would leave no draw pile.
MAX_HAND_SIZE = 9
MAX_COPIES = 40
MAX_POINTS = 10_000
MAX_MILES = 2_000
#: The miles of a safety, where safeties count miles.
SAFETY_MILES = 100
_MILES = Number(1, MAX_MILES)
#: The value of `match_target` with which a match is over after one race.
ONE_RACE = 0
MAX_MATCH_TARGET = 1_000_000
#: The most races that a side may have to win.
MAX_RACES = 9
#: The fields that are chosen for each match, so that a change is no house rule.
CHOSEN_APART = ("title", "teams", "handicaps", "match_target", "races_to_win")

_TRIPS = ((2, 700), (3, 700), (4, 1000), (6, 700))
#: Many sides get fewer cards each and more attacks: with these trips, somebody arrives in two races
#: of three (rules 4.47).
_TRIPS_OF_MANY = ((4, 300), (5, 200), (6, 200))
#                25  50  75 100 200  Ac Gas Ti St SL  Re  Ga  Sp  Ro  End  safeties
FULL_DECK = (10, 10, 10, 12, 4, 3, 3, 3, 5, 4, 6, 6, 6, 14, 6, 1, 1, 1, 1)
#: The number of cards of each kind that a short deck lacks.
_SHORTER_BY = tuple(int(card.family == "hazard") for card in Card)


@lru_cache
def _shorter(deck: tuple[int, ...]) -> tuple[int, ...]:
    """The short form of a deck; strategies ask for it at each decision."""
    return tuple([max(0, n - less) for n, less in zip(deck, _SHORTER_BY, strict=True)])


def with_length(rules: "RuleSet", other: "RuleSet") -> "RuleSet":
    """Return rules with the length of a match by others."""
    return replace(rules, match_target=other.match_target, races_to_win=other.races_to_win)


def with_seating(rules: "RuleSet", other: "RuleSet") -> "RuleSet":
    """Return rules with the teams and handicaps of others."""
    return replace(rules, teams=other.teams, handicaps=other.handicaps)


def as_scored(rules: "RuleSet") -> "RuleSet":
    """Return rules with the points that count: none where races decide the match.

    Nor any for a safety that counts miles instead.
    """
    if rules.by_races:
        return _without_points(rules, "pts_")
    return _without_points(rules, "pts_safety") if rules.safety_counts == "miles" else rules


@lru_cache
def _without_points(rules: "RuleSet", prefix: str) -> "RuleSet":
    nothing: dict[str, Any] = dict.fromkeys([name for name in FIELDS if name.startswith(prefix)], 0)
    return replace(rules, **nothing)


def sides_at(seats: int, teams: bool) -> int:
    """Return the number of sides of a table, where there are teams if there can be."""
    return TEAM_SIDES.get(seats, seats) if teams else seats


class RuleSetError(ValueError):
    """A rule set that cannot be played."""

    def __init__(self, field: str, expected: str, value: object) -> None:
        super().__init__(f"expected {expected} for {field}, got {value!r}")
        #: The field whose value is wrong, perhaps only together with others.
        self.field = field


def _rule(usual: Value, kind: FieldKind) -> Value:
    """Declare a field by its value in the oldest rules, and its kind."""
    return field(default=usual, metadata={"kind": kind})


def _points(usual: int) -> int:
    return _rule(usual, Number(0, MAX_POINTS))


@dataclass(frozen=True, slots=True)
class RuleSet:
    """A rule set; raises RuleSetError for values that cannot be played."""

    name: str
    #: Miles of the distance cards, in ascending order. The cards show them, so an edition has its
    #: own, and they are no house rule; nor is the next.
    distances: tuple[int, ...] = (25, 50, 75, 100, 200)
    #: The most miles of a distance card under a Speed Limit.
    limit_miles: int = 50
    #: What people call these house rules; empty for none.
    title: str = _rule("", Title())
    player_counts: tuple[int, ...] = _rule(SEAT_COUNTS, SeatSizes(SEAT_COUNTS))
    hand_size: int = _rule(6, Number(1, MAX_HAND_SIZE))
    #: Copies of each card, in the order of Card.
    deck: tuple[int, ...] = _rule(FULL_DECK, Copies(MAX_COPIES))
    #: Seat counts whose deck lacks one of each hazard.
    short_deck_counts: tuple[int, ...] = _rule((), SeatSizes(SEAT_COUNTS))
    #: Four or six players play in teams of two; else each for himself.
    teams: bool = _rule(True, Truth())
    #: Of some seats: points at the start of the match, miles at that of a race, or fewer cards.
    handicaps: tuple[Handicap, ...] = _rule(
        (),
        Handicaps(
            max(SEAT_COUNTS),
            points=Number(1, MAX_POINTS),
            miles=_MILES,
            hand=Number(1, MAX_HAND_SIZE),
        ),
    )
    #: (seats, miles) pairs for two and three sides.
    base_target: tuple[tuple[int, int], ...] = _rule(_TRIPS, MilesBySeats(_MILES))
    #: (sides, miles) pairs for more sides, whose trip has no extension.
    many_sides_target: tuple[tuple[int, int], ...] = _rule(_TRIPS_OF_MANY, MilesBySeats(_MILES))
    extension_counts: tuple[int, ...] = _rule((2, 3, 6), SeatSizes((2, 3, 4, 6)))
    extension_target: int = _rule(1000, _MILES)
    extension_award: str = _rule(
        "caller_else_opponents", OneOf("caller_else_opponents", "completer")
    )
    battle_hazard_on: str = _rule("any_card", OneOf("any_card", "rolling"))
    speed_limit_on: str = _rule("any_side", OneOf("any_side", "rolling"))
    #: A side has the limit from the start of a race until it ends it.
    starts_limited: bool = _rule(False, Truth())
    roll_after_remedy: bool = _rule(True, Truth())
    corrective_safety: str = _rule("neutralise", OneOf("neutralise", "remove"))
    #: A trip is completed by landing on its target, or by the first card that gets there.
    finish: str = _rule("exactly", OneOf("exactly", "at_least"))
    #: (card, most) pairs for the distance cards of which a side may not play all in a race.
    quotas: tuple[tuple[Card, int], ...] = _rule(((Card.MILES_200, 2),), Quotas(MAX_COPIES))
    #: A safety scores points; or it counts SAFETY_MILES instead, if as many are left after it.
    safety_counts: str = _rule("points", OneOf("points", "miles"))
    #: The top discard can be played instead of drawing a card.
    play_top_discard: bool = _rule(False, Truth())
    #: Once a race, the discards are shuffled and become the draw pile when that is empty.
    reshuffle_discards: bool = _rule(False, Truth())
    can_discard_safety: bool = _rule(True, Truth())
    safety_replay_on_empty_deck: bool = _rule(True, Truth())
    coup_turn_on_empty_deck: bool = _rule(True, Truth())
    hand_ends: str = _rule("hands_empty", OneOf("hands_empty", "no_playable"))
    shutout_to: str = _rule("completer", OneOf("completer", "every_opponent"))
    tie_policy: str = _rule("draw", OneOf("draw", "extra_hand"))
    #: Points that end the match after a race; ONE_RACE ends it after the first.
    match_target: int = _rule(5000, Number(ONE_RACE, MAX_MATCH_TARGET))
    #: Points decide the match; or each race has a winner, and only races that are won count.
    winning: str = _rule("points", OneOf("points", "races"))
    #: Races that win the match, where races decide it.
    races_to_win: int = _rule(1, Number(1, MAX_RACES))
    pts_safety: int = _points(100)
    pts_all_safeties: int = _points(300)
    pts_coup: int = _points(300)
    pts_trip: int = _points(400)
    pts_delayed: int = _points(300)
    pts_safe_trip: int = _points(300)
    pts_extension: int = _points(200)
    pts_shutout: int = _points(500)

    def __post_init__(self) -> None:
        for name, kind in KINDS.items():
            self._expect(kind.allows(getattr(self, name)), name, kind.expected)
        self._expect(bool(self.player_counts), "player_counts", "at least one seat count")
        many = {seats for seats in self.player_counts if self.sides_for(seats) >= _MANY_SIDES}
        trips = (
            ("base_target", set(self.player_counts) - many),
            ("many_sides_target", {self.sides_for(seats) for seats in many}),
        )
        for name, wanted in trips:
            covered = wanted <= dict(getattr(self, name)).keys()
            self._expect(covered, name, "miles for every seat count")
        self._expect_steps()
        for seats in self.player_counts:
            enough = sum(self.deck_for(seats)) > seats * self.hand_size
            self._expect(enough, "deck", f"more cards than {seats} hands hold")

    def _expect_steps(self) -> None:
        """Expect distances that all cards can make: the multiples of `step`."""
        expected = f"multiples of {self.step}"
        for name in ("base_target", "many_sides_target"):
            whole = all(miles % self.step == 0 for _, miles in getattr(self, name))
            self._expect(whole, name, expected)
        self._expect(self.extension_target % self.step == 0, "extension_target", expected)

    def expect_seats(self, seats: int) -> None:
        """Raise RuleSetError unless so many can play, all with their handicaps (rules 2.10)."""
        counts = " or ".join(map(str, self.player_counts))
        if seats not in self.player_counts:
            raise RuleSetError("player_counts", f"{counts} seats", seats)
        fewer = all(own.amount < self.hand_size for own in self.handicaps if own.kind == "hand")
        seated = all(own.seat < seats for own in self.handicaps)
        self._expect(fewer and seated, "handicaps", f"smaller hands, of {seats} seats")
        sides, goal = self.sides_for(seats), self.match_target
        points, miles = max(self.start_points(sides)), max(self.start_miles(sides))
        counted = not points or (not self.by_races and (goal == ONE_RACE or points < goal))
        self._expect(counted, "handicaps", "fewer points than win the match")
        self._expect(miles < self.target_for(seats), "handicaps", "fewer miles than the trip has")
        starts = [own.amount for own in self.handicaps if own.kind == "miles"]
        whole = all(miles % self.step == 0 for miles in starts)
        self._expect(whole, "handicaps", f"multiples of {self.step}")

    def allows_seats(self, seats: int) -> bool:
        """Return whether so many can play, all with their handicaps."""
        try:
            self.expect_seats(seats)
        except RuleSetError:
            return False
        return True

    def _expect(self, holds: bool, name: str, expected: str) -> None:
        if not holds:
            raise RuleSetError(name, expected, getattr(self, name))

    @property
    def step(self) -> int:
        """The miles of which all distances are multiples."""
        return gcd(*self.distances)

    @property
    def by_races(self) -> bool:
        """True if races that are won decide the match."""
        return self.winning == "races"

    @property
    def goal(self) -> int:
        """The points, or the races won, that end the match; or ONE_RACE."""
        return self.races_to_win if self.by_races else self.match_target

    @property
    def one_race(self) -> bool:
        """True if the first race that somebody wins ends the match."""
        return self.goal == (1 if self.by_races else ONE_RACE)

    def of_length(self, goal: int) -> "RuleSet":
        """Return these rules for a match to so many points, or races won."""
        if self.by_races:
            return replace(self, races_to_win=goal)
        return replace(self, match_target=goal)

    def start_points(self, sides: int) -> tuple[int, ...]:
        """Points of each side at the start of the match: those of its seats together."""
        return self._at_start("points", sides)

    def start_miles(self, sides: int) -> tuple[int, ...]:
        """Miles of each side at the start of a race: those of its seats together."""
        return self._at_start("miles", sides)

    def _at_start(self, kind: str, sides: int) -> tuple[int, ...]:
        amounts = [0] * sides
        for own in self.handicaps:
            if own.kind == kind:
                amounts[own.seat % sides] += own.amount
        return tuple(amounts)

    def hands_for(self, seats: int) -> tuple[int, ...]:
        """The number of cards that each seat is dealt."""
        fewer = {own.seat: own.amount for own in self.handicaps if own.kind == "hand"}
        return tuple(fewer.get(seat, self.hand_size) for seat in range(seats))

    def dealing(self, seats: int, first: int) -> tuple[int, ...]:
        """The seat that gets each card of a deal: in turn from the first one, past full hands."""
        hands = self.hands_for(seats)
        order = [(first + place) % seats for place in range(seats)]
        return tuple(seat for have in range(max(hands)) for seat in order if have < hands[seat])

    def sides_for(self, seats: int) -> int:
        """Sides of a table with so many seats."""
        return sides_at(seats, self.teams)

    def deck_for(self, seats: int) -> tuple[int, ...]:
        """Copies of each card in the deck of so many seats, in the order of Card."""
        if seats not in self.short_deck_counts:
            return self.deck
        return _shorter(self.deck)

    def target_for(self, seats: int) -> int:
        """Miles that complete the trip of a race with so many seats, without an extension."""
        sides = self.sides_for(seats)
        if sides >= _MANY_SIDES:
            return dict(self.many_sides_target)[sides]
        return dict(self.base_target)[seats]

    def extendable(self, seats: int) -> bool:
        """True if so many seats may extend their trip."""
        few = self.sides_for(seats) < _MANY_SIDES
        longer = self.extension_target > self.target_for(seats)
        return few and longer and seats in self.extension_counts and not self.by_races

    def changed(self, name: str, text: str) -> "RuleSet":
        """Return these rules with one field set from text; raises ValueError."""
        if name not in KINDS:
            raise ValueError(f"expected a field of a rule set, got {name!r}")
        return replace(self, **{name: KINDS[name].parse(text, getattr(self, name))})

    def house_rules(self) -> tuple[tuple[str, str], ...]:
        """(field, text) for each change to the preset of this name, without CHOSEN_APART."""
        return tuple(change for change in self.changes() if change[0] not in CHOSEN_APART)

    def changes(self) -> tuple[tuple[str, str], ...]:
        """(field, text) for each field that differs from the preset of this name."""
        preset = PRESETS[self.name]
        return tuple(
            (name, field_text(self, name))
            for name in FIELDS
            if getattr(self, name) != getattr(preset, name)
        )


#: The kind of each field that can be changed.
KINDS: dict[str, FieldKind] = {
    one.name: one.metadata["kind"] for one in fields(RuleSet) if "kind" in one.metadata
}
FIELDS = tuple(KINDS)


def field_text(rules: RuleSet, name: str) -> str:
    """A field's value as text: `true`, `6`, `2,3`, `none`, `2:700,3:700`."""
    return KINDS[name].text(getattr(rules, name))


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
#: The American box of today: 106 cards always, no Roll after a remedy, a trip of 1,000 or more.
TODAY = replace(
    WINNING_MOVES,
    name="today",
    short_deck_counts=(),
    base_target=((2, 1000), (3, 1000), (4, 1000), (6, 1000)),
    many_sides_target=((4, 400), (5, 300), (6, 300)),
    extension_counts=(),
    roll_after_remedy=False,
    finish="at_least",
)
#: The French box of today: the race is for 1,000, or for the most when the cards are gone.
TODAY_FRENCH = replace(
    DUJARDIN,
    name="today-french",
    base_target=TODAY.base_target,
    extension_counts=(),
    winning="races",
)
#: The board game, 2 to 4 players each for himself: first at 1,000, or furthest at the last card.
BOARD_GAME = replace(
    WINNING_MOVES,
    name="board-game",
    player_counts=(2, 3, 4),
    teams=False,
    base_target=TODAY.base_target,
    many_sides_target=((4, 1000), (5, 1000), (6, 1000)),
    extension_counts=(),
    winning="races",
)
#                 25 50 75 100 200 Ac Gas Ti St SL Re Ga Sp Ro End  safeties
_EXPRESS_DECK = (6, 6, 6, 10, 3, 2, 2, 2, 2, 2, 4, 4, 4, 5, 4, 1, 1, 1, 1)
#: The short game for children: hands of 4, and the top discard can be played.
EXPRESS = replace(
    BOARD_GAME,
    name="express",
    teams=True,
    hand_size=4,
    deck=_EXPRESS_DECK,
    short_deck_counts=(),
    roll_after_remedy=False,
    safety_counts="miles",
    play_top_discard=True,
)
#                 5  6 8 10 20  Cr Gas Pu Ho He  Ba Gasoline Rep Stap Tail  safeties
_STAP_OP_DECK = (24, 12, 8, 8, 0, 3, 0, 3, 2, 4, 8, 0, 8, 14, 5, 0, 0, 0, 0)
#: The Dutch cycling game: four tours make 100 km, and every race begins into a headwind.
STAP_OP = replace(
    CLASSIC,
    name="stap-op",
    player_counts=(2, 3, 4, 6),
    distances=(5, 6, 8, 10, 20),
    limit_miles=6,
    hand_size=5,
    deck=_STAP_OP_DECK,
    base_target=((2, 100), (3, 100), (4, 100), (6, 100)),
    many_sides_target=((4, 100), (5, 100), (6, 100)),
    extension_counts=(),
    battle_hazard_on="rolling",
    speed_limit_on="rolling",
    starts_limited=True,
    quotas=((Card.MILES_25, 8), (Card.MILES_50, 4), (Card.MILES_75, 2), (Card.MILES_100, 2)),
    reshuffle_discards=True,
    winning="races",
)
_PRESETS = (
    WINNING_MOVES,
    CLASSIC,
    BSD,
    DUJARDIN,
    TODAY,
    TODAY_FRENCH,
    BOARD_GAME,
    EXPRESS,
    STAP_OP,
)
PRESETS = {rules.name: rules for rules in _PRESETS}
DEFAULT_RULES = WINNING_MOVES
#: The rule sets whose matches keep a length of their own when that of the others is changed.
OWN_LENGTH = (BSD.name,)
