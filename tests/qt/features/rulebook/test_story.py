"""The story of the game in the rule book: its facts and its figures, in every language."""

from PySide6.QtWidgets import QApplication

from mille_qt.features.rulebook.chapter import RuleTable
from mille_qt.features.rulebook.story import story
from mille_qt.ui import language
from mille_qt.ui.paths import languages
from mille_qt.ui.texts.cards import number
from mille_qt.ui.texts.scores import score_item
from mille_rules.scoring import ITEMS
from tests.examples import each

#: Names and years that are the same in every language, by paragraph.
FACTS = (
    "1906 William Janson Roche",
    "1954 Edmond Dujardin Arcachon “La Canasta de la Route” Joseph Le Callennec",
    "1960",
    "1962 Parker Brothers",
    "Mil Hitos Heraclio Fournier",
    "Stap op",
    "Mille bornes 7",
    "fourré 300 100",
)


@each("tongue", languages())
def test_facts_and_highest_scores_are_told_in_every_language(
    qapp: QApplication, tongue: str
) -> None:
    language.install(qapp, tongue)
    try:
        *paragraphs, best = story().paragraphs
        for paragraph, facts in zip(paragraphs, FACTS, strict=True):
            assert [word for word in facts.split() if word.strip("“”") not in paragraph.text] == []
        (table,) = (part for part in best.parts if isinstance(part, RuleTable))
        assert table.rows[-1].cells[1:] == tuple(map(number, (4600, 4400, 5100)))
        assert [row.cells[0] for row in table.rows] == [score_item(i) for i in (*ITEMS, "total")]
    finally:
        language.install(qapp, "en")
