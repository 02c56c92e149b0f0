"""The page of a review: the list, the curve, the table of a decision, progress and its end."""

from collections import Counter

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from mille_qt.features.review.review_page import ReviewPage
from mille_qt.table.card_marks import CardMarkKind
from mille_qt.table.hand_item import HandItem
from mille_qt.ui import language
from mille_rules import Card, Record, Sitter
from mille_rules.computer.explanations.own_moments import Decision
from mille_rules.computer.explanations.reviewing import Grade, Judged, Weighed, costliest
from tests.qt.features.review.conftest import QuickJudge, Show, settle

Key = Qt.Key


def lines(page: ReviewPage) -> list[str]:
    items = page.frame.decisions
    return [items.item(row).text() for row in range(items.count())]


def made(page: ReviewPage) -> list[Judged]:
    return [one for one in page.found if isinstance(one, Judged)]


def hand_in_scene(page: ReviewPage) -> Counter[Card]:
    items = page.frame.moment.table.table.items()
    return Counter(item.card for item in items if isinstance(item, HandItem))


def marks(page: ReviewPage) -> dict[CardMarkKind, Card | None]:
    scene = page.frame.moment.table.table
    hand = scene.picture.hand if scene.picture is not None else ()
    found = {}
    for mark in scene.marks:
        held = None if mark.hand_place is None else hand[mark.hand_place]
        found[mark.kind] = None if held is None else held.card
    return found


def test_the_costliest_decision_stands_first_and_is_shown(duel: Record, show_review: Show) -> None:
    page = show_review(duel)
    worst = costliest(page.found)[0]
    assert worst.grade is not Grade.BEST
    assert page.frame.decisions.current is worst
    assert lines(page)[0].startswith(f"Turn {worst.decision.turn} · ")
    assert "Better: " in lines(page)[0]
    costs = [one.cost for one in costliest(page.found)]
    assert costs == sorted(costs, reverse=True)


def test_in_order_they_stand_as_they_were_made(duel: Record, show_review: Show) -> None:
    page = show_review(duel)
    worst = page.frame.decisions.current
    page.frame.order.buttons[1].click()
    assert [line.split(" · ")[0] for line in lines(page)] == [
        f"Turn {one.decision.turn}" for one in made(page)
    ]
    assert page.frame.decisions.current is worst


def test_the_table_is_that_of_the_decision_with_both_cards_marked(
    duel: Record, show_review: Show
) -> None:
    page = show_review(duel)
    worst = costliest(page.found)[0]
    view = worst.decision.question.view
    assert hand_in_scene(page) == Counter(view.hand)
    assert page.frame.moment.table.table.picture is not None
    assert page.frame.moment.table.table.picture.tableaux == view.tableaux
    assert marks(page) == {
        CardMarkKind.BEST: worst.best.move.card,
        CardMarkKind.PLAYED: worst.decision.played.card,
    }
    assert page.frame.moment.played.labels[0].text().startswith("You ")
    assert page.frame.moment.best.labels[0].text().startswith("Better: ")


@pytest.mark.styled
def test_the_reasons_stand_above_the_table(duel: Record, show_review: Show) -> None:
    page = show_review(duel, size=(1024, 576))
    moment = page.frame.moment
    reasons = moment.best.labels[-1]
    bottom = reasons.mapTo(page, reasons.rect().bottomLeft())
    assert reasons.text()
    assert bottom.y() < moment.table.mapTo(page, QPoint()).y()


def test_where_several_people_played_the_heading_alone_has_the_name(
    duel: Record, show_review: Show
) -> None:
    sitters = tuple(Sitter("human", sitter.name) for sitter in duel.header.sitters)
    page = show_review(Record(duel.header._replace(sitters=sitters), duel.lines))
    assert page.frame.seat.currentText() == "Anna"
    assert not [line for line in lines(page) if "Anna" in line]
    assert page.frame.moment.played.labels[0].text().startswith("Anna ")


def test_of_the_best_move_there_is_one_mark_and_one_text(duel: Record, show_review: Show) -> None:
    page = show_review(duel)
    best = next(one for one in made(page) if one.grade is Grade.BEST)
    page.look_at(best)
    assert set(marks(page)) == {CardMarkKind.BEST}
    assert not page.frame.moment.played.isVisible()
    assert page.frame.moment.best.labels[0].text().startswith("You ")


def test_no_hand_but_that_of_the_seat_is_ever_shown(crowd: Record, show_review: Show) -> None:
    page = show_review(crowd)
    for one in made(page)[:10]:
        page.look_at(one)
        assert one.decision.question.view.seat == 0
        assert hand_in_scene(page) == Counter(one.decision.question.view.hand)


def test_arrows_go_through_the_list_enter_shows_and_escape_goes(
    duel: Record, show_review: Show
) -> None:
    page = show_review(duel)
    closed: list[bool] = []
    page.closed.connect(lambda: closed.append(True))
    QTest.keyClick(page.frame.decisions, Key.Key_Down)
    second = costliest(page.found)[1]
    assert page.frame.decisions.current is second
    assert marks(page)[CardMarkKind.BEST] is second.best.move.card
    QTest.keyClick(page.frame.decisions, Key.Key_Return)
    assert page.frame.decisions.current is second
    QTest.keyClick(page.frame.decisions, Key.Key_Escape)
    assert closed


def test_arrows_on_the_curve_go_through_the_decisions_in_their_order(
    duel: Record, show_review: Show
) -> None:
    page = show_review(duel)
    page.frame.curve.setFocus()
    QTest.keyClick(page.frame.curve, Key.Key_Home)
    assert page.frame.decisions.current is made(page)[0]
    QTest.keyClick(page.frame.curve, Key.Key_Right)
    assert page.frame.decisions.current is made(page)[1]
    QTest.keyClick(page.frame.curve, Key.Key_Left)
    QTest.keyClick(page.frame.curve, Key.Key_Left)
    assert page.frame.decisions.current is made(page)[0]
    QTest.keyClick(page.frame.curve, Key.Key_End)
    assert page.frame.decisions.current is made(page)[-1]
    assert page.frame.curve.accessibleDescription().startswith("Turn ")


def test_a_click_on_the_curve_chooses_the_decision_there(duel: Record, show_review: Show) -> None:
    page = show_review(duel)
    wanted = made(page)[7]
    point = page.frame.curve.curve().point_of(wanted)
    assert point is not None
    QTest.mouseClick(page.frame.curve, Qt.MouseButton.LeftButton, pos=point.toPoint())
    assert page.frame.decisions.current is wanted


def test_the_curve_has_a_point_for_every_decision_within_its_plot(
    duel: Record, show_review: Show
) -> None:
    page = show_review(duel)
    curve = page.frame.curve.curve()
    assert [stop.judged for stop in curve.stops if stop.judged] == made(page)
    # Before the race, and after it.
    assert len(curve.stops) == len(made(page)) + 2
    plot = curve.grid.plot.adjusted(-1, -1, 1, 1)
    assert all(plot.contains(point) for point in curve.points)
    places = [point.x() for point in curve.points]
    assert places == sorted(places)


def test_the_summary_and_the_luck_are_those_of_the_race(duel: Record, show_review: Show) -> None:
    page = show_review(duel)
    best = sum(one.grade is Grade.BEST for one in made(page))
    draws = [one for one in page.found if isinstance(one, Weighed)]
    assert f"Decisions: {len(made(page))}; best moves: {best}." in page.frame.summary.text()
    # Each draw of this judge is worth 50 points more than the average.
    assert f"worth {50 * len(draws):,} points more" in page.frame.luck.text()
    assert "strongest computer player" in page.frame.judge.text()


def test_stopped_it_asks_nothing_more_and_goes_on_where_it_was(
    duel: Record, show_review: Show, judge: QuickJudge
) -> None:
    judge.patience = 20
    page = show_review(duel)
    assert page.running
    assert page.frame.progress.value() == 20
    page.frame.cancel.click()
    assert not page.running
    assert judge.closed == 1
    assert page.frame.summary.isVisible()
    judge.patience = None
    page.frame.again.click()
    settle(page)
    assert not page.frame.progress.isVisible()
    assert len(page.found) == page._reviewed.steps


def test_who_leaves_stops_it_at_once(duel: Record, show_review: Show, judge: QuickJudge) -> None:
    judge.patience = 20
    page = show_review(duel)
    page.hide()
    assert not page.running
    assert judge.closed == 1


def test_where_the_judge_fails_what_was_found_stays_and_one_may_go_on(
    duel: Record, show_review: Show, judge: QuickJudge
) -> None:
    judge.patience, judge.dumb = 20, True
    page = show_review(duel)
    assert "does not answer" in page.frame.trouble.text()
    assert len(page.found) == 20
    judge.patience = None
    page.frame.again.click()
    settle(page)
    assert page.frame.trouble.text() == ""
    assert page.frame.decisions.count() == len(made(page))


def test_another_race_is_reviewed_and_the_first_is_not_thought_through_again(
    duel: Record, show_review: Show, judge: QuickJudge
) -> None:
    page = show_review(duel)
    first, asked = lines(page), judge.asked
    page.frame.race.activated.emit(1)
    settle(page)
    assert page.race == 1
    assert lines(page) != first
    again = judge.asked
    assert again > asked
    page.frame.race.activated.emit(0)
    settle(page)
    assert lines(page) == first
    assert judge.asked == again


def test_during_a_match_only_people_are_reviewed(duel: Record, show_review: Show) -> None:
    page = show_review(duel)
    assert page.seats == (0,)
    assert not page.frame.seat.isVisible()


def test_a_race_under_way_is_no_race_to_review(duel: Record, show_review: Show) -> None:
    moves = duel.moves()
    second = next(i for i, line in enumerate(moves) if line.seat is None and i)
    page = show_review(duel.before_move(second + 30))
    assert page.races == 1
    with pytest.raises(ValueError, match="not over"):
        page.review(1, 0)


def test_at_three_sides_points_are_spoken_of_and_no_chance(
    crowd: Record, show_review: Show
) -> None:
    page = show_review(crowd)
    assert "(Expert)" in page.frame.judge.text()
    assert "no chances" in page.frame.judge.text()
    assert not any("%" in line for line in lines(page))
    assert "%" not in page.frame.moment.best.labels[1].text()
    assert all("chance" not in line for line in lines(page))


@pytest.mark.styled
@pytest.mark.parametrize("size", [(1024, 560), (1600, 980)])
def test_nothing_is_cut_off_at_the_side(
    duel: Record, show_review: Show, size: tuple[int, int]
) -> None:
    page = show_review(duel, size=size)
    frame = page.frame
    assert frame.widget().width() <= frame.viewport().width()
    for widget in (frame.close_button, frame.curve, frame.moment, frame.decisions):
        right = widget.mapTo(page, QPoint(widget.width(), 0)).x()
        assert right <= page.width(), widget
    assert frame.widget().height() <= frame.viewport().height()


def test_the_language_can_change_meanwhile(
    duel: Record, show_review: Show, qapp: QApplication
) -> None:
    page = show_review(duel)
    before, chosen = lines(page), page.frame.decisions.current
    language.install(qapp, "fr")
    qapp.processEvents()
    assert lines(page) != before
    assert page.frame.decisions.current is chosen
    assert page.frame.close_button.text() == "Fermer"


def test_what_points_at_the_curve_is_told_what_was_there(duel: Record, show_review: Show) -> None:
    page = show_review(duel)
    one = made(page)[3]
    words = page.frame.curve._words(one)
    assert words.startswith(f"Turn {one.decision.turn}: ")
    assert "to win the match" in words


def test_the_moments_of_a_page_are_those_of_its_race(duel: Record, show_review: Show) -> None:
    page = show_review(duel, race=1)
    first = next(one.decision for one in made(page))
    assert isinstance(first, Decision)
    assert first.question.view.match.race == 2
    QApplication.sendEvent(page, QEvent(QEvent.Type.PaletteChange))
    assert page.frame.decisions.count() == len(made(page))
