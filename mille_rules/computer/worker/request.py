"""The request for a decision, as it goes to the thinking process.

Not in `thinking` itself: run as a program, that is another module than the one that is imported.
"""

from typing import NamedTuple

from mille_rules.moves import Move
from mille_rules.views import View


class Request(NamedTuple):
    """All that ever gets to the process: what one seat may see, and what it may do."""

    level: str
    view: View
    choices: tuple[Move, ...]
