"""The colours of the light and the dark theme for the style sheet of a web page."""

from collections.abc import Iterable

from mille_qt.ui.markup import Markup
from mille_qt.ui.theme.theme_colours import DARK, LIGHT, Theme


def css_colours(names: Iterable[str]) -> Markup:
    """Return rules that define CSS variables: `--own-lane` for the colour `own_lane` of a theme.

    Those of the sides are `--side-0` and so on. The dark colours hold if the browser is dark.
    """
    names = tuple(names)
    light, dark = _variables(LIGHT, names), _variables(DARK, names)
    return Markup(f":root{{{light}}}@media(prefers-color-scheme:dark){{:root{{{dark}}}}}")


def _variables(theme: Theme, names: tuple[str, ...]) -> str:
    colours = {name.replace("_", "-"): getattr(theme, name) for name in names}
    colours |= {f"side-{side}": colour for side, colour in enumerate(theme.sides)}
    return "".join(f"--{name}:{colour.name()};" for name, colour in colours.items())
