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
