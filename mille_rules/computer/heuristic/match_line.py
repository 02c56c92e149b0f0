"""The effect of completing the trip now on the match: whether it ends, and who wins."""

from enum import StrEnum

from mille_rules.cards import Card
from mille_rules.computer.heuristic.situation import Situation
from mille_rules.scoring import Ending, score_race


class Outcome(StrEnum):
    """The state of the match after a race."""

    WON = "won"
    LOST = "lost"
    OPEN = "open"


def totals_if_completed(s: Situation, used: Card | None = None) -> tuple[int, ...]:
    """Return every side's points of the match if `used` completes the own trip.

    Cards in hands score nothing, so this is exact.
    """
    own = s.own
    if used is not None:
        own = own._replace(distance=(*own.distance, used), miles=own.miles + used.miles)
    tableaux = list(s.view.tableaux)
    tableaux[s.side] = own
    ending = Ending(s.side, s.pile == 0, s.view.extension_by)
    scores = score_race(s.rules, tableaux, ending)
    before = s.view.match.points
    return tuple(points + score.total for points, score in zip(before, scores, strict=True))


def outcome_if_completed(s: Situation, used: Card | None = None) -> Outcome:
    """Return whether completing the trip ends the match, and for which side."""
    totals = totals_if_completed(s, used)
    if max(totals) < s.rules.match_target:
        return Outcome.OPEN
    best_rival = max(totals[rival.side] for rival in s.rivals)
    if totals[s.side] == best_rival:
        return Outcome.OPEN
    return Outcome.WON if totals[s.side] > best_rival else Outcome.LOST
