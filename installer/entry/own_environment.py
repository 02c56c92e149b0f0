"""Run before the program on Linux: what its start has set is not meant for programs it starts.

With these variables a browser, a player of sounds or a printer's program would load the libraries
of this bundle instead of its own.
"""

import os

_BEFORE = os.environ.pop("LD_LIBRARY_PATH_ORIG", None)
os.environ.pop("LD_LIBRARY_PATH", None)
if _BEFORE is not None:
    os.environ["LD_LIBRARY_PATH"] = _BEFORE
for _name in [name for name in os.environ if name.startswith("_PYI_")]:
    del os.environ[_name]
