"""Labels and explanations of the fields of a rule set."""

from mille_qt.ui.translation import QT_TRANSLATE_NOOP, look_up

_LABELS = {
    "title": QT_TRANSLATE_NOOP("Texts", "Name"),
    "player_counts": QT_TRANSLATE_NOOP("Texts", "Number of players"),
    "hand_size": QT_TRANSLATE_NOOP("Texts", "Hand size"),
    "deck": QT_TRANSLATE_NOOP("Texts", "Deck"),
    "short_deck_counts": QT_TRANSLATE_NOOP("Texts", "Short deck"),
    "teams": QT_TRANSLATE_NOOP("Texts", "Teams of two"),
    "handicaps": QT_TRANSLATE_NOOP("Texts", "Handicaps"),
    "base_target": QT_TRANSLATE_NOOP("Texts", "Trip length"),
    "many_sides_target": QT_TRANSLATE_NOOP("Texts", "Trip length without teams"),
    "extension_counts": QT_TRANSLATE_NOOP("Texts", "Extension possible"),
    "extension_target": QT_TRANSLATE_NOOP("Texts", "Length with extension"),
    "extension_award": QT_TRANSLATE_NOOP("Texts", "Extension points go to"),
    "battle_hazard_on": QT_TRANSLATE_NOOP("Texts", "Hazards can be played"),
    "speed_limit_on": QT_TRANSLATE_NOOP("Texts", "Speed Limit can be played"),
    "starts_limited": QT_TRANSLATE_NOOP("Texts", "Speed limit from the start"),
    "roll_after_remedy": QT_TRANSLATE_NOOP("Texts", "Roll needed after a remedy"),
    "corrective_safety": QT_TRANSLATE_NOOP("Texts", "Safety on its hazard"),
    "finish": QT_TRANSLATE_NOOP("Texts", "Finish"),
    "quotas": QT_TRANSLATE_NOOP("Texts", "Most of each distance card per side"),
    "safety_counts": QT_TRANSLATE_NOOP("Texts", "A safety counts"),
    "play_top_discard": QT_TRANSLATE_NOOP("Texts", "Top discard instead of drawing"),
    "reshuffle_discards": QT_TRANSLATE_NOOP("Texts", "Discards shuffled again"),
    "can_discard_safety": QT_TRANSLATE_NOOP("Texts", "Safeties can be discarded"),
    "safety_replay_on_empty_deck": QT_TRANSLATE_NOOP(
        "Texts", "Empty draw pile: safety gives a turn"
    ),
    "coup_turn_on_empty_deck": QT_TRANSLATE_NOOP(
        "Texts", "Empty draw pile: coup fourré gives a turn"
    ),
    "hand_ends": QT_TRANSLATE_NOOP("Texts", "Unfinished race ends"),
    "shutout_to": QT_TRANSLATE_NOOP("Texts", "Shutout points go to"),
    "tie_policy": QT_TRANSLATE_NOOP("Texts", "Tie for first place"),
    "winning": QT_TRANSLATE_NOOP("Texts", "What decides the match"),
    "races_to_win": QT_TRANSLATE_NOOP("Texts", "Races to win"),
    "match_target": QT_TRANSLATE_NOOP("Texts", "Points to win"),
    "pts_safety": QT_TRANSLATE_NOOP("Texts", "Points per safety"),
    "pts_all_safeties": QT_TRANSLATE_NOOP("Texts", "Extra points for all four safeties"),
    "pts_coup": QT_TRANSLATE_NOOP("Texts", "Extra points per coup fourré"),
    "pts_trip": QT_TRANSLATE_NOOP("Texts", "Points for completing the trip"),
    "pts_delayed": QT_TRANSLATE_NOOP("Texts", "Points for delayed action"),
    "pts_safe_trip": QT_TRANSLATE_NOOP("Texts", "Points for a safe trip"),
    "pts_extension": QT_TRANSLATE_NOOP("Texts", "Points for the extension"),
    "pts_shutout": QT_TRANSLATE_NOOP("Texts", "Points per shutout"),
}


_NOTES = {
    "deck": QT_TRANSLATE_NOOP("Texts", "Copies of each card in the full deck."),
    "short_deck_counts": QT_TRANSLATE_NOOP(
        "Texts", "With these numbers of players, one card of each hazard is left out."
    ),
    "many_sides_target": QT_TRANSLATE_NOOP(
        "Texts", "For four or more players, each for themselves; there is no extension."
    ),
    "extension_counts": QT_TRANSLATE_NOOP("Texts", "Numbers of players who may extend the trip."),
    "battle_hazard_on": QT_TRANSLATE_NOOP("Texts", "This does not affect Speed Limit."),
    "starts_limited": QT_TRANSLATE_NOOP(
        "Texts", "Every side has the limit at the start of a race, until it plays End of Limit."
    ),
    "roll_after_remedy": QT_TRANSLATE_NOOP(
        "Texts",
        "Without it, a repaired side rolls at once, and can be attacked again at once.",
    ),
    "finish": QT_TRANSLATE_NOOP("Texts", "Miles beyond the finish don’t count."),
    "winning": QT_TRANSLATE_NOOP(
        "Texts",
        "The first to complete the trip wins the race; when the cards are gone, whoever is "
        "furthest. Points and extensions are left out.",
    ),
    "corrective_safety": QT_TRANSLATE_NOOP(
        "Texts", "When you play it on your own turn, against a hazard that already stops you."
    ),
    "play_top_discard": QT_TRANSLATE_NOOP(
        "Texts", "It is played at once: that is the turn, and all cards stay in the hand."
    ),
    "reshuffle_discards": QT_TRANSLATE_NOOP(
        "Texts", "Once a race, when the draw pile is empty, they become the new draw pile."
    ),
    "safety_counts": QT_TRANSLATE_NOOP(
        "Texts", "Miles count only while at least as many are left; they replace the points."
    ),
    "pts_delayed": QT_TRANSLATE_NOOP(
        "Texts", "For completing the trip after the draw pile is empty."
    ),
    "pts_safe_trip": QT_TRANSLATE_NOOP("Texts", "For completing the trip without a 200."),
    "pts_shutout": QT_TRANSLATE_NOOP("Texts", "For each opponent without distance cards."),
}


def rule_field(field: str) -> str:
    """Return the label of a field of a rule set."""
    return look_up("Texts", _LABELS[field])


def rule_field_note(field: str) -> str:
    """Return the explanation of a field of a rule set; empty if its label says enough."""
    note = _NOTES.get(field)
    return look_up("Texts", note) if note else ""
