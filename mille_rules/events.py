"""What happened, each with who may know its card."""

from enum import StrEnum
from functools import lru_cache
from typing import NamedTuple

from mille_rules.cards import Card


class EventKind(StrEnum):
    """Kinds of event; each comment names what comes with it."""

    DEALT = "dealt"  # seat: who begins
    DREW = "drew"  # seat, card (its own seat only)
    PLAYED = "played"  # seat, card, side: whose tableau
    DISCARDED = "discarded"  # seat, card
    ASKED = "asked"  # seat: the attacker, card: the hazard, side: who may answer
    PASSED = "passed"  # seat
    COUP = "coup"  # seat, card: the safety, side
    REMOVED = "removed"  # card, side: a hazard goes from a tableau to the discards
    REACHED = "reached"  # seat, side: 700 miles, with an extension to decide
    EXTENDED = "extended"  # seat, side
    FINISHED = "finished"  # seat, side
    RACE_OVER = "race-over"  # side: who completed the trip, if anybody
    MATCH_OVER = "match-over"


class Event(NamedTuple):
    """One thing that happened; `secret_of` is the only seat that may know the card."""

    kind: EventKind
    seat: int | None = None
    card: Card | None = None
    side: int | None = None
    secret_of: int | None = None

    def __str__(self) -> str:
        parts = [self.kind.value]
        parts += [f"seat {self.seat}"] if self.seat is not None else []
        parts += [self.card.slug] if self.card is not None else []
        parts += [f"side {self.side}"] if self.side is not None else []
        return " ".join(parts)


#: A match has few different events, and most moves make one: each is made once.
@lru_cache(maxsize=1 << 12)
def one_event(
    kind: EventKind,
    seat: int | None = None,
    card: Card | None = None,
    side: int | None = None,
    secret_of: int | None = None,
) -> tuple[Event, ...]:
    """The events of a move that makes just this one."""
    return (Event(kind, seat, card, side, secret_of),)
