"""Whole matches between strategies, from the first deal to the end."""

from collections.abc import Sequence
from functools import partial
from random import Random

from mille_rules.cards import Card
from mille_rules.computer.player import ComputerPlayer, ImmediateThinker
from mille_rules.computer.strategy import Strategy
from mille_rules.match import Match
from mille_rules.record import Header, Record
from mille_rules.state import Phase


def play_match(
    header: Header, strategies: Sequence[Strategy], rng: Random, first: int = 0
) -> Record:
    """Play a match to its end, with one strategy per seat and decks shuffled by `rng`."""
    record = Record(header)
    play_on(record, strategies, rng, first)
    return record


def play_on(record: Record, strategies: Sequence[Strategy], rng: Random, first: int = 0) -> None:
    """Continue a record to the end of its match; `first` begins its first race.

    Exceptions of a strategy are passed on; the record then ends before its move.
    """
    match = Match(record)
    for seat, strategy in enumerate(strategies):
        match.sit(seat, ComputerPlayer("", match.submit, ImmediateThinker(strategy)))
    while match.state.phase is not Phase.OVER:
        if match.state.phase is Phase.SHUFFLE:
            match.shuffle(partial(shuffled, rng=rng))
        else:
            match.deal(partial(shuffled, rng=rng), first)


def shuffled(deck: tuple[Card, ...], rng: Random) -> list[Card]:
    """Return the cards shuffled by `rng`."""
    return rng.sample(deck, len(deck))
