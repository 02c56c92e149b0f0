"""`python -m mille_rules.computer.thinking`: a process that thinks for the program that started it.

It reads requests from standard input and answers each with a line on standard output: the place of
its move among the choices. The first line says that it is ready. It ends with its input.
"""

import pickle
import sys
from typing import NamedTuple

from mille_rules.computer import LEVELS
from mille_rules.computer.player import Strategy
from mille_rules.moves import Move
from mille_rules.views import View

READY = b"ready\n"
#: What plays where a record or a host names a level that this program does not have.
FALLBACK_LEVEL = "normal"


class Request(NamedTuple):
    """All that ever gets to the process: what one seat may see, and what it may do."""

    level: str
    view: View
    choices: tuple[Move, ...]


def strategy_for(level: str) -> Strategy:
    """A new strategy of that level, of the fallback where there is none of that name."""
    return LEVELS.get(level, LEVELS[FALLBACK_LEVEL])()


def main() -> int:
    """Answer until nobody is left to ask."""
    requests, answers = sys.stdin.buffer, sys.stdout.buffer
    # Whatever a strategy may print must not be taken for an answer.
    sys.stdout = sys.stderr
    strategies: dict[str, Strategy] = {}
    answers.write(READY)
    try:
        while True:
            answers.flush()
            # From the very program that this one belongs to, never from a stranger.
            level, view, choices = pickle.load(requests)
            if level not in strategies:
                strategies[level] = strategy_for(level)
            move = strategies[level].choose(view, choices)
            answers.write(b"%d\n" % choices.index(move))
    except (EOFError, BrokenPipeError):
        return 0


if __name__ == "__main__":
    sys.exit(main())
