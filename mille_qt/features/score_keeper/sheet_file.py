"""The file of the score sheet: always a whole one, and never taken from another window."""

import logging
from pathlib import Path

from mille_qt.features.score_keeper.sheet_text import KeptSheet, read_text, text_of
from mille_rules.journal import sync_folder, write_draft

_LOG = logging.getLogger(__name__)

FILE_NAME = "score-sheet.json"
DAMAGED = ".damaged"
#: Some 500 races of six people; no sheet is longer than this.
MAX_FILE_BYTES = 1024 * 1024


class DamagedSheetError(Exception):
    """The file held no score sheet; it lies at `path` now."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"no score sheet: {path}")
        self.path = path


class ChangedElsewhereError(Exception):
    """Another window has written the file since it was read here."""


class SheetFile:
    """Reads the sheet and writes it whole; what another window has written is not lost."""

    def __init__(self, path: Path) -> None:
        self.path = path
        #: What the file held when it was last read or written here.
        self._known: bytes | None = None

    def read(self) -> KeptSheet | None:
        """The sheet, None where there is none.

        Raises OSError where the file cannot be read, and DamagedSheetError, once it is set aside,
        where it holds something else.
        """
        self._known = None
        text = self._on_disk()
        if text is None:
            return None
        try:
            if len(text) > MAX_FILE_BYTES:
                raise ValueError(f"expected at most {MAX_FILE_BYTES} bytes")
            kept = read_text(text)
        except ValueError as error:  # msgspec's errors are ValueErrors
            _LOG.warning("%s is damaged and set aside: %s", self.path, error)
            aside = self.path.with_name(f"{self.path.name}{DAMAGED}")
            self.path.replace(aside)
            raise DamagedSheetError(aside) from error
        self._known = text
        return kept

    def write(self, kept: KeptSheet) -> None:
        """Have the sheet on disk before this returns.

        Raises OSError where that fails, and ChangedElsewhereError where it would take what
        another window has written; the file is then as it was.
        """
        if self._on_disk() != self._known:
            raise ChangedElsewhereError
        text = text_of(kept)
        if text == self._known:
            return
        self.path.parent.mkdir(parents=True, exist_ok=True)
        draft = write_draft(self.path, text)
        try:
            draft.replace(self.path)
        except OSError:
            draft.unlink(missing_ok=True)
            raise
        sync_folder(self.path.parent)
        self._known = text

    def _on_disk(self) -> bytes | None:
        try:
            with self.path.open("rb") as file:
                return file.read(MAX_FILE_BYTES + 1)
        except FileNotFoundError:
            return None
