"""A proxy that splits, delays, freezes and breaks connections, as networks do."""

import asyncio
import random
from concurrent.futures import Future
from typing import Any, NamedTuple

from mille_net.transport.network_thread import NetworkThread

HERE = "127.0.0.1"
_READ = 65_536


class Chaos(NamedTuple):
    """Permanent disturbances; a seed decides on sizes and times."""

    seed: int = 0
    #: Largest number of bytes passed on at once; None for no limit.
    chunk: int | None = None
    #: Longest delay in seconds of each piece.
    delay: float = 0.0
    #: Approximate number of bytes after which a connection is reset; None for never.
    reset_after: int | None = None


class Proxy:
    """Forwards connections to one port, in its own thread."""

    def __init__(self, target: int, chaos: Chaos = Chaos()) -> None:  # noqa: B008 - a constant
        self._target = target
        self._chaos = chaos
        self._random = random.Random(chaos.seed)
        self._writers: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._thread = NetworkThread()
        self._open: dict[str, asyncio.Event] = {}
        #: Number of connections reset, at random or by `cut`.
        self.resets = 0
        self._server: asyncio.Server | None = None
        self.port: int = self._run(self._start())

    def cut(self) -> None:
        """Reset all connections."""
        self._run(self._cut())

    def silence(self, *directions: str) -> None:
        """Stop forwarding `to host` or `to guest`; by default both."""
        self._set(directions, passing=False)

    def speak(self, *directions: str) -> None:
        """Forward again, starting with what was held back."""
        self._set(directions, passing=True)

    def close(self) -> None:
        """Stop the proxy."""
        self._run(self._stop())
        self._thread.stop()

    def _run(self, work: Any) -> Any:
        future: Future[Any] = self._thread.run(work)
        return future.result(20)

    def _set(self, directions: tuple[str, ...], *, passing: bool) -> None:
        for direction in directions or tuple(self._open):
            event = self._open[direction]
            self._thread.call(event.set if passing else event.clear)

    async def _start(self) -> int:
        for direction in ("to host", "to guest"):
            self._open[direction] = asyncio.Event()
            self._open[direction].set()
        self._server = await asyncio.start_server(self._accept, HERE, 0)
        return int(self._server.sockets[0].getsockname()[1])

    async def _stop(self) -> None:
        assert self._server is not None
        self._server.close()
        await self._cut()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _cut(self) -> None:
        for writer in tuple(self._writers):
            self.resets += 1
            writer.transport.abort()

    async def _accept(
        self, from_guest: asyncio.StreamReader, to_guest: asyncio.StreamWriter
    ) -> None:
        try:
            from_host, to_host = await asyncio.open_connection(HERE, self._target)
        except OSError:
            to_guest.transport.abort()
            return
        pair = (to_guest, to_host)
        self._writers.update(pair)
        for reader, writer, direction in (
            (from_guest, to_host, "to host"),
            (from_host, to_guest, "to guest"),
        ):
            task = asyncio.create_task(self._pass_on(reader, writer, direction, pair))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _pass_on(
        self,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        direction: str,
        pair: tuple[asyncio.StreamWriter, ...],
    ) -> None:
        left = self._until_reset()
        try:
            while data := await reader.read(self._piece()):
                await asyncio.sleep(self._random.uniform(0, self._chaos.delay))
                await self._open[direction].wait()
                left -= len(data)
                if left < 0:
                    self.resets += 1
                    data = data[: len(data) // 2]
                    writer.write(data)
                    break
                writer.write(data)
                await writer.drain()
        except ConnectionError:
            pass
        finally:
            self._writers.difference_update(pair)
            for end in pair:
                end.transport.abort()

    def _piece(self) -> int:
        return _READ if self._chaos.chunk is None else self._random.randint(1, self._chaos.chunk)

    def _until_reset(self) -> float:
        after = self._chaos.reset_after
        return float("inf") if after is None else self._random.uniform(0.2, 1.8) * after
