"""Settings files that cannot be read: they are kept, under another name."""

import logging
import re
import time
from collections.abc import Collection
from pathlib import Path

_LOG = logging.getLogger(__name__)

#: How a line begins that says nothing: a group, a remark.
_SAYS_NOTHING = ("[", ";", "#")
#: What no version of the program has ever written: such signs stand as words in these files.
_NEVER_WRITTEN = re.compile(rb"[\x00-\x08\x0b\x0e-\x1f]")
#: The group that Qt takes for no group.
_GENERAL = "general"


def is_damaged(content: bytes, names: Collection[str]) -> bool:
    """Whether what a file holds was never written as settings, of which `names` are some.

    A file may have settings of other versions, remarks and mistakes; but where it says anything at
    all, it gives at least one of the settings.
    """
    if _NEVER_WRITTEN.search(content):
        return True
    try:
        lines = _lines(content.decode("utf-8-sig"))
    except UnicodeDecodeError:
        return True
    if any(line.startswith("[") and "]" not in line for line in lines):
        return True
    says = [line for line in lines if line and not line.startswith(_SAYS_NOTHING)]
    return bool(says) and not _gives_any(lines, names)


def _lines(text: str) -> list[str]:
    """As Qt parts them, without room at their ends; one that goes on is one with the next."""
    whole = re.sub(r"\\(\r\n|\n|\r)", " ", text)
    return [line.strip() for line in re.split(r"\r\n|\n|\r", whole)]


def _gives_any(lines: list[str], names: Collection[str]) -> bool:
    known = {name.casefold() for name in names}
    group = _GENERAL
    for line in lines:
        name, equals, _value = line.partition("=")
        if line.startswith("["):
            group = line[1 : line.index("]")].strip().casefold()
        elif equals and group == _GENERAL and name.strip().casefold() in known:
            return True
    return False


def set_aside(path: Path) -> Path | None:
    """Rename a file so that a new one can be begun; its new path, None where that fails."""
    stem = f"{path.name}.damaged-{time.strftime('%Y%m%d-%H%M%S')}"
    aside, number = path.with_name(stem), 1
    while aside.exists():
        number += 1
        aside = path.with_name(f"{stem}-{number}")
    try:
        path.rename(aside)
    except OSError as error:
        _LOG.warning("%s is damaged, and cannot be renamed: %s", path, error)
        return None
    _LOG.warning("%s was damaged; it is now %s", path, aside)
    return aside
