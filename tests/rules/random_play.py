"""Matches played by chance, some of it sensible, the same again for the same seed."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from random import Random

from mille_rules import (
    PRESETS,
    Event,
    Header,
    Journal,
    Match,
    Move,
    MoveKind,
    Phase,
    Record,
    RuleSet,
    Sitter,
    State,
    apply,
    legal_moves,
    new_match,
)
from mille_rules.cards import DISTANCES, SAFETIES, Card, Family
from mille_rules.legal import next_first
from mille_rules.moves import deal, shuffle
from mille_rules.rule_kinds import Handicap
from mille_rules.state import Pile, to_act
from tests.rules.table_setup import whole_deck

#: Every rule set with every seat count it is played with.
TABLES = [(name, seats) for name in sorted(PRESETS) for seats in PRESETS[name].player_counts]
#: No race of 106 cards has more moves.
MOST_MOVES = 1_000

Choice = Callable[[State, tuple[Move, ...], Random], Move]
Step = tuple[int | None, Move, State, tuple[Event, ...]]


def with_handicaps(rules: RuleSet, seats: int) -> RuleSet:
    """Rules with a handicap of each kind; of points only where points count."""
    last = Handicap(seats - 1, "hand", 3) if rules.by_races else Handicap(seats - 1, "points", 250)
    more = (Handicap(1, "hand", rules.hand_size - 2),) if seats > 2 else ()
    return replace(rules, handicaps=(Handicap(0, "miles", 75), *more, last))


def any_move(_state: State, moves: tuple[Move, ...], chance: Random) -> Move:
    """Each legal move as likely as any other."""
    return chance.choice(moves)


def sensible_move(state: State, moves: tuple[Move, ...], chance: Random) -> Move:
    """Mostly the repair that is needed, an attack, the longest distance; seldom anything."""
    if chance.random() < 0.1:
        return chance.choice(moves)
    return max(moves, key=lambda move: (_worth(move), chance.random()))


def _worth(move: Move) -> int:
    if move.card is None:
        return {MoveKind.DRAW: 0, MoveKind.PASS: 0, MoveKind.EXTEND: 1, MoveKind.FINISH: 1}[
            move.kind
        ]
    if move.kind is MoveKind.COUP:
        return 1_000
    if move.kind in (MoveKind.PLAY, MoveKind.TAKE):
        order = {Family.REMEDY: 400, Family.DISTANCE: 200, Family.HAZARD: 300, Family.SAFETY: -50}
        return order[move.card.family] + _steps(move.card)
    return -100 if move.card in SAFETIES else 10 - _steps(move.card)


def _steps(card: Card) -> int:
    """How long a distance card is; 0 for others."""
    return 1 + card if card in DISTANCES else 0


def shuffled_deal(state: State, chance: Random) -> Move:
    """The next deal of a match."""
    order = list(whole_deck(state.setup.rules, state.setup.seats))
    chance.shuffle(order)
    due = next_first(state)
    first = chance.randrange(state.setup.seats) if due is None else due
    return deal(state.match.race + 1, first, tuple(order))


def shuffled_discards(state: State, chance: Random) -> Move:
    """The discards as the new draw pile."""
    return shuffle(tuple(chance.sample(state.discards, len(state.discards))))


def steps(
    rules: RuleSet, seats: int, seed: int, choose: Choice = any_move, races: int = 1
) -> Iterator[Step]:
    """Each move of some races: who made it, what it was, the state after it and its events."""
    chance = Random(seed)
    state = new_match(rules, seats)
    for _ in range(races * MOST_MOVES):
        if state.phase is Phase.OVER or (state.phase is Phase.DEAL and state.match.race == races):
            return
        seat = None
        if state.phase is Phase.DEAL:
            move = shuffled_deal(state, chance)
        elif state.phase is Phase.SHUFFLE:
            move = shuffled_discards(state, chance)
        else:
            seat = chance.choice(to_act(state))
            move = choose(state, legal_moves(state, seat), chance)
        state, events = apply(state, seat, move)
        yield seat, move, state, events
    raise AssertionError("a race does not end")


def _in_order(cards: Pile, _deck: Pile) -> Pile:
    return cards


def header(rules: RuleSet, seats: int, points: tuple[int, ...] = ()) -> Header:
    """A table of computers with names."""
    sitters = tuple(Sitter("computer-hard", f"Nº {seat}") for seat in range(seats))
    return Header(rules, sitters, points, tuple(0 for _ in points))


def play_on(match: Match, seed: int, choose: Choice = any_move, moves: int = 10_000) -> None:
    """Go on with a match for so many moves, or to its end."""
    chance = Random(seed)
    for _ in range(moves):
        state = match.state
        if state.phase is Phase.OVER:
            return
        if state.phase is Phase.DEAL:
            given = shuffled_deal(state, chance).deal
            match.deal(partial(_in_order, given.cards), given.first)
        elif state.phase is Phase.SHUFFLE:
            match.shuffle(partial(_in_order, shuffled_discards(state, chance).cards))
        else:
            seat = chance.choice(to_act(state))
            match.submit(seat, choose(state, legal_moves(state, seat), chance), match.seq)


def played_match(
    rules: RuleSet,
    seats: int,
    seed: int,
    moves: int = 10_000,
    points: tuple[int, ...] = (),
    journal: Journal | None = None,
    choose: Choice = any_move,
) -> Match:
    """A match of so many moves, or to its end."""
    match = Match(Record(header(rules, seats, points)), journal)
    play_on(match, seed, choose, moves)
    return match
