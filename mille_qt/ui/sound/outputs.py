"""What plays a sound file: Qt where it can, else a program of the system, else nothing."""

import sys
from importlib import import_module
from pathlib import Path
from typing import Any, Protocol

from PySide6.QtCore import (
    QLoggingCategory,
    QMessageLogContext,
    QObject,
    QtMsgType,
    QUrl,
    qInstallMessageHandler,
)

from mille_qt.ui.sound.programs import programs_here


class Output(Protocol):
    """Plays files, and does not say whether anybody can hear them."""

    def play(self, file: Path, strength: float) -> None:
        """Play a file with its samples at this strength, from 0 to 1, beside what plays already."""

    def close(self) -> None:
        """Stop everything."""


class Silence:
    """A computer that cannot be heard."""

    def play(self, file: Path, strength: float) -> None:
        """Nothing."""

    def close(self) -> None:
        """Nothing."""


class QtOutput:
    """Qt's own sound effects; they stay loaded once they have been heard."""

    def __init__(self, multimedia: Any, parent: QObject) -> None:
        """`multimedia` is the module PySide6.QtMultimedia."""
        self._multimedia, self._parent = multimedia, parent
        self._effects: dict[Path, Any] = {}

    def play(self, file: Path, strength: float) -> None:
        """Play it, from its start where it plays already."""
        effect = self._effects.get(file)
        if effect is None:
            effect = self._effects[file] = self._multimedia.QSoundEffect(self._parent)
            effect.setSource(QUrl.fromLocalFile(str(file)))
        effect.setVolume(strength)
        effect.play()

    def close(self) -> None:
        """Stop, and forget what was loaded."""
        for effect in self._effects.values():
            effect.stop()
            effect.deleteLater()
        self._effects.clear()


def choose_output(parent: QObject) -> Output:
    """What sounds are played with on this computer; it lives as long as `parent`."""
    return _qt_output(parent) or _windows_output() or programs_here(parent) or Silence()


def _qt_output(parent: QObject) -> Output | None:
    """Qt, where its multimedia module is installed, can be loaded and finds a device."""
    QLoggingCategory.setFilterRules("qt.multimedia*=false")
    # A computer without sound is no news to its owner, and not all that is said about it has a
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
    """What Qt's search for devices has to say."""


def _windows_output() -> Output | None:
    if sys.platform != "win32":
        return None
    from mille_qt.ui.sound.windows import WindowsOutput

    return WindowsOutput()
