"""A score sheet as the JSON text of its file; impossible sheets are rejected.

{"format": "mille-score-sheet-1", "rules": "winning-moves", "house_rules": {"pts_coup": "400"},
 "names": ["Ann", "Marcel"], "games": [0, 1],
 "races": [[{"miles": 700, "safeties": ["driving-ace"], "coups": ["driving-ace"],
             "safe": true, "delayed": false, "called": false}, {"miles": 250, …}]],
 "entries": [{"race": 1, "sides": [{"miles": 75, …}, …]}], "won": 1774120500.0}

`names` are in seat order, `games` and each race in side order. `house_rules` are written as in a
record. `safe` (no 200) and `delayed` (empty draw pile) apply to a side that arrived, `called` to
the side that called the extension. `entries` are unfinished races and corrections, possibly with
faults, and their indices; the latest is the last. `won` is the time at which the match was won, in
seconds since 1970, null while it goes on.
"""

from typing import Annotated, Literal, NamedTuple

import msgspec

from mille_rules.cards import Card
from mille_rules.rulesets import MAX_MILES, PRESETS, RuleSet
from mille_rules.tallies import RaceTally, SideTally, Tally, faults, view_of

FORMAT: Literal["mille-score-sheet-1"] = "mille-score-sheet-1"
#: Limits the time to read and write a sheet.
MAX_RACES = 500
#: Code points; a name of 24 graphemes may have as many.
MAX_NAME_POINTS = 250


class RaceEntry(NamedTuple):
    """A race being entered or corrected, and its index in the sheet."""

    race_index: int
    race: RaceTally


class SavedSheet(NamedTuple):
    """A score sheet with unfinished entries."""

    tally: Tally
    #: At most one for each index; the latest is the last.
    entries: tuple[RaceEntry, ...] = ()
    #: The time at which the match was won, in seconds since 1970; None while it goes on.
    won: float | None = None

    def entry_at(self, race_index: int) -> RaceEntry | None:
        """Return the unfinished entry for a race, if there is one."""
        return next((entry for entry in self.entries if entry.race_index == race_index), None)

    def with_entry(self, entry: RaceEntry) -> "SavedSheet":
        """Return a sheet with an unfinished entry added or replaced."""
        return self._replace(entries=(*self.without_entry(entry.race_index).entries, entry))

    def without_entry(self, race_index: int) -> "SavedSheet":
        """Return a sheet without the unfinished entry for a race."""
        return self._replace(entries=tuple(e for e in self.entries if e.race_index != race_index))

    def with_race(self, entry: RaceEntry) -> "SavedSheet":
        """Return a sheet with an entry added to its races."""
        tally = self.tally.with_race(entry.race_index, entry.race)
        return self.without_entry(entry.race_index)._replace(tally=tally)

    def without_race(self, race_index: int) -> "SavedSheet":
        """Return a sheet without a race; the entries for later races move up."""
        entries = tuple(
            entry._replace(race_index=entry.race_index - (entry.race_index > race_index))
            for entry in self.without_entry(race_index).entries
        )
        return self._replace(tally=self.tally.without_race(race_index), entries=entries)

    def dated(self, now: float) -> "SavedSheet":
        """Return a sheet that was won now, unless it was won before or the match goes on."""
        if not view_of(self.tally).match.winners:
            return self._replace(won=None)
        return self if self.won is not None else self._replace(won=now)


_Name = Annotated[str, msgspec.Meta(min_length=1, max_length=MAX_NAME_POINTS)]
#: Until the year 9892; later times are no dates everywhere.
_Seconds = Annotated[float, msgspec.Meta(ge=0, le=250_000_000_000)]
_Count = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]


class _SideData(msgspec.Struct, forbid_unknown_fields=True):
    miles: Annotated[int, msgspec.Meta(ge=0, le=MAX_MILES)]
    safeties: list[str]
    coups: list[str]
    safe: bool
    delayed: bool
    called: bool


class _EntryData(msgspec.Struct, forbid_unknown_fields=True):
    race: _Count
    sides: list[_SideData]


class _SheetData(msgspec.Struct, forbid_unknown_fields=True):
    format: Literal["mille-score-sheet-1"]
    rules: str
    house_rules: dict[str, str]
    names: list[_Name]
    games: list[_Count]
    races: Annotated[list[list[_SideData]], msgspec.Meta(max_length=MAX_RACES)]
    entries: Annotated[list[_EntryData], msgspec.Meta(max_length=MAX_RACES + 1)]
    won: _Seconds | None = None


def one_line(name: str) -> str:
    """Return a name without line ends, shortened to the limit."""
    return " ".join(name.split())[:MAX_NAME_POINTS].rstrip()


def text_of(kept: SavedSheet) -> bytes:
    """Return the text of a sheet's file."""
    tally = kept.tally
    sheet = _SheetData(
        format=FORMAT,
        rules=tally.rules.name,
        house_rules=dict(tally.rules.changes()),
        names=list(tally.names),
        games=list(tally.games),
        races=[_sides_of(race) for race in tally.races],
        entries=[_EntryData(entry.race_index, _sides_of(entry.race)) for entry in kept.entries],
        won=kept.won,
    )
    return msgspec.json.format(msgspec.json.encode(sheet), indent=1) + b"\n"


def _sides_of(race: RaceTally) -> list[_SideData]:
    return [
        _SideData(
            miles=own.miles,
            safeties=[card.slug for card in own.safeties],
            coups=[card.slug for card in own.coups],
            safe=own.safe,
            delayed=own.delayed,
            called=own.called,
        )
        for own in race
    ]


def read_text(text: bytes) -> SavedSheet:
    """Parse a sheet; ValueError if the text is not a possible sheet."""
    sheet = msgspec.json.decode(text, type=_SheetData)
    rules = _rules(sheet)
    names = tuple(sheet.names)
    if len(names) not in rules.player_counts:
        raise ValueError(f"expected {rules.player_counts} names, got {len(names)}")
    if any(one_line(name) != name for name in names):
        raise ValueError(f"expected names on one line, got {names!r}")
    sides = rules.sides_for(len(names))
    if len(sheet.games) != sides:
        raise ValueError(f"expected games of {sides} sides")
    races = tuple(_race(race, sides) for race in sheet.races)
    for number, race in enumerate(races):
        found = faults(rules, len(names), race)
        if found:
            raise ValueError(f"race {number} cannot have ended like this: {found[0]!r}")
    tally = Tally(rules, names, tuple(sheet.games), races)
    entries = tuple(_entry(entry, tally) for entry in sheet.entries)
    if len({entry.race_index for entry in entries}) < len(entries):
        raise ValueError("expected one entry for a race")
    return SavedSheet(tally, entries, sheet.won)


def _rules(sheet: _SheetData) -> RuleSet:
    if sheet.rules not in PRESETS:
        raise ValueError(f"expected the name of a rule set, got {sheet.rules!r}")
    rules = PRESETS[sheet.rules]
    for field, value in sheet.house_rules.items():
        rules = rules.changed(field, value)
    return rules


def _entry(entry: _EntryData, tally: Tally) -> RaceEntry:
    if entry.race > len(tally.races):
        raise ValueError(f"expected at most {len(tally.races)}, got {entry.race}")
    return RaceEntry(entry.race, _race(entry.sides, tally.sides))


def _race(sides: list[_SideData], expected: int) -> RaceTally:
    if len(sides) != expected:
        raise ValueError(f"expected {expected} sides, got {len(sides)}")
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
