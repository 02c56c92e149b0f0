"""Names of players inside sentences, and lists of words."""

import unicodedata
from collections.abc import Iterable, Sequence

from PySide6.QtCore import QTextBoundaryFinder

from mille_qt.ui.translation import translate

#: Unicode characters around a text with its own direction (UAX 9).
_FIRST_STRONG_ISOLATE, _POP = "\u2068", "\u2069"
#: Bidirectional classes of letters written from right to left.
_RIGHT_TO_LEFT = ("R", "AL")


def isolated(name: str) -> str:
    """Return a name isolated from the direction of the text around it."""
    if name.isascii() or not any(
        unicodedata.bidirectional(char) in _RIGHT_TO_LEFT for char in name
    ):
        return name
    return f"{_FIRST_STRONG_ISOLATE}{name}{_POP}"


def before_figure(name: str) -> str:
    """Return a name before a figure, with a colon if it ends with a digit."""
    if not name[-1:].isdigit():
        return name
    return translate("Texts", "{name}:", "a name that ends with a digit, before a figure").format(
        name=name
    )


def shortened(names: Sequence[str], letters: int) -> tuple[str, ...]:
    """Shorten the names, unless they would look alike."""
    short = tuple(_cut(name, letters) for name in names)
    return short if len(set(short)) == len(set(names)) else tuple(names)


def _cut(name: str, letters: int) -> str:
    return name if name == graphemes(name, letters) else f"{graphemes(name, letters - 1).rstrip()}…"


def graphemes(text: str, most: int) -> str:
    """Return the first `most` graphemes of a text."""
    finder = QTextBoundaryFinder(QTextBoundaryFinder.BoundaryType.Grapheme, text)
    for _ in range(most):
        if finder.toNextBoundary() < 0:
            return text
    # Qt counts UTF-16 units.
    units = finder.position() * 2
    return text.encode("utf-16-le")[:units].decode("utf-16-le")


def listed(parts: Iterable[str]) -> str:
    """Join the parts with the separator of the language."""
    return translate("Texts", ", ", "between the parts of a list").join(parts)
