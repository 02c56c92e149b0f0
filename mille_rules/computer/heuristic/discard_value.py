"""The value of keeping each card of the hand."""

from mille_rules.cards import DISTANCES, HAZARDS, REMEDY_FOR, REPAIRED_BY, SAFETY_FOR, Card, Family
from mille_rules.computer.heuristic.situation import Situation, protected, showing
from mille_rules.computer.heuristic.weights import Weights
from mille_rules.computer.knowledge import SAFETY_INSTEAD_OF
from mille_rules.driving import completes_trip
from mille_rules.state import Status

#: High enough that a safety is never discarded first.
_SAFETY = 10_000.0
#: With so many unseen hazards, their remedy has its full value.
_MANY = 2
#: The most turns that are lost with one card: others will come.
_MOST_TURNS = 2.5
#: A remedy whose safety is in the hand: hardly ever needed.
_SPARE = 0.1
#: The share of its miles that a distance is worth to the next player, who could have drawn another.
_GIVEN = 0.5
#: The loss by a discard with which the next player completes its trip.
_HANDS_THE_RACE = 1_000.0


def value_of_keeping(s: Situation, card: Card, w: Weights) -> float:
    """Return what is lost by discarding a card."""
    if card.family is Family.SAFETY:
        return _SAFETY
    if card.family is Family.DISTANCE:
        return _distance(s, card, w)
    if card.family is Family.HAZARD:
        return _hazard(s, card, w)
    if needed_now(s, card) and s.hand[card] == 1:
        return w.needed_now
    return _roll(s, w) if card is Card.ROLL else _remedy(s, card, w)


def _distance(s: Situation, card: Card, w: Weights) -> float:
    """The turns that the trip takes longer without it; 0 if it does not fit any more."""
    if s.is_too_long(card) or s.may_not_follow(card):
        return 0.0
    longer = min(_MOST_TURNS, s.turns(s.room, without=card) - s.turns(s.room))
    miles = s.usual_miles(s.rules.distances[card])
    value = s.hurry(w.hurry) * w.turn * w.keep_distance * longer + w.keep_mile * miles
    if s.arrives_with(card) and s.hand[card] == 1:
        return value + w.finisher
    return value if s.own.status is Status.ROLLING else w.held_up * value


def _hazard(s: Situation, card: Card, w: Weights) -> float:
    """0 once every rival is protected."""
    open_to = sum([not protected(rival.tableau, SAFETY_FOR[card]) for rival in s.rivals])
    value = w.keep_limit if card is Card.SPEED_LIMIT else w.keep_hazard
    value *= s.traits.aggression
    return value * open_to / len(s.rivals) * w.another_hazard ** (s.hand[card] - 1)


def needed_now(s: Situation, card: Card) -> bool:
    """True if the side cannot move without a card."""
    if card is Card.END_OF_LIMIT:
        return s.own.limited
    if card is Card.ROLL:
        return s.own.status in (Status.STOPPED, Status.NEEDS_ROLL, Status.NOT_STARTED)
    hazard = showing(s.own)
    return hazard is not None and REMEDY_FOR[hazard] is card


def is_only_remedy(s: Situation, card: Card) -> bool:
    """True if a card is the only one of its remedy in the hand."""
    return card.family is Family.REMEDY and s.hand[card] == 1


def _roll(s: Situation, w: Weights) -> float:
    """A Roll is needed to start, against a Stop, and by most rules after every other remedy."""
    if s.own.battle and not s.rules.roll_after_remedy:
        return _remedy(s, Card.ROLL, w)
    if protected(s.own, Card.RIGHT_OF_WAY):
        return 0.0
    held = _SPARE if s.hand[Card.RIGHT_OF_WAY] and s.own.status is Status.ROLLING else 1.0
    return w.keep_roll * held * w.another_roll ** (s.hand[Card.ROLL] - 1)


def _remedy(s: Situation, card: Card, w: Weights) -> float:
    """Depends on the number of its hazards that may still come."""
    safety = SAFETY_INSTEAD_OF[card]
    out = s.to_come[REPAIRED_BY[card]]
    if protected(s.own, safety) or not out:
        return 0.0
    full = w.keep_end_of_limit if card is Card.END_OF_LIMIT else w.keep_remedy
    held = _SPARE if s.hand[safety] else 1.0
    return full * held * min(1.0, out / _MANY) * w.another_remedy ** (s.hand[card] - 1)


def given_away(s: Situation, card: Card, w: Weights) -> float:
    """Return what a discard is worth to the next player, where it can be played at once."""
    view, setup = s.view, s.view.setup
    if not (setup.rules.play_top_discard and s.pile):
        return 0.0
    if card in HAZARDS:
        return w.delay if s.own.suffers & card.bit else 0.0
    assert view.seat is not None, "a spectator discards nothing"
    rival = s.rival((view.seat + 1) % setup.seats % setup.sides)
    if not rival.tableau.takes & card.bit:
        return 0.0
    if card in DISTANCES:
        arrives = completes_trip(card, rival.room, setup)
        miles = s.usual_miles(s.rules.distances[card])
        return _HANDS_THE_RACE if arrives else _GIVEN * w.mile * miles
    return w.end_of_limit if card is Card.END_OF_LIMIT else w.repair
