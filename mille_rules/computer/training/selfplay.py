"""Matches that two networks play with themselves and with others, many tables at a time.

At each table one of them plays, and the other says what the chosen positions are worth. The best of
several guesses is too much on average; the other network's guess at that choice is not.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import exp
from random import Random
from typing import NamedTuple

import numpy as np

from mille_rules.cards import cards_of
from mille_rules.computer.expert.card_inference import CardInference
from mille_rules.computer.expert.equity import Equity
from mille_rules.computer.expert.feature_context import FeatureContext, feature_context
from mille_rules.computer.expert.features import own_features
from mille_rules.computer.expert.positions import PositionAfterMove, after, points_now
from mille_rules.computer.expert.value import POINT_SCALE, Worth, lead
from mille_rules.computer.strategy import Strategy
from mille_rules.computer.training.learner import Network
from mille_rules.computer.training.traces import NO_WORTH, Sample, Trace
from mille_rules.engine import apply, new_match
from mille_rules.legal import legal_moves
from mille_rules.moves import EXTEND, FINISH, Move, deal
from mille_rules.rulesets import RuleSet
from mille_rules.state import BETWEEN_RACES, Phase, State, to_act
from mille_rules.views import View, view_for

#: The chance of a random move: any at all, or one of those worth nearly the same, whose odds fall
#: to a third with so many points. Without it, moves never tried are never learned.
_ANY, _NEAR, _HEAT = 0.02, 0.15, 120.0
#: The same where the network watches others play.
_ANY_OF_OTHERS = 0.05


class TableSetup(NamedTuple):
    """The rules and players of a new table: by seat another strategy, None for a network."""

    rules: RuleSet
    others: tuple[Strategy | None, ...]


@dataclass(slots=True)
class SelfPlayTable:
    """One match under way."""

    #: The index of the network that plays.
    player: int
    guests: TableSetup
    state: State
    inference: CardInference
    traces: list[Trace]


class Ask(NamedTuple):
    """A decision that the network is to make."""

    table: SelfPlayTable
    seat: int
    view: View
    choices: tuple[Move, ...]
    context: FeatureContext


class Option(NamedTuple):
    """A move as the networks see it."""

    #: To the one that plays, and to the other.
    worth: Worth
    other_worth: Worth
    position: PositionAfterMove
    #: None where the race ends, which needs no learning.
    features: list[int] | None


#: The features of open positions with what each network says about them, one after the other.
Found = Iterator[tuple[list[int], list[float], list[float]]]


class SelfPlay:
    """Plays one match at each of some tables."""

    def __init__(
        self,
        networks: tuple[Network, Network],
        equity: Equity,
        invite: Callable[[Random], TableSetup],
        tables: int,
        rng: Random,
    ) -> None:
        """Let `networks` play and watch; `invite` returns the set-up of each table."""
        self._networks, self._equity, self._rng = networks, equity, rng
        self._tables = [self._opened(number % 2, invite(rng)) for number in range(tables)]
        #: The points of each side in every race.
        self.results: list[tuple[int, ...]] = []
        #: Of the tables of each network.
        self.traces: tuple[list[Trace], list[Trace]] = ([], [])

    def play(self) -> None:
        """Play all matches to their end."""
        while self._tables:
            asks = [ask for table in self._tables if (ask := self._advance(table)) is not None]
            if asks:
                self._decide(asks)
            self._tables = [t for t in self._tables if t.state.phase is not Phase.OVER]

    def _opened(self, player: int, guests: TableSetup) -> SelfPlayTable:
        state = new_match(guests.rules, len(guests.others))
        table = SelfPlayTable(player, guests, state, CardInference(state.setup), [])
        self._deal(table)
        return table

    def _deal(self, table: SelfPlayTable) -> None:
        setup, match, rng = table.state.setup, table.state.match, self._rng
        deck = cards_of(setup.rules.deck_for(setup.seats))
        first = (match.first + 1) % setup.seats if match.race else rng.randrange(setup.seats)
        order = tuple(rng.sample(deck, len(deck)))
        table.state, _ = apply(table.state, None, deal(match.race + 1, first, order))
        table.inference = CardInference(setup)
        table.traces = [Trace() for _ in range(setup.seats)]

    def _advance(self, table: SelfPlayTable) -> Ask | None:
        """Continue to the network's next decision; None if the match ends before."""
        while True:
            if table.state.phase in BETWEEN_RACES:
                self._score(table)
                if table.state.phase is Phase.OVER:
                    return None
                self._deal(table)
            seat = to_act(table.state)[0]
            choices = legal_moves(table.state, seat)
            if len(choices) == 1 or table.state.phase is Phase.ANSWER:
                # A coup fourré comes first, and is always worth it.
                self._make(table, seat, choices[0])
                continue
            view = view_for(table.state, seat)
            other = table.guests.others[seat]
            if other is None:
                return Ask(table, seat, view, choices, feature_context(view, table.inference))
            self._make(table, seat, self._watched(table, view, choices, other))

    def _make(self, table: SelfPlayTable, seat: int, move: Move) -> None:
        table.state, _ = apply(table.state, seat, move)
        table.inference.see(seat, move)

    def _watched(
        self, table: SelfPlayTable, view: View, choices: tuple[Move, ...], other: Strategy
    ) -> Move:
        """Return another strategy's move, and store it if it is to be learned from."""
        move = other.choose(view, choices)
        if all(table.guests.others):
            if self._rng.random() < _ANY_OF_OTHERS:
                move = self._rng.choice(choices)
            context, position = feature_context(view, table.inference), after(view, move)
            features = None if position.ended else own_features(context, position)
            option = Option(NO_WORTH, NO_WORTH, position, features)
            _note(table, view, context, option, NO_WORTH, explored=False)
        return move

    def _score(self, table: SelfPlayTable) -> None:
        match = table.state.match
        points = tuple(score.total for score in match.races[-1])
        self.results.append(points)
        needs = [table.guests.rules.match_target - total for total in match.points]
        for seat, trace in enumerate(table.traces):
            side = seat % len(points)
            trace.end = Worth(lead(points, side), self._equity.of(needs, side))
        self.traces[table.player].extend(trace for trace in table.traces if trace.samples)

    def _decide(self, asks: Sequence[Ask]) -> None:
        """Make one move at every table that waits for a decision."""
        positions = [[_outcomes(ask.view, after(ask.view, m)) for m in ask.choices] for ask in asks]
        features: list[list[int]] = []
        owners: list[int] = []
        for number, (ask, moves) in enumerate(zip(asks, positions, strict=True)):
            for outcomes in moves:
                open_yet = [own_features(ask.context, p) for p in outcomes if not p.ended]
                features += open_yet
                owners += [number] * len(open_yet)
        shared = [ask.context.shared for ask in asks]
        said = [self._said(network, shared, features, owners) for network in self._networks]
        found = iter(zip(features, *said, strict=True))
        for ask, moves in zip(asks, positions, strict=True):
            self._choose(ask, [[self._option(ask, p, found) for p in each] for each in moves])

    def _said(
        self,
        network: Network,
        shared: Sequence[list[int]],
        features: Sequence[list[int]],
        owners: Sequence[int],
    ) -> list[list[float]]:
        """Return a network's values of positions with their shared features."""
        starts = network.sums(shared)[np.array(owners, np.intp)]
        outputs: list[list[float]] = network.outputs(network.sums(features) + starts).tolist()
        return outputs

    def _option(self, ask: Ask, position: PositionAfterMove, found: Found) -> Option:
        view, own = ask.view, ask.context.own
        points = points_now(view, position)
        if position.ended:
            needs = [
                view.setup.rules.match_target - before - more
                for before, more in zip(view.match.points, points, strict=True)
            ]
            worth = Worth(lead(points, own), self._equity.of(needs, own))
            return Option(worth, worth, position, None)
        features, *said = next(found)
        worths = [Worth(lead(points, own) + POINT_SCALE * rest, win) for rest, win in said]
        player = ask.table.player
        return Option(worths[player], worths[1 - player], position, features)

    def _choose(self, ask: Ask, moves: list[list[Option]]) -> None:
        """Return the best move for the playing network, or sometimes a random one."""
        tops = [max(options, key=_score) for options in moves]
        scores = [top.worth.score for top in tops]
        best = scores.index(max(scores))
        chosen, chance = best, self._rng.random()
        if chance < _ANY:
            chosen = self._rng.randrange(len(tops))
        elif chance < _ANY + _NEAR:
            odds = [exp((score - scores[best]) / _HEAT) for score in scores]
            chosen = self._rng.choices(range(len(tops)), odds)[0]
        if len(moves[chosen]) == 1:
            explored = chosen != best
            _note(ask.table, ask.view, ask.context, tops[chosen], tops[best].other_worth, explored)
        self._make(ask.table, ask.seat, ask.choices[chosen])


def _score(option: Option) -> float:
    return option.worth.score


def _outcomes(view: View, position: PositionAfterMove) -> list[PositionAfterMove]:
    """Return the two positions after a move that allows an extension."""
    if not position.reached:
        return [position]
    standing = view._replace(tableaux=position.tableaux, hand=position.hand)
    return [after(standing, FINISH), after(standing, EXTEND)]


def _note(
    table: SelfPlayTable,
    view: View,
    context: FeatureContext,
    option: Option,
    worth: Worth,
    explored: bool,
) -> None:
    """Store a chosen position to learn from, unless it ends the race or leads to a question."""
    position, features = option.position, option.features
    if features is None or position.reached:
        return
    assert view.seat is not None
    sure = lead(points_now(view, position), context.own)
    sample = Sample(context.shared + features, sure, worth, explored)
    table.traces[view.seat].samples.append(sample)
