"""The `mille-host` command: a table without a screen, on a home server."""

import asyncio
import errno
import logging
import signal
import sys
import time
from collections.abc import Callable
from ipaddress import ip_address
from typing import Any

from mille_net.discovery.interfaces import typed_addresses
from mille_net.hosting.folder_lock import FolderInUseError
from mille_net.hosting.hosted_table import HostedTable, HostPlan
from mille_net.hosting.stored_tables import file_what_is_over, new_key, saved_tables
from mille_net.server.headless_owner import HeadlessOwner
from mille_net.server.options import ServerOptions, program, read_options
from mille_net.transport.listener import CannotListenError
from mille_net.transport.loopback import LoopbackLink
from mille_net.transport.network_thread import Ticker
from mille_rules.computer.process_thinker import ProcessThinker
from mille_rules.surroundings import complete_surroundings

_LOG = logging.getLogger(__name__)

STOPPED, NOT_OPENED = 0, 1
#: Seconds between looks for new addresses.
LOOK = 5.0
#: The folder for finished matches, in the host's folder.
_MATCHES = "matches"


def main(arguments: list[str] | None = None) -> int:
    """Host a table until a signal comes, and return the exit status."""
    complete_surroundings()
    options = read_options(sys.argv[1:] if arguments is None else arguments)
    logging.basicConfig(
        level=options.log_level.upper(), format="%(asctime)s %(levelname)s %(name)s: %(message)s"
    )
    with asyncio.Runner(loop_factory=asyncio.SelectorEventLoop) as runner:
        return runner.run(_host(options))


async def _host(options: ServerOptions) -> int:
    asyncio.get_running_loop().set_exception_handler(report_fault)
    stopped = _stopped_by_signals()
    plan = HostPlan(
        options.folder,
        program(),
        ProcessThinker,
        options.bind,
        options.announce and not _for_this_computer_alone(options.bind),
        options.folder / _MATCHES,
        options.admit_all,
    )
    try:
        table = await _opened(plan, options)
    except OSError as error:
        _LOG.error("the table cannot be opened: %s", _reason(error, options))
        return NOT_OPENED
    addresses = _tell(table, options)
    to_host, to_screen = LoopbackLink(), LoopbackLink()
    to_screen.endpoint = caretaker = HeadlessOwner(to_host, program(), _say)
    to_host.endpoint = table.connected(to_screen)
    _renew_code_by_signal(caretaker)
    tickers = Ticker(caretaker.tick), Ticker(addresses.tick)
    await stopped.wait()
    for ticker in tickers:
        ticker.stop()
    await table.close()
    _LOG.info("stopped")
    return STOPPED


def _for_this_computer_alone(bind: tuple[str, ...]) -> bool:
    """Return True if nobody else can connect to these addresses."""
    return bool(bind) and all(ip_address(address).is_loopback for address in bind)


def _tell(table: HostedTable, options: ServerOptions) -> "Addresses":
    """Print where the table is, and return what prints further addresses."""
    _say(f"Table: {table.session.table.name}")
    _say(f"Port: {table.port}")
    addresses = Addresses(lambda: typed_addresses(table.port, options.bind), _say)
    addresses.tick(time.monotonic())
    return addresses


class Addresses:
    """Prints each address of the table once: the network may come after the table."""

    def __init__(self, current: Callable[[], tuple[str, ...]], say: Callable[[str], None]) -> None:
        self._current, self._say = current, say
        self._printed: set[str] = set()
        self._next_look = 0.0

    def tick(self, now: float) -> None:
        """Advance to the time of a monotonic clock."""
        if now < self._next_look:
            return
        self._next_look = now + LOOK
        for address in self._current():
            if address not in self._printed:
                self._printed.add(address)
                self._say(f"Address: {address}")


def _reason(error: OSError, options: ServerOptions) -> str:
    """Return why the table cannot be opened, and what can be done."""
    match error:
        case CannotListenError(errno=errno.EADDRINUSE):
            return f"port {error.port} is in use; stop that program, or choose another by --port"
        case CannotListenError() if options.bind:
            return f"--bind {','.join(options.bind)}: {error.strerror}"
        case CannotListenError():
            return f"port {error.port}: {error.strerror}; choose another by --port"
        case FolderInUseError():
            return f"another program hosts a table in {options.folder}; choose another by --folder"
    return f"{options.folder} cannot be used: {error.strerror}; choose another by --folder"


async def _opened(plan: HostPlan, options: ServerOptions) -> HostedTable:
    """Return the saved table, or a new one."""
    file_what_is_over(plan.folder, options.folder / _MATCHES)
    for kept in saved_tables(plan.folder) if options.resume else ():
        _say(f"Resumed: race {kept.race}")
        return await HostedTable.resumed(plan, kept.key, options.table.port)
    return await HostedTable.opened(plan, new_key(), options.table, ())


def report_fault(_loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Log an exception without the arguments, which asyncio would log: they may be cards."""
    _LOG.error("unexpected error; the match goes on", exc_info=context.get("exception"))


def _stopped_by_signals() -> asyncio.Event:
    """Return an event that is set by signals to terminate."""
    stopped = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, lambda *_: loop.call_soon_threadsafe(stopped.set))
    return stopped


def _renew_code_by_signal(caretaker: HeadlessOwner) -> None:
    """Request another code at each SIGUSR1, if the system has that signal."""
    loop = asyncio.get_running_loop()
    if hasattr(signal, "SIGUSR1"):
        renew = caretaker.renew_code
        signal.signal(signal.SIGUSR1, lambda *_: loop.call_soon_threadsafe(renew))


def _say(text: str) -> None:
    """Print to standard output, not to the log; the table stays open if nobody reads that."""
    try:
        print(text, flush=True)
    except OSError as error:
        _LOG.warning("standard output cannot be written: %s", error)


if __name__ == "__main__":
    sys.exit(main())
