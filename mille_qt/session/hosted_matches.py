"""Matches at tables that this computer has opened to others: the one that can go on.

Read from the disk alone, without anything of the network: the start page is soon there.
"""

from pathlib import Path
from typing import NamedTuple

from mille_qt.session.autosave import UnfinishedMatch, read_unfinished
from mille_qt.session.matches.recent_matches import played_at
from mille_qt.ui.paths import network_folder
from mille_rules.record_lines import NotARecordError

#: Where a host keeps its tables, each in a folder named after its key, and the match of one.
_TABLES, _MATCH = "tables", "match.mille"


class HostedMatch(NamedTuple):
    """A match that can go on once its table is open again."""

    #: What the table is known by.
    key: str
    match: UnfinishedMatch


def last_hosted_match(folder: Path | None = None) -> HostedMatch | None:
    """The match played last at a table of this computer that is not open and not over."""
    tables = (folder or network_folder()) / _TABLES
    if not tables.is_dir():
        return None
    # Most people open no table, and need not wait for this either.
    from mille_net.hosting.folder_lock import FolderLock

    for path in sorted(tables.glob(f"*/{_MATCH}"), key=played_at, reverse=True):
        try:
            with FolderLock(path.parent):
                match = read_unfinished(path)
        except (OSError, NotARecordError):
            # It is open in another window, or cannot be read: the list of tables says more.
            continue
        if match is not None:
            return HostedMatch(path.parent.name, match)
    return None
