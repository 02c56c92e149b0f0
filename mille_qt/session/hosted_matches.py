"""The latest match on the network that can be continued: hosted here, or at another computer.

Only files are read, without any networking: the start page must appear quickly.
"""

from typing import NamedTuple

from mille_net.hosting.folder_lock import FolderLock
from mille_net.trust.left_table import HOSTS_FILE, SEAT_FOLDER, LeftTable
from mille_qt.session.autosave import UnfinishedMatch, read_unfinished
from mille_qt.session.matches.recent_matches import played_at
from mille_qt.ui.paths import certainly_exists, files_in, network_folder
from mille_rules.record_lines import NotARecordError

#: The folder of a host's tables, each in a folder named after its key, and the file of its match.
_TABLES, _MATCH = "tables", "match.mille"


class HostedMatch(NamedTuple):
    """A match that can be continued once its table is open again."""

    #: The key of the table.
    key: str
    match: UnfinishedMatch

    @property
    def when(self) -> float:
        """When it was played last, in seconds since 1970."""
        return self.match.when


def left_table() -> LeftTable | None:
    """Return the table of another computer at which the program was stopped during a match."""
    if not certainly_exists(network_folder() / HOSTS_FILE):
        return None
    from mille_net.trust.known_hosts import KnownHosts

    seat = network_folder() / SEAT_FOLDER
    try:
        if certainly_exists(seat):
            with FolderLock(seat):
                pass
    except OSError:
        return None  # a window is at a table, perhaps that one
    return KnownHosts(network_folder()).left_table()


def last_hosted_match() -> HostedMatch | None:
    """Return the latest hosted match whose table is not open and that is not over."""
    tables = network_folder() / _TABLES
    if not certainly_exists(tables):
        return None
    for path in sorted(files_in(tables, f"*/{_MATCH}"), key=played_at, reverse=True):
        try:
            with FolderLock(path.parent):
                match = read_unfinished(path)
        except (OSError, NotARecordError):
            # Open in another window, or unreadable, which the list of tables reports.
            continue
        if match is not None:
            return HostedMatch(path.parent.name, match)
    return None
