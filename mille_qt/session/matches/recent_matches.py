"""The matches played last: a bookmark each, so that they are found without looking at all files.

Bookmarks are small files of their own: two programs may set theirs at the same moment.
"""

from pathlib import Path
from typing import NamedTuple

from mille_rules.file_names import SUFFIX

#: So many bookmarks are kept: the start page looks at each, the menu shows a few.
MOST_BOOKMARKS = 30
_OVER = "over"


class Bookmark(NamedTuple):
    """A match played lately."""

    #: The name of its file.
    name: str
    identity: str
    #: Whether it cannot be continued, as far as was known when the bookmark was set.
    over: bool


class RecentMatches:
    """Bookmarks in a folder, for the files of another."""

    def __init__(self, folder: Path, matches: Path) -> None:
        self._folder, self._matches = folder, matches

    def note(self, name: str, identity: str, *, over: bool = False) -> None:
        """Set a bookmark, or set it anew. One that cannot be written is not missed: it helps to
        find what is found without it, too, only later."""
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            self._write(name, f"{identity} {_OVER}" if over else identity)
            self._drop_oldest()
        except OSError:
            return

    def _write(self, name: str, text: str) -> None:
        """On a full disk the bookmark stays as it was, or is an empty one: the name is enough."""
        draft = self._folder / f".{name}.new"
        try:
            draft.write_text(text, "utf-8")
            draft.replace(self._folder / name)
        except OSError:
            draft.unlink(missing_ok=True)
            (self._folder / name).touch()

    def rename(self, old: str, new: str) -> None:
        """The file has another name now."""
        try:
            (self._folder / old).replace(self._folder / new)
        except OSError:
            return

    def forget(self, name: str) -> None:
        """The file is no more."""
        try:
            (self._folder / name).unlink(missing_ok=True)
        except OSError:
            return

    def all(self) -> list[Bookmark]:
        """The bookmarks whose file is there, the match played last first."""
        try:
            names = [path.name for path in self._folder.iterdir() if path.suffix == SUFFIX]
        except OSError:
            names = self._newest_names()
            for name in names:
                self.note(name, "")
        played = [(played_at(self._matches / name), name) for name in names]
        return [self._read(name) for at, name in sorted(played, reverse=True) if at]

    def _newest_names(self) -> list[str]:
        """Without any bookmarks: names begin with the day, as a rule."""
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
    """When a match was last written to, in seconds since 1970; 0 where there is no such file."""
    try:
        return path.stat().st_mtime
    except OSError:
        return 0
