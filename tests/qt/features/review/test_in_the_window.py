"""Reviews in the main window: from the score sheet, from a replay, and of any record."""

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

Open = Callable[[], MainWindow]
Key = Qt.Key


@pytest.fixture
def thinker(judge: QuickJudge) -> Thinker:
    """The computer player, which also judges."""
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


def test_the_score_sheet_opens_a_review_and_escape_returns(duel: Record, open_window: Open) -> None:
    window = open_window()
    window.match_controller.play(after_first_race(duel))
    # The race is over: the score sheet is shown automatically.
    while window.score_sheet is None:
        QApplication.processEvents()
    sheet_in(window).buttons.review.trigger()
    page = review_in(window)
    assert (page.race, page.seat) == (0, 0)
    assert page.frame.decisions.count()
    QTest.keyClick(page, Key.Key_Escape)
    assert sheet_in(window).buttons.review.isVisible()
    assert window.match is not None


def test_a_review_shows_its_race(duel: Record, open_window: Open) -> None:
    window = open_window()
    page = window.shell.features.reviews.show_review(duel, race=1)
    assert (page.frame.race.currentText(), page.frame.seat.currentIndex()) == ("Race 2", 0)
    page.retranslate()
    assert (page.frame.race.currentText(), page.frame.seat.currentIndex()) == ("Race 2", 0)
    # Leave the page, so that the review ends.
    page.closed.emit()


def test_no_review_is_offered_during_a_race(duel: Record, open_window: Open) -> None:
    window = open_window()
    first = after_first_race(duel)
    window.match_controller.play(duel.before_move(len(first.moves()) + 20))
    QApplication.processEvents()
    window.shell.toggle_score_sheet()
    assert not sheet_in(window).buttons.review.isVisible()


def test_a_replay_opens_a_review_and_returns_to_its_moment(duel: Record, open_window: Open) -> None:
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


def test_a_replay_offers_no_review_of_an_unfinished_race(duel: Record, open_window: Open) -> None:
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


def test_showing_another_page_ends_the_review(
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


def test_every_seat_of_a_finished_match_can_be_reviewed(duel: Record) -> None:
    assert seats_to_review(duel) == (0,)
    rich = duel.header._replace(points=(9000, 0), games=(0, 0))
    over = Record(rich, after_first_race(duel).lines)
    assert seats_to_review(over) == (0, 1)
    assert list(reviewable_races(over)) == [0]


def test_the_review_of_a_finished_match_starts_with_the_person(
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


def test_players_at_other_computers_are_reviewed_only_after_the_match(duel: Record) -> None:
    sitters = tuple(Sitter(kind, "X") for kind in ("human", "remote"))
    record = Record(Header(duel.header.rules, sitters), duel.lines)
    assert seats_to_review(record) == (0,)


def test_a_match_of_computer_players_is_reviewed_only_after_its_end(duel: Record) -> None:
    sitters = tuple(Sitter("computer-normal", name) for _, name in duel.header.sitters)
    record = Record(Header(duel.header.rules, sitters), duel.lines)
    assert seats_to_review(record) == ()
    assert list(reviewable_races(record)) == []


def test_a_decision_of_a_review_is_played_on_from_before_it(
    duel: Record, open_window: Open
) -> None:
    window = open_window()
    window.shell.features.reviews.show_review(duel, 0, 0)
    page = review_in(window)
    judged = page.frame.decisions.current
    assert judged is not None
    page.frame.moment.play_on_button.click()
    session, game = window.match_controller.local_session, window.game
    assert session is not None
    assert game is not None
    assert session.practice
    update = game.update_presenter.queues.latest(0)
    assert update is not None
    assert update.view.hand == judged.decision.question.view.hand
    assert update.choices == judged.decision.question.choices
