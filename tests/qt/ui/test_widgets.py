"""Headings, whose font is low for accents, tiles, and the button for the way on in a narrow row."""

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QHBoxLayout, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from mille_qt.ui.theme.application_theme import heading_font
from mille_qt.ui.widgets import TITLE, Heading, PictureTile, TileGrid, WideButton, text_height

pytestmark = pytest.mark.styled


@pytest.mark.parametrize("text", ["Équipes", "À la table", "Última carrera"])
def test_no_part_of_a_heading_is_cut_off(text: str, qtbot: QtBot) -> None:
    heading = Heading(TITLE)
    qtbot.addWidget(heading)
    heading.setText("Matches")
    plain = heading.sizeHint().height()
    heading.setText(text)
    shown = _ink(heading)
    heading.setContentsMargins(0, 2 * plain, 0, 0)
    assert shown == _ink(heading)
    heading.setText("Matches")
    assert heading.sizeHint().height() == plain


def test_room_for_accents_follows_the_size_of_the_text(qtbot: QtBot) -> None:
    small, large = Heading(1.0), Heading(4.0)
    for heading in (small, large):
        qtbot.addWidget(heading)
        heading.setText("Équipes")
        assert heading.font() == heading_font(1.0 if heading is small else 4.0)
    assert large.contentsMargins().top() > small.contentsMargins().top() > 0


def _ink(heading: Heading) -> int:
    """How many pixels of a heading are not of its ground."""
    heading.resize(heading.sizeHint())
    image = heading.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    pixels = memoryview(image.constBits()).cast("I")
    return sum(pixel != pixels[-1] for pixel in pixels)


#: How much larger the text becomes, and words that are wider then than nine lines were before.
TIMES, WORDS = 3, "The next race"


def test_the_way_on_keeps_room_for_its_words_when_the_text_grows(qtbot: QtBot) -> None:
    strip = QWidget()
    qtbot.addWidget(strip)
    button = WideButton(WORDS)
    row = QHBoxLayout(strip)
    row.addWidget(button)
    assert button.minimumSizeHint().width() >= text_height() * 9 - 1
    font = button.font()
    font.setPointSizeF(font.pointSizeF() * TIMES)
    button.setFont(font)
    plain = QPushButton(WORDS)
    qtbot.addWidget(plain)
    plain.setFont(font)
    assert row.minimumSize().width() >= plain.sizeHint().width()


def test_tiles_stand_in_as_many_columns_as_fit(qtbot: QtBot) -> None:
    tiles = [PictureTile(QWidget()) for _ in range(4)]
    grid = TileGrid(12.0, tiles)
    qtbot.addWidget(grid)
    grid.show()

    def columns() -> int:
        QApplication.processEvents()
        return len({tile.x() for tile in tiles})

    for wanted in (1, 2, 3, 1):
        grid.resize(round(12.5 * text_height() * wanted), grid.heightForWidth(500))
        assert columns() == wanted
    grid.remove(tiles[0])
    grid.resize(round(25 * text_height()), grid.height())
    QApplication.processEvents()
    assert [tile.y() > tiles[1].y() for tile in tiles[1:]] == [False, False, True]
