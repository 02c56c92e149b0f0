"""The page that a phone loads: one document with its style, scripts, words and pictures."""

import json
import re
from base64 import b64encode
from collections.abc import Iterable, Mapping
from hashlib import sha256
from pathlib import Path

from PySide6.QtSvg import QSvgRenderer

from mille_net.phone.phone_listener import PhonePage
from mille_qt.ui.art.cards.card_names import CardLanguage
from mille_qt.ui.art.cards.card_symbols import card_symbols
from mille_qt.ui.editions import USUAL, Edition, own_editions
from mille_qt.ui.paths import resource
from mille_qt.ui.theme.css_colours import css_colours

#: The colours that the page uses, by their names in a theme.
_COLOURS = (
    *("window", "paper", "ink", "muted", "line", "frame", "accent", "on_accent", "accent_ink"),
    *("chosen", "on_chosen", "tint", "lane", "own_lane", "lane_line", "turn_glow", "playable"),
    *("danger", "focus", "tray_ink", "tray_glow"),
)
#: The parts of the artwork of a car that the page shows, in their order.
_CAR = ("shadow", "body", "glass", "driver", "trim", "bumpers", "lamp", "rear-lamp", "wheel")
#: The fills of the body in the artwork, and what they are on the page: the colour of its side.
_PAINT = {'"#2f7fc4"': '"currentColor"', '"#1f5f99"': '"#000" fill-opacity=".25"'}
#: Trees and houses beside the road: group of the landscape, horizontal position.
_SCENERY = (("plane-tree-0", 0), ("poplar", -120), ("farm", -460), ("plane-tree-1", 190))
_SCRIPTS = ("sealed", "agreement", "connection", "page")


def phone_page(words: Mapping[str, Mapping[str, str]]) -> PhonePage:
    """Return the page and its Content-Security-Policy.

    `words` are the fixed sentences of the page by language and name.
    """
    style = _heading_font() + css_colours(_COLOURS) + _file("page.css")
    scripts = {name: _file(f"{name}.js") for name in _SCRIPTS}
    # A sentence must not end the script element.
    data = json.dumps(words, ensure_ascii=False).replace("<", "\\u003c")
    parts = {"style": style, "art": _art(), "words": data, **scripts}
    html = re.sub(r"<!--(\w+)-->", lambda place: parts[place[1]], _file("page.html"))
    return PhonePage(html.encode(), _policy(style, scripts.values()))


def _policy(style: str, scripts: Iterable[str]) -> str:
    """Allow this style, these scripts, pictures in the page, and the way back to the table.

    Old versions of Safari do not count WebSockets as 'self'.
    """
    return (
        f"default-src 'none'; style-src {_hash(style)}; script-src {' '.join(map(_hash, scripts))};"
        " img-src data:; font-src data:; connect-src 'self' ws://{host};"
        " base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    )


def _hash(text: str) -> str:
    return f"'sha256-{b64encode(sha256(text.encode()).digest()).decode()}'"


def _heading_font() -> str:
    font = b64encode(resource("fonts", "LeagueSpartan-Bold.otf").read_bytes()).decode()
    source = f"url(data:font/otf;base64,{font})"
    return f'@font-face{{font-family:"League Spartan";font-weight:700;src:{source}}}'


def _art() -> str:
    """Return the symbols that the page draws with: cards, a car, the landscape, marks of sides."""
    land = _groups(resource("road", "landscape.svg"))
    trees = "".join(f'<g transform="translate({x})">{land[part]}</g>' for part, x in _SCENERY)
    return (
        card_symbols(CardLanguage.BOTH)
        + "".join(
            card_symbols(CardLanguage.BOTH, edition, f"card-{edition.name}")
            for edition in own_editions()
        )
        + '<svg width="0" height="0" class="symbols" aria-hidden="true">'
        + _car("car", USUAL)
        + "".join(_car(f"{edition.name}-car", edition) for edition in own_editions())
        + f'<symbol id="scenery" viewBox="0 0 400 150">{trees}</symbol>{_file("marks.svg")}</svg>'
    )


def _car(name: str, edition: Edition) -> str:
    """Return the symbol of an edition's car."""
    file = edition.picture("road", "car.svg")
    car, art = _groups(file), QSvgRenderer(str(file))
    rear, front = (art.boundsOnElement(part).center().x() for part in ("wheel", "flat"))
    wheel = f'<g transform="translate({front - rear:g})">{car["wheel"]}</g>'
    body = "".join(car.get(part, "") for part in _CAR) + wheel
    for fill, on_page in _PAINT.items():
        body = body.replace(fill, on_page)
    return f'<symbol id="{name}" viewBox="0 -14 160 94">{body}</symbol>'


def _groups(file: Path) -> dict[str, str]:
    """Return the groups of an SVG file by their names."""
    text = file.read_text("utf-8")
    return {found[1]: found[2] for found in re.finditer(r'<g id="([\w-]+)">(.*)</g>\n', text)}


def _file(name: str) -> str:
    return resource("phone", name).read_text("utf-8")
