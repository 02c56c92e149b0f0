"""Features of tableaux, and of hands with them, that many moves do not change."""

from functools import lru_cache

from mille_rules.cards import DISTANCES, HAZARDS, REMEDY_FOR, SAFETIES, SAFETY_FOR, Card
from mille_rules.computer.expert import numbering
from mille_rules.driving import LIMIT_MILES
from mille_rules.rulesets import MILES_STEP
from mille_rules.state import HAZARD_STATUS, Pile, Status, Tableau

#: One flag per safety, in their order.
Flags = tuple[bool, ...]

_STATUS_PLACE = {status: place for place, status in enumerate(Status)}
_ROLLING = Status.ROLLING
_WAITING = (Status.NOT_STARTED, Status.NEEDS_ROLL)
_FIRST_HAZARD, _FIRST_SAFETY = HAZARDS[0], SAFETIES[0]
#: More cards than any hand has.
_NEVER = 99


def side_features(tableau: Tableau, target: int, place: int) -> tuple[int, ...]:
    """Return the features of a side; `place` is 0 for the own side, 1 for the next."""
    return _side(
        tableau.status,
        tableau.limited,
        tableau.safeties,
        target - tableau.miles,
        tableau.distance.count(Card.MILES_200),
        bool(tableau.distance),
        place,
    )


@lru_cache(maxsize=1 << 14)
def _side(
    status: Status, limited: bool, safeties: Pile, room: int, twos: int, started: bool, place: int
) -> tuple[int, ...]:
    base = numbering.SIDES + place * numbering.SIDE_SIZE
    found = [base + _STATUS_PLACE[status]]
    if limited:
        found.append(base + numbering.SIDE_LIMITED + (room <= LIMIT_MILES))
    found += [base + numbering.SIDE_SAFETY + safety - _FIRST_SAFETY for safety in safeties]
    if safeties:
        found.append(base + numbering.SIDE_SAFETIES + len(safeties) - 1)
    found.append(base + numbering.SIDE_ROOM + min(numbering.ROOMS - 1, max(0, room) // MILES_STEP))
    found.append(base + numbering.SIDE_TWOS + min(2, twos))
    if not started:
        found.append(base + numbering.SIDE_SHUT_OUT)
    if place:
        close = numbering.CLOSE_ROOMS - 1 if room > 200 else max(1, room // MILES_STEP) - 1
        block = (place - 1) * numbering.CLOSE_ROOMS
        found.append(numbering.CLOSE + (block + close) * 4 + 2 * (status is _ROLLING) + limited)
    return tuple(found)


#: For each hazard: its remedy, its safety, that safety's place, and the status that it brings; none
#: for the Speed Limit.
_FOR_HAZARD = tuple(
    (
        place,
        int(REMEDY_FOR[hazard]),
        int(SAFETY_FOR[hazard]),
        SAFETY_FOR[hazard] - _FIRST_SAFETY,
        HAZARD_STATUS.get(hazard, Status.STOPPED if hazard is Card.STOP else None),
    )
    for place, hazard in enumerate(HAZARDS)
)


def guard_features(hidden: Flags, own: Tableau, held: list[int]) -> tuple[int, ...]:
    """Return for each hazard: if it is on the own side, where its safety is, remedies in hand."""
    laid, status = own.safeties, own.status
    waiting = status in _WAITING
    found = []
    for place, remedy, safety, order, shows in _FOR_HAZARD:
        if safety in laid:
            where = 0
        elif held[safety]:
            where = 1
        else:
            where = 2 if hidden[order] else 3
        lies = own.limited if shows is None else status is shows
        remedies = held[remedy]
        waits = waiting and remedy == Card.ROLL
        index = ((place * 2 + lies) * numbering.PLACES + where) * 3 + (
            remedies if remedies < 2 else 2
        )
        found.append(numbering.GUARD + index * 2 + waits)
    return tuple(found)


def threat_features(hidden: Flags, rival: Tableau, held: list[int], place: int) -> tuple[int, ...]:
    """Return for each hazard: if a rival is protected, if it can be played, how many are held."""
    base = numbering.THREAT + place * len(HAZARDS) * numbering.THREAT_SIZE
    laid, suffers = rival.safeties, rival.suffers >> _FIRST_HAZARD
    found = []
    for hazard, _, safety, order, _ in _FOR_HAZARD:
        guarded = 0 if safety in laid else 1 if hidden[order] else 2
        number = held[hazard + _FIRST_HAZARD]
        index = (hazard * 3 + guarded) * 3 + (number if number < 2 else 2)
        found.append(base + index * 2 + (suffers >> hazard & 1))
    return tuple(found)


def fit_features(hand: Pile, target: int, own: Tableau, most_200: int) -> tuple[int, ...]:
    """Return how the distances of a hand fit the miles left."""
    distances = tuple(sorted([card for card in hand if card < _FIRST_HAZARD]))
    twos = max(0, most_200 - own.distance.count(Card.MILES_200))
    counts = _fit(distances, target - own.miles, twos)
    free = own.status is _ROLLING and not own.limited
    block = numbering.FIT_COUNTS * 2
    return tuple(
        [numbering.FIT + place * block + count * 2 + free for place, count in enumerate(counts)]
    )


_SHORT_MILES = tuple(card.miles for card in DISTANCES if card is not Card.MILES_200)


@lru_cache(maxsize=1 << 14)
def _fit(distances: Pile, room: int, twos: int) -> tuple[int, int, int]:
    """Return the fewest cards to complete the trip, the same with one drawn, and cards that fit.

    The first two are 0 if that is impossible; the second counts the card
    to be drawn.
    """
    fewest = {0: 0}
    usable = 0
    for card in distances:
        miles = DISTANCES[card].miles
        if card == Card.MILES_200:
            if not twos:
                continue
            twos -= 1
        if miles > room:
            continue
        usable += 1
        for total, count in list(fewest.items()):
            more = total + miles
            if more <= room and fewest.get(more, _NEVER) > count + 1:
                fewest[more] = count + 1
    near = [fewest[room - miles] + 1 for miles in _SHORT_MILES if room - miles in fewest]
    most = numbering.FIT_COUNTS - 1
    return min(most, fewest.get(room, 0)), min([most, *near]) if near else 0, min(most, usable)
