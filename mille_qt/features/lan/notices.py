"""The texts above the table: who is away, and what the match waits for."""

from mille_net.limits import LONGEST_WAIT
from mille_net.messages import (
    PauseReason,
    Presence,
    Purpose,
    SeatInfo,
    SeatKind,
    Table,
    TablePhase,
    VoidReason,
    WaitingInfo,
)
from mille_net.tables import DealState, LinkPhase
from mille_qt.features.lan.lan_session import LanSession
from mille_qt.features.lan.lobby_texts import seconds_after_reminder
from mille_qt.ui.texts.cards import number
from mille_qt.ui.texts.names import isolated
from mille_qt.ui.translation import QT_TRANSLATE_NOOP, look_up, translate

#: No interruption: neither a reason nor advice.
_NOTHING = ("", "")
_PAUSES = {
    PauseReason.OWNER: QT_TRANSLATE_NOOP("Network", "Paused by the host."),
    PauseReason.NOBODY_HERE: QT_TRANSLATE_NOOP("Network", "Paused until somebody comes back."),
    PauseReason.DEAL_VOID: QT_TRANSLATE_NOOP(
        "Network", "Paused: three deals in a row have failed. The host can deal again."
    ),
}
_VOID_DEALS = {
    VoidReason.NOT_OPENED: QT_TRANSLATE_NOOP(
        "Network", "A player was disconnected during the deal. Dealing again ({n})."
    ),
    VoidReason.HOST_RESTARTED: QT_TRANSLATE_NOOP(
        "Network", "The host restarted during the deal. Dealing again ({n})."
    ),
}


def notices(session: LanSession) -> str:
    """Return all notices, one on each line; empty if there are none."""
    table = session.table
    if table is None:
        return ""
    lines = [] if table.paused is None else [_pause(session, table.paused)]
    lines += [text for seat in range(len(table.seats)) if (text := _seat(session, table, seat))]
    lines += [_join_request(request) for request in table.waiting]
    lines += _deal(session)
    if not table.saved:
        lines.append(_not_saved(session))
    return "\n".join(lines)


def interruption(session: LanSession) -> tuple[str, str]:
    """Return why nobody at this screen can act, and what to do; empty if somebody can."""
    lost = _connection_lost(session)
    if lost != _NOTHING or not _plays_for_all_here(session):
        return lost
    if _time_was_up(session):
        more = translate("Network", "You ran out of time. Press any key or click to play on.")
    elif any(session.seats[seat].idle for seat in session.people):
        more = translate(
            "Network", "The others have waited too long. Press any key or click to play on."
        )
    else:
        more = translate("Network", "To play on, open the Table menu.")
    return translate("Network", "The computer is playing for you"), more


def _time_was_up(session: LanSession) -> bool:
    """Return True if the computer plays for somebody here because of the limit for a turn."""
    table = session.table
    return table is not None and any(
        _overdue(table, session.seats[seat]) for seat in session.people
    )


def _overdue(table: Table, info: SeatInfo) -> bool:
    """Return True if the computer stands in for a player because of the limit for a turn."""
    limited = table.turn_limit is not None and table.turn_limit <= (table.idle or LONGEST_WAIT)
    return limited and table.phase is TablePhase.PLAY and info.idle and info.stand_in


def lost_connection(session: LanSession) -> str:
    """Return the notice about a lost connection, for pages without a turn sign; else empty."""
    return ". ".join(filter(None, _connection_lost(session)))


def is_reconnecting(session: LanSession) -> bool:
    """Return True while the connection is lost."""
    return session.link.link is LinkPhase.RECONNECTING


def _connection_lost(session: LanSession) -> tuple[str, str]:
    if not is_reconnecting(session):
        return _NOTHING
    text = translate(
        "Network",
        "Reconnecting (try {attempt}). You keep your seat; the computer may play for you "
        "meanwhile.",
    )
    if not session.people:
        text = translate("Network", "Reconnecting (try {attempt}).")
    return (
        translate("Network", "Connection lost"),
        text.format(attempt=number(max(session.link.attempt, 1))),
    )


def _plays_for_all_here(session: LanSession) -> bool:
    """Return True if the computer plays for everybody at this screen."""
    here = [session.seats[seat] for seat in session.people]
    return bool(here) and all(info.stand_in for info in here)


def _pause(session: LanSession, reason: PauseReason) -> str:
    if session.owner and reason is PauseReason.OWNER:
        return translate("Network", "You paused the match. To continue, open the Table menu.")
    return pause_reason(reason)


def pause_reason(reason: PauseReason) -> str:
    """Return why a match is paused."""
    return look_up("Network", _PAUSES[reason])


def _seat(session: LanSession, table: Table, seat: int) -> str:
    info = table.seats[seat]
    if info.kind is not SeatKind.HUMAN:
        return ""
    if info.idle and is_reconnecting(session):
        return ""  # nobody knows here whether they still let others wait
    if seat in session.people:
        if _plays_for_all_here(session):
            return ""  # shown by the turn sign
        text = _own_seat(table, info).replace("{seconds}", number(seconds_after_reminder(table)))
        return text.format(name=isolated(session.names[seat]))
    return _other_seat(table, info, session.names[seat])


def _own_seat(table: Table, info: SeatInfo) -> str:
    if _overdue(table, info):
        return translate(
            "Network",
            "{name} ran out of time, so the computer is playing. Press any key or click to play "
            "on.",
        )
    if info.stand_in and info.idle:
        return translate(
            "Network",
            "The others waited too long for {name}, so the computer is playing. Press any key or "
            "click to play on.",
        )
    if info.stand_in:
        return translate(
            "Network", "The computer is playing for {name}. To change that, open the Table menu."
        )
    if info.idle:
        return translate(
            "Network", "The others are waiting for {name}. The computer takes over in {seconds} s."
        )
    return ""


def _other_seat(table: Table, info: SeatInfo, name: str) -> str:
    wait = table.wait
    if info.presence is Presence.LEFT:
        text = translate("Network", "{name} has left. The computer is playing.")
    elif info.presence is Presence.AWAY and info.stand_in:
        text = translate("Network", "{name} is away. The computer is playing for now.")
    elif info.presence is Presence.AWAY and wait is None:
        text = translate("Network", "{name} is away. Waiting for them to come back.")
    elif info.presence is Presence.AWAY:
        text = translate(
            "Network", "{name} is away. On their turn, the computer plays after {seconds} s."
        )
        text = text.replace("{seconds}", number(wait or 0))
    elif _overdue(table, info):
        text = translate("Network", "{name} ran out of time. The computer is playing for now.")
    elif info.stand_in and info.idle:
        text = translate("Network", "{name} is not responding. The computer is playing for now.")
    elif info.idle:
        text = translate("Network", "{name} has been reminded.")
    elif info.stand_in:
        text = translate("Network", "The computer is playing for {name}.")
    else:
        return ""
    return text.format(name=isolated(name))


def _join_request(request: WaitingInfo) -> str:
    text = translate(
        "Network",
        "{name} is waiting to join: {words}. Accept or decline in the Table menu.",
    )
    if request.purpose is Purpose.WATCH:
        text = translate(
            "Network",
            "{name} is waiting to watch: {words}. Accept or decline in the Table menu.",
        )
    return text.format(name=isolated(request.name), words=" ".join(request.words))


def _deal(session: LanSession) -> list[str]:
    """Return notices about a void or unfair deal."""
    if not session.deals:
        return []
    last = session.deals[max(session.deals)]
    if last.state is DealState.VOID and last.reason is not None:
        return [void_deal(last.reason, last.attempt)]
    return [unfair] if (unfair := unfair_deal(session)) else []


def void_deal(reason: VoidReason, attempt: int) -> str:
    """Return why the cards are dealt again."""
    return look_up("Network", _VOID_DEALS[reason]).format(n=number(attempt + 1))


def unfair_deal(session: LanSession) -> str:
    """Return the notice about an unfair deal; empty if the last one was fair."""
    last = session.deals[max(session.deals)] if session.deals else None
    if last is None or last.state is not DealState.FAILED:
        return ""
    text = translate("Network", "The deal of race {race} was not fair. The proof is in {path}.")
    if last.evidence is None:
        text = translate(
            "Network", "The deal of race {race} was not fair. The proof could not be saved."
        )
    return text.format(race=number(last.race), path=last.evidence)


def _not_saved(session: LanSession) -> str:
    if session.owner:
        return translate(
            "Network", "Not saved: the disk is full. Free some space. You can play on."
        )
    return translate("Network", "The host can’t save the match right now. You can play on.")
