"""Plays BSD mille in a pseudo-terminal by its keys and its screen.

The program echoes every key, and shows when it waits for the next (`ScreenReader.prompt`), so there
are no fixed delays. Keys are sent one at a time after the previous echo; with several at once,
ncurses would shorten its output.
"""

import os
import select
import time
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Self

import pexpect
import pyte
from bsd_screen import (
    HAND_SLOTS,
    PROMPT_COLUMN,
    PROMPT_LINE,
    Prompt,
    ScreenReader,
    Seen,
    UnreadableError,
)

from mille_rules import Card
from mille_rules.cards import DISTANCES
from mille_rules.rulesets import BSD

PROGRAM = Path("/usr/games/mille")
#: Time limit in seconds for the answer to a key.
PATIENCE = 5.0
#: Seconds for repainting a screen that could not be read.
REPAINT_TIME = 0.05
LINES, COLUMNS = 24, 80
_PAINT_AGAIN, _PAINT_AGAIN_AT_QUESTION = "r", "\x0c"


class DriverError(Exception):
    """The program does not answer or has ended."""


class RefusedByBsdError(Exception):
    """The program has refused a move; the message is its own."""


class CorruptHandError(Exception):
    """The program has damaged its own state: the match is void.

    Debian's build (bsdgames 2.17-29) reads past the end of a hand that has become empty, since the
    compiler dropped the bound of a loop: the card just used comes back, or the program takes up
    the top of its own battle pile. Races may then never end.
    """


class BsdMille:
    """A process of the program; its user has seat 0."""

    def __enter__(self) -> Self:
        self._screen = pyte.Screen(COLUMNS, LINES)
        self._stream = pyte.ByteStream(self._screen)
        self._reader = ScreenReader(self._screen)
        #: The slot of the last card played.
        self._used: int | None = None
        environment = {"TERM": "vt100", "PATH": "/usr/bin:/bin", "LC_ALL": "C"}
        self._child = pexpect.spawn(str(PROGRAM), env=environment, dimensions=(LINES, COLUMNS))
        # pexpect would wait before each key.
        self._child.delayafterclose = self._child.delayafterterminate = 0.01
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self._child.close(force=True)

    # -- moves -------------------------------------------------------------------

    def look(self) -> Seen:
        """Return the screen when the program waits for its user."""
        self._wait(lambda: self._reader.prompt() is not None, "a prompt")
        try:
            return self._read()
        except UnreadableError:
            self._paint_again()
            return self._read()

    def draw(self) -> Seen:
        """Draw a card."""
        before = self.look()
        self._send("p")
        # The prompt may be the old one: the pile must have become smaller.
        self._wait(
            lambda: (
                self._reader.prompt() is not None
                and self._reader.row(6, 22, 25) != str(before.draw_pile)
            ),
            "the card drawn",
        )
        return self.look()

    def use(self, card: Card, letter: str) -> Seen:
        """Play (U) or discard (D) a card; RefusedByBsdError if the program refuses."""
        before = self.look()
        slot = before.hand.index(card)
        self._send(letter)
        self._wait(lambda: self._echo() == letter, "the echo of the command")
        digit = "P" if slot == 0 else str(slot)
        self._send(digit)
        self._wait(lambda: self._echo() == letter + digit, "the echo of the card")
        self._used = slot
        self._send(" ")
        self._wait(lambda: self._reader.prompt() is not None, "the move")
        after = self.look()
        if after.message and after.table == before.table:
            raise RefusedByBsdError(f"{letter} {card}: {after.message}")
        self._check_hand(before, after)
        return after

    def answer(self, yes: bool) -> Seen:
        """Answer a question of the program."""
        asked = self.look().prompt
        self._send("y" if yes else "n")
        self._wait(lambda: self._reader.prompt() not in (None, asked), "the next prompt")
        return self.look()

    # -- reading -------------------------------------------------------------------

    def _read(self) -> Seen:
        seen = self._reader.read()
        if seen.prompt is Prompt.EXTENSION and self._used is not None:
            card = seen.hand[self._used]
            if card in DISTANCES:
                return _as_painted_later(seen, self._used, card)
        return seen

    def _echo(self) -> str:
        start = PROMPT_COLUMN + len(Prompt.MOVE) + 1
        return self._reader.row(PROMPT_LINE, start, 40)

    @staticmethod
    def _check_hand(before: Seen, after: Seen) -> None:
        """Raise CorruptHandError if the program's bug has damaged the hand."""
        if before.draw_pile or after.draw_pile or after.prompt is not Prompt.MOVE:
            return
        if len(before.cards) == 1 and after.cards:
            raise CorruptHandError("the player's last card came back")
        lifted = before.other.battle is not None and after.other.battle is None
        free = Card.RIGHT_OF_WAY in before.other.safeties or before.other.battle is Card.ROLL
        if lifted and free:
            raise CorruptHandError("the program took up its battle pile")

    # -- bytes ---------------------------------------------------------------------

    def _send(self, key: str) -> None:
        os.write(self._child.child_fd, key.encode())

    def _wait(self, holds: Callable[[], bool], what: str) -> None:
        """Read until a condition is true and the output ends; DriverError after a time limit."""
        end = time.monotonic() + PATIENCE
        while True:
            if holds():
                while self._take_in(0):
                    pass
                if holds():
                    return
            left = end - time.monotonic()
            if left <= 0 or not self._take_in(left):
                raise DriverError(f"waited in vain for {what}\n{self._reader.text()}")

    def _take_in(self, seconds: float) -> bool:
        """Process new output; return False if there was none within these seconds."""
        if not select.select([self._child.child_fd], [], [], seconds)[0]:
            return False
        try:
            data = os.read(self._child.child_fd, 1 << 16)
        except OSError:  # what a terminal says once its program has ended
            data = b""
        if not data:
            raise DriverError("the program has ended\n" + self._reader.text())
        self._stream.feed(data)
        return True

    def _paint_again(self) -> None:
        moving = self._reader.prompt() is Prompt.MOVE
        self._send(_PAINT_AGAIN if moving else _PAINT_AGAIN_AT_QUESTION)
        end = time.monotonic() + REPAINT_TIME
        while time.monotonic() < end:
            self._take_in(REPAINT_TIME)
        self._wait(lambda: self._reader.prompt() is not None, "the repaint")


def _as_painted_later(seen: Seen, slot: int, card: Card) -> Seen:
    """Add the card that is painted only after the question about the extension."""
    counts = [
        count + (distance is card)
        for distance, count in zip(DISTANCES, seen.own.distances, strict=True)
    ]
    own = seen.own._replace(
        distances=tuple(counts),
        race_points=seen.own.race_points + BSD.distances[card],
        points=seen.own.points + BSD.distances[card],
    )
    hand = tuple(None if i == slot else seen.hand[i] for i in range(HAND_SLOTS))
    return seen._replace(own=own, hand=hand)
