"""The players of the arena: levels and styles, the greedy baseline, other strategies."""

import inspect
from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import NamedTuple, cast

from mille_rules.computer.arena.greedy import Greedy
from mille_rules.computer.levels.levels import LEVELS
from mille_rules.computer.levels.styled import is_playable, strategy_of
from mille_rules.computer.strategy import Strategy

GREEDY = "greedy"


class Entrant(NamedTuple):
    """A player's name on the command line, and what makes its strategy."""

    name: str
    #: Called without arguments, or with `seed` if it has that parameter.
    factory: Callable[..., Strategy]

    def strategy(self, seed: int) -> Strategy:
        """Return a new strategy for one seat of one match."""
        if "seed" in inspect.signature(self.factory).parameters:
            return self.factory(seed=seed)
        return self.factory()

    @property
    def kind(self) -> str:
        """The name in records: that of the level or of the class."""
        return f"computer-{self.name.rpartition(':')[2]}"


def entrant(name: str) -> Entrant:
    """Return the player of a name: a level, with a style or without, `greedy` or `module:Class`.

    Raises ValueError for any other.
    The module is searched in Python's path: with `python -m`, in the current folder first.
    """
    if is_playable(name):
        return Entrant(name, partial(strategy_of, name))
    if name == GREEDY:
        return Entrant(name, Greedy)
    module, colon, attribute = name.partition(":")
    if not (colon and all(map(str.isidentifier, [*module.split("."), attribute]))):
        expected = f"{', '.join(LEVELS)}, {GREEDY} or module:Class"
        raise ValueError(f"expected a player out of {expected}, got {name!r}")
    return Entrant(name, _factory(module, attribute))


def _factory(module: str, attribute: str) -> Callable[..., Strategy]:
    try:
        loaded = import_module(module)
    except ModuleNotFoundError as error:
        if not f"{module}.".startswith(f"{error.name}."):
            raise  # the module is there, something that it imports is not
        raise ValueError(f"expected the name of a module, got {module!r}") from error
    found = getattr(loaded, attribute, None)
    if not (callable(found) and callable(getattr(found, "choose", None))):
        raise ValueError(f"expected a class with choose(view, choices), got {module}:{attribute}")
    return cast("Callable[..., Strategy]", found)
