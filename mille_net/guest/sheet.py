"""Going on from the score sheet, for when a host is gone for good."""

from mille_net.messages import SeatKind, Table
from mille_rules.record import Header, Sitter
from mille_rules.views import View


def header_from(table: Table, view: View) -> Header:
    """The header of a new match that begins with the points of all races scored.

    The race that ran is void. Raises ValueError after the end of a match: nothing is left of it.
    """
    if view.match.winners:
        raise ValueError("expected a match that is not over")
    sitters = tuple(
        Sitter("human", info.name)
        if info.kind is SeatKind.HUMAN
        else Sitter(f"computer-{info.level}", info.name)
        for info in table.seats
    )
    return Header(view.setup.rules, sitters, view.match.points, view.match.games)
