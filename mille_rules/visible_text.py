"""What people see of a text: the characters that names and titles may have, and their length."""

import unicodedata
from collections.abc import Callable

#: Joins emoji to one.
JOINER = "\u200d"
_FLAG_LETTERS = range(0x1F1E6, 0x1F200)
_SKIN_TONES = range(0x1F3FB, 0x1F400)
_MARKS = ("Mn", "Me", "Mc")
#: Control, format, private and surrogate characters, line and paragraph ends. Unassigned ones pass:
#: whoever wrote them may know a newer Unicode than this computer.
_UNSEEN = ("Cc", "Cf", "Co", "Cs", "Zl", "Zp")
#: Letters, marks and symbols by their categories, which all the same show nothing: fillers, the
#: selectors that no name needs, blank signs, and what Unicode will never show anything for. The
#: selectors U+FE0E and U+FE0F of pictures and those of Chinese characters, U+E0100 to U+E01EF, are
#: marks like others.
_BLANK = frozenset(
    chr(point)
    for first, last in (
        (0x034F, 0x034F),
        (0x115F, 0x1160),
        (0x17B4, 0x17B5),
        (0x180B, 0x180F),
        (0x2065, 0x2065),
        (0x2800, 0x2800),
        (0x3164, 0x3164),
        (0xFE00, 0xFE0D),
        (0xFFA0, 0xFFA0),
        (0xFFF0, 0xFFF8),
        (0xFFFC, 0xFFFC),
        (0x13441, 0x13442),
        (0x16FE4, 0x16FE4),
        (0x1D159, 0x1D159),
        (0xE0000, 0xE00FF),
        (0xE01F0, 0xE0FFF),
    )
    for point in range(first, last + 1)
)


def graphemes(text: str) -> list[str]:
    """Return the graphemes of a text; letters with accents, joined emoji and flags are one each."""
    found: list[str] = []
    for char in text:
        if found and _goes_with(found[-1], char):
            found[-1] += char
        else:
            found.append(char)
    return found


def _goes_with(before: str, char: str) -> bool:
    if unicodedata.category(char) in _MARKS or ord(char) in _SKIN_TONES:
        return True
    if char == JOINER or before.endswith(JOINER):
        return True
    return len(before) == 1 and ord(before) in _FLAG_LETTERS and ord(char) in _FLAG_LETTERS


def clean_line(text: str, most: int, fits: Callable[[str], bool]) -> str:
    """Return a line made of a text: nothing invisible, single spaces, in Unicode form NFC.

    It has at most `most` graphemes, and as many as `fits` returns True for. Returns an empty string
    if nothing visible is left.
    """
    plain = unicodedata.normalize("NFC", text)
    seen = "".join(" " if is_unseen(char) or char in _BLANK else char for char in plain)
    words = (word.strip(JOINER) for word in seen.split())
    kept = graphemes(" ".join(word for word in words if word))[:most]
    while not fits("".join(kept)):
        kept.pop()
    line = "".join(kept).strip()
    return line if shows_something(line) else ""


def is_unseen(char: str) -> bool:
    """Return True for a character that is invisible or moves others, except the emoji joiner."""
    return char != JOINER and unicodedata.category(char) in _UNSEEN


def shows_something(text: str) -> bool:
    """Return True if a text is visible; marks and joiners alone are not."""
    return any(
        not char.isspace()
        and not is_unseen(char)
        and char != JOINER
        and char not in _BLANK
        and unicodedata.category(char) not in _MARKS
        for char in text
    )
