"""Which moves are legal: `legal_moves` lists them, `why_not` gives the reason against a move."""

from collections.abc import Callable, Iterable

from mille_rules.cards import (
    DISTANCES,
    HAZARDS,
    REMEDIES,
    SAFETIES,
    SAFETY_FOR,
    Card,
    bits_of,
    counts_of,
)
from mille_rules.driving import why_not_suffer, why_not_take
from mille_rules.moves import DRAW, EXTEND, FINISH, PASS, Move, MoveKind, coup, discard, play, take
from mille_rules.refusals import Code, Refusal
from mille_rules.rulesets import MAX_SIDES
from mille_rules.state import Phase, Pile, Setup, State, Tableaux

_NO_MOVES: tuple[Move, ...] = ()
_DRAW_ONLY = (DRAW,)
_EXTENSION_ONLY = (EXTEND, FINISH)

_DEALING, _DRAWING, _PLAYING = Phase.DEAL, Phase.DRAW, Phase.PLAY
_ANSWERING, _EXTENDING, _OVER = Phase.ANSWER, Phase.EXTENSION, Phase.OVER
#: Why a seat cannot act while the table waits for something else, by phase.
_DECIDED_FIRST = {Phase.EXTENSION: Code.EXTENSION_FIRST, Phase.SHUFFLE: Code.SHUFFLE_FIRST}
_PLAY, _DISCARD, _PASS = MoveKind.PLAY, MoveKind.DISCARD, MoveKind.PASS


def legal_moves(state: State, seat: int | None) -> tuple[Move, ...]:
    """Return the legal moves of a seat; empty if it is not asked (a deal is never listed)."""
    phase = state.phase
    if phase is _PLAYING:
        return _turn_moves(state, seat) if seat == state.turn else _NO_MOVES
    if phase is _DRAWING:
        return _draws(state) if seat == state.turn else _NO_MOVES
    if phase is _ANSWERING:
        return _answers(state, seat)
    if phase is _EXTENDING and seat == state.turn:
        return _EXTENSION_ONLY
    return _NO_MOVES


def _draws(state: State) -> tuple[Move, ...]:
    """Return the draw, and the ways to play the top discard instead."""
    if not (state.setup.rules.play_top_discard and state.discards):
        return _DRAW_ONLY
    card, own = state.discards[-1], state.turn % state.setup.sides
    if card not in HAZARDS:
        taken = state.tableaux[own].takes & card.bit
        return (DRAW, take(card)) if taken else _DRAW_ONLY
    sides = _OTHER_SIDES[state.setup.sides][own]
    suffer = [side for side in sides if state.tableaux[side].suffers & card.bit]
    return (DRAW, *[take(card, side) for side in suffer])


def _turn_moves(state: State, seat: int) -> tuple[Move, ...]:
    own = seat % state.setup.sides
    return moves_of_hand(state.setup, state.tableaux, state.hands[seat], own)


def moves_of_hand(setup: Setup, tableaux: Tableaux, cards: Pile, own: int) -> tuple[Move, ...]:
    """Return what a side may do with the cards of a hand in a turn."""
    hand = bits_of(cards)
    sides = setup.sides
    moves = _NO_MOVES
    played = hand & tableaux[own].takes
    if played:
        moves = _DISTANCE_PLAYS[played & _DISTANCE_BITS] + _OTHER_PLAYS[played >> _FIRST_REMEDY]
    for side in _OTHER_SIDES[sides][own]:
        hazards = hand & tableaux[side].suffers
        if hazards:
            moves += _ATTACKS[side][hazards >> _FIRST_HAZARD]
    if not setup.rules.can_discard_safety:
        hand &= ~_SAFETY_BITS
    return moves + _LOW_DISCARDS[hand & _LOW_BITS] + _HIGH_DISCARDS[hand >> _FIRST_REMEDY]


def _answers(state: State, seat: int | None) -> tuple[Move, ...]:
    question = state.question
    if question is None or seat is None or seat not in question.waiting:
        return _NO_MOVES
    safety = SAFETY_FOR[question.hazard]
    return (coup(safety), PASS) if safety in state.hands[seat] else (PASS,)


def anything_playable(state: State) -> bool:
    """True if any seat holds a card that it could play, safeties and attacks included."""
    for seat in range(state.setup.seats):
        moves = _turn_moves(state, seat)
        if moves and moves[0].kind is _PLAY:
            return True
    return False


def why_not(state: State, seat: int | None, move: Move) -> Refusal | None:
    """Return the reason why a seat, or the table (None), may not make a move; None if it may."""
    return REASONS[move.kind](state, seat, move)


def _why_not_draw(state: State, seat: int | None, _move: Move) -> Refusal | None:
    if seat == state.turn and state.phase is _DRAWING:
        return None
    return _wrong_moment(state, seat) or Refusal(Code.ALREADY_DRAWN)


def _why_not_decide(state: State, seat: int | None, _move: Move) -> Refusal | None:
    if seat == state.turn and state.phase is _EXTENDING:
        return None
    return _no_such_seat(state, seat) or _wrong_moment(state, seat) or Refusal(Code.NO_EXTENSION)


def _no_such_seat(state: State, seat: int | None) -> Refusal | None:
    known = seat is not None and 0 <= seat < state.setup.seats
    return None if known else Refusal(Code.NO_SUCH_SEAT)


def _wrong_moment(state: State, seat: int | None) -> Refusal | None:
    """Return the refusal if the table does not wait for this seat's draw or play."""
    if state.phase is _OVER:
        return Refusal(Code.MATCH_OVER)
    if state.phase is _DEALING:
        return Refusal(Code.RACE_OVER)
    if state.question is not None:
        waiting = state.question.waiting
        if seat not in waiting:
            return Refusal(Code.NOT_YOUR_TURN, seat=waiting[0])
        return Refusal(Code.ANSWER_FIRST, card=state.question.hazard, side=state.question.side)
    if seat != state.turn:
        return Refusal(Code.NOT_YOUR_TURN, seat=state.turn)
    first = _DECIDED_FIRST.get(state.phase)
    return None if first is None else Refusal(first)


def _why_not_card(state: State, seat: int | None, move: Move) -> Refusal | None:
    """Return the reason against a play or a discard."""
    if seat != state.turn or state.phase is not _PLAYING:
        return _no_such_seat(state, seat) or _wrong_moment(state, seat) or Refusal(Code.DRAW_FIRST)
    card = move.card
    if card is None or card not in state.hands[seat]:
        return Refusal(Code.NOT_IN_HAND, card=card)
    if move.kind is _DISCARD:
        kept = not state.setup.rules.can_discard_safety and card in SAFETIES
        return Refusal(Code.SAFETY_IS_KEPT, card=card) if kept else None
    return _why_not_lay(state, seat % state.setup.sides, card, move)


def _why_not_take(state: State, seat: int | None, move: Move) -> Refusal | None:
    """Return the reason against playing the top discard."""
    if seat != state.turn or state.phase is not _DRAWING:
        return _wrong_moment(state, seat) or Refusal(Code.ALREADY_DRAWN)
    card = move.card
    on_top = state.setup.rules.play_top_discard and state.discards[-1:] == (card,)
    if card is None or not on_top:
        return Refusal(Code.CANNOT_BE_TAKEN, card=card)
    return _why_not_lay(state, seat % state.setup.sides, card, move)


def _why_not_lay(state: State, own: int, card: Card, move: Move) -> Refusal | None:
    """Return the reason why a side may not put a card where the move says."""
    if card in HAZARDS:
        return _why_not_attack(state, own, card, move.side)
    if move.side is not None:
        return Refusal(Code.NO_TARGET, card=card)
    tableau = state.tableaux[own]
    if tableau.takes & card.bit:
        return None
    refusal = why_not_take(card, tableau, state.setup, state.race.target)
    return refusal._replace(side=own) if refusal is not None else None


def _why_not_attack(state: State, own: int, card: Card, side: int | None) -> Refusal | None:
    if side is None:
        return Refusal(Code.NEEDS_TARGET, card=card)
    if not 0 <= side < state.setup.sides:
        return Refusal(Code.NO_SUCH_SIDE, side=side)
    if side == own:
        return Refusal(Code.OWN_SIDE, card=card, side=side)
    tableau = state.tableaux[side]
    if tableau.suffers & card.bit:
        return None
    refusal = why_not_suffer(card, tableau, state.setup)
    return refusal._replace(side=side) if refusal is not None else None


def _why_not_answer(state: State, seat: int | None, move: Move) -> Refusal | None:
    question = state.question
    if seat is None or question is None:
        return _no_such_seat(state, seat) or Refusal(Code.NOTHING_TO_ANSWER)
    if seat not in question.waiting:
        return _no_such_seat(state, seat) or _wrong_moment(state, seat)
    if move.kind is _PASS:
        return None
    safety = SAFETY_FOR[question.hazard]
    if move.card is not safety:
        return Refusal(Code.NOT_ITS_SAFETY, card=question.hazard, needs=safety)
    return None if safety in state.hands[seat] else Refusal(Code.NOT_IN_HAND, card=safety)


def _why_not_deal(state: State, seat: int | None, move: Move) -> Refusal | None:
    given = move.deal
    if seat is not None or given is None:
        return Refusal(Code.NOT_THE_TABLE)
    setup, match = state.setup, state.match
    if state.phase is _OVER:
        return Refusal(Code.MATCH_OVER)
    if state.phase is not _DEALING:
        return Refusal(Code.RACE_RUNNING)
    if given.race != match.race + 1:
        return Refusal(Code.WRONG_RACE, number=match.race + 1)
    if not 0 <= given.first < setup.seats:
        return Refusal(Code.NO_SUCH_SEAT)
    due = next_first(state)
    if due is not None and given.first != due:
        return Refusal(Code.WRONG_FIRST, seat=due)
    whole = counts_of(given.cards) == setup.rules.deck_for(setup.seats)
    return None if whole else Refusal(Code.WRONG_DECK)


def _why_not_shuffle(state: State, seat: int | None, move: Move) -> Refusal | None:
    if seat is not None or move.cards is None:
        return Refusal(Code.NOT_THE_TABLE)
    if state.phase is not Phase.SHUFFLE:
        return Refusal(Code.NOTHING_TO_SHUFFLE)
    all_of_them = counts_of(move.cards) == counts_of(state.discards)
    return None if all_of_them else Refusal(Code.WRONG_DISCARDS)


def next_first(state: State) -> int | None:
    """Return the seat that begins the next race; None in a match's first, which any may begin."""
    if state.match.race == 0:
        return None
    return (state.match.first + 1) % state.setup.seats


#: The reason against a move, if any, by its kind.
REASONS: dict[MoveKind, Callable[[State, int | None, Move], Refusal | None]] = {
    MoveKind.DEAL: _why_not_deal,
    MoveKind.DRAW: _why_not_draw,
    MoveKind.PLAY: _why_not_card,
    MoveKind.DISCARD: _why_not_card,
    MoveKind.COUP: _why_not_answer,
    MoveKind.PASS: _why_not_answer,
    MoveKind.EXTEND: _why_not_decide,
    MoveKind.FINISH: _why_not_decide,
    MoveKind.TAKE: _why_not_take,
    MoveKind.SHUFFLE: _why_not_shuffle,
}


def _choices(moves: Iterable[Move]) -> tuple[tuple[Move, ...], ...]:
    """For every set of cards as an int, list those of some moves whose card is in it.

    These tables save legal_moves a loop over the kinds of card.
    """
    table: list[tuple[Move, ...]] = [()]
    for move in moves:
        table += [(*left, move) for left in table]
    return tuple(table)


_LOW_CARDS, _HIGH_CARDS = (*DISTANCES, *HAZARDS), (*REMEDIES, *SAFETIES)
_DISTANCE_BITS, _SAFETY_BITS = bits_of(DISTANCES), bits_of(SAFETIES)
_LOW_BITS = bits_of(_LOW_CARDS)
#: The first bits of the hazards and of the cards after them.
_FIRST_HAZARD, _FIRST_REMEDY = int(HAZARDS[0]), int(REMEDIES[0])

_DISTANCE_PLAYS, _OTHER_PLAYS = _choices(map(play, DISTANCES)), _choices(map(play, _HIGH_CARDS))
_SIDES = range(MAX_SIDES)
_ATTACKS = tuple(_choices([play(card, side) for card in HAZARDS]) for side in _SIDES)
#: _OTHER_SIDES[sides][own]: the sides that a side may attack.
_OTHER_SIDES = [
    [tuple(side for side in range(sides) if side != own) for own in range(sides)]
    for sides in (*_SIDES, len(_SIDES))
]
_LOW_DISCARDS = _choices(map(discard, _LOW_CARDS))
_HIGH_DISCARDS = _choices(map(discard, _HIGH_CARDS))
