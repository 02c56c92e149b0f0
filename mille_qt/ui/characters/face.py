"""The face of a player: a portrait on a colour, or the initial of the name."""

from enum import StrEnum
from typing import NamedTuple
from zlib import crc32

from PySide6.QtGui import QColor

from mille_net.untrusted_text import graphemes
from mille_qt.ui.characters.cast import CAST, PLAIN, portrait_of

#: The portraits that people can choose. The position is sent over the network and stored in the
#: settings: add new ones at the end.
PORTRAITS = (
    *(character.portrait for character in CAST),
    "scarf",
    "plaits",
    "curls",
    "afro",
    "glasses",
    "bald",
)
#: The colours behind a portrait; black has a contrast of at least 8:1 on each. The position is sent
#: and stored, too.
COLOURS = tuple(
    QColor(colour)
    for colour in (
        "#f2cf9f",  # sand
        "#f5c84c",  # sunflower
        "#f29f80",  # coral
        "#eda9c6",  # rose
        "#c7ace6",  # lilac
        "#90c4ec",  # sky
        "#7ccfbd",  # lagoon
        "#b4cf70",  # lime
    )
)


class Mood(StrEnum):
    """The expressions of a portrait; the value is the class of its groups in the SVG file."""

    CALM = "calm"
    HAPPY = "happy"
    #: Annoyed or startled.
    HIT = "hit"


class Face(NamedTuple):
    """What a player looks like."""

    name: str
    #: A file in `resources/characters`; empty for the initial of the name.
    portrait: str = ""
    #: Position in COLOURS. None for the portrait's own ground, or a colour derived from the name.
    colour: int | None = None

    @property
    def ground(self) -> QColor | None:
        """The colour behind the portrait or the initial; None for the portrait's own ground."""
        if self.colour is not None:
            return COLOURS[self.colour]
        return None if self.portrait else COLOURS[colour_of_name(self.name)]

    @property
    def initial(self) -> str:
        """The first letter of the name, as a capital."""
        return next(iter(graphemes(self.name.strip().upper())), "")


def colour_of_name(name: str) -> int:
    """Return the position in COLOURS of a name whose owner has not chosen a colour."""
    return crc32(name.strip().casefold().encode()) % len(COLOURS)


def computer_face(name: str) -> Face:
    """Return the face of a computer player."""
    return Face(name, portrait_of(name) or PLAIN)
