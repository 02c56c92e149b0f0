"""A player who takes lessons in a real window with the keyboard."""

import time
from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from mille_qt.app.main_window import MainWindow
from mille_qt.features.lessons.lesson import PLAYER
from mille_qt.features.lessons.lesson_list_page import LessonListPage
from mille_qt.features.lessons.lesson_page import LessonPage
from mille_rules.cards import Card
from mille_rules.moves import MoveKind, parse_move
from mille_rules.views import Update

#: Longest wait in seconds, on a busy machine.
PATIENCE = 10.0


class Learner:
    """Plays lessons; after each key, waits until the table is idle."""

    def __init__(self, window: MainWindow) -> None:
        self.window = window

    @property
    def page(self) -> LessonPage:
        """The lesson on the screen."""
        shown = self.window.pages.currentWidget()
        assert isinstance(shown, LessonPage)
        return shown

    @property
    def lesson_list(self) -> LessonListPage:
        """The list of lessons on the screen."""
        shown = self.window.pages.currentWidget()
        assert isinstance(shown, LessonListPage)
        return shown

    def menu_texts(self, slug: str) -> list[str]:
        """Return the menu texts of the button of a lesson that was left."""
        self.lesson_list.lessons[slug].click()
        (menu,) = self.lesson_list.lessons[slug].findChildren(QMenu)
        texts = [action.text() for action in menu.actions()]
        menu.close()
        self.settle()
        return texts

    def choose_from_menu(self, slug: str, index: int) -> None:
        """Press the button of a lesson that was left, and choose an entry of its menu."""
        self.lesson_list.lessons[slug].click()
        (menu,) = self.lesson_list.lessons[slug].findChildren(QMenu)
        for _ in range(index):
            QTest.keyClick(menu, Qt.Key.Key_Down)
        QTest.keyClick(menu, Qt.Key.Key_Return)
        self.settle()

    @property
    def coach_text(self) -> str:
        """The coach's text."""
        return self.page.strip.words.text()

    @property
    def main_text(self) -> str:
        """The text of the coach's button; empty if it is hidden."""
        main = self.page.strip.main
        return main.text() if main.isVisible() else ""

    @property
    def update(self) -> Update:
        """The player's latest update."""
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
        self.window.shell.features.learning.play(slug, step)
        self.settle()

    def settle(self) -> None:
        """Process events until the table waits for the player."""
        until = time.monotonic() + PATIENCE
        QApplication.processEvents()
        while self._busy():
            assert time.monotonic() < until, "the table did not become idle"
            QApplication.processEvents()
        QApplication.processEvents()

    def _busy(self) -> bool:
        shown = self.window.pages.currentWidget()
        return isinstance(shown, LessonPage) and shown.update_presenter._next.isActive()

    def key(self, *keys: Qt.Key | str) -> None:
        """Press keys in the focused widget."""
        for key in keys:
            target = self.window.focusWidget() or self.page
            if isinstance(key, str):
                QTest.keyClicks(target, key)
            else:
                QTest.keyClick(target, key)
        self.settle()

    def choose(self, card: Card) -> None:
        """Choose a card by its number."""
        indices = [index for index, held in enumerate(self.hand) if held is card]
        assert indices, f"no {card.slug} in {self.hand}"
        self.key(str(indices[-1] + 1))

    def play(self, text: str) -> None:
        """Make a move, written as in a record."""
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
def learner(open_window: Callable[..., MainWindow]) -> Learner:
    """A player at an open window."""
    window = open_window(rest=False)
    window.settings.confirm_discard = False
    return Learner(window)
