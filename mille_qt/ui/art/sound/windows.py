"""Output on Windows without Qt's multimedia module."""

import sys
from pathlib import Path

from mille_qt.ui.art.sound.quieter import quieter_copy


class WindowsOutput:
    """Output through PlaySound, one sound at a time."""

    def play(self, file: Path, strength: float) -> None:
        """Play a file asynchronously."""
        copy = quieter_copy(file, strength)
        if copy is not None:
            _play_sound(str(copy))

    def close(self) -> None:
        """Stop."""
        _play_sound(None)


def _play_sound(file: str | None) -> None:
    """Play a file asynchronously; None stops."""
    if sys.platform == "win32":
        import winsound

        how = winsound.SND_FILENAME | winsound.SND_ASYNC | winsound.SND_NODEFAULT
        try:
            winsound.PlaySound(file, how)
        except RuntimeError:
            # No device, or it is in use.
            return
