"""How a side stands is read whole in every language, however large the text is."""

import pytest
from PySide6.QtCore import QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF
from PySide6.QtWidgets import QApplication

from mille_qt.table.layout import table_layout
from mille_qt.table.layout_room import text_growth
from mille_qt.table.tableau_parts import SMALLEST_WORDS, fitted
from mille_qt.ui import language, texts
from mille_qt.ui.cards.card_text import load_fonts
from mille_qt.ui.paths import languages
from mille_rules.cards import Card
from mille_rules.engine import new_match
from mille_rules.rulesets import CLASSIC
from mille_rules.state import Status, Tableau

pytestmark = pytest.mark.styled

USUAL = 14  # pixels
WRAPPED = int(Qt.TextFlag.TextWordWrap)


def standings() -> list[Tableau]:
    """Every way in which a side can stand."""
    begun = new_match(CLASSIC, 2).tableaux[0]
    return [
        begun._replace(status=status, limited=limited, safeties=safeties)
        for status in Status
        for limited in (False, True)
        for safeties in ((), (Card.RIGHT_OF_WAY,))
    ]


@pytest.mark.parametrize("view", [(1024, 540), (1066, 740), (1366, 740), (1920, 1050)])
@pytest.mark.parametrize("percent", [100, 150, 200])
@pytest.mark.parametrize("spoken", languages())
def test_no_line_of_a_status_is_lost_beside_five_others(
    view: tuple[int, int], percent: int, spoken: str, qapp: QApplication
) -> None:
    language.install(qapp, spoken)
    usual = USUAL * percent / 100
    font = QFont(load_fonts())
    font.setPixelSize(round(usual * text_growth(*view, usual)))
    layout = table_layout(QSizeF(*view), 3, 6, QFontMetricsF(font).height())
    for place in (tableau.status for tableau in layout.tableaux):
        for tableau in standings():
            whole, brief = texts.status(tableau), texts.brief_status(tableau)
            said, small = fitted(font, place, whole, brief)
            words = QFontMetricsF(small).boundingRect(place, WRAPPED, said)
            assert words.height() <= place.height()
            assert words.width() <= place.width()
            assert small.pixelSize() >= SMALLEST_WORDS * USUAL
            assert said == whole or percent > 100
    language.install(qapp, "en")
