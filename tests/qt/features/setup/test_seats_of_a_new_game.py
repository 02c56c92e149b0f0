"""The seats of a new game: names, people, computers and their levels."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mille_qt.features.lan.host_page import HostPage
from mille_qt.features.score_keeper.new_sheet_page import NewSheetPage
from mille_qt.features.setup.new_game_page import NewGamePage
from mille_qt.ui.settings import MAX_NAME, Settings
from mille_qt.ui.setup.seat_list import COMPUTER_NAMES
from mille_qt.ui.setup.seat_row import COMPUTER
from mille_qt.ui.setup.usual_game import HUMAN
from mille_qt.ui.texts.levels import level_text
from mille_qt.ui.widgets import text_height
from mille_rules import DEFAULT_RULES, Sitter
from mille_rules.computer.levels.levels import LEVELS
from tests.qt.features.setup.shown_pages import LEFT, choose_seats, played, show

FAMILY = "👨‍👩‍👧"


@pytest.mark.parametrize(("count", "teams"), [(2, 0), (3, 0), (4, 2), (5, 0), (6, 3)])
def test_four_seats_show_two_teams_and_six_show_three(
    new_game: NewGamePage, qtbot: QtBot, count: int, teams: int
) -> None:
    choose_seats(new_game, count, qtbot)
    assert sum(row.isVisible() for row in new_game.seats.rows) == count
    together = new_game.seats.teams
    assert together.isVisible() == bool(teams)
    if teams:
        pairs = together.text().split("  ·  ")
        assert len(pairs) == teams
        assert pairs[0] == f"Ann and {COMPUTER_NAMES[teams - 1]}"


@pytest.mark.parametrize("count", [4, 6])
def test_four_or_six_play_each_for_themselves_if_they_like(
    new_game: NewGamePage, settings: Settings, qtbot: QtBot, count: int
) -> None:
    choose_seats(new_game, count, qtbot)
    in_teams, alone = new_game.seats.counts.team_choice.buttons
    qtbot.mouseClick(alone, LEFT)
    assert not new_game.seats.teams.isVisible()
    header, _ = played(new_game, qtbot, new_game.play_button.click)
    assert header.new_match().setup.sides == count
    again = NewGamePage(settings)
    show(again, qtbot)
    assert again.seats.counts.team_choice.buttons[1].isChecked()
    qtbot.mouseClick(in_teams, LEFT)
    header, _ = played(new_game, qtbot, new_game.play_button.click)
    assert header.new_match().setup.sides == count // 2


def test_a_box_whose_players_have_no_teams_proposes_none_and_leaves_the_choice(
    new_game: NewGamePage, qtbot: QtBot
) -> None:
    choose_seats(new_game, 4, qtbot)
    in_teams, alone = new_game.seats.counts.team_choice.buttons
    tiles = new_game.rules.entries
    qtbot.mouseClick(tiles["board-game"], LEFT)
    assert alone.isChecked()
    assert new_game.rules.rules.sides_for(4) == 4
    qtbot.mouseClick(in_teams, LEFT)
    assert new_game.rules.rules.sides_for(4) == 2
    qtbot.mouseClick(tiles["express"], LEFT)
    qtbot.mouseClick(alone, LEFT)
    qtbot.mouseClick(tiles["classic"], LEFT)
    assert alone.isChecked()


def test_a_box_without_teams_played_by_two_proposes_none_to_four_the_next_time(
    new_game: NewGamePage, settings: Settings, qtbot: QtBot
) -> None:
    choose_seats(new_game, 2, qtbot)
    qtbot.mouseClick(new_game.rules.entries["board-game"], LEFT)
    played(new_game, qtbot, new_game.play_button.click)
    for page in (NewGamePage(settings), HostPage(settings, ("Ann",))):
        qtbot.addWidget(page)
        page.seats.counts.set_count(4)
        assert page.rules.rules.name == "board-game"
        assert page.rules.rules.sides_for(4) == 4


def test_a_box_left_because_too_many_play_leaves_the_choice_of_teams_to_the_next_box(
    new_game: NewGamePage, qtbot: QtBot
) -> None:
    choose_seats(new_game, 2, qtbot)
    qtbot.mouseClick(new_game.rules.entries["board-game"], LEFT)
    choose_seats(new_game, 6, qtbot)
    assert new_game.rules.rules.name == DEFAULT_RULES.name
    assert new_game.rules.rules.sides_for(6) == 3
    assert new_game.seats.counts.team_choice.buttons[0].isChecked()


def test_every_page_that_chooses_rules_has_the_road_of_their_edition(
    settings: Settings, qtbot: QtBot
) -> None:
    for page in (
        NewGamePage(settings),
        NewSheetPage(("Ann", "Bob"), DEFAULT_RULES),
        HostPage(settings, ("Ann",)),
    ):
        show(page, qtbot)
        page.resize(1280, 1024)
        usual = page.road.grab().toImage()
        page.rules.entries["stap-op"].click()
        assert page.road.grab().toImage() != usual


def test_paper_cards_and_tables_of_the_network_propose_the_teams_of_the_box(
    settings: Settings, qtbot: QtBot
) -> None:
    pages = NewSheetPage(("Ann", "Bob"), DEFAULT_RULES), HostPage(settings, ("Ann",))
    for page in pages:
        qtbot.addWidget(page)
        page.seats.counts.set_count(4)
        for box, teams in (("board-game", False), ("classic", True)):
            page.rules.entries[box].click()
            assert page.seats.counts.teams is teams


@pytest.mark.parametrize("count", [2, 3, 5])
def test_no_teams_are_offered_where_there_can_be_none(
    new_game: NewGamePage, qtbot: QtBot, count: int
) -> None:
    choose_seats(new_game, 4, qtbot)
    qtbot.mouseClick(new_game.seats.counts.team_choice.buttons[1], LEFT)
    choose_seats(new_game, count, qtbot)
    assert not new_game.seats.counts.team_choice.isVisible()
    header, _ = played(new_game, qtbot, new_game.play_button.click)
    assert header.rules.teams
    assert header.new_match().setup.sides == count


def test_an_empty_name_is_refused_in_words(new_game: NewGamePage, qtbot: QtBot) -> None:
    row = new_game.seats.rows[1]
    row.name_field.selectAll()
    qtbot.keyClicks(row.name_field, "   ")
    with qtbot.assertNotEmitted(new_game.play_requested):
        qtbot.mouseClick(new_game.play_button, LEFT)
    assert row.trouble.isVisible()
    assert "needs a name" in row.trouble.text()
    assert row.name_field.hasFocus()
    qtbot.keyClicks(row.name_field, "Zoe")
    assert row.trouble.isHidden()


def test_two_people_cannot_have_the_same_name(new_game: NewGamePage, qtbot: QtBot) -> None:
    new_game.seats.show_sitters((Sitter(HUMAN, "Ann"), Sitter(HUMAN, "ann")))
    with qtbot.assertNotEmitted(new_game.play_requested):
        qtbot.mouseClick(new_game.play_button, LEFT)
    assert new_game.seats.rows[0].trouble.isVisible()
    assert new_game.seats.rows[0].name_field.hasFocus()


@pytest.mark.parametrize("character", ["x", "é", "e\u0301", FAMILY])
def test_a_name_has_at_most_24_characters_as_people_count_them(
    new_game: NewGamePage, character: str, qtbot: QtBot
) -> None:
    field = new_game.seats.rows[0].name_field
    QApplication.clipboard().setText(character * 30)
    field.selectAll()
    qtbot.keyClick(field, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert field.text() == character * MAX_NAME


def test_seats_change_places_and_take_the_keyboard_along(
    new_game: NewGamePage, qtbot: QtBot
) -> None:
    choose_seats(new_game, 3, qtbot)
    rows = new_game.seats.rows
    qtbot.mouseClick(rows[0].down_button, LEFT)
    assert [s.name for s in new_game.seats.sitters] == ["Marcel", "Ann", "Simone"]
    kinds = [sitter.kind for sitter in new_game.seats.sitters]
    assert kinds == ["computer-normal-careful", HUMAN, "computer-normal-fair"]
    assert rows[1].down_button.hasFocus()
    qtbot.keyClick(rows[1].down_button, Qt.Key.Key_Space)
    assert [s.name for s in new_game.seats.sitters] == ["Marcel", "Simone", "Ann"]
    assert not rows[2].down_button.isEnabled()


def test_a_computer_that_becomes_a_person_gets_a_name_to_type_over(
    new_game: NewGamePage, qtbot: QtBot
) -> None:
    row = new_game.seats.rows[1]
    qtbot.mouseClick(row.kinds.buttons[0], LEFT)
    assert row.sitter == Sitter(HUMAN, "Player 2")
    assert row.name_field.selectedText() == "Player 2"
    qtbot.mouseClick(row.kinds.buttons[1], LEFT)
    assert row.sitter == Sitter("computer-normal-careful", "Marcel")


def test_a_computer_that_becomes_a_person_gets_the_name_of_somebody_who_played_before(
    settings: Settings, qtbot: QtBot
) -> None:
    settings.people = ("Ann", "Bob")
    settings.last_seats = (Sitter(HUMAN, "Ann"), Sitter("computer-normal-careful", "Marcel"))
    page = NewGamePage(settings)
    qtbot.addWidget(page)
    row = page.seats.rows[1]
    row.kinds.buttons[0].click()
    assert row.sitter == Sitter(HUMAN, "Bob")
    assert row.name_field.selectedText() == "Bob"
    row.kinds.buttons[1].click()
    assert row.sitter == Sitter("computer-normal-careful", "Marcel")


def test_every_level_is_offered_with_a_name_and_a_sentence(new_game: NewGamePage) -> None:
    box = new_game.seats.rows[1].level_box
    levels = [box.itemData(index) for index in range(box.count())]
    assert levels == list(LEVELS)
    for index, level in enumerate(levels):
        assert box.itemText(index) == level.capitalize()
        assert box.itemData(index, Qt.ItemDataRole.ToolTipRole).endswith(".")


def test_a_level_belongs_to_computers_and_stays_with_them(
    new_game: NewGamePage, qtbot: QtBot
) -> None:
    first, second = new_game.seats.rows[:2]
    assert (first.level_box.isVisible(), second.level_box.isVisible()) == (False, True)
    qtbot.keyClick(second.level_box, Qt.Key.Key_Down)
    assert second.sitter == Sitter("computer-hard-careful", "Marcel")
    assert second.level_box.toolTip() == level_text("hard")
    qtbot.mouseClick(second.up_button, LEFT)
    assert [s.kind for s in new_game.seats.sitters] == ["computer-hard-careful", HUMAN]
    assert (first.level_box.isVisible(), second.level_box.isVisible()) == (True, False)


def test_the_level_played_last_is_the_one_for_the_next_time(
    new_game: NewGamePage, settings: Settings, qtbot: QtBot
) -> None:
    new_game.seats.rows[1].level_box.set_level("easy")
    played(new_game, qtbot, new_game.play_button.click)
    again = NewGamePage(settings)
    show(again, qtbot)
    again.seats.set_count(3)
    kinds = [sitter.kind for sitter in again.seats.sitters]
    assert kinds == [HUMAN, "computer-easy-careful", "computer-easy-fair"]
    qtbot.mouseClick(again.seats.rows[0].kinds.buttons[1], LEFT)
    assert again.seats.sitters[0].kind == "computer-easy"


def test_a_level_that_is_not_there_any_more_gives_way_to_the_usual_one(
    new_game: NewGamePage,
) -> None:
    new_game.seats.show_sitters((Sitter("computer-champion", "Ann"), Sitter(HUMAN, "Bob")))
    assert new_game.seats.sitters[0] == Sitter(COMPUTER, "Ann")


def test_computers_alone_may_play_and_a_hint_says_so(new_game: NewGamePage, qtbot: QtBot) -> None:
    assert new_game.hint.text() == ""
    qtbot.mouseClick(new_game.seats.rows[0].kinds.buttons[1], LEFT)
    assert "watch the computers" in new_game.hint.text()
    header, _ = played(new_game, qtbot, new_game.play_button.click)
    assert all(sitter.kind.startswith(COMPUTER) for sitter in header.sitters)


def test_a_seat_can_be_chosen_to_begin(new_game: NewGamePage, qtbot: QtBot) -> None:
    assert new_game.first_box.itemText(2) == "Marcel"
    qtbot.keyClick(new_game.first_box, Qt.Key.Key_Down)
    qtbot.keyClick(new_game.first_box, Qt.Key.Key_Down)
    _, first = played(new_game, qtbot, new_game.play_button.click)
    assert first == 1


def test_the_first_seat_is_kept_while_names_are_typed(new_game: NewGamePage, qtbot: QtBot) -> None:
    new_game.first_box.setCurrentIndex(1)
    field = new_game.seats.rows[0].name_field
    qtbot.keyClick(field, Qt.Key.Key_End)
    qtbot.keyClicks(field, "e")
    assert new_game.first == 0
    assert new_game.first_box.currentText() == "Anne"


@pytest.mark.styled
def test_the_longest_name_is_whole_in_the_smallest_window(new_game: NewGamePage) -> None:
    field = new_game.seats.rows[0].name_field
    # With wider letters a name is not that long; frame and cursor take less than a line's height.
    longest = field.fontMetrics().horizontalAdvance("n" * MAX_NAME) + text_height()
    assert field.width() >= longest


def test_a_name_is_read_from_its_beginning(new_game: NewGamePage) -> None:
    row = new_game.seats.rows[0]
    row.show_sitter(Sitter(HUMAN, "W" * MAX_NAME))
    assert row.name_field.cursorPosition() == 0


def test_enter_on_the_arrow_of_a_seat_moves_it_and_does_not_play(
    new_game: NewGamePage, qtbot: QtBot
) -> None:
    arrow = new_game.seats.rows[0].down_button
    arrow.setFocus()
    with qtbot.assertNotEmitted(new_game.play_requested):
        qtbot.keyClick(arrow, Qt.Key.Key_Return)
    assert [sitter.name for sitter in new_game.seats.sitters] == ["Marcel", "Ann"]
