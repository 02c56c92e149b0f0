"""The letters of a table's menu, and what tests of single pages need to go through languages."""

import re
from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from mille_qt.features.lan.table_menu import TableMenu
from mille_qt.ui import language
from mille_qt.ui.paths import languages
from tests.pictures.network_places import session_at
from tests.pictures.walking import mnemonics
from tests.qt.features.lan.fake_lan import human

__all__ = ["NAMES", "mnemonics", "spoken"]

#: What people and tables are called in the pages, or type.
NAMES = re.compile(
    r"Anna|Marcel|Yvette|Gaston|Lucien|Simone|Kitchen|Garage|Attic|Sunday|tiger|violin|banana"
)


@pytest.fixture(params=languages())
def spoken(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    language.install(qapp, request.param)
    yield request.param
    language.install(qapp, "en")


def test_every_letter_of_the_menu_is_used_once(spoken: str, qtbot: QtBot) -> None:
    for me in (0, 1):
        window = QWidget()
        qtbot.addWidget(window)
        menu = TableMenu(session_at(me, human(0, "Anna"), human(1, "Marcel")), window)
        found = [re.search(r"&(\w)", action.text()) for action in menu.actions()]
        letters = [match[1].lower() for match in found if match]
        assert len(set(letters)) == len(letters) >= 2
