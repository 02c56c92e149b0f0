"""Actions of a user, each written as a line of text: `drag-card 3 side 1`."""

import random

from tests.qt.model.actions.buttons import BUTTON_ACTIONS
from tests.qt.model.actions.elsewhere import ELSEWHERE_ACTIONS
from tests.qt.model.actions.keys import KEY_ACTIONS
from tests.qt.model.actions.mouse import MOUSE_ACTIONS
from tests.qt.model.actions.moves import MOVE_ACTIONS
from tests.qt.model.actions.phones import PHONE_ACTIONS
from tests.qt.model.actions.players import PLAYER_ACTIONS
from tests.qt.model.actions.window import WINDOW_ACTIONS
from tests.qt.model.world import World

ACTIONS = {
    **KEY_ACTIONS,
    **MOUSE_ACTIONS,
    **MOVE_ACTIONS,
    **BUTTON_ACTIONS,
    **PLAYER_ACTIONS,
    **PHONE_ACTIONS,
    **ELSEWHERE_ACTIONS,
    **WINDOW_ACTIONS,
}


def draw_step(world: World, chance: random.Random) -> str:
    """Return a random step that is possible."""
    names, weights = list(ACTIONS), [action.often for action in ACTIONS.values()]
    while True:
        (name,) = chance.choices(names, weights)
        words = ACTIONS[name].draw(world, chance)
        if words is not None:
            return f"{name} {words}".strip()


def do_step(world: World, step: str) -> None:
    """Do a step as far as it is possible."""
    name, _, words = step.partition(" ")
    ACTIONS[name].do(world, words)
