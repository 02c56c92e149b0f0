"""The page of challenges: typed and drawn numbers, seats, and deals of the day."""

from collections.abc import Callable
from datetime import date

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from mille_qt.app.main_window import MainWindow
from mille_qt.features.challenge.challenge_page import ChallengePage
from mille_qt.features.challenge.days import best_by_day, today
from mille_qt.features.challenge.days_dialog import DaysDialog
from mille_qt.session.matches.match_summary import MatchStatus, MatchSummary
from mille_rules.challenge import of_day, parse
from tests.qt.features.challenge.challenges import (
    NAMES,
    NUMBER,
    begun,
    save,
    session_after,
    window_of,
)


def test_the_number_field_has_focus(page: ChallengePage) -> None:
    assert page.number.field.hasFocus()


def test_an_empty_field_shows_its_placeholder_while_it_has_focus(page: ChallengePage) -> None:
    field = page.number.field
    # Qt hides a centred placeholder while the field has focus.
    assert field.placeholderText()
    assert not field.alignment() & Qt.AlignmentFlag.AlignHCenter
    QTest.keyClicks(field, "7")
    assert field.alignment() & Qt.AlignmentFlag.AlignHCenter


def test_the_example_of_a_number_is_not_broken_into_lines(page: ChallengePage) -> None:
    page.play_button.click()
    assert "700\u00a0·\u00a02\u00a0·\u00a0K7F3Q" in page.number.trouble.text()


def test_a_typed_number_is_formatted_and_played(page: ChallengePage) -> None:
    window, number = window_of(page), page.number
    number.field.setFocus()
    QTest.keyClicks(number.field, "700 2k7f3q")
    assert number.summary.text() == "Winning Moves · 2 players · 700 miles"
    page.level_box.set_level("hard")
    page.seats.fields[0].setFocus()
    assert number.field.text() == "700 · 2 · K7F3Q"
    QTest.keyClick(page, Qt.Key.Key_Return)
    match = window.match
    assert match is not None
    assert match.challenge == NUMBER
    assert match.names == ("Anna", "Marcel")
    assert match.levels == ("", "hard")
    first_deal = next(line for line in match.text().splitlines() if line.startswith("deal"))
    assert first_deal.startswith("deal 1 first 1 : ")
    assert first_deal.endswith(" ".join(card.slug for card in NUMBER.deck(1)))


def test_an_invalid_number_is_explained_and_starts_no_match(page: ChallengePage) -> None:
    for typed, words in {
        "": "looks like",
        "700 2 K7F3R": "typing mistake",
        "700 2 K7F3O": "never contains “O”",
        "1000 2 K7F3Q": "must be 700",
        "700 5 K7F3Q": "not 5",
        "700 2 22272": "rules that this version doesn’t know",
    }.items():
        page.number.field.clear()
        QTest.keyClicks(page.number.field, typed)
        assert page.number.trouble.isHidden(), typed
        page.play_button.click()
        assert words in page.number.trouble.text()
        assert window_of(page).match is None, typed
        QTest.keyClicks(page.number.field, "7")
        assert page.number.trouble.isHidden(), typed


def test_a_new_number_is_for_the_selected_rules_and_can_be_copied(page: ChallengePage) -> None:
    page.seats_box.setCurrentIndex(3)
    assert page.rules_box.findData("bsd") < 0
    page.rules_box.setCurrentIndex(page.rules_box.findData("dujardin"))
    assert not page.number.copy_button.isEnabled()
    page.new_button.click()
    challenge = page.number.challenge
    assert challenge is not None
    assert (challenge.seats, challenge.rules.name) == (6, "dujardin")
    page.number.copy_button.click()
    assert QGuiApplication.clipboard().text() == challenge.shown
    page.new_button.click()
    assert page.number.challenge != challenge


def test_the_player_must_have_a_name(page: ChallengePage) -> None:
    page.new_button.click()
    page.seats.set_names(["  "])
    page.play_button.click()
    assert page.trouble.text() == "Enter at least one name."
    assert window_of(page).match is None


def test_two_players_cannot_have_the_same_name(page: ChallengePage) -> None:
    page.new_button.click()
    page.seats.set_names(["Anna", "anna"])
    page.play_button.click()
    assert page.trouble.text() == "Two players have the same name."
    assert window_of(page).match is None


def test_back_returns_to_the_new_game(page: ChallengePage) -> None:
    window = window_of(page)
    page.back_button.click()
    assert hasattr(window.pages.currentWidget(), "challenge_button")


def test_people_sit_on_any_seats_and_computers_of_one_level_on_the_others(
    page: ChallengePage,
) -> None:
    page.number.set_challenge(parse("1000-4-NQTB7"))
    shown = [field for field in page.seats.fields if field.isVisible()]
    assert len(shown) == 4
    page.seats.set_names(["Anna", "", " Marcel "])
    page.level_box.set_level("easy")
    page.play_button.click()
    match = window_of(page).match
    assert match is not None
    assert match.people == (0, 2)
    assert match.levels == ("", "easy", "", "easy")
    assert len(set(match.names)) == 4
    assert match.names[2] == "Marcel"


def test_changing_sides_moves_everybody_to_the_next_seat(page: ChallengePage) -> None:
    page.number.set_challenge(parse("1000-4-NQTB7"))
    page.seats.set_names(["Anna", "Ben", "Cora", ""])
    page.seats.turn_button.click()
    assert page.seats.names == ("", "Anna", "Ben", "Cora")


# -- deals of the day ----------------------------------------------------------------------


def test_the_deal_of_the_day_is_ready_to_be_played_with_one_click(page: ChallengePage) -> None:
    assert page.day_button.text() == "&Deal of the day – November 23"
    page.day_button.click()
    assert page.number.challenge == parse("700-2-YJWAU")
    assert page.play_button.hasFocus()
    page.seats_box.setCurrentIndex(2)
    page.rules_box.setCurrentIndex(page.rules_box.findData("classic"))
    page.day_button.click()
    assert page.number.challenge == parse("1000-4-UK5XB")


def test_the_title_says_that_the_number_is_the_deal_of_the_day(page: ChallengePage) -> None:
    page.day_button.click()
    assert page.title.text() == "Deal of the day – November 23"
    page.new_button.click()
    assert page.title.text() == "Challenge"


def test_the_start_page_leads_to_the_deal_of_the_day(
    open_window: Callable[[], MainWindow],
) -> None:
    window = open_window()
    window.shell.start_page.tray.day.click()
    page = window.pages.currentWidget()
    assert isinstance(page, ChallengePage)
    assert page.number.challenge == of_day(today().isoformat(), "winning-moves", 2)
    assert page.play_button.hasFocus()


def summary(number: str, *points: int, over: bool = True, person: int = 0) -> MatchSummary:
    """Return the summary of a match with one person."""
    kinds = ["computer-easy"] * len(points)
    kinds[person] = "human"
    standing = MatchStatus.FINISHED if over else MatchStatus.UNDER_WAY
    winners = (points.index(max(points)),) if over else ()
    return MatchSummary(
        standing, "", NAMES[: len(points)], tuple(kinds), points=points, winners=winners,
        challenge=number,
    )  # fmt: skip


def test_the_best_result_of_each_day_is_listed() -> None:
    matches = [
        summary("700-2-YJWAU", 4000, 5000),
        summary("700-2-YJWAU", 5200, 3000, person=1),
        summary("700-2-YJWAU", 4500, 900, over=False),
        summary("700-2-RRAAS", 5100, 200),
        summary("700-2-K7F3Q", 5900, 0),
        summary("", 5900, 0),
        summary("nonsense", 5900, 0),
    ]
    first, second = best_by_day(matches, date(2026, 11, 25))
    assert (first.day, first.points, first.won) == (date(2026, 11, 24), 5100, True)
    assert (second.day, second.names, second.points) == (date(2026, 11, 23), ("Anna",), 4000)
    # A deal is of the day from its day on.
    assert [one.day for one in best_by_day(matches, date(2026, 11, 23))] == [date(2026, 11, 23)]


def test_earlier_deals_can_be_taken_again(page: ChallengePage, qtbot: QtBot) -> None:
    save(session_after(begun(parse("700-2-YJWAU")), 1), "today")
    page.days_button.click()
    (dialog,) = window_of(page).findChildren(DaysDialog)
    qtbot.waitUntil(lambda: dialog.table.model().rowCount() == 1)
    assert dialog.table.report.rows[0].cells[0] == "11/23/26"
    assert dialog.summary.text().startswith("Best result: Anna, ")
    assert dialog.table.hasFocus()
    QTest.keyClick(dialog.table, Qt.Key.Key_Return)
    assert page.number.challenge == parse("700-2-YJWAU")
