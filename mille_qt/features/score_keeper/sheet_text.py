"""A score sheet as the JSON text of its file; nothing that could not have been played is read.

{"format": "mille-score-sheet-1", "rules": "winning-moves", "house_rules": {"pts_coup": "400"},
 "names": ["Ann", "Marcel"], "games": [0, 1],
 "races": [[{"miles": 700, "safeties": ["driving-ace"], "coups": ["driving-ace"],
             "safe": true, "delayed": false, "called": false}, {"miles": 250, …}]],
 "entries": [{"race": 1, "sides": [{"miles": 75, …}, …]}]}

`names` are by seat, `games` and each race by side. `house_rules` are written as a record writes
them. `safe` (no 200) and `delayed` (empty draw pile) are told of a side that arrived, `called` of
the one that called the extension. `entries` are what is being entered, faults included, and where
it goes, counted from 0: a new race, corrections; the latest is the last.
"""

from typing import Annotated, Literal, NamedTuple

import msgspec

from mille_rules.cards import Card
from mille_rules.rulesets import MAX_MILES, PRESETS, SIDES_BY_SEATS, RuleSet
from mille_rules.tallies import RaceTally, SideTally, Tally, faults

FORMAT: Literal["mille-score-sheet-1"] = "mille-score-sheet-1"
#: More races than the longest evening has; a sheet stays quick to read and to write.
MAX_RACES = 500
#: A name of 24 letters, as people count them, may have as many code points.
MAX_NAME_POINTS = 250


class Entry(NamedTuple):
    """A race being entered, and which one of the sheet's it is, counted from 0."""

    place: int
    race: RaceTally


class KeptSheet(NamedTuple):
    """All that the file holds."""

    tally: Tally
    #: One at most for each place; the one made last is last.
    entries: tuple[Entry, ...] = ()

    def entry_at(self, place: int) -> Entry | None:
        """What is being entered for that race, if anything."""
        return next((entry for entry in self.entries if entry.place == place), None)

    def with_entry(self, entry: Entry) -> "KeptSheet":
        """The same with this being entered."""
        return self._replace(entries=(*self.without_entry(entry.place).entries, entry))

    def without_entry(self, place: int) -> "KeptSheet":
        """The same with nothing being entered for that race."""
        return self._replace(entries=tuple(e for e in self.entries if e.place != place))

    def with_race(self, entry: Entry) -> "KeptSheet":
        """The same with what was entered written down."""
        tally = self.tally.with_race(entry.place, entry.race)
        return self.without_entry(entry.place)._replace(tally=tally)

    def without_race(self, place: int) -> "KeptSheet":
        """The same as if that race had not been played; what is entered for later ones moves up."""
        entries = tuple(
            entry._replace(place=entry.place - (entry.place > place))
            for entry in self.without_entry(place).entries
        )
        return KeptSheet(self.tally.without_race(place), entries)


_Name = Annotated[str, msgspec.Meta(min_length=1, max_length=MAX_NAME_POINTS)]
_Count = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]


class _Side(msgspec.Struct, forbid_unknown_fields=True):
    miles: Annotated[int, msgspec.Meta(ge=0, le=MAX_MILES)]
    safeties: list[str]
    coups: list[str]
    safe: bool
    delayed: bool
    called: bool


class _Entry(msgspec.Struct, forbid_unknown_fields=True):
    race: _Count
    sides: list[_Side]


class _Sheet(msgspec.Struct, forbid_unknown_fields=True):
    format: Literal["mille-score-sheet-1"]
    rules: str
    house_rules: dict[str, str]
    names: list[_Name]
    games: list[_Count]
    races: Annotated[list[list[_Side]], msgspec.Meta(max_length=MAX_RACES)]
    entries: Annotated[list[_Entry], msgspec.Meta(max_length=MAX_RACES + 1)]


def one_line(name: str) -> str:
    """A name as the file takes it: without line ends, and no longer than any that is written."""
    return " ".join(name.split())[:MAX_NAME_POINTS].rstrip()


def text_of(kept: KeptSheet) -> bytes:
    """The sheet as its file has it."""
    tally, entries = kept
    sheet = _Sheet(
        format=FORMAT,
        rules=tally.rules.name,
        house_rules=dict(tally.rules.house_rules()),
        names=list(tally.names),
        games=list(tally.games),
        races=[_sides_of(race) for race in tally.races],
        entries=[_Entry(entry.place, _sides_of(entry.race)) for entry in entries],
    )
    return msgspec.json.format(msgspec.json.encode(sheet), indent=1) + b"\n"


def _sides_of(race: RaceTally) -> list[_Side]:
    return [
        _Side(
            miles=own.miles,
            safeties=[card.slug for card in own.safeties],
            coups=[card.slug for card in own.coups],
            safe=own.safe,
            delayed=own.delayed,
            called=own.called,
        )
        for own in race
    ]


def read_text(text: bytes) -> KeptSheet:
    """The sheet that this text is; ValueError for any other."""
    sheet = msgspec.json.decode(text, type=_Sheet)
    rules = _rules(sheet)
    names = tuple(sheet.names)
    if len(names) not in rules.player_counts:
        raise ValueError(f"expected {rules.player_counts} names, got {len(names)}")
    if any(one_line(name) != name for name in names):
        raise ValueError(f"expected names on one line, got {names!r}")
    if len(sheet.games) != SIDES_BY_SEATS[len(names)]:
        raise ValueError(f"expected games of {SIDES_BY_SEATS[len(names)]} sides")
    races = tuple(_race(sides, len(names)) for sides in sheet.races)
    for number, race in enumerate(races):
        found = faults(rules, len(names), race)
        if found:
            raise ValueError(f"race {number} cannot have ended so: {found[0]!r}")
    tally = Tally(rules, names, tuple(sheet.games), races)
    entries = tuple(_entry(entry, tally) for entry in sheet.entries)
    if len({entry.place for entry in entries}) < len(entries):
        raise ValueError("expected one entry for a race")
    return KeptSheet(tally, entries)


def _rules(sheet: _Sheet) -> RuleSet:
    if sheet.rules not in PRESETS:
        raise ValueError(f"expected the name of a rule set, got {sheet.rules!r}")
    rules = PRESETS[sheet.rules]
    for field, value in sheet.house_rules.items():
        rules = rules.changed(field, value)
    return rules


def _entry(entry: _Entry, tally: Tally) -> Entry:
    if entry.race > len(tally.races):
        raise ValueError(f"expected at most {len(tally.races)}, got {entry.race}")
    return Entry(entry.race, _race(entry.sides, tally.seats))


def _race(sides: list[_Side], seats: int) -> RaceTally:
    if len(sides) != SIDES_BY_SEATS[seats]:
        raise ValueError(f"expected {SIDES_BY_SEATS[seats]} sides, got {len(sides)}")
    return tuple(
        SideTally(
            side.miles,
            tuple(map(Card.from_slug, side.safeties)),
            tuple(map(Card.from_slug, side.coups)),
            side.safe,
            side.delayed,
            side.called,
        )
        for side in sides
    )
