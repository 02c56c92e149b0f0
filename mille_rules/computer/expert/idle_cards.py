"""The cards that are of no more use in a race of two seats whose draw pile is empty."""

from mille_rules.cards import (
    BATTLE_HAZARDS,
    DISTANCES,
    HAZARDS,
    REMEDIES,
    REMEDY_FOR,
    SAFETIES,
    SAFETY_FOR,
    Card,
    bits_of,
)
from mille_rules.driving import LIMIT_MILES
from mille_rules.state import HAZARD_STATUS, State, Status, Tableau

_HAZARD_OF = {status: hazard for hazard, status in HAZARD_STATUS.items()}
_BATTLE, _ROW = bits_of(BATTLE_HAZARDS), Card.RIGHT_OF_WAY.bit
_TO_ROLL = Card.ROLL.bit | _ROW
_UNLIMITED = Card.END_OF_LIMIT.bit | _ROW
_OWN = bits_of((*DISTANCES, *REMEDIES))
#: The hazards and the remedies that each safety makes useless, as bits.
_ANSWERED = {
    safety: bits_of(tuple(h for h in HAZARDS if SAFETY_FOR[h] is safety)) for safety in SAFETIES
}
_NEEDLESS = {
    safety: bits_of(tuple(REMEDY_FOR[h] for h in HAZARDS if SAFETY_FOR[h] is safety))
    for safety in SAFETIES
}
#: The hazards that a remedy of their own ends.
_REPAIRED = tuple((hazard, hazard.bit, REMEDY_FOR[hazard].bit) for hazard in HAZARD_STATUS)
_TOO_LONG = tuple((card.miles, card.bit) for card in DISTANCES)


def idle_cards(state: State, seat: int) -> int:
    """Return the kinds of card, as bits, that a seat can never use again; it may not hold them.

    Once a card is idle it stays so: hands only shrink, and safeties only come.
    """
    own, other = state.tableaux[seat], state.tableaux[1 - seat]
    mine, theirs = bits_of(state.hands[seat]), bits_of(state.hands[1 - seat])
    idle = sum(_ANSWERED[safety] for safety in other.safeties)
    stacks = state.setup.rules.battle_hazard_on == "any_card"
    if not stacks and _is_stuck(state, other, theirs):
        idle |= _BATTLE
    attacks = theirs & ~sum(_ANSWERED[safety] for safety in own.safeties)
    if not (stacks and attacks & _BATTLE) and _is_stuck(state, own, mine):
        return idle | _OWN
    return idle | _idle_distances(state, own, mine) | _idle_remedies(own, attacks, stacks)


def _is_stuck(state: State, side: Tableau, hand: int) -> bool:
    """True if a side that is not attacked again can never roll with this hand."""
    if side.status is Status.ROLLING:
        return False
    hazard = _HAZARD_OF.get(side.status)
    if hazard is None:
        return not hand & _TO_ROLL
    safety = hand & SAFETY_FOR[hazard].bit
    if not (safety or hand & REMEDY_FOR[hazard].bit):
        return True
    rolls = safety and state.setup.rules.corrective_safety == "remove"
    return not (rolls or hand & _TO_ROLL or Card.RIGHT_OF_WAY in side.safeties)


def _idle_distances(state: State, own: Tableau, mine: int) -> int:
    rules = state.setup.rules
    most = max(state.race.target, rules.extension_target) - own.miles
    if own.limited and not mine & _UNLIMITED:
        most = min(most, LIMIT_MILES)
    idle = sum(bit for miles, bit in _TOO_LONG if miles > most)
    if own.distance.count(Card.MILES_200) >= rules.max_200:
        idle |= Card.MILES_200.bit
    return idle


def _idle_remedies(own: Tableau, attacks: int, stacks: bool) -> int:
    idle = sum(_NEEDLESS[safety] for safety in own.safeties)
    for hazard, bit, remedy in _REPAIRED:
        shows = own.status is HAZARD_STATUS[hazard] or (stacks and hazard in own.battle)
        if not (attacks & bit or shows):
            idle |= remedy
    if own.status is Status.ROLLING and not attacks & _BATTLE:
        idle |= Card.ROLL.bit
    if not (own.limited or attacks & Card.SPEED_LIMIT.bit):
        idle |= Card.END_OF_LIMIT.bit
    return idle
