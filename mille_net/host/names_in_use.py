"""Names that guests may not use, because the program uses them."""

import re

from mille_net.host.requests import require
from mille_net.host.table import HostTable
from mille_net.messages import RefusalCode, SeatKind
from mille_net.untrusted_text import appearance

#: The name of the owner of a table without a screen.
HEADLESS_OWNER_NAME = "mille-host"
#: Words for the player at the screen, and for a computer player without a name, in each language of
#: the program.
WORDS_FOR_NAMES = ("You", "Computer", "Vous", "Ordinateur", "Tú", "Ordenador")
#: The number added to a name that another player also has.
_NUMBERED = re.compile(r".* \(\d+\)")

_RESERVED = frozenset(map(appearance, (HEADLESS_OWNER_NAME, *WORDS_FOR_NAMES)))


def check_free(table: HostTable, *names: str) -> None:
    """Raise RequestRefusedError for a reserved name or that of a computer player.

    Several people may have the same name; they are numbered.
    """
    require(not any(is_in_use(table, name) for name in names), RefusalCode.NAME_IN_USE)


def is_in_use(table: HostTable, name: str) -> bool:
    """Return True for a reserved name, or that of the table's computer players."""
    look = appearance(name)
    computers = {seat.name for seat in table.seats if seat.kind is SeatKind.COMPUTER}
    of_table = {appearance(own) for own in (table.name, *computers)}
    return look in _RESERVED or look in of_table or _NUMBERED.fullmatch(look) is not None
