"""Output through programs of the system: PipeWire, PulseAudio, ALSA, macOS."""

import logging
import shutil
from pathlib import Path

from PySide6.QtCore import QObject, QProcess, Signal

from mille_qt.ui.art.sound.quieter import quieter_copy

_LOG = logging.getLogger(__name__)

#: Programs that play the file given as last argument, best first.
PROGRAMS: tuple[tuple[str, ...], ...] = (
    ("pw-play",),
    ("paplay",),
    ("aplay", "-q"),
    ("afplay",),
)
#: Greatest number of programs at once.
MOST_AT_ONCE = 4
#: Milliseconds to wait for a player at exit.
END_TIME = 200


class _Playing(QProcess):
    """A program that plays a file; `ended` carries whether it succeeded."""

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
        # A crash is reported twice.
        if not self._over:
            self._over = True
            self.ended.emit(good)


class ProgramOutput(QObject):
    """Plays each file in a process of its own, without console output.

    If a player fails, the next one is used: PipeWire's may be installed where only ALSA runs.
    If all fail, there is no sound.
    """

    def __init__(self, programs: list[tuple[str, ...]], parent: QObject) -> None:
        """`programs` are command lines without the file."""
        super().__init__(parent)
        self.programs = programs
        self._running: list[_Playing] = []

    @property
    def playing(self) -> int:
        """Number of files being played."""
        return len(self._running)

    def play(self, file: Path, strength: float) -> None:
        """Play a file, unless too many are playing."""
        if not self.programs or self.playing >= MOST_AT_ONCE:
            return
        copy = quieter_copy(file, strength)
        if copy is not None:
            self._start(copy)

    def close(self) -> None:
        """Stop everything."""
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
        """Try the next program, if there is one."""
        if self.programs:
            self._start(file)


def programs_here(parent: QObject) -> ProgramOutput | None:
    """Return the output through the players found here, None if there are none."""
    found = [command for command in PROGRAMS if shutil.which(command[0])]
    return ProgramOutput(found, parent) if found else None
