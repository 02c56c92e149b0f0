"""Reasons for and against a move: a code and what it is about."""

from enum import StrEnum
from typing import NamedTuple

from mille_rules.cards import Card


class ReasonCode(StrEnum):
    """Each reason; `card`, `side` and `number` are what a Reason of that code carries."""

    # Driving.
    #: The distance completes the trip. number: miles of the whole trip.
    FINISHES = "finishes"
    #: It completes the trip after the last card of the pile is drawn. number: points.
    DELAYED_ACTION = "delayed-action"
    #: The trip is completed while others have played no distance card. number: points.
    SHUTS_OUT = "shuts-out"
    #: The first distance card, while a rival is past halfway. number: points.
    ESCAPES_SHUTOUT = "escapes-shutout"
    #: Miles gained. number: those.
    GOES_ON = "goes-on"
    #: Cards in the hand add up to the miles left. number: those.
    EXACT_FIT_KEPT = "exact-fit-kept"
    #: They did before this move, and do not after it. number: miles left after it.
    EXACT_FIT_BROKEN = "exact-fit-broken"
    #: A 200 stays in the hand, so that the trip can still be a safe one. number: points.
    SAFE_TRIP_KEPT = "safe-trip-kept"
    #: The first 200. number: points that can no longer be had.
    SAFE_TRIP_BROKEN = "safe-trip-broken"
    # Repairing.
    #: The side rolls again, or for the first time.
    STARTS = "starts"
    #: What stops the side is repaired. card: the hazard.
    REPAIRS = "repairs"
    #: A partner could have played it and did not. card: the remedy.
    PARTNER_LACKS = "partner-lacks"
    #: The Roll for the next turn is in the hand. card: that.
    PREPARES_ROLL = "prepares-roll"
    #: The Speed Limit ends. number: distance cards in the hand that it kept there.
    LIFTS_LIMIT = "lifts-limit"
    #: The miles left can be made under the limit, too. number: those.
    LIMIT_HARMLESS = "limit-harmless"
    # Attacking.
    #: A side is held up. side: that.
    HOLDS_UP = "holds-up"
    #: It is the side with the most points. side: that.
    STOPS_LEADER = "stops-leader"
    #: It could have arrived with its next card. side: that; number: miles that it needs.
    STOPS_ARRIVAL = "stops-arrival"
    #: It needs few points to win the match. side: that; number: points it needs.
    STOPS_MATCH = "stops-match"
    #: It has played no distance card yet. side: that; number: points for keeping it there.
    MAY_SHUT_OUT = "may-shut-out"
    #: Nobody can hold the remedy any more. card: that; side: who cannot repair.
    RIVAL_CANNOT_REPAIR = "rival-cannot-repair"
    #: Nobody can answer with the safety. card: that.
    NO_COUP_POSSIBLE = "no-coup-possible"
    #: The side may well hold the safety. card: that; side; number: the chance in per cent.
    COUP_RISKED = "coup-risked"
    #: A side with a long way to go is slowed down. side: that; number: miles that it needs.
    LIMIT_ON_FAST_RIVAL = "limit-on-fast-rival"
    #: What the side needs it may go under a limit. side: that; number: miles that it needs.
    LIMIT_USELESS = "limit-useless"
    #: The side does not move anyway. side: that.
    STOPPED_ALREADY = "stopped-already"
    #: A side about to arrive is let go. side: that; number: miles that it needs.
    LETS_ARRIVE = "lets-arrive"
    # Safeties.
    #: Hazards that it answers are out. card: the safety; number: how many.
    KEEPS_SAFETY_FOR_COUP = "keeps-safety-for-coup"
    #: Laid down now it can be no coup fourré. card: the safety; number: hazards out.
    COUP_FORGONE = "coup-forgone"
    #: No hazard that it answers is out. card: the safety.
    SAFETY_NO_LONGER_NEEDED = "safety-no-longer-needed"
    #: The race may end before there is another chance. card: the safety; number: points.
    SAFETY_IN_TIME = "safety-in-time"
    #: It counts miles. number: those.
    SAFETY_DRIVES = "safety-drives"
    #: It answers what lies before the side, or lets it start. card: the safety.
    SAFETY_FREES = "safety-frees"
    #: It is the last of all. number: points.
    ALL_SAFETIES = "all-safeties"
    #: The turn goes on with another card.
    ANOTHER_TURN = "another-turn"
    #: A coup fourré. card: the safety; number: points.
    COUP_GAIN = "coup-gain"
    #: A coup fourré that brings no turn: the draw pile is empty. card; number: points.
    COUP_WITHOUT_TURN = "coup-without-turn"
    #: The safety is not used at once. card: the hazard; number: points lost.
    COUP_MISSED = "coup-missed"
    #: Nothing in the hand answers. card: the hazard.
    NO_ANSWER = "no-answer"
    # Drawing, where the top discard can be played instead.
    #: The top discard takes no card from the hand.
    KEEPS_HAND = "keeps-hand"
    #: A card is drawn before one is chosen.
    NEW_CARD = "new-card"
    # Discarding.
    #: It can never be played any more. card.
    DEAD_CARD = "dead-card"
    #: It goes further than what is left, unless the trip is extended. card; number: miles left.
    DOES_NOT_FIT = "does-not-fit"
    #: The hand has more of them. card; number: how many.
    DUPLICATE = "duplicate"
    #: Of all in the hand it will serve least. card.
    LEAST_USE = "least-use"
    #: The only remedy of its kind, and its hazards are out. card; number: how many.
    LAST_REMEDY = "last-remedy"
    #: The only Roll.
    LAST_ROLL = "last-roll"
    #: The side cannot go on without it. card.
    NEEDED_NOW = "needed-now"
    #: It alone completes the trip. card.
    FINISHER_LOST = "finisher-lost"
    #: A safety scores only on the table, and the turn goes on after it. card; number: points.
    SAFETY_LOST = "safety-lost"
    #: It scores only on the table. card; number: points.
    SAFETY_POINTS_LOST = "safety-points-lost"
    #: It could still stop somebody. card.
    ATTACK_LOST = "attack-lost"
    # The end of the race and of the match.
    #: The last turns. number: cards left to draw.
    PILE_RUNS_OUT = "pile-runs-out"
    #: This wins the match. number: the own points then.
    MATCH_POINT = "match-point"
    #: This ends the match, and another side has it. number: the own points then.
    MATCH_LOST = "match-lost"
    #: What lies there counts at once. number: the own points of the race.
    POINTS_CERTAIN = "points-certain"
    #: The extension itself counts. number: its points.
    EXTENSION_POINTS = "extension-points"
    #: More miles than there is time for. number: miles still to go.
    EXTENSION_TOO_FAR = "extension-too-far"
    #: The longer trip can be done. number: miles still to go.
    EXTENSION_WITHIN_REACH = "extension-within-reach"
    #: Nobody is near. side: the nearest; number: miles that it needs.
    RIVAL_FAR_BEHIND = "rival-far-behind"
    #: Somebody is. side: the nearest; number: miles that it needs.
    RIVAL_CLOSE = "rival-close"


#: The reasons against a move; the others are for it.
AGAINST = frozenset(
    {
        ReasonCode.EXACT_FIT_BROKEN,
        ReasonCode.SAFE_TRIP_BROKEN,
        ReasonCode.LIMIT_HARMLESS,
        ReasonCode.COUP_RISKED,
        ReasonCode.LIMIT_USELESS,
        ReasonCode.STOPPED_ALREADY,
        ReasonCode.LETS_ARRIVE,
        ReasonCode.COUP_FORGONE,
        ReasonCode.COUP_MISSED,
        ReasonCode.LAST_REMEDY,
        ReasonCode.LAST_ROLL,
        ReasonCode.NEEDED_NOW,
        ReasonCode.FINISHER_LOST,
        ReasonCode.SAFETY_LOST,
        ReasonCode.SAFETY_POINTS_LOST,
        ReasonCode.ATTACK_LOST,
        ReasonCode.MATCH_LOST,
    }
)


class Reason(NamedTuple):
    """One reason for or against a move."""

    code: ReasonCode
    card: Card | None = None
    side: int | None = None
    number: int | None = None

    @property
    def against(self) -> bool:
        """True if it is a reason against the move."""
        return self.code in AGAINST
