"""Credits each seat's race to one player, even if several have played on it."""

from collections import Counter
from typing import NamedTuple

from mille_rules.moves import MoveKind
from mille_rules.record import MoveLine, Record, Sitter
from mille_rules.seating import lines_with_sitters
from mille_rules.styles import level_of_kind

#: The kind of a seat with a person at another computer.
REMOTE = "remote"


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
    return race_player(most, shared=len(moves) > 1)


def race_player(sitter: Sitter, *, shared: bool = False) -> RacePlayer:
    """Return a player who is credited with a race."""
    level = level_of_kind(sitter.kind)
    return RacePlayer(sitter.name, level, not level and sitter.kind != REMOTE, shared)
