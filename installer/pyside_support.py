"""Compiles the modules that PySide stores as source text in one of its libraries.

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

#: The package whose folder has the modules, and their folder.
PACKAGE, PLACE = "shiboken6", "files.dir"
#: Makes PySide write its modules to files at the next import.
_WRITE_FILES = {"SBK_EMBED": "0"}


def sources() -> Path:
    """Have PySide write its modules to files, and return their folder."""
    os.environ.update(_WRITE_FILES)
    import shiboken6
    from PySide6 import QtCore  # noqa: F401

    folder = Path(shiboken6.__file__).parent / PLACE
    if not folder.is_dir():
        raise SystemExit(f"PySide has laid out no {folder}")
    return folder


def write(folder: Path) -> None:
    """Compile the modules into a folder, without source and without time stamps."""
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
