"""What a screen reader makes of choices beside the table: of a few, of a list, of a place."""

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QWidget

from mille_qt.ui.setup.seat_row import COMPUTER, SeatRow
from mille_qt.ui.widgets import Segments
from mille_rules import Sitter
from tests.qt.conftest import Ears, Seat
from tests.qt.play.staged_match import match_where


def heard(widget: QWidget) -> QAccessible.Role:
    return QAccessible.queryAccessibleInterface(widget).role()


@pytest.fixture
def seat(qtbot: Any) -> SeatRow:
    """The seat of a computer player."""
    row = SeatRow(1)
    qtbot.addWidget(row)
    row.show_sitter(Sitter(COMPUTER, "Marcel"))
    return row


def test_one_of_a_few_is_a_radio_button(qtbot: Any) -> None:
    choice = Segments(3)
    qtbot.addWidget(choice)
    assert {heard(button) for button in choice.buttons} == {QAccessible.Role.RadioButton}


def test_a_click_beside_the_table_leaves_the_keyboard_at_the_table(qtbot: Any) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    field, choice = QLineEdit(window), Segments(2, window, focus_by_click=False)
    choice.move(0, 100)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    field.setFocus()
    for button in reversed(choice.buttons):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        assert button.isChecked()
        assert field.hasFocus()
    choice.buttons[0].setFocus()
    QTest.keyClick(choice.buttons[0], Qt.Key.Key_Right)
    assert choice.buttons[1].isChecked()
    assert choice.buttons[1].hasFocus()


def test_tab_comes_to_the_one_of_a_few_that_is_chosen(qtbot: Any) -> None:
    choice = Segments(3)
    qtbot.addWidget(choice)
    choice.set_index(1)
    stops = [button.focusPolicy() & Qt.FocusPolicy.TabFocus for button in choice.buttons]
    assert [bool(stop) for stop in stops] == [False, True, False]


def test_a_level_is_labelled_where_readers_know_boxes_by_their_labels(seat: SeatRow) -> None:
    box = QAccessible.queryAccessibleInterface(seat.level_box)
    labels = [related.text(QAccessible.Text.Name) for related, _ in box.relations()]
    assert any(label.startswith("Level, Seat 2") for label in labels)


def test_a_name_that_is_filled_in_is_asked_for_once(seat: SeatRow) -> None:
    field = QAccessible.queryAccessibleInterface(seat.name_field)
    assert field.text(QAccessible.Text.Name).startswith("Name, Seat 2")
    assert field.text(QAccessible.Text.Description) == ""
    seat.name_field.clear()
    assert seat.name_field.placeholderText() == "Name"


def test_up_and_down_say_why_a_card_can_go_nowhere(sit_down: Seat, ears: Ears) -> None:
    player = sit_down(match_where("roll 100 25", "25 50", draws="50"))
    player.keys("2")
    assert ears.words
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
        player.keys(key)
        assert "You haven’t started yet." in ears.words


def test_nobody_is_told_to_keep_a_remedy_that_a_safety_has_made_needless(sit_down: Seat) -> None:
    record = match_where(
        "right-of-way roll end-of-limit 25", "roll 75", draws="50 75 100",
        moves=("0 play right-of-way",),
    )  # fmt: skip
    player = sit_down(record)
    told = [place.accessibleDescription() for place in player.page.accessible_table.hand.targets]
    assert "You no longer need Roll: you have Right of Way." in told
    assert "You no longer need End of Limit: you have Right of Way." in told
    assert not any("Keep" in words for words in told)
