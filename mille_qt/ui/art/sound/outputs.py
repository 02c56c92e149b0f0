"""Outputs for sound files: Qt, a program of the system, or none."""

import logging
import shutil
import sys
import wave
from array import array
from importlib import import_module
from pathlib import Path
from typing import Any, Protocol

from PySide6.QtCore import (
    QLoggingCategory,
    QMessageLogContext,
    QObject,
    QProcess,
    QtMsgType,
    QUrl,
    Signal,
    qInstallMessageHandler,
)

from mille_qt.ui.paths import cache_folder, certainly_exists

if sys.platform == "win32":
    import winsound

_LOG = logging.getLogger(__name__)

#: Bytes of a sample: all sounds have 16 bits.
_SAMPLE_BYTES = 2


def quieter_copy(file: Path, strength: float) -> Path | None:
    """Return the file at an amplitude from 0 to 1: itself, or a cached copy.

    None where no copy can be written: better not heard than too loud.
    """
    percent = round(strength * 100)
    if percent >= 100:
        return file
    copy = cache_folder() / "sounds" / f"{file.stem}-{percent}.wav"
    if certainly_exists(copy):
        return copy
    try:
        copy.parent.mkdir(parents=True, exist_ok=True)
        _write_scaled(file, percent / 100, copy)
    except OSError as error:
        _LOG.info("%s cannot be written: %s", copy, error)
        return None
    return copy


def _write_scaled(file: Path, strength: float, copy: Path) -> None:
    with wave.open(str(file), "rb") as read:
        head, data = read.getparams(), read.readframes(read.getnframes())
    if head.sampwidth != _SAMPLE_BYTES:
        raise ValueError(f"{file} has not 16 bits")
    samples = array("h", data)
    _little_endian(samples)
    scaled = array("h", (round(sample * strength) for sample in samples))
    _little_endian(scaled)
    # Written under another name first: no program must play half a file.
    half = copy.with_suffix(".part")
    with wave.open(str(half), "wb") as write:
        write.setparams(head)
        write.writeframes(scaled.tobytes())
    half.replace(copy)


def _little_endian(samples: "array[int]") -> None:
    """Convert between little endian and this computer's byte order."""
    if sys.byteorder == "big":
        samples.byteswap()


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
        how = winsound.SND_FILENAME | winsound.SND_ASYNC | winsound.SND_NODEFAULT
        try:
            winsound.PlaySound(file, how)
        except RuntimeError:
            # No device, or it is in use.
            return


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


class Output(Protocol):
    """Plays sound files; never fails."""

    def play(self, file: Path, strength: float) -> None:
        """Play a file at an amplitude from 0 to 1, in addition to others."""

    def close(self) -> None:
        """Stop everything."""


class Silence:
    """Output without sound."""

    def play(self, file: Path, strength: float) -> None:
        """Do nothing."""

    def close(self) -> None:
        """Do nothing."""


class QtOutput:
    """Output through QSoundEffect; effects stay loaded."""

    def __init__(self, multimedia: Any, parent: QObject) -> None:
        """`multimedia` is the module PySide6.QtMultimedia."""
        self._multimedia, self._parent = multimedia, parent
        self._effects: dict[Path, Any] = {}

    def play(self, file: Path, strength: float) -> None:
        """Play a file, from its start if it is playing already."""
        effect = self._effects.get(file)
        if effect is None:
            effect = self._effects[file] = self._multimedia.QSoundEffect(self._parent)
            effect.setSource(QUrl.fromLocalFile(str(file)))
        effect.setVolume(strength)
        effect.play()

    def close(self) -> None:
        """Stop and unload everything."""
        for effect in self._effects.values():
            effect.stop()
            effect.deleteLater()
        self._effects.clear()


def choose_output(parent: QObject) -> Output:
    """Return the best output of this computer, owned by `parent`."""
    return _qt_output(parent) or _windows_output() or programs_here(parent) or Silence()


def _qt_output(parent: QObject) -> Output | None:
    """Return Qt's output if its multimedia module works and finds a device."""
    QLoggingCategory.setFilterRules("qt.multimedia*=false")
    # Warnings about missing sound devices are of no use, and not all of them have a
    # category that could be switched off.
    before = qInstallMessageHandler(_say_nothing)
    try:
        multimedia = import_module("PySide6.QtMultimedia")
        devices = multimedia.QMediaDevices.audioOutputs()
    except ImportError:
        # Not installed, or without the library of PulseAudio that it is linked to.
        return None
    finally:
        qInstallMessageHandler(before)
    return QtOutput(multimedia, parent) if devices else None


def _say_nothing(_kind: QtMsgType, _context: QMessageLogContext, _text: str | None) -> None:
    """Ignore messages of Qt's search for devices."""


def _windows_output() -> Output | None:
    if sys.platform != "win32":
        return None
    return WindowsOutput()
