"""Entry point of the bundled game."""

import sys

from mille_qt.app.main import main

# PyInstaller sets this itself, the launchers for Windows do not.
sys.frozen = True  # type: ignore[attr-defined]
sys.exit(main())
