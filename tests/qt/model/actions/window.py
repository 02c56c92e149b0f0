"""Preferences, window size, switching programs, and time."""

import random

from mille_qt.ui.hand_order import HandOrder
from mille_qt.ui.setting import Setting
from mille_qt.ui.settings import Settings
from mille_qt.ui.theme.theme_colours import ThemeChoice
from tests.qt.model.actions.action import Action, Do, Draw
from tests.qt.model.table import LANGUAGES, SIZES, TEXT_SIZES
from tests.qt.model.world import World, as_size

#: Milliseconds from the start of an animation to its end.
LONGEST_FLIGHT, LONGEST_GLIDE, EVER = 3_000, 200, 1_000_000
CARD_NAMES = (
    "both",
    "french-first",
    "english",
    "french",
    "today-us",
    "today-french",
    "es",
    "mil-hitos",
)


def _one_of(*values: object) -> Draw:
    return lambda _world, chance: str(chance.choice(values))


def _preference(name: str) -> Do:
    """Return a function that sets a preference."""

    def prefer(world: World, value: str) -> None:
        setting: Setting[object] = Settings.declared(name)
        setattr(world.settings, name, setting.read(value))

    return prefer


def _resize(world: World, size: str) -> None:
    if not world.window.isFullScreen():
        world.window.resize(as_size(size))


def _draw_away(world: World, _chance: random.Random) -> str | None:
    return "" if world.here else None


def _look_away(world: World, _words: str) -> None:
    world.here = False
    world.person.look_away()


def _draw_back(world: World, _chance: random.Random) -> str | None:
    return None if world.here else ""


def _come_back(world: World, _words: str) -> None:
    world.here = True
    world.person.come_back()


def _draw_flight(world: World, chance: random.Random) -> str | None:
    if world.flying:
        return str(chance.randrange(0, LONGEST_FLIGHT, 100))
    return str(chance.randrange(0, LONGEST_GLIDE, 20)) if world.moving else None


def _draw_end(world: World, _chance: random.Random) -> str | None:
    return "" if world.moving or (world.game is not None and world.scene.busy) else None


WINDOW_ACTIONS = {
    "look-away": Action(2, _draw_away, _look_away),
    "come-back": Action(6, _draw_back, _come_back),
    "fly": Action(10, _draw_flight, lambda world, words: world.fly(int(words))),
    "land": Action(20, _draw_end, lambda world, _words: world.fly(EVER)),
    "resize": Action(3, _one_of(*SIZES), _resize),
    "language": Action(2, _one_of(*LANGUAGES), _preference("language")),
    "card-names": Action(1, _one_of(*CARD_NAMES), _preference("card_language")),
    "theme": Action(1, _one_of(*ThemeChoice), _preference("theme")),
    "text-size": Action(1, _one_of(*TEXT_SIZES), _preference("text_size")),
    "hand-order": Action(3, _one_of(*HandOrder), _preference("hand_order")),
    "pace": Action(2, _one_of(0, 1, 4), _preference("pace")),
}
