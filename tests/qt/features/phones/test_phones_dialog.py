"""The phones dialog by the keyboard and for screen readers, without a network."""

from collections.abc import Callable, Iterator
from urllib.parse import urlsplit

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from mille_qt.app.main_window import MainWindow
from mille_qt.features.phones.phone_controller import PhoneController
from mille_qt.features.phones.phones_dialog import PATIENCE, PhonesDialog
from mille_qt.ui.art.characters.face import Face
from tests.qt.conftest import Ears
from tests.qt.features.phones.still_phones import OTHER_URL, SECONDS, URL, Picture, StillShell
from tests.qt.play.player_at_table import PlayerAtTable
from tests.qt.play.staged_match import NAMES, match_where

ANNA, MARCEL = NAMES[:2]
Open = Callable[..., PhonesDialog]


@pytest.fixture
def shell(qapp: QApplication) -> Iterator[StillShell]:
    window = QWidget()
    yield StillShell(window)
    window.deleteLater()


@pytest.fixture
def open_dialog(shell: StillShell) -> Open:
    """A function that opens the dialog for two people; some may have phones already."""

    def opened(*having: str, urls: tuple[str, ...] = (URL,), called: str = "") -> PhonesDialog:
        shell.having, shell.urls = having, urls
        people = [(name, Face(name)) for name in (ANNA, MARCEL)]
        dialog = PhonesDialog(PhoneController(shell), people, shell.window, called)
        dialog.open()
        assert QTest.qWaitForWindowActive(dialog)
        return dialog

    return opened


def pass_time(dialog: PhonesDialog, seconds: int) -> None:
    for _ in range(seconds):
        dialog.code.clock.timeout.emit()


def test_enter_shows_a_code_for_the_first_player_without_a_phone(open_dialog: Open) -> None:
    dialog = open_dialog(ANNA)
    assert dialog.focusWidget() is dialog.rows[1].code_button
    QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Return)
    assert dialog.code.player == MARCEL
    assert not dialog.code.isHidden()


def test_tab_passes_the_buttons_as_they_are_read(open_dialog: Open) -> None:
    dialog = open_dialog(ANNA, MARCEL)
    first = dialog.rows[0].back_button
    first.setFocus()
    passed: list[QWidget | None] = [first]
    for _ in range(3):
        QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Tab)
        passed.append(dialog.focusWidget())
    rows = dialog.rows
    assert passed == [button for row in rows for button in (row.back_button, row.code_button)]


def test_a_button_of_a_row_says_whose_it_is_and_where_the_hand_is(open_dialog: Open) -> None:
    dialog = open_dialog(ANNA)
    for row, name in zip(dialog.rows, (ANNA, MARCEL), strict=True):
        for button in (row.back_button, row.code_button):
            assert name in button.accessibleName()
            assert button.accessibleDescription() == row.state.text()
    assert dialog.rows[0].state.text() != dialog.rows[1].state.text()


def test_a_code_is_announced_once_and_the_advice_once(open_dialog: Open, ears: Ears) -> None:
    dialog = open_dialog(called=ANNA)
    assert dialog.code.title.text() in ears.words
    before = dialog.code.time.text()
    pass_time(dialog, PATIENCE - 1)
    assert dialog.code.time.text() != before
    assert ears.words == "", "the seconds are not read"
    pass_time(dialog, 1)
    assert "No phone has joined yet." in ears.words
    pass_time(dialog, round(SECONDS) - PATIENCE)
    assert ears.words == ""


def test_beside_a_code_stands_how_it_is_used(open_dialog: Open, ears: Ears) -> None:
    dialog = open_dialog(called=ANNA)
    for words in (dialog.code.tips.text(), ears.words):
        assert "scan the code" in words
        assert "this Wi-Fi" in words


def test_on_windows_the_question_of_its_firewall_is_expected(
    open_dialog: Open, monkeypatch: pytest.MonkeyPatch, ears: Ears
) -> None:
    monkeypatch.setattr("sys.platform", "win32")
    dialog = open_dialog(called=ANNA)
    assert "firewall" in dialog.code.tips.text()
    assert "firewall" in ears.words
    pass_time(dialog, PATIENCE)
    assert "private" in dialog.code.tips.text()
    assert "private" in ears.words


def test_back_makes_the_code_invalid_and_returns_to_the_player(open_dialog: Open) -> None:
    dialog = open_dialog(called=MARCEL)
    dialog.back_button.click()
    assert dialog.code.isHidden()
    assert not dialog.list.isHidden()
    assert dialog.focusWidget() is dialog.rows[1].code_button


def question_at(shell: StillShell, name: str) -> Picture | None:
    assert shell.made is not None
    return shell.made.pictures[name]["question"]


def test_the_screen_says_that_the_phone_is_asked_and_what_it_answers(
    open_dialog: Open, shell: StillShell
) -> None:
    dialog = open_dialog(ANNA)
    assert shell.made is not None
    shell.made.wake(ANNA, awake=True)
    dialog.rows[0].code_button.click()
    dialog.rows[0].code_button.click()
    asked = question_at(shell, ANNA)
    assert asked is not None
    assert "answer on your phone" in dialog.message.text()
    shell.made.choose(ANNA, asked["answers"][1]["choice"])
    assert question_at(shell, ANNA) is None, "it is asked once"
    assert "keeps the hand" in dialog.message.text()
    assert shell.made.codes == []


def test_a_phone_is_not_asked_any_more_once_the_dialog_is_closed(
    open_dialog: Open, shell: StillShell
) -> None:
    dialog = open_dialog(ANNA)
    assert shell.made is not None
    shell.made.wake(ANNA, awake=True)
    dialog.rows[0].code_button.click()
    dialog.close()
    assert question_at(shell, ANNA) is None


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Return])
def test_escape_and_enter_close_a_code(open_dialog: Open, key: Qt.Key) -> None:
    dialog = open_dialog(called=ANNA)
    QTest.keyClick(dialog.focusWidget(), key)
    assert not dialog.isVisible()
    assert dialog.code.isHidden()


def test_each_address_has_a_code_of_its_own(open_dialog: Open) -> None:
    code = open_dialog(called=ANNA, urls=(URL, OTHER_URL)).code
    shown = [code.address_box.itemText(i) for i in range(code.address_box.count())]
    assert shown == [urlsplit(url).hostname for url in (URL, OTHER_URL)], "without the secret"
    first = code.code.grab().toImage()
    code.address_box.setCurrentIndex(1)
    assert code.code.grab().toImage() != first


def test_without_a_network_there_is_no_code(open_dialog: Open, ears: Ears) -> None:
    code = open_dialog(called=ANNA, urls=()).code
    assert code.code.isHidden()
    assert code.title.isHidden()
    assert code.trouble.text() in ears.words


@pytest.mark.parametrize("key", [Qt.Key.Key_F1, Qt.Key.Key_Question])
def test_the_dialog_leads_to_the_rule_book(
    sit_down: Callable[..., PlayerAtTable], key: Qt.Key, qtbot: QtBot
) -> None:
    window = sit_down(match_where("roll", people=(0, 1))).window
    window.shell.open_phones()
    dialog = window.findChild(PhonesDialog)
    QApplication.processEvents()
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    QTest.keyClick(dialog, key)
    assert told(window) == "Playing with phones"
    assert not dialog.isVisible()


def told(window: MainWindow) -> str:
    """Return the title of the chapter that is shown."""
    book = window.shell.features.rules.book
    assert book is not None
    assert book.isVisible()
    return book.contents.currentItem().text()
