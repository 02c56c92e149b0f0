"""The `mille-host` command: a table without a screen, on a home server."""

import asyncio
import logging
import signal
import sys
from importlib.metadata import version
from ipaddress import ip_address
from typing import Any

from mille_net.discovery.interfaces import typed_addresses
from mille_net.hosting.hosted_table import HostedTable, HostPlan
from mille_net.hosting.stored_tables import file_what_is_over, new_key, saved_tables
from mille_net.server.headless_owner import HeadlessOwner
from mille_net.server.options import ServerOptions, read_options
from mille_net.transport.loopback import LoopbackLink
from mille_net.transport.network_thread import Ticker
from mille_rules.computer.process_thinker import ProcessThinker

_LOG = logging.getLogger(__name__)

STOPPED, NOT_OPENED = 0, 1
#: The folder for finished matches, in the host's folder.
_MATCHES = "matches"


def main(arguments: list[str] | None = None) -> int:
    """Host a table until a signal comes, and return the exit status."""
    options = read_options(sys.argv[1:] if arguments is None else arguments)
    logging.basicConfig(
        level=options.log_level.upper(), format="%(asctime)s %(levelname)s %(name)s: %(message)s"
    )
    with asyncio.Runner(loop_factory=asyncio.SelectorEventLoop) as runner:
        return runner.run(_host(options))


async def _host(options: ServerOptions) -> int:
    asyncio.get_running_loop().set_exception_handler(report_fault)
    stopped = _stopped_by_signals()
    program = f"mille-host {version('mille')}"
    plan = HostPlan(
        options.folder,
        program,
        ProcessThinker,
        options.bind,
        options.announce and not _for_this_computer_alone(options.bind),
        options.folder / _MATCHES,
        options.admit_all,
    )
    try:
        table = await _opened(plan, options)
    except OSError as error:
        _LOG.error("the table cannot be opened: %s", error)
        return NOT_OPENED
    _tell(table, options)
    to_host, to_screen = LoopbackLink(), LoopbackLink()
    to_screen.endpoint = caretaker = HeadlessOwner(to_host, program, _say)
    to_host.endpoint = table.connected(to_screen)
    _renew_code_by_signal(caretaker)
    ticker = Ticker(caretaker.tick)
    await stopped.wait()
    ticker.stop()
    await table.close()
    _LOG.info("stopped")
    return STOPPED


def _for_this_computer_alone(bind: tuple[str, ...]) -> bool:
    """Return True if nobody else can connect to these addresses."""
    return bool(bind) and all(ip_address(address).is_loopback for address in bind)


def _tell(table: HostedTable, options: ServerOptions) -> None:
    """Print where the table is."""
    _say(f"Table: {table.session.table.name}")
    _say(f"Port: {table.port}")
    for address in typed_addresses(table.port, options.bind):
        _say(f"Address: {address}")


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
    """Print to standard output, not to the log."""
    print(text, flush=True)


if __name__ == "__main__":
    sys.exit(main())
