"""Computer players: a View in, a Move out."""

from mille_rules.computer.fairness import fair
from mille_rules.computer.levels import LEVELS
from mille_rules.computer.matches import play_match
from mille_rules.computer.player import ComputerPlayer, Strategy, Submit
from mille_rules.fairness import Fairness


def computer_player(
    level: str, submit: Submit, fairness: Fairness = Fairness.BEST
) -> ComputerPlayer:
    """A computer player of a level, answering through `submit`; KeyError for an unknown level."""
    return ComputerPlayer(fair(LEVELS[level](), fairness), submit)


__all__ = [
    "LEVELS",
    "ComputerPlayer",
    "Fairness",
    "Strategy",
    "Submit",
    "computer_player",
    "play_match",
]
