"""A match as it went: every moment of it, to be looked at in any order."""

from bisect import bisect_right
from typing import NamedTuple

from mille_rules.events import Events
from mille_rules.moves import DRAW, PASS, Move
from mille_rules.record import Record
from mille_rules.state import Hands, State
from mille_rules.styles import COMPUTER
from mille_rules.views import PublicMoves, Update, update_for


class Span(NamedTuple):
    """The moments of one race, its deal and its last move included."""

    first: int
    last: int


def races_over(record: Record) -> Record:
    """The record without a race under way: nobody looks behind the cards of another.

    Raises RefusedError for an illegal move.
    """
    over = len(record.state.match.races)
    deals = [count for count, line in enumerate(record.moves()) if line.seat is None]
    return record.before_move(deals[over]) if over < len(deals) else record


class _Moment(NamedTuple):
    seat: int | None
    move: Move
    state: State
    events: Events


class Course:
    """The moments of a record; a moment is named by how many moves had been made, from 1."""

    def __init__(self, record: Record) -> None:
        """Play a record through; ValueError for one without a race, RefusedError for a wrong one.

        What is added to the record later is not seen here.
        """
        self.header = record.header
        self._moments = [
            _Moment(line.seat, line.move, state, events)
            for line, (state, events) in record.replay()
        ]
        if not self._moments:
            raise ValueError("expected a record with a race")
        deals = [seq for seq, moment in enumerate(self._moments, 1) if moment.seat is None]
        ends = [*(seq - 1 for seq in deals[1:]), len(self._moments)]
        #: The races, first to last.
        self.races = tuple(Span(first, last) for first, last in zip(deals, ends, strict=True))

    @property
    def last(self) -> int:
        """The last moment."""
        return len(self._moments)

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat."""
        return tuple(sitter.name for sitter in self.header.sitters)

    @property
    def sides(self) -> int:
        """How many sides there are."""
        return self._moments[0].state.setup.sides

    def is_computer(self, seat: int) -> bool:
        """Whether a computer player had this seat at the start."""
        return self.header.sitters[seat].kind.startswith(COMPUTER)

    def race_of(self, seq: int) -> int:
        """The race of a moment, counted from 0."""
        return bisect_right(self.races, seq, key=lambda span: span.first) - 1

    def update(self, seq: int, seat: int | None) -> Update:
        """What a seat, or a spectator (None), was sent then."""
        moment = self._moments[seq - 1]
        return update_for(seq, moment.state, seat, self._public_moves(seq), moment.events)

    def hands(self, seq: int) -> Hands:
        """What everybody held then."""
        return self._moments[seq - 1].state.hands

    def events(self, seq: int) -> Events:
        """What happened just then, all secrets included."""
        return self._moments[seq - 1].events

    def is_quiet(self, seq: int) -> bool:
        """Whether all that happened then was a card drawn, or a question let pass."""
        moment = self._moments[seq - 1]
        return moment.move in (DRAW, PASS) and len(moment.events) == 1

    def _public_moves(self, seq: int) -> PublicMoves:
        """The moves of the race up to a moment."""
        first = self.races[self.race_of(seq)].first
        made = self._moments[first:seq]
        return tuple((moment.seat, moment.move) for moment in made if moment.seat is not None)
