"""The file of a match at this screen: found when something is to be written, never given up."""

from collections.abc import Callable
from pathlib import Path

from mille_rules.journal import Journal
from mille_rules.record import Line, Record


class DeferredJournal(Journal):
    """A journal that looks for its file when there is something to write.

    Looking for it and waiting for the disk twice takes 6 ms and more, which a table that is only
    opened need not wait for: the match is still where it came from.
    """

    def __init__(self, take: Callable[[], Path | None]) -> None:
        """`take` finds the file, or raises OSError, and is tried again then.

        None stands for a match that is to be kept nowhere.
        """
        self._take: Callable[[], Path | None] | None = take
        self.trouble = None

    def catch_up(self, record: Record) -> None:
        """Write everything, where nothing is written yet, or is no longer there."""
        if self._take is not None or self.trouble is not None or not _is_seen(self.path):
            self.rewrite(record)

    def rewrite(self, record: Record) -> None:
        if self._take is not None:
            try:
                path = self._take()
            except OSError as error:
                self.trouble = error
                return
            if path is None:
                return
            super().__init__(path)
            self._take = None
        _make_again(self.path.parent)
        super().rewrite(record)

    def write(self, line: Line, record: Record) -> None:
        if self._take is not None:
            self.rewrite(record)
            return
        super().write(line, record)
        if isinstance(self.trouble, FileNotFoundError):
            # Its folder is gone, too, and nobody need hear of that before it is made again.
            self.rewrite(record)


def _is_seen(path: Path) -> bool:
    """Whether a file is there for certain; who writes it says why it cannot be looked for."""
    try:
        return path.exists()
    except OSError:
        return False


def _make_again(folder: Path) -> None:
    """Have the folder again, where somebody has removed it; who writes says why it fails."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return
