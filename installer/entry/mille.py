"""Entry point of the bundled game."""

import sys

from mille_qt.app.main import main

sys.exit(main())
