"""The characters of the computer players."""

from collections.abc import Collection, Iterator
from typing import NamedTuple

from mille_qt.ui.art.characters.face import Face
from mille_rules.record import Sitter
from mille_rules.styles import COMPUTER, Play, Style

#: The picture of a computer player without character.
PLAIN = "plain"


class Character(NamedTuple):
    """A computer player with a name, a face, a level and a style; identified by its name."""

    name: str
    play: Play

    @property
    def portrait(self) -> str:
        """Name of the picture in `resources/characters`."""
        return self.name.lower()

    def sitter(self, level: str) -> Sitter:
        """Return it as a player of another level, in its own style."""
        return Sitter(f"{COMPUTER}{self.play._replace(level=level)}", self.name)


#: In the order in which they join a table.
CAST = (
    Character("Marcel", Play("normal", Style.CAREFUL)),
    Character("Simone", Play("normal", Style.FAIR)),
    Character("Lucien", Play("hard", Style.VENGEFUL)),
    Character("Yvette", Play("easy")),
    Character("Gaston", Play("easy", Style.FORGETFUL)),
    Character("Odette", Play("beginner", Style.CALM)),
    Character("Victor", Play("expert")),
    Character("Margot", Play("hard", Style.BOLD)),
)
_BY_NAME = {character.name: character for character in CAST}


def character_named(name: str) -> Character | None:
    """Return the character with a name, if any."""
    return _BY_NAME.get(name)


def free_characters(taken: Collection[str]) -> Iterator[Character]:
    """Return the characters whose names are not taken."""
    return (character for character in CAST if character.name not in taken)


def computer_face(name: str) -> Face:
    """Return the face of a computer player."""
    return Face(name, _BY_NAME[name].portrait if name in _BY_NAME else PLAIN)
