"""Which actions are legal; actions have the numbers of `learned.actions`."""

import numpy as np
from numpy.typing import NDArray

from mille_rules.computer.learned import actions
from mille_rules.computer.training.simulator import at, rule
from mille_rules.computer.training.simulator.at import RaceRow
from mille_rules.computer.training.simulator.compiled import compiled
from mille_rules.computer.training.simulator.rule import RulesRow

#: One flag for each action.
Flags = NDArray[np.bool_]

MILES = (25, 50, 75, 100, 200)


@compiled
def status(t: RaceRow, side: int) -> int:
    """Return the number of a side's status."""
    height = t[at.BATTLE_HEIGHT + side]
    top = t[at.BATTLE + side * at.PILE_SIZE + height - 1] if height else -1
    if top == at.ROLL:
        return at.ROLLING
    if at.FIRST_HAZARD <= top < at.STOP:
        place = top - at.FIRST_HAZARD
        if not t[at.SAFETY + side * at.SAFETY_KINDS + place]:
            return int(at.ACCIDENT + place)
    if has_safety(t, side, at.STOP):
        return at.ROLLING
    if top == -1:
        return at.NOT_STARTED
    return at.STOPPED if top == at.STOP else at.NEEDS_ROLL


@compiled
def has_safety(t: RaceRow, side: int, hazard: int) -> bool:
    """Return whether a side has played the safety against a hazard."""
    return bool(t[at.SAFETY + side * at.SAFETY_KINDS + safety_place(hazard)])


@compiled
def safety_place(hazard: int) -> int:
    """Return the place of the safety against a hazard among the safeties."""
    return int(min(at.SAFETY_KINDS - 1, hazard - at.FIRST_HAZARD))


@compiled
def limited(t: RaceRow, side: int) -> bool:
    """Return whether a side is under a Speed Limit."""
    height = t[at.SPEED_HEIGHT + side]
    if not height or has_safety(t, side, at.SPEED_LIMIT):
        return False
    return bool(t[at.SPEED + side * at.PILE_SIZE + height - 1] == at.SPEED_LIMIT)


@compiled
def takes(t: RaceRow, r: RulesRow, side: int, card: int) -> bool:
    """Return whether a side can put a card, hazards apart, on its own tableau."""
    if card >= at.FIRST_SAFETY:
        return True
    if card == at.END_OF_LIMIT:
        return limited(t, side)
    now = status(t, side)
    if card == at.ROLL:
        return now in (at.NOT_STARTED, at.STOPPED, at.NEEDS_ROLL)
    if card >= at.FIRST_REMEDY:
        return now == at.ACCIDENT + card - at.FIRST_REMEDY
    if now != at.ROLLING or (card > 1 and limited(t, side)):
        return False
    if card == at.TWO_HUNDRED and t[at.TWOS + side] >= r[rule.MOST_200]:
        return False
    return bool(MILES[card] <= t[at.TARGET] - t[at.MILES + side])


@compiled
def suffers(t: RaceRow, r: RulesRow, side: int, hazard: int) -> bool:
    """Return whether a side can be given a hazard."""
    if has_safety(t, side, hazard):
        return False
    if hazard == at.SPEED_LIMIT:
        return not limited(t, side)
    started = t[at.BATTLE_HEIGHT + side] > 0
    return bool(status(t, side) == at.ROLLING or (r[rule.ANY_CARD] and started))


@compiled
def is_hazard(card: int) -> bool:
    """Return whether a card is a hazard."""
    return at.FIRST_HAZARD <= card < at.FIRST_REMEDY


@compiled
def find_legal(t: RaceRow, r: RulesRow, legal: Flags) -> int:
    """Set the flags of the legal actions of the seat whose turn it is; return their number."""
    legal[:] = False
    if t[at.PHASE] == at.EXTENDING:
        legal[actions.EXTEND] = legal[actions.FINISH] = True
        return 2
    seat, sides = t[at.TURN], r[rule.SIDES]
    own = seat % sides
    for card in range(at.KINDS):
        if not t[at.HAND + seat * at.KINDS + card]:
            continue
        legal[actions.DISCARD + card] = card < at.FIRST_SAFETY or r[rule.DISCARDS_SAFETY]
        if not is_hazard(card):
            legal[card] = takes(t, r, own, card)
            continue
        legal[card] = suffers(t, r, (own + 1) % sides, card)
        if sides > 2:
            second = actions.ON_SECOND + card - at.FIRST_HAZARD
            legal[second] = suffers(t, r, (own + 2) % sides, card)
    return int(legal.sum())


@compiled
def can_play_any(t: RaceRow, r: RulesRow) -> bool:
    """Return whether any seat holds a card that it could play."""
    for seat in range(r[rule.SEATS]):
        own = seat % r[rule.SIDES]
        for card in range(at.KINDS):
            if not t[at.HAND + seat * at.KINDS + card]:
                continue
            if not is_hazard(card):
                if takes(t, r, own, card):
                    return True
                continue
            for side in range(r[rule.SIDES]):
                if side != own and suffers(t, r, side, card):
                    return True
    return False
