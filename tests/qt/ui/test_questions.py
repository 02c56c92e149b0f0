"""Every question says in words what is asked, and hands over the answer."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from mille_qt.ui.questions import (
    LeaveChoice,
    ask_leave,
    show_about,
    tell_cannot_open,
    tell_save_failed,
)

FILE = Path("folder") / "evening.mille"


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[QWidget]:
    """Show a window to ask in."""
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    yield window
    for box in window.findChildren(QMessageBox):
        box.close()


def click(box: QMessageBox, text: str, qtbot: QtBot) -> None:
    """Click the button with this text, mnemonics aside."""
    button = next(b for b in box.buttons() if b.text().replace("&", "") == text)
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("Save…", LeaveChoice.SAVE),
        ("Leave without saving", LeaveChoice.LEAVE),
        ("Stay", LeaveChoice.STAY),
    ],
)
def test_leaving_can_be_answered_in_three_ways(
    text: str, answer: LeaveChoice, window: QWidget, qtbot: QtBot
) -> None:
    answers: list[LeaveChoice] = []
    click(ask_leave(window, None, answers.append), text, qtbot)
    assert answers == [answer]


def test_escape_stays_and_enter_saves(window: QWidget, qtbot: QtBot) -> None:
    answers: list[LeaveChoice] = []
    qtbot.keyClick(ask_leave(window, None, answers.append), Qt.Key.Key_Escape)
    qtbot.keyClick(ask_leave(window, None, answers.append), Qt.Key.Key_Return)
    assert answers == [LeaveChoice.STAY, LeaveChoice.SAVE]


def test_a_failed_save_says_why_and_what_to_do(window: QWidget, qtbot: QtBot) -> None:
    answers: list[bool] = []
    box = tell_save_failed(window, FILE, OSError(28, "No space left"), answers.append)
    assert "evening.mille" in box.informativeText()
    assert "No space left" in box.informativeText()
    assert "another folder" in box.informativeText()
    click(box, "Save elsewhere…", qtbot)
    assert answers == [True]


def test_the_good_beginning_of_a_damaged_file_is_offered(window: QWidget, qtbot: QtBot) -> None:
    answers: list[bool] = []
    box = tell_cannot_open(window, FILE, "line 12 is refused", True, answers.append)
    assert "line 12 is refused" in box.informativeText()
    click(box, "Open the first part", qtbot)
    box = tell_cannot_open(window, FILE, "no record", True, answers.append)
    qtbot.keyClick(box, Qt.Key.Key_Escape)
    assert answers == [True, False]


def test_a_file_without_a_good_beginning_can_only_be_closed(window: QWidget, qtbot: QtBot) -> None:
    answers: list[bool] = []
    box = tell_cannot_open(window, FILE, "no record", False, answers.append)
    assert len(box.buttons()) == 1
    click(box, "Close", qtbot)
    assert answers == [False]


def test_the_program_says_what_it_is(window: QWidget, qtbot: QtBot) -> None:
    box = show_about(window)
    assert box.text().startswith("Mille ")
    click(box, "Close", qtbot)
    assert box.isHidden()
