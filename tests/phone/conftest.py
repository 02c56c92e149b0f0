"""Browsers with phone-sized touch screens, and a table whose phones they are."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from mille_net.phone.phone_listener import PhonePage
from mille_qt.features.phones.phone_page import phone_page
from mille_qt.features.phones.phone_words import phone_words
from tests.phone.browser import Tab, browsers
from tests.phone.phone_table import PhoneTable
from tests.qt.conftest import speak_english


@pytest.fixture(scope="session")
def engine() -> Iterator[list[Tab]]:
    """Three browsers, which share nothing."""
    with browsers(3) as tabs:
        yield tabs


@pytest.fixture
def tabs(engine: list[Tab], table: object) -> Iterator[list[Tab]]:
    """The browsers, each a usual phone; what a page does wrong fails the test.

    They are left before the table closes: pages complain of a table that they cannot reach.
    """
    del table
    for tab in engine:
        tab.complaints.clear()
        tab.be(390, 844)
    yield engine
    for tab in engine:
        tab.come_back()
        tab.js("try { localStorage.clear() } catch { }")
        tab.ask("Page.navigate", url="about:blank")
        assert tab.complaints == []


@pytest.fixture
def tab(tabs: list[Tab]) -> Tab:
    return tabs[0]


@pytest.fixture(scope="session")
def page() -> PhonePage:
    return phone_page(phone_words())


@pytest.fixture
def table(tmp_path: Path, page: PhonePage) -> Iterator[PhoneTable]:
    """A table without a match, at which phones can be started and shown pictures."""
    table = PhoneTable(tmp_path, page)
    yield table
    table.close()


@pytest.fixture
def ann(table: PhoneTable, tab: Tab) -> Tab:
    """A browser that is Ann's phone."""
    return table.join(tab)


@pytest.fixture
def speak(qapp: QApplication) -> None:
    """Have English plurals, and the other languages beside it."""
    speak_english(qapp)
