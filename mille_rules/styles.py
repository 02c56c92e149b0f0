"""How a computer player likes to attack: its style, and the word of a record that names it."""

from enum import StrEnum
from typing import NamedTuple

#: What the kind of a computer player begins with, in a record.
COMPUTER = "computer-"
#: Between level and style. No level has it in its name.
_JOINT = "-"


class Style(StrEnum):
    """When and whom a player attacks, beside what its level finds best."""

    #: As the level plays.
    EVEN = "even"
    #: Attacks only where that is clearly better than anything else.
    CALM = "calm"
    #: Attacks where anything else is not clearly better.
    BOLD = "bold"
    #: Attacks the leader first, and spares whoever is behind everybody else.
    FAIR = "fair"


_STYLES = {style.value: style for style in Style}


class Play(NamedTuple):
    """How a computer player plays; in text `LEVEL`, or `LEVEL-STYLE` where that is not even."""

    level: str
    style: Style = Style.EVEN

    def __str__(self) -> str:
        return self.level if self.style is Style.EVEN else f"{self.level}{_JOINT}{self.style}"


def play_of(word: str) -> Play:
    """The level and the style that a word names; an unknown style is taken for even."""
    level, _, style = word.partition(_JOINT)
    return Play(level, _STYLES.get(style, Style.EVEN))


def play_of_kind(kind: str) -> Play | None:
    """How a seat of this kind plays, None for a person."""
    return play_of(kind.removeprefix(COMPUTER)) if kind.startswith(COMPUTER) else None
