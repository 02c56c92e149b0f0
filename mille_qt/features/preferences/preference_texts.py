"""The preferences in English: what each is called, what it does, and what finds it."""

from typing import NamedTuple

from mille_qt.ui.translation import QT_TRANSLATE_NOOP


class Explained(NamedTuple):
    """The name of a preference, what it does in a sentence, and what else people look for."""

    label: str
    note: str
    also: str


EXPLAINED = {
    "pace": Explained(
        QT_TRANSLATE_NOOP("Preferences", "Pace"),
        QT_TRANSLATE_NOOP(
            "Preferences", "How long an opponent’s card is shown before it flies to its place."
        ),
        QT_TRANSLATE_NOOP("Preferences", "speed quick slow animation"),
    ),
    "wait_for_me": Explained(
        QT_TRANSLATE_NOOP("Preferences", "Wait for me after each opponent’s turn"),
        QT_TRANSLATE_NOOP(
            "Preferences", "The table goes on when you press a key or click, and not before."
        ),
        QT_TRANSLATE_NOOP("Preferences", "pause stop confirm"),
    ),
    "reduced_motion": Explained(
        QT_TRANSLATE_NOOP("Preferences", "Less motion"),
        QT_TRANSLATE_NOOP(
            "Preferences", "Nothing flies over the table; the cards of others are shown large."
        ),
        QT_TRANSLATE_NOOP("Preferences", "animation effects"),
    ),
    "auto_draw": Explained(
        QT_TRANSLATE_NOOP("Preferences", "Draw for me"),
        QT_TRANSLATE_NOOP(
            "Preferences", "Your turn begins with the card drawn. Otherwise press P or click it."
        ),
        QT_TRANSLATE_NOOP("Preferences", "automatic"),
    ),
    "hold_back": Explained(
        QT_TRANSLATE_NOOP("Preferences", "Time to call a move back"),
        QT_TRANSLATE_NOOP(
            "Preferences", "A move is made only after so long, and Escape calls it back."
        ),
        QT_TRANSLATE_NOOP("Preferences", "undo take back delay"),
    ),
    "confirm_discard": Explained(
        QT_TRANSLATE_NOOP("Preferences", "Ask before a precious discard"),
        QT_TRANSLATE_NOOP(
            "Preferences", "Before a safety, or the last distance card that you need, is discarded."
        ),
        QT_TRANSLATE_NOOP("Preferences", "warning confirm question"),
    ),
    "hand_order": Explained(
        QT_TRANSLATE_NOOP("Preferences", "Order of the hand"),
        QT_TRANSLATE_NOOP(
            "Preferences", "How cards are sorted; the O key changes it at the table."
        ),
        QT_TRANSLATE_NOOP("Preferences", "sort arrange"),
    ),
    "single_keys": Explained(
        QT_TRANSLATE_NOOP("Preferences", "Single letters are commands"),
        QT_TRANSLATE_NOOP(
            "Preferences", "P draws, U uses, D discards, and so on. Other keys always work."
        ),
        QT_TRANSLATE_NOOP("Preferences", "keyboard shortcuts"),
    ),
    "language": Explained(
        QT_TRANSLATE_NOOP("Preferences", "Menus and texts"),
        QT_TRANSLATE_NOOP("Preferences", "The language of everything but the cards."),
        QT_TRANSLATE_NOOP("Preferences", "English French Spanish translation"),
    ),
    "card_language": Explained(
        QT_TRANSLATE_NOOP("Preferences", "Names on the cards"),
        QT_TRANSLATE_NOOP("Preferences", "Once chosen, they stay the same in every language."),
        QT_TRANSLATE_NOOP("Preferences", "translation bilingual"),
    ),
    "theme": Explained(
        QT_TRANSLATE_NOOP("Preferences", "Colours"),
        QT_TRANSLATE_NOOP(
            "Preferences", "Light, dark, or with the strongest contrast; or as the system has it."
        ),
        QT_TRANSLATE_NOOP("Preferences", "dark night colour-blind contrast theme"),
    ),
    "text_size": Explained(
        QT_TRANSLATE_NOOP("Preferences", "Size of the text"),
        QT_TRANSLATE_NOOP(
            "Preferences", "Of all texts and buttons, compared with the system’s own size."
        ),
        QT_TRANSLATE_NOOP("Preferences", "font letters larger zoom"),
    ),
    "large_table": Explained(
        QT_TRANSLATE_NOOP("Preferences", "Large table"),
        QT_TRANSLATE_NOOP(
            "Preferences",
            "Words and numbers at the table twice as large, for a screen across the room. "
            "Ctrl+Shift+L changes it.",
        ),
        QT_TRANSLATE_NOOP("Preferences", "television TV far away zoom"),
    ),
    "sound": Explained(
        QT_TRANSLATE_NOOP("Preferences", "Sounds"),
        QT_TRANSLATE_NOOP(
            "Preferences", "Whether anything is heard; the M key changes it at the table."
        ),
        QT_TRANSLATE_NOOP("Preferences", "mute noise music audio"),
    ),
    "effect_volume": Explained(
        QT_TRANSLATE_NOOP("Preferences", "Volume of the table"),
        QT_TRANSLATE_NOOP(
            "Preferences", "Cards, attacks, repairs, and who has won. Move it to listen."
        ),
        QT_TRANSLATE_NOOP("Preferences", "loud quiet noise"),
    ),
    "notice_volume": Explained(
        QT_TRANSLATE_NOOP("Preferences", "Volume of notices"),
        QT_TRANSLATE_NOOP(
            "Preferences",
            "Your turn while another window is in front, messages, and somebody at the door.",
        ),
        QT_TRANSLATE_NOOP("Preferences", "loud quiet bell chat"),
    ),
    "speak_by_description": Explained(
        QT_TRANSLATE_NOOP("Preferences", "Speak by descriptions"),
        QT_TRANSLATE_NOOP(
            "Preferences",
            "For screen readers that stay silent when others play, such as Orca 43: they read what "
            "changes where the keyboard is.",
        ),
        QT_TRANSLATE_NOOP("Preferences", "blind screen reader accessibility speech"),
    ),
    "turn_notice": Explained(
        QT_TRANSLATE_NOOP("Preferences", "When it is your turn"),
        QT_TRANSLATE_NOOP("Preferences", "How you are called while another window is in front."),
        QT_TRANSLATE_NOOP("Preferences", "notification message reminder"),
    ),
    "go_on_at_start": Explained(
        QT_TRANSLATE_NOOP("Preferences", "Go on with the last match at the start"),
        QT_TRANSLATE_NOOP("Preferences", "A match that is not over is on the table at once."),
        QT_TRANSLATE_NOOP("Preferences", "resume session restore"),
    ),
    "panel_open": Explained(
        QT_TRANSLATE_NOOP("Preferences", "Show scores and log beside the table"),
        QT_TRANSLATE_NOOP(
            "Preferences", "In a narrow window the panel lies over the table and can be closed."
        ),
        QT_TRANSLATE_NOOP("Preferences", "side bar log history"),
    ),
    "large_score_sheet": Explained(
        QT_TRANSLATE_NOOP("Preferences", "Large score sheet"),
        QT_TRANSLATE_NOOP(
            "Preferences", "All races beside the latest one; the W key changes it on the sheet."
        ),
        QT_TRANSLATE_NOOP("Preferences", "points results"),
    ),
}
