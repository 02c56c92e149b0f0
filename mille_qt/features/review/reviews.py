"""Opens reviews: after a race, and of any saved match."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from mille_qt.features.review.review_page import ReviewPage
from mille_qt.features.shell import PracticeShell
from mille_qt.session.screen_thinker import ScreenThinker
from mille_qt.ui.paths import cache_folder
from mille_rules.reading import read_record
from mille_rules.record import Record

if TYPE_CHECKING:
    from mille_rules.computer.player import Adviser


class Reviews(QObject):
    """Shows reviews."""

    def __init__(self, shell: PracticeShell, adviser: "Adviser | None" = None) -> None:
        """`adviser` replaces the separate process of each review."""
        super().__init__(shell.window)
        self._shell, self._given = shell, adviser

    def show_review(
        self,
        record: Record,
        race: int,
        seat: int | None = None,
        back: Callable[[], None] | None = None,
    ) -> ReviewPage:
        """Review a finished race, counted from 0, for a seat, by default the first person's.

        `back` replaces the return to the current page. Raises ValueError if the race is not over,
        RefusedError if the record contains an illegal move.
        """
        page = ReviewPage(record, self._adviser, self._shell.settings, cache_folder())
        page.review(race, page.seat if seat is None else seat)
        go_back = self._shell.show_over_match(page, page.stop)
        page.closed.connect(back or go_back)
        page.play_on_requested.connect(lambda moves: self._shell.play_on(record, moves, page.seat))
        return page

    def review_match(self, text: str, race: int) -> ReviewPage:
        """Review a race of a match, given as a record, and then return to the current page."""
        return self.show_review(read_record(text.encode()).record, race)

    def _adviser(self, parent: QObject) -> "Adviser":
        """Return the adviser of a review; computer players have their own and never wait for it."""
        return self._given or ScreenThinker(parent)
