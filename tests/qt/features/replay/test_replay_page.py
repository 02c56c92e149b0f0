"""The replay page: stepping, keys, viewer, timeline, and the picture of a moment."""

from collections import Counter
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from mille_qt.features.replay.match_history import HighlightKind
from mille_qt.features.replay.playback import SPEEDS
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


def test_each_moment_is_shown_as_it_was_in_either_direction(duel: Record, watch: Watch) -> None:
    page = watch(duel)
    page.set_viewer(0)
    for seq in (*range(1, 60), *range(60, 0, -1), page.history.last, 1):
        page.playback.go_to(seq)
        view = page.history.update(seq, 0).view
        picture = page.table.table.picture
        assert picture is not None
        assert picture.tableaux == view.tableaux
        assert picture.draw_pile == view.draw_pile
        assert hand_in_scene(page) == Counter(view.hand)
        assert page.timeline.value() == seq


def test_the_view_of_one_seat_shows_no_other_hand(crowd: Record, watch: Watch) -> None:
    page = watch(crowd)
    for seat in range(6):
        page.set_viewer(seat)
        page.playback.go_to(40 + seat)
        assert hand_in_scene(page) == Counter(page.history.hands(40 + seat)[seat])
        assert page.hands_strip.hands == ()
        assert not page.hands_strip.isVisible()


def test_all_hands_are_shown_below_the_table_and_none_on_it(crowd: Record, watch: Watch) -> None:
    page = watch(crowd)
    page.set_viewer(2)
    page.set_viewer(None)
    page.playback.go_to(50)
    assert page.hands_strip.isVisible()
    assert [Counter(hand) for hand in page.hands_strip.hands] == [
        Counter(h) for h in page.history.hands(50)
    ]
    assert not hand_in_scene(page)


def test_keys_step_jump_and_play(duel: Record, watch: Watch) -> None:
    page = watch(duel)
    playback, (first, second) = page.playback, page.history.races
    press(page, Key.Key_Right, Key.Key_Right, Key.Key_Left)
    assert playback.seq == 2
    press(page, Key.Key_PageDown)
    assert playback.seq == second.first
    press(page, Key.Key_Right, Key.Key_PageUp)
    assert playback.seq == second.first
    press(page, Key.Key_PageUp)
    assert playback.seq == first.first
    press(page, Key.Key_End)
    assert playback.seq == page.history.last
    press(page, Key.Key_Right)
    assert playback.seq == page.history.last
    press(page, Key.Key_Home, Key.Key_Left)
    assert playback.seq == 1
    press(page, Key.Key_Space)
    assert playback.running
    press(page, Key.Key_Space)
    assert not playback.running


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


def test_the_playback_advances_by_itself_and_stops_at_the_end(duel: Record, watch: Watch) -> None:
    page = watch(duel)
    page.playback.go_to(page.history.last - 2)
    page.playback.toggle()
    for _ in range(2):
        page.playback._next.timeout.emit()
    assert page.playback.seq == page.history.last
    assert not page.playback.running
    page.playback.toggle()
    assert page.playback.seq == 1


def test_cards_are_animated_during_playback_and_end_in_their_places(
    duel: Record, watch: Watch, settings: Settings
) -> None:
    settings.pace = 2
    page = watch(duel)
    page.set_viewer(0)
    page.playback.toggle()
    page.playback._next.timeout.emit()
    assert page.table.table.busy
    page.table.table.skip()
    assert page.playback.seq == 2
    assert hand_in_scene(page) == Counter(page.history.hands(2)[0])


@pytest.mark.styled
def test_cards_are_in_their_places_after_quick_jumps(
    crowd: Record, watch: Watch, settings: Settings
) -> None:
    settings.pace = 2
    page = watch(crowd)
    # No time passes between these, as when the mouse is dragged along the timeline.
    page.set_viewer(0)
    page.playback.go_to(page.history.last)
    page.set_viewer(1)
    for seq in (1, *range(150, 160), 1):
        page.playback.go_to(seq)
    page.table.table.skip()
    places = page.table.table.hand_places()
    items = [item for item in page.table.table.items() if isinstance(item, HandItem)]
    assert items
    assert all(item.pos() == places[item.index].topLeft().toPoint() for item in items)


def test_a_hidden_page_stops_the_playback(duel: Record, watch: Watch) -> None:
    page = watch(duel)
    page.playback.toggle()
    page.hide()
    assert not page.playback.running


def test_the_log_shows_the_race_up_to_the_moment(duel: Record, watch: Watch) -> None:
    page = watch(duel)
    seq = next(
        seq
        for seq, line in enumerate(duel.moves(), 1)
        if line.move.kind is MoveKind.PLAY and seq > 20
    )
    page.playback.go_to(seq)
    line = page.history_texts.moment(seq, None).split(" · ")[0]
    assert log_lines(page)[-1] == line
    shown = log_lines(page)
    page.playback.go_to(seq - 1)
    assert log_lines(page) == shown[:-1]
    page.playback.go_to(page.history.races[1].first + 1)
    assert len(log_lines(page)) == 1
    page.playback.go_to(seq)
    assert log_lines(page) == shown


def test_a_click_on_a_line_of_the_log_shows_its_moment(duel: Record, watch: Watch) -> None:
    page = watch(duel)
    page.playback.go_to(60)
    log_lines(page)
    page.panel.log.lines.itemClicked.emit(page.panel.log.lines.item(2))
    assert page.playback.seq < 60
    assert len(log_lines(page)) == 3


def test_the_score_of_the_moment_is_shown(duel: Record, watch: Watch) -> None:
    page = watch(duel)
    page.playback.go_to(page.history.races[0].last)
    totals = page.history.update(page.playback.seq, None).view.match.points
    page.arrangement.toggle_panel()

    def match() -> str:
        lines = page.panel.score.score.lines
        return next(line.points[0] for line in lines if line.item == "match")

    assert match().replace(",", "") == str(totals[0])
    page.playback.go_to(1)
    assert match() == "0"


@pytest.mark.styled
def test_the_timeline_describes_what_is_under_the_pointer(duel: Record, watch: Watch) -> None:
    page = watch(duel)
    page.playback.go_to(page.history.last)
    highlights = page.timeline.highlights
    for highlight in highlights:
        point = page.timeline.highlight_rect(highlight).center().toPoint()
        assert page.timeline.rect().contains(point)
        assert page.history_texts.highlight(highlight) in page.timeline.text_at(point)
    kinds = {highlight.kind for highlight in highlights}
    assert {HighlightKind.ATTACK, HighlightKind.ARRIVAL, HighlightKind.BONUS} <= kinds
    line, (first, last) = page.timeline, page.history.races[1]
    for x, seq in ((0, first), (line.width() - 1, last)):
        assert page.history_texts.where(seq) in line.text_at(QPoint(x, line.height() - 1))


@pytest.mark.styled
def test_highlights_of_one_moment_do_not_overlap(duel: Record, watch: Watch) -> None:
    page = watch(duel)
    page.playback.go_to(page.history.last)
    ends = [
        highlight for highlight in page.timeline.highlights if highlight.seq == page.history.last
    ]
    rects = [page.timeline.highlight_rect(highlight) for highlight in ends]
    assert len(rects) > 1
    for i, rect in enumerate(rects):
        assert not any(rect.intersects(other) for other in rects[i + 1 :])


@pytest.mark.styled
def test_a_click_on_the_timeline_goes_to_that_moment(duel: Record, watch: Watch) -> None:
    page = watch(duel)
    line = page.timeline
    QTest.mouseClick(
        line, Qt.MouseButton.LeftButton, pos=QPoint(round(line.x_of(60)), line.height() - 8)
    )
    assert page.playback.seq == 60


def test_the_combo_boxes_set_race_and_viewer(duel: Record, watch: Watch) -> None:
    page = watch(duel)
    page.controls.race.activated.emit(1)
    assert page.playback.seq == page.history.races[1].first
    page.controls.viewer.activated.emit(2)
    assert page.viewer == 1
    page.controls.viewer.activated.emit(0)
    assert page.viewer is None


@pytest.mark.styled
@pytest.mark.parametrize("size", [(1024, 560), (1600, 980)])
@pytest.mark.parametrize("viewer", [None, 3])
def test_everything_fits_the_window(
    crowd: Record, watch: Watch, size: tuple[int, int], viewer: int | None
) -> None:
    page = watch(crowd, *size)
    page.set_viewer(viewer)
    bottom = page.rect().bottom()
    assert page.controls.geometry().bottom() <= bottom
    assert page.controls.minimumSizeHint().width() <= page.controls.width()
    parts = [page.table, page.hands_strip, page.timeline, page.controls]
    shown = [part.geometry() for part in parts if part.isVisible()]
    for upper, lower in pairwise(shown):
        assert upper.bottom() < lower.top()


@pytest.mark.styled
def test_buttons_that_do_not_fit_in_one_row_are_in_two(duel: Record, watch: Watch) -> None:
    page = watch(duel, 1024, 700)
    one_row = page.controls.height()
    page.resize(700, 700)
    QApplication.processEvents()
    assert page.controls.height() > 1.5 * one_row
    assert page.controls.minimumSizeHint().width() <= page.controls.width()
    assert page.controls.geometry().bottom() <= page.rect().bottom()


@pytest.mark.styled
def test_the_picture_of_a_moment_contains_table_and_hands(duel: Record, watch: Watch) -> None:
    page = watch(duel)
    page.playback.go_to(30)
    image = page.picture().toImage()
    assert image.height() > page.table.height()
    assert len(colours(image)) > 100
    page.set_viewer(0)
    assert page.picture().toImage().height() == page.table.height()


def colours(image: QImage) -> set[int]:
    return {
        image.pixel(x, y) for x in range(0, image.width(), 7) for y in range(0, image.height(), 7)
    }


def test_the_language_can_change_during_a_replay(
    duel: Record, watch: Watch, qapp: QApplication
) -> None:
    from mille_qt.ui import language

    page = watch(duel)
    page.playback.go_to(5)
    before = page.sign.text()
    language.install(qapp, "fr")
    qapp.processEvents()
    assert page.sign.text() != before
