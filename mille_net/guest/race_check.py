"""The check after a race: computes the deck again, and replays the public log with all hands."""

from collections.abc import Sequence

from mille_net.guest.contradiction import ContradictionError, ContradictionReason
from mille_net.guest.update_checker import difference
from mille_rules.cards import cards_of, counts_of
from mille_rules.engine import Step, apply, new_match
from mille_rules.fair_deal import Transcript, first_seat, rules_hash
from mille_rules.moves import Move, MoveKind, deal, shuffle
from mille_rules.refusals import RefusedError
from mille_rules.state import BETWEEN_RACES, MatchScore, State
from mille_rules.views import Update, View, update_for


def check_race(
    transcript: Transcript, shuffled: Transcript | None, updates: Sequence[Update]
) -> None:
    """Check all updates of a finished race against its deal, and the shuffle of its discards.

    `updates` are those of one race, of any seats, the last one from after its end. Raises
    ContradictionError if anything does not fit.
    """
    last = updates[-1]
    view = last.view
    for each in (transcript,) if shuffled is None else (transcript, shuffled):
        _check_transcript(each, view)
    if view.phase not in BETWEEN_RACES:
        raise ContradictionError(ContradictionReason.UNFINISHED)
    steps = _replay(transcript, shuffled, view)
    dealt_at = last.seq - len(view.moves)
    for update in updates:
        _check_update(update, steps, view, dealt_at)


def _check_transcript(transcript: Transcript, view: View) -> None:
    fault = transcript.fault()
    if fault is not None:
        raise ContradictionError(ContradictionReason(fault.value))
    if view.match.race != transcript.context.race:
        raise ContradictionError(ContradictionReason.CONTEXT, f"race {transcript.context.race}")
    if rules_hash(view.setup.rules, view.setup.seats) != transcript.context.rules:
        raise ContradictionError(
            ContradictionReason.CONTEXT, "the rules have changed since the deal"
        )


def _replay(transcript: Transcript, shuffled: Transcript | None, view: View) -> list[Step]:
    """Return all states of the race; raises ContradictionError for a move against the rules."""
    state = _before(view)
    try:
        steps = [apply(state, None, _deal(transcript, view))]
        for seat, move in view.moves:
            state = steps[-1][0]
            told = _shuffle(shuffled, state) if move.kind is MoveKind.SHUFFLE else move
            steps.append(apply(state, seat, told))
    except RefusedError as error:
        raise ContradictionError(ContradictionReason.ILLEGAL, str(error)) from None
    return steps


def _shuffle(transcript: Transcript | None, state: State) -> Move:
    """Return the shuffle that was agreed on."""
    discards = cards_of(counts_of(state.discards))
    if transcript is None or transcript.context.deck_size != len(discards):
        raise ContradictionError(ContradictionReason.CONTEXT, f"{len(discards)} discards")
    return shuffle(tuple(discards[place] for place in transcript.order()))


def _before(view: View) -> State:
    """Return the state before the race was dealt, computed from the one after it."""
    setup, match = view.setup, view.match
    scores = match.races[-1] if match.races else ()
    points = tuple(p - score.total for p, score in zip(match.points, scores, strict=False))
    alone = match.winners[0] if len(match.winners) == 1 else None
    games = tuple(won - (side == alone) for side, won in enumerate(match.games))
    first = (match.first - 1) % setup.seats
    before = MatchScore(match.race - 1, first, points, games, match.races[:-1], ())
    return new_match(setup.rules, setup.seats)._replace(match=before)


def _deal(transcript: Transcript, view: View) -> Move:
    setup, match = view.setup, view.match
    begins = first_seat(transcript.seed(), setup.seats)
    if match.race == 1 and match.first != begins:
        raise ContradictionError(ContradictionReason.FIRST, f"seat {match.first}, not {begins}")
    whole = cards_of(setup.rules.deck_for(setup.seats))
    order = tuple(whole[place] for place in transcript.order())
    return deal(match.race, match.first, order)


def _check_update(update: Update, steps: list[Step], last: View, dealt_at: int) -> None:
    made = update.seq - dealt_at
    if not 0 <= made < len(steps):
        raise ContradictionError(
            ContradictionReason.UPDATE, f"state {update.seq} is none of this race"
        )
    state, events = steps[made]
    told = events if update.events else ()
    due = update_for(update.seq, state, update.view.seat, last.moves[:made], told)
    if due == update:
        return
    same_hands = (due.view.hand, due.view.open_hands) == (update.view.hand, update.view.open_hands)
    reason = ContradictionReason.UPDATE if same_hands else ContradictionReason.CARD
    raise ContradictionError(reason, f"state {update.seq}: {difference(due, update)}")
