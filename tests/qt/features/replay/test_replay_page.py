"""The page of a replay: stepping, keys, eyes, the time line, a picture of the moment."""

from collections import Counter
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from mille_qt.features.replay.marks import MarkKind
from mille_qt.features.replay.playing import SPEEDS
from mille_qt.features.replay.replay_page import ReplayPage
from mille_qt.table.hand_item import HandItem
from mille_qt.ui.settings import Settings
from mille_rules import Card, MoveKind, Record
from tests.qt.features.replay.conftest import Watch

Key = Qt.Key


def hand_in_scene(page: ReplayPage) -> Counter[Card]:
    items = page.table.table.items()
    return Counter(item.card for item in items if isinstance(item, HandItem))


def press(page: ReplayPage, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(page, key)


def log_lines(page: ReplayPage) -> list[str]:
    QApplication.processEvents()
    QApplication.processEvents()
    lines = page.panel.log.lines
    return [lines.item(row).text() for row in range(lines.count())]


def test_stepping_back_and_forth_shows_each_moment_as_it_was(duel: Record, watch: Watch) -> None:
    page = watch(duel)
    page.look_with(0)
    for seq in (*range(1, 60), *range(60, 0, -1), page.course.last, 1):
        page.playing.go(seq)
        view = page.course.update(seq, 0).view
        picture = page.table.table.picture
        assert picture is not None
        assert picture.tableaux == view.tableaux
        assert picture.draw_pile == view.draw_pile
        assert hand_in_scene(page) == Counter(view.hand)
        assert page.time_line.value() == seq


def test_one_seats_eyes_show_no_other_hand(crowd: Record, watch: Watch) -> None:
    page = watch(crowd)
    for seat in range(6):
        page.look_with(seat)
        page.playing.go(40 + seat)
        assert hand_in_scene(page) == Counter(page.course.hands(40 + seat)[seat])
        assert page.hands.hands == ()
        assert not page.hands.isVisible()


def test_all_hands_lie_below_the_table_and_none_in_it(crowd: Record, watch: Watch) -> None:
    page = watch(crowd)
    page.look_with(2)
    page.look_with(None)
    page.playing.go(50)
    assert page.hands.isVisible()
    assert [Counter(hand) for hand in page.hands.hands] == [
        Counter(h) for h in page.course.hands(50)
    ]
    assert not hand_in_scene(page)


def test_keys_step_jump_and_play(duel: Record, watch: Watch) -> None:
    page = watch(duel)
    playing, (first, second) = page.playing, page.course.races
    press(page, Key.Key_Right, Key.Key_Right, Key.Key_Left)
    assert playing.seq == 2
    press(page, Key.Key_PageDown)
    assert playing.seq == second.first
    press(page, Key.Key_Right, Key.Key_PageUp)
    assert playing.seq == second.first
    press(page, Key.Key_PageUp)
    assert playing.seq == first.first
    press(page, Key.Key_End)
    assert playing.seq == page.course.last
    press(page, Key.Key_Right)
    assert playing.seq == page.course.last
    press(page, Key.Key_Home, Key.Key_Left)
    assert playing.seq == 1
    press(page, Key.Key_Space)
    assert playing.running
    press(page, Key.Key_Space)
    assert not playing.running


def test_plus_and_minus_stay_within_the_speeds(duel: Record, watch: Watch) -> None:
    page = watch(duel)
    press(page, *[Key.Key_Plus] * len(SPEEDS))
    assert page.controls.speed.currentText() == "4 ×"
    press(page, *[Key.Key_Minus] * len(SPEEDS))
    assert page.controls.speed.currentText() == "0.5 ×"


def test_escape_closes(duel: Record, watch: Watch) -> None:
    page = watch(duel)
    closed: list[bool] = []
    page.closed.connect(lambda: closed.append(True))
    press(page, Key.Key_Escape)
    assert closed


def test_played_it_goes_on_by_itself_and_ends_at_the_end(duel: Record, watch: Watch) -> None:
    page = watch(duel)
    page.playing.go(page.course.last - 2)
    page.playing.toggle()
    for _ in range(2):
        page.playing._next.timeout.emit()
    assert page.playing.seq == page.course.last
    assert not page.playing.running
    page.playing.toggle()
    assert page.playing.seq == 1


def test_cards_fly_while_it_plays_and_lie_where_they_belong_then(
    duel: Record, watch: Watch, settings: Settings
) -> None:
    settings.pace = 2
    page = watch(duel)
    page.look_with(0)
    page.playing.toggle()
    page.playing._next.timeout.emit()
    assert page.table.table.busy
    page.table.table.skip()
    assert page.playing.seq == 2
    assert hand_in_scene(page) == Counter(page.course.hands(2)[0])


@pytest.mark.styled
def test_cards_lie_in_their_places_however_fast_one_jumps(
    crowd: Record, watch: Watch, settings: Settings
) -> None:
    settings.pace = 2
    page = watch(crowd)
    # No time passes between these, as while the mouse is drawn along the time line.
    page.look_with(0)
    page.playing.go(page.course.last)
    page.look_with(1)
    for seq in (1, *range(150, 160), 1):
        page.playing.go(seq)
    page.table.table.skip()
    places = page.table.table.hand_places()
    items = [item for item in page.table.table.items() if isinstance(item, HandItem)]
    assert items
    assert all(item.pos() == places[item.index].topLeft().toPoint() for item in items)


def test_who_is_hidden_stands_still(duel: Record, watch: Watch) -> None:
    page = watch(duel)
    page.playing.toggle()
    page.hide()
    assert not page.playing.running


def test_the_log_goes_along(duel: Record, watch: Watch) -> None:
    page = watch(duel)
    seq = next(
        seq
        for seq, line in enumerate(duel.moves(), 1)
        if line.move.kind is MoveKind.PLAY and seq > 20
    )
    page.playing.go(seq)
    line = page.course_words.moment(seq, None).split(" · ")[0]
    assert log_lines(page)[-1] == line
    told = log_lines(page)
    page.playing.go(seq - 1)
    assert log_lines(page) == told[:-1]
    page.playing.go(page.course.races[1].first + 1)
    assert len(log_lines(page)) == 1
    page.playing.go(seq)
    assert log_lines(page) == told


def test_a_line_of_the_log_shows_its_moment_again(duel: Record, watch: Watch) -> None:
    page = watch(duel)
    page.playing.go(60)
    log_lines(page)
    page.panel.log.lines.itemClicked.emit(page.panel.log.lines.item(2))
    assert page.playing.seq < 60
    assert len(log_lines(page)) == 3


def test_the_score_is_that_of_the_moment(duel: Record, watch: Watch) -> None:
    page = watch(duel)
    page.playing.go(page.course.races[0].last)
    totals = page.course.update(page.playing.seq, None).view.match.points
    label = page.panel.score._labels["match", 1]
    assert label.text().replace(",", "") == str(totals[0])
    page.playing.go(1)
    assert label.text() == "0"


@pytest.mark.styled
def test_the_time_line_says_what_is_under_the_pointer(duel: Record, watch: Watch) -> None:
    page = watch(duel)
    page.playing.go(page.course.last)
    marks = page.time_line.marks
    for mark in marks:
        point = page.time_line.mark_rect(mark).center().toPoint()
        assert page.time_line.rect().contains(point)
        assert page.course_words.mark(mark) in page.time_line.words_at(point)
    kinds = {mark.kind for mark in marks}
    assert {MarkKind.ATTACK, MarkKind.ARRIVAL, MarkKind.BONUS} <= kinds
    line, (first, last) = page.time_line, page.course.races[1]
    for x, seq in ((0, first), (line.width() - 1, last)):
        assert page.course_words.where(seq) in line.words_at(QPoint(x, line.height() - 1))


@pytest.mark.styled
def test_marks_of_one_moment_stand_side_by_side(duel: Record, watch: Watch) -> None:
    page = watch(duel)
    page.playing.go(page.course.last)
    ends = [mark for mark in page.time_line.marks if mark.seq == page.course.last]
    rects = [page.time_line.mark_rect(mark) for mark in ends]
    assert len(rects) > 1
    for i, rect in enumerate(rects):
        assert not any(rect.intersects(other) for other in rects[i + 1 :])


@pytest.mark.styled
def test_a_click_on_the_time_line_goes_there(duel: Record, watch: Watch) -> None:
    page = watch(duel)
    line = page.time_line
    QTest.mouseClick(
        line, Qt.MouseButton.LeftButton, pos=QPoint(round(line.x_of(60)), line.height() - 8)
    )
    assert page.playing.seq == 60


def test_the_lists_choose_race_and_eyes(duel: Record, watch: Watch) -> None:
    page = watch(duel)
    page.controls.race.activated.emit(1)
    assert page.playing.seq == page.course.races[1].first
    page.controls.eyes.activated.emit(2)
    assert page.eyes == 1
    page.controls.eyes.activated.emit(0)
    assert page.eyes is None


@pytest.mark.styled
@pytest.mark.parametrize("size", [(1024, 560), (1600, 980)])
@pytest.mark.parametrize("eyes", [None, 3])
def test_everything_fits_the_window(
    crowd: Record, watch: Watch, size: tuple[int, int], eyes: int | None
) -> None:
    page = watch(crowd, *size)
    page.look_with(eyes)
    bottom = page.rect().bottom()
    assert page.controls.geometry().bottom() <= bottom
    assert page.controls.minimumSizeHint().width() <= page.controls.width()
    parts = [page.table, page.hands, page.time_line, page.controls]
    shown = [part.geometry() for part in parts if part.isVisible()]
    for upper, lower in pairwise(shown):
        assert upper.bottom() < lower.top()


@pytest.mark.styled
def test_where_the_buttons_do_not_fit_in_a_row_they_stand_in_two(
    duel: Record, watch: Watch
) -> None:
    page = watch(duel, 1024, 700)
    one_row = page.controls.height()
    page.resize(700, 700)
    QApplication.processEvents()
    assert page.controls.height() > 1.5 * one_row
    assert page.controls.minimumSizeHint().width() <= page.controls.width()
    assert page.controls.geometry().bottom() <= page.rect().bottom()


@pytest.mark.styled
def test_the_picture_of_a_moment_shows_table_and_hands(duel: Record, watch: Watch) -> None:
    page = watch(duel)
    page.playing.go(30)
    image = page.picture().toImage()
    assert image.height() > page.table.height()
    assert len(colours(image)) > 100
    page.look_with(0)
    assert page.picture().toImage().height() == page.table.height()


def colours(image: QImage) -> set[int]:
    return {
        image.pixel(x, y) for x in range(0, image.width(), 7) for y in range(0, image.height(), 7)
    }


def test_the_language_can_change_meanwhile(duel: Record, watch: Watch, qapp: QApplication) -> None:
    from mille_qt.ui import language

    page = watch(duel)
    page.playing.go(5)
    before = page.bar.text
    language.install(qapp, "fr")
    qapp.processEvents()
    assert page.bar.text != before
