"""The observations of the simulator: as `learned.observation` makes them, and the critic's."""

import numpy as np
from numpy.typing import NDArray

from mille_rules.computer.training.simulator import at, rule
from mille_rules.computer.training.simulator.at import RaceRow
from mille_rules.computer.training.simulator.compiled import compiled
from mille_rules.computer.training.simulator.legal import (
    MILES,
    has_safety,
    limited,
    safety_place,
    status,
    suffers,
)
from mille_rules.computer.training.simulator.rule import RulesRow
from mille_rules.computer.training.simulator.scores import sure_points

#: An observation.
Numbers = NDArray[np.uint8]
#: Cards of the draw pile that the critic sees.
NEXT_CARDS = 8


@compiled
def unseen(t: RaceRow, r: RulesRow, seat: int, card: int) -> int:
    """Count the cards of a kind that a seat has not seen."""
    return int(r[rule.COPIES + card] - t[at.SHOWN + card] - t[at.HAND + seat * at.KINDS + card])


@compiled
def observe(t: RaceRow, r: RulesRow, seat: int, out: Numbers) -> int:
    """Write the observation of a seat; return its length."""
    sides = r[rule.SIDES]
    own = seat % sides
    n = _cards(t, r, seat, out)
    n = _scores(t, r, own, out, n)
    for step in range(sides):
        n = _side(t, (own + step) % sides, out, n)
    n = _safeties(t, r, seat, out, n)
    n = _guards(t, r, seat, out, n)
    for step in range(1, sides):
        rival = (own + step) % sides
        n = _threats(t, r, seat, rival, out, n)
        n = _chase(t, own, rival, out, n)
    n = _fit(t, r, seat, out, n)
    n = _rules(r, out, n)
    for step in range(1, r[rule.SEATS]):
        n = _other(t, (seat + step) % r[rule.SEATS], out, n)
    return n


@compiled
def observe_hidden(t: RaceRow, r: RulesRow, seat: int, out: Numbers, n: int) -> None:
    """Write the hidden cards from place `n`: the other hands and the next cards of the pile."""
    for step in range(1, r[rule.SEATS]):
        other = (seat + step) % r[rule.SEATS]
        for card in range(at.KINDS):
            out[n + card] = min(3, t[at.HAND + other * at.KINDS + card])
        n += at.KINDS
    for place in range(NEXT_CARDS):
        index = t[at.DRAWN] + place
        out[n + place] = 1 + t[at.DECK + index] if index < t[at.CARDS] else 0


@compiled
def _cards(t: RaceRow, r: RulesRow, seat: int, out: Numbers) -> int:
    for card in range(at.KINDS):
        out[card] = min(4, t[at.HAND + seat * at.KINDS + card])
        out[at.KINDS + card] = min(10, unseen(t, r, seat, card))
    pile = t[at.CARDS] - t[at.DRAWN]
    out[2 * at.KINDS] = pile + 1 if pile < 12 else min(40, 13 + (pile - 12) // 4)
    return 2 * at.KINDS + 1


@compiled
def _scores(t: RaceRow, r: RulesRow, own: int, out: Numbers, n: int) -> int:
    sides = r[rule.SIDES]
    best = sure_points(t, r, (own + 1) % sides)
    for step in range(sides):
        side = (own + step) % sides
        need = r[rule.MATCH_TARGET] - t[at.POINTS + side]
        out[n + step] = 1 + min(20, max(0, need - 1) // 250)
        if step > 1:
            best = max(best, sure_points(t, r, side))
    lead = sure_points(t, r, own) - best
    out[n + sides] = 1 + min(30, max(0, lead // 100 + 15))
    if t[at.EXTENDED_BY] >= 0:
        extension = 0 if t[at.EXTENDED_BY] == own else 1
    else:
        extension = 2 if r[rule.MAY_EXTEND] and t[at.TARGET] < r[rule.EXTENDED] else 3
    out[n + sides + 1] = 1 + extension
    return int(n + sides + 2)


@compiled
def _room(t: RaceRow, side: int) -> int:
    return int(t[at.TARGET] - t[at.MILES + side])


@compiled
def _side(t: RaceRow, side: int, out: Numbers, n: int) -> int:
    room = _room(t, side)
    out[n] = 1 + status(t, side)
    out[n + 1] = 0
    if limited(t, side):
        out[n + 1] = 2 if room <= MILES[1] else 1
    out[n + 2] = 1 + min(40, max(0, room) // MILES[0])
    out[n + 3] = min(2, t[at.TWOS + side])
    out[n + 4] = t[at.DISTANCES + side] == 0
    return n + 5


@compiled
def _safeties(t: RaceRow, r: RulesRow, seat: int, out: Numbers, n: int) -> int:
    sides = r[rule.SIDES]
    for place in range(at.SAFETY_KINDS):
        safety = at.FIRST_SAFETY + place
        where = 3 if unseen(t, r, seat, safety) else 6
        for step in range(sides):
            side = (seat + step) % sides
            if t[at.SAFETY + side * at.SAFETY_KINDS + place]:
                where = 1 if step == 0 else 3 + step
        kept = 0
        if t[at.HAND + seat * at.KINDS + safety]:
            where = 2
            hazards = unseen(t, r, seat, at.FIRST_HAZARD + place)
            if place == at.SAFETY_KINDS - 1:
                hazards += unseen(t, r, seat, at.SPEED_LIMIT)
            kept = 1 + min(5, hazards)
        out[n + place], out[n + at.SAFETY_KINDS + place] = where, kept
    return n + 2 * at.SAFETY_KINDS


@compiled
def _guards(t: RaceRow, r: RulesRow, seat: int, out: Numbers, n: int) -> int:
    own = seat % r[rule.SIDES]
    for hazard in range(at.FIRST_HAZARD, at.FIRST_REMEDY):
        safety = at.FIRST_SAFETY + safety_place(hazard)
        if has_safety(t, own, hazard):
            where = 0
        elif t[at.HAND + seat * at.KINDS + safety]:
            where = 1
        else:
            where = 2 if unseen(t, r, seat, safety) else 3
        remedy = hazard + at.FIRST_REMEDY - at.FIRST_HAZARD
        remedies = min(2, t[at.HAND + seat * at.KINDS + remedy])
        out[n] = 1 + (_lies(t, own, hazard) * 4 + where) * 3 + remedies
        n += 1
    return n


@compiled
def _lies(t: RaceRow, side: int, hazard: int) -> int:
    """Return 1 if a hazard lies on a side, 2 if only its remedy is missing."""
    now = status(t, side)
    if hazard == at.SPEED_LIMIT:
        return 1 if limited(t, side) else 0
    if hazard == at.STOP:
        return 1 if now == at.STOPPED else 2 if now in (at.NOT_STARTED, at.NEEDS_ROLL) else 0
    return 1 if now == at.ACCIDENT + hazard - at.FIRST_HAZARD else 0


@compiled
def _threats(t: RaceRow, r: RulesRow, seat: int, rival: int, out: Numbers, n: int) -> int:
    for hazard in range(at.FIRST_HAZARD, at.FIRST_REMEDY):
        guarded = 2
        if has_safety(t, rival, hazard):
            guarded = 0
        elif unseen(t, r, seat, at.FIRST_SAFETY + safety_place(hazard)):
            guarded = 1
        held = min(2, t[at.HAND + seat * at.KINDS + hazard])
        out[n] = 1 + (guarded * 3 + held) * 2 + suffers(t, r, rival, hazard)
        n += 1
    return n


@compiled
def _chase(t: RaceRow, own: int, rival: int, out: Numbers, n: int) -> int:
    room, rolls = _room(t, rival), int(status(t, rival) == at.ROLLING)
    close = 8 if room > MILES[-1] else max(1, room // MILES[0]) - 1
    away = _distance_class(_room(t, own)) * 8 + _distance_class(room)
    out[n] = 1 + close * 4 + 2 * rolls + limited(t, rival)
    out[n + 1] = (1 + away * 4 + 2 * (status(t, own) == at.ROLLING) + rolls) % 256
    return n + 2


@compiled
def _distance_class(room: int) -> int:
    if room <= MILES[-1]:
        return 0 if room <= MILES[1] else 1 if room <= MILES[3] else 2
    return int(min(7, 2 + room // 150))


@compiled
def _fit(t: RaceRow, r: RulesRow, seat: int, out: Numbers, n: int) -> int:
    """Write the fewest cards that complete the trip, the same with one drawn, and all that fit."""
    own = seat % r[rule.SIDES]
    room = _room(t, own) // MILES[0]
    # Bit u of sums[k]: k cards of the hand make u steps.
    sums, usable = np.zeros(9, np.int64), 0
    sums[0] = 1
    for card in range(at.FIRST_HAZARD):
        copies = t[at.HAND + seat * at.KINDS + card]
        if card == at.TWO_HUNDRED:
            copies = min(copies, max(0, r[rule.MOST_200] - t[at.TWOS + own]))
        step = MILES[card] // MILES[0]
        if step > room:
            continue
        usable += copies
        for _ in range(copies):
            for k in range(8, 0, -1):
                sums[k] |= (sums[k - 1] << step) & ((1 << (room + 1)) - 1)
    fewest = near = 0
    for k in range(7, 0, -1):
        if sums[k] >> room & 1:
            fewest = k
    for k in range(6, -1, -1):
        for step in range(1, min(4, room) + 1):
            if sums[k] >> (room - step) & 1:
                near = k + 1
    free = int(status(t, own) == at.ROLLING and not limited(t, own))
    out[n], out[n + 1] = 1 + fewest * 2 + free, 1 + near * 2 + free
    out[n + 2] = 1 + min(7, usable) * 2 + free
    return n + 3


@compiled
def _rules(r: RulesRow, out: Numbers, n: int) -> int:
    out[n], out[n + 1] = r[rule.ANY_CARD], r[rule.REMOVES]
    out[n + 2], out[n + 3] = r[rule.DISCARDS_SAFETY], r[rule.REPLAYS]
    out[n + 4], out[n + 5] = r[rule.COUP_TURN], r[rule.ENDS_UNPLAYABLE]
    out[n + 6], out[n + 7] = r[rule.SHUTS_OUT_ALL], r[rule.AWARDS_COMPLETER]
    return n + 8


@compiled
def _other(t: RaceRow, seat: int, out: Numbers, n: int) -> int:
    """Write what is known about the hand of another seat."""
    cards = t[at.HELD + seat]
    out[n] = min(7, cards)
    for card in range(at.TOLD):
        fresh = t[at.RECEIVED + seat] - t[at.LACKED + seat * at.TOLD + card]
        out[n + 1 + card] = min(6, fresh, cards)
        out[n + 1 + at.TOLD + card] = min(2, t[at.DISCARDED + seat * at.KINDS + card])
    return n + 1 + 2 * at.TOLD
