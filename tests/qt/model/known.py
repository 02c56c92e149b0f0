"""What the checks find and is known: each with its reason. Nothing else is ever left out."""

import re
from typing import NamedTuple


class Known(NamedTuple):
    """What a check says of something that is known, as a regular expression."""

    check: str
    says: str
    reason: str


KNOWN: tuple[Known, ...] = ()


def unknown(check: str, found: list[str]) -> list[str]:
    """What of this is not known."""
    known = [re.compile(each.says) for each in KNOWN if each.check == check]
    return [each for each in found if not any(says.search(each) for says in known)]
