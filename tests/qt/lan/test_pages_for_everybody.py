"""Every page of the network in other languages, by keys alone, and read aloud."""

import re
from collections import Counter
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractButton, QAbstractScrollArea, QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from mille_qt import language
from mille_qt.lan.lan_questions import ask_kick, ask_leave_table, tell_end
from mille_qt.lan.table_menu import TableMenu
from mille_qt.pages.start_page import StartPage
from mille_qt.settings import Settings
from tests.pictures.test_network_pictures import PAGES, session_at
from tests.qt.lan.fake_lan import human
from tests.qt.test_pseudo_language import hold, marked, unmarked  # noqa: F401

#: Of the menus, which are there beside every page; with the one of the table.
MENUS = {"en": "gvhb", "es": "pvam", "fr": "padb"}
#: What people and tables are called in the pages, or type.
NAMES = re.compile(
    r"Anna|Marcel|Yvette|Gaston|Lucien|Simone|Kitchen|Garage|Attic|Sunday|tiger|violin|banana"
)
QUESTIONS: dict[str, Callable[[], QWidget]] = {
    "kick": lambda: ask_kick(None, "Anna", True, lambda _: None),
    "leave": lambda: ask_leave_table(None, False, True, lambda _: None),
    "close": lambda: ask_leave_table(None, True, True, lambda _: None),
    "end": lambda: tell_end(None, "⟦⟧", "⟦⟧", True, lambda _: None),
}


@pytest.fixture(params=MENUS)
def spoken(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    language.install(qapp, request.param)
    yield request.param
    language.install(qapp, "en")


@pytest.fixture
def page(request: pytest.FixtureRequest, settings: Settings, qtbot: QtBot) -> QWidget:
    """The page of that name, shown."""
    page = PAGES[request.param](settings)
    qtbot.addWidget(page)
    page.resize(1024, 600)
    page.show()
    return page


def mnemonics(window: QWidget) -> list[str]:
    """The letters that Alt goes with on what is to be seen."""
    shown = [
        widget.text()
        for widget in window.findChildren(QWidget)
        if widget.isVisible()
        and (isinstance(widget, QAbstractButton) or (isinstance(widget, QLabel) and widget.buddy()))
    ]
    found = (re.search(r"&(\w)", text.replace("&&", "")) for text in shown)
    return [match[1].lower() for match in found if match]


@pytest.mark.parametrize("name", PAGES)
def test_every_letter_of_a_page_is_used_once(
    spoken: str, name: str, settings: Settings, qtbot: QtBot
) -> None:
    page = PAGES[name](settings)
    qtbot.addWidget(page)
    page.resize(1024, 600)
    page.show()
    letters = [*MENUS[spoken][: 3 if name in NO_MENU else 4], *mnemonics(page)]
    assert [letter for letter, times in Counter(letters).items() if times > 1] == []


def test_every_letter_of_the_start_page_is_used_once(
    spoken: str, settings: Settings, qtbot: QtBot
) -> None:
    page = StartPage(settings)
    qtbot.addWidget(page)
    page.show()
    letters = [*MENUS[spoken][:3], *mnemonics(page)]
    assert [letter for letter, times in Counter(letters).items() if times > 1] == []


#: Pages on which there is no table yet, and so no menu of it.
NO_MENU = ("tables", "no-tables", "hosting", "words", "code")


@pytest.mark.parametrize("name", QUESTIONS)
def test_every_letter_of_a_question_is_used_once(spoken: str, name: str, qtbot: QtBot) -> None:
    box = QUESTIONS[name]()
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(box)
    letters = mnemonics(box)
    assert len(letters) >= 2
    assert len(set(letters)) == len(letters)


def test_every_letter_of_the_menu_is_used_once(spoken: str, qtbot: QtBot) -> None:
    for me in (0, 1):
        window = QWidget()
        qtbot.addWidget(window)
        menu = TableMenu(session_at(me, human(0, "Anna"), human(1, "Marcel")), window)
        found = [re.search(r"&(\w)", action.text()) for action in menu.actions()]
        letters = [match[1].lower() for match in found if match]
        assert len(set(letters)) == len(letters) >= 2


@pytest.mark.parametrize("page", PAGES, indirect=True)
def test_everything_that_takes_the_keyboard_has_a_name(page: QWidget) -> None:
    wrong = []
    for widget in page.findChildren(QWidget):
        takes = widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.isVisible()
        area = widget.parent()
        if isinstance(area, QAbstractScrollArea) and area.viewport() is widget:
            continue  # the area itself has the keyboard
        interface = QAccessible.queryAccessibleInterface(widget)
        if takes and interface and not interface.text(QAccessible.Text.Name):
            wrong.append((type(widget).__name__, type(widget.parent()).__name__))
    assert wrong == []


@pytest.mark.parametrize("page", PAGES, indirect=True)
def test_a_page_is_translated_to_the_last_word(
    page: QWidget,
    marked: Callable[[], None],  # noqa: F811
) -> None:
    marked()
    assert [text for text in unmarked(page) if not NAMES.search(text[1])] == []


@pytest.mark.parametrize("name", QUESTIONS)
def test_a_question_says_nothing_past_the_translation(
    name: str,
    marked: Callable[[], None],  # noqa: F811
    hold: Callable[[QWidget], None],  # noqa: F811
) -> None:
    marked()
    box = QUESTIONS[name]()
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    hold(box)
    assert [text for text in unmarked(box) if not NAMES.search(text[1])] == []
