"""Entry point of the bundled mille-host; its thinking process runs the same program."""

import sys

from mille_rules.computer.worker import THINK_OPTION

if sys.argv[1:] == [THINK_OPTION]:
    from mille_rules.computer.worker.main import main
else:
    from mille_net.server.main import main

# PyInstaller sets this itself, the launchers for Windows do not.
sys.frozen = True  # type: ignore[attr-defined]
sys.exit(main())
