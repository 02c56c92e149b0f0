"""The match that the start page shows: to be continued, finished, or about to begin."""

from typing import NamedTuple

from PySide6.QtCore import QDateTime

from mille_net.trust.left_table import LeftTable
from mille_qt.session.autosave import UnfinishedMatch
from mille_qt.session.hosted_matches import HostedMatch
from mille_qt.ui.art.landscape.car import CarState, car_state
from mille_rules import Header, Sitter
from mille_rules.record import Record
from mille_rules.rulesets import RuleSet
from mille_rules.seating import present_sitters
from mille_rules.state import State, Tableau


class ShownSide(NamedTuple):
    """A side: its players, its cards on the table and its points in the match."""

    sitters: tuple[Sitter, ...]
    tableau: Tableau
    points: int

    @property
    def car(self) -> CarState:
        """The appearance of the car of this side."""
        return car_state(self.tableau)


class ShownMatch(NamedTuple):
    """A match as the start page shows it; nobody's hand is part of it."""

    sides: tuple[ShownSide, ...]
    race: int
    #: Miles that complete a trip.
    target: int
    rules: RuleSet
    #: Sides that have won; empty for a match that goes on.
    winners: tuple[int, ...] = ()
    #: The time of the latest move; None for a match that has not begun.
    when: QDateTime | None = None
    #: Whether it is played on the network, hosted by this computer.
    hosted: bool = False

    @property
    def sitters(self) -> tuple[Sitter, ...]:
        """The players in the order of their seats."""
        count = len(self.sides)
        seats = sum(len(side.sitters) for side in self.sides)
        return tuple(self.sides[seat % count].sitters[seat // count] for seat in range(seats))


def coming_match(header: Header) -> ShownMatch:
    """Return a match before its first race."""
    return _shown(header.rules, header.sitters, header.new_match())


def played_match(record: Record, when: float, *, hosted: bool = False) -> ShownMatch:
    """Return a match at the end of its record, last played at a time in seconds since 1970."""
    played = QDateTime.fromSecsSinceEpoch(round(when))
    # At a table on the network, people come back to their seats.
    sitters = record.header.sitters if hosted else present_sitters(record)
    shown = _shown(record.header.rules, sitters, record.state)
    return shown._replace(when=played, hosted=hosted)


def match_to_continue(
    last: UnfinishedMatch | HostedMatch | LeftTable | None,
) -> ShownMatch | None:
    """Return the match that can be continued, if there is one on this computer."""
    if last is None or isinstance(last, LeftTable):
        return None
    hosted = isinstance(last, HostedMatch)
    match = last.match if isinstance(last, HostedMatch) else last
    return played_match(match.record, match.when, hosted=hosted)


def _shown(rules: RuleSet, sitters: tuple[Sitter, ...], state: State) -> ShownMatch:
    seats = len(sitters)
    count = rules.sides_for(seats)
    sides = tuple(
        ShownSide(sitters[side::count], state.tableaux[side], state.match.points[side])
        for side in range(count)
    )
    target = state.race.target or rules.target_for(seats)
    return ShownMatch(sides, state.match.race, target, rules, state.match.winners)
