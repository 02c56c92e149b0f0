"""Make actions, and go on to the next decision: draws and coups fourrés are made at once."""

from mille_rules.computer.learned import actions
from mille_rules.computer.training.simulator import at, rule
from mille_rules.computer.training.simulator.at import RaceRow
from mille_rules.computer.training.simulator.compiled import compiled
from mille_rules.computer.training.simulator.legal import (
    MILES,
    Flags,
    find_legal,
    is_hazard,
    safety_place,
    suffers,
    takes,
)
from mille_rules.computer.training.simulator.rule import RulesRow
from mille_rules.computer.training.simulator.turns import begin_turn, draw


@compiled
def advance(t: RaceRow, r: RulesRow, legal: Flags) -> None:
    """Make moves without a choice, up to a decision, whose actions are in `legal`, or the end."""
    while t[at.PHASE] != at.ENDED:
        if find_legal(t, r, legal) > 1:
            return
        for action in range(actions.ACTIONS):
            if legal[action]:
                act(t, r, action)
                break


@compiled
def act(t: RaceRow, r: RulesRow, action: int) -> None:
    """Make a legal action of the seat whose turn it is."""
    seat = t[at.TURN]
    following = (seat + 1) % r[rule.SEATS]
    if action == actions.FINISH:
        end_with(t, seat % r[rule.SIDES])
    elif action == actions.EXTEND:
        t[at.EXTENDED_BY], t[at.TARGET] = seat % r[rule.SIDES], r[rule.EXTENDED]
        t[at.PHASE] = at.PLAYING
        begin_turn(t, r, following)
    elif action >= actions.DISCARD:
        card = action - actions.DISCARD
        pass_up(t, r, seat, True)
        t[at.DISCARDED + seat * at.KINDS + card] += 1
        leave_hand(t, seat, card)
        begin_turn(t, r, following)
    elif action >= actions.ON_SECOND:
        attack(t, r, seat, action - actions.ON_SECOND + at.FIRST_HAZARD, 2)
    elif is_hazard(action):
        attack(t, r, seat, action, 1)
    else:
        play_own(t, r, seat, action)


@compiled
def leave_hand(t: RaceRow, seat: int, card: int) -> None:
    """Take a card out of a hand, for everybody to see."""
    t[at.HAND + seat * at.KINDS + card] -= 1
    t[at.HELD + seat] -= 1
    t[at.SHOWN + card] += 1


@compiled
def pass_up(t: RaceRow, r: RulesRow, seat: int, own_too: bool) -> None:
    """Note the kinds that a seat could have played and did not."""
    own = seat % r[rule.SIDES]
    for card in range(at.TOLD):
        could = False
        if not is_hazard(card):
            could = own_too and takes(t, r, own, card)
        else:
            for side in range(r[rule.SIDES]):
                could = could or (side != own and suffers(t, r, side, card))
        if could:
            t[at.LACKED + seat * at.TOLD + card] = t[at.RECEIVED + seat]


@compiled
def attack(t: RaceRow, r: RulesRow, seat: int, hazard: int, step: int) -> None:
    """Play a hazard on the rival so many sides further; it may be answered at once."""
    leave_hand(t, seat, hazard)
    side = (seat + step) % r[rule.SIDES]
    lay_on_pile(t, side, hazard)
    safety = at.FIRST_SAFETY + safety_place(hazard)
    for other in range(side, r[rule.SEATS], r[rule.SIDES]):
        if t[at.HAND + other * at.KINDS + safety]:
            play_coup(t, r, other, hazard, (seat + 1) % r[rule.SEATS])
            return
    begin_turn(t, r, (seat + 1) % r[rule.SEATS])


@compiled
def lay_on_pile(t: RaceRow, side: int, card: int) -> None:
    """Put a hazard or a remedy on its pile."""
    if card in (at.SPEED_LIMIT, at.END_OF_LIMIT):
        t[at.SPEED + side * at.PILE_SIZE + t[at.SPEED_HEIGHT + side]] = card
        t[at.SPEED_HEIGHT + side] += 1
    else:
        t[at.BATTLE + side * at.PILE_SIZE + t[at.BATTLE_HEIGHT + side]] = card
        t[at.BATTLE_HEIGHT + side] += 1


@compiled
def play_coup(t: RaceRow, r: RulesRow, seat: int, hazard: int, following: int) -> None:
    """Answer a hazard with its safety; `following` is next if the turn is not won."""
    side, place = seat % r[rule.SIDES], safety_place(hazard)
    if hazard == at.SPEED_LIMIT:
        t[at.SPEED_HEIGHT + side] -= 1
    else:
        t[at.BATTLE_HEIGHT + side] -= 1
    leave_hand(t, seat, at.FIRST_SAFETY + place)
    lay_safety(t, r, side, place, True)
    if t[at.DRAWN] < t[at.CARDS]:
        draw(t, seat)
        begin_turn(t, r, seat)
        return
    # As in CardInference: no card is left to replace the safety.
    t[at.RECEIVED + seat] += 1
    begin_turn(t, r, seat if r[rule.COUP_TURN] else following)


@compiled
def lay_safety(t: RaceRow, r: RulesRow, side: int, place: int, is_coup: bool) -> None:
    """Add a safety to a tableau, and remove the hazards that it removes."""
    t[at.SAFETY + side * at.SAFETY_KINDS + place] = 2 if is_coup else 1
    pile, height = at.BATTLE + side * at.PILE_SIZE, t[at.BATTLE_HEIGHT + side]
    if place == at.SAFETY_KINDS - 1:
        speeds = t[at.SPEED_HEIGHT + side]
        if speeds and t[at.SPEED + side * at.PILE_SIZE + speeds - 1] == at.SPEED_LIMIT:
            t[at.SPEED_HEIGHT + side] -= 1
        while height and t[pile + height - 1] == at.STOP:
            height -= 1
    elif r[rule.REMOVES] and not is_coup and height:
        height -= t[pile + height - 1] == at.FIRST_HAZARD + place
    t[at.BATTLE_HEIGHT + side] = height


@compiled
def play_own(t: RaceRow, r: RulesRow, seat: int, card: int) -> None:
    """Play a distance, a remedy or a safety."""
    own, following = seat % r[rule.SIDES], (seat + 1) % r[rule.SEATS]
    if card >= at.FIRST_SAFETY:
        leave_hand(t, seat, card)
        lay_safety(t, r, own, card - at.FIRST_SAFETY, False)
        again = t[at.DRAWN] < t[at.CARDS] or (r[rule.REPLAYS] and t[at.HELD + seat] > 0)
        begin_turn(t, r, seat if again else following)
        return
    pass_up(t, r, seat, False)
    leave_hand(t, seat, card)
    if card >= at.FIRST_REMEDY:
        lay_on_pile(t, own, card)
    elif goes_to_target(t, own, card):
        reach_target(t, r, own)
        return
    begin_turn(t, r, following)


@compiled
def goes_to_target(t: RaceRow, side: int, card: int) -> bool:
    """Put a distance on its pile; return whether it completes the trip."""
    t[at.MILES + side] += MILES[card]
    t[at.DISTANCES + side] += 1
    t[at.TWOS + side] += card == at.TWO_HUNDRED
    return bool(t[at.MILES + side] == t[at.TARGET])


@compiled
def reach_target(t: RaceRow, r: RulesRow, own: int) -> None:
    """End the race, or wait for the decision about an extension."""
    left = t[at.DRAWN] < t[at.CARDS] or t[at.HELD : at.HELD + r[rule.SEATS]].any()
    base = t[at.TARGET] == r[rule.BASE] and r[rule.BASE] < r[rule.EXTENDED]
    if left and r[rule.MAY_EXTEND] and base and t[at.EXTENDED_BY] < 0:
        t[at.PHASE] = at.EXTENDING
    else:
        end_with(t, own)


@compiled
def end_with(t: RaceRow, side: int) -> None:
    """End the race with a side's arrival."""
    t[at.COMPLETER], t[at.PHASE] = side, at.ENDED
