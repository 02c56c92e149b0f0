"""The preferences for the program: look, sound, desktop and language, with their texts."""

from enum import StrEnum

from PySide6.QtCore import QCoreApplication

from mille_qt.ui.cards.card_names import (
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

    # -- page look --------------------------------------------------------
    theme = Setting(
        ThemeChoice.SYSTEM,
        ThemeChoice,
        preference=lambda: Preference(
            Page.LOOK,
            translate("Preferences", "Colours"),
            translate(
                "Preferences",
                "Light, dark, or with the strongest contrast; or as the system has it.",
            ),
            translate("Preferences", "dark night colour-blind contrast theme"),
            {
                ThemeChoice.SYSTEM: translate("Preferences", "As the system has them"),
                ThemeChoice.LIGHT: translate("Preferences", "Light"),
                ThemeChoice.DARK: translate("Preferences", "Dark"),
                ThemeChoice.CONTRAST: translate("Preferences", "High contrast"),
            },
        ),
    )
    # In percent of the system's text.
    text_size = whole_number(
        100,
        LARGEST_TEXT,
        100,
        lambda: Preference(
            Page.LOOK,
            translate("Preferences", "Size of the text"),
            translate(
                "Preferences", "Of all texts and buttons, compared with the system’s own size."
            ),
            translate("Preferences", "font letters larger zoom"),
            percents=range(100, LARGEST_TEXT + 1, 25),
        ),
    )
    # For a screen across the room.
    large_table = switch(
        False,
        lambda: Preference(
            Page.LOOK,
            translate("Preferences", "Large table"),
            translate(
                "Preferences",
                "Words and numbers at the table twice as large, for a screen across the room. "
                "Ctrl+Shift+L changes it.",
            ),
            translate("Preferences", "television TV far away zoom"),
        ),
    )
    reduced_motion = Setting(
        ReducedMotion.SYSTEM,
        ReducedMotion,
        preference=lambda: Preference(
            Page.LOOK,
            translate("Preferences", "Less motion"),
            translate(
                "Preferences", "Nothing flies over the table; the cards of others are shown large."
            ),
            translate("Preferences", "animation effects"),
            {
                ReducedMotion.SYSTEM: translate("Preferences", "As the system has it"),
                ReducedMotion.ON: translate("Preferences", "Yes", "less motion"),
                ReducedMotion.OFF: translate("Preferences", "No", "less motion"),
            },
        ),
    )
    panel_open = switch(
        True,
        lambda: Preference(
            Page.LOOK,
            translate("Preferences", "Show scores and log beside the table"),
            translate(
                "Preferences",
                "In a narrow window the panel is a drawer over the table, closed at first.",
            ),
            translate("Preferences", "side bar log history"),
        ),
    )
    large_score_sheet = switch(
        True,
        lambda: Preference(
            Page.LOOK,
            translate("Preferences", "Large score sheet"),
            translate(
                "Preferences", "All races beside the latest one; the W key changes it on the sheet."
            ),
            translate("Preferences", "points results"),
        ),
    )

    # -- page sound -------------------------------------------------------
    sound = switch(
        True,
        lambda: Preference(
            Page.SOUND,
            translate("Preferences", "Sounds"),
            translate(
                "Preferences", "Whether anything is heard; the M key changes it at the table."
            ),
            translate("Preferences", "mute noise music audio"),
        ),
    )
    # In percent.
    effect_volume = whole_number(
        0,
        100,
        70,
        lambda: Preference(
            Page.SOUND,
            translate("Preferences", "Volume of the table"),
            translate(
                "Preferences", "Cards, attacks, repairs, and who has won. Move it to listen."
            ),
            translate("Preferences", "loud quiet noise"),
            percents=range(0, 101, 10),
        ),
    )
    # In percent.
    notice_volume = whole_number(
        0,
        100,
        70,
        lambda: Preference(
            Page.SOUND,
            translate("Preferences", "Volume of notices"),
            translate(
                "Preferences",
                "Your turn while another window is in front, messages, and people waiting to join.",
            ),
            translate("Preferences", "loud quiet bell chat"),
            percents=range(0, 101, 10),
        ),
    )
    # For screen readers without announcements.
    speak_by_description = switch(
        False,
        lambda: Preference(
            Page.SOUND,
            translate("Preferences", "Speak by descriptions"),
            translate(
                "Preferences",
                "For screen readers that stay silent when others play, such as Orca 43: they "
                "read what changes where the keyboard is.",
            ),
            translate("Preferences", "blind screen reader accessibility speech"),
        ),
    )

    # -- page desktop -----------------------------------------------------
    # How to notify of a turn while another window is in front.
    turn_notice = Setting(
        TurnNotice.TASK_BAR,
        TurnNotice,
        preference=lambda: Preference(
            Page.DESKTOP,
            translate("Preferences", "When it is your turn"),
            translate("Preferences", "How you are called while another window is in front."),
            translate("Preferences", "notification message reminder"),
            {
                TurnNotice.NONE: translate("Preferences", "Nothing", "no notice"),
                TurnNotice.TASK_BAR: translate("Preferences", "A sign in the task bar"),
                TurnNotice.MESSAGE: translate("Preferences", "A message on the desktop"),
            },
        ),
    )
    # Open the table of an unfinished match instead of the start page.
    go_on_at_start = switch(
        False,
        lambda: Preference(
            Page.DESKTOP,
            translate("Preferences", "Go on with the last match at the start"),
            translate("Preferences", "A match that is not over is on the table at once."),
            translate("Preferences", "resume session restore"),
        ),
    )

    # -- page language ----------------------------------------------------
    language: Setting[str] = Setting(
        SYSTEM_LANGUAGE,
        one_of(menu_languages),
        preference=lambda: Preference(
            Page.LANGUAGE,
            translate("Preferences", "Menus and texts"),
            translate("Preferences", "The language of everything but the cards."),
            translate("Preferences", "English French Spanish translation"),
            {
                SYSTEM_LANGUAGE: translate("Preferences", "As the system has it"),
                **{code: own_name(code) for code in languages()},
            },
        ),
    )
    card_language: Setting[str] = Setting(
        CardLanguage.BOTH,
        one_of(card_languages),
        suited=usual_card_language,
        preference=lambda: Preference(
            Page.LANGUAGE,
            translate("Preferences", "Names on the cards"),
            translate(
                "Preferences",
                "Once chosen, they stay the same in every language. Mil Hitos has a back of its "
                "own, too.",
            ),
            translate("Preferences", "translation bilingual deck back"),
            card_language_names(),
        ),
    )
