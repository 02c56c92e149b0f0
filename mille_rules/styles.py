"""The style in which a computer player plays, and its name in records."""

from enum import StrEnum
from typing import NamedTuple

#: The prefix of a computer player's kind in a record.
COMPUTER = "computer-"
#: Separates level and style; no level contains it.
_JOINT = "-"


class Style(StrEnum):
    """The preferences of a computer player of any level.

    Their names in records have at most seven letters: a level and a style are sent on the network
    as one word of at most 16 characters, such as `beginner-careful`.
    """

    #: As the level plays.
    EVEN = "even"
    #: Attacks at every chance, saves safeties for coups fourrés, likes to extend the trip.
    BOLD = "bold"
    #: Plays safeties at once and hardly ever risks a coup fourré or an extension.
    CAREFUL = "careful"
    #: Hardly ever attacks first, but strikes back at every chance.
    VENGEFUL = "avenges"
    #: Discards distances that could be played, and misses coups fourrés.
    FORGETFUL = "forgets"
    #: Attacks only if that is clearly better than any other move.
    CALM = "calm"
    #: Attacks the leader first and spares the last.
    FAIR = "fair"


_STYLES = {style.value: style for style in Style}


class Play(NamedTuple):
    """Level and style of a computer player; in text `LEVEL`, or `LEVEL-STYLE` if not even."""

    level: str
    style: Style = Style.EVEN

    def __str__(self) -> str:
        return self.level if self.style is Style.EVEN else f"{self.level}{_JOINT}{self.style}"


def play_of(word: str) -> Play:
    """Parse a level and a style; an unknown style counts as even."""
    level, _, style = word.partition(_JOINT)
    return Play(level, _STYLES.get(style, Style.EVEN))


def play_of_kind(kind: str) -> Play | None:
    """Return level and style of a seat's kind, None for a person."""
    return play_of(kind.removeprefix(COMPUTER)) if kind.startswith(COMPUTER) else None


def level_of_kind(kind: str) -> str:
    """Return the level of a seat's kind, empty for a person."""
    play = play_of_kind(kind)
    return "" if play is None else play.level
