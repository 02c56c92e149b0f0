"""Sound on Windows without Qt's multimedia module: one at a time, by the system itself."""

import sys
from pathlib import Path

from mille_qt.ui.sound.quieter import quieter_copy


class WindowsOutput:
    """Plays with PlaySound, which ends what plays already."""

    def play(self, file: Path, strength: float) -> None:
        """Play it beside the program."""
        copy = quieter_copy(file, strength)
        if copy is not None:
            _play_sound(str(copy))

    def close(self) -> None:
        """Stop."""
        _play_sound(None)


def _play_sound(file: str | None) -> None:
    """Begin a file and go on at once; None ends what plays."""
    if sys.platform == "win32":
        import winsound

        how = winsound.SND_FILENAME | winsound.SND_ASYNC | winsound.SND_NODEFAULT
        try:
            winsound.PlaySound(file, how)
        except RuntimeError:
            # There is no device, or it is somebody else's: nobody can hear anything.
            return
