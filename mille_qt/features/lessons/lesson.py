"""What a lesson is: a table with set cards, and what the coach says at it, step by step."""

from collections.abc import Mapping
from enum import Enum, auto
from types import MappingProxyType
from typing import NamedTuple

from mille_rules.cards import Card
from mille_rules.moves import Move, MoveKind, parse_move

#: The seat of whoever learns.
PLAYER = 0
_NOTHING: Mapping[str, str] = MappingProxyType({})


class Place(Enum):
    """What the coach can point at; each comment names what comes with it."""

    HAND = auto()  # card
    LANE = auto()  # side
    BATTLE = auto()  # side
    SPEED = auto()  # side
    SAFETY = auto()  # side, card
    DISTANCE = auto()  # side, card
    MILES = auto()  # side
    DRAW_PILE = auto()
    DISCARD_PILE = auto()


class Spot(NamedTuple):
    """A place on the table."""

    place: Place
    side: int = 0
    card: Card | None = None


class Step(NamedTuple):
    """What the coach says, and what the player is to do; only to read on, where nothing is right.

    Moves are written as in a record, without the seat: `play roll`, `pass`.
    """

    say: str
    #: The same for whoever plays by keys or listens; empty where `say` is right for everybody.
    by_keys: str = ""
    at: Spot | None = None
    #: The moves that are meant, all equally good.
    right: tuple[str, ...] = ()
    #: A card that is to be chosen, and cannot be played.
    tries: Card | None = None
    #: What is said of any other move, by how its text begins; the longest beginning counts.
    wrong: Mapping[str, str] = _NOTHING
    #: What the others do after a move that was meant, with their seats: `1 play stop on 0`.
    then: tuple[str, ...] = ()
    #: The item of the score sheet that is spoken of; the sheet is shown for it.
    item: str = ""

    def words(self, by_keys: bool) -> str:
        """What the coach says to whoever plays `by_keys`, or with the mouse."""
        return self.by_keys if by_keys and self.by_keys else self.say

    @property
    def only_read(self) -> bool:
        """Whether there is nothing to be done but to read on."""
        return not self.right and self.tries is None

    def reproof(self, move: Move) -> str:
        """What is said of a move that was not meant; empty where nothing special is."""
        text = str(move)
        known = [start for start in self.wrong if text.startswith(start)]
        return self.wrong[max(known, key=len)] if known else ""


class Lesson(NamedTuple):
    """A lesson; `slug` names it in the settings.

    Hands are by seat; draws are in the order of the pile. What neither names is filled in with
    distance cards. `before` is played before the lesson begins, and is written as `then` is.
    """

    slug: str
    title: str
    goal: str
    hands: tuple[str, ...]
    draws: str
    steps: tuple[Step, ...]
    before: tuple[str, ...] = ()
    seats: int = 2
    first: int = 0


class Scripted(NamedTuple):
    """A move, and the seat that makes it."""

    seat: int
    move: Move


def scripted(lines: tuple[str, ...]) -> tuple[Scripted, ...]:
    """The moves that such lines stand for; ValueError for what is none."""
    found = []
    for line in lines:
        seat, _, text = line.partition(" ")
        found.append(Scripted(int(seat), parse_move(text)))
    return tuple(found)


def script_until(lesson: Lesson, step: int) -> tuple[Scripted, ...]:
    """All that happens before a step, the player doing what is meant."""
    made = list(scripted(lesson.before))
    for earlier in lesson.steps[:step]:
        if earlier.right:
            made.append(Scripted(PLAYER, parse_move(earlier.right[0])))
        made += scripted(earlier.then)
    return tuple(made)


ANSWERS = (MoveKind.COUP, MoveKind.PASS)
DECISIONS = (MoveKind.EXTEND, MoveKind.FINISH)
TURNS = (MoveKind.PLAY, MoveKind.DISCARD)
