"""The preferences for the program and for accessibility, with their texts in the dialog."""

from enum import StrEnum

from PySide6.QtCore import QCoreApplication

from mille_qt.ui.art.cards.card_names import (
    CardLanguage,
    card_language_names,
    card_languages,
    usual_card_language,
)
from mille_qt.ui.language import own_name
from mille_qt.ui.motion_choice import ReducedMotion
from mille_qt.ui.paths import languages
from mille_qt.ui.setting import Page, Preference, Setting, one_of, switch, whole_number
from mille_qt.ui.settings_store import SettingsStore
from mille_qt.ui.theme.theme_colours import ThemeChoice

translate = QCoreApplication.translate

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


class ProgramPreferences(SettingsStore):
    """The settings on the other pages of the preferences dialog, in its order."""

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
    # In percent of the system's text.
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
