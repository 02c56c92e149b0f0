"""Moves on their way: each keeps its id until it is answered, however often it is sent."""

from mille_net.guest.reconnecting import Chance
from mille_net.limits import MOVE_ID_BYTES
from mille_net.messages import MakeMove
from mille_net.messages.codec import Misuse, ProtocolError
from mille_rules.moves import Move


class Pending:
    """The moves that the host has not answered, in the order in which they were made."""

    def __init__(self, chance: Chance) -> None:
        self._chance = chance
        self._moves: dict[bytes, MakeMove] = {}

    def add(self, seat: int, move: Move, seq: int) -> MakeMove:
        """A new move, to be sent now and after every reconnect until it is answered."""
        message = MakeMove(self._chance(MOVE_ID_BYTES), seat, seq, str(move))
        self._moves[message.id] = message
        return message

    def unanswered(self) -> tuple[MakeMove, ...]:
        """What is to be sent again."""
        return tuple(self._moves.values())

    def answered(self, id: bytes, seat: int) -> None:  # noqa: A002  the name of the field
        """Take an answer; ProtocolError where nothing was asked."""
        message = self._moves.pop(id, None)
        if message is None or message.seat != seat:
            raise ProtocolError(Misuse.OUT_OF_ORDER, "an answer to no move")
