"""The modules that PySide keeps as text inside one of its libraries, compiled beforehand.

Where they lie in the folder `files.dir` beside that library, PySide takes them from there, instead
of compiling them at each start: a tenth of the time until the window is there.

Run with a Python that has PySide: `python pyside_support.py FOLDER`.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from py_compile import PycInvalidationMode
from py_compile import compile as compile_module

#: Beside which package they are looked for, and in what.
PACKAGE, PLACE = "shiboken6", "files.dir"
#: Has PySide lay out its modules as files, at its next import.
_LAY_OUT = {"SBK_EMBED": "0"}


def sources() -> Path:
    """Have PySide lay out its modules, and give their folder."""
    os.environ.update(_LAY_OUT)
    import shiboken6
    from PySide6 import QtCore  # noqa: F401

    folder = Path(shiboken6.__file__).parent / PLACE
    if not folder.is_dir():
        raise SystemExit(f"PySide has laid out no {folder}")
    return folder


def write(folder: Path) -> None:
    """Compile them into a folder, as modules without source that are never looked at again."""
    begin = sources()
    for source in sorted(begin.rglob("*.py")):
        name = source.relative_to(begin)
        compile_module(
            str(source),
            cfile=str(folder / name.with_suffix(".pyc")),
            dfile=name.as_posix(),
            doraise=True,
            invalidation_mode=PycInvalidationMode.UNCHECKED_HASH,
        )


if __name__ == "__main__":
    write(Path(sys.argv[1]))
