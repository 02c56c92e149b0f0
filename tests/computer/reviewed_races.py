"""Races to be reviewed, played by computer players one of which errs on purpose."""

import random
from collections.abc import Callable

from mille_rules.cards import Card
from mille_rules.computer.levels.levels import LEVELS
from mille_rules.computer.player import ComputerPlayer, ImmediateThinker
from mille_rules.match import Match
from mille_rules.moves import Move
from mille_rules.record import Header, Record, Sitter
from mille_rules.rulesets import DEFAULT_RULES
from mille_rules.views import View

#: What a player does instead of its level's choice; None where it keeps to that.
Blunder = Callable[[View, tuple[Move, ...]], Move | None]
Order = Callable[[tuple[Card, ...]], list[Card]]


class Blunderer:
    """Plays as a level does, but for what a test plants."""

    def __init__(self, level: str, blunder: Blunder) -> None:
        self._strategy, self._blunder = LEVELS[level](), blunder

    def choose(self, view: View, choices: tuple[Move, ...]) -> Move:
        """The blunder, or else the level's choice."""
        return self._blunder(view, choices) or self._strategy.choose(view, choices)


def shuffled(seed: int) -> Order:
    """An order of the deck."""
    return lambda cards: random.Random(seed).sample(cards, len(cards))


def race(
    order: Order,
    *,
    blunder: Blunder = lambda _view, _choices: None,
    level: str = "hard",
    seats: int = 2,
    points: tuple[int, ...] = (),
) -> Record:
    """One race: seat 0 is a person who may blunder, the others play at the level."""
    sitters = tuple(Sitter("computer-hard" if i else "human", f"P{i}") for i in range(seats))
    games = (0,) * len(points)
    record = Record(Header(DEFAULT_RULES, sitters, points, games))
    match = Match(record)
    for seat in range(seats):
        strategy = LEVELS[level]() if seat else Blunderer(level, blunder)
        match.sit(seat, ComputerPlayer("", match.submit, ImmediateThinker(strategy)))
    match.deal(order)
    return record
