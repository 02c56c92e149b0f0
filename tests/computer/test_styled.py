"""Levels with styles: what can be played, and what no style changes."""

from random import Random

import pytest

from mille_rules.cards import Card
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
from mille_rules.moves import play
from mille_rules.record import Header, Sitter
from mille_rules.rulesets import WINNING_MOVES
from mille_rules.styles import Style
from mille_rules.views import view_for
from tests.computer.scenes import Side, scene
from tests.examples import each

STYLES = [style for style in Style if style is not Style.EVEN]


def test_the_even_style_is_the_level_itself() -> None:
    for level, make in LEVELS.items():
        assert type(strategy_of(level)) is type(make())


@each("word", ["hard", "hard-calm", "expert-bold", "beginner-forgets"])
def test_a_level_with_a_style_or_without_can_be_played(word: str) -> None:
    assert is_playable(word)


@each("word", ["champion", "champion-calm", "hard-sly", "hard-", "hard-even"])
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


@each("style", STYLES)
@each("level", ["normal", "expert"])
def test_nobody_passes_up_arriving(level: str, style: Style) -> None:
    for hand in ("stop 100 roll driving-ace repairs 75 25", "stop 100 200 roll repairs 75 25"):
        state = scene(hand, (Side("roll", "200 200 75 75 50"), Side("roll", "100")))
        view = view_for(state, 0, ((1, play(Card.ACCIDENT, 0)),))
        move = strategy_of(f"{level}-{style}").choose(view, legal_moves(state, 0))
        assert move in (play(Card.MILES_100), play(Card.DRIVING_ACE))


@each("style", STYLES)
@each("seats", [2, 3])
def test_everybody_stops_a_side_about_to_arrive(seats: int, style: Style) -> None:
    sides = (Side("roll", "100"), Side("roll", "200 200 75 75 75 50"), Side("roll", "100"))
    hand = "stop 25 roll gasoline repairs spare-tire 25"
    state = scene(hand, sides[:seats], seats=seats)
    # The third side, if there is one, has attacked.
    view = view_for(state, 0, ((seats - 1, play(Card.ACCIDENT, 0)),) if seats == 3 else ())
    move = strategy_of(f"hard-{style}").choose(view, legal_moves(state, 0))
    assert move == play(Card.STOP, 1)


@each("style", STYLES)
@each("level", ["easy", "hard"])
def test_a_style_sees_no_more_than_its_seat(level: str, style: Style) -> None:
    hand = "stop speed-limit 25 roll gasoline repairs 50"
    sides = (Side("roll", "100"), Side("roll", "100 100"))
    dealt = [scene(hand, sides, seed=seed) for seed in range(4)]
    views = [view_for(state, 0)._replace(discards=()) for state in dealt]
    assert len({state.hands for state in dealt}) == len(dealt)
    choices = legal_moves(dealt[0], 0)
    moves = {strategy_of(f"{level}-{style}").choose(view, choices) for view in views}
    assert len(set(views)) == len(moves) == 1


def play_legally(styles: list[Style]) -> None:
    """Play a match of players with these styles, by seat; an illegal move would raise."""
    sitters = tuple(Sitter(f"computer-easy-{style}", "Gaston") for style in styles)
    strategies = [strategy_of(f"easy-{style}", seed=seat) for seat, style in enumerate(styles)]
    chance = Random(len(styles))
    assert play_match(Header(WINNING_MOVES, sitters), strategies, chance).state.match.winners


@each("seats", [2, 3, 4, 6])
def test_whole_matches_of_players_in_all_styles_are_legal(seats: int) -> None:
    play_legally((STYLES * 2)[seats : 2 * seats])


@pytest.mark.slow
@each("seats", [2, 3, 4, 6])
@pytest.mark.parametrize("style", STYLES)
def test_whole_matches_are_legal_in_every_style(style: Style, seats: int) -> None:
    play_legally([style] * seats)
