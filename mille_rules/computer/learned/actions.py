"""The numbers of moves among the outputs of a policy."""

from mille_rules.cards import HAZARDS, Card
from mille_rules.moves import Move, MoveKind

KINDS = len(Card)
#: A card played (a hazard on the next rival), a hazard played on the rival after that, a card
#: discarded, and the two answers to the question of an extension.
PLAY, ON_SECOND, DISCARD = 0, KINDS, KINDS + len(HAZARDS)
EXTEND, FINISH = DISCARD + KINDS, DISCARD + KINDS + 1
ACTIONS = FINISH + 1


def action_of(move: Move, side: int, sides: int) -> int:
    """Return the number of a move of `side`; raises ValueError for draws and answers."""
    card = move.card
    if move.kind is MoveKind.EXTEND:
        return EXTEND
    if move.kind is MoveKind.FINISH:
        return FINISH
    if card is None or move.kind not in (MoveKind.PLAY, MoveKind.DISCARD):
        raise ValueError(f"expected a move of a turn, got {move}")
    if move.kind is MoveKind.DISCARD:
        return DISCARD + card
    if move.side is not None and (move.side - side) % sides == 2:
        return ON_SECOND + card - HAZARDS[0]
    return PLAY + card
