"""The preferences of the styles: the moves that each likes, and what it gives up for them."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import NamedTuple

from mille_rules.cards import DISTANCES, HAZARDS, SAFETIES, SAFETY_FOR, Card
from mille_rules.computer.heuristic.attacking import is_stopped_by, may_arrive_next
from mille_rules.computer.heuristic.extension import can_complete
from mille_rules.computer.heuristic.match_line import Outcome, outcome_if_completed
from mille_rules.computer.heuristic.sensible import chance_for
from mille_rules.computer.heuristic.situation import situation_of
from mille_rules.computer.knowledge import unseen
from mille_rules.computer.levels.fairness import aimed
from mille_rules.computer.strategy import Valued
from mille_rules.fairness import Fairness
from mille_rules.moves import EXTEND, FINISH, PASS, Move, MoveKind, as_played, discard, play
from mille_rules.state import Phase
from mille_rules.styles import Style
from mille_rules.views import View

Moves = tuple[Move, ...]

#: The chance that a forgetful player misses a coup fourré, and that it forgets for a turn that it
#: can drive, for two seats. With more of them a lost turn costs more, and partners forget as well.
_MISSES, _STAYS = 0.5, 0.17
_SEATS = 2
#: The distances that it then throws away: so long that it is noticed.
_THROWN = (Card.MILES_75, Card.MILES_100)
#: Keeps its memory independent of the mistakes of the level.
_SEED = 2811


class Bias(NamedTuple):
    """The most that a style gives up for its preference in a single move."""

    #: Of the expected result of the race.
    points: float
    #: Of the chance to win the match.
    win: float

    def allows(self, wanted: Valued, best: Valued) -> bool:
        """True if a move may be made although another one is valued higher."""
        points, win = best.points - wanted.points, best.win - wanted.win
        return points <= self.points and win <= self.win


class StylePreference(NamedTuple):
    """The choices that a style likes, often all or none, and what it gives up for one of them."""

    likes: Callable[[View, Moves], Moves]
    gives_up: Bias


def is_attack(move: Move) -> bool:
    """True if a move plays a hazard."""
    return move.side is not None


def lays_safety(move: Move) -> bool:
    """True if a move plays a safety in a turn."""
    return move.kind is MoveKind.PLAY and move.card in SAFETIES


def arrives(view: View, move: Move) -> bool:
    """True if a move completes the trip."""
    kind, card = as_played(move).kind, move.card
    if kind is not MoveKind.PLAY or card not in DISTANCES or view.side is None:
        return False
    return view.tableaux[view.side].miles + view.setup.rules.distances[card] == view.target


def attackers(view: View) -> tuple[int, ...]:
    """Return the sides that have attacked the view's side in this race, the latest first."""
    sides = view.setup.sides
    hits = (
        seat % sides
        for seat, move in reversed(view.moves)
        if seat is not None and move.side == view.side
    )
    return tuple(dict.fromkeys(hits))


def attacks_needed(view: View, choices: Moves) -> Moves:
    """Return the attacks on sides that may otherwise complete their trip with their next card."""
    attacks = tuple(filter(is_attack, choices))
    if not attacks:
        return ()
    s = situation_of(view)
    return tuple(
        move
        for move in attacks
        if move.side is not None and move.card and is_stopped_by(s, s.rival(move.side), move.card)
    )


def _attacks(_view: View, choices: Moves) -> Moves:
    return tuple(filter(is_attack, choices))


def _no_attacks(_view: View, choices: Moves) -> Moves:
    return tuple(move for move in choices if not is_attack(move))


def _safe_attacks_only(view: View, choices: Moves) -> Moves:
    """Return the choices without attacks that may be answered, but for those that are needed."""
    out, needed = unseen(view), attacks_needed(view, choices)
    return tuple(
        move
        for move in choices
        if not is_attack(move) or move in needed or (move.card and not out[SAFETY_FOR[move.card]])
    )


def _fair_attacks_only(view: View, choices: Moves) -> Moves:
    """Return the choices without attacks on the last, or on others while the leader is open."""
    return tuple(move for move in choices if not is_attack(move) or _is_fair(view, move, choices))


def _is_fair(view: View, attack: Move, choices: Moves) -> bool:
    if aimed(view, attack, choices, Fairness.LEADER_FIRST) != attack:
        return False
    s = situation_of(view)
    assert attack.side is not None, "an attack has a target"
    victim = s.rival(attack.side)
    others = [s.points, *(rival.points for rival in s.rivals if rival is not victim)]
    return victim.points >= min(others)


def _revenge(view: View, choices: Moves) -> Moves:
    """Return the attacks on the latest attacker, or on one before it if that is not possible.

    While anybody is about to arrive, there is no time for revenge on others.
    """
    threats = {move.side for move in attacks_needed(view, choices)}
    for side in attackers(view):
        attacks = tuple(move for move in choices if is_attack(move) and move.side == side)
        if attacks and (side in threats or not threats):
            return attacks
    return ()


def _no_first_attack(view: View, choices: Moves) -> Moves:
    """Return the choices without attacks on sides that have not attacked, unless needed."""
    open_to, needed = attackers(view), attacks_needed(view, choices)
    return tuple(
        move for move in choices if not is_attack(move) or move.side in open_to or move in needed
    )


def _hazards_kept(_view: View, choices: Moves) -> Moves:
    return tuple(
        move for move in choices if move.kind is not MoveKind.DISCARD or move.card not in HAZARDS
    )


def _safeties(_view: View, choices: Moves) -> Moves:
    return tuple(filter(lays_safety, choices))


def _safeties_kept(view: View, choices: Moves) -> Moves:
    """Return the choices that keep all safeties; none if a rival may arrive with its next card."""
    if any(map(may_arrive_next, situation_of(view).rivals)):
        return ()
    return tuple(move for move in choices if not (lays_safety(move) or _discards_safety(move)))


def _discards_safety(move: Move) -> bool:
    return move.kind is MoveKind.DISCARD and move.card in SAFETIES


def _longest_distance(_view: View, choices: Moves) -> Moves:
    return tuple(move for move in choices if move == play(Card.MILES_200))


def _extension(view: View, choices: Moves) -> Moves:
    """Return the extension, unless it cannot be completed or finishing wins the match."""
    if EXTEND not in choices:
        return ()
    s = situation_of(view)
    if outcome_if_completed(s) is Outcome.WON or not can_complete(s):
        return ()
    return (EXTEND,)


def _no_extension(_view: View, choices: Moves) -> Moves:
    return tuple(move for move in choices if move == FINISH)


def _missed_coup(view: View, choices: Moves) -> Moves:
    if view.phase is not Phase.ANSWER or not _forgets(view, _MISSES):
        return ()
    return tuple(move for move in choices if move == PASS)


def _thrown_distance(view: View, choices: Moves) -> Moves:
    if view.phase is not Phase.PLAY or not _forgets(view, _STAYS * _SEATS / view.setup.seats):
        return ()
    could = [card for card in _THROWN if play(card) in choices]
    return tuple(move for move in choices if move in map(discard, could))


def _forgets(view: View, chance: float) -> bool:
    return chance_for(_SEED, view).random() < chance


#: The preferences of each style, the most important first.
PREFERENCES: Mapping[Style, tuple[StylePreference, ...]] = MappingProxyType(
    {
        Style.BOLD: (
            StylePreference(_safeties_kept, Bias(points=80.0, win=0.04)),
            StylePreference(_attacks, Bias(points=140.0, win=0.05)),
            StylePreference(_longest_distance, Bias(points=80.0, win=0.04)),
            StylePreference(_extension, Bias(points=300.0, win=0.25)),
        ),
        Style.CAREFUL: (
            StylePreference(_safeties, Bias(points=250.0, win=0.08)),
            StylePreference(_safe_attacks_only, Bias(points=140.0, win=0.05)),
            StylePreference(_no_extension, Bias(points=250.0, win=0.08)),
        ),
        Style.VENGEFUL: (
            StylePreference(_revenge, Bias(points=180.0, win=0.08)),
            # It is usually attacked before long, so its patience costs little.
            StylePreference(_no_first_attack, Bias(points=300.0, win=0.10)),
            StylePreference(_hazards_kept, Bias(points=60.0, win=0.03)),
        ),
        Style.FORGETFUL: (
            StylePreference(_missed_coup, Bias(points=1000.0, win=0.25)),
            StylePreference(_thrown_distance, Bias(points=90.0, win=0.04)),
        ),
        Style.CALM: (StylePreference(_no_attacks, Bias(points=130.0, win=0.05)),),
        Style.FAIR: (StylePreference(_fair_attacks_only, Bias(points=180.0, win=0.05)),),
    }
)
