"""Sensible moves by keys or mouse: random keys would never finish a race."""

import random

from mille_qt.table.positions import DISCARD_PILE, target_of
from mille_rules.computer.levels.levels import LEVELS
from mille_rules.moves import Move, MoveKind
from tests.qt.model.actions.action import Action
from tests.qt.model.actions.mouse import drag_card
from tests.qt.model.world import World


def _draw_way(world: World, chance: random.Random) -> str | None:
    asked = world.update is not None and world.update.choices
    if world.game is None or world.dialog is not None or world.curtained or not asked:
        return None
    return chance.choice(("by-mouse", "by-keys"))


def _play(world: World, way: str) -> None:
    """Make the move that a computer player would make."""
    update = world.update
    busy = world.curtained or world.dialog is not None
    if update is None or not update.choices or busy or world.game is None:
        return
    few = len(update.choices) == 1
    move = update.choices[0] if few else LEVELS["normal"]().choose(update.view, update.choices)
    if move.kind not in (MoveKind.PLAY, MoveKind.DISCARD):
        world.person.key(_ANSWERS[move.kind])
        return
    index = next((i for i, item in world.cards.items() if item.card is move.card), None)
    if index is None:
        return
    if way == "by-keys":
        _play_by_keys(world, index, move)
    else:
        _play_by_mouse(world, index, move)


def _play_and_regret(world: World, way: str) -> None:
    """Make a move and try at once to take it back."""
    _play(world, way)
    if world.game is not None and world.dialog is None:
        world.person.key("Backspace")


_ANSWERS = {
    MoveKind.DRAW: "P",
    MoveKind.TAKE: "G",
    MoveKind.COUP: "Space",
    MoveKind.PASS: "N",
    MoveKind.FINISH: "Return",
    MoveKind.EXTEND: "E",
}


def _play_by_keys(world: World, index: int, move: Move) -> None:
    if world.scene.choice.chosen == index:
        world.person.key("Escape")
    world.person.key(str(sorted(world.cards).index(index) + 1))
    if world.scene.choice.chosen != index:
        return  # the key has only ended a flight
    world.meant = move.card
    world.person.key("D" if move.kind is MoveKind.DISCARD else "Return")


def _play_by_mouse(world: World, index: int, move: Move) -> None:
    own = world.update.view.side if world.update is not None else None
    place = target_of(move, own or 0)
    if place is not None:
        words = "discard" if place == DISCARD_PILE else f"side {place.side}"
        drag_card(world, f"{index} {words}")


MOVE_ACTIONS = {
    "play": Action(20, _draw_way, _play),
    "play-and-regret": Action(2, _draw_way, _play_and_regret),
}
