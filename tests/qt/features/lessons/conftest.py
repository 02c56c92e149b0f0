"""Somebody who takes lessons at a real window, by keys alone."""

import time
from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from mille_qt.app.main_window import MainWindow
from mille_qt.features.lessons.learn_page import LearnPage
from mille_qt.features.lessons.lesson import PLAYER
from mille_qt.features.lessons.lesson_page import LessonPage
from mille_rules.cards import Card
from mille_rules.moves import MoveKind, parse_move
from mille_rules.views import Update
from tests.qt.access.conftest import ears  # noqa: F401
from tests.qt.play.conftest import (  # noqa: F401
    open_window,
    quick_disk,
    settings,
    thinker,
)

#: What a test waits for comes at once; a busy machine may take this many seconds.
PATIENCE = 10.0


class Learner:
    """Plays lessons; waits after each key until the table waits."""

    def __init__(self, window: MainWindow) -> None:
        self.window = window

    @property
    def page(self) -> LessonPage:
        """The lesson on the screen."""
        shown = self.window.pages.currentWidget()
        assert isinstance(shown, LessonPage)
        return shown

    @property
    def contents(self) -> LearnPage:
        """The list of lessons on the screen."""
        shown = self.window.pages.currentWidget()
        assert isinstance(shown, LearnPage)
        return shown

    def offers(self, slug: str) -> list[str]:
        """What the tile of a lesson that was left offers when it is pressed."""
        self.contents.lessons[slug].click()
        (menu,) = self.contents.lessons[slug].findChildren(QMenu)
        texts = [action.text() for action in menu.actions()]
        menu.close()
        self.settle()
        return texts

    def take(self, slug: str, place: int) -> None:
        """Press the tile of a lesson that was left, and take one of what it offers."""
        self.contents.lessons[slug].click()
        (menu,) = self.contents.lessons[slug].findChildren(QMenu)
        for _ in range(place):
            QTest.keyClick(menu, Qt.Key.Key_Down)
        QTest.keyClick(menu, Qt.Key.Key_Return)
        self.settle()

    @property
    def says(self) -> str:
        """The coach's words."""
        return self.page.strip.words.text()

    @property
    def button(self) -> str:
        """The words on the coach's button; empty where there is none."""
        main = self.page.strip.main
        return main.text() if main.isVisible() else ""

    @property
    def update(self) -> Update:
        """How things stand for who learns."""
        update = self.page.update_presenter.queues.latest(PLAYER)
        assert update is not None
        return update

    @property
    def hand(self) -> list[Card | None]:
        """The cards from left to right."""
        picture = self.page.table.table.picture
        assert picture is not None
        return [None if held is None else held.card for held in picture.hand]

    def begin(self, slug: str, step: int = 0) -> None:
        """Begin a lesson."""
        self.window.shell.learning.play(slug, step)
        self.settle()

    def settle(self) -> None:
        """Let everything happen until the table waits for somebody."""
        until = time.monotonic() + PATIENCE
        QApplication.processEvents()
        while self._busy():
            assert time.monotonic() < until, "the table never came to rest"
            QApplication.processEvents()
        QApplication.processEvents()

    def _busy(self) -> bool:
        shown = self.window.pages.currentWidget()
        return isinstance(shown, LessonPage) and shown.update_presenter._next.isActive()

    def key(self, *keys: Qt.Key | str) -> None:
        """Press keys where the keyboard is."""
        for key in keys:
            target = self.window.focusWidget() or self.page
            if isinstance(key, str):
                QTest.keyClicks(target, key)
            else:
                QTest.keyClick(target, key)
        self.settle()

    def choose(self, card: Card) -> None:
        """Choose a card by its digit."""
        places = [place for place, held in enumerate(self.hand) if held is card]
        assert places, f"no {card.slug} in {self.hand}"
        self.key(str(places[-1] + 1))

    def play(self, text: str) -> None:
        """Make a move that is written as in a record."""
        move = parse_move(text)
        answers = {
            MoveKind.PASS: "n",
            MoveKind.COUP: Qt.Key.Key_Space,
            MoveKind.FINISH: Qt.Key.Key_Return,
            MoveKind.EXTEND: "e",
        }
        if move.kind in answers:
            self.key(answers[move.kind])
            return
        assert move.card is not None
        self.choose(move.card)
        self.key("d" if move.kind is MoveKind.DISCARD else Qt.Key.Key_Return)


@pytest.fixture
def learner(open_window: Callable[[], MainWindow]) -> Learner:  # noqa: F811
    """Somebody before an open window."""
    window = open_window()
    window.settings.confirm_discard = False
    return Learner(window)
