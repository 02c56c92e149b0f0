"""The list of lessons: its tiles have room for what they say."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from mille_qt.features.lessons.course import LESSON_SLUGS
from mille_qt.features.lessons.learn_page import LearnPage
from mille_qt.features.lessons.lesson_page import LessonPage
from mille_qt.ui import language
from mille_qt.ui.settings import Settings
from mille_qt.ui.widgets import text_height

#: Lines of text that words keep off the edges of their tile.
LEAST_MARGIN = 0.45


@pytest.fixture(params=["en", "fr", "es"])
def spoken(qapp: QApplication, request: pytest.FixtureRequest) -> Iterator[None]:
    """Speak each language for one test."""
    language.install(qapp, request.param)
    yield
    language.install(qapp, "en")


@pytest.mark.usefixtures("spoken")
def test_words_are_whole_and_keep_off_the_edges_of_their_tile(
    settings: Settings, qtbot: QtBot
) -> None:
    settings.lesson_left = dict.fromkeys(LESSON_SLUGS[::2], 2)
    page = LearnPage(settings)
    qtbot.addWidget(page)
    page.resize(1024, 576)
    with qtbot.waitExposed(page):
        page.show()
    margin = int(text_height() * LEAST_MARGIN)
    for tile in page.lessons.values():
        room = tile.rect().adjusted(margin, margin, -margin, -margin)
        for label in tile.findChildren(QLabel):
            assert room.contains(label.geometry())
            assert label.heightForWidth(label.width()) <= label.height()


def test_before_a_lesson_begins_its_goal_is_said_and_there_is_no_button(
    settings: Settings, qtbot: QtBot
) -> None:
    page = LessonPage("limit", 0, settings)
    qtbot.addWidget(page)
    assert page.strip.words.text() == page.coach.lesson.goal
    assert page.strip.main.isHidden()
