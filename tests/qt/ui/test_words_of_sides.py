"""The status of a side is readable in every language, however large the text is."""

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QFont, QFontMetricsF
from PySide6.QtWidgets import QApplication

from mille_qt.table.layout import table_layout
from mille_qt.table.layout_room import text_growth
from mille_qt.table.status_pill import StatusPill, pill_words
from mille_qt.ui import language
from mille_qt.ui.paths import languages
from mille_qt.ui.texts.statuses import brief_status, short_status
from mille_qt.ui.theme.text_font import heading_family
from mille_rules.cards import Card
from mille_rules.engine import new_match
from mille_rules.rulesets import CLASSIC
from mille_rules.state import Status, Tableau
from tests.examples import each

pytestmark = pytest.mark.styled

USUAL = 14  # pixels
LEAST = 10.5  # pixels: smaller text is hard to read
VIEWS = [(1024, 540), (1066, 740), (1366, 740), (1920, 1050)]


def standings() -> list[Tableau]:
    """Every way in which a side can stand."""
    begun = new_match(CLASSIC, 2).tableaux[0]
    return [
        begun._replace(status=status, limited=limited, safeties=safeties)
        for status in Status
        for limited in (False, True)
        for safeties in ((), (Card.RIGHT_OF_WAY,))
    ]


@pytest.mark.slow
@each("view", VIEWS)
@each("percent", [100, 150, 200])
@each("spoken", languages())
@each("seats", [2, 6])
def test_the_pill_shows_the_status_uncut(
    view: tuple[int, int], percent: int, spoken: str, seats: int, qapp: QApplication
) -> None:
    language.install(qapp, spoken)
    usual = USUAL * percent / 100
    font = QFont(heading_family())
    font.setPixelSize(round(usual * text_growth(*view, usual)))
    sides = 2 if seats == 2 else 3
    layout = table_layout(QSizeF(*view), sides, seats, QFontMetricsF(font).height())
    for place in (tableau.status for tableau in layout.tableaux):
        for tableau in standings():
            pill = StatusPill(
                tableau.status,
                tableau.limited,
                short_status(tableau),
                brief_status(tableau),
            )
            words = pill_words(font, place, pill)
            metrics = QFontMetricsF(words.font)
            assert metrics.horizontalAdvance(words.text) <= words.room
            assert metrics.height() <= place.height() * 1.1
            assert words.font.pixelSize() >= LEAST
    language.install(qapp, "en")
