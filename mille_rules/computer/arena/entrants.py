"""The players of the arena: levels and styles, the greedy baseline, other strategies."""

import inspect
from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import NamedTuple, cast

from mille_rules.cards import BATTLE_HAZARDS, REPAIRED_BY, SAFETY_FOR, Card, Family
from mille_rules.computer.levels.levels import LEVELS
from mille_rules.computer.levels.styled import is_playable, strategy_of
from mille_rules.computer.strategy import Strategy
from mille_rules.moves import DRAW, FINISH, Move, MoveKind
from mille_rules.state import Phase, Tableau
from mille_rules.views import View

#: The kinds of move, best first; needless safeties come last.
_GO, _REPAIR, _FREE, _ATTACK, _DISCARD, _LAY_DOWN = range(6, 0, -1)
#: The value of a card in the hand, a 200 being worth 50; copies of a remedy share it.
_SAFETY, _ROLL, _HAZARD, _REMEDY = 1000.0, 60.0, 50.0, 40.0
_MILES_PER_POINT = 4


class Greedy:
    """Plays the largest distance, else repairs, else attacks, else discards the least useful card.

    It never extends, plays every coup fourré, and plays other safeties only to be able to move.
    """

    def choose(self, view: View, choices: tuple[Move, ...]) -> Move:
        """Return a move of the first kind that is possible."""
        if view.phase is Phase.ANSWER:
            return choices[0]  # a coup fourré is listed before the pass
        if view.phase is Phase.EXTENSION:
            return FINISH
        if view.phase is Phase.DRAW:
            return DRAW
        return max(choices, key=lambda move: _rank(view, move))


def _rank(view: View, move: Move) -> tuple[int, float]:
    card = move.card
    assert card is not None, "every move of a turn has a card"
    if move.kind is MoveKind.DISCARD:
        return _DISCARD, -_use(view, card)
    if card.family is Family.DISTANCE:
        return _GO, view.setup.rules.distances[card]
    if card.family is Family.REMEDY:
        return _REPAIR, 0
    if card.family is Family.SAFETY:
        return (_FREE if _frees(view, card) else _LAY_DOWN), 0
    return _ATTACK, card in BATTLE_HAZARDS


def _use(view: View, card: Card) -> float:
    """Return the value of a card in the hand."""
    own = _own(view)
    if card.family is Family.SAFETY:
        return _SAFETY
    if card.family is Family.DISTANCE:
        miles = view.setup.rules.distances[card]
        return miles / _MILES_PER_POINT if miles <= view.target - own.miles else 0
    if card.family is Family.REMEDY:
        needless = SAFETY_FOR[REPAIRED_BY[card]] in own.safeties
        value = _ROLL if card is Card.ROLL else _REMEDY
        return 0 if needless else value / view.hand.count(card)
    rivals = [tableau for side, tableau in enumerate(view.tableaux) if side != view.side]
    return _HAZARD if any(SAFETY_FOR[card] not in rival.safeties for rival in rivals) else 0


def _frees(view: View, safety: Card) -> bool:
    """True if a safety answers the hazard on the own side."""
    own = _own(view)
    showing = {*own.battle[-1:], *own.speed[-1:]}
    return any(SAFETY_FOR.get(card) is safety for card in showing)


def _own(view: View) -> Tableau:
    assert view.side is not None, "a spectator has nothing to decide"
    return view.tableaux[view.side]


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
