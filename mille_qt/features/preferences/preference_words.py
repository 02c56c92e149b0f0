"""What the preferences are called, what they do, and on which page each stands."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication

from mille_qt.features.preferences.preference_texts import EXPLAINED
from mille_qt.ui.cards.card_names import card_languages, further_languages
from mille_qt.ui.hand_order import HandOrder
from mille_qt.ui.language import own_name
from mille_qt.ui.motion_choice import ReducedMotion
from mille_qt.ui.paths import languages
from mille_qt.ui.settings import TurnNotice, menu_languages
from mille_qt.ui.texts.cards import number
from mille_qt.ui.theme.theme_colours import ThemeChoice

translate = QCoreApplication.translate
#: For the texts that are marked where they stand.
_look_up = QCoreApplication.translate

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
VALUES: dict[str, Callable[[], Sequence[object]]] = {
    "pace": lambda: range(5),
    "hold_back": lambda: range(4),
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
    return _look_up("Preferences", EXPLAINED[name].label)


def note_on(name: str) -> str:
    """What a preference does, in a sentence."""
    return _look_up("Preferences", EXPLAINED[name].note)


def also_meant(name: str) -> str:
    """Words of which none is said in the dialog, but by which people look for a preference."""
    return _look_up("Preferences", EXPLAINED[name].also)


def value_name(name: str, value: object) -> str:
    """What a value of a preference is called."""
    if name in ("text_size", "effect_volume", "notice_volume"):
        return translate("Preferences", "{number}%").format(number=number(int(str(value))))
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
