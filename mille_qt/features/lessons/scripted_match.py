"""A lesson's match: its stacked deck, its record, and the moves of the other seats."""

from collections.abc import Sequence

from mille_qt.features.lessons.lesson import PLAYER, Lesson, ScriptedMove, parse_script
from mille_rules.cards import Card, cards_of
from mille_rules.moves import DRAW, PASS, Move, MoveKind, deal, discard, parse_move
from mille_rules.record import Header, Record, Sitter
from mille_rules.rulesets import DEFAULT_RULES
from mille_rules.state import Phase, State, to_act

#: Hands are filled up with distances up to this one: with longer ones the others could win.
_MOST_FILLING_MILES = 100
_PHASE_MOVES = {
    Phase.PLAY: (MoveKind.PLAY, MoveKind.DISCARD),
    Phase.ANSWER: (MoveKind.COUP, MoveKind.PASS),
    Phase.EXTENSION: (MoveKind.EXTEND, MoveKind.FINISH),
}


def deck_for(lesson: Lesson) -> tuple[Card, ...]:
    """Return a deck that deals a lesson's hands and draws; ValueError if that is impossible."""
    left = list(cards_of(DEFAULT_RULES.deck_for(lesson.seats)))
    hands = [_parse_cards(hand) for hand in lesson.hands]
    hands += [[] for _ in range(lesson.seats - len(hands))]
    draws = _parse_cards(lesson.draws)
    for held in (*hands, draws):
        for card in held:
            left.remove(card)
    filling = _harmless_first(left)
    for hand in hands:
        hand += [filling.pop(0) for _ in range(DEFAULT_RULES.hand_size - len(hand))]
    order = [hands[(lesson.first + turn) % lesson.seats] for turn in range(lesson.seats)]
    dealt = [hand[i] for i in range(DEFAULT_RULES.hand_size) for hand in order]
    return (*dealt, *draws, *filling)


def _parse_cards(text: str) -> list[Card]:
    return [Card.from_slug(slug) for slug in text.split()]


def _harmless_first(cards: list[Card]) -> list[Card]:
    """Sort the cards: shorter distances alternately, then everything else."""
    seen: dict[Card, int] = {}
    keys = []
    for card in cards:
        seen[card] = seen.get(card, 0) + 1
        keys.append((not 0 < card.miles <= _MOST_FILLING_MILES, seen[card], card))
    return [card for _, _, card in sorted(keys)]


def record_at(lesson: Lesson, step: int, names: Sequence[str]) -> Record:
    """Return the record of a lesson at the start of a step.

    Raises RefusedError or ValueError for a script that cannot be played.
    """
    sitters = (
        Sitter("human" if seat == PLAYER else "computer-lesson", names[seat])
        for seat in range(lesson.seats)
    )
    record = Record(Header(DEFAULT_RULES, tuple(sitters)))
    opening = deal(1, lesson.first, deck_for(lesson))
    record.make(None, opening)
    script = _script_until(lesson, step)
    while (made := next_move(record.state, script)) is not None:
        if script and made == script[0]:
            script.pop(0)
        record.make(*made)
    if script:
        raise ValueError(f"{lesson.slug}: nobody can make {script[0]}")
    return record


def _script_until(lesson: Lesson, step: int) -> list[ScriptedMove]:
    """Return all moves before a step, with the first accepted move of each earlier step."""
    script = list(parse_script(lesson.opening_moves))
    for earlier in lesson.steps[:step]:
        if earlier.accepted:
            script.append(ScriptedMove(PLAYER, parse_move(earlier.accepted[0])))
        script += parse_script(earlier.replies)
    return script


def next_move(state: State, script: Sequence[ScriptedMove]) -> ScriptedMove | None:
    """Return the next move of the script or of another seat; None if the player must decide.

    A seat without a scripted move draws, does not answer attacks, and discards the drawn card.
    """
    seats = to_act(state)
    due = script[0] if script else None
    if due and due.seat in seats and due.move.kind in _PHASE_MOVES.get(state.phase, ()):
        return due
    others = [seat for seat in seats if seat != PLAYER]
    if others:
        return ScriptedMove(others[0], _idle_move(state, others[0]))
    plays_later = any(later.seat == PLAYER for later in script)
    if seats and state.phase is Phase.DRAW and plays_later:
        return ScriptedMove(PLAYER, DRAW)
    return None


def _idle_move(state: State, seat: int) -> Move:
    if state.phase is Phase.DRAW:
        return DRAW
    return PASS if state.phase is Phase.ANSWER else discard(state.hands[seat][-1])
