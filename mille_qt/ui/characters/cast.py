"""Who the characters are."""

from collections.abc import Collection, Iterator
from typing import NamedTuple

from mille_rules.record import Sitter
from mille_rules.styles import COMPUTER, Play, Style

#: The picture of a computer player that is none of the characters.
PLAIN = "plain"


class Character(NamedTuple):
    """A computer player that people know again; at a table it is known by its name."""

    name: str
    play: Play

    @property
    def portrait(self) -> str:
        """The name of its picture in `resources/characters`."""
        return self.name.lower()

    def sitter(self, level: str) -> Sitter:
        """Seated at another level than its own, in its own style."""
        return Sitter(f"{COMPUTER}{self.play._replace(level=level)}", self.name)


#: In the order in which they come to a table.
CAST = (
    Character("Marcel", Play("normal", Style.CALM)),
    Character("Simone", Play("normal", Style.FAIR)),
    Character("Lucien", Play("hard", Style.BOLD)),
    Character("Yvette", Play("easy")),
    Character("Gaston", Play("easy", Style.BOLD)),
    Character("Odette", Play("beginner", Style.CALM)),
    Character("Victor", Play("expert")),
    Character("Margot", Play("hard", Style.FAIR)),
)
_BY_NAME = {character.name: character for character in CAST}


def character_named(name: str) -> Character | None:
    """The character of that name, if any."""
    return _BY_NAME.get(name)


def free_characters(taken: Collection[str]) -> Iterator[Character]:
    """Those whose names nobody has."""
    return (character for character in CAST if character.name not in taken)


def portrait_of(name: str) -> str:
    """The picture of the character of that name; empty where there is none."""
    return _BY_NAME[name].portrait if name in _BY_NAME else ""
