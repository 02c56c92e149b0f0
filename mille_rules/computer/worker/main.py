"""`python -m mille_rules.computer.worker.main`: the process that computes moves and reviews.

It reads requests from standard input and answers each with a line on standard output: to a Request
the place of its move among the choices, to a Question what that has written. The first line says
that it is ready. It ends with its input.
"""

import pickle
import sys
from typing import IO, TYPE_CHECKING, NoReturn

from mille_rules.computer import LEVELS, strategy_of
from mille_rules.computer.player import Strategy
from mille_rules.computer.worker.request import Request
from mille_rules.styles import play_of

if TYPE_CHECKING:
    # What a request brings with it is imported with the first of its kind.
    from mille_rules.computer.explanations.questions import Question

READY = b"ready\n"
#: What plays where a record or a host names a level that this program does not have.
FALLBACK_LEVEL = "normal"


def strategy_for(level: str) -> Strategy:
    """A new strategy of that level and style; of the fallback where there is no such level."""
    return strategy_of(level if play_of(level).level in LEVELS else FALLBACK_LEVEL)


def main() -> int:
    """Answer until the program that asks has ended."""
    output = sys.stdout.fileno()
    # Whatever a strategy may print must not be taken for an answer.
    sys.stdout = sys.stderr
    try:
        # Without a buffer: Python would write once more, as it exits, what nobody has read.
        with open(output, "wb", buffering=0, closefd=False) as answers:
            _answer_all(sys.stdin.buffer, answers)
    except (EOFError, pickle.UnpicklingError, BrokenPipeError):
        # It has ended, between two requests, in the middle of one, or before it read the answer.
        return 0


def _answer_all(requests: IO[bytes], answers: IO[bytes]) -> NoReturn:
    """Say that the process is ready, then answer request after request, until one cannot be read.

    Raises EOFError or UnpicklingError at the end of the requests, and BrokenPipeError where nobody
    reads the answers.
    """
    strategies: dict[str, Strategy] = {}
    answers.write(READY)
    while True:
        # From the very program that this one belongs to, never from a stranger.
        request: Request | Question = pickle.load(requests)
        if not isinstance(request, Request):
            answers.write(f"{request.written()}\n".encode())
            continue
        level, view, choices = request
        if level not in strategies:
            strategies[level] = strategy_for(level)
        move = strategies[level].choose(view, choices)
        answers.write(b"%d\n" % choices.index(move))


if __name__ == "__main__":
    sys.exit(main())
