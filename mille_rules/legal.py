"""What is allowed: `why_not` gives the reason against a move, `legal_moves` lists what has none."""

from functools import lru_cache

from mille_rules.cards import HAZARDS, SAFETIES, SAFETY_FOR, Card, bits_of, counts_of
from mille_rules.driving import why_not_suffer, why_not_take
from mille_rules.moves import DRAW, EXTEND, FINISH, PASS, Deal, Move, MoveKind, coup, discard, play
from mille_rules.refusals import Code, Refusal
from mille_rules.state import Phase, State

_NO_MOVES: tuple[Move, ...] = ()
_DRAW_ONLY = (DRAW,)
_EXTENSION_ONLY = (EXTEND, FINISH)
#: Hands that differ as sets of cards: enough to remember the common ones, few megabytes at most.
_HANDS_REMEMBERED = 1 << 14


def legal_moves(state: State, seat: int | None) -> tuple[Move, ...]:
    """All that a seat may do now; empty when it is not asked (a deal is never listed)."""
    phase = state.phase
    if phase is Phase.PLAY:
        return _turn_moves(state, seat) if seat == state.turn else _NO_MOVES
    if phase is Phase.DRAW:
        return _DRAW_ONLY if seat == state.turn else _NO_MOVES
    if phase is Phase.ANSWER:
        return _answers(state, seat)
    if phase is Phase.EXTENSION and seat == state.turn:
        return _EXTENSION_ONLY
    return _NO_MOVES


def _turn_moves(state: State, seat: int) -> tuple[Move, ...]:
    setup, tableaux = state.setup, state.tableaux
    hand = bits_of(state.hands[seat])
    own = seat % setup.sides
    moves = _plays(hand & tableaux[own].takes)
    if hand & _HAZARD_BITS:
        for side, tableau in enumerate(tableaux):
            if side != own:
                moves += _attacks(hand & tableau.suffers, side)
    return moves + _discards(hand if setup.rules.can_discard_safety else hand & ~_SAFETY_BITS)


def _answers(state: State, seat: int | None) -> tuple[Move, ...]:
    question = state.question
    if question is None or seat is None or seat not in question.waiting:
        return _NO_MOVES
    safety = SAFETY_FOR[question.hazard]
    return (coup(safety), PASS) if safety in state.hands[seat] else (PASS,)


def anything_playable(state: State) -> bool:
    """Whether any seat holds a card that it could play, safeties and attacks included."""
    for seat in range(state.setup.seats):
        moves = _turn_moves(state, seat)
        if moves and moves[0].kind is MoveKind.PLAY:
            return True
    return False


def why_not(state: State, seat: int | None, move: Move) -> Refusal | None:
    """The reason why a seat, or the table (None), may not make a move now; None if it may."""
    kind = move.kind
    if kind is MoveKind.DRAW:
        if state.phase is Phase.DRAW and seat == state.turn:
            return None
        return _wrong_moment(state, seat) or Refusal(Code.ALREADY_DRAWN)
    if kind is MoveKind.DEAL:
        return _why_not_deal(state, seat, move.deal)
    if seat is None or not 0 <= seat < state.setup.seats:
        return Refusal(Code.NO_SUCH_SEAT)
    if kind is MoveKind.PLAY or kind is MoveKind.DISCARD:
        if state.phase is not Phase.PLAY or seat != state.turn:
            return _wrong_moment(state, seat) or Refusal(Code.DRAW_FIRST)
        return _why_not_card(state, seat, move)
    if kind is MoveKind.COUP or kind is MoveKind.PASS:
        return _why_not_answer(state, seat, move)
    if state.phase is Phase.EXTENSION and seat == state.turn:
        return None
    return _wrong_moment(state, seat) or Refusal(Code.NO_EXTENSION)


def _wrong_moment(state: State, seat: int | None) -> Refusal | None:
    """What the table waits for, where that is not simply this seat's draw or play."""
    if state.phase is Phase.OVER:
        return Refusal(Code.MATCH_OVER)
    if state.phase is Phase.DEAL:
        return Refusal(Code.RACE_OVER)
    if state.question is not None:
        return Refusal(Code.ANSWER_FIRST, card=state.question.hazard, side=state.question.side)
    if seat != state.turn:
        return Refusal(Code.NOT_YOUR_TURN, seat=state.turn)
    return Refusal(Code.EXTENSION_FIRST) if state.phase is Phase.EXTENSION else None


def _why_not_card(state: State, seat: int, move: Move) -> Refusal | None:
    card, setup = move.card, state.setup
    if card is None or card not in state.hands[seat]:
        return Refusal(Code.NOT_IN_HAND, card=card)
    if move.kind is MoveKind.DISCARD:
        kept = card in SAFETIES and not setup.rules.can_discard_safety
        return Refusal(Code.SAFETY_IS_KEPT, card=card) if kept else None
    own = seat % setup.sides
    if card in HAZARDS:
        return _why_not_attack(state, own, card, move.side)
    if move.side is not None:
        return Refusal(Code.NO_TARGET, card=card)
    tableau = state.tableaux[own]
    if tableau.takes & card.bit:
        return None
    refusal = why_not_take(card, tableau, setup, state.race.target)
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


def _why_not_answer(state: State, seat: int, move: Move) -> Refusal | None:
    question = state.question
    if question is None:
        return Refusal(Code.NOTHING_TO_ANSWER)
    if seat not in question.waiting:
        return _wrong_moment(state, seat)
    if move.kind is MoveKind.PASS:
        return None
    safety = SAFETY_FOR[question.hazard]
    if move.card is not safety:
        return Refusal(Code.NOT_ITS_SAFETY, card=question.hazard, needs=safety)
    return None if safety in state.hands[seat] else Refusal(Code.NOT_IN_HAND, card=safety)


def _why_not_deal(state: State, seat: int | None, given: Deal | None) -> Refusal | None:
    if seat is not None or given is None:
        return Refusal(Code.NOT_THE_TABLE)
    setup, match = state.setup, state.match
    if state.phase is Phase.OVER:
        return Refusal(Code.MATCH_OVER)
    if state.phase is not Phase.DEAL:
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


def next_first(state: State) -> int | None:
    """The seat that must begin the next race; None where any may, in a match's first."""
    if state.match.race == 0:
        return None
    return (state.match.first + 1) % state.setup.seats


_ALL = tuple(Card)
_HAZARD_BITS = bits_of(HAZARDS)
_SAFETY_BITS = bits_of(SAFETIES)


@lru_cache(maxsize=_HANDS_REMEMBERED)
def _plays(bits: int) -> tuple[Move, ...]:
    return tuple(play(card) for card in _ALL if bits & card.bit)


@lru_cache(maxsize=_HANDS_REMEMBERED)
def _attacks(bits: int, side: int) -> tuple[Move, ...]:
    return tuple(play(card, side) for card in HAZARDS if bits & card.bit)


@lru_cache(maxsize=_HANDS_REMEMBERED)
def _discards(bits: int) -> tuple[Move, ...]:
    return tuple(discard(card) for card in _ALL if bits & card.bit)
