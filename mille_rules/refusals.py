"""Why a move is refused: a code with its parameters, which the screen puts into words."""

from enum import StrEnum
from typing import NamedTuple

from mille_rules.cards import Card


class Code(StrEnum):
    """Reasons for a refusal; each comment names the parameters that come with it."""

    # about the moment
    STALE = "stale"  # the table has moved on since the player looked
    NOT_YOUR_TURN = "not-your-turn"  # seat: the one that play waits for
    DRAW_FIRST = "draw-first"
    ALREADY_DRAWN = "already-drawn"
    ANSWER_FIRST = "answer-first"  # card: the hazard that waits for an answer
    EXTENSION_FIRST = "extension-first"
    SHUFFLE_FIRST = "shuffle-first"  # the discards are being shuffled
    NOTHING_TO_ANSWER = "nothing-to-answer"
    NO_EXTENSION = "no-extension"
    RACE_OVER = "race-over"
    MATCH_OVER = "match-over"
    NO_SUCH_SEAT = "no-such-seat"
    # about the card
    NOT_IN_HAND = "not-in-hand"  # card
    CANNOT_BE_TAKEN = "cannot-be-taken"  # card: not on top of the discards, or it stays there
    NOT_STARTED = "not-started"  # needs: Roll
    HELD_UP = "held-up"  # card: the hazard that stops the side, needs: its remedy
    NEEDS_REMEDY = "needs-remedy"  # the same, where no Roll is needed after it
    NEEDS_ROLL = "needs-roll"  # needs: Roll
    TOO_FAST = "too-fast"  # needs: End of Limit; number: the most miles allowed
    TOO_FAR = "too-far"  # number: miles left to the target
    TOO_MANY = "too-many"  # number: the most of its kind allowed
    NOTHING_TO_REPAIR = "nothing-to-repair"  # card: the hazard this remedy is for
    ROLL_DOES_NOT_REPAIR = "roll-does-not-repair"  # card: the hazard, needs: its remedy
    ALREADY_ROLLING = "already-rolling"
    NOT_LIMITED = "not-limited"
    NEEDS_TARGET = "needs-target"
    NO_TARGET = "no-target"  # this card is never played on a side
    NO_SUCH_SIDE = "no-such-side"
    OWN_SIDE = "own-side"
    PROTECTED = "protected"  # card: the safety that protects the side
    SIDE_NOT_ROLLING = "side-not-rolling"
    SIDE_NOT_STARTED = "side-not-started"
    ALREADY_LIMITED = "already-limited"
    SAFETY_IS_KEPT = "safety-is-kept"  # these rules allow no discarding of safeties
    NOT_ITS_SAFETY = "not-its-safety"  # card: the hazard, needs: its safety
    # about a deal or a shuffle
    NOT_THE_TABLE = "not-the-table"
    RACE_RUNNING = "race-running"
    WRONG_RACE = "wrong-race"  # number: the one that comes next
    WRONG_FIRST = "wrong-first"  # seat: who begins
    WRONG_DECK = "wrong-deck"
    NOTHING_TO_SHUFFLE = "nothing-to-shuffle"
    WRONG_DISCARDS = "wrong-discards"


class Refusal(NamedTuple):
    """A code and its parameters; `side` is the tableau that it is about."""

    code: Code
    card: Card | None = None
    needs: Card | None = None
    side: int | None = None
    seat: int | None = None
    number: int | None = None

    def __str__(self) -> str:
        """The code with its parameters, for logs and error messages of programs."""
        named = zip(self._fields[1:], self[1:], strict=True)
        given = [f"{key}={value}" for key, value in named if value is not None]
        return " ".join([self.code, *given])


class RefusedError(ValueError):
    """A move that the rules do not allow."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal
