"""The program: reads the options, and starts what they ask for."""

import gc
import logging
import signal
import sys

from mille_qt.app.command_line import parse_options
from mille_qt.ui import paths
from mille_rules.surroundings import complete_surroundings


def main(arguments: list[str] | None = None) -> int:
    """Run the program and return its exit status."""
    complete_surroundings()
    given = sys.argv[1:] if arguments is None else arguments
    options, rest = parse_options(given)
    # Neither needs the other: a process that thinks starts without Qt.
    if options.think:
        from mille_rules.computer.worker.main import main as think

        return think()
    # Objects made before the first picture stay; searching them for garbage takes a twelfth of
    # the start.
    gc.disable()
    logging.basicConfig(
        level=options.log_level.upper(), format="%(levelname)s %(name)s: %(message)s"
    )
    if options.data_dir is not None:
        paths.keep_in(options.data_dir)
    _stop_at_once()
    _skip_feature_search()
    from mille_qt.app.program import run

    return run(options, given, rest)


def _stop_at_once() -> None:
    """Let signals end the program as the system does, without KeyboardInterrupt.

    For the time before there is anything to close.
    """
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, signal.SIG_DFL)


def _skip_feature_search() -> None:
    """Keep PySide from reading the source of each imported module to see if it uses PySide.

    Only `from __feature__ import …` needs to know, which does not occur here. The search takes a
    twelfth of the start and 2 MB.
    """
    from PySide6.support import feature  # type: ignore[attr-defined]

    feature._mod_uses_pyside = lambda _module: True


if __name__ == "__main__":
    sys.exit(main())
