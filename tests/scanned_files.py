"""Files that a virus scanner of Windows has open."""

from pathlib import Path

import pytest

#: Windows' error for a file that is open elsewhere.
_ACCESS_DENIED = 5


def scan(patch: pytest.MonkeyPatch, refusals: int) -> None:
    """Refuse to replace files so many times."""
    left, replace = [refusals], Path.replace

    def busy(path: Path, target: Path) -> Path:
        left[0] -= 1
        if left[0] < 0:
            return replace(path, target)
        error = PermissionError(13, "Access is denied")
        error.winerror = _ACCESS_DENIED
        raise error

    patch.setattr(Path, "replace", busy)
