"""Settings files that cannot be read: they are kept, under another name."""

import logging
import time
from pathlib import Path

_LOG = logging.getLogger(__name__)


#: How a line begins that says nothing: a group, a remark.
_SAYS_NOTHING = (b"[", b";")


def holds_something(path: Path) -> bool:
    """Whether there is more in a file than empty lines, groups and remarks."""
    try:
        lines = path.read_bytes().splitlines()
    except OSError:
        return False  # nobody may look into it
    return any(line.strip() and not line.startswith(_SAYS_NOTHING) for line in lines)


def set_aside(path: Path) -> Path | None:
    """Rename a file so that a new one can be begun; its new path, None where that fails."""
    aside = path.with_name(f"{path.name}.damaged-{time.strftime('%Y%m%d-%H%M%S')}")
    try:
        path.rename(aside)
    except OSError as error:
        _LOG.warning("%s is damaged, and cannot be renamed: %s", path, error)
        return None
    _LOG.warning("%s was damaged; it is now %s", path, aside)
    return aside
