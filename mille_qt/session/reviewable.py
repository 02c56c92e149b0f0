"""Which races of a match may be reviewed, and whose decisions."""

from mille_rules.record import Record
from mille_rules.state import Phase

#: How a record says that a person at this screen has a seat.
HUMAN = "human"


def people_of(record: Record) -> tuple[int, ...]:
    """The seats of people at this screen."""
    sitters = record.header.sitters
    return tuple(seat for seat, sitter in enumerate(sitters) if sitter.kind == HUMAN)


def seats_to_review(record: Record) -> tuple[int, ...]:
    """The seats of people, and every seat once the match is over."""
    over = record.state.phase is Phase.OVER
    return tuple(range(len(record.header.sitters))) if over else people_of(record)


def reviewable_races(record: Record) -> range:
    """The races, counted from 0, that are over: nobody looks behind the cards of another."""
    over = len(record.state.match.races)
    return range(over if seats_to_review(record) else 0)
