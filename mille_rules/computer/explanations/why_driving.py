"""Reasons for and against playing distances and remedies."""

from mille_rules.cards import DISTANCES, REMEDIES, REMEDY_FOR, REPAIRED_BY, Card
from mille_rules.computer.explanations.reasons import Reason, ReasonCode
from mille_rules.computer.heuristic.driving import may_extend
from mille_rules.computer.heuristic.journey import adds_up
from mille_rules.computer.heuristic.match_line import (
    Outcome,
    outcome_if_completed,
    totals_if_completed,
)
from mille_rules.computer.heuristic.situation import Situation, protected, showing
from mille_rules.moves import MoveKind, as_played
from mille_rules.state import Status, Tableau
from mille_rules.views import View


def wanted(tableau: Tableau) -> Card | None:
    """Return the remedy that a side needs to move."""
    if tableau.status in (Status.STOPPED, Status.NEEDS_ROLL, Status.NOT_STARTED):
        return Card.ROLL
    hazard = showing(tableau)
    return None if hazard is None else REMEDY_FOR[hazard]


def partner_lacks(view: View, card: Card) -> bool:
    """True if a partner discarded although the side needed this remedy, as it still does.

    A player plays such a card; at most one card has been drawn since.
    """
    side = view.side
    assert side is not None, "a spectator has no partner"
    if wanted(view.tableaux[side]) is not card:
        return False
    for seat, move in reversed(view.moves):
        if move.side == side:
            return False  # the hazard came after the partner's turn
        if seat is None or seat % view.setup.sides != side or seat == view.seat:
            continue
        if move.kind is MoveKind.DISCARD:
            return True
        if as_played(move).kind is MoveKind.PLAY and move.card in REMEDIES:
            return False  # until then another one was wanted
    return False


#: Nobody plans further ahead than this, even where the cards in the hand happen to add up.
_PLANNED_MILES = 300


def fits(s: Situation, room: int, without: Card | None = None) -> bool:
    """True if cards in the hand make `room` miles exactly, and have to."""
    playable = s.playable(s.left_after(without), () if without is None else (without,))
    return (
        s.exact
        and 0 < s.usual_miles(room) <= _PLANNED_MILES
        and adds_up(playable, room, s.rules.distances)
    )


def finishes(s: Situation, card: Card) -> Reason | None:
    """It goes as far as there is to go."""
    return Reason(ReasonCode.FINISHES, card, number=s.view.target) if s.arrives_with(card) else None


def is_delayed(s: Situation, card: Card) -> Reason | None:
    """It completes the trip and the pile is empty."""
    if not s.arrives_with(card) or s.pile or not s.rules.pts_delayed:
        return None
    return Reason(ReasonCode.DELAYED_ACTION, number=s.rules.pts_delayed)


def shuts_out(s: Situation, card: Card) -> Reason | None:
    """It completes the trip and a rival has played no distance card."""
    shut = sum(not rival.tableau.distance for rival in s.rivals)
    if not s.arrives_with(card) or not shut or not s.rules.pts_shutout:
        return None
    return Reason(ReasonCode.SHUTS_OUT, number=shut * s.rules.pts_shutout)


def ends_match(s: Situation, card: Card) -> Reason | None:
    """It completes the trip, and with it the match is won, or lost for certain."""
    return match_reason(s, card) if s.arrives_with(card) else None


def match_reason(s: Situation, card: Card | None) -> Reason | None:
    """Return the reason if completing the trip now, with `card`, decides the match."""
    outcome = outcome_if_completed(s, card)
    own = totals_if_completed(s, card)[s.side]
    if outcome is Outcome.WON:
        return Reason(ReasonCode.MATCH_POINT, number=None if s.rules.by_races else own)
    if outcome is Outcome.LOST and not (card is not None and may_extend(s)):
        return Reason(ReasonCode.MATCH_LOST, number=own)
    return None


def keeps_exact_fit(s: Situation, card: Card) -> Reason | None:
    """The hand then has exactly the miles left."""
    rest = s.room - s.rules.distances[card]
    return Reason(ReasonCode.EXACT_FIT_KEPT, number=rest) if fits(s, rest, card) else None


def breaks_exact_fit(s: Situation, card: Card) -> Reason | None:
    """The hand no longer has exactly the miles left."""
    rest = s.room - s.rules.distances[card]
    broken = rest > 0 and fits(s, s.room) and not fits(s, rest, card)
    return Reason(ReasonCode.EXACT_FIT_BROKEN, number=rest) if broken else None


def keeps_trip_safe(s: Situation, card: Card) -> Reason | None:
    """A 200 could be played and is not."""
    safe = Card.MILES_200 not in s.own.distance and card is not Card.MILES_200
    tempted = s.hand[Card.MILES_200] and s.own.takes & Card.MILES_200.bit
    if not (safe and tempted and s.rules.pts_safe_trip):
        return None
    return Reason(ReasonCode.SAFE_TRIP_KEPT, number=s.rules.pts_safe_trip)


def breaks_safe_trip(s: Situation, card: Card) -> Reason | None:
    """It is the first 200."""
    first = card is Card.MILES_200 and Card.MILES_200 not in s.own.distance
    if not (first and s.rules.pts_safe_trip):
        return None
    return Reason(ReasonCode.SAFE_TRIP_BROKEN, number=s.rules.pts_safe_trip)


def escapes_shutout(s: Situation, card: Card) -> Reason | None:
    """The first distance of a race in which somebody is past halfway."""
    near = any(2 * rival.tableau.miles >= s.view.target for rival in s.rivals)
    if s.own.distance or s.arrives_with(card) or not (near and s.rules.pts_shutout):
        return None
    return Reason(ReasonCode.ESCAPES_SHUTOUT, number=s.rules.pts_shutout)


def goes_on(s: Situation, card: Card) -> Reason | None:
    """Any distance gains its miles."""
    return (
        None
        if s.arrives_with(card)
        else Reason(ReasonCode.GOES_ON, card, number=s.rules.distances[card])
    )


def starts(_s: Situation, card: Card) -> Reason | None:
    """A Roll sets the side moving."""
    return Reason(ReasonCode.STARTS, card) if card is Card.ROLL else None


def repairs(_s: Situation, card: Card) -> Reason | None:
    """The remedy answers what stops the side."""
    if card in (Card.ROLL, Card.END_OF_LIMIT):
        return None
    return Reason(ReasonCode.REPAIRS, REPAIRED_BY[card])


def partner_has_none(s: Situation, card: Card) -> Reason | None:
    """A partner had its turn, wanted the card as much, and discarded."""
    return Reason(ReasonCode.PARTNER_LACKS, card) if partner_lacks(s.view, card) else None


def prepares_roll(s: Situation, card: Card) -> Reason | None:
    """After it a Roll is wanted, and there is one in the hand."""
    wanted = card not in (Card.ROLL, Card.END_OF_LIMIT) and s.hand[Card.ROLL]
    if not (wanted and s.rules.roll_after_remedy) or protected(s.own, Card.RIGHT_OF_WAY):
        return None
    return Reason(ReasonCode.PREPARES_ROLL, Card.ROLL)


def lifts_limit(s: Situation, card: Card) -> Reason | None:
    """The limit ends while there is far to go."""
    if card is not Card.END_OF_LIMIT or s.room <= s.rules.limit_miles:
        return None
    limit = s.rules.limit_miles
    fast = sum(s.hand[far] for far in DISTANCES if s.rules.distances[far] > limit)
    return Reason(ReasonCode.LIFTS_LIMIT, card, number=fast)


def needs_no_lifting(s: Situation, card: Card) -> Reason | None:
    """The limit ends although the rest can be gone under it."""
    if card is not Card.END_OF_LIMIT or s.room > s.rules.limit_miles:
        return None
    return Reason(ReasonCode.LIMIT_HARMLESS, card, number=s.room)


OF_DISTANCES = (
    ends_match,
    finishes,
    is_delayed,
    shuts_out,
    escapes_shutout,
    keeps_exact_fit,
    breaks_exact_fit,
    keeps_trip_safe,
    breaks_safe_trip,
    goes_on,
)
OF_REMEDIES = (repairs, starts, partner_has_none, prepares_roll, lifts_limit, needs_no_lifting)
