"""The pages of play on the network compared with references."""

from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget

from mille_qt.ui.theme.application_theme import ThemeChoice
from tests.pictures import comparing
from tests.pictures.network_places import PLACES, tables_of_no_day
from tests.pictures.place import Place, Visit
from tests.pictures.studio import Studio

REFERENCES = Path(__file__).parent / "network"
SMALL, LARGE = QSize(1024, 576), QSize(1580, 1000)
MOST_BYTES = 2_500_000
BY_NAME = {place.name: place for place in PLACES}
BY_NAME["tables"] = BY_NAME["tables"]._replace(make=tables_of_no_day)
#: Pictures in two languages and sizes; the large ones with much landscape only in English.
PAGES = (
    "tables",
    "no-tables",
    "hosting",
    "lobby-of-owner",
    "lobby-with-code",
    "lobby-of-guest",
    "words",
    "code",
)
SHOTS = [(name, size, spoken, ThemeChoice.LIGHT) for name in PAGES
         for size, spoken in ((SMALL, "en"), (SMALL, "fr"), (LARGE, "en"))]  # fmt: skip
SHOTS += [
    ("table", LARGE, "en", ThemeChoice.LIGHT),
    ("sheet", SMALL, "en", ThemeChoice.LIGHT),
    ("sheet-not-fair", SMALL, "fr", ThemeChoice.LIGHT),
    ("lobby-of-owner", SMALL, "en", ThemeChoice.DARK),
    ("lobby-of-owner", SMALL, "es", ThemeChoice.LIGHT),
    ("tables", SMALL, "en", ThemeChoice.CONTRAST),
]


def name_of(shot: tuple[str, QSize, str, ThemeChoice]) -> str:
    name, size, spoken, theme = shot
    suffix = "" if theme is ThemeChoice.LIGHT else f"-{theme.value}"
    return f"{name}-{size.width()}-{spoken}{suffix}"


def place_of(name: str) -> Place:
    return BY_NAME["network-table" if name == "table" else name]


@pytest.mark.parametrize("shot", SHOTS, ids=name_of)
def test_a_network_page_equals_its_reference(
    shot: tuple[str, QSize, str, ThemeChoice],
    studio: Studio,
    painted_cards: Path,
    request: pytest.FixtureRequest,
    tmp_path: Path,
) -> None:
    name, size, spoken, theme = shot
    studio.speak(spoken)
    studio.set_theme(theme)
    window = QWidget()
    page = place_of(name).make(Visit(studio.settings, window, painted_cards))
    picture: QImage = studio.page(page, size)
    QApplication.processEvents()
    if request.config.getoption("--update-shots"):
        comparing.renew(name_of(shot), picture, REFERENCES)
    else:
        comparing.check(name_of(shot), picture, tmp_path / "pictures", REFERENCES)


def test_there_is_a_small_reference_for_each_page() -> None:
    files = list(REFERENCES.iterdir())
    assert {file.name for file in files} == {f"{name_of(shot)}.png" for shot in SHOTS}
    assert sum(file.stat().st_size for file in files) <= MOST_BYTES
