"""Whole races in the real window, by keys or mouse alone, to the score sheet and beyond."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from mille_qt.play.score_sheet.score_sheet import ScoreSheet
from mille_qt.ui.paths import matches_folder
from mille_qt.ui.settings import Settings
from mille_rules import DEFAULT_RULES, Card, Move, MoveKind, Phase, Record, RuleSet
from mille_rules.journal import read_file
from mille_rules.moves import discard, play
from tests.qt.conftest import Seat
from tests.qt.play.player_at_table import PlayerAtTable
from tests.qt.play.staged_match import by_rules, header, match_where

pytestmark = pytest.mark.shown

#: No race has so many decisions of one player.
MOST_DECISIONS = 150
Key = Qt.Key


def play_race(player: PlayerAtTable, play: Callable[[Move], None]) -> list[Move]:
    """Play until the sheet comes; the moves made."""
    player.window.settings.confirm_discard = False
    player.window.settings.wait_after_hazard = True
    made: list[Move] = []
    while player.sheet is None:
        assert len(made) < MOST_DECISIONS, "the race does not end"
        move = player.decide()
        before = player.update.seq
        play(move)
        made.append(move)
        assert player.update.seq > before, f"{move} was not made: {player.bar}"
    return made


def shown_sheet(player: PlayerAtTable) -> ScoreSheet:
    sheet = player.sheet
    assert sheet is not None
    return sheet


def on_disk() -> Record:
    """The match begun last; each has a file of its own."""
    paths = sorted(matches_folder().glob("*.mille"), key=lambda path: (len(path.name), path.name))
    reading = read_file(paths[-1])
    assert (reading.fault, reading.torn) == (None, False)
    return reading.record


def made_by(record: Record, seat: int) -> list[Move]:
    """What a seat decided; drawing is no decision."""
    return [m.move for m in record.moves() if m.seat == seat and m.move.kind is not MoveKind.DRAW]


def race_title(player: PlayerAtTable, own: str) -> str:
    """The heading of the sheet after a race of Anna against Marcel; `own` is at the screen."""
    view = player.update.view
    race = len(view.match.races)
    if view.completer is None:
        return f"Nobody arrives in race {race}"
    name = ("Anna", "Marcel")[view.completer]
    return f"You win race {race}!" if name == own else f"{name} wins race {race}"


def test_a_race_by_keyboard_alone(sit_down: Seat) -> None:
    player = sit_down(Record(header((0,))), first=0)
    assert player.hint.startswith("Your turn")
    made = play_race(player, player.play_by_keys)
    assert {MoveKind.PLAY, MoveKind.DISCARD} <= {move.kind for move in made}
    assert shown_sheet(player).title.text() == race_title(player, "Anna")
    assert made_by(on_disk(), 0) == made


@by_rules
def test_a_race_by_mouse_alone_in_french(
    sit_down: Seat, settings: Settings, rules: RuleSet
) -> None:
    player = sit_down(Record(header((1,), rules=rules)), first=1)
    settings.language = "fr"
    turns = 0

    def play(move: Move) -> None:
        nonlocal turns
        turns += 1
        player.play_by_mouse(move, dragging=turns % 2 == 0)

    made = play_race(player, play)
    assert shown_sheet(player).title.text() in {
        "Vous gagnez la manche 1\u202f!",
        "Marcel gagne la manche 1",
        "Manche 1\u00a0: personne n’arrive",
    }
    assert made_by(on_disk(), 1) == made


def test_arrows_point_a_card_at_the_discard_pile_and_enter_puts_it_there(sit_down: Seat) -> None:
    player = sit_down(match_where("25 50 75 100 roll", draws="100"))
    player.keys(*[Key.Key_Right] * 5, Key.Key_Down, Key.Key_Return)
    assert made_by(on_disk(), 0) == [discard(Card.ROLL)]


def test_enter_never_throws_a_card_away_that_cannot_be_played(sit_down: Seat) -> None:
    player = sit_down(match_where("25 50 75 100 roll", draws="100"))
    player.keys("1", Key.Key_Down, Key.Key_Return, Key.Key_Up, "u")
    assert "You haven’t started yet" in player.bar
    assert made_by(on_disk(), 0) == []


def test_escape_lets_a_chosen_card_go(sit_down: Seat) -> None:
    player = sit_down(match_where("25 50 75 100 roll", draws="100"))
    player.keys("5", Key.Key_Escape, Key.Key_Return, "d", Key.Key_Escape)
    assert made_by(on_disk(), 0) == []
    player.keys("5", "u")
    assert made_by(on_disk(), 0) == [play(Card.ROLL)]


@by_rules
@pytest.mark.parametrize("seats", [*(pytest.param(n, marks=pytest.mark.slow) for n in (3, 4)), 6])
def test_several_seats_with_computers_to_the_sheet_and_into_the_next_race(
    sit_down: Seat, seats: int, rules: RuleSet
) -> None:
    player = sit_down(Record(header((1,), seats, rules)), first=seats - 1)
    play_race(player, player.play_by_mouse)
    sheet = shown_sheet(player)
    sides = player.update.view.setup.sides
    assert sheet.parts.items.columnCount() == sides + 1
    shown = [list(hand.cards.cards) for hand in sheet.hands.hands]
    assert shown == [sorted(hand) for hand in on_disk().state.hands if hand]
    points = player.update.view.match.points
    QTest.keyClick(sheet.next_button, Key.Key_Return)
    player.settle()
    assert player.sheet is None
    view = player.update.view
    assert (view.match.race, view.match.points) == (2, points)
    assert player.hint.startswith(("Your turn", "Your answer"))
    assert player.log[0].startswith("New race")
    assert on_disk().state.match.race == 2


@pytest.mark.slow
@by_rules
def test_a_whole_match_says_who_won_and_another_keeps_the_games_won(
    sit_down: Seat, rules: RuleSet
) -> None:
    """By the usual rules to 5,000 points, seven races or so."""
    target = 5_000 if rules is DEFAULT_RULES else 2_500
    record = Record(header((0,), rules=rules.changed("match_target", str(target))))
    player = sit_down(record, first=0)
    player.window.settings.confirm_discard = False
    while True:
        play_race(player, player.play_by_keys)
        sheet = shown_sheet(player)
        if player.update.view.phase is Phase.OVER:
            break
        assert sheet.title.text() == race_title(player, "Anna")
        QTest.keyClick(player.window.focusWidget(), Key.Key_Return)
        player.settle()
    match = player.update.view.match
    assert max(match.points) >= target
    assert len(match.races) > 1
    winner = ("Anna", "Marcel")[match.points.index(max(match.points))]
    title = "You win the match!" if winner == "Anna" else "Marcel wins the match"
    assert sheet.title.text() == title
    figures = [side.figure.text() for side in sheet.hero.sides]
    assert figures == [f"{points:,}" for points in match.points]
    assert player.window.windowTitle() == title
    QTest.mouseClick(sheet.next_button, Qt.MouseButton.LeftButton)
    player.settle()
    view = player.update.view
    assert (view.match.race, view.match.points) == (1, (0, 0))
    assert view.match.games == match.games
    assert sum(match.games) == 1
    assert on_disk().state.match.games == match.games


@by_rules
def test_watching_computers_needs_nobody(sit_down: Seat, rules: RuleSet) -> None:
    player = sit_down(Record(header((), 2, rules)), first=0)
    sheet = shown_sheet(player)
    assert sheet.title.text() == race_title(player, "")
    assert player.items == {}
