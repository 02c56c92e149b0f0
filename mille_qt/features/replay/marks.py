"""What stands out in a race: attacks, coups fourrés, arrivals and what they earned."""

from collections.abc import Iterator
from enum import StrEnum
from typing import NamedTuple

from mille_qt.features.replay.course import Course, Span
from mille_rules.cards import HAZARDS
from mille_rules.events import Event, EventKind
from mille_rules.scoring import ITEMS


class MarkKind(StrEnum):
    """Kinds of mark."""

    ATTACK = "attack"
    COUP = "coup"
    EXTENSION = "extension"
    ARRIVAL = "arrival"
    BONUS = "bonus"


#: Items of a score that are no bonus: most sides get them, bit by bit.
_EVERYDAY = ("distance", "safeties", "coups", "trip")
BONUSES = tuple(item for item in ITEMS if item not in _EVERYDAY)


class Mark(NamedTuple):
    """Something that stands out at a moment; `side` is whose tableau it is about.

    `event` is what happened; a bonus has the items of the score and their points instead.
    """

    seq: int
    kind: MarkKind
    side: int
    event: Event | None = None
    items: tuple[tuple[str, int], ...] = ()


def marks_of(course: Course, race: Span) -> tuple[Mark, ...]:
    """The marks of a race, in order."""
    return tuple(
        mark for seq in range(race.first, race.last + 1) for mark in _marks_at(course, seq)
    )


def _marks_at(course: Course, seq: int) -> Iterator[Mark]:
    for event in course.events(seq):
        kind = _kind_of(event)
        if kind is not None and event.side is not None:
            yield Mark(seq, kind, event.side, event)
        if event.kind is EventKind.RACE_OVER:
            yield from _bonuses(course, seq)


def _kind_of(event: Event) -> MarkKind | None:
    if event.kind is EventKind.PLAYED:
        return MarkKind.ATTACK if event.card in HAZARDS else None
    return {
        EventKind.COUP: MarkKind.COUP,
        EventKind.EXTENDED: MarkKind.EXTENSION,
        EventKind.RACE_OVER: MarkKind.ARRIVAL,
    }.get(event.kind)


def _bonuses(course: Course, seq: int) -> Iterator[Mark]:
    scores = course.update(seq, None).view.match.races[-1]
    for side, score in enumerate(scores):
        items = tuple((item, getattr(score, item)) for item in BONUSES if getattr(score, item))
        if items:
            yield Mark(seq, MarkKind.BONUS, side, None, items)
