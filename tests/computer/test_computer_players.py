"""Whole matches, and the manners of a computer player at the table."""

from collections.abc import Sequence
from functools import partial
from random import Random

import pytest

from mille_rules.cards import cards_of
from mille_rules.computer.arena.entrants import Greedy
from mille_rules.computer.heuristic.sensible import Sensible
from mille_rules.computer.knowledge import unseen
from mille_rules.computer.levels.levels import LEVELS
from mille_rules.computer.matches import play_match
from mille_rules.computer.player import ComputerPlayer, ImmediateThinker
from mille_rules.computer.strategy import Strategy
from mille_rules.match import Match
from mille_rules.moves import DRAW, PASS, Move
from mille_rules.reading import read_record
from mille_rules.record import Header, Record, Sitter
from mille_rules.refusals import Code, Refusal, RefusedError
from mille_rules.rulesets import CLASSIC, SEAT_COUNTS, STAP_OP, WINNING_MOVES, RuleSet
from mille_rules.state import Phase
from mille_rules.views import Update, View, update_for, view_for
from tests.computer.opponents import Randomly
from tests.computer.random_races import TABLES
from tests.computer.scenes import scene
from tests.examples import each, seeds


def header(rules: RuleSet, seats: int) -> Header:
    """A match of computer players."""
    return Header(rules, (Sitter("computer-normal", "Marcel"),) * seats)


def matches_won(strategy: Strategy, other: Strategy, matches: int) -> int:
    """How many of some matches a strategy wins at two seats, changing places."""
    won = 0
    for seed in range(matches):
        own = seed % 2
        pair = (strategy, other) if own == 0 else (other, strategy)
        record = play_match(header(WINNING_MOVES, 2), pair, Random(seed), first=seed // 2 % 2)
        won += record.state.match.winners == (own,)
    return won


@each(("rules", "seats"), TABLES)
def test_it_never_makes_an_illegal_move(rules: RuleSet, seats: int) -> None:
    # A refused move other than a late one would raise. More of them are in the tests of levels.
    record = play_match(header(rules, seats), [Sensible()] * seats, Random(0))
    assert record.state.phase is Phase.OVER


@pytest.mark.slow
@seeds(1, 10)
@each(("rules", "seats"), TABLES)
def test_it_makes_no_illegal_move_in_the_strangest_positions(
    rules: RuleSet, seats: int, seed: int
) -> None:
    # Players that move at random lead to positions that no sensible player would reach.
    strategies: list[Strategy] = [Randomly(Random(seed)) for _ in range(seats)]
    strategies[seed % seats] = Sensible()
    record = play_match(header(rules, seats), strategies, Random(seed))
    assert record.state.phase is Phase.OVER


@seeds(0, 20)
def test_it_plays_on_when_the_discards_are_shuffled(seed: int) -> None:
    shuffles = 0
    for seats in (2, 3, 4):
        strategies = [level() for level in (*LEVELS.values(),)[:seats]]
        record = play_match(header(STAP_OP, seats), strategies, Random(seed))
        assert record.state.phase is Phase.OVER
        shuffles += record.state.race.shuffled
        assert read_record(record.text().encode()).record.state == record.state
    assert shuffles


def test_the_same_seed_gives_the_same_match() -> None:
    def text() -> str:
        return play_match(header(CLASSIC, 4), [Sensible()] * 4, Random(7)).text()

    assert text() == text()


def test_the_same_view_gives_the_same_choice_whatever_the_hidden_cards_are() -> None:
    choices = set()
    for seed in range(10):
        state = scene("stop 100 75 roll gasoline right-of-way 25", seed=seed, pile=200)
        choices.add(Sensible().choose(view_for(state, 0), update_for(0, state, 0, (), ()).choices))
    assert len(choices) == 1


def test_it_never_discards_a_safety_in_a_whole_match() -> None:
    for seed in range(5):
        record = play_match(header(WINNING_MOVES, 3), [Sensible()] * 3, Random(seed))
        thrown = [
            line.move
            for line in record.moves()
            if str(line.move.kind) == "discard"
            and line.move.card is not None
            and line.move.card.family == "safety"
        ]
        assert thrown == []


def test_it_beats_a_random_player_almost_always() -> None:
    assert matches_won(Sensible(), Randomly(Random(1)), 20) >= 19


@pytest.mark.parametrize("matches", [15, pytest.param(200, marks=pytest.mark.slow)])
def test_it_beats_the_greedy_baseline_in_clearly_more_than_half(matches: int) -> None:
    assert matches_won(Sensible(), Greedy(), matches) >= 0.6 * matches


def test_what_is_unseen_is_the_deck_without_what_lies_open() -> None:
    for seats in (2, 3, 4, 6):
        rules = WINNING_MOVES
        record = play_match(header(rules, seats), [Sensible()] * seats, Random(3))
        for _, (state, _) in record.replay():
            view = view_for(state, 0)
            hidden = [card for hand in state.hands[1:] for card in hand]
            hidden += state.race.deck[state.drawn :]
            if state.phase is not Phase.DEAL:
                assert cards_of(unseen(view)) == tuple(sorted(hidden))


class _Once:
    """Says that it has been asked, and takes the first choice."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, view: View, choices: tuple[Move, ...]) -> Move:
        """The first choice."""
        self.asked += 1
        return choices[0]


def _table(strategy: Strategy) -> tuple[ComputerPlayer, list[tuple[int, Move, int]]]:
    sent: list[tuple[int, Move, int]] = []
    return ComputerPlayer("", lambda *move: sent.append(move), ImmediateThinker(strategy)), sent


def _asked(choices: Sequence[Move], seq: int = 4) -> Update:
    return Update(seq, view_for(scene("25 50"), 0), (), tuple(choices))


def test_a_forced_choice_is_answered_without_thinking() -> None:
    strategy = _Once()
    player, sent = _table(strategy)
    player.update(_asked([DRAW]))
    assert (sent, strategy.asked) == ([(0, DRAW, 4)], 0)


def test_it_says_nothing_when_it_is_not_asked() -> None:
    player, sent = _table(_Once())
    player.update(_asked([]))
    assert sent == []


def test_it_answers_a_late_move_from_the_fresh_update() -> None:
    player, sent = _table(_Once())
    player.update(_asked([DRAW], seq=4))
    player.refused(Refusal(Code.STALE), _asked([PASS], seq=5))
    assert sent == [(0, DRAW, 4), (0, PASS, 5)]


def test_it_does_not_answer_twice_what_it_was_told_before_the_refusal() -> None:
    player, sent = _table(_Once())
    player.update(_asked([DRAW], seq=5))
    player.refused(Refusal(Code.STALE), _asked([DRAW], seq=5))
    assert sent == [(0, DRAW, 5)]


def test_any_other_refusal_is_a_bug_and_is_seen() -> None:
    player, _ = _table(_Once())
    with pytest.raises(RefusedError):
        player.refused(Refusal(Code.NOT_IN_HAND), _asked([DRAW]))


@pytest.mark.parametrize(
    "level",
    [pytest.param(level, marks=[pytest.mark.slow] * (level == "expert")) for level in LEVELS],
)
def test_every_level_plays_a_match(level: str) -> None:
    match = Match(Record(header(WINNING_MOVES, 2)))
    for seat in range(2):
        match.sit(seat, ComputerPlayer(level, match.submit))
    while match.state.phase is not Phase.OVER:
        match.deal(partial(_shuffled, Random(match.seq)))
    assert match.state.match.winners


def _shuffled(rng: Random, deck: tuple) -> list:  # type: ignore[type-arg]
    return rng.sample(deck, len(deck))


@each("seats", SEAT_COUNTS)
def test_it_never_plays_a_hazard_on_its_own_side(seats: int) -> None:
    sides = CLASSIC.sides_for(seats)
    record = play_match(header(CLASSIC, seats), [Sensible()] * seats, Random(5))
    attacks = [(line.seat, line.move.side) for line in record.moves() if line.move.side is not None]
    assert attacks
    assert all(seat is not None and seat % sides != side for seat, side in attacks)
