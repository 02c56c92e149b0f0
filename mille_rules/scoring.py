"""What a race is worth, item by item (rules 2.7)."""

from collections.abc import Sequence
from typing import NamedTuple

from mille_rules.cards import SAFETIES, Card
from mille_rules.rulesets import RuleSet
from mille_rules.state import SideScore, State, Tableau

#: The items of a score in the order they are written down.
ITEMS = SideScore._fields


class Ending(NamedTuple):
    """How a race ended, or stands: all that a score needs beside the tableaux."""

    #: The side that completed its trip.
    completer: int | None
    #: Whether the draw pile was empty.
    delayed: bool
    #: The side that called the extension.
    extension_by: int | None


def score_race(
    rules: RuleSet, tableaux: Sequence[Tableau], ending: Ending
) -> tuple[SideScore, ...]:
    """The score of every side for a race that ended so, in points."""
    return tuple(_score_side(rules, tableaux, ending, side) for side in range(len(tableaux)))


def _score_side(
    rules: RuleSet, tableaux: Sequence[Tableau], ending: Ending, side: int
) -> SideScore:
    tableau = tableaux[side]
    complete = ending.completer == side
    safe = Card.MILES_200 not in tableau.distance
    return SideScore(
        distance=tableau.miles,
        safeties=rules.pts_safety * len(tableau.safeties),
        all_safeties=rules.pts_all_safeties if len(tableau.safeties) == len(SAFETIES) else 0,
        coups=rules.pts_coup * len(tableau.coups),
        trip=rules.pts_trip if complete else 0,
        delayed=rules.pts_delayed if complete and ending.delayed else 0,
        safe_trip=rules.pts_safe_trip if complete and safe else 0,
        extension=rules.pts_extension if _earns_extension(rules, ending, side) else 0,
        shutout=rules.pts_shutout * _shut_out(rules, tableaux, ending, side),
    )


def _earns_extension(rules: RuleSet, ending: Ending, side: int) -> bool:
    if ending.extension_by is None:
        return False
    if rules.extension_award == "completer":
        return ending.completer == side
    succeeded = ending.completer == ending.extension_by
    return succeeded == (side == ending.extension_by)


def _shut_out(rules: RuleSet, tableaux: Sequence[Tableau], ending: Ending, side: int) -> int:
    """How many sides count as shut out to the credit of this one."""
    if rules.shutout_to == "completer":
        earns = ending.completer == side
    else:
        earns = bool(tableaux[side].distance)
    if not earns:
        return 0
    return sum(not other.distance for i, other in enumerate(tableaux) if i != side)


def ending_of(state: State) -> Ending:
    """How the race of this state ended, or how it would if it stopped now."""
    return Ending(state.race.completer, state.draw_pile == 0, state.race.extension_by)
