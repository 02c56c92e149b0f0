"""What an action is."""

import random
from collections.abc import Callable
from typing import NamedTuple

from tests.qt.model.world import World

#: What to do with the words behind a name; draws them, None where it cannot be done now.
Do = Callable[[World, str], None]
Draw = Callable[[World, random.Random], str | None]


class Action(NamedTuple):
    """Something to do, how often, and how its words are drawn and done."""

    often: int
    draw: Draw
    do: Do
