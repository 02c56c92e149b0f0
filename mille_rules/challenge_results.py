"""The results of challenges, from the records of their matches."""

from typing import NamedTuple

from mille_rules.challenge import Challenge, ChallengeError, parse
from mille_rules.marks import AID, CHALLENGE, HINT, PRACTICE, TAKEN_BACK
from mille_rules.record import NoteLine, Record
from mille_rules.seating import seat_changes
from mille_rules.state import Phase, State
from mille_rules.styles import COMPUTER, play_of_kind

_MARK = f"{CHALLENGE} "


class Result(NamedTuple):
    """The result of the people of one side in a challenge."""

    #: Their names, those of all other sides, and the levels of all computer players, each once.
    players: tuple[str, ...]
    opponents: tuple[str, ...]
    levels: tuple[str, ...]
    #: Points of the side in each race, and in the match.
    races: tuple[int, ...]
    total: int
    #: True if the match is over; if the side has won it, alone or with others.
    over: bool
    won: bool
    #: True if moves could be taken back, a hint or an aid was given, or a seat was handed over.
    helped: bool


def challenge_mark(challenge: Challenge) -> NoteLine:
    """Return the note that the cards come from a challenge."""
    return NoteLine(f"{_MARK}{challenge.number}")


def challenge_of(record: Record) -> Challenge | None:
    """Return the challenge of a record; None if there is none, or its rules or seats differ."""
    marks = (note.removeprefix(_MARK) for note in record.notes() if note.startswith(_MARK))
    number = next(marks, None)
    if number is None:
        return None
    try:
        challenge = parse(number)
    except ChallengeError:
        return None
    header = record.header
    fits = (challenge.rules, challenge.seats) == (header.rules, len(header.sitters))
    return challenge if fits else None


def results_of(record: Record, most: int | None = None) -> tuple[Result, ...]:
    """Return the results of the sides with people, if all deals are those of the challenge.

    With `most`, the match counts as it was after so many races.

    Raises RefusedError if the record has an illegal move.
    """
    challenge = challenge_of(record)
    if challenge is None or not is_dealt_from(challenge, record):
        return ()
    state = record.state
    people = [not sitter.kind.startswith(COMPUTER) for sitter in record.header.sitters]
    sides = state.setup.sides
    seated = (side for side in range(sides) if any(people[side::sides]))
    return tuple(_result(record, state, side, most) for side in seated)


def is_dealt_from(challenge: Challenge, record: Record) -> bool:
    """True if all deals are the challenge's and no side began with points.

    Which seat begins a later race follows from the first.
    """
    if any(record.header.points):
        return False
    deals = (line.move.deal for line in record.moves() if line.move.deal is not None)
    return all(
        deal.cards == challenge.deck(deal.race) and (deal.race > 1 or deal.first == challenge.first)
        for deal in deals
    )


def is_helped(record: Record) -> bool:
    """True if not everything in a match was decided alone by those who sat down for it."""
    help_marks = (PRACTICE, HINT, AID, TAKEN_BACK)
    noted = any(note.startswith(help_marks) for note in record.notes())
    return noted or any(seat_changes(record))


def _result(record: Record, state: State, side: int, most: int | None) -> Result:
    sitters, sides = record.header.sitters, state.setup.sides
    plays = [play_of_kind(sitter.kind) for sitter in sitters]
    own = [sitter for sitter in sitters[side::sides] if not sitter.kind.startswith(COMPUTER)]
    others = [sitter.name for seat, sitter in enumerate(sitters) if seat % sides != side]
    races = tuple(scores[side].total for scores in state.match.races[:most])
    over = state.phase is Phase.OVER and len(races) == len(state.match.races)
    return Result(
        players=tuple(sitter.name for sitter in own),
        opponents=tuple(others),
        levels=tuple(dict.fromkeys(play.level for play in plays if play is not None)),
        races=races,
        total=sum(races),
        over=over,
        won=over and side in state.match.winners,
        helped=is_helped(record),
    )
