"""Play over the local network: hosts, guests, and how they find each other.

Nothing here uses Qt. Windows use `lan`. Sessions have no sockets and no clock; `tcp` moves bytes.
"""

import sys

if sys.version_info[:2] < (3, 11):  # noqa: UP036 - before the imports, which need it
    raise SystemExit("Mille needs Python 3.11 or newer; this is " + sys.version.split()[0] + ".")
