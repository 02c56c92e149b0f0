"""Actions of a user."""

import random
from collections.abc import Callable
from typing import NamedTuple

from tests.qt.model.world import World

#: Does an action with the words after its name; chooses words, None if it is impossible.
Do = Callable[[World, str], None]
Draw = Callable[[World, random.Random], str | None]


class Action(NamedTuple):
    """An action: its name, its frequency, and functions that choose its words and do it."""

    often: int
    draw: Draw
    do: Do
