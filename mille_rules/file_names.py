"""What the file of a match is called: readable, and allowed on every system."""

import re
import unicodedata
from collections.abc import Sequence

SUFFIX = ".mille"
#: Bytes of a name before its number and its ending: with the marks of drafts and locks it stays
#: below 143, the shortest limit of any file system in use (encrypted home folders).
MAX_BYTES = 110
_FORBIDDEN = '<>:"/\\|?*'
#: Names that Windows gives to devices, whatever comes behind the dot.
_DEVICES = {"con", "prn", "aux", "nul"}
_NUMBERED_DEVICES = ("com", "lpt")
#: How a name begins that a match was given by itself.
_DAY_AND_TIME = re.compile(r"\d{4}-\d\d-\d\d \d\d\.\d\d ?")


def file_name(names: Sequence[str], when: str) -> str:
    """The name, without its ending, of a match of these players that began at `when`."""
    return plain_name(f"{when} {', '.join(filter(None, names))}")


def plain_name(text: str) -> str:
    """The text as a file may be called, without an ending; empty where nothing of it is left."""
    letters = unicodedata.normalize("NFC", text)
    kept = "".join("-" if c in _FORBIDDEN else c if c.isprintable() else " " for c in letters)
    # A dot in front hides a file, and Windows drops dots and spaces at the end.
    name = _cut(" ".join(kept.split()).strip(". "))
    stem = name.partition(".")[0].strip().lower()
    is_device = stem in _DEVICES or (stem[:3] in _NUMBERED_DEVICES and stem[3:].isdecimal())
    return f"{name}-" if is_device else name


def numbered(name: str, number: int) -> str:
    """The name of the file, its ending included; the second of the same name bears a 2."""
    return f"{name}{SUFFIX}" if number == 1 else f"{name} ({number}){SUFFIX}"


def title_of(file: str) -> str:
    """What somebody has called a match; empty where its file has the name that it was given."""
    return "" if _DAY_AND_TIME.match(file) else file.removesuffix(SUFFIX)


def short_name(file: str) -> str:
    """The title of a match, or its players, as far as its file's name says."""
    stem = file.removesuffix(SUFFIX)
    return _DAY_AND_TIME.sub("", stem, count=1) or stem


def _cut(text: str) -> str:
    return text.encode()[:MAX_BYTES].decode(errors="ignore").rstrip(". ")
