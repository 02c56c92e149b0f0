"""Names of players inside sentences."""

import unicodedata
from collections import Counter
from collections.abc import Sequence

from mille_net.untrusted_text import appearance, graphemes
from mille_qt.ui.texts.cards import number

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


def shortened(names: Sequence[str], letters: int) -> tuple[str, ...]:
    """Shorten the names, unless they would look alike."""
    short = tuple(_cut(name, letters) for name in names)
    return short if len(set(short)) == len(set(names)) else tuple(names)


def _cut(name: str, letters: int) -> str:
    found = graphemes(name)
    return name if len(found) <= letters else f"{''.join(found[: letters - 1]).rstrip()}…"


def told_apart(names: Sequence[str]) -> tuple[str, ...]:
    """Number names that look alike from the second on."""
    met: Counter[str] = Counter()
    told = []
    for name in names:
        look = appearance(name)
        met[look] += 1
        told.append(name if met[look] == 1 else f"{name} ({number(met[look])})")
    return tuple(told)
