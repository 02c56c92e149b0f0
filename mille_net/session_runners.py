"""The running sessions of a window, in the network's thread."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any

from mille_net.tables import LostReason
from mille_net.transport.network_thread import NetworkThread

if TYPE_CHECKING:
    from mille_net.hosting.hosted_table import HostedTable
    from mille_net.session_runner import OwnSessionRunner, SessionRunner

_LOG = logging.getLogger(__name__)


class SessionRunners:
    """Starts and stops sessions; all but `thread` belongs to the network's thread."""

    def __init__(self, left: Callable[[], None]) -> None:
        """`left` is called whenever a table has been left and closed."""
        self.thread = NetworkThread()
        self._left = left
        self._runners: set[SessionRunner] = set()
        #: True once no session may be started.
        self._closed = False

    def start(self, visit: "SessionRunner") -> None:
        """Start a session."""
        self._runners.add(visit)
        visit.start()

    async def sit_down(
        self, visit: "OwnSessionRunner", opening: "Coroutine[Any, Any, HostedTable]"
    ) -> None:
        """Open a table and start a session there; if that fails, the session reports it."""
        try:
            table = await opening
        except (OSError, ValueError) as error:
            _LOG.warning("the table cannot be opened: %s", error)
            visit.session.dial_failed(*_reason(error))
            return
        if visit.stopped.is_set() or self._closed:
            await table.close()
            self._left()
            return
        visit.table = table
        self.start(visit)

    def over(self, visit: "SessionRunner") -> None:
        """Stop a session that has ended."""
        self._runners.discard(visit)
        self.thread.begin(self._stop(visit))

    async def _stop(self, visit: "SessionRunner") -> None:
        await visit.stop()
        self._left()

    async def leave_all(self) -> None:
        """Leave all tables, and wait until that is done."""
        self._closed = True
        visits = tuple(self._runners)
        for visit in visits:
            visit.leave()
        await asyncio.gather(*(visit.stopped.wait() for visit in visits))
        await self.thread.settled()


def _reason(error: OSError | ValueError) -> tuple[LostReason, dict[str, int]]:
    """Return why a table cannot be opened, with what its sentence needs."""
    # What opens a table has imported these.
    from mille_net.hosting.folder_lock import FolderInUseError
    from mille_net.transport.listener import CannotListenError

    match error:
        case CannotListenError():
            return LostReason.CANNOT_LISTEN, {"port": error.port}
        case FolderInUseError():
            return LostReason.OPEN_ELSEWHERE, {}
        case OSError():
            return LostReason.CANNOT_KEEP, {"error": error.errno or 0}
    return LostReason.CANNOT_LISTEN, {}
