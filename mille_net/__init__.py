"""Play over the home network: a host and its guests, who find each other by themselves.

No Qt in here. The window uses `lan`; sessions know no sockets and no clock, `tcp` only moves bytes.
"""

import sys

if sys.version_info[:2] < (3, 11):  # noqa: UP036 - before the imports, which need it
    raise SystemExit("Mille needs Python 3.11 or newer; this is " + sys.version.split()[0] + ".")
