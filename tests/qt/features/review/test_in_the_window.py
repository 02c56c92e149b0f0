"""Reviews in the window: from the score sheet, from a replay, and of any record."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from mille_qt.app.main_window import MainWindow
from mille_qt.features.replay.replay_page import ReplayPage
from mille_qt.features.review.review_page import ReviewPage
from mille_qt.play.score_sheet.score_sheet import ScoreSheet
from mille_qt.session.record_info import reviewable_races, seats_to_review
from mille_rules import Header, Record, Sitter
from mille_rules.computer.explanations.own_moments import Decision
from mille_rules.computer.player import Thinker
from tests.qt.features.review.conftest import QuickJudge, settle

pytestmark = pytest.mark.unpainted

Open = Callable[[], MainWindow]
Key = Qt.Key


@pytest.fixture
def thinker(judge: QuickJudge) -> Thinker:
    """Who plays judges, too."""
    return judge


def review_in(window: MainWindow) -> ReviewPage:
    page = window.pages.currentWidget()
    assert isinstance(page, ReviewPage)
    settle(page)
    return page


def after_first_race(duel: Record) -> Record:
    deals = [i for i, line in enumerate(duel.moves()) if line.seat is None]
    return duel.before_move(deals[1])


def sheet_in(window: MainWindow) -> ScoreSheet:
    sheet = window.pages.currentWidget()
    assert isinstance(sheet, ScoreSheet)
    return sheet


def test_from_the_score_sheet_of_a_race_and_back(duel: Record, open_window: Open) -> None:
    window = open_window()
    window.match_controller.play(after_first_race(duel))
    # The race is over: the sheet comes by itself.
    while window.score_sheet is None:
        QApplication.processEvents()
    sheet_in(window).review_button.click()
    page = review_in(window)
    assert (page.race, page.seat) == (0, 0)
    assert page.frame.decisions.count()
    QTest.keyClick(page, Key.Key_Escape)
    assert sheet_in(window).review_button.isVisible()
    assert window.match is not None


def test_a_review_says_which_race_it_is_of(duel: Record, open_window: Open) -> None:
    window = open_window()
    page = window.shell.features.reviews.show_review(duel, race=1)
    assert (page.frame.race.currentText(), page.frame.seat.currentIndex()) == ("Race 2", 0)
    page.retranslate()
    assert (page.frame.race.currentText(), page.frame.seat.currentIndex()) == ("Race 2", 0)
    # No review outlives its page.
    page.closed.emit()


def test_while_a_race_is_under_way_it_is_not_offered(duel: Record, open_window: Open) -> None:
    window = open_window()
    first = after_first_race(duel)
    window.match_controller.play(duel.before_move(len(first.moves()) + 20))
    QApplication.processEvents()
    window.shell.toggle_score_sheet()
    assert not sheet_in(window).review_button.isVisible()


def test_a_replay_leads_to_the_review_of_its_race_and_back_to_its_moment(
    duel: Record, open_window: Open
) -> None:
    window = open_window()
    window.shell.features.replays.watch_again(duel.text())
    replay = window.pages.currentWidget()
    assert isinstance(replay, ReplayPage)
    replay.playback.stop()
    replay.playback.go_to(40)
    assert replay.controls.review.isEnabled()
    QTest.keyClick(replay, Key.Key_V)
    page = review_in(window)
    assert page.race == 0
    page.frame.close_button.click()
    again = window.pages.currentWidget()
    assert isinstance(again, ReplayPage)
    assert again.playback.seq == 40
    again.closed.emit()
    assert window.pages.currentWidget() is window.shell.start_page


def test_a_race_under_way_in_a_replay_has_no_review(duel: Record, open_window: Open) -> None:
    window = open_window()
    window.shell.features.replays.watch_again(duel.before_move(len(duel.moves()) - 5).text())
    replay = window.pages.currentWidget()
    assert isinstance(replay, ReplayPage)
    assert not replay.controls.review.isEnabled()
    QTest.keyClick(replay, Key.Key_V)
    assert window.pages.currentWidget() is replay
    replay.playback.go_to(3)
    assert replay.controls.review.isEnabled()


def test_any_record_can_be_reviewed_for_a_seat(duel: Record, open_window: Open) -> None:
    window = open_window()
    window.shell.features.reviews.show_review(duel, 1, 0)
    page = review_in(window)
    first = next(m for m in page.found if hasattr(m, "decision"))
    assert isinstance(first.decision, Decision)
    assert first.decision.question.view.match.race == 2


def test_turning_to_another_page_ends_it(
    duel: Record, open_window: Open, judge: QuickJudge
) -> None:
    judge.patience = 10
    window = open_window()
    window.shell.features.reviews.show_review(duel, 0)
    page = review_in(window)
    assert page.running
    window.shell.show_start()
    assert not page.running
    assert judge.closed


def test_every_seat_of_a_match_that_is_over_may_be_looked_at(duel: Record) -> None:
    assert seats_to_review(duel) == (0,)
    rich = duel.header._replace(points=(9000, 0), games=(0, 0))
    over = Record(rich, after_first_race(duel).lines)
    assert seats_to_review(over) == (0, 1)
    assert list(reviewable_races(over)) == [0]


def test_the_review_of_a_match_that_is_over_begins_with_the_person(
    duel: Record, open_window: Open
) -> None:
    sitters = (Sitter("computer-normal", "Marcel"), Sitter("human", "Ann"))
    header = duel.header._replace(sitters=sitters, points=(9000, 0), games=(0, 0))
    over = Record(header, after_first_race(duel).lines)
    window = open_window()
    window.shell.features.reviews.show_review(over, race=0)
    page = review_in(window)
    assert (page.seats, page.seat) == ((0, 1), 1)
    assert page.frame.seat.currentText() == "Ann"


def test_whoever_sat_elsewhere_is_reviewed_only_once_the_match_is_over(duel: Record) -> None:
    sitters = tuple(Sitter(kind, "X") for kind in ("human", "remote"))
    record = Record(Header(duel.header.rules, sitters), duel.lines)
    assert seats_to_review(record) == (0,)


def test_without_people_a_match_is_reviewed_once_it_is_over(duel: Record) -> None:
    sitters = tuple(Sitter("computer-normal", name) for _, name in duel.header.sitters)
    record = Record(Header(duel.header.rules, sitters), duel.lines)
    assert seats_to_review(record) == ()
    assert list(reviewable_races(record)) == []
