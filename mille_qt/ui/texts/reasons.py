"""Reasons why a move is good or bad."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from mille_qt.ui.texts.cards import card_name, number
from mille_rules.cards import Card
from mille_rules.computer.explanations.reasons import Reason, ReasonCode

translate = QCoreApplication.translate


def reason(reason: Reason, sides: Sequence[str]) -> str:
    """Return the sentence for a reason; `sides` are names from `side_name`."""
    return _sentence(reason).format(
        card="" if reason.card is None else card_name(reason.card),
        side="" if reason.side is None else sides[reason.side],
        number="" if reason.number is None else number(reason.number),
    )


def _sentence(reason: Reason) -> str:
    if reason.code is ReasonCode.REPAIRS and reason.card is Card.STOP:
        return translate("Texts", "It answers the Stop.")
    return {
        **_about_driving(),
        **_about_repairs(),
        **_about_attacks(),
        **_about_safeties(),
        **_about_discards(),
        **_about_the_end(),
    }[reason.code]


def _about_driving() -> dict[ReasonCode, str]:
    return {
        ReasonCode.FINISHES: translate("Texts", "It completes the trip of {number} miles."),
        ReasonCode.DELAYED_ACTION: translate(
            "Texts", "The draw pile is empty: arriving now is delayed action, {number} points more."
        ),
        ReasonCode.SHUTS_OUT: translate(
            "Texts", "Somebody has not gone a mile: the shutout is worth {number} points."
        ),
        ReasonCode.ESCAPES_SHUTOUT: translate(
            "Texts", "Your first miles: you can no longer be shut out, which costs {number} points."
        ),
        ReasonCode.GOES_ON: translate("Texts", "It brings you {number} miles nearer."),
        ReasonCode.EXACT_FIT_KEPT: translate(
            "Texts", "The {number} miles that are left then lie ready in your hand."
        ),
        ReasonCode.EXACT_FIT_BROKEN: translate(
            "Texts", "It leaves {number} miles, and your hand does not add up to that."
        ),
        ReasonCode.SAFE_TRIP_KEPT: translate(
            "Texts", "Without a 200 the trip stays a safe one, worth {number} points."
        ),
        ReasonCode.SAFE_TRIP_BROKEN: translate(
            "Texts", "The first 200 gives up the safe trip and its {number} points."
        ),
    }


def _about_repairs() -> dict[ReasonCode, str]:
    return {
        ReasonCode.STARTS: translate("Texts", "It sets you rolling."),
        ReasonCode.REPAIRS: translate("Texts", "It repairs what stops you: {card}."),
        ReasonCode.PARTNER_LACKS: translate(
            "Texts", "Your partner discarded when {card} was wanted, and so has none."
        ),
        ReasonCode.PREPARES_ROLL: translate(
            "Texts", "{card}, which comes next, is in your hand already."
        ),
        ReasonCode.LIFTS_LIMIT: translate(
            "Texts", "It ends the speed limit; fast cards that wait for it in your hand: {number}."
        ),
        ReasonCode.LIMIT_HARMLESS: translate(
            "Texts", "The {number} miles that are left can be gone under the limit."
        ),
    }


def _about_attacks() -> dict[ReasonCode, str]:
    return {
        ReasonCode.HOLDS_UP: translate("Texts", "{card} holds {side} up until it is repaired."),
        ReasonCode.STOPS_LEADER: translate("Texts", "Nobody has more points than {side}."),
        ReasonCode.STOPS_ARRIVAL: translate(
            "Texts", "{side}: {number} miles to go, and the next card could be the last."
        ),
        ReasonCode.STOPS_MATCH: translate(
            "Texts", "{side}: {number} points from the match; arriving would win it."
        ),
        ReasonCode.MAY_SHUT_OUT: translate(
            "Texts", "{side}: not a mile gone yet. A shutout is worth {number} points."
        ),
        ReasonCode.RIVAL_CANNOT_REPAIR: translate(
            "Texts", "Every {card} has been seen: {side} cannot repair this."
        ),
        ReasonCode.NO_COUP_POSSIBLE: translate(
            "Texts", "Nobody can answer with {card}: you know where it is."
        ),
        ReasonCode.COUP_RISKED: translate(
            "Texts", "{side}: a chance of {number} in 100 to hold {card} and answer with it."
        ),
        ReasonCode.LIMIT_ON_FAST_RIVAL: translate(
            "Texts", "{side}: {number} miles to go, and only 25s and 50s to go them with."
        ),
        ReasonCode.LIMIT_USELESS: translate(
            "Texts", "{side}: {number} miles to go, which a speed limit does not prevent."
        ),
        ReasonCode.STOPPED_ALREADY: translate("Texts", "{side}: stopped already."),
        ReasonCode.LETS_ARRIVE: translate(
            "Texts", "It lets {side} go: {number} miles more, and the race is over."
        ),
    }


def _about_safeties() -> dict[ReasonCode, str]:
    return {
        ReasonCode.KEEPS_SAFETY_FOR_COUP: translate(
            "Texts", "{card} stays in your hand for a coup fourré; hazards still out: {number}."
        ),
        ReasonCode.COUP_FORGONE: translate(
            "Texts", "{card} could still be a coup fourré; hazards still out: {number}."
        ),
        ReasonCode.SAFETY_NO_LONGER_NEEDED: translate(
            "Texts",
            "All hazards against which {card} helps have been seen: no coup can come of it.",
        ),
        ReasonCode.SAFETY_IN_TIME: translate(
            "Texts", "The race may soon be over; {card} is worth {number} points on the table only."
        ),
        ReasonCode.SAFETY_FREES: translate("Texts", "{card} gets you out of what holds you up."),
        ReasonCode.ALL_SAFETIES: translate(
            "Texts", "It is the last of the four safeties: {number} points more."
        ),
        ReasonCode.ANOTHER_TURN: translate("Texts", "After {card} it is your turn again."),
        ReasonCode.COUP_GAIN: translate(
            "Texts", "Coup fourré: {number} points, the next turn, and nothing to repair."
        ),
        ReasonCode.COUP_MISSED: translate(
            "Texts", "{card} is let through, and {number} points of a coup fourré are lost."
        ),
        ReasonCode.NO_ANSWER: translate("Texts", "There is nothing in your hand against {card}."),
    }


def _about_discards() -> dict[ReasonCode, str]:
    return {
        ReasonCode.DEAD_CARD: translate("Texts", "{card} can never be played any more."),
        ReasonCode.DOES_NOT_FIT: translate(
            "Texts", "{card} is too far: {number} to go, unless the trip is extended."
        ),
        ReasonCode.DUPLICATE: translate(
            "Texts", "{card} is more than once in your hand: {number} of them."
        ),
        ReasonCode.LEAST_USE: translate("Texts", "Of all your cards {card} will serve least."),
        ReasonCode.LAST_REMEDY: translate(
            "Texts", "It is your only {card}; hazards still out that want it: {number}."
        ),
        ReasonCode.LAST_ROLL: translate(
            "Texts", "It is your only {card}, and every repair wants one after it."
        ),
        ReasonCode.NEEDED_NOW: translate("Texts", "You cannot go on without {card}."),
        ReasonCode.FINISHER_LOST: translate(
            "Texts", "With {card} your hand makes exactly {number} miles, without it not."
        ),
        ReasonCode.SAFETY_LOST: translate(
            "Texts", "Discarded, {card} scores nothing; played, {number} points and another turn."
        ),
        ReasonCode.ATTACK_LOST: translate("Texts", "{card} could still stop somebody."),
    }


def _about_the_end() -> dict[ReasonCode, str]:
    return {
        ReasonCode.PILE_RUNS_OUT: translate(
            "Texts", "These are the last turns; cards left to draw: {number}."
        ),
        ReasonCode.MATCH_POINT: translate("Texts", "It wins the match with {number} points."),
        ReasonCode.MATCH_LOST: translate(
            "Texts", "It ends a match that you lose with {number} points."
        ),
        ReasonCode.POINTS_CERTAIN: translate("Texts", "It brings you {number} guaranteed points."),
        ReasonCode.EXTENSION_POINTS: translate(
            "Texts", "The extension is worth {number} points, to you or to the others."
        ),
        ReasonCode.EXTENSION_TOO_FAR: translate(
            "Texts", "{number} miles more are too far for your hand and the time left."
        ),
        ReasonCode.EXTENSION_WITHIN_REACH: translate(
            "Texts", "{number} miles more are within reach of your hand."
        ),
        ReasonCode.RIVAL_FAR_BEHIND: translate(
            "Texts", "{side} would still have {number} miles to go."
        ),
        ReasonCode.RIVAL_CLOSE: translate("Texts", "{side} would have only {number} miles to go."),
    }
