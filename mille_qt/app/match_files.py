"""File dialogs and messages for opening and saving matches."""

import logging
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog, QWidget

from mille_qt.ui.export_dialog import dialog_in_own_place
from mille_qt.ui.paths import data_folder
from mille_qt.ui.questions import (
    LeaveChoice,
    LostLines,
    ask_leave,
    tell_cannot_open,
    tell_save_failed,
    tell_torn,
)
from mille_qt.ui.texts.system import system_reason
from mille_rules.file_names import SUFFIX
from mille_rules.reading import Reading
from mille_rules.record import Record
from mille_rules.record_lines import NotARecordError

if TYPE_CHECKING:
    from mille_qt.session.local_session import LocalSession

_LOG = logging.getLogger(__name__)

DAMAGED = ".damaged"


class MatchFiles(QObject):
    """Asks for files, writes matches, and reports errors.

    Imported when it is first needed: a match is opened and saved without it.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window

    def open(self, chosen: Callable[[Path], None]) -> None:
        """Ask for a match to open."""
        dialog = self._dialog(self.tr("Open match"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(lambda name: chosen(Path(name)))
        dialog.open()

    def show_unreadable(self, path: Path, error: OSError | NotARecordError) -> None:
        """Say why a match cannot be opened."""
        if isinstance(error, OSError):
            self._show_cannot_open(path, system_reason(error))
        else:
            _LOG.info("%s is no record: %s", path, error)
            reason = self.tr("It is not a Mille match, or comes from a newer version.")
            self._show_cannot_open(path, reason)

    def show_torn(self, path: Path, unwritten: int) -> None:
        """Say that the last line of a match was not written completely."""
        tell_torn(self._window, path, unwritten)

    def offer_beginning(
        self, path: Path, reading: Reading, opened: Callable[[Record], None], *, to_look: bool
    ) -> None:
        """Offer the intact beginning of a match whose end is damaged.

        With `to_look` the match will not be continued: the file stays as it is.
        """
        fault = reading.fault
        assert fault is not None
        reason = self.tr("The move in line {line} is not legal: {text}").format(
            line=fault.line, text=fault.text
        )

        def answered(wanted: bool) -> None:
            if wanted:
                if not to_look:
                    self._copy_damaged(path)
                opened(reading.record)

        beginning = bool(reading.record.moves())
        if beginning:
            reason = f"{reason}\n\n{LostLines().left_out(reading.left_out)}"
        tell_cannot_open(self._window, path, reason, beginning, answered, to_look)

    @staticmethod
    def _copy_damaged(path: Path) -> None:
        """Copy a damaged file, whose intact beginning will be saved under its name.

        The file itself stays in place until then, so that nothing is lost meanwhile.
        """
        aside = path.with_name(path.name + DAMAGED)
        try:
            shutil.copy2(path, aside)
        except OSError:
            _rename_damaged(path, aside)

    def show_in_play(self, path: Path) -> None:
        """Say that the match is being played in another window."""
        reason = self.tr("It is being played in another window. You can watch it.")
        self._show_cannot_open(path, reason)

    def _show_cannot_open(self, path: Path, reason: str) -> None:
        tell_cannot_open(self._window, path, reason, False, lambda _wanted: None)

    def ask_save(
        self, session: "LocalSession", behind: Path | None, then: Callable[[], None]
    ) -> None:
        """Ask whether to save a match before it is left, and call `then` unless the player stays.

        `behind` is the player's file that lacks the last moves, None if nothing has them.
        """

        def answered(answer: LeaveChoice) -> None:
            if answer is LeaveChoice.LEAVE:
                then()
            elif answer is LeaveChoice.SAVE:
                self.save(session, then)

        ask_leave(self._window, behind, answered)

    def save(self, session: "LocalSession", then: Callable[[], None] | None = None) -> None:
        """Save the match in its file, or ask for one; call `then` when it is saved."""
        if session.path is None:
            self.save_as(session, then)
        else:
            self._write(session, session.path, then)

    def save_as(self, session: "LocalSession", then: Callable[[], None] | None = None) -> None:
        """Ask for a file, and save the match; call `then` when it is saved."""
        dialog = self._dialog(self.tr("Save match"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(SUFFIX.removeprefix("."))
        dialog.selectFile(self._suggestion(session))
        dialog.fileSelected.connect(lambda name: self._write(session, Path(name), then))
        dialog.open()

    def _write(
        self, session: "LocalSession", path: Path, then: Callable[[], None] | None = None
    ) -> None:
        def elsewhere(wanted: bool) -> None:
            if wanted:
                self.save_as(session, then)

        try:
            session.save(path)
        except OSError as error:
            tell_save_failed(self._window, path, error, elsewhere)
            return
        if then is not None:
            then()

    @staticmethod
    def _suggestion(session: "LocalSession") -> str:
        names = " - ".join(session.names[:2])
        plain = "".join(c if c.isalnum() or c in " -" else "" for c in names).strip()
        return f"{plain or 'mille'}{SUFFIX}"

    def _dialog(self, title: str) -> QFileDialog:
        matches = self.tr("Matches (*.mille)")
        return dialog_in_own_place(self._window, title, matches, first=data_folder())


def _rename_damaged(path: Path, aside: Path) -> None:
    """Rename a damaged file if there is no room for a copy."""
    try:
        path.rename(aside)
    except OSError:
        # In a read-only folder the file keeps its name; nothing is lost.
        return
