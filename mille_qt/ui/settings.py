"""The settings: each is declared once, with its default and its text in the preferences."""

from enum import StrEnum
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject

from mille_qt.ui.cards.card_names import (
    CardLanguage,
    card_language_names,
    card_languages,
    usual_card_language,
)
from mille_qt.ui.characters.face import Face
from mille_qt.ui.hand_order import HandOrder
from mille_qt.ui.language import own_name
from mille_qt.ui.motion_choice import ReducedMotion
from mille_qt.ui.paths import config_folder, languages
from mille_qt.ui.setting import Page, Preference, Setting, one_of, switch, whole_number
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
from mille_qt.ui.settings_store import SettingsStore
from mille_qt.ui.theme.theme_colours import ThemeChoice
from mille_rules import DEFAULT_RULES, Sitter
from mille_rules.fairness import Fairness
from mille_rules.rulesets import SEAT_COUNTS

translate = QCoreApplication.translate

FILE_NAME = "settings.ini"
MAX_NAME = 24  # graphemes, wherever a name is given
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
    """All settings. Those with a `Preference` are in the preferences dialog, in this order."""

    REMEMBERED = (
        "faces",
        "last_seats",
        "people",
        "lan_names",
        "lessons_done",
        "lesson_left",
        "knows_skipping",
    )

    # -- page table -------------------------------------------------------
    # From 0 (at once) to 4 (slow).
    pace = whole_number(
        0,
        4,
        2,
        lambda: Preference(
            Page.TABLE,
            translate("Preferences", "Pace"),
            translate(
                "Preferences", "How long an opponent’s card is shown before it flies to its place."
            ),
            translate("Preferences", "speed quick slow animation"),
            {
                0: translate("Preferences", "At once"),
                1: translate("Preferences", "Fast"),
                2: translate("Preferences", "Normal", "pace"),
                3: translate("Preferences", "Unhurried"),
                4: translate("Preferences", "Slow"),
            },
        ),
    )
    wait_for_me = switch(
        False,
        lambda: Preference(
            Page.TABLE,
            translate("Preferences", "Wait for me after each opponent’s turn"),
            translate(
                "Preferences", "The table goes on when you press a key or click, and not before."
            ),
            translate("Preferences", "pause stop confirm"),
        ),
    )
    # Alone against computers: wait after a hazard that the player has no answer to.
    wait_after_hazard = switch(
        False,
        lambda: Preference(
            Page.TABLE,
            translate("Preferences", "Wait for Continue after every hazard"),
            translate(
                "Preferences",
                "Otherwise, alone against the computer, the table goes on if you have no answer.",
            ),
            translate("Preferences", "attack pause stop confirm"),
        ),
    )
    auto_draw = switch(
        True,
        lambda: Preference(
            Page.TABLE,
            translate("Preferences", "Draw for me"),
            translate(
                "Preferences",
                "Your turn begins with the card drawn. Otherwise press P or click it.",
            ),
            translate("Preferences", "automatic"),
        ),
    )
    # Show how many cards of each kind have not been seen.
    cards_out = switch(
        False,
        lambda: Preference(
            Page.TABLE,
            translate("Preferences", "Show the cards still out"),
            translate(
                "Preferences",
                "Below the scores: how many of each kind you have not seen. Statistics note it.",
            ),
            translate("Preferences", "count remaining unseen deck help aid"),
        ),
    )
    # Seconds in which a move can be cancelled before it is made.
    hold_back = whole_number(
        0,
        3,
        0,
        lambda: Preference(
            Page.TABLE,
            translate("Preferences", "Time to call a move back"),
            translate(
                "Preferences", "A move is made only after so long, and Escape calls it back."
            ),
            translate("Preferences", "undo take back delay"),
            {
                0: translate("Preferences", "None", "no time"),
                1: translate("Preferences", "1 second"),
                2: translate("Preferences", "2 seconds"),
                3: translate("Preferences", "3 seconds"),
            },
        ),
    )
    # Ask before discarding a safety or the last needed distance card.
    confirm_discard = switch(
        True,
        lambda: Preference(
            Page.TABLE,
            translate("Preferences", "Ask before a precious discard"),
            translate(
                "Preferences",
                "Before a safety, or the last distance card that you need, is discarded.",
            ),
            translate("Preferences", "warning confirm question"),
        ),
    )
    hand_order = Setting(
        HandOrder.ARRIVAL,
        HandOrder,
        preference=lambda: Preference(
            Page.TABLE,
            translate("Preferences", "Order of the hand"),
            translate("Preferences", "How cards are sorted; the O key changes it at the table."),
            translate("Preferences", "sort arrange"),
            {
                HandOrder.ARRIVAL: translate("Preferences", "As the cards arrive"),
                HandOrder.FAMILY: translate("Preferences", "By family"),
                HandOrder.MANUAL: translate("Preferences", "By hand"),
            },
        ),
    )
    # Single letters are commands.
    single_keys = switch(
        True,
        lambda: Preference(
            Page.TABLE,
            translate("Preferences", "Single letters are commands"),
            translate(
                "Preferences", "P draws, U uses, D discards, and so on. Other keys always work."
            ),
            translate("Preferences", "keyboard shortcuts"),
        ),
    )
    # Show a line with the keys that do something now.
    key_line = switch(
        False,
        lambda: Preference(
            Page.TABLE,
            translate("Preferences", "Show the keys of the moment"),
            translate(
                "Preferences", "A line below the table, with the keys that do something now."
            ),
            translate("Preferences", "keyboard shortcuts help letters"),
        ),
    )

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
                "Your turn while another window is in front, messages, and somebody at the door.",
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

    # -- not in the dialog ----------------------------------------------------
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
    table_door = whole_number(0, 2, 0)
    table_wait = whole_number(0, 60, 30)
    table_idle = whole_number(0, 300, 120)
    table_turn_limit = whole_number(0, 120, 0)
    table_spectators = switch(True)
    # Whether the player knows that any key skips an animation.
    knows_skipping = switch(False)
    # Finished lessons, and the steps at which others were left, the latest last.
    lessons_done: Setting[tuple[str, ...]] = Setting((), read_words, write_json)
    lesson_left: Setting[dict[str, int]] = Setting({}, read_places, write_json)
    window_geometry = Setting(b"", bytes.fromhex, bytes.hex)

    def __init__(self, path: Path | None = None, parent: QObject | None = None) -> None:
        """Read the settings in `path`, by default the file in the user's configuration."""
        super().__init__(path or config_folder() / FILE_NAME, parent)
