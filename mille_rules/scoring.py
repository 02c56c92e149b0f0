"""Score a race, item by item (rules 2.7)."""

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from mille_rules.cards import SAFETIES
from mille_rules.rulesets import RuleSet, as_scored
from mille_rules.state import Pile, SideScore, State

#: The items of a score, in the order of a score sheet.
ITEMS = SideScore._fields


class Scored(Protocol):
    """A side to be scored: a tableau, or one noted on paper."""

    @property
    def miles(self) -> int: ...
    @property
    def scored_miles(self) -> int:
        """The miles that score."""

    @property
    def safeties(self) -> Pile: ...
    @property
    def coups(self) -> Pile: ...
    @property
    def shut_out(self) -> bool:
        """True if it has played no distance card."""

    @property
    def safe(self) -> bool:
        """True if there is no 200 among its distance cards."""


class Ending(NamedTuple):
    """How a race ended, or would end now, as far as the score depends on it."""

    #: The side that completed its trip.
    completer: int | None
    #: True if the draw pile was empty.
    delayed: bool
    #: The side that called the extension.
    extension_by: int | None


#: The score of a side that has won nothing, or a race, where races decide the match.
_NOT_WON = SideScore(0, 0, 0, 0, 0, 0, 0, 0, 0)
_WON = _NOT_WON._replace(trip=1)


def items_of(rules: RuleSet) -> tuple[str, ...]:
    """Return the items of which a score consists, none where races decide the match."""
    return () if rules.by_races else ITEMS


def score_race(rules: RuleSet, sides: Sequence[Scored], ending: Ending) -> tuple[SideScore, ...]:
    """Return the score of every side, in points; or in races won, where these decide the match."""
    if rules.by_races:
        won = race_winners([side.miles for side in sides], ending.completer)
        return tuple(_WON if side in won else _NOT_WON for side in range(len(sides)))
    counting = as_scored(rules)
    return tuple(_score_side(counting, sides, ending, side) for side in range(len(sides)))


def race_winners(miles: Sequence[int], completer: int | None) -> tuple[int, ...]:
    """Return the sides that win a race: who completes the trip, else who is ahead of the others."""
    if completer is not None:
        return (completer,)
    most = max(miles)
    return tuple(side for side, own in enumerate(miles) if own == most) if most else ()


def _score_side(rules: RuleSet, sides: Sequence[Scored], ending: Ending, side: int) -> SideScore:
    own = sides[side]
    complete = ending.completer == side
    return SideScore(
        distance=own.scored_miles,
        safeties=rules.pts_safety * len(own.safeties),
        all_safeties=rules.pts_all_safeties if len(own.safeties) == len(SAFETIES) else 0,
        coups=rules.pts_coup * len(own.coups),
        trip=rules.pts_trip if complete else 0,
        delayed=rules.pts_delayed if complete and ending.delayed else 0,
        safe_trip=rules.pts_safe_trip if complete and own.safe else 0,
        extension=rules.pts_extension if _earns_extension(rules, ending, side) else 0,
        shutout=rules.pts_shutout * _shut_out(rules, sides, ending, side),
    )


def _earns_extension(rules: RuleSet, ending: Ending, side: int) -> bool:
    if ending.extension_by is None:
        return False
    if rules.extension_award == "completer":
        return ending.completer == side
    succeeded = ending.completer == ending.extension_by
    return succeeded == (side == ending.extension_by)


def _shut_out(rules: RuleSet, sides: Sequence[Scored], ending: Ending, side: int) -> int:
    """Count the sides that are shut out to the credit of this one."""
    to_completer = rules.shutout_to == "completer"
    if not (ending.completer == side if to_completer else not sides[side].shut_out):
        return 0
    return sum(other.shut_out for i, other in enumerate(sides) if i != side)


def ending_of(state: State) -> Ending:
    """Return how the race of a state ended, or would end now."""
    return Ending(state.race.completer, state.draw_pile == 0, state.race.extension_by)
