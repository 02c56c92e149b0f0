"""Names for the teams of two compared tables."""

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from mille_qt.ui.texts import names_together
from mille_rules.record import Record, Sitter
from mille_rules.rulesets import SIDES_BY_SEATS
from mille_rules.styles import COMPUTER

translate = QCoreApplication.translate
#: So many sides make teams across the tables.
_TEAMS = 2


def sides_of(record: Record) -> list[tuple[Sitter, ...]]:
    """Return the players of each side."""
    sitters = record.header.sitters
    sides = SIDES_BY_SEATS[len(sitters)]
    return [sitters[side::sides] for side in range(sides)]


def table_name(record: Record) -> str:
    """Return the names at a table, side by side."""
    return " – ".join(names_together([one.name for one in side]) for side in sides_of(record))


def holders(first: Record, second: Record, side: int) -> str:
    """Return the names of those who held the cards of a side at both tables."""
    names = (
        names_together([one.name for one in sides_of(table)[side]]) for table in (first, second)
    )
    return " – ".join(dict.fromkeys(names))


def team_names(first: Record, second: Record, side: int) -> tuple[str, str]:
    """Return the names of the two teams that are compared on the cards of a side.

    With two sides, those who held the other cards at the other table belong to a team. Teams with
    equal names are called after their tables.
    """
    one, other = sides_of(first), sides_of(second)
    with_first = other[1 - side] if len(one) == _TEAMS else ()
    with_second = one[1 - side] if with_first else ()
    names = _team_name((*one[side], *with_first)), _team_name((*other[side], *with_second))
    if names[0] == names[1]:
        table = translate("Challenge", "Table {number}")
        return table.format(number=1), table.format(number=2)
    return names


def side_with_people(first: Record, second: Record) -> int:
    """Return the side whose cards to compare first: people held them, at both tables if any."""
    held = [tuple(bool(_people(side)) for side in sides_of(table)) for table in (first, second)]
    sides = range(len(held[0]))
    return max(sides, key=lambda side: (held[0][side] + held[1][side], held[0][side], -side))


def _people(sitters: Iterable[Sitter]) -> list[Sitter]:
    return [one for one in sitters if not one.kind.startswith(COMPUTER)]


def _team_name(sitters: tuple[Sitter, ...]) -> str:
    """Return the names of the people, each once."""
    names = list(dict.fromkeys(one.name for one in _people(sitters)))
    return names_together(names) if names else translate("Challenge", "Computer")
