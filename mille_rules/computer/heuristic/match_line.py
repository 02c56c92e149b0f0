"""The effect of completing the trip now on the match: whether it ends, and who wins."""

from enum import StrEnum

from mille_rules.cards import SAFETIES, Card
from mille_rules.computer.heuristic.situation import Situation
from mille_rules.computer.knowledge import hazards_out
from mille_rules.scoring import Ending, score_race
from mille_rules.state import Tableau


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
        miles = min(own.miles + s.rules.distances[used], s.view.target)
        own = own._replace(distance=(*own.distance, used), miles=miles)
    return _totals(s, own, Ending(s.side, s.pile == 0, s.view.extension_by))


def is_lost(s: Situation) -> bool:
    """True if another side wins the match whatever happens in the rest of the race."""
    view = s.view
    extended = s.rules.extendable(view.setup.seats)
    target = max(view.target, s.rules.extension_target) if extended else view.target
    by = view.extension_by if target == view.target else s.side
    totals = _most_totals(s, target, by)
    best_rival = max(totals[rival.side] for rival in s.rivals)
    return best_rival >= s.rules.goal and best_rival > totals[s.side]


def may_gain_by_waiting(s: Situation, used: Card) -> bool:
    """True if the own side might end with more points if it completes its trip later.

    More safeties may come, or the draw pile may be empty by then; but a last card cannot be kept.
    """
    if not s.pile and len(s.view.hand) == 1:
        return False
    later = _most_totals(s, s.view.target, s.view.extension_by)
    return later[s.side] > totals_if_completed(s, used)[s.side]


def _most_totals(s: Situation, target: int, extension_by: int | None) -> tuple[int, ...]:
    """Return every side's points of the match if all goes well for the own side from now on."""
    view, seats = s.view, range(s.side, s.view.setup.seats, s.view.setup.sides)
    may_come = bool(s.pile) or any(view.hand_sizes[seat] for seat in seats if seat != view.seat)
    more = [card for card in SAFETIES if s.hand[card] or (may_come and s.unseen[card])]
    coups = [card for card in more if hazards_out(s.unseen, card)]
    own = s.own._replace(
        miles=target,
        safeties=tuple({*s.own.safeties, *more}),
        coups=tuple({*s.own.coups, *coups}),
    )
    return _totals(s, own, Ending(s.side, delayed=True, extension_by=extension_by))


def _totals(s: Situation, own: Tableau, ending: Ending) -> tuple[int, ...]:
    """Return every side's points of the match after a race that ends with this own tableau."""
    tableaux = list(s.view.tableaux)
    tableaux[s.side] = own
    scores = score_race(s.rules, tableaux, ending)
    before = s.view.match.points
    return tuple(points + score.total for points, score in zip(before, scores, strict=True))


def outcome_if_completed(s: Situation, used: Card | None = None) -> Outcome:
    """Return whether completing the trip ends the match, and for which side."""
    totals = totals_if_completed(s, used)
    if max(totals) < s.rules.goal:
        return Outcome.OPEN
    best_rival = max(totals[rival.side] for rival in s.rivals)
    if totals[s.side] == best_rival:
        return Outcome.OPEN
    return Outcome.WON if totals[s.side] > best_rival else Outcome.LOST
