"""What the record of a match notes beside its moves; the rules pass all of it over."""

import os
from itertools import takewhile
from typing import TYPE_CHECKING

from mille_rules.fairness import Fairness
from mille_rules.match_id import ID_BYTES, match_mark
from mille_rules.record import Header, MoveLine, NoteLine, Record
from mille_rules.rulesets import SIDES_BY_SEATS

if TYPE_CHECKING:
    from mille_rules.challenge import Challenge

PRACTICE = "mark practice"
CHALLENGE = "mark challenge"
#: Before a move for which a seat had a hint; the number of the seat follows.
HINT = "mark hint"


def new_record(header: Header, practice: bool, fairness: Fairness = Fairness.BEST) -> Record:
    """A match without any moves yet; where two sides play, a fairness means nothing."""
    marks = [PRACTICE] if practice else []
    if fairness is not Fairness.BEST and SIDES_BY_SEATS[len(header.sitters)] > 2:
        marks.append(fairness_mark(fairness))
    begin = match_mark(os.urandom(ID_BYTES))
    return Record(header, [begin, *(NoteLine(mark) for mark in marks)])


def is_practice(record: Record) -> bool:
    """Whether moves may be taken back."""
    return any(str(line) == PRACTICE for line in record.lines)


def fairness_mark(fairness: Fairness) -> str:
    """The line by which a record says whom computer players attack."""
    return f"mark attack-{fairness}"


def fairness_of(record: Record) -> Fairness:
    """Whom computer players attack."""
    marks = {str(line) for line in record.lines}
    chosen = (fairness for fairness in Fairness if fairness_mark(fairness) in marks)
    return next(chosen, Fairness.BEST)


def challenge_of(record: Record) -> "Challenge | None":
    """The challenge that a match's cards come from, if any."""
    notes = (line.text for line in record.lines if isinstance(line, NoteLine))
    if not any(note.startswith(CHALLENGE) for note in notes):
        return None
    # Imported for a challenge alone: 5 ms of opening any other match.
    from mille_rules import challenge_results

    return challenge_results.challenge_of(record)


def is_hinted(record: Record) -> bool:
    """Whether anybody has had a hint."""
    return any(isinstance(line, NoteLine) and line.text.startswith(HINT) for line in record.lines)


def hint_mark(seat: int | None) -> str:
    """The line by which a record says that a seat had a hint for its next move."""
    return f"{HINT} {seat}"


def has_since_move(record: Record, mark: str) -> bool:
    """Whether a record has this line since its latest move."""
    since = takewhile(lambda line: not isinstance(line, MoveLine), reversed(record.lines))
    return mark in map(str, since)
