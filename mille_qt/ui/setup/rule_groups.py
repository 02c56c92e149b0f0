"""The pages of the house rules: their fields and editors."""

from PySide6.QtCore import QCoreApplication

from mille_qt.ui.setup.count_editors import DeckEditor, TargetsEditor
from mille_qt.ui.setup.field_editors import (
    ChoiceEditor,
    Editor,
    NumberEditor,
    SeatsEditor,
)
from mille_rules.rulesets import (
    MAX_COPIES,
    MAX_HAND_SIZE,
    MAX_MILES,
    MAX_POINTS,
    MILES_STEP,
)

translate = QCoreApplication.translate

POINTS_STEP = 50

#: The pages from top to bottom; `group_name` has their names. The length of a match is no house
#: rule, see `match_length.py`.
GROUPS: dict[str, tuple[str, ...]] = {
    "table": ("player_counts", "hand_size"),
    "deck": ("deck", "short_deck_counts"),
    "miles": (
        "base_target",
        "extension_counts",
        "extension_target",
        "max_200",
    ),
    "hazards": ("battle_hazard_on",),
    "safeties": (
        "corrective_safety",
        "can_discard_safety",
        "safety_replay_on_empty_deck",
        "coup_turn_on_empty_deck",
    ),
    "end": ("hand_ends", "shutout_to"),
    "points": (
        "pts_safety",
        "pts_all_safeties",
        "pts_coup",
        "pts_trip",
        "pts_delayed",
        "pts_safe_trip",
        "pts_extension",
        "extension_award",
        "pts_shutout",
    ),
    "match": ("tie_policy",),
}
CHOICES: dict[str, tuple[object, ...]] = {
    "extension_award": ("caller_else_opponents", "completer"),
    "battle_hazard_on": ("any_card", "rolling"),
    "corrective_safety": ("neutralise", "remove"),
    "can_discard_safety": (True, False),
    "safety_replay_on_empty_deck": (True, False),
    "coup_turn_on_empty_deck": (True, False),
    "hand_ends": ("hands_empty", "no_playable"),
    "shutout_to": ("completer", "every_opponent"),
    "tie_policy": ("draw", "extra_hand"),
}
#: Minimum, maximum and step of each number.
NUMBERS = {
    "hand_size": (1, MAX_HAND_SIZE, 1),
    "extension_target": (MILES_STEP, MAX_MILES, MILES_STEP),
    "max_200": (0, MAX_COPIES, 1),
    **{
        field: (0, MAX_POINTS, POINTS_STEP)
        for field in GROUPS["points"]
        if field.startswith("pts_")
    },
}


def group_name(group: str) -> str:
    """Return the name of a page of house rules."""
    return {
        "table": translate("HouseRules", "Table"),
        "deck": translate("HouseRules", "Deck"),
        "miles": translate("HouseRules", "Miles"),
        "hazards": translate("HouseRules", "Hazards"),
        "safeties": translate("HouseRules", "Safeties"),
        "end": translate("HouseRules", "End of a race"),
        "points": translate("HouseRules", "Points"),
        "match": translate("HouseRules", "Match", "races until somebody has won"),
    }[group]


def problem_with(field: str) -> str:
    """Return the problem with an invalid value of a field."""
    return {
        "player_counts": translate("HouseRules", "Choose at least one number of players."),
        "deck": translate(
            "HouseRules",
            "The deck needs more cards than all hands together.",
        ),
        "base_target": translate("HouseRules", "The trip length must be a multiple of 25."),
        "extension_target": translate(
            "HouseRules", "The length with extension must be a multiple of 25."
        ),
    }.get(field, translate("HouseRules", "These rules don’t work together."))


def editor_for(field: str) -> Editor:
    """Return the editor for a field."""
    if field == "deck":
        return DeckEditor()
    if field == "base_target":
        return TargetsEditor(field)
    if field in CHOICES:
        return ChoiceEditor(field, CHOICES[field])
    if field in NUMBERS:
        return NumberEditor(field, *NUMBERS[field])
    return SeatsEditor(field)
