"""The settings: preferences, and what the program remembers; each is declared once."""

from enum import StrEnum
from pathlib import Path

from PySide6.QtCore import QObject

from mille_qt.ui.art.cards.card_names import (
    CardLanguage,
    card_language_names,
    card_languages,
    usual_card_language,
)
from mille_qt.ui.art.characters.face import Face
from mille_qt.ui.hand_order import HandOrder
from mille_qt.ui.language import own_name
from mille_qt.ui.motion_choice import ReducedMotion
from mille_qt.ui.paths import config_folder, languages
from mille_qt.ui.setting import Page, Preference, Setting, one_of, switch, whole_number
from mille_qt.ui.setting_formats import (
    read_card_languages,
    read_faces,
    read_places,
    read_rule_sets,
    read_rules,
    read_sitters,
    read_text,
    read_words,
    write_card_languages,
    write_faces,
    write_json,
    write_rule_sets,
    write_rules,
)
from mille_qt.ui.settings_store import SettingsStore
from mille_qt.ui.theme.theme_colours import ThemeChoice
from mille_qt.ui.translation import translate
from mille_rules import DEFAULT_RULES, RuleSet, Sitter
from mille_rules.fairness import Fairness
from mille_rules.rulesets import SEAT_COUNTS

FILE_NAME = "settings.ini"
MAX_NAME = 24  # graphemes, wherever a name is given
#: Value of `table_door` for a table at which everyone is accepted; the others are doors.
EVERYONE = 3
# Value of `language` for the system's language.
SYSTEM_LANGUAGE = "system"
# Percent; all pages still fit into the smallest window.
LARGEST_TEXT = 200


class TurnNotice(StrEnum):
    """How a player is notified of their turn while another window is in front."""

    NONE = "none"
    TASK_BAR = "task-bar"
    MESSAGE = "message"


def menu_languages() -> tuple[str, ...]:
    """The values of `language`."""
    return (SYSTEM_LANGUAGE, *languages())


class Settings(SettingsStore):
    """All settings; those of the preferences dialog are first, in its order."""

    REMEMBERED = (
        "faces",
        "last_seats",
        "people",
        "lan_names",
        "lessons_done",
        "lesson_left",
        "knows_skipping",
        "rule_sets",
    )

    # -- page table ------------------------------------------------------
    # From 0 (at once) to 4 (slow).
    pace = whole_number(
        0,
        4,
        2,
        lambda: Preference(
            Page.TABLE,
            translate("Preferences", "Animation speed"),
            translate("Preferences", "pace quick slow flies"),
            {
                0: translate("Preferences", "Instant"),
                1: translate("Preferences", "Fast"),
                2: translate("Preferences", "Normal", "pace"),
                3: translate("Preferences", "Relaxed"),
                4: translate("Preferences", "Slow"),
            },
        ),
    )
    wait_for_me = switch(
        False,
        lambda: Preference(
            Page.TABLE,
            translate("Preferences", "Wait for me after each opponent’s turn"),
            translate("Preferences", "pause stop confirm"),
        ),
    )
    auto_draw = switch(
        True,
        lambda: Preference(
            Page.TABLE,
            translate("Preferences", "Draw cards automatically"),
            translate("Preferences", "for me"),
        ),
    )
    hand_order = Setting(
        HandOrder.ARRIVAL,
        HandOrder,
        preference=lambda: Preference(
            Page.TABLE,
            translate("Preferences", "Sort cards"),
            translate("Preferences", "order arrange hand"),
            {
                HandOrder.ARRIVAL: translate("Preferences", "As drawn"),
                HandOrder.FAMILY: translate("Preferences", "By type"),
                HandOrder.MANUAL: translate("Preferences", "By hand"),
            },
        ),
    )
    # Seconds in which a move can be cancelled before it is made.
    hold_back = whole_number(
        0,
        3,
        0,
        lambda: Preference(
            Page.TABLE,
            translate("Preferences", "Undo delay"),
            translate("Preferences", "take back cancel time"),
            {
                0: translate("Preferences", "None", "no time"),
                1: translate("Preferences", "1 second"),
                2: translate("Preferences", "2 seconds"),
                3: translate("Preferences", "3 seconds"),
            },
            note=translate("Preferences", "Escape cancels a move during this time."),
        ),
    )
    # Alone against computers: wait after a hazard that the player has no answer to.
    wait_after_hazard = switch(
        False,
        lambda: Preference(
            Page.TABLE,
            translate("Preferences", "Wait for me after every hazard"),
            translate("Preferences", "attack pause stop confirm continue"),
            more=True,
        ),
    )
    # Ask before discarding a safety or the last needed distance card.
    confirm_discard = switch(
        True,
        lambda: Preference(
            Page.TABLE,
            translate("Preferences", "Ask before valuable cards are discarded"),
            translate("Preferences", "warning confirm question safety"),
            more=True,
        ),
    )

    # -- page general -----------------------------------------------------
    language: Setting[str] = Setting(
        SYSTEM_LANGUAGE,
        one_of(menu_languages),
        preference=lambda: Preference(
            Page.GENERAL,
            translate("Preferences", "Language"),
            translate("Preferences", "English French Spanish translation menus texts"),
            {
                SYSTEM_LANGUAGE: translate("Preferences", "Same as system"),
                **{code: own_name(code) for code in languages()},
            },
        ),
    )
    card_language: Setting[str] = Setting(
        CardLanguage.BOTH,
        one_of(card_languages),
        suited=usual_card_language,
        preference=lambda: Preference(
            Page.GENERAL,
            translate("Preferences", "Names on the cards"),
            translate("Preferences", "translation bilingual deck back"),
            card_language_names(),
        ),
    )
    theme = Setting(
        ThemeChoice.SYSTEM,
        ThemeChoice,
        preference=lambda: Preference(
            Page.GENERAL,
            translate("Preferences", "Colours"),
            translate("Preferences", "dark night colour-blind contrast theme"),
            {
                ThemeChoice.SYSTEM: translate("Preferences", "Same as system"),
                ThemeChoice.LIGHT: translate("Preferences", "Light"),
                ThemeChoice.DARK: translate("Preferences", "Dark"),
                ThemeChoice.CONTRAST: translate("Preferences", "High contrast"),
            },
        ),
    )
    sound = switch(
        True,
        lambda: Preference(
            Page.GENERAL,
            translate("Preferences", "Sound"),
            translate("Preferences", "mute noise music audio"),
        ),
    )
    # In percent.
    effect_volume = whole_number(
        0,
        100,
        70,
        lambda: Preference(
            Page.GENERAL,
            translate("Preferences", "Table volume"),
            translate("Preferences", "loud quiet noise"),
            percents=range(0, 101, 10),
        ),
    )
    # How to notify of a turn while another window is in front.
    turn_notice = Setting(
        TurnNotice.TASK_BAR,
        TurnNotice,
        preference=lambda: Preference(
            Page.GENERAL,
            translate("Preferences", "Alert when it is your turn"),
            translate("Preferences", "notification message reminder desktop"),
            {
                TurnNotice.NONE: translate("Preferences", "None", "no alert"),
                TurnNotice.TASK_BAR: translate("Preferences", "In the task bar"),
                TurnNotice.MESSAGE: translate("Preferences", "Desktop notification"),
            },
        ),
    )
    # In percent.
    notice_volume = whole_number(
        0,
        100,
        70,
        lambda: Preference(
            Page.GENERAL,
            translate("Preferences", "Volume of alerts"),
            translate("Preferences", "loud quiet bell chat turn"),
            percents=range(0, 101, 10),
            more=True,
        ),
    )
    # Open the table of an unfinished match instead of the start page.
    go_on_at_start = switch(
        False,
        lambda: Preference(
            Page.GENERAL,
            translate("Preferences", "Continue the last match when Mille starts"),
            translate("Preferences", "resume session restore"),
            more=True,
        ),
    )

    # -- page accessibility -----------------------------------------------
    # In percent of what is usual in a window of its size.
    text_size = whole_number(
        100,
        LARGEST_TEXT,
        100,
        lambda: Preference(
            Page.ACCESSIBILITY,
            translate("Preferences", "Text size"),
            translate("Preferences", "font letters larger zoom"),
            percents=range(100, LARGEST_TEXT + 1, 25),
        ),
    )
    # For a screen across the room.
    large_table = switch(
        False,
        lambda: Preference(
            Page.ACCESSIBILITY,
            translate("Preferences", "Large table, for a screen across the room"),
            translate("Preferences", "television TV far away zoom"),
        ),
    )
    reduced_motion = Setting(
        ReducedMotion.SYSTEM,
        ReducedMotion,
        preference=lambda: Preference(
            Page.ACCESSIBILITY,
            translate("Preferences", "Less motion"),
            translate("Preferences", "animation effects flies"),
            {
                ReducedMotion.SYSTEM: translate("Preferences", "Same as system"),
                ReducedMotion.ON: translate("Preferences", "Yes", "less motion"),
                ReducedMotion.OFF: translate("Preferences", "No", "less motion"),
            },
        ),
    )
    # Single letters are commands.
    single_keys = switch(
        True,
        lambda: Preference(
            Page.ACCESSIBILITY,
            translate("Preferences", "Single-letter keys"),
            translate("Preferences", "keyboard shortcuts commands"),
        ),
    )
    # Show a line with the keys that do something now.
    key_line = switch(
        False,
        lambda: Preference(
            Page.ACCESSIBILITY,
            translate("Preferences", "Show the available keys below the table"),
            translate("Preferences", "keyboard shortcuts help letters"),
        ),
    )
    # For screen readers without announcements.
    speak_by_description = switch(
        False,
        lambda: Preference(
            Page.ACCESSIBILITY,
            translate("Preferences", "Announce through the focused item"),
            translate("Preferences", "blind screen reader accessibility speech"),
            note=translate(
                "Preferences",
                "For screen readers that stay silent when others play, such as Orca 43.",
            ),
        ),
    )

    # -- remembered, without a row in the dialog ---------------------------
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
    # House rules that have a title, in the order in which they were made.
    rule_sets: Setting[tuple[RuleSet, ...]] = Setting((), read_rule_sets, write_rule_sets)
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
    panel_open = switch(False)
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
