"""An example of a computer player, which drives as far as it can and attacks leaders.

cd docs
python -m mille_rules.computer.arena --players example_player:Driver,greedy --matches 400
"""

from mille_rules import Card, Move, MoveKind, View


class Driver:
    """A player that always makes the same move for the same view."""

    def choose(self, view: View, choices: tuple[Move, ...]) -> Move:
        """Choose one of two or more moves; `view` is everything that this seat may see."""
        return max(choices, key=lambda move: self.worth(view, move))

    def worth(self, view: View, move: Move) -> int:
        """Return the value of a move."""
        if move.card is None:
            return 0  # pass, extend or finish: the first choice
        if move.kind is MoveKind.COUP:
            return 500
        if move.kind is MoveKind.DISCARD:
            # Short distances go first, safeties last.
            return -1000 if move.card.family == "safety" else -self.miles(view, move.card) or -100
        if move.side is None:
            return 100 + self.miles(view, move.card)
        own, rival = view.tableaux[view.side or 0], view.tableaux[move.side]
        return 400 if rival.miles > own.miles else 50

    def miles(self, view: View, card: Card) -> int:
        """Return the miles of a card; 0 for others than distance cards."""
        return view.setup.rules.distances[card] if card.family == "distance" else 0
