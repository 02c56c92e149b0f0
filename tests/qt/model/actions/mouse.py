"""The mouse on the table: clicks and drags."""

import random

from mille_qt.table.positions import DISCARD_PILE, Area, TablePosition, lane
from tests.qt.model.actions.action import Action
from tests.qt.model.person import RIGHT
from tests.qt.model.world import World

PILES = {"discard": DISCARD_PILE, "draw-pile": TablePosition(Area.DRAW_PILE)}


def _draw_card(world: World, chance: random.Random) -> str | None:
    free = world.game is not None and world.dialog is None and world.cards
    return str(chance.choice(list(world.cards))) if free else None


def _draw_card_and_place(world: World, chance: random.Random) -> str | None:
    card = _draw_card(world, chance)
    return card and f"{card} {_draw_place(world, chance)}"


def _draw_place(world: World, chance: random.Random) -> str | None:
    if world.game is None or world.dialog is not None:
        return None
    return chance.choice([*PILES, *(f"side {side}" for side in range(world.game.sides))])


def _draw_two_cards(world: World, chance: random.Random) -> str | None:
    card = _draw_card(world, chance)
    return card and f"{card} {chance.randrange(len(world.scene.hand_places()))}"


def _place(words: str) -> TablePosition:
    return PILES.get(words) or lane(int(words.removeprefix("side ")))


def _click_card(world: World, index: str) -> None:
    point = world.card_point(int(index))
    if point is not None and world.is_on_table(point):
        world.mean_card_at(point)
        world.person.click(point)


def _right_click_card(world: World, index: str) -> None:
    """Choose a card; nothing is meant to leave the hand."""
    point = world.card_point(int(index))
    if point is not None and world.is_on_table(point):
        world.person.click(point, RIGHT)


def _hover_card(world: World, index: str) -> None:
    point = world.card_point(int(index))
    if point is not None:
        world.person.move(point)


def _click_place(world: World, place: str) -> None:
    if world.game is None:
        return
    point = world.place_point(_place(place))
    if world.is_on_table(point):
        world.person.click(point)


def drag_card(world: World, words: str) -> None:
    index, _, place = words.partition(" ")
    start = world.card_point(int(index))
    if start is not None and world.is_on_table(start):
        world.mean_card_at(start)
        world.person.drag(start, world.place_point(_place(place)))


def _swap_cards(world: World, words: str) -> None:
    one, other = map(int, words.split())
    start, end = world.card_point(one), world.hand_place_point(other)
    if start is not None and end is not None and world.is_on_table(start):
        world.mean_card_at(start)
        world.person.drag(start, end)


MOUSE_ACTIONS = {
    "click-card": Action(8, _draw_card, _click_card),
    "right-click-card": Action(2, _draw_card, _right_click_card),
    "hover-card": Action(2, _draw_card, _hover_card),
    "click-place": Action(6, _draw_place, _click_place),
    "drag-card": Action(6, _draw_card_and_place, drag_card),
    "swap-cards": Action(6, _draw_two_cards, _swap_cards),
}
