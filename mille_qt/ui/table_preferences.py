"""The preferences for the table, with their texts in the dialog."""

from PySide6.QtCore import QCoreApplication

from mille_qt.ui.hand_order import HandOrder
from mille_qt.ui.setting import Page, Preference, Setting, switch, whole_number
from mille_qt.ui.settings_store import SettingsStore

translate = QCoreApplication.translate


class TablePreferences(SettingsStore):
    """The settings on the page Table of the preferences dialog, in its order."""

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
