"""Crash reports: written to a file after an unexpected exception, and sent nowhere."""

import logging
import sys
import traceback
from collections.abc import Callable
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QCoreApplication

from mille_qt import __version__

_LOG = logging.getLogger(__name__)
translate = QCoreApplication.translate


class CrashReport:
    """Writes a report of an unhandled exception, also from slots and event handlers."""

    def __init__(self, folder: Path, program: Path = Path(__file__)) -> None:
        """`program` is a file of the program that every update replaces."""
        self._folder, self._program = folder, program
        self._installed_at_start = self._installed_version()
        self._shown = False
        #: Returns the current match as text.
        self.match: Callable[[], str] = str

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
        # Needed only after a crash.
        import platform
        from datetime import UTC, datetime

        from PySide6 import __version__ as pyside_version

        now = datetime.now(UTC)
        path = self._folder / f"crash-{now:%Y%m%d-%H%M%S}.txt"
        versions = f"Mille {__version__}, PySide6 {pyside_version}, Python {sys.version}"
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            path.write_text(f"{versions}\n{platform.platform()}\n\n{text}\n{self.match()}", "utf-8")
        except OSError as error:
            _LOG.warning("no crash report: %s", error)
            return None
        return path

    def _tell(self, path: Path | None, updated: bool) -> None:
        if updated:
            text = translate(
                "Crash",
                "Mille was updated while it was running. Your match is saved. "
                "Please restart Mille.",
            )
        else:
            text = translate("Crash", "An unexpected error occurred. Your match is saved.")
        if path is not None:
            where = translate("Crash", "A report was saved to {path}. It has not been sent.")
            text = f"{text}\n\n{where.format(path=path)}"
        from mille_qt.ui.message_box import Icon, make_box

        make_box(None, Icon.Critical, translate("Crash", "Something went wrong"), text).exec()
        self._shown = False
