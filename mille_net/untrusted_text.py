"""Cleans and checks names and chat from the network."""

import unicodedata
from functools import lru_cache

from mille_net.limits import CHAT_BYTES, NAME_BYTES, NAME_GRAPHEMES

_JOINER = "\u200d"
_FLAG_LETTERS = range(0x1F1E6, 0x1F200)
_SKIN_TONES = range(0x1F3FB, 0x1F400)
_MARKS = ("Mn", "Me", "Mc")
#: Control, format, private and surrogate characters, line and paragraph ends. Unassigned ones pass:
#: the peer may know a newer Unicode than this computer.
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

#: Cyrillic, Greek and Armenian letters that look like a Latin one, and those Latin letters, as in
#: Unicode's table of confusable characters (UTS 39).
_LOOKALIKES = str.maketrans(
    "АВЕЅІЈКМНОРСТУХҮԌԚԜаеѕіјорсухүһԁԛԝӏΑΒΕΖΗΙΚΜΝΟΡΤΥΧονιՍՏօոս",
    "ABESIJKMHOPCTYXYGQWaesijopcyxyhdqwlABEZHIKMNOPTYXoviUSonu",
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
    if char == _JOINER or before.endswith(_JOINER):
        return True
    return len(before) == 1 and ord(before) in _FLAG_LETTERS and ord(char) in _FLAG_LETTERS


def cleaned(text: str) -> str:
    """Return a name without invisible characters and double spaces, cut to the maximum length.

    Returns an empty string if nothing visible is left.
    """
    plain = unicodedata.normalize("NFC", text)
    seen = "".join(" " if _is_unseen(char) or char in _BLANK else char for char in plain)
    words = (word.strip(_JOINER) for word in seen.split())
    kept = graphemes(" ".join(word for word in words if word))[:NAME_GRAPHEMES]
    while len("".join(kept).encode()) > NAME_BYTES:
        kept.pop()
    name = "".join(kept).strip()
    return name if _shows_something(name) else ""


def is_name(text: str) -> bool:
    """Return True if a text is a valid name."""
    return bool(text) and text == cleaned(text)


def is_chat(text: str) -> bool:
    """Return True if a text is a valid line of chat: short and visible."""
    if not _shows_something(text) or any(map(_is_unseen, text)):
        return False
    return len(text.encode()) <= CHAT_BYTES


@lru_cache(maxsize=256)  # asked for every name whenever a table is shown
def appearance(name: str) -> str:
    """Return a key that is equal for names that look alike.

    They differ only in case, width, dashes, selectors, or in letters of another script.
    """
    folded = unicodedata.normalize("NFKD", name).translate(_LOOKALIKES).casefold()
    seen = (char for char in folded if char != _JOINER and not _is_selector(char))
    return "".join("-" if unicodedata.category(char) == "Pd" else char for char in seen)


def _is_unseen(char: str) -> bool:
    """Return True for a character that is invisible or moves others, except the emoji joiner."""
    return char != _JOINER and unicodedata.category(char) in _UNSEEN


def _is_selector(char: str) -> bool:
    return ord(char) in (0xFE0E, 0xFE0F) or 0xE0100 <= ord(char) <= 0xE01EF


def _shows_something(text: str) -> bool:
    """Return True if a text is visible; marks and joiners alone are not."""
    return any(
        not char.isspace()
        and not _is_unseen(char)
        and char != _JOINER
        and char not in _BLANK
        and unicodedata.category(char) not in _MARKS
        for char in text
    )
