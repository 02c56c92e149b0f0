"""Expected results of a race and a match, from the table alone."""

from math import erf, exp, log, sqrt

from mille_rules.cards import SAFETIES
from mille_rules.computer.heuristic.races import match_chance, race_chance
from mille_rules.computer.heuristic.situation import Situation
from mille_rules.state import Status, Tableau

# Fitted by least squares to the ends of 150 matches between Sensible players at two seats and 60 at
# three, seen from 11,000 of their decisions; it explains 0.4 of the variance of a race's result.
#: Points on the table, own minus the best rival's: the leader is more likely to arrive, too.
_POINT = 1.4
#: A safety in the hand: laid down in time, maybe as a coup fourré, and a shield.
_SAFETY = 430.0
#: Rolling while the rival is not.
_ROLLING = 315.0
#: Being under a Speed Limit while the rival is not.
_LIMITED = -260.0
#: Standard deviations in points: of the rest of a race about that estimate, and of a whole race.
_REST_OF_RACE = 970.0
_WHOLE_RACE = 1_280.0
#: The first of them with three sides, and what each card that is left adds, up to that figure: by
#: the likelihood of 18,000 decisions in 220 races.
_NO_CARDS, _A_CARD = 300.0, 17.0
#: The average points of a side in a race.
RACE_POINTS = 1_150
# With more than three sides, fitted to 3,000 decisions in 200 matches: more depends on chance, and
# with five sides a lead of which 98 % was said by the figures above won 47 %.
_REST_OF_MANY = 1_300.0
_WHOLE_OF_MANY = 1_800.0
_POINTS_OF_MANY = 600
_MANY_RIVALS = 3
#: Where races decide the match: points that move the odds of winning the race by a factor of e, so
#: that a point moves its chance as it does with points. A race that is won counts as so many.
_ODDS = 600.0
RACE_WON = 10 * _ODDS


def race_result(s: Situation) -> float:
    """Return the expected lead of the own side over its best rival in this race, in points.

    Where races decide the match, these are the odds of winning it, see `_ODDS`.
    """
    if s.rules.by_races:
        chance = race_chance(s)
        return _ODDS * log(chance / (1 - chance))
    before = s.view.match.points
    own = s.points - before[s.side]
    best = max(rival.points - before[rival.side] for rival in s.rivals)
    nearest = max(s.rivals, key=lambda rival: rival.tableau.miles).tableau
    rolling = _rolls(s.own) - _rolls(nearest)
    limited = s.own.limited - nearest.limited
    held = sum(s.hand[safety] for safety in SAFETIES)
    return _POINT * (own - best) + _SAFETY * held + _ROLLING * rolling + _LIMITED * limited


def _rolls(tableau: Tableau) -> int:
    return int(tableau.status is Status.ROLLING)


def win_chance(s: Situation, result: float) -> float:
    """Return the chance to win the match for an expected result of the race."""
    if s.rules.by_races:
        return match_chance(s, 1 / (1 + exp(-result / _ODDS)))
    if len(s.rivals) >= _MANY_RIVALS:
        return _chance_of_many(s, result)
    before = s.view.match.points
    best = max(before[rival.side] for rival in s.rivals)
    lead = before[s.side] - best + result
    needed = s.rules.goal - max(best, before[s.side]) - RACE_POINTS
    races = max(0.0, needed / RACE_POINTS)
    several = _NO_CARDS + _A_CARD * s.view.draws_to_come
    rest = min(several, _REST_OF_RACE) if len(s.rivals) > 1 else _REST_OF_RACE
    spread = sqrt(rest**2 + races * _WHOLE_RACE**2)
    chance = 0.5 * (1 + erf(lead / (spread * sqrt(2))))
    # With several rivals, each has to be beaten.
    return float(chance ** (1 + 0.5 * (len(s.rivals) - 1)))


def _chance_of_many(s: Situation, result: float) -> float:
    """Return the same with more than three sides: a share by points, and by what is expected."""
    totals = [float(points) for points in s.view.match.points]
    races = max(0.0, (s.rules.goal - max(totals)) / _POINTS_OF_MANY - 1)
    totals[s.side] += result
    spread = sqrt(_REST_OF_MANY**2 + races * _WHOLE_OF_MANY**2)
    shares = [exp((total - max(totals)) / spread) for total in totals]
    return shares[s.side] / sum(shares)
