"""Why a table refuses a request, and why it was left or could not be joined."""

import errno
import os
from collections.abc import Mapping

from mille_net.limits import DEFAULT_PORT
from mille_net.messages import ByeCode, KickReason, RefusalCode
from mille_net.tables import LostReason
from mille_qt.ui.paths import network_folder
from mille_qt.ui.texts.cards import number
from mille_qt.ui.texts.names import isolated
from mille_qt.ui.texts.system import system_reason
from mille_qt.ui.translation import QT_TRANSLATE_NOOP, look_up, translate

#: Why a connection has ended or failed.
EndCode = ByeCode | RefusalCode | LostReason


_REFUSALS = {
    # Of joining.
    RefusalCode.VERSION: QT_TRANSLATE_NOOP(
        "Network",
        "This table uses another version of Mille. Install the same version everywhere, then "
        "try again.",
    ),
    RefusalCode.NOT_ADMITTED: QT_TRANSLATE_NOOP(
        "Network", "The host declined. Make sure they know it’s you."
    ),
    RefusalCode.CLOSED: QT_TRANSLATE_NOOP(
        "Network", "Nobody new can join this table. Only the host can change that."
    ),
    RefusalCode.WRONG_CODE: QT_TRANSLATE_NOOP(
        "Network", "Wrong code. Ask the host for the six digits."
    ),
    RefusalCode.NO_GUESSES: QT_TRANSLATE_NOOP(
        "Network",
        "Too many wrong codes. Ask the host for the six digits and try again in {seconds} s.",
    ),
    RefusalCode.NOBODY_LOOKED: QT_TRANSLATE_NOOP(
        "Network",
        "The host didn’t answer within two minutes. Tell them you want to join, then try again.",
    ),
    RefusalCode.TOO_MANY_WAITING: QT_TRANSLATE_NOOP(
        "Network",
        "Too many people are waiting to join this table. Try again in a minute.",
    ),
    RefusalCode.TABLE_FULL: QT_TRANSLATE_NOOP(
        "Network", "All seats are taken. Ask the host for one, or watch if that is allowed."
    ),
    RefusalCode.NAME_IN_USE: QT_TRANSLATE_NOOP(
        "Network", "The table or a computer player already has this name. Choose another."
    ),
    RefusalCode.NO_SPECTATORS: QT_TRANSLATE_NOOP(
        "Network", "This table doesn’t allow spectators. Join as a player, or ask the host."
    ),
    # In the lobby.
    RefusalCode.NOT_OWNER: QT_TRANSLATE_NOOP(
        "Network", "Only the host can do that. Ask in the chat."
    ),
    RefusalCode.NOT_YOUR_SEAT: QT_TRANSLATE_NOOP("Network", "This seat is taken. Choose another."),
    RefusalCode.NO_SUCH_SEAT: QT_TRANSLATE_NOOP(
        "Network", "This seat no longer exists: the table has changed."
    ),
    RefusalCode.NO_SUCH_GUEST: QT_TRANSLATE_NOOP("Network", "They have already left."),
    RefusalCode.SEAT_TAKEN: QT_TRANSLATE_NOOP(
        "Network", "Somebody has just taken this seat. Choose another."
    ),
    RefusalCode.SEAT_LOST: QT_TRANSLATE_NOOP(
        "Network",
        "You lost your seat because you weren’t ready. You can take one again in {seconds} s.",
    ),
    RefusalCode.WATCHING: QT_TRANSLATE_NOOP(
        "Network", "You are watching. To play, leave the table and join as a player."
    ),
    RefusalCode.WRONG_RULES: QT_TRANSLATE_NOOP(
        "Network", "These rules don’t allow this number of seats. Choose others."
    ),
    RefusalCode.SEATS_OPEN: QT_TRANSLATE_NOOP(
        "Network", "Some seats are still open. Wait, or give them to the computer."
    ),
    RefusalCode.NOT_READY: QT_TRANSLATE_NOOP(
        "Network", "Not everyone is ready. Wait, or give their seats away."
    ),
    # During the match.
    RefusalCode.RACE_RUNNING: QT_TRANSLATE_NOOP("Network", "Wait until this race is over."),
    RefusalCode.MATCH_RUNNING: QT_TRANSLATE_NOOP(
        "Network", "You can’t do this once the match has started."
    ),
    RefusalCode.NO_RACE: QT_TRANSLATE_NOOP("Network", "Wait until the cards are dealt."),
    RefusalCode.NO_MATCH: QT_TRANSLATE_NOOP(
        "Network", "No match is under way. The host can start one."
    ),
    RefusalCode.TOO_MANY_RACES: QT_TRANSLATE_NOOP(
        "Network", "This match has reached the maximum number of races. Start a new one."
    ),
    RefusalCode.PAUSED: QT_TRANSLATE_NOOP("Network", "The match is paused. You keep your card."),
    RefusalCode.NOBODY_AWAITED: QT_TRANSLATE_NOOP(
        "Network", "There is nobody to remind right now."
    ),
    RefusalCode.TOO_SOON: QT_TRANSLATE_NOOP(
        "Network", "Give them time to think. You can remind them in {seconds} s."
    ),
    RefusalCode.TOO_LATE: QT_TRANSLATE_NOOP("Network", "Too late: the match has gone on."),
    RefusalCode.ALREADY_ASKED: QT_TRANSLATE_NOOP(
        "Network", "The others have already been asked. The move stays."
    ),
    RefusalCode.TOO_FAST: QT_TRANSLATE_NOOP(
        "Network", "Too many messages. Wait {seconds} s, then send it again."
    ),
    RefusalCode.NOT_DEALING: QT_TRANSLATE_NOOP(
        "Network", "The cards were shuffled without this computer. You can play on."
    ),
    RefusalCode.NOT_IN_DEAL: QT_TRANSLATE_NOOP(
        "Network", "This computer doesn’t help shuffle this deal. It will for the next one."
    ),
    RefusalCode.WRONG_OPENING: QT_TRANSLATE_NOOP(
        "Network",
        "This computer’s part of the shuffle was rejected; the cards are dealt without it. "
        "You can play on.",
    ),
}
_BYES = {
    ByeCode.CLOSING: QT_TRANSLATE_NOOP(
        "Network",
        "The host has closed the table. If it reopens, you still have your seat in the match.",
    ),
    ByeCode.REPLACED: QT_TRANSLATE_NOOP(
        "Network",
        "You are now playing from another window or computer. Play on there, or join again here.",
    ),
    ByeCode.LEFT: QT_TRANSLATE_NOOP(
        "Network",
        "You have left the table. The computer is playing for you; you can come back.",
    ),
    ByeCode.REFUSED: QT_TRANSLATE_NOOP(
        "Network", "You couldn’t join this table. Ask the host, then try again."
    ),
    ByeCode.FLOOD: QT_TRANSLATE_NOOP(
        "Network",
        "You were disconnected because this computer sent too much at once. Join again: you "
        "still have your seat.",
    ),
    ByeCode.PROTOCOL: QT_TRANSLATE_NOOP(
        "Network",
        "You were disconnected because the host’s version of Mille is different. Install the "
        "same version everywhere, then join again.",
    ),
    ByeCode.TOO_SLOW: QT_TRANSLATE_NOOP(
        "Network",
        "Your connection was too slow for too long. Move closer to the router or use a cable,"
        " then join again: you still have your seat.",
    ),
}
_LOST = {
    LostReason.UNREACHABLE: QT_TRANSLATE_NOOP(
        "Network",
        "No answer from this address. Check that the address is right, that the table is "
        "still open, and that the host’s firewall allows Mille.",
    ),
    LostReason.NO_TABLE: QT_TRANSLATE_NOOP(
        "Network",
        "There is no table of this game at that address. Check the address and the number "
        "after it.",
    ),
    LostReason.NOT_OPEN: QT_TRANSLATE_NOOP(
        "Network",
        "This table is not open at the moment, or its computer can’t be reached. Ask the host to "
        "open it, then try again.",
    ),
    LostReason.OTHER_CERTIFICATE: QT_TRANSLATE_NOOP(
        "Network",
        "Another computer is using the identity of a host you know. The game may have been "
        "reinstalled there: ask the host before you join by address.",
    ),
    LostReason.GAVE_UP: QT_TRANSLATE_NOOP(
        "Network",
        "The host has been away for ten minutes. You can continue from the score sheet at "
        "your own table.",
    ),
    LostReason.BROKEN: QT_TRANSLATE_NOOP(
        "Network",
        "You were disconnected because the host sent something this version doesn’t "
        "understand. Install the same version everywhere, then join again.",
    ),
    LostReason.FLOOD: QT_TRANSLATE_NOOP(
        "Network",
        "You were disconnected because the host sent far more messages than any table needs. "
        "Its program may have been changed.",
    ),
    LostReason.CANNOT_LISTEN: QT_TRANSLATE_NOOP(
        "Network",
        "You can’t host a table because this computer does not let Mille listen on port "
        "{port}. Close the program that uses it or allow Mille in the firewall, then try "
        "again.",
    ),
    LostReason.CANNOT_KEEP: QT_TRANSLATE_NOOP(
        "Network",
        "You can’t host a table because its match could not be saved in {folder}: {reason}. "
        "Free some disk space or make the folder writable, then try again.",
    ),
    LostReason.OPEN_ELSEWHERE: QT_TRANSLATE_NOOP(
        "Network", "This table is open in another window. Play on there, or close it first."
    ),
}
_KICKED = {
    KickReason.ABSENT: QT_TRANSLATE_NOOP(
        "Network",
        "The host has given your seat away because you were away too long. Ask if you can "
        "come back.",
    ),
    KickReason.RUDE: QT_TRANSLATE_NOOP(
        "Network",
        "The host has removed you for bad behaviour. Talk to them before you come back.",
    ),
    KickReason.SEAT_NEEDED: QT_TRANSLATE_NOOP(
        "Network",
        "The host needs your seat for somebody else. Ask if you can watch, or play the next match.",
    ),
    KickReason.OTHER: QT_TRANSLATE_NOOP(
        "Network", "The host has removed you from the table. Ask them why."
    ),
}
_KICK_REASONS = {
    KickReason.ABSENT: QT_TRANSLATE_NOOP("Network", "Away too long"),
    KickReason.RUDE: QT_TRANSLATE_NOOP("Network", "Bad behaviour"),
    KickReason.SEAT_NEEDED: QT_TRANSLATE_NOOP("Network", "Seat needed for somebody else"),
    KickReason.OTHER: QT_TRANSLATE_NOOP("Network", "Other"),
}


def network_refusal(code: RefusalCode, params: Mapping[str, int]) -> str:
    """Return why a table refuses a request."""
    sentence = look_up("Network", _REFUSALS[code])
    return sentence.format(**{name: number(value) for name, value in params.items()})


def ending(
    code: EndCode, params: Mapping[str, int] | None = None, reason: KickReason | None = None
) -> str:
    """Return why a table was left, or could not be joined."""
    params = params or {}
    if isinstance(code, RefusalCode):
        return network_refusal(code, params)
    if code is ByeCode.KICKED:
        return look_up("Network", _KICKED[reason or KickReason.OTHER])
    text = look_up("Network", _LOST[code] if isinstance(code, LostReason) else _BYES[code])
    if code is LostReason.CANNOT_LISTEN:
        return text.format(port=params.get("port", DEFAULT_PORT))
    if code is LostReason.CANNOT_KEEP:
        number_of_error = params.get("error", errno.EIO)
        why = system_reason(OSError(number_of_error, os.strerror(number_of_error)))
        return text.format(folder=isolated(str(network_folder())), reason=why)
    return text


def end_title(code: EndCode) -> str:
    """Return the title for the reason why a table was left."""
    titles: dict[EndCode, str] = {
        ByeCode.CLOSING: translate("Network", "The table is closed"),
        ByeCode.REPLACED: translate("Network", "You have joined from elsewhere"),
        ByeCode.KICKED: translate("Network", "You have been removed"),
    }
    return titles.get(code) or translate("Network", "You are no longer at the table")


def kick_reason(reason: KickReason) -> str:
    """Return the text of a reason for removing a guest."""
    return look_up("Network", _KICK_REASONS[reason])
