"""A connection within this program: from the host's own screen to its session."""

import asyncio

from mille_net.transport.link import Endpoint


class LoopbackLink:
    """One direction of a connection; bytes arrive in a later iteration of the event loop."""

    def __init__(self) -> None:
        #: Receives what is sent; must be set before the event loop runs on.
        self.endpoint: Endpoint
        self._loop = asyncio.get_running_loop()
        self._closed = False

    def send(self, frame: bytes) -> None:
        """Send a frame."""
        if not self._closed:
            self._loop.call_soon(self._deliver, frame)

    def close(self) -> None:
        """End the connection after delivering what was sent."""
        if not self._closed:
            self._closed = True
            self._loop.call_soon(self._end)

    def _deliver(self, frame: bytes) -> None:
        self.endpoint.received(frame)

    def _end(self) -> None:
        self.endpoint.lost()
