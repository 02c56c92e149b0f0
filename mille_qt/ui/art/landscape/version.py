"""A number that changes with the code and the drawings of the landscape."""

from functools import cache
from pathlib import Path
from zlib import crc32

from PySide6.QtCore import qVersion

from mille_qt import __version__
from mille_qt.ui.paths import resource


@cache
def landscape_version(painter: str) -> int:
    """Return the version, for the names of pictures on the disk; `painter` is the file of a module.

    It follows from sizes and times of files, as reading them would take longer. A program in one
    file has none of its code beside it, and a version of its own.
    """
    folders = Path(__file__).parent, resource("road"), resource("editions")
    files = [Path(painter), *(file for folder in folders for file in folder.rglob("*.*"))]
    stats = [(file.name, file.stat()) for file in sorted(files) if file.is_file()]
    seen = [(name, stat.st_size, stat.st_mtime_ns) for name, stat in stats]
    return crc32(repr((__version__, qVersion(), seen)).encode())
