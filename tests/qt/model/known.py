"""Known findings of the checks, each with its reason."""

import re
from typing import NamedTuple


class Known(NamedTuple):
    """A known finding of a check, as a regular expression."""

    check: str
    says: str
    reason: str


KNOWN: tuple[Known, ...] = ()


def unknown(check: str, found: list[str]) -> list[str]:
    """Return the findings that are not known."""
    known = [re.compile(each.says) for each in KNOWN if each.check == check]
    return [each for each in found if not any(says.search(each) for says in known)]
