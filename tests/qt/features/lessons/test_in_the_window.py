"""Lessons in the window: their list, continuing a lesson, and the first match."""

from collections.abc import Callable, Sequence
from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from mille_qt.app.main_window import MainWindow
from mille_qt.features.lessons.course import LESSON_SLUGS, lesson_named
from mille_qt.features.lessons.lesson_list_page import TICK, LessonListPage
from mille_qt.play.game_page import GamePage
from mille_qt.play.keyboard import Command
from mille_qt.ui.paths import data_folder
from mille_qt.ui.settings import Settings
from mille_rules import MoveKind, Sitter
from tests.qt.features.lessons.conftest import Learner
from tests.qt.play.player_at_table import menu_action

pytestmark = pytest.mark.shown


def test_the_start_page_opens_the_lessons(learner: Learner) -> None:
    learner.window.shell.start_page.learn_button.click()
    assert isinstance(learner.window.pages.currentWidget(), LessonListPage)


def test_only_new_players_are_invited_to_the_lessons(learner: Learner) -> None:
    learner.window.shell.show_start()
    start = learner.window.shell.start_page
    assert start.learn_button.property("inviting")
    learner.begin("first-roll")
    learner.key(" ")
    learner.window.shell.show_start()
    assert not start.learn_button.property("inviting")


def reach_turn_with_a_card_to_play(game: GamePage, qtbot: QtBot) -> None:
    """Discard until there is one."""
    while True:
        qtbot.waitUntil(lambda: bool(game.table_presenter.update) and game.table_presenter.active)
        update = game.table_presenter.update
        assert update is not None
        if any(move.kind is MoveKind.PLAY for move in update.choices):
            return
        game.turn_controller.submit(update.choices[0])
        qtbot.waitUntil(lambda update=update: game.table_presenter.update is not update)


def test_the_first_match_before_any_lesson_points_to_the_lessons_once(
    learner: Learner, qtbot: QtBot
) -> None:
    window = learner.window
    for told in (True, False):
        window.shell.start_page.play_button.click()
        game = window.game
        assert game is not None
        reach_turn_with_a_card_to_play(game, qtbot)
        assert ("ten short lessons" in game.bar.text) == told
        window.shell.show_start()


def test_enter_starts_the_first_lesson(learner: Learner) -> None:
    learner.window.shell.open_lessons()
    assert learner.lesson_list.continue_button.text() == "&Start"
    learner.key(Qt.Key.Key_Return)
    assert learner.page.coach.lesson.slug == "first-roll"


@pytest.mark.styled
def test_the_coach_explains_keys_to_keyboard_users_and_clicks_to_mouse_users(
    learner: Learner,
) -> None:
    window = learner.window
    window.shell.open_lessons()
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Return)
    learner.settle()
    assert "Tab goes from your cards" in learner.coach_text
    button = learner.page.strip.main
    place = button.mapTo(window, button.rect().center())
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    QTest.mouseClick(window.windowHandle(), left, none, place)
    learner.settle()
    assert "from this pile" in learner.coach_text


def test_a_lesson_that_was_left_is_continued(learner: Learner) -> None:
    learner.begin("limit")
    learner.play("play 100")
    learner.key("n")
    learner.key("q")
    assert learner.lesson_list.continue_button.text() == "&Continue: lesson 4"
    learner.key(Qt.Key.Key_Return)
    assert (learner.page.coach.lesson.slug, learner.page.coach.index) == ("limit", 2)


def test_the_step_at_which_a_lesson_was_left_is_saved(
    learner: Learner, open_window: Callable[[], MainWindow]
) -> None:
    learner.begin("limit")
    learner.play("play 100")
    learner.window.settings.write()
    assert Settings(learner.window.settings.path).lesson_left == {"limit": 1}


def test_the_step_of_a_lesson_is_kept_while_others_are_opened_and_finished(
    learner: Learner,
) -> None:
    learner.begin("limit", 5)
    learner.begin("hazards", 2)
    learner.begin("teams")
    learner.begin("coup", len(lesson_named("coup").steps) - 1)
    learner.key("q")
    assert learner.lesson_list.continue_button.text() == "&Continue: lesson 3"
    for slug, index in (("limit", 5), ("hazards", 2)):
        assert learner.menu_texts(slug)[0] == (
            f"&Continue at step {index + 1} of {len(lesson_named(slug).steps)}"
        )
        learner.choose_from_menu(slug, 0)
        assert (learner.page.coach.lesson.slug, learner.page.coach.index) == (slug, index)
        learner.key("q")


def test_the_window_has_the_title_of_the_lesson_in_every_step(learner: Learner) -> None:
    learner.begin("first-roll")
    learner.key(" ")
    assert learner.page.coach.index == 1
    assert learner.window.windowTitle().startswith(lesson_named("first-roll").title)


def test_a_lesson_that_was_left_shows_its_step_and_can_be_restarted(learner: Learner) -> None:
    learner.begin("limit", 3)
    learner.key("q")
    place = f"At step 4 of {len(lesson_named('limit').steps)}"
    tile = learner.lesson_list.lessons["limit"]
    assert tile.accessibleDescription().splitlines()[1] == place
    assert learner.menu_texts("limit")[1] == "&Start over"
    learner.choose_from_menu("limit", 1)
    assert (learner.page.coach.lesson.slug, learner.page.coach.index) == ("limit", 0)
    learner.key("q")
    assert place not in learner.lesson_list.lessons["limit"].accessibleDescription()


def test_a_finished_lesson_that_is_left_is_not_the_next_one(
    learner: Learner,
) -> None:
    learner.window.settings.lessons_done = ("first-roll", "coup")
    learner.begin("coup", 2)
    learner.key("q")
    assert learner.lesson_list.continue_button.text() == "&Continue: lesson 2"
    learner.choose_from_menu("coup", 0)
    assert learner.page.coach.index == 2


def test_the_menu_restarts_a_lesson_and_offers_that_on_no_other_page(
    learner: Learner,
) -> None:
    learner.window.shell.show_start()
    again = menu_action(learner.window, Command.RESTART_LESSON)
    assert not again.isVisible()
    learner.begin("limit", 3)
    assert again.isVisible()
    again.trigger()
    learner.settle()
    assert (learner.page.coach.lesson.slug, learner.page.coach.index) == ("limit", 0)
    learner.key("q")
    assert not again.isVisible()


def test_a_stored_step_that_is_none_is_not_read(settings: Settings) -> None:
    settings.keep("lesson_left", '{"limit": 0}')
    assert settings.lesson_left == {}


def test_a_finished_lesson_has_a_tick_and_can_be_played_again(learner: Learner) -> None:
    last = len(lesson_named("coup").steps) - 1
    learner.begin("coup", last)
    learner.key("q")
    button = learner.lesson_list.lessons["coup"]
    assert button.accessibleName() == "Lesson 6: The coup fourré (done)"
    assert TICK in {label.text() for label in button.findChildren(type(button._badge))}
    button.click()
    learner.settle()
    assert learner.page.coach.index == 0


@pytest.mark.parametrize(
    "slugs", [LESSON_SLUGS[:3], pytest.param(LESSON_SLUGS, marks=pytest.mark.slow)], ids=len
)
def test_after_a_lesson_comes_the_next_and_after_the_last_a_match(
    learner: Learner, slugs: Sequence[str]
) -> None:
    for slug, following in pairwise(slugs):
        learner.begin(slug, len(lesson_named(slug).steps) - 1)
        assert learner.main_text == "Next lesson"
        learner.key(" ")
        assert learner.page.coach.lesson.slug == following
    learner.begin("teams", len(lesson_named("teams").steps) - 1)
    assert learner.main_text == "Play your first match"
    learner.page.press_main()
    match = learner.window.match
    assert match is not None
    assert [sitter.kind for sitter in match.sitters] == ["human", "computer-beginner"]


def test_with_all_lessons_finished_the_list_offers_the_first_match_and_then_others(
    learner: Learner,
) -> None:
    window = learner.window
    window.settings.lessons_done = LESSON_SLUGS
    window.shell.open_lessons()
    assert learner.lesson_list.continue_button.text() == "&Play your first match"
    learner.lesson_list.continue_button.click()
    assert window.match is not None
    window.shell.open_lessons()
    assert learner.lesson_list.continue_button.text() == "&Play a match"


def test_after_the_last_lesson_the_previous_game_setup_is_used(
    learner: Learner,
) -> None:
    settings = learner.window.settings
    settings.last_seats = Sitter("human", "Zoé"), Sitter("computer-hard", "Marcel")
    learner.begin("teams", len(lesson_named("teams").steps) - 1)
    assert learner.main_text == "Play a match"
    learner.page.press_main()
    match = learner.window.match
    assert match is not None
    assert match.sitters == settings.last_seats


def test_a_lesson_saves_no_match(learner: Learner) -> None:
    before = sorted(data_folder().rglob("*"))
    learner.begin("hazards")
    learner.play("play 100")
    learner.window.shell.show_start()
    assert sorted(data_folder().rglob("*")) == before
    assert learner.window.match_controller.last_match() is None
    assert not learner.window.match_controller.unsaved


def test_a_lesson_continues_in_another_language(learner: Learner) -> None:
    learner.begin("hazards")
    learner.play("play 100")
    learner.window.settings.language = "fr"
    learner.settle()
    assert learner.coach_text == lesson_named("hazards").steps[1].text
    assert "Marcel" in learner.coach_text
    assert learner.page.session.names[0] == "Vous"
    learner.key("n")
    assert learner.page.coach.index == 2


def test_the_score_items_of_a_lesson_are_marked_one_by_one(learner: Learner) -> None:
    learner.begin("scoring", 2)
    sheet = learner.page.sheet
    assert sheet.isVisible()
    marked = []
    for _ in range(8):
        labels = [sheet._items.item(row, 0).text() for row in range(sheet._items.rowCount())]
        marked += [label for label in labels if label.startswith("▸")]
        learner.key(" ")
    assert marked == [
        f"▸ {name}"
        for name in (
            "Miles",
            "Safeties",
            "Coups fourrés",
            "Trip completed",
            "Delayed action",
            "Safe trip",
            "Shutout",
            "Race total",
        )
    ]


@pytest.mark.slow
@pytest.mark.styled
@pytest.mark.parametrize("size", [(1024, 600), pytest.param((1600, 1000), marks=pytest.mark.slow)])
def test_the_strip_covers_no_card_and_has_room_for_its_texts(
    learner: Learner, size: tuple[int, int]
) -> None:
    learner.window.resize(*size)
    for slug in LESSON_SLUGS:
        learner.begin(slug)
        page = learner.page
        assert page.strip.geometry().bottom() < page.table.geometry().top()
        assert page.table.geometry().bottom() < page.height()
        for button in page.strip.findChildren(QPushButton):
            assert button.width() >= button.sizeHint().width() or not button.isVisible()
        words = page.strip.words
        for step in page.coach.lesson.steps:
            words.setText(step.text)
            assert words.heightForWidth(words.width()) <= words.height()
