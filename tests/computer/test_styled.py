"""The styles of computer players: when they attack, and whom."""

from random import Random

import pytest

from mille_rules.cards import HAZARDS, Card
from mille_rules.computer.levels.levels import LEVELS
from mille_rules.computer.levels.styled import (
    FALLBACK_LEVEL,
    Styled,
    is_playable,
    strategy_for,
    strategy_of,
)
from mille_rules.computer.matches import play_match
from mille_rules.legal import legal_moves
from mille_rules.moves import Move, MoveKind, play
from mille_rules.record import Header, MoveLine, Sitter
from mille_rules.rulesets import WINNING_MOVES
from mille_rules.state import State
from mille_rules.styles import Style
from mille_rules.views import view_for
from tests.computer.scenes import Side, scene

#: To somebody who misses nothing the Speed Limit is worth a little more than going on, the Stop so
#: much more that nobody passes it up.
LITTLE = scene(
    "speed-limit 50 roll gasoline repairs spare-tire 25",
    (Side("roll", "100"), Side("roll", "100 100")),
)
MUCH = scene(
    "stop 25 roll gasoline repairs spare-tire 25",
    (Side("roll", "100"), Side("roll", "200 200 75 75 75 50")),
)
STYLES = [style for style in Style if style is not Style.EVEN]
OWN, AHEAD, BEHIND = Side("roll", "100 100"), Side("roll", "100 100 100"), Side("roll", "25")


def chosen(word: str, state: State) -> Move:
    """What somebody who plays so does in seat 0."""
    return strategy_of(word).choose(view_for(state, 0), legal_moves(state, 0))


def attacks(move: Move) -> bool:
    return move.kind is MoveKind.PLAY and move.card in HAZARDS


def attacks_in_matches(word: str, matches: int) -> tuple[int, int]:
    """How often somebody who plays so attacks somebody of the same level, and is attacked."""
    counts = [0, 0]
    for seed in range(matches):
        header = Header(WINNING_MOVES, (Sitter(f"computer-{word}", "A"), Sitter("human", "B")))
        strategies = [strategy_of(word), strategy_of(word.partition("-")[0])]
        record = play_match(header, strategies, Random(seed))
        for line in record.lines:
            if isinstance(line, MoveLine) and line.seat is not None and attacks(line.move):
                counts[line.seat] += 1
    return counts[0], counts[1]


def test_the_even_style_is_the_level_itself() -> None:
    for level, make in LEVELS.items():
        assert type(strategy_of(level)) is type(make())


@pytest.mark.parametrize("word", ["hard", "hard-calm", "expert-bold", "beginner-fair"])
def test_a_level_with_a_style_or_without_can_be_played(word: str) -> None:
    assert is_playable(word)


@pytest.mark.parametrize("word", ["champion", "champion-calm", "hard-sly", "hard-", "hard-even"])
def test_other_words_cannot(word: str) -> None:
    assert not is_playable(word)


def test_without_such_a_level_there_is_no_strategy() -> None:
    with pytest.raises(KeyError):
        strategy_of("champion-calm")


def test_the_process_that_thinks_takes_an_unknown_level_for_the_usual_one_in_no_style() -> None:
    usual = LEVELS[FALLBACK_LEVEL]()
    for word in ("champion", "champion-calm"):
        assert type(strategy_for(word)) is type(usual)
    assert type(strategy_for("hard-calm")) is Styled
    assert type(strategy_for("hard-sly")) is type(LEVELS["hard"]())


def test_the_peaceful_leave_be_whom_it_pays_little_to_attack() -> None:
    assert attacks(chosen("hard", LITTLE))
    assert not attacks(chosen("hard-calm", LITTLE))


def test_even_the_peaceful_stop_a_side_about_to_arrive() -> None:
    assert chosen("hard-calm", MUCH) == play(Card.STOP, 1)


def test_the_peaceful_attack_clearly_less() -> None:
    own, others = attacks_in_matches("hard-calm", 4)
    assert own < 0.85 * others


def test_the_aggressive_attack_where_something_else_is_a_little_better() -> None:
    state = scene(
        "speed-limit 200 roll gasoline repairs spare-tire 25",
        (Side("roll", "200 100 75"), Side("roll", "100 100 100")),
    )
    assert not attacks(chosen("hard", state))
    assert attacks(chosen("hard-bold", state))


def test_even_the_aggressive_would_rather_arrive() -> None:
    state = scene(
        "stop 100 roll gasoline repairs spare-tire 25",
        (Side("roll", "200 200 75 75 50"), Side("roll", "100")),
    )
    assert chosen("hard-bold", state) == play(Card.MILES_100)


def test_the_aggressive_lay_down_a_safety_first() -> None:
    state = scene(
        "stop driving-ace 25 roll gasoline repairs spare-tire",
        (Side("accident", "100"), Side("roll", "100")),
    )
    assert chosen("hard", state) == chosen("hard-bold", state)


def test_the_fair_attack_the_leader_first() -> None:
    hand = "stop 25 roll gasoline repairs spare-tire 25"
    for sides, target in (((OWN, AHEAD, BEHIND), 1), ((OWN, BEHIND, AHEAD), 2)):
        state = scene(hand, sides, seats=3)
        assert chosen("hard-fair", state) == play(Card.STOP, target)


def test_the_fair_spare_whoever_is_last() -> None:
    hand = "speed-limit 50 roll gasoline repairs spare-tire 25"
    state = scene(hand, (AHEAD, BEHIND))
    assert attacks(chosen("hard", state))
    assert not attacks(chosen("hard-fair", state))
    # Whoever is ahead is no reason for mercy.
    assert chosen("hard-fair", scene(hand, (BEHIND, AHEAD))) == play(Card.SPEED_LIMIT, 1)


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("level", ["easy", "hard"])
def test_a_style_sees_no_more_than_its_seat(level: str, style: Style) -> None:
    hand = "stop speed-limit 25 roll gasoline repairs 50"
    sides = (Side("roll", "100"), Side("roll", "100 100"))
    dealt = [scene(hand, sides, seed=seed) for seed in range(4)]
    views = [view_for(state, 0)._replace(discards=()) for state in dealt]
    assert len({state.hands for state in dealt}) == len(dealt)
    choices = legal_moves(dealt[0], 0)
    moves = {strategy_of(f"{level}-{style}").choose(view, choices) for view in views}
    assert len(set(views)) == len(moves) == 1


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
@pytest.mark.parametrize("style", STYLES)
def test_whole_matches_are_legal_in_every_style(style: Style, seats: int) -> None:
    header = Header(WINNING_MOVES, (Sitter(f"computer-easy-{style}", "Gaston"),) * seats)
    strategies = [strategy_of(f"easy-{style}", seed=seat) for seat in range(seats)]
    # An illegal move would raise.
    assert play_match(header, strategies, Random(seats)).state.match.winners
