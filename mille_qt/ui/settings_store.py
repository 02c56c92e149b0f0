"""Stores settings in an INI file, and announces changes.

A damaged file is renamed and kept, and what can be read of it is used.
"""

import codecs
import logging
import re
import time
from collections.abc import Collection
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QSettings, Signal, SignalInstance

from mille_qt.ui.setting import Setting
from mille_rules.journal import put_in_place, replace_file, write_draft

_LOG = logging.getLogger(__name__)

#: First characters of groups and comments.
_SAYS_NOTHING = ("[", ";", "#")
#: Characters that no version of the program has ever written: they are escaped in these files.
_NEVER_WRITTEN = re.compile(rb"[\x00-\x08\x0b\x0e-\x1f]")
#: The group that Qt treats as none.
_GENERAL = "general"
_GENERAL_LINE = b"[General]"


class SettingsStore(QObject):
    """Base of `Settings`: the values of all settings declared in the subclasses."""

    #: Settings that `reset` without names leaves alone.
    REMEMBERED: tuple[str, ...] = ()

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.path = path
        self._for_now: dict[str, str] = {}
        self._changes: dict[str, _Change] = {}
        #: New path of the file if it was damaged, otherwise None.
        self.set_aside = self._set_aside_if_damaged()
        self._store = QSettings(str(self.path), QSettings.Format.IniFormat)

    @classmethod
    def names(cls) -> tuple[str, ...]:
        """The names of all settings, in the order of their declarations."""
        return tuple(name for name, value in vars(cls).items() if isinstance(value, Setting))

    @classmethod
    def declared(cls, name: str) -> Setting[Any]:
        """Return the declaration of a setting."""
        setting: Setting[Any] = getattr(cls, name)
        return setting

    def changed(self, setting: Setting[Any]) -> SignalInstance:
        """The signal that a setting has a new value: `settings.changed(Settings.pace)`."""
        if setting.name not in self._changes:
            self._changes[setting.name] = _Change(self)
        return self._changes[setting.name].happened

    def _announce(self, name: str) -> None:
        if name in self._changes:
            self._changes[name].happened.emit()

    def use_for_now(self, name: str, value: object) -> None:
        """Override a setting until the program ends or the player changes it; not saved."""
        self._for_now[name] = self.declared(name).text_of(value)

    def text(self, name: str) -> str | None:
        """Return the text of a setting, overridden or from the file; None if it has its default."""
        if name in self._for_now:
            return self._for_now[name]
        value: Any = self._store.value(name)
        return value if isinstance(value, str) else None

    def keep(self, name: str, text: str) -> None:
        """Store the text of a setting, and announce it if it is a new one."""
        if text != self.text(name):
            self._for_now.pop(name, None)
            self._store.setValue(name, text)
            self._announce(name)

    def reset(self, *names: str) -> None:
        """Reset these settings to their defaults; without names, all that are not `REMEMBERED`."""
        for name in names or (name for name in self.names() if name not in self.REMEMBERED):
            if self.text(name) is not None:
                self._for_now.pop(name, None)
                self._store.remove(name)
                self._announce(name)

    def write(self) -> bool:
        """Write all changes to the file now; return False if that fails.

        They are written with the next change then.
        """
        # It shares all changes with the store, whose status would stay at its first error.
        attempt = QSettings(str(self.path), QSettings.Format.IniFormat)
        attempt.sync()
        return attempt.status() is not QSettings.Status.AccessError

    def _set_aside_if_damaged(self) -> Path | None:
        """Check the file before Qt reads it: Qt takes what it finds in a damaged file."""
        try:
            content = self.path.read_bytes()
        except OSError:
            return None  # no file, or no permission to read it
        if not is_damaged(content, self.names()):
            return None
        aside = set_aside(self.path)
        if aside is not None:
            self._restore(content)
        return aside

    def _restore(self, content: bytes) -> None:
        """Begin a new file with what can be read of a damaged one."""
        lines = [_GENERAL_LINE, *readable_lines(content, self.names())]
        try:
            put_in_place(write_draft(self.path, b"\n".join([*lines, b""])), self.path)
        except OSError as error:
            _LOG.warning("the settings in %s cannot be restored: %s", self.path, error)


class _Change(QObject):
    """Carries the signal of one setting."""

    happened = Signal()


def is_damaged(content: bytes, names: Collection[str]) -> bool:
    """Return whether the content of a file cannot be settings; `names` are those known.

    A file may have settings of other versions, comments and mistakes; but unless it is empty, it
    has at least one known setting.
    """
    if _NEVER_WRITTEN.search(content):
        return True
    try:
        lines = _lines(content.decode("utf-8-sig"))
    except UnicodeDecodeError:
        return True
    if any(line.startswith("[") and "]" not in line for line in lines):
        return True
    says = [line for line in lines if line and not line.startswith(_SAYS_NOTHING)]
    return bool(says) and not _gives_any(lines, names)


def readable_lines(content: bytes, names: Collection[str]) -> list[bytes]:
    """Return the undamaged lines of a damaged file that set one of these names."""
    known = {name.casefold() for name in names}
    kept, in_general = [], True
    for line in re.split(rb"\r\n|\n|\r", content.removeprefix(codecs.BOM_UTF8)):
        name, equals, _value = line.decode(errors="replace").partition("=")
        if line.lstrip().startswith(b"["):
            # Without its end it is damaged, and most files have one group only.
            in_general = b"]" not in line or name.strip(" []\t").casefold() == _GENERAL
        elif in_general and equals and name.strip().casefold() in known and _is_whole(line):
            kept.append(line)
    return kept


def _is_whole(line: bytes) -> bool:
    """Return whether a line is text that does not go on in the next line."""
    try:
        line.decode()
    except UnicodeDecodeError:
        return False
    return not _NEVER_WRITTEN.search(line) and not line.endswith(b"\\")


def _lines(text: str) -> list[str]:
    """Split into lines like Qt, stripped; a backslash at the end continues a line."""
    whole = re.sub(r"\\(\r\n|\n|\r)", " ", text)
    return [line.strip() for line in re.split(r"\r\n|\n|\r", whole)]


def _gives_any(lines: list[str], names: Collection[str]) -> bool:
    known = {name.casefold() for name in names}
    group = _GENERAL
    for line in lines:
        name, equals, _value = line.partition("=")
        if line.startswith("["):
            group = line[1 : line.index("]")].strip().casefold()
        elif equals and group == _GENERAL and name.strip().casefold() in known:
            return True
    return False


def set_aside(path: Path) -> Path | None:
    """Rename a file and return its new path, None if that fails."""
    stem = f"{path.name}.damaged-{time.strftime('%Y%m%d-%H%M%S')}"
    aside, number = path.with_name(stem), 1
    while aside.exists():
        number += 1
        aside = path.with_name(f"{stem}-{number}")
    try:
        replace_file(path, aside)
    except OSError as error:
        _LOG.warning("%s is damaged, and cannot be renamed: %s", path, error)
        return None
    _LOG.warning("%s was damaged; it is now %s", path, aside)
    return aside
