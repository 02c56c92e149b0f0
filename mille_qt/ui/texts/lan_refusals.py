"""Texts for requests that a table on the network refuses."""

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from mille_net.messages import RefusalCode
from mille_qt.ui.texts.cards import number

translate = QCoreApplication.translate


def network_refusal(code: RefusalCode, params: Mapping[str, int]) -> str:
    """Return why a table refuses a request."""
    sentence = {**_about_joining(), **_about_the_lobby(), **_about_the_match()}[code]
    return sentence.format(**{name: number(value) for name, value in params.items()})


def _about_joining() -> dict[RefusalCode, str]:
    return {
        RefusalCode.VERSION: translate(
            "Network",
            "This table uses another version of Mille. Install the same version everywhere, then "
            "try again.",
        ),
        RefusalCode.NOT_ADMITTED: translate(
            "Network", "The host declined. Make sure they know it’s you."
        ),
        RefusalCode.CLOSED: translate(
            "Network", "Nobody new can join this table. Only the host can change that."
        ),
        RefusalCode.WRONG_CODE: translate(
            "Network", "Wrong code. Ask the host for the six digits."
        ),
        RefusalCode.NO_GUESSES: translate(
            "Network",
            "Too many wrong codes. Ask the host for the six digits and try again in {seconds} s.",
        ),
        RefusalCode.NOBODY_LOOKED: translate(
            "Network",
            "The host didn’t answer within two minutes. Tell them you want to join, then try "
            "again.",
        ),
        RefusalCode.TOO_MANY_WAITING: translate(
            "Network",
            "Too many people are waiting to join this table. Try again in a minute.",
        ),
        RefusalCode.TABLE_FULL: translate(
            "Network", "All seats are taken. Ask the host for one, or watch if that is allowed."
        ),
        RefusalCode.NAME_IN_USE: translate(
            "Network", "The table or a computer player already has this name. Choose another."
        ),
        RefusalCode.NO_SPECTATORS: translate(
            "Network", "This table doesn’t allow spectators. Join as a player, or ask the host."
        ),
    }


def _about_the_lobby() -> dict[RefusalCode, str]:
    return {
        RefusalCode.NOT_OWNER: translate("Network", "Only the host can do that. Ask in the chat."),
        RefusalCode.NOT_YOUR_SEAT: translate("Network", "This seat is taken. Choose another."),
        RefusalCode.NO_SUCH_SEAT: translate(
            "Network", "This seat no longer exists: the table has changed."
        ),
        RefusalCode.NO_SUCH_GUEST: translate("Network", "They have already left."),
        RefusalCode.SEAT_TAKEN: translate(
            "Network", "Somebody has just taken this seat. Choose another."
        ),
        RefusalCode.SEAT_LOST: translate(
            "Network",
            "You lost your seat because you weren’t ready. You can take one again in {seconds} s.",
        ),
        RefusalCode.WATCHING: translate(
            "Network", "You are watching. To play, leave the table and join as a player."
        ),
        RefusalCode.WRONG_RULES: translate(
            "Network", "These rules don’t allow this number of seats. Choose others."
        ),
        RefusalCode.SEATS_OPEN: translate(
            "Network", "Some seats are still open. Wait, or give them to the computer."
        ),
        RefusalCode.NOT_READY: translate(
            "Network", "Not everyone is ready. Wait, or give their seats away."
        ),
    }


def _about_the_match() -> dict[RefusalCode, str]:
    return {
        RefusalCode.RACE_RUNNING: translate("Network", "Wait until this race is over."),
        RefusalCode.MATCH_RUNNING: translate(
            "Network", "You can’t do this once the match has started."
        ),
        RefusalCode.NO_RACE: translate("Network", "Wait until the cards are dealt."),
        RefusalCode.NO_MATCH: translate(
            "Network", "No match is under way. The host can start one."
        ),
        RefusalCode.TOO_MANY_RACES: translate(
            "Network", "This match has reached the maximum number of races. Start a new one."
        ),
        RefusalCode.PAUSED: translate("Network", "The match is paused. You keep your card."),
        RefusalCode.NOBODY_AWAITED: translate("Network", "There is nobody to remind right now."),
        RefusalCode.TOO_SOON: translate(
            "Network", "Give them time to think. You can remind them in {seconds} s."
        ),
        RefusalCode.TOO_LATE: translate("Network", "Too late: the match has gone on."),
        RefusalCode.ALREADY_ASKED: translate(
            "Network", "The others have already been asked. The move stays."
        ),
        RefusalCode.TOO_FAST: translate(
            "Network", "Too many messages. Wait {seconds} s, then send it again."
        ),
        RefusalCode.NOT_DEALING: translate(
            "Network", "The cards were shuffled without this computer. You can play on."
        ),
        RefusalCode.NOT_IN_DEAL: translate(
            "Network", "This computer doesn’t help shuffle this deal. It will for the next one."
        ),
        RefusalCode.WRONG_OPENING: translate(
            "Network",
            "This computer’s part of the shuffle was rejected; the cards are dealt without it. "
            "You can play on.",
        ),
    }
