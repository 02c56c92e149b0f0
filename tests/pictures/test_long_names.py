"""Long names are elided, not shrunk, and shown in full in tooltips."""

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QImage, QPainter
from PySide6.QtWidgets import QApplication

from mille_qt.play.game_page import GamePage
from mille_qt.table.pictures import Pictures
from mille_qt.table.seat_label import SeatLabel, paint_seat
from mille_qt.ui.texts.names import shortened
from mille_qt.ui.theme.application_theme import current_theme
from tests.pictures.places import PLACES
from tests.pictures.walking import Walk

#: Without blanks, so that no line can be broken within a name.
LONG = tuple(f"{name:x<30}" for name in ("Anna", "Marcel", "Yvette", "Lucien", "Simone", "Gaston"))
LINE, WIDTH = 20.0, 150


def painted(name: str) -> QImage:
    image = QImage(WIDTH, round(2 * LINE), QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    font = QFont()
    font.setPixelSize(14)
    painter.setFont(font)
    seat = SeatLabel(name, 6, computer=False, acting=False)
    pictures = Pictures(1.0, "both", None, current_theme())
    paint_seat(painter, QRectF(image.rect()), LINE, seat, current_theme(), pictures)
    painter.end()
    return image


def test_a_long_name_at_a_seat_has_the_usual_letter_size(
    qapp: QApplication,
) -> None:
    fits, cut = painted("MMMM"), painted("M" * 30)
    three = round(LINE * 1.5), round(LINE)
    assert fits.copy(0, 0, *three) == cut.copy(0, 0, *three)


def test_a_line_of_the_log_shows_both_long_names_and_the_card(walk: Callable[..., Walk]) -> None:
    page = walk(names=LONG).go(next(place for place in PLACES if place.name == "score and log"))
    assert isinstance(page, GamePage)
    log = page.panel.log.lines
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


def test_names_that_would_look_the_same_are_not_shortened() -> None:
    assert shortened(("Maximiliane", "Anna"), 8) == ("Maximil…", "Anna")
    assert shortened(("Maximiliane", "Maximilian"), 8) == ("Maximiliane", "Maximilian")
