"""A strategy with a style, which prefers some moves to slightly better ones."""

from typing import cast

from mille_rules.computer.levels.levels import LEVELS, WITH_WEIGHTS
from mille_rules.computer.levels.preferences import PREFERENCES, Moves, arrives
from mille_rules.computer.strategy import Strategy, ValuingStrategy
from mille_rules.moves import Move
from mille_rules.state import Setup
from mille_rules.styles import Style, play_of
from mille_rules.views import View

#: The level that replaces an unknown one in a record or of a host.
FALLBACK_LEVEL = "normal"


class Styled:
    """A strategy that chooses what its style prefers if that is nearly as good."""

    def __init__(self, strategy: ValuingStrategy, style: Style) -> None:
        """Play like `strategy`, except where the style prefers something else."""
        self._strategy, self._preferences = strategy, PREFERENCES[style]

    def choose(self, view: View, choices: Moves) -> Move:
        """Return the strategy's choice, or one that the style prefers.

        Each preference narrows the choices to those that it likes, unless that costs too much.
        No style delays an arrival.
        """
        move = best = self._strategy.choose(view, choices)
        if any(arrives(view, each) for each in choices):
            return best
        left, worth = choices, None
        for likes, gives_up in self._preferences:
            liked = likes(view, left)
            if not liked or len(liked) == len(left):
                continue
            wanted = move if move in liked else self._best(view, liked)
            if wanted != best:
                worth = worth or {each.move: each for each in self._strategy.values(view, choices)}
                if not gives_up.allows(worth[wanted], worth[best]):
                    continue
            move, left = wanted, liked
        return move

    def _best(self, view: View, liked: Moves) -> Move:
        return liked[0] if len(liked) == 1 else self._strategy.choose(view, liked)


def is_playable(word: str) -> bool:
    """True if a word names a level, with a style or without."""
    play = play_of(word)
    return play.level in LEVELS and str(play) == word


def strategy_for(word: str) -> Strategy:
    """Return a new strategy for the word of a record, at the usual level if it names none."""
    return strategy_of(word if play_of(word).level in LEVELS else FALLBACK_LEVEL)


def prepare(word: str, setup: Setup) -> None:
    """Load what the strategy of a record's word needs to decide at a table."""
    strategy_for(word)
    if play_of(word).level == WITH_WEIGHTS:
        # The weights of no other table, and none for other levels.
        from mille_rules.computer.expert.expert import load_weights

        load_weights(setup)


def strategy_of(word: str, *, seed: int = 0) -> Strategy:
    """Return a new strategy for a word such as `hard` or `hard-calm`; KeyError for no level."""
    level, style = play_of(word)
    strategy = LEVELS[level](seed=seed)
    if style is Style.EVEN:
        return strategy
    # The strategy of every level can value moves.
    return Styled(cast("ValuingStrategy", strategy), style)
