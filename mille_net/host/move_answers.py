"""The answers to moves by id, so that a repeated move is answered but not made again."""

from collections import OrderedDict, defaultdict

from mille_net.limits import ANSWERS_KEPT
from mille_net.messages import MakeMove, Moved, NotMoved
from mille_rules.moves import MoveKind
from mille_rules.record import MoveLine, Record

Answer = Moved | NotMoved


class MoveAnswers:
    """Stores the answers to each seat's latest moves."""

    def __init__(self, resumed_at: int) -> None:
        """`resumed_at` moves were made before this host started."""
        self._resumed_at = resumed_at
        self._kept: dict[int, OrderedDict[bytes, Answer]] = defaultdict(OrderedDict)

    def taken_back(self, seq: int) -> None:
        """Note that only `seq` moves are left of those that were made."""
        self._resumed_at = min(self._resumed_at, seq)

    def keep(self, answer: Answer) -> None:
        """Store an answer, and drop the oldest of that seat if there are too many."""
        kept = self._kept[answer.seat]
        kept[answer.id] = answer
        if len(kept) > ANSWERS_KEPT:
            kept.popitem(last=False)

    def to(self, move: MakeMove, record: Record) -> Answer | None:
        """Return the answer to a move that was made before, None for a new one.

        A restarted host has lost the ids but not the moves: if the record has the same move at
        the same place, it is this one.
        """
        answer = self._kept[move.seat].get(move.id)
        if answer is None and move.seq < self._resumed_at:
            made = record.moves()[move.seq : self._resumed_at]
            place = _place_of_next(made, move.seat)
            if place is not None and str(made[place].move) == move.move:
                answer = Moved(move.id, move.seat, move.seq + place + 1)
        return answer


def _place_of_next(made: list[MoveLine], seat: int) -> int | None:
    """Return the index of the seat's next move if only a partner's answers precede it."""
    for place, line in enumerate(made):
        if line.seat == seat:
            return place
        if line.move.kind is not MoveKind.PASS:
            return None
    return None
