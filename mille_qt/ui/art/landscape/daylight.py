"""The light on the landscape, from dawn to dusk, or from nightfall to the small hours."""

from typing import NamedTuple

from PySide6.QtGui import QColor

from mille_qt.ui.editions import USUAL, Edition, edition_of
from mille_qt.ui.theme.application_theme import Theme, ThemeChoice


class Daylight(NamedTuple):
    """One step of the day: the colours of the sky and the light on everything below it."""

    #: Identifies the step, also in caches.
    name: str
    sky_top: QColor
    sky_bottom: QColor
    #: Sun or moon: its place as shares of the width and height of the sky, and its colour.
    sun_x: float
    sun_y: float
    sun: QColor
    #: All colours on the ground are multiplied by this one.
    light: QColor
    #: Distant things fade to this colour.
    haze: QColor
    clouds: QColor
    headlights: bool = False
    #: The moon and stars are shown instead of the sun.
    night: bool = False
    #: High contrast: flat colours without landscape.
    flat: bool = False
    #: The name of the edition whose country it shines on.
    edition: str = USUAL.name

    def lit(self, colour: QColor | str, distance: float = 0.0) -> QColor:
        """Return how a colour looks in this light, from here (0) to the horizon (1).

        One that is written as text may be another in the edition.
        """
        if isinstance(colour, str):
            colour = edition_of(self.edition).colours.get(colour, colour)
        colour = QColor(colour)
        far, light = self.haze, self.light
        return QColor.fromRgbF(
            _mixed(colour.redF() * light.redF(), far.redF(), distance),
            _mixed(colour.greenF() * light.greenF(), far.greenF(), distance),
            _mixed(colour.blueF() * light.blueF(), far.blueF(), distance),
            colour.alphaF(),
        )


def _mixed(near: float, far: float, share: float) -> float:
    return near + (far - near) * share


def _step(
    name: str,
    place: tuple[float, float],
    *colours: str,
    headlights: bool = False,
    night: bool = False,
    flat: bool = False,
) -> Daylight:
    """Colours: top and bottom of the sky, sun, light, haze, clouds."""
    top, bottom, sun, light, haze, clouds = map(QColor, colours)
    shine = sun, light, haze, clouds
    return Daylight(name, top, bottom, *place, *shine, headlights, night, flat)


#: From the first card of the draw pile to the last.
DAY = (
    _step("dawn", (0.14, 0.72), "#9fb8d9", "#fbd3c0", "#fff0c0", "#f3e4e0", "#d0b4cc", "#fbe6dc"),
    _step("morning", (0.3, 0.42), "#9fd0ea", "#e9f1dc", "#fff3c9", "#fbf4e4", "#b9cfda", "#fffaee"),
    _step("noon", (0.52, 0.2), "#6db9e3", "#d3ecef", "#fff6d6", "#ffffff", "#aac8de", "#ffffff"),
    _step(
        "afternoon", (0.7, 0.38), "#7dbbdc", "#f6ecc9", "#ffeaa8", "#fff3d8", "#c3c9cf", "#fff6e2"
    ),
    _step(
        "evening", (0.83, 0.62), "#e59d72", "#ffe3a6", "#fff3c4", "#ffdcb0", "#c592a0", "#ffe2c4"
    ),
    _step(
        "dusk",
        (0.9, 0.86),
        "#4f568f",
        "#f6a878",
        "#ffd98f",
        "#bda5bd",
        "#9a7aa0",
        "#d894a0",
        headlights=True,
    ),
)
#: The same for the dark theme.
NIGHT = (
    _step(
        "nightfall",
        (0.2, 0.3),
        "#1d2140",
        "#6a4a63",
        "#f5e6bf",
        "#7a7290",
        "#3c3452",
        "#4b4262",
        headlights=True,
        night=True,
    ),
    _step(
        "midnight",
        (0.5, 0.22),
        "#0f1630",
        "#2b3b5e",
        "#fff3cf",
        "#5f6c8c",
        "#26324f",
        "#2e3a58",
        headlights=True,
        night=True,
    ),
    _step(
        "small hours",
        (0.82, 0.3),
        "#141a38",
        "#44506f",
        "#f5e6bf",
        "#6b7490",
        "#38435f",
        "#46506e",
        headlights=True,
        night=True,
    ),
)
FLAT = _step(
    "flat", (0.5, 0.2), "#000000", "#000000", "#ffffff", "#ffffff", "#000000", "#000000", flat=True
)


def daylight(left: float, theme: Theme, edition: Edition = USUAL) -> Daylight:
    """Return the light when a share of the draw pile is left, from 1.0 to 0.0."""
    steps = NIGHT if theme.dark else DAY
    step = steps[min(len(steps) - 1, int((1.0 - max(0.0, min(1.0, left))) * len(steps)))]
    light = FLAT if theme.choice is ThemeChoice.CONTRAST else step
    return light._replace(edition=edition.name)
