"""Finds match files that cannot be opened: empty, all zeros, or with an incomplete header."""

import logging
from pathlib import Path

from mille_qt.session.matches import match_folder
from mille_qt.session.matches.recent_matches import MOST_BOOKMARKS, played_at
from mille_rules.file_names import SUFFIX
from mille_rules.reading import read_record
from mille_rules.record_lines import NewerRecordError, NotARecordError

_LOG = logging.getLogger(__name__)

#: The longest header, with six names and every house rule, is shorter.
_HEADER_BYTES = 32 * 1024
#: The start of the first line after the header, apart from notes.
_FIRST_DEAL = b"\ndeal "


def unreadable_matches(folder: Path) -> list[Path]:
    """Return the recent files that can no longer be opened, newest first.

    Reads at most as many files as there are bookmarks, because the start page waits for it. Files
    that a running program writes to, and records of a newer version, are left out.
    """
    try:
        paths = [path for path in folder.iterdir() if path.suffix == SUFFIX]
    except OSError:
        return []
    paths = [path for path in paths if not path.name.startswith(".") and path.name.isprintable()]
    newest = sorted(paths, key=played_at, reverse=True)[:MOST_BOOKMARKS]
    return [path for path in newest if not _is_readable(path) and match_folder.is_free(path)]


def _is_readable(path: Path) -> bool:
    """Return True if a file has a complete header, or if it is not accessible now."""
    try:
        with path.open("rb") as file:
            header, deal, _ = file.read(_HEADER_BYTES).partition(_FIRST_DEAL)
        read_record(header + deal[:1])
    except NewerRecordError:
        return True
    except NotARecordError as error:
        _LOG.info("%s is no record: %s", path, error)
        return False
    except OSError as error:
        _LOG.info("%s cannot be read: %s", path, error)
    return True
