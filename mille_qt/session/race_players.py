"""Who is credited with a race on each seat, which may have had several players."""

from collections import Counter
from typing import NamedTuple

from mille_rules.moves import MoveKind
from mille_rules.record import MoveLine, Record, Sitter
from mille_rules.seating import lines_with_sitters
from mille_rules.styles import play_of_kind


class RacePlayer(NamedTuple):
    """The player who is credited with a race on a seat."""

    name: str
    #: The level of a computer player, empty for a person.
    level: str
    #: True for a person at this screen.
    here: bool
    #: True if somebody else has made moves on this seat in the race.
    shared: bool = False


def race_players(record: Record, race: int) -> tuple[RacePlayer, ...]:
    """Return for each seat who has made the most moves in a race, of equals the later one."""
    present = record.header.sitters
    deal, moves = 0, [Counter[Sitter]() for _ in present]
    for line, sitters in lines_with_sitters(record):
        if not isinstance(line, MoveLine):
            continue
        if line.move.deal is not None:
            deal = line.move.deal.race
            if deal > race:
                break
        elif line.seat is not None and deal == race and line.move.kind is not MoveKind.DRAW:
            moves[line.seat][sitters[line.seat]] += 1
        present = sitters
    return tuple(map(_credited, moves, present))


def _credited(moves: Counter[Sitter], present: Sitter) -> RacePlayer:
    """Return who is credited; a seat without moves counts for the player on it."""
    # Of equal ones `max` returns the first.
    most = max(reversed(moves), key=moves.__getitem__, default=present)
    play = play_of_kind(most.kind)
    level = "" if play is None else play.level
    return RacePlayer(most.name, level, here=play is None, shared=len(moves) > 1)
