"""The colours can be read, and told apart by everybody; the look follows what is chosen."""

from collections.abc import Iterator
from itertools import combinations

import pytest
import shiboken6
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPalette
from PySide6.QtWidgets import QApplication, QComboBox
from pytestqt.qtbot import QtBot

from mille_qt.side_mark import paint_side_mark, side_shape
from mille_qt.theme import THEMES, Look, Theme, ThemeChoice, current_theme

TEXT, SYMBOL = 4.5, 3.0
PAGES = ("window", "paper", "field")
TABLE = ("table_ground", "lane", "own_lane")
PAIRS = [
    *((ink, page, TEXT) for ink in ("ink", "muted", "accent_ink", "green", "blue", "gold")
      for page in PAGES),
    *((ink, place, TEXT) for ink in ("table_ink", "table_muted", "turn_glow", "danger")
      for place in TABLE),
    ("on_accent", "accent", TEXT),
    ("on_chosen", "chosen", TEXT),
    ("badge_ink", "badge", TEXT),
    ("ruler_ink", "ruler", TEXT),
    ("playable", "table_ground", SYMBOL),
    ("slot_symbol", "slot", SYMBOL),
    *((sign, page, SYMBOL) for sign in ("focus", "frame") for page in PAGES),
    *(("focus", place, SYMBOL) for place in TABLE),
]  # fmt: skip
# What is left of red, green and blue for the commonest kinds of colour blindness (Machado 2009).
SIGHTS = {
    "all colours": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "no red": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "no green": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
    "no blue": ((1.256, -0.077, -0.179), (-0.078, 0.931, 0.148), (0.005, 0.691, 0.304)),
}
APART = 0.2  # of the diagonal of red, green and blue: what one sees at a glance


@pytest.fixture
def look(qapp: QApplication) -> Iterator[Look]:
    """Take charge of the look, and leave the application as it was found."""
    palette, sheet = qapp.palette(), qapp.styleSheet()
    look = Look(qapp)
    yield look
    look.choose(ThemeChoice.LIGHT)
    shiboken6.delete(look)
    QApplication.styleHints().setColorScheme(Qt.ColorScheme.Unknown)
    qapp.setPalette(palette)
    qapp.setStyleSheet(sheet)


def light(colour: QColor) -> list[float]:
    """Red, green and blue as amounts of light."""
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    return [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]


def contrast(one: QColor, other: QColor) -> float:
    """The contrast of two colours as the accessibility guidelines count it."""
    weights = (0.2126, 0.7152, 0.0722)
    low, high = sorted(
        sum(w * c for w, c in zip(weights, light(colour), strict=True)) for colour in (one, other)
    )
    return (high + 0.05) / (low + 0.05)


def seen(colour: QColor, sight: str) -> list[float]:
    """What somebody with this sight sees of a colour, with lightness as the eye counts it."""
    parts = light(colour)
    rows = (sum(m * c for m, c in zip(row, parts, strict=True)) for row in SIGHTS[sight])
    return [min(max(value, 0), 1) ** (1 / 2.2) for value in rows]


@pytest.mark.parametrize(("ink", "page", "least"), PAIRS)
@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.choice)
def test_a_colour_can_be_read_on_its_ground(
    theme: Theme, ink: str, page: str, least: float
) -> None:
    assert contrast(getattr(theme, ink), getattr(theme, page)) >= least


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.choice)
def test_the_sides_can_be_told_apart_by_colour(theme: Theme, sight: str) -> None:
    for one, other in combinations(theme.sides, 2):
        pairs = zip(seen(one, sight), seen(other, sight), strict=True)
        assert (sum((a - b) ** 2 for a, b in pairs) / 3) ** 0.5 >= APART


def test_the_sides_have_marks_of_different_shapes(qtbot: QtBot) -> None:
    outlines = set()
    for side in range(3):
        image = QImage(32, 32, QImage.Format.Format_ARGB32)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        paint_side_mark(painter, image.rect().toRectF(), side)
        painter.end()
        rows = range(image.height())
        outlines.add(tuple(image.pixelColor(x, y).alpha() > 127 for x in rows for y in rows))
    assert len(outlines) == 3
    assert len({side_shape(side) for side in range(3)}) == 3


@pytest.mark.parametrize("choice", THEMES)
def test_a_chosen_theme_is_shown(choice: ThemeChoice, look: Look, qapp: QApplication) -> None:
    look.choose(choice)
    assert current_theme() is THEMES[choice]
    assert qapp.palette().color(QPalette.ColorRole.Window) == THEMES[choice].window
    assert THEMES[choice].accent.name() in qapp.styleSheet()


def test_without_a_choice_the_system_decides(
    look: Look, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    dark = THEMES[ThemeChoice.DARK]
    monkeypatch.setattr("mille_qt.theme.system_theme", lambda: dark)
    changed = QApplication.styleHints().colorSchemeChanged
    with qtbot.waitSignal(look.changed, timeout=1_000):
        changed.emit(Qt.ColorScheme.Dark)
    assert current_theme() is dark
    look.choose(ThemeChoice.CONTRAST)
    with qtbot.assertNotEmitted(look.changed):
        changed.emit(Qt.ColorScheme.Dark)


def test_dark_themes_know_that_they_are_dark() -> None:
    assert [theme.dark for theme in THEMES.values()] == [False, True, True]


def test_what_has_gone_since_the_text_grew_is_nothing_to_the_next_theme(
    look: Look, qapp: QApplication
) -> None:
    field = QComboBox()
    field.show()
    look.enlarge(200)
    assert field.font().pointSizeF() == pytest.approx(qapp.font().pointSizeF())
    shiboken6.delete(field)
    look.choose(ThemeChoice.DARK)
    look.enlarge(100)
    assert current_theme() is THEMES[ThemeChoice.DARK]
