"""Races to review, and a judge that answers at once, from tables that cost no time."""

from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from mille_qt.features.review.review_page import ReviewPage
from mille_qt.ui import language
from mille_qt.ui.settings import Settings
from mille_rules import Move, Record, View
from mille_rules.computer.explanations.questions import (
    Drawable,
    DrawQuestion,
    Question,
    RankQuestion,
    StandingQuestion,
)
from mille_rules.computer.explanations.ranking import Choice, rank
from mille_rules.computer.player import ImmediateThinker, Told
from tests.qt.features.replay.conftest import crowd, duel  # noqa: F401
from tests.qt.play.conftest import (  # noqa: F401
    open_window,
    quick_disk,
    settings,
    thinker,
)


class QuickJudge(ImmediateThinker):
    """Ranks as `hard` does, finds every draw as good as any other, and can be stopped."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = self.closed = 0
        #: After so many answers it says nothing any more, or that it has none.
        self.patience: int | None = None
        self.dumb = False

    def judge(self, question: Question, told: Told) -> None:
        """Answer at once, as long as it has patience."""
        self.asked += 1
        if self.patience is not None and self.asked > self.patience:
            if self.dumb:
                told(None)
        elif isinstance(question, RankQuestion):
            told(ranked(question.view, question.choices))
        elif isinstance(question, DrawQuestion):
            other = next(card for card in type(question.card) if card is not question.card)
            told((Drawable(question.card, 1, 100.0, 0.6), Drawable(other, 1, 0.0, 0.5)))
        elif isinstance(question, StandingQuestion):
            told(0.5)

    def close(self) -> None:
        """Count it."""
        self.closed += 1


@cache
def ranked(view: View, choices: tuple[Move, ...]) -> tuple[Choice, ...]:
    """What `hard` makes of a decision: the same races are reviewed by many tests."""
    return rank(view, choices, "hard")


Show = Callable[..., ReviewPage]


@pytest.fixture
def judge() -> QuickJudge:
    """Who judges in the reviews of a test."""
    return QuickJudge()


@pytest.fixture
def show_review(
    qapp: QApplication,
    settings: Settings,  # noqa: F811
    painted_cards: Path,
    judge: QuickJudge,
) -> Iterator[Show]:
    """A function that shows the review of a race and lets it come to its end."""
    shown: list[ReviewPage] = []

    def adviser(_parent: QObject) -> QuickJudge:
        return judge

    def show(
        record: Record, race: int = 0, seat: int = 0, size: tuple[int, int] = (1280, 800)
    ) -> ReviewPage:
        page = ReviewPage(record, adviser, settings, painted_cards)
        shown.append(page)
        page.resize(*size)
        # Seen from its end only: the judge is so quick that each of its answers would be painted.
        page.review(race, seat)
        settle(page)
        page.show()
        settle(page)
        return page

    yield show
    for page in shown:
        page.close()
        page.deleteLater()
    language.install(qapp, "en")


def settle(page: ReviewPage) -> None:
    """Let the review go on until it waits for its judge, or is over."""
    before = -1
    while page.running and len(page.found) != before:
        before = len(page.found)
        for _ in range(5):
            QApplication.processEvents()
    QApplication.processEvents()
