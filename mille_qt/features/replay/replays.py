"""Opens replays, of a match in a file and of the match just played, and exports them."""

from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QBuffer, QIODevice, QObject
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QMessageBox, QWidget

from mille_qt.features.replay.match_history import MatchHistory, races_over
from mille_qt.features.replay.replay_page import ReplayPage
from mille_qt.features.replay.web_page import web_page
from mille_qt.features.shell import PracticeShell
from mille_qt.session.record_info import reviewable_races, seats_to_review
from mille_qt.ui.export_dialog import Export, Place, start_export
from mille_qt.ui.message_box import make_box, tell
from mille_qt.ui.paths import cache_folder
from mille_qt.ui.texts.names import isolated
from mille_qt.ui.translation import translate
from mille_rules.reading import read_record
from mille_rules.record import Record

PAGE, PICTURE = ".html", ".png"


class ReplayExport(QObject):
    """Exports what a replay shows."""

    def __init__(self, page: ReplayPage) -> None:
        super().__init__(page)
        self._page = page
        page.controls.web_page_requested.connect(lambda: self._ask(self.web_page()))
        page.controls.picture_requested.connect(lambda: self._ask(self.picture()))

    def _ask(self, export: Export) -> None:
        self._page.playback.stop()
        start_export(self._page, export)

    def web_page(self) -> Export:
        """Return the match as a web page with the hands that are visible."""
        history, viewer = self._page.history, self._page.viewer
        cards = self._page.card_language()
        title, files = self.tr("Save as web page"), self.tr("Web pages (*.html)")
        name = self._suggestion() + PAGE
        return Export(title, files, name, lambda: web_page(history, viewer, cards).encode())

    def picture(self) -> Export:
        """Return the moment as a picture."""
        picture = self._page.picture()
        title, files = self.tr("Save a picture of this moment"), self.tr("Pictures (*.png)")
        name = self._suggestion() + PICTURE
        return Export(title, files, name, lambda: _png_of(picture), Place.PicturesLocation)

    def _suggestion(self) -> str:
        names = " - ".join(self._page.history.names)
        plain = "".join(c if c.isalnum() or c in " -" else "" for c in names).strip()
        return plain or "mille"


def _png_of(picture: QPixmap) -> bytes:
    content = QBuffer()
    content.open(QIODevice.OpenModeFlag.WriteOnly)
    picture.save(content, "PNG")
    return bytes(content.data().data())


class ReplayShell(PracticeShell, Protocol):
    """The shell of the window, with the requests that only replays make."""

    def choose_match_file(self, chosen: Callable[[Path], None]) -> None:
        """Ask the player for the file of a match."""

    def read_match(self, path: Path, opened: Callable[[Record], None]) -> None:
        """Read a match without changing its file.

        If its end is damaged, the player is offered the beginning.
        """

    def review(self, record: Record, race: int, seat: int | None, back: Callable[[], None]) -> None:
        """Review the decisions of one seat in a race; `back` is called afterwards."""

    def open_library(self) -> None:
        """Show all matches on this computer, once the player has left the current match."""


class Replays(QObject):
    """Shows replays, and from them reviews; writes nothing."""

    def __init__(self, shell: ReplayShell) -> None:
        super().__init__(shell.window)
        self._shell = shell

    def open(self) -> None:
        """Ask for a file, and replay its match; then show all matches."""
        self._shell.choose_match_file(lambda path: self.open_file(path, self._shell.open_library))

    def open_file(self, path: Path, back: Callable[[], None] | None = None) -> None:
        """Leave the current match and replay the one in a file, or report why not.

        An unfinished race is not shown. `back` replaces the return to the match or the start page.
        """
        shell = self._shell

        def opened(record: Record) -> None:
            seen = races_over(record)
            if seen.moves():
                shell.leave_match(lambda: self._show_file(seen, back or shell.go_back))
            else:
                _tell_nothing_to_see(shell.window, path)

        shell.read_match(path, opened)

    def watch_again(self, text: str) -> None:
        """Replay the latest race of a match, given as a record, and then return to this page."""
        record = read_record(text.encode()).record
        page = self._show(record)
        history = page.history
        page.playback.go_to(history.races[-1].first)
        page.playback.toggle()

    def _show_file(self, record: Record, back: Callable[[], None]) -> None:
        self._shell.close_match()
        self._show(record, back)

    def _show(self, record: Record, back: Callable[[], None] | None = None) -> ReplayPage:
        page = ReplayPage(MatchHistory(record), self._shell.settings, cache_folder())
        ReplayExport(page)
        page.set_reviewable(reviewable_races(record))
        before = self._shell.show_over_match(page)
        go_back = back or before
        page.closed.connect(go_back)
        page.play_on_requested.connect(
            lambda: self._shell.play_on(record, page.playback.seq, page.viewer)
        )
        page.review_requested.connect(lambda race: self._review(record, race, page, go_back))
        return page

    def _review(
        self, record: Record, race: int, page: ReplayPage, back: Callable[[], None]
    ) -> None:
        """Review a race, and then return to the current moment of the replay."""
        seq, viewer = page.playback.seq, page.viewer

        def come_back() -> None:
            again = self._show(record, back)
            again.set_viewer(viewer)
            again.playback.go_to(seq)

        seat = viewer if viewer in seats_to_review(record) else None
        self._shell.review(record, race, seat, come_back)


def _tell_nothing_to_see(parent: QWidget, path: Path) -> QMessageBox:
    """Say that no race of the match is over yet."""
    title = translate("Replay", "Nothing to watch yet")
    text = translate(
        "Replay", "No race in {file} is finished. Hands stay hidden until then."
    ).format(file=isolated(path.name))
    box = make_box(parent, QMessageBox.Icon.Information, title, text)
    return tell(box, translate("Replay", "Close"))
