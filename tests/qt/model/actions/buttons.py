"""Buttons, the lines of the log, the curtain, and dialogs that ask for a file."""

import random

from PySide6.QtWidgets import QAbstractButton, QListWidget

from tests.qt.model.actions.action import Action
from tests.qt.model.world import World


def _buttons(world: World) -> list[QAbstractButton]:
    """Return the visible buttons without a menu, which would block."""
    places = [world.dialog] if world.dialog else [world.page]
    if world.game is not None and world.dialog is None:
        game = world.game
        open_to_all = [game.bar, game.tools, game.corner_tools]
        places = [game.curtain] if world.curtained else open_to_all
    found = [each for place in places if place for each in place.findChildren(QAbstractButton)]
    return [b for b in found if b.isVisible() and b.isEnabled() and _is_plain(b)]


def _is_plain(button: QAbstractButton) -> bool:
    return getattr(button, "menu", lambda: None)() is None


def _draw_button(world: World, chance: random.Random) -> str | None:
    if world.qts_own_dialog or not (world.game or world.sheet or world.message_box()):
        return None
    found = _buttons(world)
    return str(chance.randrange(len(found))) if found else None


def _press_button(world: World, number: str) -> None:
    found = _buttons(world)
    if int(number) < len(found) and not world.qts_own_dialog:
        world.person.click_on(found[int(number)])


def _lines(world: World) -> QListWidget | None:
    game = world.game
    usable = game is not None and game.panel.isVisible() and world.dialog is None
    lines = game.panel.log.lines if game is not None and usable else None
    return lines if isinstance(lines, QListWidget) and lines.count() else None


def _draw_line(world: World, chance: random.Random) -> str | None:
    lines = None if world.curtained else _lines(world)
    return None if lines is None else str(chance.randrange(lines.count()))


def _click_line(world: World, row: str) -> None:
    lines = _lines(world)
    item = None if lines is None else lines.item(int(row))
    if lines is not None and item is not None:
        lines.scrollToItem(item)
        seen = lines.visualItemRect(item).intersected(lines.viewport().rect())
        point = lines.viewport().mapTo(world.window, seen.center())
        if lines.viewport() is world.window.childAt(point):
            world.person.click(point)


def _draw_file(world: World, chance: random.Random) -> str | None:
    return f"saved-{chance.randint(1, 3)}.mille" if world.file_dialog is not None else None


def _choose_file(world: World, name: str) -> None:
    dialog = world.file_dialog
    if dialog is not None:
        dialog.fileSelected.emit(str(world.home / name))
        dialog.done(dialog.DialogCode.Accepted)


def _draw_lift(world: World, _chance: random.Random) -> str | None:
    return "" if world.curtained and world.game and world.dialog is None else None


def _lift_curtain(world: World, _words: str) -> None:
    if world.curtained:
        world.person.key("Return")


BUTTON_ACTIONS = {
    "press-button": Action(8, _draw_button, _press_button),
    "click-line": Action(2, _draw_line, _click_line),
    "lift-curtain": Action(20, _draw_lift, _lift_curtain),
    "choose-file": Action(10, _draw_file, _choose_file),
}
