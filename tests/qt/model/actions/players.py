"""Seats that are given from people to the computer, and back."""

import random

from mille_qt.features.setup.players_dialog import PlayersDialog
from tests.qt.model.actions.action import Action
from tests.qt.model.world import World


def _draw_seat(world: World, chance: random.Random) -> str | None:
    match = world.window.match
    if match is None or world.dialog is not None:
        return None
    return str(chance.randrange(len(match.names)))


def _hand_over(world: World, seat: str) -> None:
    """Change the kind of player on a seat in the dialog."""
    world.person.key("F7")
    dialog = world.dialog
    if isinstance(dialog, PlayersDialog):
        kinds = dialog.rows[int(seat)].kinds
        world.person.click_on(kinds.buttons[1 - kinds.index])
        world.person.click_on(dialog.ok_button)


PLAYER_ACTIONS = {"hand-over": Action(2, _draw_seat, _hand_over)}
