"""Names that no guest may take: those by which the table itself speaks of somebody."""

import re

from mille_net.host.requests import require
from mille_net.host.table import HostTable
from mille_net.messages import RefusalCode, SeatKind
from mille_net.untrusted_text import appearance

#: The owner of a table without a screen, as guests see it among those who are at the table.
HEADLESS_OWNER_NAME = "mille-host"
#: What every window writes in place of a name, for the person in front of it or for a computer
#: player without one, in each language of the program.
WORDS_FOR_NAMES = ("You", "Computer", "Vous", "Ordinateur", "Tú", "Ordenador")
#: The number added to the name of a second person called the same.
_NUMBERED = re.compile(r".* \(\d+\)")

_RESERVED = frozenset(map(appearance, (HEADLESS_OWNER_NAME, *WORDS_FOR_NAMES)))


def check_free(table: HostTable, *names: str) -> None:
    """Raise RequestRefusedError for a name that would be taken for the table's own.

    People may have the same name as other people: they are numbered.
    """
    require(not any(is_in_use(table, name) for name in names), RefusalCode.NAME_IN_USE)


def is_in_use(table: HostTable, name: str) -> bool:
    """Whether the table, one of its computer players or the program is called so."""
    look = appearance(name)
    computers = {seat.name for seat in table.seats if seat.kind is SeatKind.COMPUTER}
    of_table = {appearance(own) for own in (table.name, *computers)}
    return look in _RESERVED or look in of_table or _NUMBERED.fullmatch(look) is not None
