"""The rule book beside the table: F1, refused cards, and explanations of events."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QContextMenuEvent, QTextDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from mille_qt.app.main_window import MainWindow
from mille_qt.features.replay.replay_page import ReplayPage
from mille_qt.features.rulebook.chapter_view import ChapterView
from mille_qt.features.rulebook.rule_book_window import RuleBookWindow
from mille_qt.features.setup.new_game_page import NewGamePage
from mille_qt.ui.texts.cards import miles
from mille_qt.ui.theme.application_theme import ApplicationTheme, ThemeChoice
from mille_rules.cards import Card
from mille_rules.rulesets import CLASSIC, DEFAULT_RULES
from tests.qt.conftest import Ears
from tests.qt.play.player_at_table import PlayerAtTable
from tests.qt.play.staged_match import match_where

pytestmark = pytest.mark.shown

Seat = Callable[..., PlayerAtTable]
STOPPED = match_where(
    "roll 100 gasoline", "roll stop", moves=("0 play roll", "1 play roll"), people=(0,)
)


def book(window: MainWindow) -> RuleBookWindow:
    opened = window.shell.features.rules.book
    assert opened is not None
    assert opened.isVisible()
    return opened


def test_f1_opens_the_rules_of_the_match(sit_down: Seat) -> None:
    rules = replace(CLASSIC, quotas=((Card.MILES_200, 3),))
    player = sit_down(match_where("roll", seats=3, rules=rules))
    player.keys(Qt.Key.Key_F1)
    current = book(player.window).book.current
    assert (current.rules, current.seats) == (rules, 3)


def test_without_a_match_the_book_has_the_rules_last_chosen(
    open_window: Callable[[], MainWindow],
) -> None:
    window = open_window()
    window.settings.rules = CLASSIC
    window.shell.show_rule()
    assert book(window).book.current.rules == CLASSIC
    window.settings.rules = DEFAULT_RULES
    window.shell.show_rule()
    assert book(window).book.current.rules == DEFAULT_RULES


def test_where_rules_are_chosen_the_book_has_those(open_window: Callable[[], MainWindow]) -> None:
    window = open_window()
    window.shell.show_new_game()
    page = window.shell.current_page()
    assert isinstance(page, NewGamePage)
    page.seats.counts.set_count(3, teams=True)
    page.rules.set_rules(CLASSIC)
    QTest.keyClick(window, Qt.Key.Key_F1)
    current = book(window).book.current
    assert (current.rules.name, current.seats) == (CLASSIC.name, 3)


@pytest.mark.styled
def test_the_book_opens_at_the_title_of_its_first_chapter(
    open_window: Callable[[], MainWindow],
) -> None:
    window = open_window()
    window.shell.show_rule()
    opened = book(window)
    assert opened.contents.currentRow() == 0
    assert opened.chapter_view.verticalScrollBar().value() == 0


def test_why_opens_the_rule_that_forbids_a_card(sit_down: Seat) -> None:
    player = sit_down(match_where("100 roll"))
    player.click_card(player.place_with(Card.MILES_100))
    player.press("Why?")
    assert "Rolling" in looked_up(player)


def test_the_question_mark_key_opens_the_rule_for_the_chosen_card(sit_down: Seat) -> None:
    player = sit_down(match_where("roll speed-limit 100"))
    player.click_card(player.place_with(Card.SPEED_LIMIT))
    player.keys("?")
    assert "The speed limit" in looked_up(player)


def test_a_rule_that_is_looked_up_is_announced_and_has_the_caret(
    sit_down: Seat, ears: Ears
) -> None:
    player = sit_down(match_where("roll speed-limit 100"))
    player.click_card(player.place_with(Card.SPEED_LIMIT))
    ears.words  # noqa: B018
    player.keys("?")
    reader = book(player.window).chapter_view
    assert ears.words.startswith("The speed limit. ")
    assert book(player.window).focusWidget() is reader
    assert reader.textCursor().block().text() == "The speed limit"


def test_f1_opens_the_rule_for_the_chosen_card(sit_down: Seat) -> None:
    player = sit_down(match_where("roll extra-tank"))
    player.click_card(player.place_with(Card.EXTRA_TANK))
    player.window.shell.show_rule()
    assert "A safety on your turn" in looked_up(player)


def looked_up(player: PlayerAtTable) -> str:
    """Title of the paragraph that was looked up last."""
    opened = book(player.window)
    return opened.book.paragraph(opened._shown[0]).title


def test_the_context_menu_explains_a_line_of_the_log(sit_down: Seat) -> None:
    player = sit_down(STOPPED)
    player.page.panel.show()
    log = player.page.panel.log.lines
    row = next(row for row in range(log.count()) if "You play Roll" in log.item(row).text())
    place = log.visualItemRect(log.item(row)).center()
    asked = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, place, log.mapToGlobal(place))
    QApplication.sendEvent(log.viewport(), asked)
    (menu,) = log.findChildren(QMenu)
    menu.actions()[0].trigger()
    menu.close()
    assert looked_up(player) == "Rolling"
    text = book(player.window).chapter_view.toPlainText()
    assert "You play Roll" in text
    assert "The light is green" in text


def test_the_question_mark_key_explains_the_focused_line(sit_down: Seat) -> None:
    player = sit_down(STOPPED)
    log = player.page.panel.log.lines
    log.setCurrentRow(0)
    log.setFocus()
    QTest.keyClicks(log, "?")
    assert looked_up(player) == "The deal"


def test_an_earlier_moment_can_be_explained(sit_down: Seat) -> None:
    player = sit_down(STOPPED)
    log = player.page.panel.log.lines
    log.setCurrentRow(1)
    log.itemActivated.emit(log.item(1))
    player.press("What just happened?")
    assert looked_up(player) == "Rolling"
    player.press("Back to now")


def test_lines_of_a_replay_can_be_explained(sit_down: Seat) -> None:
    player = sit_down(STOPPED)
    assert player.window.match is not None
    player.window.shell.features.replays.watch_again(player.window.match.text())
    shown = player.window.pages.currentWidget()
    assert isinstance(shown, ReplayPage)
    shown.playback.go_to(5)
    shown.panel.log._explain(0)
    assert looked_up(player) == "The deal"


def test_the_search_lists_paragraphs_and_enter_chooses_the_first(
    open_window: Callable[[], MainWindow],
) -> None:
    window = open_window()
    window.shell.show_rule()
    opened = book(window)
    opened.activateWindow()
    QApplication.processEvents()
    opened.contents.setFocus()
    QTest.keyClick(opened, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert opened.focusWidget() is opened.search
    QTest.keyClicks(opened.search, "shut out")
    found = [opened.contents.item(row).text() for row in range(opened.contents.count())]
    assert "Shutout" in found
    QTest.keyClick(opened.search, Qt.Key.Key_Return)
    assert opened.isVisible()
    assert opened.contents.currentRow() == 0
    opened.search.setText("zeppelin")
    assert opened.nothing.isVisible()
    opened.search.clear()
    assert opened.contents.count() == len(opened.book.chapters)


def test_the_book_and_its_note_are_translated_when_the_language_changes(sit_down: Seat) -> None:
    player = sit_down(STOPPED)
    log = player.page.panel.log.lines
    log.setCurrentRow(1)
    QTest.keyClicks(log, "?")
    assert "You play Roll\nThe light is green" in book(player.window).chapter_view.toPlainText()
    player.speak("fr")
    text = book(player.window).chapter_view.toPlainText()
    assert "Vous jouez Roulez\nLe feu est vert" in text
    assert "Roll" not in text.replace("Roulez", "")


def test_in_an_extended_race_miles_are_explained_by_the_longer_trip(sit_down: Seat) -> None:
    moves = ("0 play roll", "1 discard 25", "0 play 200", "0 extend", "1 discard 50", "0 play 25")
    rules = DEFAULT_RULES.changed("base_target", "2:200")
    player = sit_down(match_where("roll 200 25", "25 50", moves=moves, rules=rules))
    log = player.page.panel.log
    texts = [log.lines.item(row).text() for row in range(log.lines.count())]
    log._explain(texts.index("You play 25"))
    assert (
        f"25 miles more on a trip of {miles(1000)}"
        in book(player.window).chapter_view.toPlainText()
    )


def test_the_keys_have_a_chapter_and_escape_closes_the_book(
    open_window: Callable[[], MainWindow],
) -> None:
    window = open_window()
    window.shell.show_rule("keys")
    opened = book(window)
    assert "Choose the previous or next card" in opened.chapter_view.toPlainText()
    QTest.keyClick(opened, Qt.Key.Key_Escape)
    assert not opened.isVisible()


@pytest.mark.styled
def test_pictures_of_cards_fit_into_the_page(open_window: Callable[[], MainWindow]) -> None:
    window = open_window()
    window.shell.show_rule("cards-distance")
    reader = book(window).chapter_view
    QApplication.processEvents()
    image = QTextDocument.ResourceType.ImageResource.value
    face = reader.document().resource(image, QUrl("card:25"))
    assert not face.isNull()
    assert reader.document().size().width() <= reader.viewport().width()


@pytest.mark.slow
@pytest.mark.styled
def test_the_book_is_updated_when_text_size_and_theme_change(
    open_window: Callable[[], MainWindow],
    app_theme: ApplicationTheme,
) -> None:
    window = open_window()
    window.shell.show_rule("safeties")
    reader = book(window).chapter_view
    QApplication.processEvents()
    before = height_of_a_card(reader)
    window.settings.text_size = 200
    QApplication.processEvents()
    assert height_of_a_card(reader) > before * 1.5
    app_theme.set_theme(ThemeChoice.DARK)
    QApplication.processEvents()
    assert "Extra Tank" in reader.toPlainText()
    window.settings.text_size = 100
    app_theme.set_theme(ThemeChoice.LIGHT)


def height_of_a_card(reader: ChapterView) -> int:
    image = QTextDocument.ResourceType.ImageResource.value
    return int(reader.document().resource(image, QUrl("card:extra-tank")).height())
