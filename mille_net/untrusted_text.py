"""Cleans and checks names and chat from the network."""

import unicodedata
from functools import lru_cache

from mille_net.limits import CHAT_BYTES, NAME_BYTES, NAME_GRAPHEMES
from mille_rules.visible_text import JOINER, clean_line, is_unseen, shows_something

#: Cyrillic, Greek and Armenian letters that look like a Latin one, and those Latin letters, as in
#: Unicode's table of confusable characters (UTS 39).
_LOOKALIKES = str.maketrans(
    "АВЕЅІЈКМНОРСТУХҮԌԚԜаеѕіјорсухүһԁԛԝӏΑΒΕΖΗΙΚΜΝΟΡΤΥΧονιՍՏօոս",
    "ABESIJKMHOPCTYXYGQWaesijopcyxyhdqwlABEZHIKMNOPTYXoviUSonu",
)


def cleaned(text: str) -> str:
    """Return a name without invisible characters and double spaces, cut to the maximum length.

    Returns an empty string if nothing visible is left.
    """
    return clean_line(text, NAME_GRAPHEMES, lambda name: len(name.encode()) <= NAME_BYTES)


def is_name(text: str) -> bool:
    """Return True if a text is a valid name."""
    return bool(text) and text == cleaned(text)


def is_chat(text: str) -> bool:
    """Return True if a text is a valid line of chat: short and visible."""
    if not shows_something(text) or any(map(is_unseen, text)):
        return False
    return len(text.encode()) <= CHAT_BYTES


@lru_cache(maxsize=256)  # asked for every name whenever a table is shown
def appearance(name: str) -> str:
    """Return a key that is equal for names that look alike.

    They differ only in case, width, dashes, selectors, or in letters of another script.
    """
    folded = unicodedata.normalize("NFKD", name).translate(_LOOKALIKES).casefold()
    seen = (char for char in folded if char != JOINER and not _is_selector(char))
    return "".join("-" if unicodedata.category(char) == "Pd" else char for char in seen)


def _is_selector(char: str) -> bool:
    return ord(char) in (0xFE0E, 0xFE0F) or 0xE0100 <= ord(char) <= 0xE01EF
