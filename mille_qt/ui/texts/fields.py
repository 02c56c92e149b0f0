"""Labels and explanations of the fields of a rule set."""

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def rule_field(field: str) -> str:
    """Return the label of a field of a rule set."""
    return {**_labels_of_play(), **_labels_of_points()}[field]


def rule_field_note(field: str) -> str:
    """Return the explanation of a field of a rule set."""
    return {**_notes_on_table(), **_notes_on_play(), **_notes_on_points()}[field]


def _labels_of_play() -> dict[str, str]:
    return {
        "player_counts": translate("Texts", "Numbers of players"),
        "hand_size": translate("Texts", "Cards in a hand"),
        "deck": translate("Texts", "Deck"),
        "short_deck_counts": translate("Texts", "Short deck"),
        "base_target": translate("Texts", "Length of the trip"),
        "extension_counts": translate("Texts", "Extension offered"),
        "extension_target": translate("Texts", "Length with extension"),
        "extension_award": translate("Texts", "Extension points go to"),
        "battle_hazard_on": translate("Texts", "Hazards can be played"),
        "corrective_safety": translate("Texts", "A safety on its hazard"),
        "max_200": translate("Texts", "Most 200s for a side"),
        "can_discard_safety": translate("Texts", "Safeties can be discarded"),
        "safety_replay_on_empty_deck": translate("Texts", "Late safety gives a turn"),
        "coup_turn_on_empty_deck": translate("Texts", "Late coup fourré gives a turn"),
        "hand_ends": translate("Texts", "A race ends"),
        "delayed_action": translate("Texts", "Delayed action"),
        "shutout_scope": translate("Texts", "Shutout counts"),
        "shutout_to": translate("Texts", "Shutout points go to"),
        "tie_policy": translate("Texts", "Tie at the end"),
        "match_target": translate("Texts", "Points to win"),
    }


def _labels_of_points() -> dict[str, str]:
    return {
        "pts_safety": translate("Texts", "Points for a safety"),
        "pts_all_safeties": translate("Texts", "Points for all four safeties"),
        "pts_coup": translate("Texts", "Points for a coup fourré"),
        "pts_trip": translate("Texts", "Points for the trip"),
        "pts_delayed": translate("Texts", "Points for delayed action"),
        "pts_safe_trip": translate("Texts", "Points for a safe trip"),
        "pts_extension": translate("Texts", "Points for the extension"),
        "pts_shutout": translate("Texts", "Points for a shutout"),
    }


def _notes_on_table() -> dict[str, str]:
    return {
        "player_counts": translate(
            "Texts", "How many can play. Four and six play in teams of two, facing each other."
        ),
        "hand_size": translate("Texts", "How many cards everybody holds between turns."),
        "deck": translate("Texts", "How many copies of each card are in the full deck."),
        "short_deck_counts": translate(
            "Texts", "With so many players, one card of each hazard stays in the box."
        ),
        "base_target": translate("Texts", "How many miles complete the trip."),
        "extension_counts": translate(
            "Texts", "With so many players, whoever first completes the trip may extend it."
        ),
        "extension_target": translate(
            "Texts", "How many miles complete the trip once it has been extended."
        ),
        "extension_award": translate(
            "Texts",
            "Who gets the extension points once somebody has extended the trip. Rule books differ: "
            "in the encyclopedia article and on BSD Unix, only whoever arrives.",
        ),
        "tie_policy": translate(
            "Texts", "What happens when several sides lead the finished match with equal points."
        ),
    }


def _notes_on_play() -> dict[str, str]:
    return {
        "battle_hazard_on": translate(
            "Texts",
            "Whom a hazard may hit. The Speed Limit does not depend on this.",
        ),
        "corrective_safety": translate(
            "Texts", "What a safety does in your own turn to a hazard that already stops you."
        ),
        "max_200": translate("Texts", "How many 200s one side may play in a race."),
        "can_discard_safety": translate(
            "Texts", "Whether a safety may be discarded instead of being played."
        ),
        "safety_replay_on_empty_deck": translate(
            "Texts", "Whether a safety gives another turn when no card is left to draw."
        ),
        "coup_turn_on_empty_deck": translate(
            "Texts", "Whether a coup fourré wins the turn when no card is left to draw."
        ),
        "hand_ends": translate(
            "Texts", "When a race is over that nobody completes, the draw pile being empty."
        ),
        "delayed_action": translate("Texts", "When completing the trip counts as delayed action."),
        "shutout_scope": translate("Texts", "How often the shutout points are given."),
        "shutout_to": translate(
            "Texts", "Who gets points for an opponent that has played no distance card."
        ),
    }


def _notes_on_points() -> dict[str, str]:
    return {
        "pts_safety": translate("Texts", "For each safety that a side has laid down."),
        "pts_all_safeties": translate(
            "Texts", "Added when one side has laid down all four safeties."
        ),
        "pts_coup": translate("Texts", "Added for each safety that was played as a coup fourré."),
        "pts_trip": translate("Texts", "For the side that completes the trip."),
        "pts_delayed": translate(
            "Texts", "Added when the trip is completed after the last card was drawn."
        ),
        "pts_safe_trip": translate("Texts", "Added when the trip is completed without a 200."),
        "pts_extension": translate("Texts", "Added when an extended trip has been decided."),
        "pts_shutout": translate("Texts", "For each opponent that has not driven a single mile."),
    }
