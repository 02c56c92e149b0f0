"""Replays of a window: of a match in a file, and of the match just played."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtWidgets import QMessageBox, QWidget

from mille_qt.features.replay.course import Course, races_over
from mille_qt.features.replay.exporting import ReplayExport
from mille_qt.features.replay.replay_page import ReplayPage
from mille_qt.features.shell import Shell
from mille_qt.session.reviewable import reviewable_races, seats_to_review
from mille_qt.ui.message_box import make_box, open_box
from mille_qt.ui.paths import cache_folder
from mille_qt.ui.texts.names import isolated
from mille_rules.reading import read_record
from mille_rules.record import Record


class Replays(QObject):
    """Shows one replay at a time, for as long as no other page is shown; it writes nothing."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell.window)
        self._shell = shell

    def open(self) -> None:
        """Ask for a file, and show its match."""
        self._shell.choose_match_file(self.open_file)

    def open_file(self, path: Path, back: Callable[[], None] | None = None) -> None:
        """Show the match in a file, or say why not; the match under way is left for it.

        A race that is not over stays hidden. The way back leads to the start page, or is `back`.
        """
        shell = self._shell

        def opened(record: Record) -> None:
            seen = races_over(record)
            if seen.moves():
                shell.leave_match(lambda: self._show_file(seen, back or shell.show_start))
            else:
                _tell_nothing_to_see(shell.window, path)

        shell.read_match(path, opened)

    def watch_again(self, text: str) -> None:
        """Play the latest race of a match, given as a record; then go back to what is shown now."""
        record = read_record(text.encode()).record
        page = self._show(record)
        course = page.course
        page.playing.go(course.races[-1].first)
        page.playing.toggle()

    def _show_file(self, record: Record, back: Callable[[], None]) -> None:
        self._shell.close_match()
        self._show(record, back)

    def _show(self, record: Record, back: Callable[[], None] | None = None) -> ReplayPage:
        page = ReplayPage(Course(record), self._shell.settings, cache_folder())
        ReplayExport(page)
        page.offer_reviews(reviewable_races(record))
        before = self._shell.show_over_match(page)
        go_back = back or before
        page.closed.connect(go_back)
        page.review_wanted.connect(lambda race: self._review(record, race, page, go_back))
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
        self._shell.review(record, race, seat, come_back)


def _tell_nothing_to_see(parent: QWidget, path: Path) -> QMessageBox:
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
