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
            "This table is played with another version of the game. Have everybody install the "
            "same one, then try again.",
        ),
        RefusalCode.NOT_ADMITTED: translate(
            "Network",
            "The host has declined. Ask whether they know that it is you.",
        ),
        RefusalCode.CLOSED: translate(
            "Network",
            "Nobody new can join this table. Ask the host to change that.",
        ),
        RefusalCode.WRONG_CODE: translate(
            "Network", "That is not the code of this table. Ask the host for the six digits."
        ),
        RefusalCode.NO_GUESSES: translate(
            "Network",
            "Too many wrong codes have been entered, so the table looked at none. Ask the host for "
            "the six digits and enter them in {seconds} s.",
        ),
        RefusalCode.NOBODY_LOOKED: translate(
            "Network",
            "Nobody at the host has answered within two minutes. Call them, then try again.",
        ),
        RefusalCode.TOO_MANY_WAITING: translate(
            "Network",
            "Too many people are waiting to join this table. Try again in a minute.",
        ),
        RefusalCode.TABLE_FULL: translate(
            "Network",
            "All seats are taken. Ask the host for one, or watch the game if that is allowed.",
        ),
        RefusalCode.NAME_IN_USE: translate(
            "Network",
            "The table itself or a computer player there has this name. Choose another one, then "
            "try again.",
        ),
        RefusalCode.NO_SPECTATORS: translate(
            "Network", "This table is not for watching. Join it as a player, or ask the host."
        ),
    }


def _about_the_lobby() -> dict[RefusalCode, str]:
    return {
        RefusalCode.NOT_OWNER: translate(
            "Network", "Only the host can do that. Ask for it in the chat."
        ),
        RefusalCode.NOT_YOUR_SEAT: translate(
            "Network", "Somebody else has this seat. Choose a free one."
        ),
        RefusalCode.NO_SUCH_SEAT: translate(
            "Network", "There is no such seat any more: the table has changed. Look again."
        ),
        RefusalCode.NO_SUCH_GUEST: translate(
            "Network", "They have gone already, so there is nothing left to do."
        ),
        RefusalCode.SEAT_TAKEN: translate(
            "Network", "Somebody was quicker: this seat is taken. Choose another one."
        ),
        RefusalCode.SEAT_LOST: translate(
            "Network",
            "Your seat became free because you were not ready. You can take one again in "
            "{seconds} s.",
        ),
        RefusalCode.WATCHING: translate(
            "Network", "You are watching this table. To play, leave it and join as a player."
        ),
        RefusalCode.WRONG_RULES: translate(
            "Network", "These rules cannot be played with so many seats. Choose others."
        ),
        RefusalCode.SEATS_OPEN: translate(
            "Network", "There are still open seats. Wait, or give them to the computer."
        ),
        RefusalCode.NOT_READY: translate(
            "Network", "Not everybody is ready. Wait for them, or give their seats away."
        ),
    }


def _about_the_match() -> dict[RefusalCode, str]:
    return {
        RefusalCode.RACE_RUNNING: translate(
            "Network", "A race is under way. This can be done when it is over."
        ),
        RefusalCode.MATCH_RUNNING: translate(
            "Network", "The match has begun. This could only be done in the lobby."
        ),
        RefusalCode.NO_RACE: translate(
            "Network", "No race is under way. Wait until the cards are dealt."
        ),
        RefusalCode.NO_MATCH: translate(
            "Network", "No match is under way. The host can begin one."
        ),
        RefusalCode.TOO_MANY_RACES: translate(
            "Network", "This match has had as many races as a table can keep. Begin another one."
        ),
        RefusalCode.PAUSED: translate(
            "Network", "The match is paused. Your card stays in your hand until it goes on."
        ),
        RefusalCode.NOBODY_AWAITED: translate(
            "Network",
            "There is nobody to remind: the match waits for nobody at another computer.",
        ),
        RefusalCode.TOO_SOON: translate(
            "Network", "Leave them time to think: in {seconds} s you can remind them."
        ),
        RefusalCode.TOO_LATE: translate(
            "Network", "The move stays: the match has gone on meanwhile."
        ),
        RefusalCode.ALREADY_ASKED: translate(
            "Network", "The others have been asked about this move already. It stays."
        ),
        RefusalCode.OLD_PROGRAM: translate(
            "Network", "Somebody at the table has an older version of the game: moves stay."
        ),
        RefusalCode.TOO_FAST: translate(
            "Network", "Too many lines at once. Wait {seconds} s, then send it again."
        ),
        RefusalCode.NOT_DEALING: translate(
            "Network", "The deal had gone on without this computer. Just play on."
        ),
        RefusalCode.NOT_IN_DEAL: translate(
            "Network", "This computer takes no part in this deal. It will in the next one."
        ),
        RefusalCode.WRONG_OPENING: translate(
            "Network",
            "This computer’s part of the deal did not fit; it is dealt without it. Just play on.",
        ),
    }
