"""Where the bundled game begins."""

import sys

from mille_qt.app import main

sys.exit(main())
