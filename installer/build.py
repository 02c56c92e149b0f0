#!/usr/bin/env python3
"""Build the packages that people install; needs only Python.

Python 2.7 and 3.4 can read this file, so that they reach the message that they are too old.
"""

import sys

if sys.version_info[:2] < (3, 11):  # noqa: UP036 - before the imports, which need it
    raise SystemExit("Mille needs Python 3.11 or newer; this is " + sys.version.split()[0] + ".")

import build_commands

if __name__ == "__main__":
    sys.exit(build_commands.main(sys.argv[1:]))
