"""Moves on the wire: as text in choices and requests, as two bytes in the log of a race."""

from mille_net.messages.codec import Misuse, ProtocolError
from mille_rules.cards import Card
from mille_rules.moves import DRAW, EXTEND, FINISH, PASS, Move, MoveKind, coup, discard, play
from mille_rules.rulesets import SEAT_COUNTS, SIDES_BY_SEATS

#: In the order of their numbers on the wire.
_KINDS = (
    MoveKind.DRAW,
    MoveKind.PLAY,
    MoveKind.DISCARD,
    MoveKind.COUP,
    MoveKind.PASS,
    MoveKind.EXTEND,
    MoveKind.FINISH,
)
_SIDES = range(max(SIDES_BY_SEATS.values()))
#: All moves that can be expressed, sensible or not.
_MOVES = (
    DRAW,
    PASS,
    EXTEND,
    FINISH,
    *(make(card) for make in (play, discard, coup) for card in Card),
    *(play(card, side) for card in Card for side in _SIDES),
)
#: The texts of all moves, in both directions.
TEXTS = {move: str(move) for move in _MOVES}
BY_TEXT = {text: move for move, text in TEXTS.items()}


def _move_bytes(seat: int, move: Move) -> bytes:
    side = 0 if move.side is None else move.side + 1
    card = 0 if move.card is None else move.card + 1
    return bytes((8 * seat + _KINDS.index(move.kind), 32 * side + card))


#: The bytes of all moves of each seat, in both directions.
BYTES = {
    (seat, move): _move_bytes(seat, move) for seat in range(max(SEAT_COUNTS)) for move in _MOVES
}
BY_BYTES = {data: entry for entry, data in BYTES.items()}


def move_from(text: str) -> Move:
    """Return the move of a text; raises ProtocolError for any other text."""
    try:
        return BY_TEXT[text]
    except KeyError:
        raise ProtocolError(Misuse.WRONG_VALUE, f"expected a move, got {text!r}") from None
