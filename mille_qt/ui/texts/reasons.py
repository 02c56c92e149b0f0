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
        return translate("Texts", "It ends the Stop.")
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
            "Texts",
            "The draw pile is empty: finishing now earns {number} points for delayed action.",
        ),
        ReasonCode.SHUTS_OUT: translate(
            "Texts", "An opponent has no miles yet: the shutout is worth {number} points."
        ),
        ReasonCode.ESCAPES_SHUTOUT: translate(
            "Texts", "Your first miles prevent a shutout, worth {number} points."
        ),
        ReasonCode.GOES_ON: translate("Texts", "It takes you {number} miles further."),
        ReasonCode.EXACT_FIT_KEPT: translate(
            "Texts", "You hold exactly the {number} miles you need after that."
        ),
        ReasonCode.EXACT_FIT_BROKEN: translate(
            "Texts", "It leaves {number} miles, which your hand can’t make exactly."
        ),
        ReasonCode.SAFE_TRIP_KEPT: translate(
            "Texts", "It keeps the safe trip possible, worth {number} points."
        ),
        ReasonCode.SAFE_TRIP_BROKEN: translate(
            "Texts", "Your first 200 gives up the safe trip and its {number} points."
        ),
    }


def _about_repairs() -> dict[ReasonCode, str]:
    return {
        ReasonCode.STARTS: translate("Texts", "It gets you rolling."),
        ReasonCode.REPAIRS: translate("Texts", "It is the remedy for {card}."),
        ReasonCode.PARTNER_LACKS: translate(
            "Texts", "Your partner needed {card} but discarded, and so has none."
        ),
        ReasonCode.PREPARES_ROLL: translate(
            "Texts", "You already hold {card}, which you need next."
        ),
        ReasonCode.LIFTS_LIMIT: translate(
            "Texts", "It ends the speed limit; fast cards in your hand: {number}."
        ),
        ReasonCode.LIMIT_HARMLESS: translate(
            "Texts", "You can drive the last {number} miles under the limit."
        ),
    }


def _about_attacks() -> dict[ReasonCode, str]:
    return {
        ReasonCode.HOLDS_UP: translate("Texts", "It stops {side}."),
        ReasonCode.STOPS_LEADER: translate("Texts", "In the lead on points: {side}."),
        ReasonCode.STOPS_ARRIVAL: translate(
            "Texts", "{side} could finish with the next card: {number} miles to go."
        ),
        ReasonCode.STOPS_MATCH: translate(
            "Texts", "{side}: {number} points from winning the match, and finishing would do it."
        ),
        ReasonCode.MAY_SHUT_OUT: translate(
            "Texts", "{side}: no miles yet. A shutout is worth {number} points."
        ),
        ReasonCode.RIVAL_CANNOT_REPAIR: translate(
            "Texts", "Every {card} has been seen: {side} can’t repair this."
        ),
        ReasonCode.NO_COUP_POSSIBLE: translate(
            "Texts", "No coup fourré to fear: you know where {card} is."
        ),
        ReasonCode.COUP_RISKED: translate(
            "Texts", "{side}: {number}% chance of a coup fourré with {card}."
        ),
        ReasonCode.LIMIT_ON_FAST_RIVAL: translate(
            "Texts", "It leaves {side} only 25s and 50s for the {number} miles to go."
        ),
        ReasonCode.LIMIT_USELESS: translate(
            "Texts", "A speed limit won’t slow {side}: {number} miles to go."
        ),
        ReasonCode.STOPPED_ALREADY: translate("Texts", "{side}: already stopped."),
        ReasonCode.LETS_ARRIVE: translate(
            "Texts", "It lets {side} finish the race: {number} miles to go."
        ),
    }


def _about_safeties() -> dict[ReasonCode, str]:
    return {
        ReasonCode.KEEPS_SAFETY_FOR_COUP: translate(
            "Texts", "You keep {card} for a coup fourré; hazards still out: {number}."
        ),
        ReasonCode.COUP_FORGONE: translate(
            "Texts", "It could still make a coup fourré; hazards still out: {number}."
        ),
        ReasonCode.SAFETY_NO_LONGER_NEEDED: translate(
            "Texts",
            "It can’t make a coup fourré any more: its hazards have all been seen.",
        ),
        ReasonCode.SAFETY_IN_TIME: translate(
            "Texts", "The race may end soon: it scores {number} points only if you play it."
        ),
        ReasonCode.SAFETY_FREES: translate("Texts", "It gets you going sooner."),
        ReasonCode.ALL_SAFETIES: translate(
            "Texts", "It completes the four safeties: {number} more points."
        ),
        ReasonCode.ANOTHER_TURN: translate("Texts", "It gives you another turn."),
        ReasonCode.COUP_GAIN: translate(
            "Texts", "Coup fourré: {number} points, the next turn and nothing to repair."
        ),
        ReasonCode.COUP_MISSED: translate(
            "Texts", "Accepting {card} loses the {number} points of a coup fourré."
        ),
        ReasonCode.NO_ANSWER: translate("Texts", "You have nothing against {card}."),
    }


def _about_discards() -> dict[ReasonCode, str]:
    return {
        ReasonCode.DEAD_CARD: translate("Texts", "It can’t be played any more."),
        ReasonCode.DOES_NOT_FIT: translate(
            "Texts", "It is too far: {number} miles to go, unless the trip is extended."
        ),
        ReasonCode.DUPLICATE: translate("Texts", "You hold more than one."),
        ReasonCode.LEAST_USE: translate("Texts", "It is your least useful card."),
        ReasonCode.LAST_REMEDY: translate(
            "Texts", "It is your only one; hazards still out that need it: {number}."
        ),
        ReasonCode.LAST_ROLL: translate(
            "Texts", "It is your only one, and you need one after every repair."
        ),
        ReasonCode.NEEDED_NOW: translate("Texts", "You can’t go on without it."),
        ReasonCode.FINISHER_LOST: translate("Texts", "You need it to make exactly {number} miles."),
        ReasonCode.SAFETY_LOST: translate(
            "Texts", "Playing it would give you {number} points and another turn."
        ),
        ReasonCode.ATTACK_LOST: translate("Texts", "It could still stop an opponent."),
    }


def _about_the_end() -> dict[ReasonCode, str]:
    return {
        ReasonCode.PILE_RUNS_OUT: translate(
            "Texts", "These are the last turns; cards left to draw: {number}."
        ),
        ReasonCode.MATCH_POINT: translate("Texts", "It wins the match with {number} points."),
        ReasonCode.MATCH_LOST: translate(
            "Texts", "It ends the match, and you lose with {number} points."
        ),
        ReasonCode.POINTS_CERTAIN: translate(
            "Texts", "The race ends with {number} points for you."
        ),
        ReasonCode.EXTENSION_POINTS: translate(
            "Texts", "The extension is worth {number} points, to you or to your opponents."
        ),
        ReasonCode.EXTENSION_TOO_FAR: translate(
            "Texts", "Another {number} miles are too many for your hand and the time left."
        ),
        ReasonCode.EXTENSION_WITHIN_REACH: translate(
            "Texts", "Your hand can make another {number} miles."
        ),
        ReasonCode.RIVAL_FAR_BEHIND: translate(
            "Texts", "{side} would still have {number} miles to go."
        ),
        ReasonCode.RIVAL_CLOSE: translate("Texts", "{side} would have only {number} miles to go."),
    }
