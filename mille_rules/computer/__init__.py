"""Computer players: a View in, a Move out."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from mille_rules.computer.arena import play_match
from mille_rules.computer.player import ComputerPlayer, Strategy, Submit
from mille_rules.computer.sensible import Sensible

#: What makes the strategy of each level, by the word that records use for it, weakest first.
LEVELS: Mapping[str, Callable[[], Strategy]] = MappingProxyType({"normal": Sensible})


def computer_player(level: str, submit: Submit) -> ComputerPlayer:
    """A computer player of a level, answering through `submit`; KeyError for an unknown level."""
    return ComputerPlayer(LEVELS[level](), submit)


__all__ = ["LEVELS", "ComputerPlayer", "Strategy", "Submit", "computer_player", "play_match"]
