"""A view as a row of small numbers: the inputs of the networks.

Each number up to its largest value (`sizes`) is an input of its own; 0 is none. The weights are
learned for this order, and the fast simulator of the training makes the same rows
(`training.simulator.observing`), so a change here requires new training.
"""

from collections.abc import Iterator

from mille_rules.cards import DISTANCES, HAZARDS, REMEDY_FOR, SAFETIES, SAFETY_FOR, Card, counts_of
from mille_rules.computer.knowledge import Counts, hazards_out, unseen
from mille_rules.computer.learned.card_inference import INFERRED_CARDS, CardInference, infer_cards
from mille_rules.rulesets import DEFAULT_RULES
from mille_rules.state import HAZARD_STATUS, Status, Tableau
from mille_rules.views import View

_KINDS, _TOLD = len(Card), len(INFERRED_CARDS)
_STATUS_NUMBER = {status: number for number, status in enumerate(Status)}
_WAITING = (Status.NOT_STARTED, Status.NEEDS_ROLL)
#: All rule sets that were learned have the same distances, limit and quotas.
_STEP, _LIMIT = DEFAULT_RULES.step, DEFAULT_RULES.limit_miles
_UNITS = tuple(miles // _STEP for miles in DEFAULT_RULES.distances)
_MOST_200 = dict(DEFAULT_RULES.quotas)[Card.MILES_200]


def sizes(seats: int) -> list[int]:
    """Return the largest value of each number of an observation."""
    sides = DEFAULT_RULES.sides_for(seats)
    found = [4] * _KINDS + [10] * _KINDS + [41]
    found += [21] * sides + [31, 4]
    found += [7, 2, 41, 2, 1] * sides
    found += [6] * 4 + [6] * 4 + [36] * 5
    found += ([18] * 5 + [36, 255]) * (sides - 1)
    found += [16] * 3 + [1] * 8
    found += ([7] + [6] * _TOLD + [2] * _TOLD) * (seats - 1)
    return found


def observation(view: View) -> list[int]:
    """Return the numbers of a view, in the order of `sizes`."""
    own, sides = view.side, view.setup.sides
    assert own is not None, "a spectator has nothing to decide"
    held, hidden = counts_of(view.hand), unseen(view)
    order = [(own + step) % sides for step in range(sides)]
    tableaux = [view.tableaux[side] for side in order]
    numbers = [min(4, count) for count in held]
    numbers += [min(10, count) for count in hidden]
    numbers.append(_pile(view.draw_pile))
    numbers += _scores(view, order, tableaux)
    for tableau in tableaux:
        numbers += _side(tableau, view.target)
    numbers += _safeties(held, hidden, tableaux)
    numbers += [_guard(hazard, held, hidden, tableaux[0]) for hazard in HAZARDS]
    for rival in tableaux[1:]:
        numbers += [_threat(hazard, held, hidden, rival) for hazard in HAZARDS]
        numbers += _chase(tableaux[0], rival, view.target)
    numbers += _fit(view, held, tableaux[0])
    numbers += _rules(view)
    numbers += _others(view, infer_cards(view))
    return numbers


def _pile(cards: int) -> int:
    return cards + 1 if cards < 12 else min(40, 13 + (cards - 12) // 4)


def _scores(view: View, order: list[int], tableaux: list[Tableau]) -> Iterator[int]:
    rules = view.setup.rules
    for side in order:
        need = rules.match_target - view.match.points[side]
        yield 1 + min(20, max(0, need - 1) // 250)
    own, *rivals = [
        t.miles + rules.pts_safety * len(t.safeties) + rules.pts_coup * len(t.coups)
        for t in tableaux
    ]
    yield 1 + min(30, max(0, (own - max(rivals)) // 100 + 15))
    yield 1 + _extension(view)


def _extension(view: View) -> int:
    rules = view.setup.rules
    if view.extension_by is not None:
        return 0 if view.extension_by == view.side else 1
    open_yet = rules.extendable(view.setup.seats) and view.target < rules.extension_target
    return 2 if open_yet else 3


def _side(tableau: Tableau, target: int) -> tuple[int, ...]:
    room = target - tableau.miles
    return (
        1 + _STATUS_NUMBER[tableau.status],
        (2 if room <= _LIMIT else 1) if tableau.limited else 0,
        1 + min(40, max(0, room) // _STEP),
        min(2, tableau.distance.count(Card.MILES_200)),
        int(not tableau.distance),
    )


def _safeties(held: Counts, hidden: Counts, tableaux: list[Tableau]) -> tuple[int, ...]:
    """Return where each safety is, and how many hazards are out for each one in the hand."""
    places, kept = [], []
    for safety in SAFETIES:
        place = 3 if hidden[safety] else 6
        for step, tableau in enumerate(tableaux):
            if safety in tableau.safeties:
                place = 1 if step == 0 else 3 + step
        places.append(2 if held[safety] else place)
        kept.append(1 + min(5, hazards_out(hidden, safety)) if held[safety] else 0)
    return (*places, *kept)


def _guard(hazard: Card, held: Counts, hidden: Counts, own: Tableau) -> int:
    """Return if a hazard lies on the own side, where its safety is, and remedies in the hand."""
    safety = SAFETY_FOR[hazard]
    if safety in own.safeties:
        where = 0
    elif held[safety]:
        where = 1
    else:
        where = 2 if hidden[safety] else 3
    if hazard is Card.SPEED_LIMIT:
        lies = int(own.limited)
    elif hazard is Card.STOP:
        lies = 1 if own.status is Status.STOPPED else 2 * (own.status in _WAITING)
    else:
        lies = int(own.status is HAZARD_STATUS[hazard])
    return 1 + (lies * 4 + where) * 3 + min(2, held[REMEDY_FOR[hazard]])


def _threat(hazard: Card, held: Counts, hidden: Counts, rival: Tableau) -> int:
    """Return if a rival is protected from a hazard, how many are held, and if one can be played."""
    safety = SAFETY_FOR[hazard]
    guarded = 0 if safety in rival.safeties else 1 if hidden[safety] else 2
    can = bool(rival.suffers & hazard.bit)
    return 1 + (guarded * 3 + min(2, held[hazard])) * 2 + can


def _chase(own: Tableau, rival: Tableau, target: int) -> tuple[int, int]:
    """Return how close a rival is to its target, and how far both are."""
    room, rolls = target - rival.miles, rival.status is Status.ROLLING
    close = 8 if room > 200 else max(1, room // _STEP) - 1
    away = _distance_class(target - own.miles) * 8 + _distance_class(room)
    return (
        1 + close * 4 + 2 * rolls + rival.limited,
        # A number fits a byte: 0 is both far from their targets and rolling.
        (1 + away * 4 + 2 * (own.status is Status.ROLLING) + rolls) % 256,
    )


def _distance_class(room: int) -> int:
    if room <= 200:
        return 0 if room <= 50 else 1 if room <= 100 else 2
    return min(7, 2 + room // 150)


def _fit(view: View, held: Counts, own: Tableau) -> tuple[int, ...]:
    """Return the fewest cards that complete the trip, the same with one drawn, and all that fit."""
    room = (view.target - own.miles) // _STEP
    twos = max(0, _MOST_200 - own.distance.count(Card.MILES_200))
    # Bit u of sums[k]: k cards of the hand make u steps.
    sums, usable = [1] + [0] * 8, 0
    whole = (1 << (room + 1)) - 1
    for card, step in zip(DISTANCES, _UNITS, strict=True):
        if step > room:
            continue
        copies = min(held[card], twos) if card is Card.MILES_200 else held[card]
        usable += copies
        for _ in range(copies):
            for k in range(8, 0, -1):
                sums[k] |= (sums[k - 1] << step) & whole
    fewest = next((k for k in range(1, 8) if sums[k] >> room & 1), 0)
    steps = [step for step in range(1, 5) if step <= room]
    ends = sum({1 << (room - step) for step in steps})
    near = next((k + 1 for k in range(7) if sums[k] & ends), 0)
    free = own.status is Status.ROLLING and not own.limited
    return tuple(1 + count * 2 + free for count in (fewest, near, min(7, usable)))


def _rules(view: View) -> tuple[int, ...]:
    rules = view.setup.rules
    return (
        int(rules.battle_hazard_on == "any_card"),
        int(rules.corrective_safety == "remove"),
        int(rules.can_discard_safety),
        int(rules.safety_replay_on_empty_deck),
        int(rules.coup_turn_on_empty_deck),
        int(rules.hand_ends == "no_playable"),
        int(rules.shutout_to == "every_opponent"),
        int(rules.extension_award == "completer"),
    )


def _others(view: View, inference: CardInference) -> Iterator[int]:
    """Return what is known about the other hands, the next seat's first."""
    seats, own = view.setup.seats, view.seat
    assert own is not None
    for step in range(1, seats):
        seat = (own + step) % seats
        cards = view.hand_sizes[seat]
        yield min(7, cards)
        yield from (min(6, fresh, cards) for fresh in inference.fresh(seat))
        yield from (min(2, count) for count in inference.discarded[seat][:_TOLD])
