"""Texts about a table before its match: what it is, what it waits for, and what has changed."""

from mille_net.limits import IDLE_REMINDER
from mille_net.messages import Door, Presence, SeatInfo, SeatKind, Table
from mille_qt.features.lan.table_state import OWNER, guest_names, seat_names
from mille_qt.ui.texts.cards import number
from mille_qt.ui.texts.names import isolated
from mille_qt.ui.texts.rules import house_rules_in_words, match_length, rules_called
from mille_qt.ui.texts.turns import names_together
from mille_qt.ui.translation import translate
from mille_rules.rulesets import TEAM_SIDES, RuleSet


def table_facts(table: Table, rules: RuleSet) -> str:
    """Return a line about a table, and one with house rules if there are any."""
    access = {
        Door.OPEN: translate("Network", "no code needed"),
        Door.CODE: translate("Network", "code needed"),
        Door.CLOSED: translate("Network", "nobody new can join"),
    }
    if table.wait is None:
        wait = translate("Network", "absent players are waited for")
    else:
        wait = translate("Network", "the computer plays for absent players after {seconds} s")
        wait = wait.format(seconds=number(table.wait))
    name = rules_called(rules)
    if rules.house_rules() and not rules.title:
        name = translate("Network", "{rules} with house rules").format(rules=name)
    facts = [name, match_length(rules), access[table.door], wait]
    if len(table.seats) in TEAM_SIDES and not rules.teams:
        facts.insert(1, translate("Network", "everyone for themselves"))
    if table.turn_limit is not None:
        limit = translate("Network", "{seconds} s per turn")
        facts.append(limit.format(seconds=number(table.turn_limit)))
    return "\n".join(filter(None, (" · ".join(facts), house_rules_in_words(rules))))


def guests_without_seat(table: Table) -> str:
    """Return who is watching, and who would play but has no seat; empty if nobody is there."""
    called, seated = guest_names(table), {OWNER, *(info.guest for info in table.seats)}
    waiting = [
        called[guest.guest]
        for guest in table.guests
        if not (guest.watching or guest.guest in seated or guest.presence is Presence.LEFT)
    ]
    watching = [called[guest.guest] for guest in table.guests if guest.watching]
    without = translate("Network", "Without a seat: {names}.") if waiting else ""
    if without:
        without = without.format(names=names_together(waiting))
    return " ".join(filter(None, (_watching(watching), without)))


def _watching(names: list[str]) -> str:
    if not names:
        return ""
    if len(names) == 1:
        return translate("Network", "{name} is watching.").format(name=isolated(names[0]))
    text = translate("Network", "{names} are watching.")
    return text.format(names=names_together(names))


def seconds_after_reminder(table: Table) -> int:
    """Return how long a player who was reminded has left before the computer takes over."""
    return int((table.idle or 0) * (1 - IDLE_REMINDER))


def lobby_hint(table: Table, own: tuple[int, ...], owner: bool, unseated: tuple[str, ...]) -> str:
    """Return what the match waits for, and who has no seat; empty if the owner can begin.

    `own` are the seats of this screen, `unseated` the people here without one.
    """
    if any(table.seats[seat].idle for seat in own):
        text = translate("Network", "Press Ready, or you lose your seat in {seconds} s.")
        return text.format(seconds=number(seconds_after_reminder(table)))
    free = any(info.kind is SeatKind.OPEN for info in table.seats)
    if not owner and not own and unseated:
        text = translate("Network", "Choose a seat.")
        return text if free else translate("Network", "All seats are taken; you can watch.")
    waits = _what_is_waited_for(table, own, owner, free)
    if owner or free or not unseated:
        return waits
    text = translate("Network", "No seat for {names}. Ask the host to add one.")
    return " ".join([text.format(names=names_together(unseated)), waits])


def _what_is_waited_for(table: Table, own: tuple[int, ...], owner: bool, free: bool) -> str:
    slow = [
        seat
        for seat, info in enumerate(table.seats)
        if info.kind is SeatKind.HUMAN and info.guest != 0 and not info.ready
    ]
    if free and owner:
        return translate("Network", "A seat is open: wait for a guest, or give it to the computer.")
    if free:
        return translate("Network", "A seat is still open.")
    parts = []
    if any(seat in own for seat in slow):
        parts.append(translate("Network", "Press Ready to begin."))
    called = seat_names(table)
    others = [called[seat] for seat in slow if seat not in own]
    if others:
        text = translate("Network", "Still waiting for {names}.")
        parts.append(text.format(names=names_together(others)))
    if not slow and not owner:
        parts.append(translate("Network", "The host can start now."))
    return " ".join(parts)


def who_sits(table: Table) -> str:
    """Return all seats with their players."""
    return " ".join(_seat(table, seat) for seat in range(len(table.seats)))


def lobby_news(before: Table, now: Table) -> list[str]:
    """Return the changes in the lobby, one sentence each."""
    return [*_gone(before, now), *_come(before, now), *_seats(before, now)]


def _come(before: Table, now: Table) -> list[str]:
    known, names = {guest.guest for guest in before.guests}, guest_names(now)
    text = translate("Network", "{name} has joined the table.")
    come = [guest.guest for guest in now.guests if guest.guest not in known]
    return [text.format(name=isolated(names[guest])) for guest in come]


def _gone(before: Table, now: Table) -> list[str]:
    staying, names = {guest.guest for guest in now.guests}, guest_names(before)
    text = translate("Network", "{name} has left the table.")
    gone = [guest.guest for guest in before.guests if guest.guest not in staying]
    return [text.format(name=isolated(names[guest])) for guest in gone]


def _seats(before: Table, now: Table) -> list[str]:
    news = []
    for seat, info in enumerate(now.seats):
        old = before.seats[seat] if seat < len(before.seats) else None
        if old is None or _holder(old) != _holder(info):
            news.append(_seat(now, seat))
        elif info.kind is SeatKind.HUMAN and old.ready != info.ready:
            ready = translate("Network", "{name} is ready.")
            text = ready if info.ready else translate("Network", "{name} is no longer ready.")
            news.append(text.format(name=isolated(seat_names(now)[seat])))
    return news


def _holder(info: SeatInfo) -> tuple[object, ...]:
    return info.kind, info.guest, info.name


def _seat(table: Table, seat: int) -> str:
    info = table.seats[seat]
    if info.kind is SeatKind.OPEN:
        text = translate("Network", "Seat {number}: open.")
    elif info.kind is SeatKind.COMPUTER:
        text = translate("Network", "Seat {number}: {name}, computer.")
    elif info.guest == 0:
        text = translate("Network", "Seat {number}: {name}, the host.")
    elif info.ready:
        text = translate("Network", "Seat {number}: {name}, ready.")
    else:
        text = translate("Network", "Seat {number}: {name}, not ready.")
    return text.format(number=number(seat + 1), name=isolated(seat_names(table)[seat]))
