"""The system's bin: matches go there, and come back from there."""

from pathlib import Path

from PySide6.QtCore import QFile


def move_to_bin(path: Path) -> Path | None:
    """Where the file lies in the bin, or its own path where the system does not say.

    None where there is no bin for it, or it cannot be moved; it stays where it was then.
    """
    file = QFile(str(path))
    if not file.moveToTrash():
        return None
    return Path(file.fileName() or path)


def bring_back(binned: Path, path: Path) -> bool:
    """Put a file back that was moved to the bin; False where that cannot be."""
    try:
        if path.exists():
            return False
        binned.rename(path)
    except OSError:
        return False
    # What the bin of a Linux desktop remembers about the file.
    memory = binned.parent.parent / "info" / f"{binned.name}.trashinfo"
    if binned.parent.name == "files":
        memory.unlink(missing_ok=True)
    return True
