"""Replays of a window: of a match in a file, and of the match just played."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtWidgets import QMessageBox

from mille_qt.features.replay.course import Course, races_over
from mille_qt.features.replay.exporting import ReplayExport
from mille_qt.features.replay.replay_page import ReplayPage
from mille_qt.session.reviewable import reviewable_races, seats_to_review
from mille_qt.ui.message_box import make_box, open_box
from mille_qt.ui.paths import cache_folder
from mille_qt.ui.texts.names import isolated
from mille_rules.reading import read_record
from mille_rules.record import Record

if TYPE_CHECKING:
    from mille_qt.app.main_window import MainWindow


class Replays(QObject):
    """Shows one replay at a time, for as long as no other page is shown; it writes nothing."""

    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window, self._pages = window, window.pages
        self._page: ReplayPage | None = None
        self._pages.currentChanged.connect(self._turned)

    def open(self) -> None:
        """Ask for a file, and show its match."""
        self._window.matches.files.open(self.open_file)

    def open_file(self, path: Path, back: Callable[[], None] | None = None) -> None:
        """Show the match in a file, or say why not; the match under way is left for it.

        A race that is not over stays hidden. The way back leads to the start page, or is `back`.
        """
        window = self._window

        def opened(record: Record) -> None:
            seen = races_over(record)
            if seen.moves():
                window.leave_match(lambda: self._show_file(seen, back or window.show_start))
            else:
                _tell_nothing_to_see(window, path)

        window.matches.files.read(path, opened, to_look=True)

    def watch_again(self, text: str) -> None:
        """Play the latest race of a match, given as a record; then go back to what is shown now."""
        before = self._pages.currentIndex()

        def go_back() -> None:
            self._pages.setCurrentIndex(before)

        record = read_record(text.encode()).record
        page = self._show(record, go_back)
        course = page.course
        page.playing.go(course.races[-1].first)
        page.playing.toggle()

    def _show_file(self, record: Record, back: Callable[[], None]) -> None:
        self._window.drop_game()
        self._show(record, back)

    def _show(self, record: Record, back: Callable[[], None]) -> ReplayPage:
        window = self._window
        page = ReplayPage(Course(record), window.settings, cache_folder())
        ReplayExport(page)
        page.closed.connect(back)
        page.offer_reviews(reviewable_races(record))
        page.review_wanted.connect(lambda race: self._review(record, race, page, back))
        window.desktop.follow(page)
        self._pages.turn_to(page)
        self._page = page
        window.menus.update_state()
        return page

    def _review(
        self, record: Record, race: int, page: ReplayPage, back: Callable[[], None]
    ) -> None:
        """Review a race; then come back to the moment that is shown now."""
        seq, eyes = page.playing.seq, page.eyes

        def come_back() -> None:
            again = self._show(record, back)
            again.look_with(eyes)
            again.playing.go(seq)

        seat = eyes if eyes in seats_to_review(record) else None
        self._window.destinations.reviews.show_review(record, race, seat, come_back)

    def _turned(self, _index: int) -> None:
        """Another page is shown: the replay is over."""
        page = self._page
        if page is not None and self._pages.currentWidget() is not page:
            self._page = None
            self._pages.put_away(page)
            self._window.menus.update_state()


def _tell_nothing_to_see(parent: "MainWindow", path: Path) -> QMessageBox:
    """Say that no race of a match is over yet."""
    translate = QCoreApplication.translate
    title = translate("Replay", "There is nothing to watch yet")
    text = translate(
        "Replay", "No race of {file} is over yet, and until then its hands stay hidden."
    ).format(file=isolated(path.name))
    box = make_box(parent, QMessageBox.Icon.Information, title, text)
    close = box.addButton(translate("Replay", "Close"), QMessageBox.ButtonRole.AcceptRole)
    open_box(box, close, close, lambda _button: None)
    return box
