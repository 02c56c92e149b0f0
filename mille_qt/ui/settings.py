"""The settings: preferences, and what the program remembers; each is declared once."""

from pathlib import Path

from PySide6.QtCore import QObject

from mille_qt.ui.art.characters.face import Face
from mille_qt.ui.paths import config_folder
from mille_qt.ui.program_preferences import ProgramPreferences
from mille_qt.ui.setting import Setting, switch, whole_number
from mille_qt.ui.setting_formats import (
    read_card_languages,
    read_faces,
    read_places,
    read_rules,
    read_sitters,
    read_text,
    read_words,
    write_card_languages,
    write_faces,
    write_json,
    write_rules,
)
from mille_qt.ui.table_preferences import TablePreferences
from mille_rules import DEFAULT_RULES, Sitter
from mille_rules.fairness import Fairness
from mille_rules.rulesets import SEAT_COUNTS

FILE_NAME = "settings.ini"
MAX_NAME = 24  # graphemes, wherever a name is given
#: Value of `table_door` for a table at which everyone is accepted; the others are doors.
EVERYONE = 3


class Settings(TablePreferences, ProgramPreferences):
    """All settings: those of the preferences dialog, and here those without a row in it."""

    REMEMBERED = (
        "faces",
        "last_seats",
        "people",
        "lan_names",
        "lessons_done",
        "lesson_left",
        "knows_skipping",
    )

    # Card languages of players at a shared screen, by name.
    card_languages: Setting[dict[str, str]] = Setting({}, read_card_languages, write_card_languages)
    # Portraits and colours of people, by name.
    faces: Setting[dict[str, Face]] = Setting({}, read_faces, write_faces)
    # The last new game: players, rules, first player (-1: by lot), whom computers attack.
    last_seats: Setting[tuple[Sitter, ...]] = Setting((), read_sitters, write_json)
    rules = Setting(DEFAULT_RULES, read_rules, write_rules)
    first_seat = whole_number(-1, max(SEAT_COUNTS) - 1, -1)
    fairness = Setting(Fairness.BEST, Fairness)
    practice = switch(False)
    # Names of people who have played at this screen, those of the last game first.
    people: Setting[tuple[str, ...]] = Setting((), read_words, write_json)
    # Names of the players here on the network; the last table hosted: name, who may join, seconds
    # to wait for absent players and for connected ones (0: for ever), spectators.
    lan_names = Setting("", read_text, write_json)
    table_name = Setting("", read_text, write_json)
    table_door = whole_number(0, EVERYONE, 0)
    table_wait = whole_number(0, 60, 30)
    table_idle = whole_number(0, 300, 120)
    table_turn_limit = whole_number(0, 120, 0)
    table_spectators = switch(True)
    # Switched by commands of the table and of the score sheet: how many cards of each kind have
    # not been seen, scores and log beside the table, all races on the sheet.
    cards_out = switch(False)
    panel_open = switch(True)
    large_score_sheet = switch(True)
    # Whether the player knows that any key skips an animation.
    knows_skipping = switch(False)
    # Finished lessons, and the steps at which others were left, the latest last.
    lessons_done: Setting[tuple[str, ...]] = Setting((), read_words, write_json)
    lesson_left: Setting[dict[str, int]] = Setting({}, read_places, write_json)
    window_geometry = Setting(b"", bytes.fromhex, bytes.hex)

    def __init__(self, path: Path | None = None, parent: QObject | None = None) -> None:
        """Read the settings in `path`, by default the file in the user's configuration."""
        super().__init__(path or config_folder() / FILE_NAME, parent)
