"""The decisions and draws of a seat in a race of a record, each with its view."""

from collections.abc import Iterator
from typing import NamedTuple

from mille_rules.computer.explanations.questions import DrawQuestion, RankQuestion
from mille_rules.legal import legal_moves
from mille_rules.moves import Move, MoveKind, as_seen
from mille_rules.record import MoveLine, Record
from mille_rules.state import BETWEEN_RACES, MatchScore, Phase, Setup, State
from mille_rules.views import PublicMoves, view_for


class Decision(NamedTuple):
    """A choice between moves; `seq` is the number of moves of the match before it."""

    seq: int
    #: The turn of the seat in the race, from 1; an answer belongs to the next turn.
    turn: int
    question: RankQuestion
    played: Move


class OwnDraw(NamedTuple):
    """A card drawn; `seq` is the number of moves up to and including the draw."""

    seq: int
    turn: int
    question: DrawQuestion


class RaceOfSeat(NamedTuple):
    """A race that is over, with the decisions and draws of a seat."""

    seat: int
    setup: Setup
    moments: tuple[Decision | OwnDraw, ...]
    #: The match before and after the race.
    before: MatchScore
    after: MatchScore
    #: The number of moves of the match up to the end of the race.
    last_seq: int


def race_of_seat(record: Record, race: int, seat: int) -> RaceOfSeat:
    """Return a race, counted from 0, as a seat saw it.

    Raises ValueError if the race is not over, whose cards are secret, and RefusedError for an
    illegal move.
    """
    steps = list(_steps(record, race))
    if not steps or steps[-1].after.phase not in BETWEEN_RACES:
        raise ValueError(f"race {race + 1} is not over")
    return RaceOfSeat(
        seat,
        steps[0].before.setup,
        tuple(_moments(steps, seat)),
        steps[0].before.match,
        steps[-1].after.match,
        steps[-1].seq,
    )


class _Step(NamedTuple):
    seq: int
    line: MoveLine
    before: State
    after: State
    moves: PublicMoves


def _steps(record: Record, race: int) -> Iterator[_Step]:
    """Return the moves of a race after its deal, with the states before and after each."""
    before, at = record.header.new_match(), -1
    moves: PublicMoves = ()
    for seq, (line, (after, _)) in enumerate(record.replay(), start=1):
        if line.move.kind is MoveKind.DEAL:
            at, moves = at + 1, ()
        else:
            if at == race:
                yield _Step(seq, line, before, after, moves)
            moves = (*moves, (line.seat, as_seen(line.move)))
        before = after


def _moments(steps: list[_Step], seat: int) -> Iterator[Decision | OwnDraw]:
    turn, holder = 0, None
    for step in steps:
        if step.before.turn == seat and holder != seat:
            turn += 1
        holder = step.before.turn
        if step.line.seat == seat:
            yield from _own(step, seat, turn if holder == seat else turn + 1)


def _own(step: _Step, seat: int, turn: int) -> Iterator[Decision | OwnDraw]:
    state, move = step.after, step.line.move
    choices = legal_moves(step.before, seat)
    if len(choices) > 1:
        view = view_for(step.before, seat, step.moves)
        yield Decision(step.seq - 1, turn, RankQuestion(view, choices), move)
    # The last card of the pile may have ended the race.
    if state.drawn > step.before.drawn and state.phase not in BETWEEN_RACES:
        moves = (*step.moves, (seat, move))
        # The card that replaces a safety is judged without the turn's own draw.
        view = view_for(state, seat, moves)._replace(phase=Phase.PLAY, turn=seat, to_act=(seat,))
        if state.phase is Phase.SHUFFLE:
            # The discards are the draw pile by the time the card can be played.
            view = view._replace(draw_pile=len(view.discards), discards=(), shuffled=True)
        yield OwnDraw(step.seq, turn, DrawQuestion(view))
