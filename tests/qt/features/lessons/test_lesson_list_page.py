"""The list of lessons: room for its texts, and the goal before a lesson starts."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from mille_qt.features.lessons.course import LESSON_SLUGS
from mille_qt.features.lessons.lesson_list_page import LessonListPage
from mille_qt.features.lessons.lesson_page import LessonPage
from mille_qt.ui import language
from mille_qt.ui.settings import Settings
from mille_qt.ui.widgets import text_height

#: Least margin of a button's texts, in lines of text.
LEAST_MARGIN = 0.45


@pytest.fixture(params=["en", "fr", "es"])
def each_language(qapp: QApplication, request: pytest.FixtureRequest) -> Iterator[None]:
    """Run a test in each language."""
    language.install(qapp, request.param)
    yield
    language.install(qapp, "en")


@pytest.mark.styled
@pytest.mark.usefixtures("each_language")
def test_texts_fit_their_buttons_and_keep_a_margin(settings: Settings, qtbot: QtBot) -> None:
    settings.lesson_left = dict.fromkeys(LESSON_SLUGS[::2], 2)
    page = LessonListPage(settings)
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


def test_before_a_lesson_starts_its_goal_is_shown_without_a_button(
    settings: Settings, qtbot: QtBot
) -> None:
    page = LessonPage("limit", 0, settings)
    qtbot.addWidget(page)
    assert page.strip.words.text() == page.coach.lesson.goal
    assert page.strip.main.isHidden()
