"""A strategy with a style, which decides when it attacks, and whom."""

from typing import NamedTuple, cast

from mille_rules.cards import HAZARDS, SAFETIES
from mille_rules.computer.heuristic.situation import situation_of
from mille_rules.computer.levels.fairness import aimed
from mille_rules.computer.levels.levels import LEVELS
from mille_rules.computer.strategy import Strategy, Valued, ValuingStrategy
from mille_rules.fairness import Fairness
from mille_rules.moves import Move, MoveKind
from mille_rules.state import Phase
from mille_rules.styles import Style, play_of
from mille_rules.views import View

#: The level that replaces an unknown one in a record or of a host.
FALLBACK_LEVEL = "normal"


class Bias(NamedTuple):
    """The most that a style gives up for its preference in a single move."""

    #: Of the expected result of the race.
    points: float
    #: Of the chance to win the match.
    win: float

    def allows(self, wanted: Valued, best: Valued) -> bool:
        """True if a move may be made although another one is valued higher."""
        points, win = best.points - wanted.points, best.win - wanted.win
        return points <= self.points and win <= self.win


#: For not attacking, and for attacking. Measured in 400 matches each of players without weaknesses,
#: which attack in nine of ten turns in which they can: calm ones do so in one of six and win 41 %;
#: bold ones do so nearly always, and win as many as before.
RELUCTANCE = Bias(points=180.0, win=0.05)
EAGERNESS = Bias(points=120.0, win=0.03)


class Styled:
    """A strategy whose attacks follow a style; every other move is that of the strategy."""

    def __init__(self, strategy: ValuingStrategy, style: Style) -> None:
        """Play like `strategy`, except for the attacks."""
        self._strategy, self._style = strategy, style

    def choose(self, view: View, choices: tuple[Move, ...]) -> Move:
        """Return the strategy's choice, or one that the style prefers and that is about as good."""
        move = self._strategy.choose(view, choices)
        if view.phase is not Phase.PLAY:
            return move
        if self._style is Style.BOLD:
            return move if _is_attack(move) else self._attacking(view, choices, move)
        if not _is_attack(move):
            return move
        if self._style is Style.FAIR:
            move = aimed(view, move, choices, Fairness.LEADER_FIRST)
            return self._leaving(view, choices, move) if _hits_the_last(view, move) else move
        return self._leaving(view, choices, move)

    def _leaving(self, view: View, choices: tuple[Move, ...], attack: Move) -> Move:
        """Return another move than an attack, if that costs little."""
        others = tuple(move for move in choices if not _is_attack(move))
        return self._instead(view, choices, attack, others, RELUCTANCE)

    def _attacking(self, view: View, choices: tuple[Move, ...], move: Move) -> Move:
        """Return an attack instead of a move, if that costs little."""
        if move.kind is MoveKind.PLAY and move.card in SAFETIES:
            return move  # the turn goes on: there is still time to attack
        attacks = tuple(other for other in choices if _is_attack(other))
        return self._instead(view, choices, move, attacks, EAGERNESS)

    def _instead(
        self, view: View, choices: tuple[Move, ...], move: Move, liked: tuple[Move, ...], bias: Bias
    ) -> Move:
        if not liked:
            return move
        wanted = liked[0] if len(liked) == 1 else self._strategy.choose(view, liked)
        worth = {each.move: each for each in self._strategy.values(view, choices)}
        return wanted if bias.allows(worth[wanted], worth[move]) else move


def is_playable(word: str) -> bool:
    """True if a word names a level, with a style or without."""
    play = play_of(word)
    return play.level in LEVELS and str(play) == word


def strategy_for(word: str) -> Strategy:
    """Return a new strategy for the word of a record, at the usual level if it names none."""
    return strategy_of(word if play_of(word).level in LEVELS else FALLBACK_LEVEL)


def strategy_of(word: str, *, seed: int = 0) -> Strategy:
    """Return a new strategy for a word such as `hard` or `hard-calm`; KeyError for no level."""
    level, style = play_of(word)
    strategy = LEVELS[level](seed=seed)
    if style is Style.EVEN:
        return strategy
    # The strategy of every level can value moves.
    return Styled(cast("ValuingStrategy", strategy), style)


def _is_attack(move: Move) -> bool:
    return move.kind is MoveKind.PLAY and move.card in HAZARDS


def _hits_the_last(view: View, attack: Move) -> bool:
    """True if the victim has the fewest points, in match and race together."""
    assert attack.side is not None, "an attack has a target"
    s = situation_of(view)
    victim = s.rival(attack.side)
    others = [s.points, *(rival.points for rival in s.rivals if rival is not victim)]
    return victim.points < min(others)
