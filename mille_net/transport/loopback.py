"""A connection that never leaves this program: from the host's own screen to its session."""

import asyncio

from mille_net.transport.link import MemoryLink
from mille_net.transport.tcp import Connection


class OwnLine:
    """Two links, whose bytes are delivered in later turns of the loop that runs here."""

    def __init__(self) -> None:
        self.to_host = MemoryLink(self._queued)
        self.to_screen = MemoryLink(self._queued)
        self._loop = asyncio.get_running_loop()
        self._delivering = False

    def join(self, host: Connection, screen: Connection) -> None:
        """Say who takes the bytes at both ends; what is queued already is kept for them."""
        self.to_host.receive, self.to_host.lost = host.received, host.lost
        self.to_screen.receive, self.to_screen.lost = screen.received, screen.lost

    def _queued(self) -> None:
        if not self._delivering:
            self._delivering = True
            self._loop.call_soon(self._deliver)

    def _deliver(self) -> None:
        self._delivering = False
        self.to_host.deliver()
        self.to_screen.deliver()
