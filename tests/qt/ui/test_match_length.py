"""The length of a match is chosen beside the players: one race, or points to reach."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from mille_qt.app.start.start_texts import game_words
from mille_qt.features.setup.new_game_page import NewGamePage
from mille_qt.ui.settings import Settings
from mille_qt.ui.setup.house_rules import HouseRulesDialog
from mille_qt.ui.setup.match_length import LEAST_POINTS, MOST_POINTS, OTHER
from mille_qt.ui.setup.rules_choice import RulesChoice
from mille_qt.ui.setup.usual_game import HUMAN, UsualGame
from mille_rules import PRESETS, Header, Sitter
from mille_rules.rulesets import ONE_RACE, STAP_OP

pytestmark = [pytest.mark.usefixtures("english")]

ANN, MARCEL = Sitter(HUMAN, "Ann"), Sitter("computer-hard", "Marcel")


@pytest.fixture
def rules(qtbot: QtBot) -> RulesChoice:
    """The choice of rules for two players."""
    rules = RulesChoice()
    qtbot.addWidget(rules)
    qtbot.addWidget(rules.length)
    return rules


def choose(rules: RulesChoice, index: int) -> None:
    """Press the button of a length."""
    rules.length.lengths.buttons[index].click()


def choose_set(rules: RulesChoice, name: str) -> None:
    """Press the button of a rule set."""
    rules.entries[name].click()


def type_points(rules: RulesChoice, text: str) -> None:
    """Type another number of points."""
    choose(rules, OTHER)
    rules.length.spin.selectAll()
    QTest.keyClicks(rules.length.spin, text)


def test_one_race_and_two_numbers_have_buttons(rules: RulesChoice) -> None:
    lengths = []
    for index in range(OTHER):
        choose(rules, index)
        lengths.append(rules.rules.match_target)
    assert lengths == [ONE_RACE, 3000, 5000]


def test_any_sensible_number_can_be_typed(rules: RulesChoice) -> None:
    type_points(rules, "1234")
    assert (rules.rules.match_target, rules.trouble_for(2)) == (1234, "")


@pytest.mark.parametrize("text", [str(LEAST_POINTS - 1), str(MOST_POINTS + 1)])
def test_a_number_that_is_not_sensible_is_refused_in_words(rules: RulesChoice, text: str) -> None:
    type_points(rules, text)
    assert rules.trouble_for(2) == "Choose a number from 500 to 50,000 points."


def test_another_length_is_no_house_rule(rules: RulesChoice) -> None:
    choose(rules, 0)
    assert rules.house_text.text() == "As in the book"
    assert rules.rules.house_rules() == ()
    assert rules.rules.changes() == (("match_target", "0"),)


def test_all_rule_sets_share_the_length_but_that_of_the_bsd_program(rules: RulesChoice) -> None:
    choose(rules, 1)
    found = {}
    for name in PRESETS:
        choose_set(rules, name)
        found[name] = rules.rules.match_target
    assert found.pop("bsd") == 5000
    assert set(found.values()) == {3000}


def test_a_length_that_is_chosen_for_the_bsd_program_is_its_own(rules: RulesChoice) -> None:
    choose_set(rules, "bsd")
    choose(rules, 0)
    choose_set(rules, "classic")
    assert (rules.rules.match_target, rules.length.target) == (5000, 5000)
    choose_set(rules, "bsd")
    assert (rules.rules.match_target, rules.length.target) == (ONE_RACE, ONE_RACE)


def test_house_rules_keep_the_length(rules: RulesChoice) -> None:
    choose(rules, 1)
    rules.house_button.click()
    dialog = rules.findChild(HouseRulesDialog)
    assert dialog is not None
    dialog.rows["hand_size"].editor.spin.stepUp()
    dialog.accept()
    assert (rules.rules.hand_size, rules.rules.match_target) == (7, 3000)


def test_a_length_of_an_older_game_is_shown_and_kept(rules: RulesChoice) -> None:
    rules.set_rules(replace(PRESETS["classic"], match_target=100))
    assert rules.length.spin.value() == rules.rules.match_target == 100


def test_another_length_needs_no_more_width_than_the_buttons(rules: RulesChoice) -> None:
    length = rules.length
    length.show()
    buttons = length.lengths.minimumSizeHint().width()
    assert length.minimumSizeHint().width() == buttons
    choose(rules, OTHER)
    length.resize(buttons, length.height())
    QTest.qWait(0)
    assert length.width() == buttons
    assert length.spin.geometry().right() <= buttons
    below = length.spin.mapTo(length, QPoint())
    assert below.y() >= length.lengths.mapTo(length, length.lengths.rect().bottomLeft()).y()
    length.resize(3 * buttons, length.height())
    QTest.qWait(0)
    assert length.spin.mapTo(length, QPoint()).x() > buttons


def test_the_length_is_there_again_for_the_next_game(tmp_path: Path, qtbot: QtBot) -> None:
    settings = Settings(tmp_path / "settings.ini")
    started: list[Header] = []
    for _ in range(2):
        page = NewGamePage(settings)
        qtbot.addWidget(page)
        page.play_requested.connect(lambda header, *_: started.append(header))
        if not started:
            QTest.mouseClick(page.rules.length.lengths.buttons[0], Qt.MouseButton.LeftButton)
        page.play_button.click()
    assert [header.rules.match_target for header in started] == [ONE_RACE, ONE_RACE]


def test_the_start_page_names_another_length() -> None:
    rules = replace(PRESETS["winning-moves"], match_target=ONE_RACE)
    game = UsualGame(Header(rules, (ANN, MARCEL)), None, False)
    assert game_words(game) == "Ann and Marcel · level: hard · one race"
    header = game.header._replace(rules=replace(rules, match_target=3000))
    assert game_words(game._replace(header=header)).endswith(" · to 3,000 points")


def test_where_races_decide_one_to_three_have_buttons_and_up_to_nine_can_be_typed(
    rules: RulesChoice,
) -> None:
    choose_set(rules, "today-french")
    lengths = []
    for index in range(OTHER):
        choose(rules, index)
        lengths.append(rules.rules.races_to_win)
    assert lengths == [1, 2, 3]
    assert [button.text() for button in rules.length.lengths.buttons[:OTHER]] == [
        "One race",
        "2 races won",
        "3 races won",
    ]
    type_points(rules, "5")
    assert (rules.rules.races_to_win, rules.trouble_for(2)) == (5, "")
    assert rules.length.spin.maximum() == 9


def test_one_race_for_a_match_is_said_without_a_number(rules: RulesChoice) -> None:
    choose_set(rules, STAP_OP.name)
    choose(rules, 0)
    assert rules.length.words.text() == "Whoever wins the race wins the match."
    choose(rules, 1)
    assert rules.length.words.text() == "Play until a side has 2 races won."


def test_lengths_by_points_and_by_races_are_kept_apart(rules: RulesChoice) -> None:
    choose(rules, 1)
    choose_set(rules, "today-french")
    assert rules.rules.races_to_win == 1
    choose(rules, 2)
    choose_set(rules, "classic")
    assert (rules.rules.match_target, rules.length.target) == (3000, 3000)
    choose_set(rules, "today-french")
    assert (rules.rules.races_to_win, rules.length.target) == (3, 3)
