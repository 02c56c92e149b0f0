"""Chances where races decide the match: to win the race, and from races to win the match."""

from collections.abc import Sequence
from functools import lru_cache
from math import exp

from mille_rules.cards import SAFETIES
from mille_rules.computer.heuristic.situation import Situation
from mille_rules.state import Status, Tableau

# Fitted by logistic regression to 21,000 decisions in 1,300 races between Sensible players, with
# two, three and four sides. At each table, of chances said to be 10 to 20 %, 13 to 20 % came true.
#: The way driven, as a share of the trip, at the start of a race and what is added at its end.
_WAY, _WAY_AT_END = 1.3, 3.7
_ROLLING = 0.64
_LIMITED = -0.41
_SAFETY = 0.45
#: A safety in the own hand.
_HELD = 0.66
#: Chances nearer to 0 and 1 count as these.
_LEAST = 0.002


def race_chance(s: Situation) -> float:
    """Return the chance of the own side to win the race, from the table and the own hand."""
    strengths = [_strength(s, tableau) for tableau in s.view.tableaux]
    strengths[s.side] += _HELD * sum(s.hand[safety] for safety in SAFETIES)
    shares = [exp(strength) for strength in strengths]
    return min(1 - _LEAST, max(_LEAST, shares[s.side] / sum(shares)))


def _strength(s: Situation, tableau: Tableau) -> float:
    way = tableau.miles / s.view.target
    furthest = max(other.miles for other in s.view.tableaux) / s.view.target
    gone = max(furthest, 1 - s.view.draws_to_come / sum(s.rules.deck_for(s.view.setup.seats)))
    rolling = _ROLLING * (tableau.status is Status.ROLLING)
    safeties = _SAFETY * len(tableau.safeties)
    return (_WAY + _WAY_AT_END * gone) * way + rolling + _LIMITED * tableau.limited + safeties


class RaceEquity:
    """Chances to win the match between two races, where each side is as likely to win a race."""

    def of(self, needs: Sequence[int], side: int) -> float:
        """Return the chance of a side by the races that each side still needs."""
        others = [need for other, need in enumerate(needs) if other != side]
        return _match_chance(needs[side], tuple(sorted(others)))


@lru_cache(maxsize=100_000)
def _match_chance(need: int, others: tuple[int, ...]) -> float:
    done = sum(other <= 0 for other in others)
    if need <= 0 or done:
        return 1 / (1 + done) if need <= 0 else 0.0
    chances = [_match_chance(need - 1, others)]
    for place, other in enumerate(others):
        rest = sorted((*others[:place], other - 1, *others[place + 1 :]))
        chances.append(_match_chance(need, tuple(rest)))
    return sum(chances) / len(chances)


def match_chance(s: Situation, chance: float) -> float:
    """Return the chance to win the match, for a chance to win the race."""
    needs = [s.rules.goal - won for won in s.view.match.points]
    equity = RaceEquity()
    after = [
        equity.of([need - (side == winner) for side, need in enumerate(needs)], s.side)
        for winner in range(len(needs))
    ]
    own = after.pop(s.side)
    return chance * own + (1 - chance) * sum(after) / len(after)
