"""Labels and explanations of the fields of a rule set."""

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def rule_field(field: str) -> str:
    """Return the label of a field of a rule set."""
    return {**_labels_of_play(), **_labels_of_points()}[field]


def rule_field_note(field: str) -> str:
    """Return the explanation of a field of a rule set; empty if its label says enough."""
    return _notes().get(field, "")


def _labels_of_play() -> dict[str, str]:
    return {
        "player_counts": translate("Texts", "Number of players"),
        "hand_size": translate("Texts", "Hand size"),
        "deck": translate("Texts", "Deck"),
        "short_deck_counts": translate("Texts", "Short deck"),
        "base_target": translate("Texts", "Trip length"),
        "extension_counts": translate("Texts", "Extension possible"),
        "extension_target": translate("Texts", "Length with extension"),
        "extension_award": translate("Texts", "Extension points go to"),
        "battle_hazard_on": translate("Texts", "Hazards can be played"),
        "corrective_safety": translate("Texts", "Safety on its hazard"),
        "max_200": translate("Texts", "Most 200s per side"),
        "can_discard_safety": translate("Texts", "Safeties can be discarded"),
        "safety_replay_on_empty_deck": translate("Texts", "Empty draw pile: safety gives a turn"),
        "coup_turn_on_empty_deck": translate("Texts", "Empty draw pile: coup fourré gives a turn"),
        "hand_ends": translate("Texts", "Unfinished race ends"),
        "shutout_to": translate("Texts", "Shutout points go to"),
        "tie_policy": translate("Texts", "Tie for first place"),
        "match_target": translate("Texts", "Points to win"),
    }


def _labels_of_points() -> dict[str, str]:
    return {
        "pts_safety": translate("Texts", "Points per safety"),
        "pts_all_safeties": translate("Texts", "Extra points for all four safeties"),
        "pts_coup": translate("Texts", "Extra points per coup fourré"),
        "pts_trip": translate("Texts", "Points for completing the trip"),
        "pts_delayed": translate("Texts", "Points for delayed action"),
        "pts_safe_trip": translate("Texts", "Points for a safe trip"),
        "pts_extension": translate("Texts", "Points for the extension"),
        "pts_shutout": translate("Texts", "Points per shutout"),
    }


def _notes() -> dict[str, str]:
    return {
        "deck": translate("Texts", "Copies of each card in the full deck."),
        "short_deck_counts": translate(
            "Texts", "With these numbers of players, one card of each hazard is left out."
        ),
        "extension_counts": translate("Texts", "Numbers of players who may extend the trip."),
        "battle_hazard_on": translate("Texts", "This does not affect Speed Limit."),
        "corrective_safety": translate(
            "Texts", "When you play it on your own turn, against a hazard that already stops you."
        ),
        "pts_delayed": translate("Texts", "For completing the trip after the draw pile is empty."),
        "pts_safe_trip": translate("Texts", "For completing the trip without a 200."),
        "pts_shutout": translate("Texts", "For each opponent without miles."),
    }
