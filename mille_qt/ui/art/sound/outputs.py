"""Outputs for sound files: Qt, a program of the system, or none."""

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

from mille_qt.ui.art.sound.programs import programs_here


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
    from mille_qt.ui.art.sound.windows import WindowsOutput

    return WindowsOutput()
