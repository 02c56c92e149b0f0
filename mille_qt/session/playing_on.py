"""Practice from any moment of a match that is watched or reviewed."""

from mille_qt.session.record_info import HUMAN, fairness_of, new_record, people_of
from mille_rules.record import NoteLine, Record, Sitter
from mille_rules.seating import present_sitters
from mille_rules.state import Phase
from mille_rules.styles import COMPUTER

#: The computer player on people's seats in a match without computer players.
USUAL_KIND = f"{COMPUTER}hard"


def practice_from(record: Record, moves: int, seat: int | None = None) -> Record | None:
    """Return a practice match that continues another one after so many of its moves.

    A person plays `seat`, by default the first that a person had, and computer players the others.
    None if the match was over by then.
    """
    begun = record.before_move(moves)
    if begun.state.phase is Phase.OVER:
        return None
    if seat is None:
        seat = next(iter(people_of(begun)), 0)
    header = begun.header._replace(sitters=_sitters_around(seat, present_sitters(begun)))
    practice = new_record(header, practice=True, fairness=fairness_of(record))
    # Notes are about the other match: who sat there, hints, the proofs of its deals.
    for line in begun.lines:
        if not isinstance(line, NoteLine):
            practice.add(line)
    return practice


def _sitters_around(seat: int, sitters: tuple[Sitter, ...]) -> tuple[Sitter, ...]:
    """Return a person on a seat and computer players on the others, under the same names."""
    kinds = [sitter.kind for sitter in sitters if sitter.kind.startswith(COMPUTER)]
    usual = next(iter(kinds), USUAL_KIND)
    return tuple(
        sitter._replace(kind=HUMAN if i == seat else _computer(sitter.kind, usual))
        for i, sitter in enumerate(sitters)
    )


def _computer(kind: str, usual: str) -> str:
    return kind if kind.startswith(COMPUTER) else usual
