"""Computer players: a View in, a Move out."""

from mille_rules.computer.levels.fairness import fair
from mille_rules.computer.levels.levels import LEVELS
from mille_rules.computer.levels.styled import is_playable, strategy_of
from mille_rules.computer.matches import play_match
from mille_rules.computer.player import ComputerPlayer, Strategy, Submit
from mille_rules.fairness import Fairness


def computer_player(
    level: str, submit: Submit, fairness: Fairness = Fairness.BEST
) -> ComputerPlayer:
    """A computer player of a level, answering through `submit`; KeyError for an unknown level.

    With a style behind the level, as in `hard-calm`, it attacks in that style.
    """
    return ComputerPlayer(fair(strategy_of(level), fairness), submit)


__all__ = [
    "LEVELS",
    "ComputerPlayer",
    "Fairness",
    "Strategy",
    "Submit",
    "computer_player",
    "is_playable",
    "play_match",
    "strategy_of",
]
