"""The story of the game: its facts, its figures, its keys, and its way back."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mille_qt.app.main_window import MainWindow
from mille_qt.features.story.best_race import best_race
from mille_qt.features.story.chapter_tiles import StoryHeading, StoryPart, StoryText
from mille_qt.features.story.story_window import StoryWindow
from mille_qt.ui import language
from mille_qt.ui.cards.card_names import CardLanguage
from mille_qt.ui.paths import languages
from mille_qt.ui.texts import number, score_item
from mille_qt.ui.theme.application_theme import ApplicationTheme
from mille_rules import PRESETS, RuleSet
from mille_rules.scoring import ITEMS
from tests.qt.play.player_at_table import PlayerAtTable
from tests.qt.play.staged_match import match_where

#: Texts and figures are read here; the pictures are painted in tests/pictures.
pytestmark = pytest.mark.unpainted

#: Names and years that are the same in every language.
FACTS = (
    "1906 William Janson Roche",
    "1954 Edmond Dujardin Arcachon “La Canasta de la Route” Joseph Le Callennec",
    "1960",
    "1962 Parker Brothers",
    "Mil Hitos Heraclio Fournier",
    "Stap op",
    "7",
    "fourré 300 100",
)
#: The highest scores by number of players, in the order of the score sheet.
BEST = {
    2: (1000, 400, 300, 1200, 400, 300, 300, 200, 500),
    3: (1000, 400, 300, 1200, 400, 300, 300, 200, 1000),
    4: (1000, 400, 300, 1200, 400, 300, 300, 0, 500),
    6: (1000, 400, 300, 1200, 400, 300, 300, 200, 1000),
}


@pytest.fixture
def story(qtbot: QtBot) -> StoryWindow:
    """The story in a small window."""
    window = StoryWindow(CardLanguage.BOTH)
    qtbot.addWidget(window)
    window.resize(1024, 576)
    window.show()
    QApplication.processEvents()
    return window


def parts(story: StoryWindow) -> list[StoryPart]:
    return [*story.chapters.tiles, story.editions, story.best]


def scrolled(story: StoryWindow) -> int:
    return story.text_column.verticalScrollBar().value()


@pytest.mark.parametrize("rules", PRESETS.values(), ids=PRESETS)
def test_the_highest_scores_are_those_that_the_rules_count(rules: RuleSet) -> None:
    for seats in rules.player_counts:
        score = best_race(rules, seats)
        assert tuple(getattr(score, item) for item in ITEMS) == BEST[seats]
        assert score.total == sum(BEST[seats])
    assert [sum(BEST[seats]) for seats in (2, 4, 3, 6)] == [4600, 4400, 5100, 5100]


@pytest.mark.parametrize("tongue", languages())
def test_the_facts_are_told_in_every_language(
    qapp: QApplication, story: StoryWindow, tongue: str
) -> None:
    language.install(qapp, tongue)
    try:
        QApplication.processEvents()
        for tile, facts in zip(story.chapters.tiles, FACTS, strict=True):
            told = f"{tile.heading.text()} {tile.text.text()}"
            assert all(word.strip("“”") in told for word in facts.split())
        spoken = story.best.accessibleDescription()
        assert all(number(points) in spoken for points in (4600, 4400, 5100))
        assert all(score_item(item) in spoken for item in ITEMS)
    finally:
        language.install(qapp, "en")


def test_tab_goes_from_part_to_part_and_each_is_read_and_in_view(story: StoryWindow) -> None:
    assert story.focusWidget() is story.text_column
    assert story.text_column.accessibleDescription() == story.lead.text()
    QTest.keyClick(story.text_column, Qt.Key.Key_Tab)
    for part in parts(story):
        assert story.focusWidget() is part
        assert part.accessibleName() == part.heading.text()
        assert part.accessibleDescription()
        assert not part.visibleRegion().isEmpty()
        QTest.keyClick(part, Qt.Key.Key_Tab)
    assert story.focusWidget() is story.compare_button


def test_screen_readers_find_headings_and_paragraphs(story: StoryWindow) -> None:
    for label, role in (
        (story.findChild(StoryHeading), QAccessible.Role.Heading),
        (story.findChild(StoryText), QAccessible.Role.Paragraph),
    ):
        interface = QAccessible.queryAccessibleInterface(label)
        assert interface.role() == role
        assert interface.text(QAccessible.Text.Name) == label.text()


def test_keys_scroll_the_page(story: StoryWindow) -> None:
    QTest.keyClick(story.text_column, Qt.Key.Key_Down)
    line = scrolled(story)
    QTest.keyClick(story.chapters.tiles[0], Qt.Key.Key_Space)
    page = scrolled(story)
    QTest.keyClick(story.chapters.tiles[0], Qt.Key.Key_End)
    assert 0 < line < page < scrolled(story)
    QTest.keyClick(story.chapters.tiles[0], Qt.Key.Key_Home)
    assert scrolled(story) == 0


def test_the_search_goes_from_place_to_place(story: StoryWindow) -> None:
    def selected() -> list[str]:
        labels = [*story.findChildren(StoryHeading), *story.findChildren(StoryText)]
        return [label.text() for label in labels if label.hasSelectedText()]

    QTest.keyClick(story, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert story.focusWidget() is story.search
    QTest.keyClicks(story.search, "fencing")
    assert selected() == ["A word from fencing"]
    assert scrolled(story) > 0
    QTest.keyClick(story.search, Qt.Key.Key_Return)
    assert selected()[0].startswith("Coup fourré is a fencing term")
    QTest.keyClick(story.search, Qt.Key.Key_Return)
    assert selected() == ["A word from fencing"]
    story.search.setText("zeppelin")
    assert (selected(), story.nothing.isVisible()) == ([], True)
    QApplication.processEvents()
    left = QPoint(0, 0)
    assert story.nothing.mapTo(story, left).x() == story.title.mapTo(story, left).x()
    story.search.clear()
    assert (selected(), story.nothing.isVisible()) == ([], False)


def test_the_story_is_read_beside_a_match_that_goes_on(
    sit_down: Callable[..., PlayerAtTable],
) -> None:
    player = sit_down(match_where("roll"))
    shell = player.window.shell
    shell.open_story()
    story = shell.features.story.window
    assert story is not None
    shell.open_story()
    assert shell.features.story.window is story
    assert player.window.pages.currentWidget() is player.page
    QTest.keyClick(story, Qt.Key.Key_Escape)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert shell.features.story.window is None
    shell.open_story()
    assert shell.features.story.window is not None


def test_the_story_leads_to_the_comparison_of_the_rule_sets(
    open_window: Callable[[], MainWindow],
) -> None:
    shell = open_window().shell
    shell.open_story()
    story = shell.features.story.window
    assert story is not None
    QTest.keyClick(story.compare_button, Qt.Key.Key_Return)
    book = shell.features.rules.book
    assert book is not None
    assert book.contents.currentItem().text() == "Rule sets compared"


@pytest.mark.styled
def test_larger_text_puts_the_chapters_below_one_another(
    story: StoryWindow, app_theme: ApplicationTheme
) -> None:
    first, second = story.chapters.tiles[:2]
    assert first.y() == second.y()
    app_theme.set_text_size(200)
    try:
        QApplication.processEvents()
        assert first.y() < second.y()
    finally:
        app_theme.set_text_size(100)
