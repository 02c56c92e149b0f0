"""Names as they stand in a sentence."""

import unicodedata
from collections import Counter
from collections.abc import Sequence

from mille_net.untrusted_text import graphemes
from mille_qt.ui.texts.cards import number

#: What begins and ends a part of a text that is ordered by itself (Unicode Annex 9).
_FIRST_STRONG_ISOLATE, _POP = "\u2068", "\u2069"
#: The directions of the letters that are written from right to left.
_RIGHT_TO_LEFT = ("R", "AL")


def isolated(name: str) -> str:
    """A name that turns nothing around it, in whichever direction its letters run."""
    if name.isascii() or not any(
        unicodedata.bidirectional(char) in _RIGHT_TO_LEFT for char in name
    ):
        return name
    return f"{_FIRST_STRONG_ISOLATE}{name}{_POP}"


def shortened(names: Sequence[str], letters: int) -> tuple[str, ...]:
    """The names, each with so many letters at most; whole where they would look alike."""
    short = tuple(_cut(name, letters) for name in names)
    return short if len(set(short)) == len(set(names)) else tuple(names)


def _cut(name: str, letters: int) -> str:
    found = graphemes(name)
    return name if len(found) <= letters else f"{''.join(found[: letters - 1]).rstrip()}…"


def told_apart(names: Sequence[str]) -> tuple[str, ...]:
    """The names in their order, numbered from the second on where several are the same."""
    met: Counter[str] = Counter()
    told = []
    for name in names:
        met[name] += 1
        told.append(name if met[name] == 1 else f"{name} ({number(met[name])})")
    return tuple(told)
