"""Sentences about the network: what happened, why, and what can be done."""

import errno
import os
from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from mille_net.limits import DEFAULT_PORT
from mille_net.messages import (
    ByeCode,
    KickReason,
    PauseReason,
    RefusalCode,
    TakeBackOutcome,
    VoidReason,
)
from mille_net.tables import EmptyListCause, LostReason
from mille_qt.ui.paths import network_folder
from mille_qt.ui.texts.cards import number
from mille_qt.ui.texts.lan_refusals import network_refusal
from mille_qt.ui.texts.names import isolated
from mille_qt.ui.texts.system import system_reason

translate = QCoreApplication.translate

#: Why a connection has ended or failed.
EndCode = ByeCode | RefusalCode | LostReason


def ending(
    code: EndCode, params: Mapping[str, int] | None = None, reason: KickReason | None = None
) -> str:
    """Return why a table was left, or could not be joined."""
    if isinstance(code, RefusalCode):
        return network_refusal(code, params or {})
    if isinstance(code, LostReason):
        return _lost(params or {})[code]
    if code is ByeCode.KICKED:
        return kicked(reason or KickReason.OTHER)
    return _byes()[code]


def end_title(code: EndCode) -> str:
    """Return the title for the reason why a table was left."""
    titles: dict[EndCode, str] = {
        ByeCode.CLOSING: translate("Network", "The table is closed"),
        ByeCode.REPLACED: translate("Network", "You have joined from elsewhere"),
        ByeCode.KICKED: translate("Network", "You have been removed"),
    }
    return titles.get(code) or translate("Network", "You are no longer at the table")


def _system_reason(params: Mapping[str, int]) -> str:
    code = params.get("error", errno.EIO)
    return system_reason(OSError(code, os.strerror(code)))


def _byes() -> dict[ByeCode, str]:
    return {
        ByeCode.CLOSING: translate(
            "Network",
            "The host has closed the table. If it reopens, you still have your seat in the match.",
        ),
        ByeCode.REPLACED: translate(
            "Network",
            "You are now playing from another window or computer. Play on there, or join again "
            "here.",
        ),
        ByeCode.LEFT: translate(
            "Network",
            "You have left the table. The computer is playing for you; you can come back.",
        ),
        ByeCode.REFUSED: translate(
            "Network", "You couldn’t join this table. Ask the host, then try again."
        ),
        ByeCode.FLOOD: translate(
            "Network",
            "You were disconnected because this computer sent too much at once. Join again: you "
            "still have your seat.",
        ),
        ByeCode.PROTOCOL: translate(
            "Network",
            "You were disconnected because the host’s version of Mille is different. Install the "
            "same version everywhere, then join again.",
        ),
        ByeCode.TOO_SLOW: translate(
            "Network",
            "Your connection was too slow for too long. Move closer to the router or use a cable,"
            " then join again: you still have your seat.",
        ),
    }


def kicked(reason: KickReason) -> str:
    """Return the text for a guest who was removed."""
    return {
        KickReason.ABSENT: translate(
            "Network",
            "The host has given your seat away because you were away too long. Ask if you can "
            "come back.",
        ),
        KickReason.RUDE: translate(
            "Network",
            "The host has removed you for bad behaviour. Talk to them before you come back.",
        ),
        KickReason.SEAT_NEEDED: translate(
            "Network",
            "The host needs your seat for somebody else. Ask if you can watch, or play the next "
            "match.",
        ),
        KickReason.OTHER: translate(
            "Network", "The host has removed you from the table. Ask them why."
        ),
    }[reason]


def kick_reason(reason: KickReason) -> str:
    """Return the text of a reason for removing a guest."""
    return {
        KickReason.ABSENT: translate("Network", "Away too long"),
        KickReason.RUDE: translate("Network", "Bad behaviour"),
        KickReason.SEAT_NEEDED: translate("Network", "Seat needed for somebody else"),
        KickReason.OTHER: translate("Network", "Other"),
    }[reason]


def _lost(params: Mapping[str, int]) -> dict[LostReason, str]:
    return {
        LostReason.UNREACHABLE: translate(
            "Network",
            "No answer from this address. Check that the address is right, that the table is "
            "still open, and that the host’s firewall allows Mille.",
        ),
        LostReason.NO_TABLE: translate(
            "Network",
            "There is no table of this game at that address. Check the address and the number "
            "after it.",
        ),
        LostReason.OTHER_CERTIFICATE: translate(
            "Network",
            "Another computer is using the identity of a host you know. The game may have been "
            "reinstalled there: ask the host before you join by address.",
        ),
        LostReason.GAVE_UP: translate(
            "Network",
            "The host has been away for ten minutes. You can continue from the score sheet at "
            "your own table.",
        ),
        LostReason.BROKEN: translate(
            "Network",
            "You were disconnected because the host sent something this version doesn’t "
            "understand. Install the same version everywhere, then join again.",
        ),
        LostReason.FLOOD: translate(
            "Network",
            "You were disconnected because the host sent far more messages than any table needs. "
            "Its program may have been changed.",
        ),
        LostReason.CANNOT_LISTEN: translate(
            "Network",
            "You can’t host a table because this computer does not let Mille listen on port "
            "{port}. Close the program that uses it or allow Mille in the firewall, then try "
            "again.",
        ).format(port=params.get("port", DEFAULT_PORT)),
        LostReason.CANNOT_KEEP: translate(
            "Network",
            "You can’t host a table because its match could not be saved in {folder}: {reason}. "
            "Free some disk space or make the folder writable, then try again.",
        ).format(folder=isolated(str(network_folder())), reason=_system_reason(params)),
        LostReason.OPEN_ELSEWHERE: translate(
            "Network", "This table is open in another window. Play on there, or close it first."
        ),
    }


def pause_reason(reason: PauseReason) -> str:
    """Return why a match is paused."""
    return {
        PauseReason.OWNER: translate("Network", "Paused by the host."),
        PauseReason.NOBODY_HERE: translate("Network", "Paused until somebody comes back."),
        PauseReason.DEAL_VOID: translate(
            "Network", "Paused: three deals in a row have failed. The host can deal again."
        ),
    }[reason]


def take_back_outcome(outcome: TakeBackOutcome, name: str) -> str:
    """Return why a move stays after a question that was not agreed to by somebody, `name`."""
    text = {
        TakeBackOutcome.REFUSED: translate("Network", "{name} does not agree: the move stays."),
        TakeBackOutcome.NO_ANSWER: translate("Network", "{name} has not answered: the move stays.")
        if name
        else translate("Network", "The move stays: the connection was lost."),
    }[outcome]
    return text.format(name=isolated(name))


def void_deal(reason: VoidReason, attempt: int) -> str:
    """Return why the cards are dealt again."""
    sentence = {
        VoidReason.NOT_OPENED: translate(
            "Network", "A player was disconnected during the deal. Dealing again ({n})."
        ),
        VoidReason.HOST_RESTARTED: translate(
            "Network", "The host restarted during the deal. Dealing again ({n})."
        ),
    }[reason]
    return sentence.format(n=number(attempt + 1))


def likely_cause(cause: EmptyListCause) -> str:
    """Return the likely cause for an empty list of tables, and a remedy."""
    return {
        EmptyListCause.NOBODY: translate(
            "Network",
            "Your computer can find tables. Probably nobody is hosting one, or the host’s "
            "firewall hides it.",
        ),
        EmptyListCause.NO_NETWORK: translate(
            "Network", "This computer isn’t on a network. Turn on Wi-Fi or plug in a cable."
        ),
        EmptyListCause.BLOCKED: translate(
            "Network",
            "A firewall on this computer hides other tables. Allow Mille in it (UDP port 5353), "
            "or join by address.",
        ),
        EmptyListCause.VPN: translate(
            "Network",
            "A VPN cuts this computer off from your network. Turn it off while you play, or allow"
            " local traffic in it.",
        ),
        EmptyListCause.ISOLATED: translate(
            "Network",
            "This computer can’t see other devices. Guest Wi-Fi often hides them: put all "
            "computers on the main Wi-Fi.",
        ),
        EmptyListCause.UNUSABLE: translate(
            "Network", "The system won’t let Mille search the network. Join by address instead."
        ),
    }[cause]
