"""What the player has chosen: typed settings in one INI file, safe against damaged values."""

from enum import StrEnum
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QSettings, Signal

from mille_qt.ui.cards.card_names import CardLanguage, card_languages, usual_card_language
from mille_qt.ui.hand_order import HandOrder
from mille_qt.ui.motion_choice import ReducedMotion
from mille_qt.ui.paths import config_folder, languages
from mille_qt.ui.setting import (
    Setting,
    one_of,
    read_card_languages,
    read_places,
    read_rules,
    read_sitters,
    read_text,
    read_words,
    switch,
    whole_number,
    write_card_languages,
    write_json,
    write_rules,
)
from mille_qt.ui.theme.theme_colours import ThemeChoice
from mille_rules import DEFAULT_RULES, Sitter
from mille_rules.fairness import Fairness
from mille_rules.rulesets import SEAT_COUNTS

FILE_NAME = "settings.ini"
MAX_NAME = 24  # graphemes, wherever a name is given
#: The choice of the menus' language that is none by itself.
SYSTEM_LANGUAGE = "system"
#: What nobody has chosen as a setting: who plays here, and what they have learned.
REMEMBERED = ("last_seats", "lan_names", "lessons_done", "lesson_left")
#: Percent; every page still fits the smallest window so.
LARGEST_TEXT = 200


class TurnNotice(StrEnum):
    """How somebody is called whose turn it is while another window is in front."""

    NONE = "none"
    TASK_BAR = "task-bar"
    MESSAGE = "message"


def menu_languages() -> tuple[str, ...]:
    """Every choice of the language of the menus."""
    return (SYSTEM_LANGUAGE, *languages())


class Settings(QObject):
    """All settings; `changed` names the one that has another value now."""

    changed = Signal(str)

    language: Setting[str] = Setting(SYSTEM_LANGUAGE, one_of(menu_languages))
    card_language: Setting[str] = Setting(
        CardLanguage.BOTH, one_of(card_languages), suited=usual_card_language
    )
    #: Players at a shared screen may each have their own, by name.
    card_languages: Setting[dict[str, str]] = Setting({}, read_card_languages, write_card_languages)
    theme = Setting(ThemeChoice.SYSTEM, ThemeChoice)
    #: Of all text, in percent of the system's.
    text_size = whole_number(100, LARGEST_TEXT, 100)
    #: For a screen across the room.
    large_table = switch(False)
    #: Whether anything is heard; how loud what happens and what calls somebody, in percent.
    sound = switch(True)
    effect_volume = whole_number(0, 100, 70)
    notice_volume = whole_number(0, 100, 70)
    #: For screen readers that know no announcements.
    speak_by_description = switch(False)
    turn_notice = Setting(TurnNotice.TASK_BAR, TurnNotice)
    #: Show the table of a match that is not over instead of the start page.
    go_on_at_start = switch(False)
    #: From 0, at once, to 4, slow.
    pace = whole_number(0, 4, 2)
    wait_for_me = switch(False)
    reduced_motion = Setting(ReducedMotion.SYSTEM, ReducedMotion)
    #: Seconds in which a move can be called back before it is made.
    hold_back = whole_number(0, 3, 0)
    auto_draw = switch(True)
    #: Ask before a safety or the last distance card that is needed is discarded.
    confirm_discard = switch(True)
    #: Single letters are commands.
    single_keys = switch(True)
    hand_order = Setting(HandOrder.ARRIVAL, HandOrder)
    panel_open = switch(True)
    large_score_sheet = switch(False)
    #: The last new game: who sat where, by which rules, who began (-1: by lot), whom computers
    #: attack, practice or not.
    last_seats: Setting[tuple[Sitter, ...]] = Setting((), read_sitters, write_json)
    rules = Setting(DEFAULT_RULES, read_rules, write_rules)
    first_seat = whole_number(-1, max(SEAT_COUNTS) - 1, -1)
    fairness = Setting(Fairness.BEST, Fairness)
    practice = switch(False)
    #: Who plays on the network from here; the last table hosted: name, door, seconds for which it
    #: waits for players who are away, and for those who are connected (0: for ever), spectators.
    lan_names = Setting("", read_text, write_json)
    table_name = Setting("", read_text, write_json)
    table_door = whole_number(0, 2, 0)
    table_wait = whole_number(0, 60, 30)
    table_idle = whole_number(0, 300, 120)
    table_spectators = switch(True)
    #: The lessons that have been played to their end, and the steps at which others were left,
    #: the latest last.
    lessons_done: Setting[tuple[str, ...]] = Setting((), read_words, write_json)
    lesson_left: Setting[dict[str, int]] = Setting({}, read_places, write_json)
    window_geometry = Setting(b"", bytes.fromhex, bytes.hex)

    def __init__(self, path: Path | None = None, parent: QObject | None = None) -> None:
        """Settings of that file, by default the one in the user's configuration."""
        super().__init__(parent)
        self.path = path or config_folder() / FILE_NAME
        self._for_now: dict[str, str] = {}
        #: Where the file lies now, if it was damaged and was begun anew.
        self.set_aside = self._set_aside_if_damaged()
        self._store = QSettings(str(self.path), QSettings.Format.IniFormat)

    def _set_aside_if_damaged(self) -> Path | None:
        """Do so before Qt reads it: of a file that is damaged it takes what it finds."""
        try:
            content = self.path.read_bytes()
        except OSError:
            return None  # there is none, or nobody may look into it
        from mille_qt.ui.damaged_settings import is_damaged, set_aside

        return set_aside(self.path) if is_damaged(content, self.names()) else None

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
        """Give these settings their defaults again; without names, all but what is `REMEMBERED`."""
        for name in names or (name for name in self.names() if name not in REMEMBERED):
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
