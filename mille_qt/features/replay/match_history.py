"""The history of a match: its moments in any order, and the highlights of its races."""

from bisect import bisect_right
from collections.abc import Iterator
from enum import StrEnum
from typing import NamedTuple

from mille_rules.cards import HAZARDS
from mille_rules.events import Event, EventKind, Events
from mille_rules.moves import DRAW, PASS, Move, as_seen
from mille_rules.record import MoveLine, Record, Sitter
from mille_rules.scoring import ITEMS
from mille_rules.seating import lines_with_sitters, seat_changes
from mille_rules.state import Hands, Phase, State
from mille_rules.views import PublicMoves, Update, update_for


class Span(NamedTuple):
    """The moments of one race, from its deal to its last move."""

    first: int
    last: int


def races_over(record: Record) -> Record:
    """Return the record without an unfinished race, whose hands must stay hidden.

    Raises RefusedError for an illegal move.
    """
    over = len(record.state.match.races)
    deals = [count for count, line in enumerate(record.moves()) if line.move.deal is not None]
    return record.before_move(deals[over]) if over < len(deals) else record


class _Moment(NamedTuple):
    seat: int | None
    move: Move
    state: State
    events: Events


class MatchHistory:
    """The moments of a record, numbered from 1: moment `seq` is the state after `seq` moves."""

    def __init__(self, record: Record) -> None:
        """Replay a record.

        Raises ValueError if it has no race, RefusedError if a move is illegal. Moves that are added
        to the record later are ignored.
        """
        self.header, self.changes = record.header, tuple(seat_changes(record))
        self._sitters = [
            sitters for line, sitters in lines_with_sitters(record) if isinstance(line, MoveLine)
        ]
        self._moments = [
            _Moment(line.seat, line.move, state, events)
            for line, (state, events) in record.replay()
        ]
        if not self._moments:
            raise ValueError("expected a record with a race")
        deals = [seq for seq, moment in enumerate(self._moments, 1) if moment.move.deal is not None]
        ends = [*(seq - 1 for seq in deals[1:]), len(self._moments)]
        #: The races, first to last.
        self.races = tuple(Span(first, last) for first, last in zip(deals, ends, strict=True))

    @property
    def last(self) -> int:
        """The number of the last moment."""
        return len(self._moments)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the last players by seat."""
        return self.names_at(self.last)

    def sitters(self, seq: int) -> tuple[Sitter, ...]:
        """Return the players at a moment, by seat."""
        return self._sitters[seq - 1]

    def names_at(self, seq: int) -> tuple[str, ...]:
        """Return the names of the players at a moment, by seat."""
        return tuple(sitter.name for sitter in self.sitters(seq))

    @property
    def sides(self) -> int:
        """The number of sides."""
        return self._moments[0].state.setup.sides

    def race_of(self, seq: int) -> int:
        """Return the race of a moment, counted from 0."""
        return bisect_right(self.races, seq, key=lambda span: span.first) - 1

    def update(self, seq: int, seat: int | None) -> Update:
        """Return the update that a seat, or a spectator (None), received at a moment."""
        moment = self._moments[seq - 1]
        return update_for(seq, moment.state, seat, self._public_moves(seq), moment.events)

    def is_over(self, seq: int) -> bool:
        """Return whether the match was over at a moment."""
        return self._moments[seq - 1].state.phase is Phase.OVER

    def hands(self, seq: int) -> Hands:
        """Return all hands at a moment."""
        return self._moments[seq - 1].state.hands

    def events(self, seq: int) -> Events:
        """Return the events of a moment, including hidden cards."""
        return self._moments[seq - 1].events

    def is_quiet(self, seq: int) -> bool:
        """Return True if the only event was that a card was drawn or a question passed."""
        moment = self._moments[seq - 1]
        return moment.move in (DRAW, PASS) and len(moment.events) == 1

    def _public_moves(self, seq: int) -> PublicMoves:
        """Return the moves of the race up to a moment."""
        first = self.races[self.race_of(seq)].first
        made = self._moments[first:seq]
        return tuple((moment.seat, as_seen(moment.move)) for moment in made)


class HighlightKind(StrEnum):
    """The kinds of highlights."""

    ATTACK = "attack"
    COUP = "coup"
    EXTENSION = "extension"
    ARRIVAL = "arrival"
    BONUS = "bonus"


#: Score items that are not bonuses, because nearly every side gets some of them.
_ORDINARY_ITEMS = ("distance", "safeties", "coups", "trip")
BONUSES = tuple(item for item in ITEMS if item not in _ORDINARY_ITEMS)


class Highlight(NamedTuple):
    """An attack, a coup fourré, an extension, an arrival or bonuses, at a moment of a race.

    `side` is the side that is marked. Bonuses have score items with their points instead of an
    `event`.
    """

    seq: int
    kind: HighlightKind
    side: int
    event: Event | None = None
    items: tuple[tuple[str, int], ...] = ()


def highlights_of(history: MatchHistory, race: Span) -> tuple[Highlight, ...]:
    """Return the highlights of a race, in order."""
    return tuple(
        highlight
        for seq in range(race.first, race.last + 1)
        for highlight in _highlights_at(history, seq)
    )


def _highlights_at(history: MatchHistory, seq: int) -> Iterator[Highlight]:
    for event in history.events(seq):
        kind = _kind_of(event)
        if kind is not None and event.side is not None:
            yield Highlight(seq, kind, event.side, event)
        if event.kind is EventKind.RACE_OVER:
            yield from _bonuses(history, seq)


def _kind_of(event: Event) -> HighlightKind | None:
    if event.kind is EventKind.PLAYED:
        return HighlightKind.ATTACK if event.card in HAZARDS else None
    return {
        EventKind.COUP: HighlightKind.COUP,
        EventKind.EXTENDED: HighlightKind.EXTENSION,
        EventKind.RACE_OVER: HighlightKind.ARRIVAL,
    }.get(event.kind)


def _bonuses(history: MatchHistory, seq: int) -> Iterator[Highlight]:
    scores = history.update(seq, None).view.match.races[-1]
    for side, score in enumerate(scores):
        items = tuple((item, getattr(score, item)) for item in BONUSES if getattr(score, item))
        if items:
            yield Highlight(seq, HighlightKind.BONUS, side, None, items)
