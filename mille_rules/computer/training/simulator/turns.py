"""Deal, draw, and pass the turn on."""

from mille_rules.computer.training.simulator import at, rule
from mille_rules.computer.training.simulator.at import RaceRow
from mille_rules.computer.training.simulator.compiled import compiled
from mille_rules.computer.training.simulator.legal import can_play_any
from mille_rules.computer.training.simulator.rule import RulesRow


@compiled
def deal(t: RaceRow, r: RulesRow, first: int) -> None:
    """Begin a race with the deck that lies in the row."""
    t[at.RACE :] = 0
    seats, size = r[rule.SEATS], r[rule.HAND_SIZE]
    t[at.FIRST] = t[at.TURN] = first
    t[at.CARDS], t[at.TARGET] = r[rule.COPIES :].sum(), r[rule.BASE]
    t[at.EXTENDED_BY] = t[at.COMPLETER] = -1
    for place in range(seats * size):
        seat = (first + place) % seats
        t[at.HAND + seat * at.KINDS + t[at.DECK + place]] += 1
    t[at.HELD : at.HELD + seats] = size
    t[at.RECEIVED : at.RECEIVED + seats] = size
    t[at.DRAWN] = seats * size
    begin_turn(t, r, first)


@compiled
def draw(t: RaceRow, seat: int) -> None:
    """Give a seat the next card."""
    t[at.HAND + seat * at.KINDS + t[at.DECK + t[at.DRAWN]]] += 1
    t[at.DRAWN] += 1
    t[at.HELD + seat] += 1
    t[at.RECEIVED + seat] += 1


@compiled
def begin_turn(t: RaceRow, r: RulesRow, seat: int) -> None:
    """Begin the turn of a seat, or of the next one with cards, or end an exhausted race."""
    if t[at.DRAWN] < t[at.CARDS]:
        draw(t, seat)
        t[at.TURN] = seat
        if t[at.DRAWN] == t[at.CARDS] and exhausted(t, r):
            t[at.PHASE] = at.ENDED
        return
    if exhausted(t, r):
        t[at.PHASE] = at.ENDED
        return
    while not t[at.HELD + seat]:
        seat = (seat + 1) % r[rule.SEATS]
    t[at.TURN] = seat


@compiled
def exhausted(t: RaceRow, r: RulesRow) -> bool:
    """Return whether nothing can happen any more with the empty draw pile."""
    if not t[at.HELD : at.HELD + r[rule.SEATS]].any():
        return True
    return bool(r[rule.ENDS_UNPLAYABLE]) and not can_play_any(t, r)
