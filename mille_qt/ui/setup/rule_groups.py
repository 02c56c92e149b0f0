"""The pages of the house rules: their fields and editors."""

from PySide6.QtCore import QCoreApplication

from mille_qt.ui.setup.count_editors import DeckEditor, TargetsEditor
from mille_qt.ui.setup.field_editors import (
    ChoiceEditor,
    Editor,
    NumberEditor,
    SeatsEditor,
)
from mille_rules.rule_kinds import Copies, MilesBySeats, Number, OneOf
from mille_rules.rulesets import KINDS

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
    kind = KINDS[field]
    if isinstance(kind, Copies):
        return DeckEditor()
    if isinstance(kind, MilesBySeats):
        return TargetsEditor(field)
    if isinstance(kind, OneOf):
        return ChoiceEditor(field, kind.values)
    if isinstance(kind, Number):
        step = POINTS_STEP if field.startswith("pts_") else kind.step
        return NumberEditor(field, kind.low, kind.high, step)
    return SeatsEditor(field)
