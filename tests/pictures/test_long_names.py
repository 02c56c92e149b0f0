"""Long names are elided rather than shrunk, and shown in full in tooltips."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mille_qt.play.game_page import GamePage
from mille_qt.play.panels.side_panel import LOG
from mille_qt.table.tableau_parts import SMALLEST_WORDS, fitted_font, shortened_names
from mille_qt.ui.settings import LARGEST_TEXT
from mille_qt.ui.texts.names import shortened
from tests.pictures.places import PLACES
from tests.pictures.walking import Walk

#: Without blanks, so that no line can be broken within a name.
LONG = tuple(f"{name:x<30}" for name in ("Anna", "Marcel", "Yvette", "Lucien", "Simone", "Gaston"))
WIDTH = 150


def test_long_names_on_a_row_are_made_smaller_only_a_little(qapp: QApplication) -> None:
    font = QFont()
    font.setPixelSize(20)
    assert fitted_font(font, "MMMM", WIDTH).pixelSize() == 20
    assert fitted_font(font, " & ".join(LONG[:2]), WIDTH).pixelSize() == 20 * SMALLEST_WORDS


def test_of_two_long_names_on_a_row_the_beginnings_of_both_are_seen(qapp: QApplication) -> None:
    font = QFont()
    font.setPixelSize(20)
    assert shortened_names(font, ("Anna", "Ole"), " & ", WIDTH) == "Anna & Ole"
    first, second = shortened_names(font, LONG[:2], " & ", WIDTH).split(" & ")
    assert first.startswith("An")
    assert first.endswith("…")
    assert second.startswith("Ma")
    assert second.endswith("…")


def test_a_line_of_the_log_shows_both_long_names_and_the_card(
    walk: Callable[..., Walk], qtbot: QtBot
) -> None:
    page = walk(names=LONG).go(next(place for place in PLACES if place.name == "score and log"))
    assert isinstance(page, GamePage)
    # In so low a window the score and the log are tabs.
    page.panel.tabs.buttons[LOG].click()
    log = page.panel.log.lines
    qtbot.waitUntil(lambda: log.text_width(0) > 0)
    items = [log.item(row) for row in range(log.count())]
    for row, item in enumerate(items):
        room = log.text_width(row)
        words = item.text().split()
        assert all(log.fontMetrics().horizontalAdvance(word) < room for word in words)
    attacks = [item for item in items if item.text().count("…") > 1 and " on " in item.text()]
    assert attacks
    for item in attacks:
        assert sum(name in item.toolTip() for name in LONG) >= 2
        assert item.data(Qt.ItemDataRole.AccessibleTextRole) == item.toolTip()


def test_a_replay_of_six_with_long_names_fits_the_smallest_window(
    walk: Callable[..., Walk],
) -> None:
    place = next(place for place in PLACES if place.name == "replay of six")
    walks = walk(LARGEST_TEXT, names=LONG)
    walks.speak("fr")
    assert walks.cut(place, walks.go(place)) == []


def test_names_that_would_look_the_same_are_not_shortened() -> None:
    assert shortened(("Maximiliane", "Anna"), 8) == ("Maximil…", "Anna")
    assert shortened(("Maximiliane", "Maximilian"), 8) == ("Maximiliane", "Maximilian")
