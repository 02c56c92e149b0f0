"""A computer player of one's own: it drives as far as it can, and attacks who is ahead of it.

cd docs
python -m mille_rules.computer.arena --players example_player:Driver,greedy --matches 400
"""

from mille_rules import Move, MoveKind, View


class Driver:
    """The same view always gives the same move; partners are players of their own."""

    def choose(self, view: View, choices: tuple[Move, ...]) -> Move:
        """One of two or more choices; `view` holds all that this seat may see."""
        return max(choices, key=lambda move: self.worth(view, move))

    def worth(self, view: View, move: Move) -> int:
        """How gladly it makes a move."""
        if move.card is None:
            return 0  # to pass, to extend the trip or to finish it: what is listed first
        if move.kind is MoveKind.COUP:
            return 500
        if move.kind is MoveKind.DISCARD:
            # Short distances go first, safeties last.
            return -1000 if move.card.family == "safety" else -move.card.miles or -100
        if move.side is None:
            return 100 + move.card.miles
        own, rival = view.tableaux[view.side or 0], view.tableaux[move.side]
        return 400 if rival.miles > own.miles else 50
