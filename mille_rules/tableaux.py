"""Change tableaux: each function returns a new one."""

from functools import cache

from mille_rules.cards import DISTANCES, SAFETY_FOR, Card
from mille_rules.driving import HazardRules, full_kinds, room_for_card, suffered, taken
from mille_rules.rulesets import SAFETY_MILES, RuleSet
from mille_rules.state import HAZARD_STATUS, Pile, Setup, Status, Tableau, Tableaux, miles_of

#: Battle, speed, distance, safeties, coups, moving; everything else follows from them.
Piles = tuple[Pile, Pile, Pile, Pile, Pile, Pile]

_SPEED_LIMIT, _RIGHT_OF_WAY = Card.SPEED_LIMIT, Card.RIGHT_OF_WAY
_ROLL, _STOP = Card.ROLL, Card.STOP
_SPEED_CARDS = (_SPEED_LIMIT, Card.END_OF_LIMIT)
_ROLLING = Status.ROLLING


def tableau_of(piles: Piles, setup: Setup, target: int, start: int = 0) -> Tableau:
    """Return the tableau with these piles, in a trip of `target` miles after those at its start."""
    driven = start + miles_of(piles[2], setup.rules.distances, piles[5])
    # What the last card goes beyond the target counts no miles (rules 2.5).
    return _tableau(piles, start, min(driven, target), setup, target)


def _tableau(piles: Piles, start: int, miles: int, setup: Setup, target: int) -> Tableau:
    """Return the tableau with these piles and `miles` in all, those at its start included."""
    battle, speed, distance, safeties, *_ = piles
    rules = setup.rules
    tops = battle[-1] if battle else None, speed[-1] if speed else None
    hazard_rules = rules.battle_hazard_on, rules.speed_limit_on
    status, limited, suffers = _condition(
        *tops, safeties, hazard_rules, rules.roll_after_remedy, rules.starts_limited
    )
    takes = _takes(status, limited, target - miles, distance, setup)
    return Tableau(*piles, start, miles, status, limited, takes, suffers)


@cache
def _condition(
    battle: Card | None,
    speed: Card | None,
    safeties: Pile,
    hazard_rules: HazardRules,
    roll_after: bool,
    starts_limited: bool,
) -> tuple[Status, bool, int]:
    """Return status, speed limit and possible hazards, given the top cards of the piles."""
    free_road = _RIGHT_OF_WAY in safeties
    status = _status(battle, safeties, free_road, roll_after)
    limited = not free_road and (speed is _SPEED_LIMIT or (starts_limited and speed is None))
    return status, limited, suffered(status, battle is not None, safeties, limited, hazard_rules)


def _takes(status: Status, limited: bool, room: int, distance: Pile, setup: Setup) -> int:
    rules, longest = setup.rules, room_for_card(room, setup)
    values = rules.distances, rules.limit_miles
    return taken(status, limited, longest, full_kinds(distance, setup), values)


def _status(top: Card | None, safeties: Pile, free_road: bool, roll_after: bool) -> Status:
    if top is _ROLL:
        return _ROLLING
    if top in HAZARD_STATUS and SAFETY_FOR[top] not in safeties:
        return HAZARD_STATUS[top]
    if free_road:
        return _ROLLING
    if top is None:
        return Status.NOT_STARTED
    if top is _STOP:
        return Status.STOPPED
    return Status.NEEDS_ROLL if roll_after else _ROLLING


def empty_tableaux(setup: Setup, target: int) -> Tableaux:
    """Return the tableaux of all sides without cards."""
    starts = setup.rules.start_miles(setup.sides)
    return tuple([tableau_of(((),) * 6, setup, target, start) for start in starts])


def with_target(tableau: Tableau, setup: Setup, target: int) -> Tableau:
    """Return the tableau with another target."""
    return tableau_of(tableau[:6], setup, target, tableau.start)


def with_card(tableau: Tableau, card: Card, setup: Setup, target: int) -> Tableau:
    """Put a card that is not a safety on its pile."""
    if card in DISTANCES:
        return _with_distance(tableau, card, setup, target)
    battle, speed, distance, safeties, coups, moving, start, miles, *_ = tableau
    if card in _SPEED_CARDS:
        speed = (*speed, card)
    else:
        battle = (*battle, card)
    piles = battle, speed, distance, safeties, coups, moving
    return _tableau(piles, start, miles, setup, target)


def _with_distance(tableau: Tableau, card: Card, setup: Setup, target: int) -> Tableau:
    """Put a distance card, the most frequent play, on its pile."""
    *piles, start, miles, status, limited, _, suffers = tableau
    battle, speed, distance, safeties, coups, moving = piles
    distance = (*distance, card)
    miles = min(miles + setup.rules.distances[card], target)
    takes = _takes(status, limited, target - miles, distance, setup)
    after = battle, speed, distance, safeties, coups, moving
    return Tableau(*after, start, miles, status, limited, takes, suffers)


def without_hazard(tableau: Tableau, hazard: Card, setup: Setup, target: int) -> Tableau:
    """Remove the hazard on top of its pile."""
    battle, speed, distance, safeties, coups, moving = tableau[:6]
    if hazard is _SPEED_LIMIT:
        speed = speed[:-1]
    else:
        battle = battle[:-1]
    piles = battle, speed, distance, safeties, coups, moving
    return tableau_of(piles, setup, target, tableau.start)


def with_safety(
    tableau: Tableau, safety: Card, is_coup: bool, setup: Setup, target: int
) -> tuple[Tableau, Pile]:
    """Add a safety; also returns the hazards that it removes (rules 2.5)."""
    battle, speed, distance, safeties, coups, moving = tableau[:6]
    removed: list[Card] = []
    corrects = not is_coup and setup.rules.corrective_safety == "remove"
    if safety is _RIGHT_OF_WAY:
        if speed and speed[-1] is _SPEED_LIMIT:
            removed.append(speed[-1])
            speed = speed[:-1]
        while battle and battle[-1] is _STOP:
            removed.append(battle[-1])
            battle = battle[:-1]
    elif corrects and battle and SAFETY_FOR.get(battle[-1]) is safety:
        removed.append(battle[-1])
        battle = battle[:-1]
    coups = (*coups, safety) if is_coup else coups
    if safety_moves(tableau, setup.rules, target):
        moving = (*moving, safety)
    piles = battle, speed, distance, (*safeties, safety), coups, moving
    return tableau_of(piles, setup, target, tableau.start), tuple(removed)


def safety_moves(tableau: Tableau, rules: RuleSet, target: int) -> bool:
    """Return whether a safety counts miles for a side: as many must be left to the target."""
    return rules.safety_counts == "miles" and tableau.miles + 2 * SAFETY_MILES <= target
