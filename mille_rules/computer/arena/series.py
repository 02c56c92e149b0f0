"""Play one match of a series: seats, results, and times of decisions.

A match depends on the series and its number only, so it is the same in every process.
"""

import time
import traceback
from itertools import chain, permutations
from random import Random
from typing import NamedTuple

from mille_rules.computer.arena.entrants import entrant
from mille_rules.computer.matches import play_on
from mille_rules.computer.strategy import Strategy
from mille_rules.moves import Move
from mille_rules.record import Header, Record, Sitter
from mille_rules.rulesets import RuleSet
from mille_rules.views import View

_SEED_BITS = 32


class Series(NamedTuple):
    """The parameters of a series."""

    #: One player per side, as `entrants.entrant` knows them.
    players: tuple[str, ...]
    rules: RuleSet
    seats: int
    seed: int


class Foul(NamedTuple):
    """A foul that ended a match, in words for the author of the player."""

    player: str
    #: The foul: an exception with its traceback, or an illegal move.
    fault: str
    view: str
    choices: str


class Played(NamedTuple):
    """The result of a match; players are in the order of the series."""

    number: int
    #: Several on a draw, none in a match that a foul ended.
    winners: tuple[int, ...]
    #: Points of each player in each race.
    races: tuple[tuple[int, ...], ...]
    #: The times of each player's decisions, in seconds.
    seconds: tuple[tuple[float, ...], ...]
    #: The text of the record, up to the foul if there was one.
    record: str
    foul: Foul | None


class FoulError(Exception):
    """A player has raised an exception or answered with an illegal move."""

    def __init__(self, foul: Foul) -> None:
        super().__init__(f"{foul.player}: {foul.fault}")
        self.foul = foul


class Seating(NamedTuple):
    """The places of the players in a match, and its group."""

    #: The players in the order of their sides.
    order: tuple[int, ...]
    #: The seat that begins.
    first: int
    #: The number of the group: its matches have the same decks, race by race, and beginning seat.
    group: int


def group_size(players: tuple[str, ...]) -> int:
    """Return the number of matches of a group: one for every order of the players."""
    return len(_orders(players))


def _orders(players: tuple[str, ...]) -> list[tuple[int, ...]]:
    """Return the orders of players that differ; the same player twice may as well stay."""
    different = {
        tuple(players[player] for player in order): order
        for order in reversed(list(permutations(range(len(players)))))
    }
    return sorted(different.values())


def seating(players: tuple[str, ...], number: int, seats: int) -> Seating:
    """Return the seating of match `number`.

    A group has the same cards and every order of the players; in the next one the next seat begins.
    """
    orders = _orders(players)
    group, place = divmod(number, len(orders))
    return Seating(orders[place], group % seats, group)


def play(series: Series, number: int) -> Played:
    """Play match `number`, counted from 0; a foul is returned, not raised."""
    order, first, group = seating(series.players, number, series.seats)
    entrants = [entrant(series.players[order[s % len(order)]]) for s in range(series.seats)]
    strategies = [
        _Watched(one.name, one.strategy(_chance(series, number, seat).getrandbits(_SEED_BITS)))
        for seat, one in enumerate(entrants)
    ]
    sitters = tuple(Sitter(one.kind, one.name) for one in entrants)
    record, foul = Record(Header(series.rules, sitters)), None
    try:
        play_on(record, strategies, _chance(series, group), first)
    except FoulError as error:
        foul = error.foul
    seconds = [strategy.seconds for strategy in strategies]
    return _played(number, order, record, seconds, foul)


def _played(
    number: int,
    order: tuple[int, ...],
    record: Record,
    seconds: list[list[float]],
    foul: Foul | None,
) -> Played:
    """Return the result by players; `seconds` are by seat."""
    match = record.state.match
    side_of = [order.index(player) for player in range(len(order))]
    return Played(
        number=number,
        winners=tuple(order[side] for side in match.winners),
        races=tuple(tuple(race[side].total for side in side_of) for race in match.races),
        seconds=tuple(tuple(chain(*seconds[side :: len(order)])) for side in side_of),
        record=record.text(),
        foul=foul,
    )


def _chance(series: Series, number: int, *purpose: int) -> Random:
    """Return a random generator for the decks of a group, or for a seat of a match."""
    return Random(" ".join(map(str, (series.seed, number, *purpose))))


class _Watched:
    """A strategy whose decisions are timed and checked."""

    def __init__(self, name: str, strategy: Strategy) -> None:
        self._name, self._strategy = name, strategy
        #: The time of each decision.
        self.seconds: list[float] = []

    def choose(self, view: View, choices: tuple[Move, ...]) -> Move:
        """Return the strategy's choice; raises FoulError for an exception or an illegal move."""
        begun = time.perf_counter()
        try:
            answer: object = self._strategy.choose(view, choices)
        except Exception as error:
            fault = "".join(traceback.format_exception(error)).rstrip()
            raise FoulError(self._foul(fault, view, choices)) from error
        self.seconds.append(time.perf_counter() - begun)
        if answer not in choices:
            shown = str(answer) if isinstance(answer, Move) else repr(answer)
            fault = f"expected one of the choices, got {shown}"
            raise FoulError(self._foul(fault, view, choices))
        return choices[choices.index(answer)]

    def _foul(self, fault: str, view: View, choices: tuple[Move, ...]) -> Foul:
        return Foul(self._name, fault, view_text(view), ", ".join(map(str, choices)))


def view_text(view: View) -> str:
    """Describe a view in a few lines, with what its seat needs to decide."""
    score = view.match
    lines = [
        f"seat {view.seat} of {view.setup.seats}, {view.setup.rules.name}, {view.phase}",
        f"race {score.race}, points {' | '.join(map(str, score.points))}, target {view.target}",
        f"hand: {_slugs(view.hand)}",
        f"draw pile {view.draw_pile}, hands of {' '.join(map(str, view.hand_sizes))}",
        f"discards: {_slugs(view.discards)}",
    ]
    for side, tableau in enumerate(view.tableaux):
        piles = tableau.battle, tableau.speed, tableau.distance, tableau.safeties
        shown = " | ".join(map(_slugs, piles))
        lines.append(f"side {side}, {tableau.miles} miles, {tableau.status}: {shown}")
    if view.question is not None:
        lines.append(f"asked about {view.question.hazard}")
    return "\n".join(lines)


def _slugs(cards: tuple[object, ...]) -> str:
    return " ".join(map(str, cards)) or "-"
