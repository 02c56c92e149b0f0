"""The highest score that a race can bring."""

from mille_rules.cards import SAFETIES
from mille_rules.rulesets import SIDES_BY_SEATS, RuleSet
from mille_rules.scoring import Ending, score_race
from mille_rules.state import SideScore
from mille_rules.tallies import SideTally


def best_race(rules: RuleSet, seats: int) -> SideScore:
    """Return the items of the highest score of one side, with so many players."""
    base = rules.target_for(seats)
    extended = seats in rules.extension_counts and base < rules.extension_target
    miles = rules.extension_target if extended else base
    best = SideTally(miles, SAFETIES, SAFETIES, safe=True)
    opponents = [SideTally()] * (SIDES_BY_SEATS[seats] - 1)
    ending = Ending(completer=0, delayed=True, extension_by=0 if extended else None)
    return score_race(rules, (best, *opponents), ending)[0]
