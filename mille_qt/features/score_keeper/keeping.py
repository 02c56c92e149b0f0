"""The score sheet and its file together: what is kept, and what there is to tell about that."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from mille_qt.features.score_keeper.sheet_file import (
    ChangedElsewhereError,
    DamagedSheetError,
    SheetFile,
)
from mille_qt.features.score_keeper.sheet_text import KeptSheet
from mille_qt.ui.texts.system import system_reason


class Keeping(QObject):
    """Has every change on disk at once; a disk that fails stops nobody."""

    #: What is to be told now, in words; empty for nothing.
    told = Signal(str)

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._file = SheetFile(path)
        self.kept: KeptSheet | None = None
        self._say: Callable[[], str] = str
        #: Whether the disk is behind what is kept here.
        self._behind = False

    @property
    def notice(self) -> str:
        """What is told, in the language set now."""
        return self._say()

    def read(self) -> None:
        """Have the sheet that is on disk, if any; tell where there is one that cannot be had."""
        self.kept = None
        try:
            self.kept = self._file.read()
        except DamagedSheetError as error:
            path = error.path
            self._tell(lambda: self._damaged(path))
        except OSError as error:
            self._tell_behind(error)

    def keep(self, kept: KeptSheet) -> bool:
        """Keep this, on disk too if that can be.

        False where another window has written a sheet meanwhile, which is the one kept then.
        """
        try:
            self._file.write(kept)
        except ChangedElsewhereError:
            self.read()
            if self.kept is not None:
                self._tell(self._changed_elsewhere)
                return False
            # The file is gone or was damaged: what is kept here is all there is.
            return self.keep(kept)
        except OSError as error:
            self._tell_behind(error)
        else:
            if self._behind:
                self._behind = False
                self._tell(str)
        self.kept = kept
        return True

    def told_enough(self) -> None:
        """Tell no more, unless the disk is still behind."""
        if not self._behind:
            self._tell(str)

    def _tell(self, say: Callable[[], str]) -> None:
        self._say = say
        self.told.emit(say())

    def _tell_behind(self, error: OSError) -> None:
        reason = system_reason(error)
        self._behind = True
        self._tell(lambda: self._unwritten(reason))

    def _unwritten(self, reason: str) -> str:
        text = self.tr(
            "{path} cannot be read or written: {reason}. The sheet is kept while the program runs, "
            "and every change tries again."
        )
        return text.format(path=self._file.path, reason=reason)

    def _damaged(self, path: Path) -> str:
        text = self.tr(
            "The score sheet that was kept here is damaged and cannot be read. Its file lies in "
            "{path} now."
        )
        return text.format(path=path)

    def _changed_elsewhere(self) -> str:
        return self.tr(
            "Another window has changed this score sheet meanwhile: this is how it is now. Please "
            "check what you were about to do."
        )
