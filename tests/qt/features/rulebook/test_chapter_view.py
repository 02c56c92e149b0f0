"""The view of a chapter."""

import pytest
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mille_qt.features.rulebook.chapter import CurrentRules
from mille_qt.features.rulebook.chapter_view import ChapterView, cards_across
from mille_qt.features.rulebook.rule_book_window import RuleBook
from mille_qt.ui.art.cards.card_names import CardLanguage
from mille_rules.rulesets import DEFAULT_RULES
from tests.pictures.restless import restless

#: Pixels in which some cards have room, and between two heights that are tried.
ROOM, STEP = 300, 100


@pytest.mark.styled
def test_a_chapter_rests_where_a_scroll_bar_takes_the_room_of_a_card(qtbot: QtBot) -> None:
    chapters = RuleBook(CurrentRules(DEFAULT_RULES, 2)).chapters
    chapter = max(chapters, key=lambda chapter: len(chapter.cards))
    view = ChapterView(CardLanguage.BOTH, None)
    qtbot.addWidget(view)
    view.show()
    line, bar = QFontMetricsF(view.font()).height(), view.verticalScrollBar().sizeHint().width()
    widths = range(ROOM, 2 * ROOM)
    width = next(w for w in widths if cards_across(w - bar, line) < cards_across(w, line))
    view.resize(width, STEP)
    view.show_chapter(chapter)
    while view.verticalScrollBar().isVisible():
        view.resize(width, view.height() + STEP)
        view.show_chapter(chapter)
        assert restless(QApplication.processEvents) == [], view.height()
