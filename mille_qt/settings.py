"""What the player has chosen: typed settings in one INI file, safe against damaged values."""

import json
import re
from collections.abc import Callable
from enum import StrEnum
from pathlib import Path
from typing import Any, Generic, TypeVar, overload

from PySide6.QtCore import QObject, QSettings, Signal

from mille_qt.card_names import CardLanguage
from mille_qt.motion_choice import ReducedMotion
from mille_qt.paths import config_folder
from mille_qt.table.hand_order import HandOrder
from mille_qt.theme_colours import ThemeChoice
from mille_rules import DEFAULT_RULES, PRESETS, RuleSet, Sitter
from mille_rules.fairness import Fairness
from mille_rules.rulesets import SEAT_COUNTS

Value = TypeVar("Value")

FILE_NAME = "settings.ini"
#: More names than a family and its friends have.
PLAYERS_REMEMBERED = 50
MAX_NAME = 24  # graphemes, wherever a name is given


class MenuLanguage(StrEnum):
    """The language of menus and texts."""

    SYSTEM = "system"
    ENGLISH = "en"
    FRENCH = "fr"


class Setting(Generic[Value]):
    """One setting: its default, and how it is written and read; ValueError for a damaged text."""

    def __init__(
        self, default: Value, read: Callable[[str], Value], write: Callable[[Value], str] = str
    ) -> None:
        self.default, self.read, self.write = default, read, write
        self.name = ""

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    @overload
    def __get__(self, settings: None, owner: type) -> "Setting[Value]": ...
    @overload
    def __get__(self, settings: "Settings", owner: type) -> Value: ...

    def __get__(self, settings: "Settings | None", owner: type) -> "Setting[Value] | Value":
        if settings is None:
            return self
        text = settings.text(self.name)
        try:
            return self.default if text is None else self.read(text)
        except (ValueError, KeyError, TypeError):
            return self.default

    def __set__(self, settings: "Settings", value: Value) -> None:
        settings.keep(self.name, self.text_of(value))

    def text_of(self, value: Value) -> str:
        """A value as it is written; one that could not be read again is the caller's mistake."""
        text = self.write(value)
        self.read(text)
        return text


def _number(low: int, high: int, default: int) -> Setting[int]:
    def read(text: str) -> int:
        if not low <= int(text) <= high:
            raise ValueError(f"expected {low} to {high}, got {text}")
        return int(text)

    return Setting(default, read)


def _switch(default: bool) -> Setting[bool]:
    words = {"true": True, "false": False}
    return Setting(default, lambda text: words[text], lambda value: str(value).lower())


def _read_text(text: str) -> str:
    value = json.loads(text)
    if not isinstance(value, str):
        raise ValueError(f"expected a text, got {text!r}")
    return value


def _read_sitters(text: str) -> tuple[Sitter, ...]:
    entries = json.loads(text)
    sitters = tuple(Sitter(kind, name) for kind, name in entries)
    known = all(re.fullmatch(r"human|computer-[a-z]+", sitter.kind) for sitter in sitters)
    if not known or len(sitters) not in SEAT_COUNTS:
        raise ValueError(f"expected who sits where, got {text!r}")
    return tuple(Sitter(kind, str(name)) for kind, name in sitters)


def _read_rules(text: str) -> RuleSet:
    name, *changes = json.loads(text)
    rules = PRESETS[name]
    for field, value in changes:
        rules = rules.changed(field, value)
    return rules


def _read_card_languages(text: str) -> dict[str, CardLanguage]:
    entries = json.loads(text)
    if not isinstance(entries, dict):
        raise ValueError(f"expected names and languages, got {text!r}")
    return {str(name): CardLanguage(word) for name, word in entries.items()}


def _write_card_languages(chosen: dict[str, CardLanguage]) -> str:
    latest = list(chosen.items())[-PLAYERS_REMEMBERED:]
    return json.dumps({name: language.value for name, language in latest})


def _write_rules(rules: RuleSet) -> str:
    return json.dumps([rules.name, *rules.house_rules()])


class Settings(QObject):
    """All settings; `changed` names the one that has another value now."""

    changed = Signal(str)

    language = Setting(MenuLanguage.SYSTEM, MenuLanguage)
    card_language = Setting(CardLanguage.BOTH, CardLanguage, lambda value: value.value)
    #: Players at a shared screen may each have their own, by name.
    card_languages: Setting[dict[str, CardLanguage]] = Setting(
        {}, _read_card_languages, _write_card_languages
    )
    theme = Setting(ThemeChoice.SYSTEM, ThemeChoice)
    #: From 0, at once, to 4, slow.
    pace = _number(0, 4, 2)
    wait_for_me = _switch(False)
    reduced_motion = Setting(ReducedMotion.SYSTEM, ReducedMotion)
    #: Seconds in which a move can be called back before it is made.
    hold_back = _number(0, 3, 0)
    auto_draw = _switch(True)
    #: Ask before a safety or the last distance card that is needed is discarded.
    confirm_discard = _switch(True)
    #: Single letters are commands.
    single_keys = _switch(True)
    hand_order = Setting(HandOrder.ARRIVAL, HandOrder)
    panel_open = _switch(True)
    large_score_sheet = _switch(False)
    #: The last new game: who sat where, by which rules, who began (-1: by lot), whom computers
    #: attack, practice or not.
    last_seats: Setting[tuple[Sitter, ...]] = Setting((), _read_sitters, json.dumps)
    rules = Setting(DEFAULT_RULES, _read_rules, _write_rules)
    first_seat = _number(-1, max(SEAT_COUNTS) - 1, -1)
    fairness = Setting(Fairness.BEST, Fairness)
    practice = _switch(False)
    #: Who plays on the network from here; the last table hosted: name, door, seconds of waiting
    #: (0: for ever), spectators.
    lan_names = Setting("", _read_text, json.dumps)
    table_name = Setting("", _read_text, json.dumps)
    table_door = _number(0, 2, 0)
    table_wait = _number(0, 60, 30)
    table_spectators = _switch(True)
    window_geometry = Setting(b"", bytes.fromhex, bytes.hex)

    def __init__(self, path: Path | None = None, parent: QObject | None = None) -> None:
        """Settings of that file, by default the one in the user's configuration."""
        super().__init__(parent)
        self.path = path or config_folder() / FILE_NAME
        self._for_now: dict[str, str] = {}
        self._store = QSettings(str(self.path), QSettings.Format.IniFormat)

    def use_for_now(self, name: str, value: object) -> None:
        """Have another value until the program ends or the player chooses one; no file has it."""
        self._for_now[name] = vars(Settings)[name].text_of(value)

    def text(self, name: str) -> str | None:
        """The text that a setting has for now, or in the file, if any."""
        if name in self._for_now:
            return self._for_now[name]
        value: Any = self._store.value(name)
        return value if isinstance(value, str) else None

    def keep(self, name: str, text: str) -> None:
        """Write a text down for a setting, and say so where it is another one than before."""
        if text != self.text(name):
            self._for_now.pop(name, None)
            self._store.setValue(name, text)
            self.changed.emit(name)

    def reset(self, *names: str) -> None:
        """Give these settings, or all of them, their defaults again."""
        for name in names or self.names():
            if self.text(name) is not None:
                self._for_now.pop(name, None)
                self._store.remove(name)
                self.changed.emit(name)

    def write(self) -> None:
        """Have everything in the file now."""
        self._store.sync()

    @classmethod
    def names(cls) -> tuple[str, ...]:
        """The names of all settings."""
        return tuple(name for name, value in vars(cls).items() if isinstance(value, Setting))
