"""Sentences about the network: what happened, why, and what can be done."""

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from mille_net.messages import (
    ByeCode,
    KickReason,
    PauseReason,
    RefusalCode,
    TakeBackOutcome,
    VoidReason,
)
from mille_net.tables import EmptyListCause, LostReason
from mille_qt.ui.texts.cards import number
from mille_qt.ui.texts.lan_refusals import network_refusal
from mille_qt.ui.texts.names import isolated

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
        return _lost()[code]
    if code is ByeCode.KICKED:
        return kicked(reason or KickReason.OTHER)
    return _byes()[code]


def end_title(code: EndCode) -> str:
    """Return the title for the reason why a table was left."""
    titles: dict[EndCode, str] = {
        ByeCode.CLOSING: translate("Network", "The table is closed"),
        ByeCode.REPLACED: translate("Network", "Your seat is played elsewhere"),
        ByeCode.KICKED: translate("Network", "You have been sent away"),
    }
    return titles.get(code) or translate("Network", "You are no longer at the table")


def _byes() -> dict[ByeCode, str]:
    return {
        ByeCode.CLOSING: translate(
            "Network",
            "The host has closed the table. If it opens again, your seat in the match is still "
            "yours.",
        ),
        ByeCode.REPLACED: translate(
            "Network",
            "Your seat is now played from another window or computer that you have joined with. "
            "Go on there, or join again here.",
        ),
        ByeCode.LEFT: translate(
            "Network", "You have left the table. The computer plays your seat; you can come back."
        ),
        ByeCode.REFUSED: translate(
            "Network", "The table has not let this computer in. Ask the host, then try again."
        ),
        ByeCode.FLOOD: translate(
            "Network",
            "This computer has sent too much at once and was disconnected. Join again; your seat "
            "is kept.",
        ),
        ByeCode.PROTOCOL: translate(
            "Network",
            "The host did not understand this program and has hung up. Have everybody install "
            "the same version, then join again.",
        ),
        ByeCode.TOO_SLOW: translate(
            "Network",
            "The connection was too slow for too long. Go nearer to the router or take a cable, "
            "then join again; your seat is kept.",
        ),
    }


def kicked(reason: KickReason) -> str:
    """Return the text for a guest who was removed."""
    return {
        KickReason.ABSENT: translate(
            "Network",
            "The host has given your seat away: you were not there for too long. Ask whether you "
            "can come back.",
        ),
        KickReason.RUDE: translate(
            "Network",
            "The host has sent you away because of your manners. Talk to them before you come "
            "back.",
        ),
        KickReason.SEAT_NEEDED: translate(
            "Network",
            "The host needs your seat for somebody else. Ask whether you can watch, or play the "
            "next match.",
        ),
        KickReason.OTHER: translate(
            "Network", "The host has sent you away from the table. Ask them why."
        ),
    }[reason]


def kick_reason(reason: KickReason) -> str:
    """Return the text of a reason for removing a guest."""
    return {
        KickReason.ABSENT: translate("Network", "Not there for too long"),
        KickReason.RUDE: translate("Network", "Bad manners"),
        KickReason.SEAT_NEEDED: translate("Network", "The seat is needed for somebody else"),
        KickReason.OTHER: translate("Network", "Another reason"),
    }[reason]


def _lost() -> dict[LostReason, str]:
    return {
        LostReason.UNREACHABLE: translate(
            "Network",
            "Nothing answers there. Is the table still open, is the address right, and does the "
            "host’s firewall let the game through?",
        ),
        LostReason.NO_TABLE: translate(
            "Network",
            "Something answers there, but it is no table of this game. Check the address and the "
            "number behind it.",
        ),
        LostReason.OTHER_CERTIFICATE: translate(
            "Network",
            "Another computer answers under the name of a host that you know. Perhaps the game "
            "was installed anew there: ask before you join under another address.",
        ),
        LostReason.GAVE_UP: translate(
            "Network",
            "The host has not come back for ten minutes. You can go on from the score sheet at a "
            "table of your own.",
        ),
        LostReason.BROKEN: translate(
            "Network",
            "What came from the host made no sense, so the connection was closed. Have everybody "
            "install the same version, then join again.",
        ),
        LostReason.CANNOT_LISTEN: translate(
            "Network",
            "This computer does not let the game be called: no table can be hosted. Close other "
            "games, or allow Mille in the firewall, then try again.",
        ),
    }


def pause_reason(reason: PauseReason) -> str:
    """Return why a match is paused."""
    return {
        PauseReason.OWNER: translate("Network", "Paused by the host. It will go on from here."),
        PauseReason.NOBODY_HERE: translate(
            "Network", "Paused: nobody else is there. It goes on when somebody comes back."
        ),
        PauseReason.DEAL_VOID: translate(
            "Network",
            "Paused: three deals in a row could not be finished. The host can deal again.",
        ),
    }[reason]


def take_back_outcome(outcome: TakeBackOutcome, name: str) -> str:
    """Return why a move stays, empty if it was taken back; `name` is who has not agreed."""
    text = {
        TakeBackOutcome.AGREED: "",
        TakeBackOutcome.REFUSED: translate("Network", "{name} would rather leave it as it is."),
        TakeBackOutcome.NO_ANSWER: translate("Network", "{name} has not answered: the move stays.")
        if name
        else translate("Network", "The move stays: the connection was lost."),
        TakeBackOutcome.TOO_LATE: translate(
            "Network", "The move stays: the match has gone on meanwhile."
        ),
    }[outcome]
    return text.format(name=isolated(name))


def void_deal(reason: VoidReason, attempt: int) -> str:
    """Return why the cards are dealt again."""
    sentence = {
        VoidReason.NOT_OPENED: translate(
            "Network", "Somebody went missing in the middle of the deal. It is dealt again ({n})."
        ),
        VoidReason.HOST_RESTARTED: translate(
            "Network",
            "The host was started anew in the middle of the deal. It is dealt again ({n}).",
        ),
    }[reason]
    return sentence.format(n=number(attempt + 1))


def likely_cause(cause: EmptyListCause) -> str:
    """Return the likely cause for an empty list of tables, and a remedy."""
    return {
        EmptyListCause.NOBODY: translate(
            "Network",
            "Finding tables works on this computer. Most likely nobody in this network is "
            "hosting one at the moment, or the firewall of the host hides it.",
        ),
        EmptyListCause.NO_NETWORK: translate(
            "Network",
            "This computer is in no network. Switch on Wi-Fi or plug in the cable, then look "
            "again.",
        ),
        EmptyListCause.BLOCKED: translate(
            "Network",
            "A firewall on this computer keeps the game from looking around. Allow Mille in it "
            "(UDP port 5353), or join by address.",
        ),
        EmptyListCause.VPN: translate(
            "Network",
            "A VPN takes everything away from the home network. Switch it off while you play, or "
            "allow local traffic in it.",
        ),
        EmptyListCause.ISOLATED: translate(
            "Network",
            "Nothing from other devices arrives here. Guest Wi-Fi often keeps devices apart: use "
            "the main Wi-Fi on all computers.",
        ),
        EmptyListCause.UNUSABLE: translate(
            "Network",
            "The system does not let the game look around in the network. Join by address instead.",
        ),
    }[cause]
