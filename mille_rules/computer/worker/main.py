"""`python -m mille_rules.computer.worker.main`: the process that computes moves and reviews.

It reads requests from standard input and answers each with a line on standard output: a
DecisionRequest with the index of its move among the choices, a Question with its answer as text, a
Preparation with the line that it begins with: it is ready. It ends with its input.
"""

import pickle
import sys
from typing import IO, TYPE_CHECKING, NoReturn

from mille_rules.computer.levels.styled import prepare, strategy_for
from mille_rules.computer.strategy import Strategy
from mille_rules.computer.worker import READY, DecisionRequest, Preparation

if TYPE_CHECKING:
    # Unpickling a question imports its module.
    from mille_rules.computer.explanations.questions import Question


def main() -> int:
    """Answer until the program that asks has ended."""
    output = sys.stdout.fileno()
    # Whatever a strategy may print must not be taken for an answer.
    sys.stdout = sys.stderr
    try:
        # Without a buffer: Python would write once more, as it exits, what nobody has read.
        with open(output, "wb", buffering=0, closefd=False) as answers:
            _answer_all(sys.stdin.buffer, answers)
    except (EOFError, pickle.UnpicklingError):
        # It has ended, between two requests, in the middle of one, or before it read the answer.
        return 0


def _answer_all(requests: IO[bytes], answers: IO[bytes]) -> NoReturn:
    """Say that the process is ready, then answer request after request, until one cannot be read.

    Raises EOFError or UnpicklingError at the end of the requests, and EOFError if nobody reads the
    answers.
    """
    strategies: dict[str, Strategy] = {}
    _write(answers, READY)
    while True:
        # From the very program that this one belongs to, never from a stranger.
        request: DecisionRequest | Preparation | Question = pickle.load(requests)
        if isinstance(request, Preparation):
            prepare(*request)
            _write(answers, READY)
            continue
        if not isinstance(request, DecisionRequest):
            _write(answers, f"{request.written()}\n".encode())
            continue
        level, view, choices = request
        if level not in strategies:
            strategies[level] = strategy_for(level)
        move = strategies[level].choose(view, choices)
        _write(answers, b"%d\n" % choices.index(move))


def _write(answers: IO[bytes], data: bytes) -> None:
    """Write to the program; raises EOFError if it has ended."""
    try:
        answers.write(data)
    except OSError as error:  # BrokenPipeError, on Windows an invalid argument
        raise EOFError from error


if __name__ == "__main__":
    sys.exit(main())
