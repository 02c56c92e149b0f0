"""What the preferences are called, what they do, and on which page each stands."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from mille_qt.card_names import card_languages, further_languages
from mille_qt.language import own_name
from mille_qt.motion_choice import ReducedMotion
from mille_qt.paths import languages
from mille_qt.settings import TurnNotice, menu_languages
from mille_qt.table.hand_order import HandOrder
from mille_qt.texts.cards import number
from mille_qt.theme_colours import ThemeChoice

translate = QCoreApplication.translate

PAGES: dict[str, tuple[str, ...]] = {
    "table": (
        "pace",
        "wait_for_me",
        "auto_draw",
        "hold_back",
        "confirm_discard",
        "hand_order",
        "single_keys",
    ),
    "look": (
        "theme",
        "text_size",
        "large_table",
        "reduced_motion",
        "panel_open",
        "large_score_sheet",
    ),
    "sound": ("sound", "effect_volume", "notice_volume", "speak_by_description"),
    "desktop": ("turn_notice", "go_on_at_start"),
    "language": ("language", "card_language"),
}
#: What can be chosen where it is one of a few words.
VALUES: dict[str, Callable[[], tuple[str, ...]]] = {
    "language": menu_languages,
    "card_language": card_languages,
    "theme": lambda: tuple(ThemeChoice),
    "reduced_motion": lambda: tuple(ReducedMotion),
    "hand_order": lambda: tuple(HandOrder),
    "turn_notice": lambda: tuple(TurnNotice),
}


def page_name(page: str) -> str:
    """The name of a page."""
    return {
        "table": translate("Preferences", "Table"),
        "language": translate("Preferences", "Language"),
        "look": translate("Preferences", "Look", "how things look"),
        "sound": translate("Preferences", "Sound"),
        "desktop": translate("Preferences", "Desktop"),
    }[page]


def label_of(name: str) -> str:
    """The name of a preference."""
    return {
        "pace": translate("Preferences", "Pace"),
        "wait_for_me": translate("Preferences", "Wait for me after each opponent’s turn"),
        "reduced_motion": translate("Preferences", "Less motion"),
        "auto_draw": translate("Preferences", "Draw for me"),
        "hold_back": translate("Preferences", "Time to call a move back"),
        "confirm_discard": translate("Preferences", "Ask before a precious discard"),
        "hand_order": translate("Preferences", "Order of the hand"),
        "single_keys": translate("Preferences", "Single letters are commands"),
        "language": translate("Preferences", "Menus and texts"),
        "card_language": translate("Preferences", "Names on the cards"),
        "theme": translate("Preferences", "Colours"),
        "text_size": translate("Preferences", "Size of the text"),
        "large_table": translate("Preferences", "Large table"),
        "sound": translate("Preferences", "Sounds"),
        "effect_volume": translate("Preferences", "Volume of the table"),
        "notice_volume": translate("Preferences", "Volume of notices"),
        "speak_by_description": translate("Preferences", "Speak by descriptions"),
        "turn_notice": translate("Preferences", "When it is your turn"),
        "go_on_at_start": translate("Preferences", "Go on with the last match at the start"),
        "panel_open": translate("Preferences", "Show scores and log beside the table"),
        "large_score_sheet": translate("Preferences", "Large score sheet"),
    }[name]


def note_on(name: str) -> str:
    """What a preference does, in a sentence."""
    return {
        "pace": translate(
            "Preferences", "How long an opponent’s card is shown before it flies to its place."
        ),
        "wait_for_me": translate(
            "Preferences", "The table goes on when you press a key or click, and not before."
        ),
        "reduced_motion": translate(
            "Preferences", "Nothing flies over the table; the cards of others are shown large."
        ),
        "auto_draw": translate(
            "Preferences", "Your turn begins with the card drawn. Otherwise press P or click it."
        ),
        "hold_back": translate(
            "Preferences", "A move is made only after so long, and Escape calls it back."
        ),
        "confirm_discard": translate(
            "Preferences", "Before a safety, or the last distance card that you need, is discarded."
        ),
        "hand_order": translate(
            "Preferences", "How cards are sorted; the O key changes it at the table."
        ),
        "single_keys": translate(
            "Preferences", "P draws, U uses, D discards, and so on. Other keys always work."
        ),
        "language": translate("Preferences", "The language of everything but the cards."),
        "card_language": translate(
            "Preferences", "Once chosen, they stay the same in every language."
        ),
        "theme": translate(
            "Preferences", "Light, dark, or with the strongest contrast; or as the system has it."
        ),
        "text_size": translate(
            "Preferences", "Of all texts and buttons, compared with the system’s own size."
        ),
        "large_table": translate(
            "Preferences",
            "Words and numbers at the table twice as large, for a screen across the room. "
            "Ctrl+Shift+L changes it.",
        ),
        "sound": translate(
            "Preferences", "Whether anything is heard; the M key changes it at the table."
        ),
        "effect_volume": translate(
            "Preferences", "Cards, attacks, repairs, and who has won. Move it to listen."
        ),
        "notice_volume": translate(
            "Preferences",
            "Your turn while another window is in front, messages, and somebody at the door.",
        ),
        "speak_by_description": translate(
            "Preferences",
            "For screen readers that stay silent when others play, such as Orca 43: they read what "
            "changes where the keyboard is.",
        ),
        "turn_notice": translate(
            "Preferences", "How you are called while another window is in front."
        ),
        "go_on_at_start": translate(
            "Preferences", "A match that is not over is on the table at once."
        ),
        "panel_open": translate(
            "Preferences", "In a narrow window the panel lies over the table and can be closed."
        ),
        "large_score_sheet": translate(
            "Preferences", "All races beside the latest one; the W key changes it on the sheet."
        ),
    }[name]


def value_name(name: str, value: object) -> str:
    """What a value of a preference is called."""
    if name in ("text_size", "effect_volume", "notice_volume"):
        return translate("Preferences", "{number} %").format(number=number(int(str(value))))
    if value in {"language": languages(), "card_language": further_languages()}.get(name, ()):
        return own_name(str(value))
    return {
        ("pace", 0): translate("Preferences", "At once"),
        ("pace", 1): translate("Preferences", "Fast"),
        ("pace", 2): translate("Preferences", "Normal", "pace"),
        ("pace", 3): translate("Preferences", "Unhurried"),
        ("pace", 4): translate("Preferences", "Slow"),
        ("hold_back", 0): translate("Preferences", "None", "no time"),
        ("hold_back", 1): translate("Preferences", "1 second"),
        ("hold_back", 2): translate("Preferences", "2 seconds"),
        ("hold_back", 3): translate("Preferences", "3 seconds"),
        ("reduced_motion", "system"): translate("Preferences", "As the system has it"),
        ("reduced_motion", "on"): translate("Preferences", "Yes", "less motion"),
        ("reduced_motion", "off"): translate("Preferences", "No", "less motion"),
        ("hand_order", "arrival"): translate("Preferences", "As the cards arrive"),
        ("hand_order", "family"): translate("Preferences", "By family"),
        ("hand_order", "manual"): translate("Preferences", "By hand"),
        ("language", "system"): translate("Preferences", "As the system has it"),
        ("card_language", "both"): translate("Preferences", "English and French"),
        ("card_language", "english"): translate("Preferences", "English only"),
        ("card_language", "french"): translate("Preferences", "French only"),
        ("turn_notice", "none"): translate("Preferences", "Nothing", "no notice"),
        ("turn_notice", "task-bar"): translate("Preferences", "A sign in the task bar"),
        ("turn_notice", "message"): translate("Preferences", "A message on the desktop"),
        ("theme", "system"): translate("Preferences", "As the system has them"),
        ("theme", "light"): translate("Preferences", "Light"),
        ("theme", "dark"): translate("Preferences", "Dark"),
        ("theme", "contrast"): translate("Preferences", "High contrast"),
    }[name, value]
