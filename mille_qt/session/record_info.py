"""What a record tells about its match besides the moves: its seats, and notes."""

import os
from collections.abc import Iterator
from itertools import takewhile
from typing import TYPE_CHECKING, NamedTuple

from mille_rules.fairness import Fairness
from mille_rules.marks import AID, CHALLENGE, ENDED, HINT, PRACTICE, TAKEN_BACK
from mille_rules.match_id import ID_BYTES, match_mark
from mille_rules.record import Header, MoveLine, NoteLine, Record
from mille_rules.seating import present_sitters
from mille_rules.state import Phase

if TYPE_CHECKING:
    from mille_rules.challenge import Challenge

#: The kind of a seat with a person at this screen.
HUMAN = "human"
#: Seconds since 1970 in some 8,000 years: a note of a later time is damaged, and is no date.
_NEVER = 250_000_000_000


class Assistance(NamedTuple):
    """The help that players had in a match, for the statistics."""

    #: Whether any seat has had a hint.
    hinted: bool = False
    #: Whether any seat has seen which cards are still out.
    aided: bool = False
    #: The numbers of the races in which moves were taken back.
    taken_back: frozenset[int] = frozenset()


def new_record(header: Header, practice: bool, fairness: Fairness = Fairness.BEST) -> Record:
    """Return the record of a new match; with two sides a fairness means nothing."""
    marks = [PRACTICE] if practice else []
    if fairness is not Fairness.BEST and header.rules.sides_for(len(header.sitters)) > 2:
        marks.append(fairness_mark(fairness))
    begin = match_mark(os.urandom(ID_BYTES))
    return Record(header, [begin, *(NoteLine(mark) for mark in marks)])


def people_of(record: Record) -> tuple[int, ...]:
    """The seats of people at this screen, at the end of a record."""
    sitters = present_sitters(record)
    return tuple(seat for seat, sitter in enumerate(sitters) if sitter.kind == HUMAN)


def seats_to_review(record: Record) -> tuple[int, ...]:
    """The seats whose decisions may be reviewed: those of people, all once the match is over."""
    over = record.state.phase is Phase.OVER
    return tuple(range(len(record.header.sitters))) if over else people_of(record)


def reviewable_races(record: Record) -> range:
    """The races, counted from 0, that are over and have a seat that may be reviewed."""
    return range(len(record.race_ends()) if seats_to_review(record) else 0)


def is_practice(record: Record) -> bool:
    """True if moves may be taken back freely, and the match does not count."""
    return PRACTICE in record.notes()


def fairness_mark(fairness: Fairness) -> str:
    """The note that says whom computer players attack."""
    return f"mark attack-{fairness}"


def fairness_of(record: Record) -> Fairness:
    """Whom computer players attack."""
    notes = record.notes()
    chosen = (fairness for fairness in Fairness if fairness_mark(fairness) in notes)
    return next(chosen, Fairness.BEST)


def challenge_number(record: Record) -> str:
    """The number of the challenge that the cards come from, as noted; empty for none."""
    marks = (note for note in record.notes() if note.startswith(CHALLENGE))
    return next(marks, "").removeprefix(CHALLENGE).strip()


def challenge_of(record: Record) -> "Challenge | None":
    """The challenge that the cards come from, None for other cards."""
    if not challenge_number(record):
        return None
    # Imported for a challenge alone: 5 ms of opening any other match.
    from mille_rules import challenge_results

    return challenge_results.challenge_of(record)


def assistance_in(record: Record) -> Assistance:
    """Return the help that players have had in a match, as noted."""
    notes = record.notes()
    hinted, aided = (any(note.startswith(mark) for note in notes) for mark in (HINT, AID))
    return Assistance(hinted, aided, frozenset(_races_with_note(record, TAKEN_BACK)))


def _races_with_note(record: Record, start: str) -> Iterator[int]:
    """Generate the number of the race of each note that starts with a text."""
    race = 0
    for line in record.lines:
        if isinstance(line, MoveLine) and line.move.deal is not None:
            race = line.move.deal.race
        elif isinstance(line, NoteLine) and line.text.startswith(start):
            yield race


def hint_mark(seat: int | None) -> str:
    """The note that a seat had a hint for its next move."""
    return f"{HINT} {seat}"


def aid_mark(seat: int) -> str:
    """The note that a seat has seen which cards are still out."""
    return f"{AID} {seat}"


def ends_of_races(record: Record) -> dict[int, float]:
    """Return the times at which races have ended, by number, as far as they are noted."""
    words = [note.split()[2:] for note in record.notes() if note.startswith(f"{ENDED} ")]
    numbers = [pair for pair in words if len(pair) == 2 and all(map(str.isdecimal, pair))]
    return {int(race): float(when) for race, when in numbers if float(when) < _NEVER}


def has_since_move(record: Record, note: str) -> bool:
    """True if a record has this note since its latest move."""
    since = takewhile(lambda line: not isinstance(line, MoveLine), reversed(record.lines))
    return note in map(str, since)
