"""Infer from a partner's moves which remedies it lacks."""

from mille_rules.cards import REMEDIES, REMEDY_FOR, Card
from mille_rules.computer.heuristic.situation import showing
from mille_rules.moves import MoveKind
from mille_rules.state import Status, Tableau
from mille_rules.views import View


def wanted(tableau: Tableau) -> Card | None:
    """Return the remedy that a side needs to move."""
    if tableau.status in (Status.STOPPED, Status.NEEDS_ROLL, Status.NOT_STARTED):
        return Card.ROLL
    hazard = showing(tableau)
    return None if hazard is None else REMEDY_FOR[hazard]


def partner_lacks(view: View, card: Card) -> bool:
    """True if a partner discarded although the side needed this remedy, as it still does.

    A player plays such a card; at most one card has been drawn since.
    """
    side = view.side
    assert side is not None, "a spectator has no partner"
    if wanted(view.tableaux[side]) is not card:
        return False
    for seat, move in reversed(view.moves):
        if move.side == side:
            return False  # the hazard came after the partner's turn
        if seat % view.setup.sides != side or seat == view.seat:
            continue
        if move.kind is MoveKind.DISCARD:
            return True
        if move.kind is MoveKind.PLAY and move.card in REMEDIES:
            return False  # until then another one was wanted
    return False
