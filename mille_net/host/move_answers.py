"""The answers that moves have had, by their ids: a move sent again is answered, not made again."""

from collections import OrderedDict, defaultdict

from mille_net.limits import ANSWERS_KEPT
from mille_net.messages import MakeMove, Moved, NotMoved
from mille_rules.moves import MoveKind
from mille_rules.record import MoveLine, Record

Answer = Moved | NotMoved


class MoveAnswers:
    """What each seat's latest moves were answered."""

    def __init__(self, resumed_at: int) -> None:
        """`resumed_at` moves were made before this host started."""
        self._resumed_at = resumed_at
        self._kept: dict[int, OrderedDict[bytes, Answer]] = defaultdict(OrderedDict)

    def keep(self, answer: Answer) -> None:
        """Remember an answer, and forget the oldest of that seat where there are too many."""
        kept = self._kept[answer.seat]
        kept[answer.id] = answer
        if len(kept) > ANSWERS_KEPT:
            kept.popitem(last=False)

    def to(self, move: MakeMove, record: Record) -> Answer | None:
        """The answer that a move has had, None for a new one.

        A host that was killed has forgotten the ids, but not the moves: one that the record names
        where this one belongs is this one, and was made.
        """
        answer = self._kept[move.seat].get(move.id)
        if answer is None and move.seq < self._resumed_at:
            made = record.moves()[move.seq : self._resumed_at]
            place = _place_of_next(made, move.seat)
            if place is not None and str(made[place].move) == move.move:
                answer = Moved(move.id, move.seat, move.seq + place + 1)
        return answer


def _place_of_next(made: list[MoveLine], seat: int) -> int | None:
    """Where the seat's next move stands, with nothing before it but a partner's answers."""
    for place, line in enumerate(made):
        if line.seat == seat:
            return place
        if line.move.kind is not MoveKind.PASS:
            return None
    return None
