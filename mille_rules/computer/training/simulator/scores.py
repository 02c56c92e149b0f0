"""Points of races, and chances to win the match."""

import numpy as np
from numpy.typing import NDArray

from mille_rules.computer.learned.equity import LINES, STEP
from mille_rules.computer.training.simulator import at, rule
from mille_rules.computer.training.simulator.at import RaceRow
from mille_rules.computer.training.simulator.compiled import compiled
from mille_rules.computer.training.simulator.rule import RulesRow

#: The chances of the side whose need is the line, in STEPs, against that of the column.
Chances = NDArray[np.float64]
Floats = NDArray[np.float64]


@compiled
def sure_points(t: RaceRow, r: RulesRow, side: int) -> int:
    """Return the points of a side that are sure: miles, safeties and coups fourrés."""
    lies = t[at.SAFETY + side * at.SAFETY_KINDS : at.SAFETY + (side + 1) * at.SAFETY_KINDS]
    safeties, coups = (lies > 0).sum(), (lies == 2).sum()
    return int(t[at.MILES + side] + r[rule.PTS_SAFETY] * safeties + r[rule.PTS_COUP] * coups)


@compiled
def race_points(t: RaceRow, r: RulesRow, side: int) -> int:
    """Return the points of a side in a race that has ended."""
    lies = t[at.SAFETY + side * at.SAFETY_KINDS : at.SAFETY + (side + 1) * at.SAFETY_KINDS]
    total = sure_points(t, r, side) + r[rule.PTS_ALL] * lies.all()
    arrived = t[at.COMPLETER] == side
    if arrived:
        total += r[rule.PTS_TRIP]
        total += r[rule.PTS_DELAYED] * (t[at.DRAWN] == t[at.CARDS])
        total += r[rule.PTS_SAFE_TRIP] * (t[at.TWOS + side] == 0)
    if earns_extension(t, r, side):
        total += r[rule.PTS_EXTENSION]
    if arrived or (r[rule.SHUTS_OUT_ALL] and t[at.MILES + side]):
        for other in range(r[rule.SIDES]):
            total += r[rule.PTS_SHUTOUT] * (other != side and t[at.MILES + other] == 0)
    return int(total)


@compiled
def earns_extension(t: RaceRow, r: RulesRow, side: int) -> bool:
    """Return whether a side gets the points of an extension."""
    caller, completer = t[at.EXTENDED_BY], t[at.COMPLETER]
    if caller < 0:
        return False
    if r[rule.AWARDS_COMPLETER]:
        return bool(completer == side)
    return bool((completer == caller) == (side == caller))


@compiled
def chance_of_two(chances: Chances, need: int, other: int) -> float:
    """Return the chance of a side against one that needs `other` points; see Equity."""
    if need <= 0 or other <= 0:
        return 0.5 if need == other else 1.0 if need < other else 0.0
    most = STEP * (LINES - 1)
    row, right = divmod(min(need, most - 1), STEP)
    column, down = divmod(min(other, most - 1), STEP)
    upper = chances[row, column] * (STEP - down) + chances[row, column + 1] * down
    lower = chances[row + 1, column] * (STEP - down) + chances[row + 1, column + 1] * down
    return float((upper * (STEP - right) + lower * right) / STEP**2)


@compiled
def chances_of_all(chances: Chances, needs: Floats) -> Floats:
    """Return every side's chance to win the match; see Equity."""
    shares = np.ones(len(needs))
    for one in range(len(needs)):
        for other in range(len(needs)):
            if one != other:
                shares[one] *= chance_of_two(chances, int(needs[one]), int(needs[other]))
    total = shares.sum()
    return shares / total if total else np.full(len(needs), 1 / len(needs))
