"""File names of matches: readable, and allowed on every system."""

import re
import unicodedata
from collections.abc import Sequence

SUFFIX = ".mille"
#: Bytes of a name before its number and its ending: with the marks of drafts and locks it stays
#: below 143, the shortest limit of any file system in use (encrypted home folders).
MAX_BYTES = 110
_FORBIDDEN = '<>:"/\\|?*'
#: Names that Windows gives to devices, whatever comes behind the dot.
_DEVICES = {"con", "prn", "aux", "nul", "conin$", "conout$"}
_NUMBERED_DEVICES = ("com", "lpt")
#: The beginning of an automatic name.
_DAY_AND_TIME = re.compile(r"\d{4}-\d\d-\d\d \d\d\.\d\d ?")


def file_name(names: Sequence[str], when: str) -> str:
    """Return the automatic name, without suffix, of a match that began at `when`."""
    return plain_name(f"{when} {', '.join(filter(None, names))}")


def plain_name(text: str) -> str:
    """Return text as a file name without suffix; empty if no character is allowed."""
    letters = unicodedata.normalize("NFC", text)
    kept = "".join("-" if c in _FORBIDDEN else c if c.isprintable() else " " for c in letters)
    # A dot in front hides a file, and Windows drops dots and spaces at the end.
    name = _cut(" ".join(kept.split()).strip(". "))
    first, dot, rest = name.partition(".")
    stem = first.strip().lower()
    is_device = stem in _DEVICES or (stem[:3] in _NUMBERED_DEVICES and stem[3:].isdigit())
    return f"{first}-{dot}{rest}" if is_device else name


def numbered(name: str, number: int) -> str:
    """Return the file name with its suffix; the second file of a name gets the number 2."""
    return f"{name}{SUFFIX}" if number == 1 else f"{name} ({number}){SUFFIX}"


def title_of(file: str) -> str:
    """Return the title that a player gave to a match; empty for an automatic name."""
    return "" if _DAY_AND_TIME.match(file) else file.removesuffix(SUFFIX)


def _cut(text: str) -> str:
    return text.encode()[:MAX_BYTES].decode(errors="ignore").rstrip(". ")
