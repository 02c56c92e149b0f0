"""Texts about the game, in the language of the menus."""

from mille_qt.ui.texts.cards import card_name, miles, number, points, signed
from mille_qt.ui.texts.events import event
from mille_qt.ui.texts.fields import rule_field, rule_field_note
from mille_qt.ui.texts.names import isolated
from mille_qt.ui.texts.reading import read_hand, read_score, read_table, score_rows, score_sums
from mille_qt.ui.texts.refusals import refusal
from mille_qt.ui.texts.rows import acting_note, computer_note, to_go
from mille_qt.ui.texts.rules import (
    match_length,
    rule_set_difference,
    rule_set_introduction,
    rule_set_name,
    rule_value,
)
from mille_qt.ui.texts.scores import extension_worth, score_item, score_item_note, still_possible
from mille_qt.ui.texts.seats import seat_change
from mille_qt.ui.texts.statuses import brief_status, short_status, status
from mille_qt.ui.texts.turns import (
    attack,
    choice_hint,
    choice_shown,
    names_together,
    side_name,
    thinking,
    turn,
    why_called,
)

__all__ = [
    "acting_note",
    "attack",
    "brief_status",
    "card_name",
    "choice_hint",
    "choice_shown",
    "computer_note",
    "event",
    "extension_worth",
    "isolated",
    "match_length",
    "miles",
    "names_together",
    "number",
    "points",
    "read_hand",
    "read_score",
    "read_table",
    "refusal",
    "rule_field",
    "rule_field_note",
    "rule_set_difference",
    "rule_set_introduction",
    "rule_set_name",
    "rule_value",
    "score_item",
    "score_item_note",
    "score_rows",
    "score_sums",
    "seat_change",
    "short_status",
    "side_name",
    "signed",
    "status",
    "still_possible",
    "thinking",
    "to_go",
    "turn",
    "why_called",
]
