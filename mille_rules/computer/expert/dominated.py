"""Moves that another one surely beats, in positions too rare for a policy to have learned it."""

from mille_rules.cards import REMEDIES, SAFETIES, Card
from mille_rules.computer.heuristic.discard_value import value_of_keeping
from mille_rules.computer.heuristic.match_line import (
    Outcome,
    may_gain_by_waiting,
    outcome_if_completed,
)
from mille_rules.computer.heuristic.safeties import coup_chance, turn_goes_on
from mille_rules.computer.heuristic.situation import Situation, situation_of
from mille_rules.computer.heuristic.weights import Weights
from mille_rules.driving import LIMIT_MILES
from mille_rules.moves import Move, MoveKind, play
from mille_rules.views import View

_ROLL = play(Card.ROLL)
_WEIGHTS = Weights()


def undominated(view: View, choices: tuple[Move, ...]) -> list[Move]:
    """Return the choices of a turn that no other one surely beats; at least one is left."""
    s = situation_of(view)
    free = [move for move in choices if _costs_nothing(s, move)]
    if free:
        return free
    arriving = [move for move in choices if _arrives_in_time(s, move)]
    if arriving:
        return arriving
    left = [
        move
        for move in choices
        if not (_lifts_a_harmless_limit(s, move) or _discards_what_helps_now(s, move, choices))
    ]
    useless = [move for move in left if _discards_what_is_useless(s, move)]
    if not useless:
        return left
    return [move for move in left if move.kind is not MoveKind.DISCARD or move in useless]


def _costs_nothing(s: Situation, move: Move) -> bool:
    """True for a safety that no attack can make a coup fourré: the turn goes on after it."""
    if move.kind is not MoveKind.PLAY or move.card not in SAFETIES:
        return False
    return turn_goes_on(s) and not coup_chance(s, move.card, _WEIGHTS)


def _arrives_in_time(s: Situation, move: Move) -> bool:
    """True for a distance that completes the trip, unless more might be gained by waiting."""
    card = move.card
    if move.kind is not MoveKind.PLAY or card is None or card.miles != s.room:
        return False
    if outcome_if_completed(s, card) is Outcome.WON:
        return True
    return not may_gain_by_waiting(s, card)


def _lifts_a_harmless_limit(s: Situation, move: Move) -> bool:
    lifts = move.kind is MoveKind.PLAY and move.card is Card.END_OF_LIMIT
    return lifts and s.room <= LIMIT_MILES


def _discards_what_helps_now(s: Situation, move: Move, choices: tuple[Move, ...]) -> bool:
    """True for any discard instead of a Roll, and for that of a remedy that could be played."""
    if move.kind is not MoveKind.DISCARD or move.card is None:
        return False
    if _ROLL in choices:
        return True
    played = play(move.card)
    helps = move.card in REMEDIES and not _lifts_a_harmless_limit(s, played)
    return helps and played in choices


def _discards_what_is_useless(s: Situation, move: Move) -> bool:
    if move.kind is not MoveKind.DISCARD or move.card is None:
        return False
    return not value_of_keeping(s, move.card, _WEIGHTS)
