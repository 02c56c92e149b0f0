"""Where the bundled game begins."""

import sys

from mille_qt.app.main import main

sys.exit(main())
