"""The review page: list, curve, table, progress and end of a review."""

from collections import Counter

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

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


def decisions_of(page: ReviewPage) -> list[Judged]:
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


def test_the_costliest_decision_is_first_in_the_list_and_is_shown(
    duel: Record, show_review: Show
) -> None:
    page = show_review(duel)
    worst = costliest(page.found)[0]
    assert worst.grade is not Grade.BEST
    assert page.frame.decisions.current is worst
    assert lines(page)[0].startswith(f"Turn {worst.decision.turn} · ")
    assert "Better: " in lines(page)[0]
    costs = [one.cost for one in costliest(page.found)]
    assert costs == sorted(costs, reverse=True)


def test_decisions_can_be_listed_in_the_order_of_the_race(duel: Record, show_review: Show) -> None:
    page = show_review(duel)
    worst = page.frame.decisions.current
    page.frame.order.buttons[1].click()
    assert [line.split(" · ")[0] for line in lines(page)] == [
        f"Turn {one.decision.turn}" for one in decisions_of(page)
    ]
    assert page.frame.decisions.current is worst


def test_the_table_of_the_decision_has_both_cards_marked(duel: Record, show_review: Show) -> None:
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
def test_the_reasons_are_shown_above_the_table(duel: Record, show_review: Show) -> None:
    page = show_review(duel, size=(1024, 576))
    moment = page.frame.moment
    reasons = moment.best.labels[-1]
    bottom = reasons.mapTo(page, reasons.rect().bottomLeft())
    assert reasons.text()
    assert bottom.y() < moment.table.mapTo(page, QPoint()).y()


def test_with_several_people_only_the_heading_contains_the_name(
    duel: Record, show_review: Show
) -> None:
    sitters = tuple(Sitter("human", sitter.name) for sitter in duel.header.sitters)
    page = show_review(Record(duel.header._replace(sitters=sitters), duel.lines))
    assert page.frame.seat.currentText() == "Anna"
    assert not [line for line in lines(page) if "Anna" in line]
    assert page.frame.moment.played.labels[0].text().startswith("Anna ")


def test_a_best_move_has_one_mark_and_one_text(duel: Record, show_review: Show) -> None:
    page = show_review(duel)
    best = next(one for one in decisions_of(page) if one.grade is Grade.BEST)
    page.show_decision(best)
    assert set(marks(page)) == {CardMarkKind.BEST}
    assert not page.frame.moment.played.isVisible()
    assert page.frame.moment.best.labels[0].text().startswith("You ")


def test_only_the_hand_of_the_reviewed_seat_is_shown(crowd: Record, show_review: Show) -> None:
    page = show_review(crowd)
    for one in decisions_of(page)[:10]:
        page.show_decision(one)
        assert one.decision.question.view.seat == 0
        assert hand_in_scene(page) == Counter(one.decision.question.view.hand)


def test_keys_go_through_the_list_and_escape_closes_the_page(
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


def test_arrow_keys_on_the_curve_go_through_the_decisions_in_order(
    duel: Record, show_review: Show
) -> None:
    page = show_review(duel)
    page.frame.curve.setFocus()
    QTest.keyClick(page.frame.curve, Key.Key_Home)
    assert page.frame.decisions.current is decisions_of(page)[0]
    QTest.keyClick(page.frame.curve, Key.Key_Right)
    assert page.frame.decisions.current is decisions_of(page)[1]
    QTest.keyClick(page.frame.curve, Key.Key_Left)
    QTest.keyClick(page.frame.curve, Key.Key_Left)
    assert page.frame.decisions.current is decisions_of(page)[0]
    QTest.keyClick(page.frame.curve, Key.Key_End)
    assert page.frame.decisions.current is decisions_of(page)[-1]
    assert page.frame.curve.accessibleDescription().startswith("Turn ")


def test_a_click_on_the_curve_chooses_the_nearest_decision(duel: Record, show_review: Show) -> None:
    page = show_review(duel)
    wanted = decisions_of(page)[7]
    point = page.frame.curve.curve().point_of(wanted)
    assert point is not None
    QTest.mouseClick(page.frame.curve, Qt.MouseButton.LeftButton, pos=point.toPoint())
    assert page.frame.decisions.current is wanted


def test_the_curve_has_a_point_for_every_decision_within_its_plot(
    duel: Record, show_review: Show
) -> None:
    page = show_review(duel)
    curve = page.frame.curve.curve()
    assert [point.judged for point in curve.points if point.judged] == decisions_of(page)
    # One point before the race, and one after it.
    assert len(curve.points) == len(decisions_of(page)) + 2
    plot = curve.grid.plot.adjusted(-1, -1, 1, 1)
    assert all(plot.contains(point) for point in curve.positions)
    places = [point.x() for point in curve.positions]
    assert places == sorted(places)


def test_summary_and_luck_describe_the_race(duel: Record, show_review: Show) -> None:
    page = show_review(duel)
    best = sum(one.grade is Grade.BEST for one in decisions_of(page))
    draws = [one for one in page.found if isinstance(one, Weighed)]
    assert f"Decisions: {len(decisions_of(page))}; best moves: {best}." in page.frame.summary.text()
    # For this judge each draw is worth 50 points more than average.
    assert f"worth {50 * len(draws):,} points more" in page.frame.luck.text()
    assert "strongest computer player" in page.frame.judge_note.text()


def test_a_stopped_review_can_be_continued(
    duel: Record, show_review: Show, judge: QuickJudge
) -> None:
    judge.patience = 20
    page = show_review(duel)
    assert page.running
    assert page.frame.progress.value() == 20
    page.frame.stop_button.click()
    assert not page.running
    assert judge.closed == 1
    assert page.frame.summary.isVisible()
    judge.patience = None
    page.frame.resume_button.click()
    settle(page)
    assert not page.frame.progress.isVisible()
    assert len(page.found) == page._runs.steps


def test_leaving_the_page_stops_the_review(
    duel: Record, show_review: Show, judge: QuickJudge
) -> None:
    judge.patience = 20
    page = show_review(duel)
    page.hide()
    assert not page.running
    assert judge.closed == 1


def test_after_a_failure_the_results_stay_and_the_review_can_be_continued(
    duel: Record, show_review: Show, judge: QuickJudge
) -> None:
    judge.patience, judge.dumb = 20, True
    page = show_review(duel)
    assert "isn’t responding" in page.frame.trouble.text()
    assert len(page.found) == 20
    judge.patience = None
    page.frame.resume_button.click()
    settle(page)
    assert page.frame.trouble.text() == ""
    assert page.frame.decisions.count() == len(decisions_of(page))


@pytest.mark.slow
def test_a_finished_review_is_not_repeated_after_another_race(
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


def test_an_unfinished_race_cannot_be_reviewed(duel: Record, show_review: Show) -> None:
    moves = duel.moves()
    second = next(i for i, line in enumerate(moves) if line.seat is None and i)
    page = show_review(duel.before_move(second + 30))
    assert page.races == 1
    with pytest.raises(ValueError, match="not over"):
        page.review(1, 0)


def test_with_three_sides_points_are_shown_instead_of_chances(
    crowd: Record, show_review: Show
) -> None:
    page = show_review(crowd)
    assert "(Expert)" in page.frame.judge_note.text()
    assert "can’t estimate" in page.frame.judge_note.text()
    assert not any("%" in line for line in lines(page))
    assert "%" not in page.frame.moment.best.labels[1].text()
    assert all("chance" not in line for line in lines(page))


@pytest.mark.styled
@pytest.mark.parametrize("size", [(1024, 560), (1600, 980)])
def test_all_widgets_fit_the_width(duel: Record, show_review: Show, size: tuple[int, int]) -> None:
    page = show_review(duel, size=size)
    frame = page.frame
    assert frame.widget().width() <= frame.viewport().width()
    for widget in (frame.close_button, frame.curve, frame.moment, frame.decisions):
        right = widget.mapTo(page, QPoint(widget.width(), 0)).x()
        assert right <= page.width(), widget
    assert frame.widget().height() <= frame.viewport().height()


def test_in_a_narrow_window_the_reasons_are_right_below_the_list(
    duel: Record, show_review: Show
) -> None:
    page = show_review(duel, size=(600, 800))
    frame = page.frame

    def top(widget: QWidget) -> int:
        return widget.mapTo(page, QPoint(0, 0)).y()

    parts = [frame.decisions, frame.moment, frame.curve, frame.luck]
    assert sorted(parts, key=top) == parts
    page.resize(1600, 980)
    settle(page)
    assert top(frame.curve) < top(frame.moment) < top(frame.luck)
    assert top(frame.decisions) < top(frame.luck)


def test_the_language_can_change_during_a_review(
    duel: Record, show_review: Show, qapp: QApplication
) -> None:
    page = show_review(duel)
    before, chosen = lines(page), page.frame.decisions.current
    language.install(qapp, "fr")
    qapp.processEvents()
    assert lines(page) != before
    assert page.frame.decisions.current is chosen
    assert page.frame.close_button.text() == "Fermer"


def test_the_curve_describes_a_decision(duel: Record, show_review: Show) -> None:
    page = show_review(duel)
    one = decisions_of(page)[3]
    words = page.frame.curve._describe(one)
    assert words.startswith(f"Turn {one.decision.turn}: ")
    assert "winning the match" in words


def test_the_decisions_are_those_of_the_chosen_race(duel: Record, show_review: Show) -> None:
    page = show_review(duel, race=1)
    first = next(one.decision for one in decisions_of(page))
    assert isinstance(first, Decision)
    assert first.question.view.match.race == 2
    QApplication.sendEvent(page, QEvent(QEvent.Type.PaletteChange))
    assert page.frame.decisions.count() == len(decisions_of(page))
