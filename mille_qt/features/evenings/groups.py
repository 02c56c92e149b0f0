"""The people who have played matches with one another, and their matches."""

import unicodedata
from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from mille_qt.session.match_outcome import MatchOutcome

#: People by `person_key`.
PeopleKey = frozenset[str]


class Group(NamedTuple):
    """At least two people, and the matches that they and nobody else have played."""

    #: In alphabetical order, each name as it was last written.
    names: tuple[str, ...]
    #: The earliest first.
    matches: tuple[MatchOutcome, ...]

    @property
    def key(self) -> PeopleKey:
        """The people, for comparison with other groups."""
        return frozenset(map(person_key, self.names))

    @property
    def match_ids(self) -> frozenset[str]:
        """The identities of the matches."""
        return frozenset(match.match_id for match in self.matches)


def person_key(name: str) -> str:
    """Return a name without differences of case and spaces: equal for one person."""
    return unicodedata.normalize("NFC", " ".join(name.split()).casefold())


def people_of_match(match: MatchOutcome) -> PeopleKey | None:
    """Return the people of a match; None if nothing can be settled between them.

    That is the case for a single person, for people who all play on one side, and for two people
    of the same name.
    """
    names = [person_key(name) for side in match.sides for name in side.people]
    sides = sum(bool(side.people) for side in match.sides)
    return frozenset(names) if sides > 1 and len(set(names)) == len(names) else None


def groups_of(matches: Iterable[MatchOutcome]) -> list[Group]:
    """Return all groups, the one that has played last first."""
    found: dict[PeopleKey, list[MatchOutcome]] = defaultdict(list)
    for match in sorted(matches, key=lambda match: match.ended):
        people = people_of_match(match)
        if people is not None:
            found[people].append(match)
    groups = [Group(_names(played), tuple(played)) for played in found.values()]
    return sorted(groups, key=lambda group: -group.matches[-1].ended)


def _names(matches: Sequence[MatchOutcome]) -> tuple[str, ...]:
    latest = {
        person_key(name): " ".join(name.split())
        for match in matches
        for side in match.sides
        for name in side.people
    }
    return tuple(latest[key] for key in sorted(latest))
