"""Whom computer players attack: chosen for a new game, kept in its record, done at the table."""

import random
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from mille_qt.features.setup.new_game_page import NewGamePage
from mille_qt.session.local_session import LocalSession
from mille_qt.session.record_info import new_record
from mille_qt.ui.settings import Settings
from mille_rules import DEFAULT_RULES, Header, Record, Sitter
from mille_rules.computer.player import ComputerPlayer, ImmediateThinker
from mille_rules.fairness import Fairness
from mille_rules.legal import legal_moves
from mille_rules.moves import Move, parse_move
from mille_rules.reading import read_record
from mille_rules.views import Update, view_for
from tests.computer.scenes import Side, scene
from tests.examples import each

THREE = Header(DEFAULT_RULES, (Sitter("human", "Ann"), *[Sitter("computer-hard", "Marcel")] * 2))


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """Settings of nobody yet."""
    return Settings(tmp_path / "settings.ini")


@pytest.fixture
def page(settings: Settings, qtbot: QtBot) -> NewGamePage:
    """Show the page of a new game."""
    page = NewGamePage(settings)
    qtbot.addWidget(page)
    with qtbot.waitExposed(page):
        page.show()
    return page


def session(record: Record) -> LocalSession:
    """A match that nobody has seen yet."""
    return LocalSession(record, lambda: None, ImmediateThinker(), random.Random(1), 0)


@pytest.mark.parametrize(
    ("seats", "offered"), [(2, False), (3, True), (4, False), (5, True), (6, True)]
)
def test_it_is_offered_where_three_sides_play(page: NewGamePage, seats: int, offered: bool) -> None:
    page.rules.more.button.click()
    page.seats.set_count(seats)
    assert page.fairness_box.isVisible() == page.fairness_label.isVisible() == offered


def test_people_among_themselves_attack_whom_they_like(page: NewGamePage, qtbot: QtBot) -> None:
    page.rules.more.button.click()
    page.seats.set_count(3)
    for row in page.seats.rows[:3]:
        qtbot.mouseClick(row.kinds.buttons[0], Qt.MouseButton.LeftButton)
    assert not page.fairness_box.isVisible()


def test_each_choice_has_a_name_and_a_sentence(page: NewGamePage) -> None:
    box = page.fairness_box
    names = [box.itemText(index) for index in range(box.count())]
    texts = [box.itemData(index, Qt.ItemDataRole.ToolTipRole) for index in range(box.count())]
    assert len(set(names)) == len(set(texts)) == len(Fairness)
    assert all(text.endswith(".") for text in texts)


def test_the_last_choice_is_the_one_for_the_next_game(
    page: NewGamePage, settings: Settings, qtbot: QtBot
) -> None:
    page.seats.set_count(3)
    page.fairness_box.set_fairness(Fairness.WHO_HIT_ME)
    with qtbot.waitSignal(page.play_requested, timeout=1_000):
        page.play_button.click()
    assert settings.fairness is Fairness.WHO_HIT_ME
    again = NewGamePage(settings)
    qtbot.addWidget(again)
    assert again.fairness_box.fairness is Fairness.WHO_HIT_ME


@each("fairness", Fairness)
def test_a_record_keeps_it_and_the_next_match_has_it_again(
    qapp: object, fairness: Fairness
) -> None:
    reading = read_record(new_record(THREE, practice=True, fairness=fairness).text().encode())
    match = session(reading.record)
    assert (match.fairness, match.practice) == (fairness, True)
    again, _ = match.next_match()
    assert session(again).fairness is fairness


def test_where_two_sides_play_nothing_is_noted() -> None:
    header = Header(DEFAULT_RULES, THREE.sitters[:2])
    record = new_record(header, practice=False, fairness=Fairness.LEADER_FIRST)
    assert "mark attack" not in record.text()


def test_a_computer_at_the_table_attacks_accordingly() -> None:
    rival = Side(battle="roll", distance="100 100 100")
    sides = (Side(battle="roll", distance="100"), rival, rival)
    hand = "accident 25 roll gasoline repairs spare-tire 50"
    state = scene(hand, sides, seats=3, points=(0, 4000, 0))
    past = ((0, parse_move("play stop on 1")),)
    update = Update(4, view_for(state, 0, past), (), legal_moves(state, 0))
    sent: list[Move] = []
    for fairness in Fairness:
        player = ComputerPlayer(
            "hard", lambda _seat, move, _seq: sent.append(move), fairness=fairness
        )
        player.update(update)
    assert [move.side for move in sent] == [1, 1, 2, 1]
