"""Events: what happened, and who may know the card."""

from enum import StrEnum
from functools import lru_cache
from typing import NamedTuple

from mille_rules.cards import Card
from mille_rules.rulesets import SEAT_COUNTS


class EventKind(StrEnum):
    """Kinds of event; each comment names the fields that are set."""

    DEALT = "dealt"  # seat: who begins
    DREW = "drew"  # seat, card (its own seat only)
    SHUFFLED = "shuffled"  # the discards have become the draw pile
    TOOK = "took"  # seat, card: the top discard, which is played at once
    PLAYED = "played"  # seat, card, side: whose tableau
    DISCARDED = "discarded"  # seat, card
    ASKED = "asked"  # seat: the attacker, card: the hazard, side: who may answer
    PASSED = "passed"  # seat
    COUP = "coup"  # seat, card: the safety, side
    REMOVED = "removed"  # card, side: a hazard goes from a tableau to the discards
    DROVE = "drove"  # seat, side: 100 miles, by a safety that counts as many
    REACHED = "reached"  # seat, side: 700 miles, with an extension to decide
    EXTENDED = "extended"  # seat, side
    FINISHED = "finished"  # seat, side
    RACE_OVER = "race-over"  # side: who completed the trip, if anybody
    MATCH_OVER = "match-over"
    TAKEN_BACK = "taken-back"  # seat: who took back, moves: how many before this update


class Event(NamedTuple):
    """One thing that happened; `secret_of` is the only seat that may know the card."""

    kind: EventKind
    seat: int | None = None
    card: Card | None = None
    side: int | None = None
    secret_of: int | None = None
    moves: int | None = None

    def __str__(self) -> str:
        parts = [self.kind.value]
        parts += [f"seat {self.seat}"] if self.seat is not None else []
        parts += [self.card.slug] if self.card is not None else []
        parts += [f"side {self.side}"] if self.side is not None else []
        parts += [f"moves {self.moves}"] if self.moves is not None else []
        return " ".join(parts)


#: The events of a move, in order.
Events = tuple[Event, ...]


@lru_cache(maxsize=1 << 12)
def one_event(
    kind: EventKind,
    seat: int | None = None,
    card: Card | None = None,
    side: int | None = None,
    secret_of: int | None = None,
) -> Events:
    """Return the events of a move with a single event; equal ones are made once."""
    return (Event(kind, seat, card, side, secret_of),)


_SEATS = range(max(SEAT_COUNTS))
#: DREW[seat][card] and DISCARDED[seat][card], the events of most moves: a look-up costs a tenth of
#: calling one_event.
DREW = tuple(
    tuple(one_event(EventKind.DREW, seat, card, None, seat) for card in Card) for seat in _SEATS
)
DISCARDED = tuple(
    tuple(one_event(EventKind.DISCARDED, seat, card) for card in Card) for seat in _SEATS
)
