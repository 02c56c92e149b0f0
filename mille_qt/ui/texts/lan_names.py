"""The names of players at a table on the network, the same on every screen."""

from PySide6.QtCore import QCoreApplication

from mille_net.messages import Table
from mille_qt.ui.texts.names import told_apart

translate = QCoreApplication.translate


def seat_names(table: Table) -> tuple[str, ...]:
    """Return the names by seat; the seat of a removed guest has none."""
    nobody = translate("Network", "Computer", "plays for a seat that nobody has")
    return told_apart([seat.name or nobody for seat in table.seats])


def guest_names(table: Table) -> dict[int, str]:
    """Return the names by guest number: that of the seat, or one numbered after all seats."""
    seats = seat_names(table)
    told: dict[int, str] = {}
    for guest in table.guests:
        for seat, info in enumerate(table.seats):
            if (info.guest, info.name) == (guest.guest, guest.name):
                told.setdefault(guest.guest, seats[seat])
    others = [guest for guest in table.guests if guest.guest not in told]
    names = [*(seat.name for seat in table.seats), *(guest.name for guest in others)]
    apart = told_apart(names)[len(seats) :]
    return told | dict(zip((guest.guest for guest in others), apart, strict=True))
