"""The process that computes moves and reviews, and what it and its parent agree on."""

from typing import NamedTuple

from mille_rules.moves import Move
from mille_rules.state import Setup
from mille_rules.views import View

#: The first line that the process writes, and what it answers to a Preparation.
READY = b"ready\n"
#: The option that makes the program itself the worker, if Python is frozen into it.
THINK_OPTION = "--think"


class Preparation(NamedTuple):
    """A level that will be asked to decide at a table; the process loads what it needs for that."""

    level: str
    setup: Setup


class DecisionRequest(NamedTuple):
    """All that the process is sent for a decision: one seat's view and its choices."""

    level: str
    view: View
    choices: tuple[Move, ...]
