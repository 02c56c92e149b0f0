"""A race played by keyboard, like somebody who tries the cards one after the other."""

from __future__ import annotations

import time
from pathlib import Path

from check.report import expect, wait_for
from check.screen import Screen
from mille_rules import MoveKind, NotARecordError, Phase, State, legal_moves, read_record

#: The seat of the person at the keyboard.
OWN = 0
#: Seconds within which the program has written down what a key did.
HEARD = 0.7
#: No race takes as long, in seconds, on the slowest computer.
PATIENCE = 900.0
#: The places of the cards on the keyboard.
PLACES = "1234567"


def play(screen: Screen, match: Path) -> int:
    """Play until the race has its score, and give the number of own moves; FailedError if stuck."""
    end, made = time.monotonic() + PATIENCE, 0
    while True:
        wait_for(lambda: _is_asked(match) or _is_over(match), "nobody asks for a move")
        if _is_over(match):
            return made
        before = _length(match)
        for keys in _tries(match):
            screen.keys(*keys)
            if _grows(match, before):
                made += 1
                break
            screen.keys("Escape")
        expect(time.monotonic() < end, f"the race is not over after {made} moves")


def _tries(match: Path) -> list[tuple[str, ...]]:
    """What to press, one after the other, until something happens."""
    kinds = {move.kind for move in legal_moves(_state(match), OWN)}
    if MoveKind.COUP in kinds or MoveKind.PASS in kinds:
        return [("space",), ("n",)]
    if MoveKind.FINISH in kinds:
        return [("n",), ("Return",)]
    played = [(place, "Return") for place in PLACES] if MoveKind.PLAY in kinds else []
    # The second key discards; a third confirms it, where the card is one to be asked about.
    return [*played, *((place, "d") for place in PLACES), *((p, "d", "Return") for p in PLACES)]


def _state(match: Path) -> State:
    return read_record(match.read_bytes()).record.state


def _is_asked(match: Path) -> bool:
    """Whether the seat is to choose a move; drawing is the program's own."""
    try:
        state = _state(match)
    except (OSError, NotARecordError):
        return False
    return any(move.kind is not MoveKind.DRAW for move in legal_moves(state, OWN))


def _is_over(match: Path) -> bool:
    try:
        state = _state(match)
    except (OSError, NotARecordError):
        return False
    return state.phase in {Phase.DEAL, Phase.OVER} and _has_score(match)


def _has_score(match: Path) -> bool:
    return "\nscore 1 :" in match.read_text(encoding="utf-8")


def _length(match: Path) -> int:
    return match.stat().st_size


def _grows(match: Path, before: int) -> bool:
    end = time.monotonic() + HEARD
    while time.monotonic() < end:
        if _length(match) > before:
            return True
        time.sleep(0.05)
    return False
