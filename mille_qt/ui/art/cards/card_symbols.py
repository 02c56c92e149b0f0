"""The cards as symbols of SVG, for web pages: drawn like the small ones of `card_painter`."""

import re

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor

from mille_qt.ui.art.cards.card_names import BACK, FACES, art_of, family_of, has_deck_name
from mille_qt.ui.art.cards.card_painter import (
    BACK_NUMBER,
    CAP_NUMBER,
    DECK_NAME,
    ON_CAP,
    ON_STONE,
    PLATE_NUMBER,
    STONE_NUMBER,
)
from mille_qt.ui.editions import USUAL, Edition
from mille_qt.ui.theme.theme_colours import CREAM, INK
from mille_rules.cards import Family

#: The transforms of the groups in the artwork, in card units.
_ART: dict[Family | None, str] = {Family.DISTANCE: "translate(-21 -1) scale(1.17)", None: ""}
_USUAL_ART = "translate(0 42)"
_INDEX: dict[Family | None, str] = {Family.DISTANCE: "translate(-3 -32) scale(3.2)"}
_USUAL_INDEX = "translate(-17 -18) scale(2.05)"
#: The background of the large number of a distance card.
_HEAD = '<path d="M0 0H250V150H0Z" fill="#f3efe4"/>'
#: The baseline below the centre of a digit, and its width, as shares of the font size.
_BASELINE, _DIGIT_WIDTH = 0.36, 0.58


def card_symbols(language: str, edition: Edition = USUAL, prefix: str = "card") -> str:
    """Return an empty SVG element with all cards and their back as symbols `PREFIX-SLUG`.

    `language` are the names on the cards, which decide on the back.
    """
    slugs = sorted((*FACES, BACK))
    symbols = "".join(_symbol(slug, language, edition, prefix) for slug in slugs)
    return f'<svg width="0" height="0" class="symbols" aria-hidden="true">{symbols}</svg>'


def _symbol(slug: str, language: str, edition: Edition, prefix: str) -> str:
    family = family_of(slug)
    art = _inside(art_of(slug, language, edition).read_text("utf-8"))
    head, index = "", ""
    if family is Family.DISTANCE:
        art = _with_text(art, "art", edition.index_on(slug), STONE_NUMBER, 58)
        art = _with_text(art, "index", edition.index_on(slug), PLATE_NUMBER, 32, CREAM)
        head = _HEAD
    if slug == BACK:
        art = _with_back_texts(art, language, edition)
    else:
        index = _INDEX.get(family, _USUAL_INDEX)
    art = art.replace('<g id="ground">', "<g>")
    art = art.replace('<g id="art">', _group(_ART.get(family, _USUAL_ART)))
    art = art.replace('<g id="index">', head + _group(index))
    return f'<symbol id="{prefix}-{slug}" viewBox="0 0 250 350">{art}</symbol>'


def _inside(svg: str) -> str:
    """Return the content of an SVG file without its outermost element."""
    found = re.fullmatch(r"\s*<svg[^>]*>(.*)</svg>\s*", svg, re.DOTALL)
    if found is None:
        raise ValueError("expected one svg element")
    return " ".join(found[1].split())


def _group(transform: str) -> str:
    return f'<g transform="{transform}">' if transform else "<g>"


def _with_back_texts(art: str, language: str, edition: Edition) -> str:
    """Add the number on the stone, and the name of the deck if it has one."""
    if not has_deck_name(language, edition):
        return _with_text(art, "art", edition.on_back, BACK_NUMBER, 58)
    for word, box in DECK_NAME:
        art = _with_text(art, "art", word, box, ON_STONE)
    return _with_text(art, "art", "1000", CAP_NUMBER, ON_CAP, CREAM)


def _with_text(
    art: str, group: str, text: str, box: QRectF, size: float, colour: QColor = INK
) -> str:
    """Add a text to the end of a group of the artwork, centred in a box."""
    narrow = len(text) * _DIGIT_WIDTH * size > box.width()
    fit = f' textLength="{box.width():g}" lengthAdjust="spacingAndGlyphs"' if narrow else ""
    element = (
        f'<text x="{box.center().x():g}" y="{box.center().y() + size * _BASELINE:g}"'
        f' font-size="{size:g}" text-anchor="middle" font-weight="800" font-family="sans-serif"'
        f' fill="{colour.name()}"{fit}>{text}</text>'
    )
    start = art.index(f'<g id="{group}">')
    next_group = art.find('<g id="', start + 1)
    end = art.rindex("</g>", start, next_group if next_group > 0 else len(art))
    return art[:end] + element + art[end:]
