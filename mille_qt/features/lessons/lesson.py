"""Lessons as data: prepared cards, and the steps of the coach."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from mille_qt.table.positions import TablePosition
from mille_rules.cards import Card
from mille_rules.moves import Move, parse_move

#: The learner's seat.
PLAYER = 0
_NO_CORRECTIONS: Mapping[str, str] = MappingProxyType({})


class LessonStep(NamedTuple):
    """A text of the coach, and what the player has to do; without a task it is only read.

    Moves are written as in a record, without the seat: `play roll`, `pass`.
    """

    text: str
    #: The text for players who use the keyboard or a screen reader, if it differs.
    keyboard_text: str = ""
    target: TablePosition | None = None
    #: The expected moves, all equally good.
    accepted: tuple[str, ...] = ()
    #: A card that the player is to choose, though it cannot be played.
    card_to_try: Card | None = None
    #: Replies to other moves, by the beginning of the move's text; the longest match counts.
    corrections: Mapping[str, str] = _NO_CORRECTIONS
    #: Moves of the other seats after an accepted move: `1 play stop on 0`.
    replies: tuple[str, ...] = ()
    #: The score item explained in this step; the score sheet is shown with it.
    score_item: str = ""

    def text_for(self, by_keys: bool) -> str:
        """Return the text for the keyboard or for the mouse."""
        return self.keyboard_text if by_keys and self.keyboard_text else self.text

    @property
    def only_read(self) -> bool:
        """True if the player has nothing to do but read."""
        return not self.accepted and self.card_to_try is None

    def correction(self, move: Move) -> str:
        """Return this step's reply to a move that is not accepted, if it has a special one."""
        text = str(move)
        known = [start for start in self.corrections if text.startswith(start)]
        return self.corrections[max(known, key=len)] if known else ""


class Lesson(NamedTuple):
    """A lesson; `slug` identifies it in the settings.

    Hands are in seat order, draws in the order of the pile; both are filled up with distance
    cards. `opening_moves` are made before the lesson begins and are written like `replies`.
    """

    slug: str
    title: str
    goal: str
    hands: tuple[str, ...]
    draws: str
    steps: tuple[LessonStep, ...]
    opening_moves: tuple[str, ...] = ()
    seats: int = 2
    first: int = 0


class ScriptedMove(NamedTuple):
    """A move, and the seat that makes it."""

    seat: int
    move: Move


def parse_script(lines: tuple[str, ...]) -> tuple[ScriptedMove, ...]:
    """Parse moves with their seats; ValueError for malformed ones."""
    script = []
    for line in lines:
        seat, _, text = line.partition(" ")
        script.append(ScriptedMove(int(seat), parse_move(text)))
    return tuple(script)
