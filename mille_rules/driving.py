"""Which cards a side can take and which hazards it can be given, or why not.

Every rule is one function that returns the refusal or None; the sets of cards that it allows
follow from those functions.
"""

from functools import cache

from mille_rules.cards import (
    HAZARDS,
    REMEDY_FOR,
    REPAIRED_BY,
    SAFETY_FOR,
    Card,
    Family,
    bits_of,
)
from mille_rules.refusals import Code, Refusal
from mille_rules.state import HAZARD_STATUS, Pile, Setup, Status, Tableau

#: The highest distance card allowed under a Speed Limit.
LIMIT_MILES = 50
_MILES_200 = Card.MILES_200
#: The highest distance card: more room than this makes no difference.
LONGEST_CARD = _MILES_200.miles


def why_not_take(card: Card, tableau: Tableau, setup: Setup, target: int) -> Refusal | None:
    """The reason why a side may not put a card, hazards apart, on its own tableau."""
    room = room_for_card(target - tableau.miles, setup)
    full = full_of_200(tableau.distance, setup)
    refusal = _why_not_take(card, tableau.status, tableau.limited, room, full)
    if refusal is None or refusal.code is not Code.HELD_UP or refusal.needs is Card.ROLL:
        return refusal
    return refusal if _needs_roll_too(tableau, setup) else refusal._replace(code=Code.NEEDS_REMEDY)


def room_for_card(room: int, setup: Setup) -> int:
    """Return the miles of the longest card that a side may play, given those to its target."""
    if room > 0 and setup.rules.finish == "at_least":
        return LONGEST_CARD
    return min(room, LONGEST_CARD)


def completes_trip(card: Card, room: int, setup: Setup) -> bool:
    """Return whether the miles of a card complete a trip, given those left to its target."""
    if setup.rules.finish == "at_least":
        return 0 < room <= card.miles
    return card.miles == room > 0


def _needs_roll_too(tableau: Tableau, setup: Setup) -> bool:
    """Return whether a side that is stopped needs a Roll after its remedy."""
    return setup.rules.roll_after_remedy and Card.RIGHT_OF_WAY not in tableau.safeties


def full_of_200(distance: Pile, setup: Setup) -> int | None:
    """Return the limit of 200s if a side has reached it, else None."""
    most = setup.rules.max_200
    return most if distance.count(_MILES_200) >= most else None


def _why_not_take(
    card: Card, status: Status, limited: bool, room: int, full: int | None
) -> Refusal | None:
    if card.family is Family.SAFETY:
        return None
    if card.family is Family.DISTANCE:
        return _why_not_distance(card, status, limited, room, full)
    if card is Card.END_OF_LIMIT:
        return None if limited else Refusal(Code.NOT_LIMITED)
    if card is Card.ROLL:
        return _why_not_roll(status)
    hazard = REPAIRED_BY[card]
    return None if status is HAZARD_STATUS[hazard] else Refusal(Code.NOTHING_TO_REPAIR, hazard)


def _why_not_distance(
    card: Card, status: Status, limited: bool, room: int, full: int | None
) -> Refusal | None:
    if status is not Status.ROLLING:
        return _held_up(status)
    if limited and card.miles > LIMIT_MILES:
        return Refusal(Code.TOO_FAST, card, needs=Card.END_OF_LIMIT, number=LIMIT_MILES)
    if card is Card.MILES_200 and full is not None:
        return Refusal(Code.TOO_MANY_200, card, number=full)
    return Refusal(Code.TOO_FAR, card, number=room) if card.miles > room else None


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
    rule = setup.rules.battle_hazard_on
    started = bool(tableau.battle)
    return _why_not_suffer(card, tableau.status, started, tableau.safeties, tableau.limited, rule)


def _why_not_suffer(
    card: Card, status: Status, started: bool, safeties: Pile, limited: bool, rule: str
) -> Refusal | None:
    if SAFETY_FOR[card] in safeties:
        return Refusal(Code.PROTECTED, card=SAFETY_FOR[card])
    if card is Card.SPEED_LIMIT:
        return Refusal(Code.ALREADY_LIMITED) if limited else None
    if status is Status.ROLLING or (started and rule == "any_card"):
        return None
    return Refusal(Code.SIDE_NOT_ROLLING if started else Code.SIDE_NOT_STARTED, card=card)


#: Hazards are never taken by one's own side.
_OWN_CARDS = tuple(card for card in Card if card not in HAZARDS)


@cache
def taken(status: Status, limited: bool, room: int, full: int | None) -> int:
    """Cards, as bits, for a side in such a condition; `room` as from `room_for_card`."""
    condition = status, limited, room, full
    return bits_of(tuple(c for c in _OWN_CARDS if _why_not_take(c, *condition) is None))


def suffered(status: Status, started: bool, safeties: Pile, limited: bool, rule: str) -> int:
    """Hazards, as bits, that a side in such a condition can be given."""
    condition = status, started, safeties, limited, rule
    return bits_of(tuple(c for c in HAZARDS if _why_not_suffer(c, *condition) is None))
