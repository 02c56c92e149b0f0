"""The Qt desktop game: windows, table, dialogs and everything people read."""

import sys

if sys.version_info[:2] < (3, 11):  # noqa: UP036 - before the imports, which need it
    raise SystemExit("Mille needs Python 3.11 or newer; this is " + sys.version.split()[0] + ".")

__version__ = "0.1.0"
