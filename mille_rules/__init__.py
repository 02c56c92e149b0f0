"""The rules of Mille Bornes, matches and their records: no screen, no network, no clock."""

import sys

if sys.version_info[:2] < (3, 11):  # noqa: UP036 - before the imports, which need it
    raise SystemExit("Mille needs Python 3.11 or newer; this is " + sys.version.split()[0] + ".")


from mille_rules.cards import Card
from mille_rules.engine import apply, new_match
from mille_rules.events import Event, EventKind
from mille_rules.journal import Journal, save_record
from mille_rules.legal import legal_moves, why_not
from mille_rules.match import Match, Player
from mille_rules.moves import Move, MoveKind, parse_move
from mille_rules.reading import read_record
from mille_rules.record import Header, Record, Sitter
from mille_rules.record_lines import NotARecordError
from mille_rules.refusals import Code, Refusal, RefusedError
from mille_rules.rulesets import DEFAULT_RULES, PRESETS, RuleSet
from mille_rules.scoring import score_race
from mille_rules.state import Phase, State, Status
from mille_rules.views import Update, View, event_for, view_for

__all__ = [
    "DEFAULT_RULES",
    "PRESETS",
    "Card",
    "Code",
    "Event",
    "EventKind",
    "Header",
    "Journal",
    "Match",
    "Move",
    "MoveKind",
    "NotARecordError",
    "Phase",
    "Player",
    "Record",
    "Refusal",
    "RefusedError",
    "RuleSet",
    "Sitter",
    "State",
    "Status",
    "Update",
    "View",
    "apply",
    "event_for",
    "legal_moves",
    "new_match",
    "parse_move",
    "read_record",
    "save_record",
    "score_race",
    "view_for",
    "why_not",
]
