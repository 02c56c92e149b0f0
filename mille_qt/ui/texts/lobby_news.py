"""Spoken news of the lobby: who sits there, and what has changed."""

from PySide6.QtCore import QCoreApplication

from mille_net.messages import SeatInfo, SeatKind, Table
from mille_qt.ui.texts.cards import number
from mille_qt.ui.texts.lan_names import guest_names, seat_names
from mille_qt.ui.texts.names import isolated

translate = QCoreApplication.translate


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
