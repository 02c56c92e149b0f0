"""The forgetful style: misses coups fourrés, and throws distances away that it could play."""

from mille_rules.cards import Card
from mille_rules.computer.chance import chance_for
from mille_rules.computer.levels.preference import Bias, Moves, StylePreference
from mille_rules.moves import PASS, discard, play
from mille_rules.state import Phase
from mille_rules.views import View

#: The chance to miss a coup fourré, and to forget for a turn that it can drive, for two seats. With
#: more of them a lost turn costs more, and partners forget as well.
_MISSES, _STAYS = 0.5, 0.17
_SEATS = 2
#: What it throws away then: so much that it is noticed.
_THROWN = (Card.MILES_75, Card.MILES_100)
#: So that its memory is independent of the mistakes of the level.
_SEED = 2811


def _missed_coup(view: View, choices: Moves) -> Moves:
    if view.phase is not Phase.ANSWER or not _forgets(view, _MISSES):
        return ()
    return tuple(move for move in choices if move == PASS)


def _thrown_distance(view: View, choices: Moves) -> Moves:
    if view.phase is not Phase.PLAY or not _forgets(view, _STAYS * _SEATS / view.setup.seats):
        return ()
    could = [card for card in _THROWN if play(card) in choices]
    return tuple(move for move in choices if move in map(discard, could))


def _forgets(view: View, chance: float) -> bool:
    return chance_for(_SEED, view).random() < chance


FORGETFUL = (
    StylePreference(_missed_coup, Bias(points=1000.0, win=0.25)),
    StylePreference(_thrown_distance, Bias(points=90.0, win=0.04)),
)
