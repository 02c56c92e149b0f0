"""Which cards a side can take and which hazards it can be given, or why not.

Every rule is one function that returns the refusal or None; the sets of cards that it allows
follow from those functions.
"""

from functools import cache

from mille_rules.cards import (
    DISTANCES,
    HAZARDS,
    REMEDY_FOR,
    REPAIRED_BY,
    SAFETY_FOR,
    Card,
    Family,
    bits_of,
)
from mille_rules.refusals import Code, Refusal
from mille_rules.rulesets import RuleSet
from mille_rules.state import HAZARD_STATUS, Pile, Setup, Status, Tableau

#: Of a rule set: the miles of each distance card, and the most under a Speed Limit.
Values = tuple[tuple[int, ...], int]
#: Where battle hazards and Speed Limits can be played.
HazardRules = tuple[str, str]


def why_not_take(card: Card, tableau: Tableau, setup: Setup, target: int) -> Refusal | None:
    """The reason why a side may not put a card, hazards apart, on its own tableau."""
    rules = setup.rules
    room = room_for_card(target - tableau.miles, setup)
    full = full_kinds(tableau.distance, setup)
    refusal = _why_not_take(card, tableau.status, tableau.limited, room, full, values_of(rules))
    if refusal is not None and refusal.code is Code.TOO_MANY:
        return refusal._replace(number=dict(rules.quotas)[card])
    if refusal is None or refusal.code is not Code.HELD_UP or refusal.needs is Card.ROLL:
        return refusal
    return refusal if _needs_roll_too(tableau, setup) else refusal._replace(code=Code.NEEDS_REMEDY)


def values_of(rules: RuleSet) -> Values:
    """Return the values of rules on which it depends what a side may play."""
    return rules.distances, rules.limit_miles


def room_for_card(room: int, setup: Setup) -> int:
    """Return the miles of the longest card that a side may play, given those to its target."""
    longest = setup.rules.distances[-1]
    if room > 0 and setup.rules.finish == "at_least":
        return longest
    return min(room, longest)


def completes_trip(card: Card, room: int, setup: Setup) -> bool:
    """Return whether the miles of a card complete a trip, given those left to its target."""
    if card not in DISTANCES:
        return False
    miles = setup.rules.distances[card]
    if setup.rules.finish == "at_least":
        return 0 < room <= miles
    return miles == room > 0


def _needs_roll_too(tableau: Tableau, setup: Setup) -> bool:
    """Return whether a side that is stopped needs a Roll after its remedy."""
    return setup.rules.roll_after_remedy and Card.RIGHT_OF_WAY not in tableau.safeties


def full_kinds(distance: Pile, setup: Setup) -> int:
    """Return the cards, as bits, of which a side has as many as it may play in a race."""
    full = 0
    for card, most in setup.rules.quotas:
        if distance.count(card) >= most:
            full |= card.bit
    return full


def _why_not_take(
    card: Card, status: Status, limited: bool, room: int, full: int, values: Values
) -> Refusal | None:
    if card.family is Family.SAFETY:
        return None
    if card.family is Family.DISTANCE:
        return _why_not_distance(card, status, limited, room, full, values)
    if card is Card.END_OF_LIMIT:
        return None if limited else Refusal(Code.NOT_LIMITED)
    if card is Card.ROLL:
        return _why_not_roll(status)
    hazard = REPAIRED_BY[card]
    return None if status is HAZARD_STATUS[hazard] else Refusal(Code.NOTHING_TO_REPAIR, hazard)


def _why_not_distance(
    card: Card, status: Status, limited: bool, room: int, full: int, values: Values
) -> Refusal | None:
    distances, limit = values
    if status is not Status.ROLLING:
        return _held_up(status)
    if limited and distances[card] > limit:
        return Refusal(Code.TOO_FAST, card, needs=Card.END_OF_LIMIT, number=limit)
    if full & card.bit:
        return Refusal(Code.TOO_MANY, card)
    return Refusal(Code.TOO_FAR, card, number=room) if distances[card] > room else None


def _held_up(status: Status) -> Refusal:
    if status is Status.NOT_STARTED:
        return Refusal(Code.NOT_STARTED, needs=Card.ROLL)
    if status is Status.NEEDS_ROLL:
        return Refusal(Code.NEEDS_ROLL, needs=Card.ROLL)
    hazard = Card.STOP if status is Status.STOPPED else Card.from_slug(status.value)
    return Refusal(Code.HELD_UP, card=hazard, needs=REMEDY_FOR[hazard])


def _why_not_roll(status: Status) -> Refusal | None:
    if status is Status.ROLLING:
        return Refusal(Code.ALREADY_ROLLING)
    if status in (Status.NOT_STARTED, Status.STOPPED, Status.NEEDS_ROLL):
        return None
    hazard = Card.from_slug(status.value)
    return Refusal(Code.ROLL_DOES_NOT_REPAIR, card=hazard, needs=REMEDY_FOR[hazard])


def why_not_suffer(card: Card, tableau: Tableau, setup: Setup) -> Refusal | None:
    """The reason why a side cannot be given a hazard."""
    rules = setup.rules.battle_hazard_on, setup.rules.speed_limit_on
    started = bool(tableau.battle)
    return _why_not_suffer(card, tableau.status, started, tableau.safeties, tableau.limited, rules)


def _why_not_suffer(
    card: Card, status: Status, started: bool, safeties: Pile, limited: bool, rules: HazardRules
) -> Refusal | None:
    on_battle, on_speed = rules
    if SAFETY_FOR[card] in safeties:
        return Refusal(Code.PROTECTED, card=SAFETY_FOR[card])
    if card is Card.SPEED_LIMIT and (limited or on_speed == "any_side"):
        return Refusal(Code.ALREADY_LIMITED) if limited else None
    stacked = started and on_battle == "any_card" and card is not Card.SPEED_LIMIT
    if status is Status.ROLLING or stacked:
        return None
    return Refusal(Code.SIDE_NOT_ROLLING if started else Code.SIDE_NOT_STARTED, card=card)


#: Hazards are never taken by one's own side.
_OWN_CARDS = tuple(card for card in Card if card not in HAZARDS)


@cache
def taken(status: Status, limited: bool, room: int, full: int, values: Values) -> int:
    """Cards, as bits, for a side in such a condition.

    `room` as from `room_for_card`, `full` as from `full_kinds`.
    """
    condition = status, limited, room, full, values
    return bits_of(tuple(c for c in _OWN_CARDS if _why_not_take(c, *condition) is None))


def suffered(
    status: Status, started: bool, safeties: Pile, limited: bool, rules: HazardRules
) -> int:
    """Hazards, as bits, that a side in such a condition can be given."""
    condition = status, started, safeties, limited, rules
    return bits_of(tuple(c for c in HAZARDS if _why_not_suffer(c, *condition) is None))
