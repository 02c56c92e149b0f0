"""The line below the table names the keys that do something now, and nothing else."""

import pytest
from PySide6.QtCore import Qt

from mille_qt.ui.settings import Settings
from mille_rules import Card
from tests.qt.conftest import Ears, Seat
from tests.qt.play.player_at_table import PlayerAtTable
from tests.qt.play.staged_match import match_where

Key = Qt.Key


@pytest.fixture
def player(sit_down: Seat, settings: Settings) -> PlayerAtTable:
    """At the first turn, with the line."""
    settings.key_line = True
    player = sit_down(match_where("roll 25 gasoline", draws="50"))
    player.window.resize(1280, 800)
    player.settle()
    return player


def line(player: PlayerAtTable) -> list[str]:
    """The keys on the line, each with its meaning."""
    player.let_happen()
    return player.page.key_line.text().split("  ·  ")


def test_there_is_none_unless_it_is_wanted(sit_down: Seat, settings: Settings) -> None:
    player = sit_down(match_where("roll"))
    height = player.page.table.height()
    assert not player.page.key_line.isVisible()
    settings.key_line = True
    assert player.page.key_line.isVisible()
    assert player.page.table.height() < height
    settings.key_line = False
    assert player.page.table.height() == height


def test_in_the_own_turn_it_names_the_commands(player: PlayerAtTable) -> None:
    assert line(player)[:4] == ["1–7 choose", "U play", "D discard", "H hint"]
    assert line(player)[-3:] == ["W scores", "S save", "Q leave"]


def test_no_word_stays_english(player: PlayerAtTable, speaking_as_before: None) -> None:
    english = line(player)
    player.speak("fr")
    assert not set(english) & set(line(player))


def test_where_no_card_can_be_played_none_can_be_used(sit_down: Seat, settings: Settings) -> None:
    settings.key_line = True
    player = sit_down(match_where("25 50 75 100 25 25", draws="25"))
    assert line(player)[:2] == ["1–7 choose", "D discard"]
    assert "O sort" in line(player)


def test_it_follows_the_chosen_card(player: PlayerAtTable) -> None:
    player.keys("1")
    assert line(player)[:3] == ["Enter play", "D discard", "Esc cancel"]
    player.keys("2")
    assert line(player)[:2] == ["D discard", "Esc cancel"]
    player.keys(Key.Key_Escape)
    assert line(player)[0] == "1–7 choose"


def test_it_follows_a_command_that_waits_for_a_card(player: PlayerAtTable) -> None:
    player.keys("d")
    assert line(player)[:3] == ["1–7 choose", "P just drawn", "Esc cancel"]
    player.keys("3")
    assert line(player)[0] == "Enter confirm"


def test_it_names_the_keys_of_a_question(sit_down: Seat, settings: Settings) -> None:
    settings.key_line = True
    player = sit_down(match_where("driving-ace roll"))
    player.keys("1", "d")
    assert line(player)[0] == "Esc Keep it"


def test_of_a_card_for_two_opponents_it_names_the_arrows(
    sit_down: Seat, settings: Settings
) -> None:
    settings.key_line = True
    moves = ("0 play roll", "1 play roll", "2 play roll")
    player = sit_down(match_where("roll stop", "roll", "roll", seats=3, moves=moves))
    player.keys(str(player.place_with(Card.STOP) + 1))
    assert "↑ ↓ opponent" in line(player)


def test_letters_that_are_switched_off_are_not_named(
    player: PlayerAtTable, settings: Settings
) -> None:
    settings.single_keys = False
    assert line(player) == ["1–7 choose"]


def test_where_room_is_short_the_last_keys_are_left_out_whole(player: PlayerAtTable) -> None:
    everything = line(player)
    player.page.key_line.resize(200, 20)
    player.page.key_line.write()
    left = line(player)
    assert left == everything[: len(left)]
    assert 0 < len(left) < len(everything)


def test_it_is_not_announced(player: PlayerAtTable, ears: Ears) -> None:
    assert ears.words is not None
    player.keys("1", Key.Key_Escape)
    assert "cancel" not in ears.words
