"""The face of a player: a portrait on a colour, or the initial of the name."""

from enum import StrEnum
from typing import NamedTuple
from zlib import crc32

from PySide6.QtCore import QTextBoundaryFinder
from PySide6.QtGui import QColor

#: The portraits that people can choose. The position is sent over the network and stored in the
#: settings: add new ones at the end.
PORTRAITS = (
    "marcel",
    "simone",
    "lucien",
    "yvette",
    "gaston",
    "odette",
    "victor",
    "margot",
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
    """The appearance of a player."""

    name: str
    #: A file in `resources/characters`; empty for the initial of the name.
    portrait: str = ""
    #: Position in COLOURS. None for the portrait's own ground, or a colour derived from the name.
    colour: int | None = None

    @property
    def numbers(self) -> tuple[int | None, int | None]:
        """The positions in PORTRAITS and COLOURS, for `known_face`."""
        portrait = PORTRAITS.index(self.portrait) if self.portrait in PORTRAITS else None
        return portrait, self.colour

    @property
    def ground(self) -> QColor | None:
        """The colour behind the portrait or the initial; None for the portrait's own ground."""
        if self.colour is not None:
            return COLOURS[self.colour]
        return None if self.portrait else COLOURS[colour_of_name(self.name)]

    @property
    def initial(self) -> str:
        """The first letter of the name, as a capital."""
        name = self.name.strip().upper()
        finder = QTextBoundaryFinder(QTextBoundaryFinder.BoundaryType.Grapheme, name)
        # Qt counts UTF-16 units.
        units = 2 * max(finder.toNextBoundary(), 0)
        return name.encode("utf-16-le")[:units].decode("utf-16-le")


def known_face(name: str, portrait: int | None, colour: int | None) -> Face:
    """Return the face with these positions in PORTRAITS and COLOURS; unknown ones are ignored."""
    known = portrait is not None and 0 <= portrait < len(PORTRAITS)
    return Face(
        name,
        PORTRAITS[portrait] if known and portrait is not None else "",
        colour if colour is not None and 0 <= colour < len(COLOURS) else None,
    )


def colour_of_name(name: str) -> int:
    """Return the position in COLOURS of a name whose owner has not chosen a colour."""
    return crc32(name.strip().casefold().encode()) % len(COLOURS)
