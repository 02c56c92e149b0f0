"""A match at a table: players in seats, and the one path of every move."""

from collections import defaultdict, deque
from collections.abc import Callable, Iterable
from functools import partial
from typing import Protocol

from mille_rules.cards import Card, cards_of, counts_of
from mille_rules.events import Event, EventKind, Events
from mille_rules.journal import Journal
from mille_rules.legal import next_first
from mille_rules.marks import REFUSED_TAKE_BACK, TAKEN_BACK
from mille_rules.moves import Move, MoveKind, as_seen, deal, shuffle
from mille_rules.record import Line, MoveLine, NoteLine, Record, ScoreLine
from mille_rules.refusals import Code, Refusal, RefusedError
from mille_rules.state import Phase, State
from mille_rules.take_back import (
    changes_take_backs,
    is_refused,
    moves_back,
    take_back_from,
    take_back_seat,
    take_backs,
    without_moves,
)
from mille_rules.views import PublicMoves, Update, update_for


class Player(Protocol):
    """Answers for a seat: a person at this screen, a computer, or somebody on the network."""

    def update(self, update: Update) -> None:
        """Receive an update; if `update.choices` is not empty, the seat is asked to move."""

    def refused(self, refusal: Refusal, update: Update) -> None:
        """Receive the reason why a submitted move was not made, and a fresh update."""


class Match:
    """Runs one match: applies moves, records them and sends updates to every player."""

    def __init__(self, record: Record, journal: Journal | None = None) -> None:
        """Continue a record, which may have no moves yet, and write to `journal`.

        Raises RefusedError if the record has an illegal move.
        """
        self._journal = journal
        self._players: dict[int, Player] = {}
        self._spectators: list[Player] = []
        self._waiting: deque[Callable[[], None]] = deque()
        self._busy = False
        self._load(record)

    def _load(self, record: Record) -> None:
        self._record, self._state = record, record.state
        made, race = record.moves(), record.latest_race()
        self._seq = len(made)
        self._asked_at = self._seq - _answers_at_end(made)
        self._race_moves: PublicMoves = tuple(
            (seat, as_seen(move)) for seat, move in made[len(made) - len(race) :][1:]
        )
        self._take_back_from = take_back_from(record)

    @property
    def state(self) -> State:
        """The whole state, with all secrets: never for a player."""
        return self._state

    @property
    def record(self) -> Record:
        """The set-up and the moves so far."""
        return self._record

    @property
    def seq(self) -> int:
        """The number of moves made, deals included."""
        return self._seq

    def public_past(self) -> list[Update]:
        """Return the updates for spectators since the latest deal, that deal included.

        The moves that were taken back are missing, and the events say that they were.
        """
        moves = self._race_moves
        dealt_at = self._seq - len(moves)
        taken_back = defaultdict[int, Events](tuple)
        for seq, seat, count in take_backs(self._record):
            taken_back[seq] += (_taken_back(seat, count),)
        return [
            update_for(seq, state, None, moves[: seq - dealt_at], events + taken_back[seq])
            for seq, (state, events) in enumerate(self._record.latest_race(), dealt_at)
        ]

    def sit(self, seat: int, player: Player) -> None:
        """Give a seat to a player, at any time, and send it an update."""
        self._players[seat] = player
        self._run(lambda: player.update(self._update(seat)))

    def watch(self, spectator: Player) -> None:
        """Add a spectator and send it an update."""
        self._spectators.append(spectator)
        self._run(lambda: spectator.update(self._update(None)))

    def deal(self, order: Callable[[tuple[Card, ...]], Iterable[Card]], first: int = 0) -> None:
        """Deal the next race; `order` shuffles the deck, `first` begins the match's first race.

        Raises RefusedError during a race or after the match.
        """
        setup, match = self._state.setup, self._state.match
        whole = cards_of(setup.rules.deck_for(setup.seats))
        due = next_first(self._state)
        move = deal(match.race + 1, first if due is None else due, tuple(order(whole)))
        self._run(lambda: self._make(None, move))

    def shuffle(self, order: Callable[[tuple[Card, ...]], Iterable[Card]]) -> None:
        """Make the discards the draw pile; `order` shuffles them.

        Raises RefusedError unless the phase is `Phase.SHUFFLE`.
        """
        self._run(lambda: self._shuffle(order))

    def _shuffle(self, order: Callable[[tuple[Card, ...]], Iterable[Card]]) -> None:
        discards = cards_of(counts_of(self._state.discards))
        self._make(None, shuffle(tuple(order(discards))))

    def submit(self, seat: int, move: Move, seq: int) -> None:
        """Make a move for a seat that has seen the update `seq`, or refuse it to its player."""
        self._run(lambda: self._take(seat, move, seq))

    def note(self, text: str) -> None:
        """Append a note to record and journal, without an update: the rules ignore it."""
        self._run(lambda: self._note(NoteLine(text)))

    def _note(self, line: NoteLine) -> None:
        self._write(line)
        if changes_take_backs(line):
            self._take_back_from = take_back_from(self._record)

    @property
    def take_back_from(self) -> int | None:
        """The number of moves that stay where nobody is asked to take back the later ones.

        None where the others are asked (rules 2.9).
        """
        return self._take_back_from

    @property
    def takes_back_freely(self) -> bool:
        """True if seats take back moves without asking anybody."""
        return self._take_back_from is not None

    @property
    def take_back_seat(self) -> int | None:
        """The seat that may ask to take back the latest move, None if nobody is asked about it."""
        seat = take_back_seat(self._race_moves, self._state.phase)
        asks = seat is not None and not self.takes_back_freely and self.moves_back(seat)
        return seat if asks else None

    def moves_back(self, seat: int) -> int:
        """Return how many moves a seat may take back now, 0 for none."""
        first, dealt_at = self._take_back_from, self._seq - len(self._race_moves)
        return moves_back(self._record, seat, None if first is None else first - dealt_at)

    def take_back(self, seat: int) -> bool:
        """Take back the moves that a seat may take back, and note it; False if there are none."""
        count = self.moves_back(seat)
        if count:
            self._run(partial(self._take_back, seat, count))
        return bool(count)

    def _take_back(self, seat: int, count: int) -> None:
        record = without_moves(self._record, count)
        record.add(NoteLine(f"{TAKEN_BACK} {seat} {count}"))
        self._go_on_from(record, (_taken_back(seat, count),))

    def refuse_take_back(self, seat: int) -> None:
        """Note that a seat has asked to take back its move, and somebody has not agreed."""
        self.note(f"{REFUSED_TAKE_BACK} {seat}")

    def is_refused(self, seat: int) -> bool:
        """Return True if a seat was refused so often in this race that it asks no more."""
        return is_refused(self._record, seat)

    def rewind(self, seq: int) -> None:
        """Undo all but the first `seq` moves, but never the latest deal."""
        count = min(self._seq - seq, len(self._race_moves))
        if count > 0:
            self._run(lambda: self._go_on_from(without_moves(self._record, count), ()))

    def _go_on_from(self, record: Record, events: tuple[Event, ...]) -> None:
        self._load(record)
        if self._journal is not None:
            self._journal.rewrite(record)
        self._tell(events)

    def _run(self, work: Callable[[], None]) -> None:
        """Do work now, or after the current work: players answer from within `update`."""
        self._waiting.append(work)
        if self._busy:
            return
        self._busy = True
        try:
            while self._waiting:
                self._waiting.popleft()()
        finally:
            self._busy = False

    def _take(self, seat: int, move: Move, seq: int) -> None:
        if not self._is_fresh(seq):
            self._refuse(seat, Refusal(Code.STALE))
            return
        try:
            self._make(seat, move)
        except RefusedError as error:
            self._refuse(seat, error.refusal)

    def _is_fresh(self, seq: int) -> bool:
        """Partners may answer one question at once, so any update since it was asked is fresh."""
        if self._state.phase is Phase.ANSWER:
            return self._asked_at <= seq <= self._seq
        return seq == self._seq

    def _make(self, seat: int | None, move: Move) -> None:
        before = self._state
        self._state, events = self._record.make(seat, move)
        self._seq += 1
        if before.question is None:
            self._asked_at = self._seq
        if move.kind is MoveKind.DEAL:
            self._race_moves = ()
        else:
            self._race_moves = (*self._race_moves, (seat, as_seen(move)))
        self._write_last_line()
        if len(self._state.match.races) > len(before.match.races):
            scores = self._state.match.races[-1]
            self._write(ScoreLine(before.match.race, tuple(score.total for score in scores)))
        self._tell(events)

    def _write(self, line: Line) -> None:
        self._record.add(line)
        self._write_last_line()

    def _write_last_line(self) -> None:
        if self._journal is not None:
            self._journal.write(self._record.lines[-1], self._record)

    def _tell(self, events: tuple[Event, ...]) -> None:
        seq, state, moves = self._seq, self._state, self._race_moves
        for seat, player in list(self._players.items()):
            player.update(update_for(seq, state, seat, moves, events))
        for spectator in self._spectators:
            spectator.update(update_for(seq, state, None, moves, events))

    def _update(self, seat: int | None) -> Update:
        return update_for(self._seq, self._state, seat, self._race_moves, ())

    def _refuse(self, seat: int, refusal: Refusal) -> None:
        player = self._players.get(seat)
        if player is not None:
            player.refused(refusal, self._update(seat))


def _taken_back(seat: int, count: int) -> Event:
    return Event(EventKind.TAKEN_BACK, seat, moves=count)


def _answers_at_end(made: list[MoveLine]) -> int:
    """Count the answers to the question that may be open."""
    count = 0
    while count < len(made) and made[-1 - count].move.kind is MoveKind.PASS:
        count += 1
    return count
