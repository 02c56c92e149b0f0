"""Reviews with a judge that answers immediately."""

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
from mille_rules.computer.explanations.explaining import Choice, rank
from mille_rules.computer.explanations.questions import (
    Drawable,
    DrawQuestion,
    Question,
    RankQuestion,
    StandingQuestion,
)
from mille_rules.computer.player import ImmediateThinker, Told
from tests.qt.features.replay.conftest import crowd, duel  # noqa: F401


class QuickJudge(ImmediateThinker):
    """Ranks moves like `hard`, gives all draws the same value, and can stop answering."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = self.closed = 0
        #: The number of answers after which it gives none, or reports a failure if `dumb`.
        self.patience: int | None = None
        self.dumb = False

    def judge(self, question: Question, told: Told) -> None:
        """Answer immediately, unless the patience is exhausted."""
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
        """Count the call."""
        self.closed += 1


@cache
def ranked(view: View, choices: tuple[Move, ...]) -> tuple[Choice, ...]:
    """Rank moves like `hard`, cached because many tests review the same races."""
    return rank(view, choices, "hard")


Show = Callable[..., ReviewPage]


@pytest.fixture
def judge() -> QuickJudge:
    """The judge of the reviews in a test."""
    return QuickJudge()


@pytest.fixture
def show_review(
    qapp: QApplication,
    settings: Settings,
    painted_cards: Path,
    judge: QuickJudge,
) -> Iterator[Show]:
    """A function that shows the review of a race and waits for its end."""
    shown: list[ReviewPage] = []

    def adviser(_parent: QObject) -> QuickJudge:
        return judge

    def show(
        record: Record, race: int = 0, seat: int = 0, size: tuple[int, int] = (1280, 800)
    ) -> ReviewPage:
        page = ReviewPage(record, adviser, settings, painted_cards)
        shown.append(page)
        page.resize(*size)
        # Shown only at the end, so that not every answer is painted.
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
    """Process events until the review waits for its judge or is over."""
    before = -1
    while page.running and len(page.found) != before:
        before = len(page.found)
        for _ in range(5):
            QApplication.processEvents()
    QApplication.processEvents()
