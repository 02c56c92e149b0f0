"""Keys: those of the table, of dialogs and of pages."""

import random

from PySide6.QtWidgets import QApplication

from tests.qt.model.actions.action import Action
from tests.qt.model.world import World

#: Keys at the table and their frequencies.
KEYS = {
    "Return": 4, "Space": 4, "Escape": 3, "Left": 2, "Right": 2, "Up": 1, "Down": 2, "U": 2, "D": 2,
    "P": 2, "O": 4, "H": 1, "R": 1, "W": 1, "N": 2, "E": 1, "M": 1, "T": 1, "Shift+T": 1, "C": 1,
    "Backspace": 2, "Tab": 2, "Shift+Tab": 1, "F6": 1, "Shift+F6": 1, "F4": 3, "F7": 1, "F8": 1,
    "F9": 1, "F11": 1, "Ctrl+Shift+L": 1, "Ctrl+M": 1, "?": 1, "F1": 1, "Ctrl+,": 1, "Q": 1, "S": 1,
    "Ctrl+S": 1, "Ctrl+L": 1, "Delete": 1,
}  # fmt: skip
DIALOG_KEYS = {"Escape": 4, "Return": 2, "Tab": 2, "Space": 1}
#: Keys that step, and so go on while they are held; how many of the held keys are digits.
STEPPING, DIGITS = ("Left", "Right", "Up", "Down", "Tab", "Shift+Tab"), 0.3
#: Keys on other pages.
PAGE_KEYS = {"Return": 6, "Escape": 1, "Tab": 2, "F11": 1, "F8": 2}


def _draw_key(world: World, chance: random.Random) -> str | None:
    keys = DIALOG_KEYS if world.dialog is not None else KEYS if world.game else PAGE_KEYS
    return chance.choices(list(keys), list(keys.values()))[0]


def _key(world: World, key: str) -> None:
    game = world.game
    only = None if game is None or game.hand.has_choice else game.hand.selection.only_move
    if key == "Return" and only is not None and world.dialog is None:
        world.meant = only.card
    world.person.key("Escape" if world.qts_own_dialog else key)


def _draw_held_key(world: World, chance: random.Random) -> str | None:
    if world.qts_own_dialog or QApplication.activePopupWidget() is not None:
        return None
    key = _draw_digit(world, chance) if chance.random() < DIGITS else _draw_key(world, chance)
    return None if key in STEPPING else key


def _hold_key(world: World, key: str) -> None:
    """Press a key and hold it: whatever it has done, its repeats do nothing."""
    _key(world, key)
    if world.qts_own_dialog or QApplication.activePopupWidget() is not None:
        return
    before = _standing(world)
    world.person.repeat(key)
    after = _standing(world)
    assert after == before, f"{key} is held: {before} has become {after}"


def _standing(world: World) -> list[object]:
    """Return what a key can change."""
    match, game = world.window.match, world.game
    shown = [game.bar.text, game.hand.chosen, game.settings.hand_order] if game is not None else []
    moves = None if match is None else len(match.text().splitlines())
    return [moves, type(world.page).__name__, world.dialog, world.curtained, *shown]


def _draw_digit(world: World, chance: random.Random) -> str | None:
    return str(chance.randint(1, 8)) if world.game and world.dialog is None else None


def _digit(world: World, digit: str) -> None:
    if not world.qts_own_dialog:
        world.person.key(digit)


def _draw_bsd_command(world: World, chance: random.Random) -> str | None:
    """Return a command of the BSD game and its card; what ends it is a step of its own."""
    keys = f"{chance.choice('UD')} {chance.choice('1234567P')}"
    return keys if world.game and world.dialog is None else None


def _bsd_command(world: World, keys: str) -> None:
    for key in keys.split():
        _key(world, key)


KEY_ACTIONS = {
    "key": Action(30, _draw_key, _key),
    "digit": Action(12, _draw_digit, _digit),
    "hold-key": Action(6, _draw_held_key, _hold_key),
    "bsd-command": Action(8, _draw_bsd_command, _bsd_command),
}
