"""Hands that are shown elsewhere for a time, and what their players do there."""

import random

from tests.qt.model.actions.action import Action
from tests.qt.model.world import World
from tests.qt.play.player_elsewhere import PlayerElsewhere


def _draw_person(world: World, chance: random.Random) -> str | None:
    match = world.window.match
    if world.window.game is None or match is None or not match.people or world.dialog is not None:
        return None
    return match.names[chance.choice(match.people)]


def _give_or_bring_back(world: World, name: str) -> None:
    """Show a player's hand elsewhere, or at the screen again; a phone keeps its hand."""
    game = world.window.game
    if game is None or (world.phones is not None and name in world.phones.players):
        return
    if name in names_elsewhere(world):
        game.seats.bring_back(name)
    else:
        PlayerElsewhere(game.seats, name)


def names_elsewhere(world: World) -> dict[str, PlayerElsewhere]:
    """Return those who play elsewhere, by name."""
    game = world.window.game
    there = [] if game is None else [one.player for one in game.seats.elsewhere.values()]
    return {one.hand.name: one for one in there if isinstance(one, PlayerElsewhere)}


def _draw_name_elsewhere(world: World, chance: random.Random) -> str | None:
    names = sorted(names_elsewhere(world))
    return chance.choice(names) if names else None


def _play(world: World, name: str) -> None:
    """Answer a question, declare to be ready, or make a move."""
    player = names_elsewhere(world).get(name)
    if player is None:
        return
    if player.asker:
        player.hand.answer_consent(True)
    elif player.is_asked and not player.has_answered:
        move = player.choose()
        world.meant = move.card
        player.make(move)
    else:
        player.hand.ready()


def _take_back(world: World, name: str) -> None:
    player = names_elsewhere(world).get(name)
    if player is not None:
        player.hand.take_back()


ELSEWHERE_ACTIONS = {
    "hand-elsewhere": Action(3, _draw_person, _give_or_bring_back),
    "play-elsewhere": Action(20, _draw_name_elsewhere, _play),
    "take-back-elsewhere": Action(2, _draw_name_elsewhere, _take_back),
}
