"""Where the bundled mille-host begins; its thinking process is this program once more."""

import sys

from mille_rules.computer.worker import THINK_OPTION

if sys.argv[1:] == [THINK_OPTION]:
    from mille_rules.computer.worker.main import main
else:
    from mille_net.server.main import main

sys.exit(main())
