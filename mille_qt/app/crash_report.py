"""Crash reports: written to a file after an unexpected exception, and sent nowhere."""

import logging
import sys
import traceback
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType
from typing import NamedTuple

from PySide6 import __version__ as pyside_version
from PySide6.QtCore import QCoreApplication

from mille_qt import __version__

_LOG = logging.getLogger(__name__)
translate = QCoreApplication.translate


class OpenMatch(NamedTuple):
    """The match that is being played."""

    #: Returns the match as text.
    text: Callable[[], str]
    #: Returns True if its file has all of it.
    is_saved: Callable[[], bool]
    #: Asks for another file, and saves it there.
    save_as: Callable[[], None]


class CrashReport:
    """Writes a report of an unhandled exception, also from slots and event handlers."""

    def __init__(self, folder: Path, program: Path = Path(__file__)) -> None:
        """`program` is a file of the program that every update replaces."""
        self._folder, self._program = folder, program
        self._installed_at_start = self._installed_version()
        self._shown = False
        #: The match that is being played on this computer, if any.
        self.match: OpenMatch | None = None

    def install(self) -> None:
        """Handle all unhandled exceptions."""
        sys.excepthook = self.take

    def take(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        """Write the report, log the error, and tell the player once where the report is."""
        text = "".join(traceback.format_exception(kind, error, trace))
        _LOG.error("unexpected error\n%s", text)
        updated = self._installed_version() != self._installed_at_start
        # After an update there is nothing to report, and modules may be of another version.
        path = None if updated else self._write(text)
        if not self._shown:
            self._shown = True
            self._tell(path, updated)

    def _installed_version(self) -> tuple[int, int, int] | None:
        """Return what identifies the installed version of the file."""
        try:
            found = self._program.stat()
        except OSError:
            # A program without separate modules has loaded all of them.
            return None
        return found.st_ino, found.st_size, found.st_mtime_ns

    def _write(self, text: str) -> Path | None:
        import platform

        now = datetime.now(UTC)
        path = self._folder / f"crash-{now:%Y%m%d-%H%M%S}.txt"
        versions = f"Mille {__version__}, PySide6 {pyside_version}, Python {sys.version}"
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            match = "" if self.match is None else self.match.text()
            path.write_text(f"{versions}\n{platform.platform()}\n\n{text}\n{match}", "utf-8")
        except OSError as error:
            _LOG.warning("no crash report: %s", error)
            return None
        return path

    def _tell(self, path: Path | None, updated: bool) -> None:
        from mille_qt.ui.message_box import Icon, Role, make_box

        match = self.match
        unsaved = match is not None and not _is_saved(match)
        paragraphs = [_what_happened(updated)]
        if match is not None:
            paragraphs[0] += " " + _what_is_saved(unsaved)
        if path is not None:
            where = translate("Crash", "A report was saved to {path}. It has not been sent.")
            paragraphs.append(where.format(path=path))
        title, text = translate("Crash", "Something went wrong"), "\n\n".join(paragraphs)
        box = make_box(None, Icon.Critical, title, text)
        save = None
        if unsaved:
            save = box.addButton(translate("Questions", "&Save elsewhere…"), Role.AcceptRole)
            box.addButton(translate("Questions", "&Not now"), Role.RejectRole)
        box.exec()
        self._shown = False
        if match is not None and save is not None and box.clickedButton() is save:
            match.save_as()


def _is_saved(match: OpenMatch) -> bool:
    try:
        return match.is_saved()
    except Exception:
        # Whatever failed may fail here again.
        _LOG.exception("the file of the match cannot be checked")
        return False


def _what_happened(updated: bool) -> str:
    if updated:
        return translate("Crash", "Mille was updated while it was running. Please restart Mille.")
    return translate("Crash", "An unexpected error occurred.")


def _what_is_saved(unsaved: bool) -> str:
    if unsaved:
        return translate(
            "Crash",
            "The latest moves of your match are not saved. Save them before you close Mille.",
        )
    return translate("Crash", "Your match is saved.")
