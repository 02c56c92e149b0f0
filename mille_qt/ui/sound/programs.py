"""The players that systems bring: PipeWire's, PulseAudio's, ALSA's, and that of macOS."""

import logging
import shutil
from pathlib import Path

from PySide6.QtCore import QObject, QProcess, Signal

from mille_qt.ui.sound.quieter import quieter_copy

_LOG = logging.getLogger(__name__)

#: Programs that play the file that is their last argument, best first.
PROGRAMS: tuple[tuple[str, ...], ...] = (
    ("pw-play",),
    ("paplay",),
    ("aplay", "-q"),
    ("afplay",),
)
#: So many run at once; more would only be noise.
MOST_AT_ONCE = 4
#: Milliseconds that a player is given to end when the program does.
END_TIME = 200


class _Playing(QProcess):
    """A program that plays a file; `ended` says once whether it could."""

    ended = Signal(bool)

    def __init__(self, command: tuple[str, ...], file: Path, parent: QObject) -> None:
        super().__init__(parent)
        self.command, self.file = command, file
        self._over = False
        self.setStandardInputFile(QProcess.nullDevice())
        self.setStandardOutputFile(QProcess.nullDevice())
        self.setStandardErrorFile(QProcess.nullDevice())
        self.finished.connect(self._finish)
        self.errorOccurred.connect(self._fail)

    def begin(self) -> None:
        """Start the program."""
        program, *arguments = self.command
        self.start(program, [*arguments, str(self.file)])

    def _finish(self, code: int, how: QProcess.ExitStatus) -> None:
        self._end(how is QProcess.ExitStatus.NormalExit and code == 0)

    def _fail(self, _error: QProcess.ProcessError) -> None:
        self._end(False)

    def _end(self, good: bool) -> None:
        # A process that crashes says so twice.
        if not self._over:
            self._over = True
            self.ended.emit(good)


class ProgramOutput(QObject):
    """Plays each file with a process of its own; nothing it says comes to the console.

    A player that fails is not asked again, but the next one is: PipeWire's may be installed where
    only ALSA runs. Where all fail, it is silent.
    """

    def __init__(self, programs: list[tuple[str, ...]], parent: QObject) -> None:
        """`programs` are command lines without the file."""
        super().__init__(parent)
        self.programs = programs
        self._running: list[_Playing] = []

    @property
    def playing(self) -> int:
        """How many files are being played."""
        return len(self._running)

    def play(self, file: Path, strength: float) -> None:
        """Play it, unless much is playing already."""
        if not self.programs or self.playing >= MOST_AT_ONCE:
            return
        copy = quieter_copy(file, strength)
        if copy is not None:
            self._start(copy)

    def close(self) -> None:
        """End what plays."""
        self.programs = []
        for playing in list(self._running):
            playing.kill()
            playing.waitForFinished(END_TIME)

    def _start(self, file: Path) -> None:
        playing = _Playing(self.programs[0], file, self)
        self._running.append(playing)
        playing.ended.connect(self._end)
        playing.begin()

    def _end(self, good: bool) -> None:
        playing = self.sender()
        assert isinstance(playing, _Playing)
        self._running.remove(playing)
        playing.deleteLater()
        if not good and playing.command in self.programs:
            _LOG.info("%s cannot play %s", playing.command[0], playing.file)
            self.programs.remove(playing.command)
            self._play_again(playing.file)

    def _play_again(self, file: Path) -> None:
        """With the next program, if there is one."""
        if self.programs:
            self._start(file)


def programs_here(parent: QObject) -> ProgramOutput | None:
    """The players that this system has; None where it has none."""
    found = [command for command in PROGRAMS if shutil.which(command[0])]
    return ProgramOutput(found, parent) if found else None
