"""Errors of the file system, in the language of the menus."""

import errno
from pathlib import Path

from mille_qt.ui.texts.names import isolated
from mille_qt.ui.translation import translate


def not_written(path: Path, error: OSError) -> str:
    """Return that a file could not be written, and why."""
    text = translate("Texts", "{file} could not be written: {reason}.")
    return text.format(file=isolated(path.name), reason=system_reason(error))


def system_reason(error: OSError) -> str:
    """Return why a file could not be read or written; unknown reasons as the system gives them."""
    known = {
        errno.ENOENT: translate("Texts", "No such file or directory"),
        errno.EACCES: translate("Texts", "Permission denied"),
        errno.EPERM: translate("Texts", "Operation not permitted"),
        errno.ENOSPC: translate("Texts", "No space left on device"),
        errno.EROFS: translate("Texts", "Read-only file system"),
        errno.EISDIR: translate("Texts", "Is a directory"),
        errno.ENOTDIR: translate("Texts", "Not a directory"),
        errno.EEXIST: translate("Texts", "File exists"),
        errno.EDQUOT: translate("Texts", "Disk quota exceeded"),
        errno.EIO: translate("Texts", "Input/output error"),
        errno.ENAMETOOLONG: translate("Texts", "File name too long"),
    }
    text = known.get(error.errno) if error.errno is not None else None
    return text or error.strerror or str(error)
