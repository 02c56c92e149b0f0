"""Tables generated from seeds: seats, people, rules, pace and preferences."""

import random
from dataclasses import replace
from typing import NamedTuple

from mille_qt.ui.hand_order import HandOrder
from mille_qt.ui.settings import Settings
from mille_qt.ui.theme.theme_colours import ThemeChoice
from mille_rules import DEFAULT_RULES, Record
from mille_rules.cards import cards_of
from mille_rules.moves import deal
from mille_rules.record import MoveLine, NoteLine
from mille_rules.rule_kinds import Handicap
from mille_rules.rulesets import SEAT_COUNTS, STAP_OP
from tests.qt.play.staged_match import SHORT_TRIP, header

#: People only, one person against computers, several people and computers.
EVERYBODY, ALONE, SOME = "everybody", "alone", "some"
MIXTURES = (EVERYBODY, ALONE, SOME)
LANGUAGES = ("en", "fr", "es")
TEXT_SIZES = (100, 150, 200)
#: Window sizes in pixels, starting with the smallest that is supported.
SIZES = ("800x480", "1024x600", "1280x720", "1366x768", "1920x1080")


class Table(NamedTuple):
    """A table and the initial settings of its window."""

    seed: int
    seats: int
    people: tuple[int, ...]
    practice: bool
    short_trip: bool
    first: int
    size: str
    #: Most windows are not painted, which saves half of the time.
    painted: bool
    preferences: tuple[tuple[str, object], ...]
    teams: bool
    #: The top discard can be played, and safeties count miles, as in Express; and discards are
    #: shuffled again.
    express: bool
    #: Mostly none.
    handicaps: tuple[Handicap, ...]
    #: Whether the bicycle game is played, by its own rules alone.
    bicycles: bool

    def __str__(self) -> str:
        rules = "short trip" if self.short_trip else "usual rules"
        chosen = ", ".join(f"{name} {value}" for name, value in self.preferences)
        practice = ", practice" if self.practice else ""
        practice += "" if self.painted else ", not painted"
        practice += "" if self.teams else ", no teams"
        practice += ", top discard" if self.express else ""
        practice += ", bicycles" if self.bicycles else ""
        practice += f", {len(self.handicaps)} handicaps" if self.handicaps else ""
        return f"{self.seats} seats, people {self.people}, {rules}{practice}, {self.size}, {chosen}"

    def record(self) -> Record:
        """Return a match with the first race dealt from the seed."""
        rules = replace(
            SHORT_TRIP if self.short_trip else DEFAULT_RULES,
            teams=self.teams,
            handicaps=self.handicaps,
        )
        if self.express:
            rules = replace(rules, play_top_discard=True, safety_counts="miles")
            rules = replace(rules, reshuffle_discards=True)
        if self.bicycles:
            rules = replace(STAP_OP, teams=self.teams)
        record = Record(header(self.people, self.seats, rules))
        if self.practice:
            record.add(NoteLine("mark practice"))
        deck = list(cards_of(rules.deck_for(self.seats)))
        random.Random(self.seed).shuffle(deck)
        record.add(MoveLine(None, deal(1, self.first, tuple(deck))))
        return record

    def prefer(self, settings: Settings) -> None:
        """Set the preferences of the player at this table."""
        for name, value in self.preferences:
            setattr(settings, name, value)


def table(seed: int) -> Table:
    """Return the table of a seed: seats and mixtures in turn, everything else at random."""
    chance = random.Random(f"table {seed}")
    seats = sorted(SEAT_COUNTS)[seed % len(SEAT_COUNTS)]
    mixture = MIXTURES[seed // len(SEAT_COUNTS) % len(MIXTURES)]
    size, preferences = chance.choice(SIZES), _preferences(chance)
    return Table(
        seed,
        seats,
        _people(mixture, seats, chance),
        chance.random() < 0.5,
        chance.random() < 0.7,
        chance.randrange(seats),
        size,
        chance.random() < 0.3,
        preferences,
        chance.random() < 0.5,
        chance.random() < 0.3,
        _handicaps(seats, chance),
        chance.random() < 0.1 and seats in STAP_OP.player_counts,
    )


def _handicaps(seats: int, chance: random.Random) -> tuple[Handicap, ...]:
    """Return handicaps for every fifth table."""
    if chance.random() >= 0.2:
        return ()
    kinds = chance.sample((("points", 1_000), ("miles", 50), ("hand", 4)), 2)
    return tuple(Handicap(seat, *kind) for seat, kind in enumerate(kinds))


def _people(mixture: str, seats: int, chance: random.Random) -> tuple[int, ...]:
    if mixture == EVERYBODY:
        return tuple(range(seats))
    least = 1 if mixture == ALONE or seats == 2 else 2
    most = 1 if mixture == ALONE else seats - 1
    return tuple(sorted(chance.sample(range(seats), chance.randint(least, most))))


def _preferences(chance: random.Random) -> tuple[tuple[str, object], ...]:
    """Return preferences: half without animations, most with default values."""
    chosen: list[tuple[str, object]] = [
        ("pace", chance.choice((0, 0, 1, 4))),
        ("language", chance.choice(LANGUAGES)),
        ("hand_order", chance.choice(list(HandOrder))),
    ]
    rarely: tuple[tuple[str, object], ...] = (
        ("auto_draw", False),
        ("wait_for_me", True),
        ("confirm_discard", False),
        ("theme", chance.choice(list(ThemeChoice))),
        ("text_size", chance.choice(TEXT_SIZES)),
        ("large_table", True),
        ("panel_open", True),
    )
    chosen += [each for each in rarely if chance.random() < 0.2]
    return tuple(chosen)
