"""Plays a race, with the keyboard or the mouse, by trying the cards one after the other."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

from check.report import expect, wait_for
from check.screen import Screen
from mille_rules import MoveKind, NotARecordError, Phase, State, legal_moves, read_record

#: The seat of the player.
OWN = 0
#: Seconds within which the program saves the effect of a key.
SAVED_WITHIN = 0.7
#: Time limit for a race, in seconds.
PATIENCE = 900.0
#: The keys of the cards.
CARD_KEYS = "1234567"


#: Where cards lie in a window of the usual size, the one just drawn apart; the button to discard.
_CARDS, _ROW, _DISCARD = (109, 232, 357, 480, 604, 728, 868), 660, (999, 656)


def play(
    screen: Screen,
    match: Path,
    press: Callable[..., None] | None = None,
    most: float = float("inf"),
) -> int:
    """Play until the race is scored, or so many moves are made; return their number.

    `press` gets the keys, such as `by_mouse`. Raises FailedError if stuck.
    """
    press = press or screen.keys
    end, made = time.monotonic() + PATIENCE, 0
    while True:
        wait_for(lambda: _is_asked(match) or _is_over(match), "nobody asks for a move")
        if _is_over(match) or made >= most:
            return made
        before = _length(match)
        for keys in _tries(match):
            press(*keys)
            if _grows(match, before):
                made += 1
                break
            screen.keys("Escape")
        expect(time.monotonic() < end, f"the race is not over after {made} moves")


def by_mouse(screen: Screen) -> Callable[..., None]:
    """Return what clicks on cards and piles for the keys of cards; other keys are pressed."""
    chosen = [_CARDS[0]]

    def press(*keys: str) -> None:
        for key in keys:
            if key in CARD_KEYS:
                chosen[0] = _CARDS[CARD_KEYS.index(key)]
            if key in CARD_KEYS or (key == "Return" and len(keys) > 1):
                # A card is chosen by the first click, and played by the second.
                screen.click(chosen[0], _ROW)
            elif key == "d":
                screen.click(*_DISCARD)
            else:
                screen.keys(key)

    return press


def _tries(match: Path) -> list[tuple[str, ...]]:
    """Return the key sequences to try, one after the other, until a move is made."""
    kinds = {move.kind for move in legal_moves(_state(match), OWN)}
    if MoveKind.COUP in kinds or MoveKind.PASS in kinds:
        return [("space",), ("n",)]
    if MoveKind.FINISH in kinds:
        return [("n",), ("Return",)]
    played = [(place, "Return") for place in CARD_KEYS] if MoveKind.PLAY in kinds else []
    # The second key discards; a third confirms that, if the program asks.
    return [
        *played,
        *((place, "d") for place in CARD_KEYS),
        *((p, "d", "Return") for p in CARD_KEYS),
    ]


def _state(match: Path) -> State:
    return read_record(match.read_bytes()).record.state


def _is_asked(match: Path) -> bool:
    """Return True if the player must choose a move; the program draws by itself."""
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
    end = time.monotonic() + SAVED_WITHIN
    while time.monotonic() < end:
        if _length(match) > before:
            return True
        time.sleep(0.05)
    return False
