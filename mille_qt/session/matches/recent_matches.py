"""Bookmarks of the latest matches, which find them without reading all files.

Each bookmark is a small file: two programs may write theirs at the same time.
"""

from pathlib import Path
from typing import NamedTuple

from mille_rules.file_names import SUFFIX

#: The number of bookmarks kept: the start page reads all, the menu shows a few.
MOST_BOOKMARKS = 30
_OVER = "over"


class Bookmark(NamedTuple):
    """A match played recently."""

    #: The name of its file.
    name: str
    identity: str
    #: True if the match could not be continued when the bookmark was written.
    over: bool


class RecentMatches:
    """Bookmarks in one folder for the files in another."""

    def __init__(self, folder: Path, matches: Path) -> None:
        self._folder, self._matches = folder, matches

    def note(self, name: str, identity: str, *, over: bool = False) -> None:
        """Write a bookmark. An error is ignored: the match is found without it, only later."""
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            self._write(name, f"{identity} {_OVER}" if over else identity)
            self._drop_oldest()
        except OSError:
            return

    def _write(self, name: str, text: str) -> None:
        """Write the file; on a full disk it stays as it was, or empty: its name is enough."""
        draft = self._folder / f".{name}.new"
        try:
            draft.write_text(text, "utf-8")
            draft.replace(self._folder / name)
        except OSError:
            draft.unlink(missing_ok=True)
            (self._folder / name).touch()

    def rename(self, old: str, new: str) -> None:
        """Rename the bookmark of a renamed file."""
        try:
            (self._folder / old).replace(self._folder / new)
        except OSError:
            return

    def forget(self, name: str) -> None:
        """Remove the bookmark of a removed file."""
        try:
            (self._folder / name).unlink(missing_ok=True)
        except OSError:
            return

    def all(self) -> list[Bookmark]:
        """The bookmarks of existing files, the last match played first."""
        try:
            names = [path.name for path in self._folder.iterdir() if path.suffix == SUFFIX]
        except OSError:
            names = self._newest_names()
            for name in names:
                self.note(name, "")
        played = [(played_at(self._matches / name), name) for name in names]
        return [self._read(name) for at, name in sorted(played, reverse=True) if at]

    def _newest_names(self) -> list[str]:
        """Names for missing bookmarks; automatic names begin with the day."""
        try:
            names = [path.name for path in self._matches.iterdir() if path.suffix == SUFFIX]
        except OSError:
            return []
        return sorted(names, reverse=True)[:MOST_BOOKMARKS]

    def _read(self, name: str) -> Bookmark:
        try:
            identity, _, over = (self._folder / name).read_text("utf-8").partition(" ")
        except (OSError, UnicodeDecodeError):
            return Bookmark(name, "", over=False)
        return Bookmark(name, identity, over == _OVER)

    def _drop_oldest(self) -> None:
        paths = sorted(self._folder.iterdir(), key=played_at, reverse=True)
        for path in paths[MOST_BOOKMARKS:]:
            path.unlink(missing_ok=True)


def played_at(path: Path) -> float:
    """Return the time of a file in seconds since 1970; 0 if it does not exist."""
    try:
        return path.stat().st_mtime
    except OSError:
        return 0
