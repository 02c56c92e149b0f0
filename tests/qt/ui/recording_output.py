"""A device for sounds that only writes down what is to be heard."""

from pathlib import Path

from mille_qt.ui.art.sound.sound import Sound


class RecordingOutput:
    """An Output of `mille_qt.ui.art.sound`."""

    def __init__(self) -> None:
        #: What was played, each with its strength.
        self.played: list[tuple[Sound, float]] = []
        self.closed = False

    @property
    def heard(self) -> list[Sound]:
        """The sounds, in order."""
        return [sound for sound, _ in self.played]

    def play(self, file: Path, strength: float) -> None:
        assert file.is_file()
        self.played.append((Sound(file.stem), strength))

    def close(self) -> None:
        self.closed = True
