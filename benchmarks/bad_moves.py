"""Counts the moves of computer players that look wrong, and says by rollouts which of them are.

Every seat of a table plays at one level. A move that looks wrong is compared with the obvious other
one: the hidden cards are dealt anew, and the race is played on after each of both.
"""

import argparse
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parent.parent))

from mille_rules.cards import DISTANCES, REMEDIES, SAFETIES, Card, Family, cards_of
from mille_rules.computer.arena.series import view_text
from mille_rules.computer.arena.tally import Mean, mean_of
from mille_rules.computer.expert.imagine import imagined
from mille_rules.computer.expert.worth import settled
from mille_rules.computer.heuristic.discard_value import given_away, value_of_keeping
from mille_rules.computer.heuristic.sensible import Sensible
from mille_rules.computer.heuristic.situation import situation_of
from mille_rules.computer.heuristic.weights import Weights
from mille_rules.computer.knowledge import unseen
from mille_rules.computer.learned.weights_file import shipped_equity
from mille_rules.computer.levels.levels import LEVELS
from mille_rules.computer.matches import play_match
from mille_rules.computer.strategy import Strategy
from mille_rules.driving import completes_trip
from mille_rules.engine import apply
from mille_rules.legal import legal_moves
from mille_rules.moves import DRAW, SHUFFLE, Move, MoveKind, discard, play, shuffle
from mille_rules.record import Header, Sitter
from mille_rules.rulesets import DEFAULT_RULES, PRESETS, SEAT_COUNTS, RuleSet
from mille_rules.state import BETWEEN_RACES, Phase, State, to_act
from mille_rules.views import PublicMoves, View, view_for


class Decision(NamedTuple):
    """A move that a seat has chosen in its turn, out of several."""

    state: State
    view: View
    choices: tuple[Move, ...]
    move: Move

    @property
    def room(self) -> int:
        """Miles from the own side to its target."""
        side = self.view.side
        assert side is not None, "a spectator decides nothing"
        return self.view.target - self.view.tableaux[side].miles

    def arrives_with(self, card: Card) -> bool:
        """Whether the miles of a card complete the trip."""
        return completes_trip(card, self.room, self.view.setup)

    def other(self, *moves: Move) -> Move | None:
        """Return the first of these moves that could have been made instead."""
        return next((move for move in moves if move in self.choices and move != self.move), None)


def roll_held(d: Decision) -> Move | None:
    """A card is discarded although a Roll can be played."""
    return d.other(play(Card.ROLL)) if d.move.kind is MoveKind.DISCARD else None


def trip_not_completed(d: Decision) -> Move | None:
    """The trip is not completed; a safety may be played before."""
    card = d.move.card
    if card is not None and (card.family is Family.SAFETY or d.arrives_with(card)):
        return None
    puts = (move for move in d.choices if move.kind in (MoveKind.PLAY, MoveKind.TAKE))
    return d.other(*(move for move in puts if move.card is not None and d.arrives_with(move.card)))


def usable_discarded(d: Decision) -> Move | None:
    """A card that can be of use is discarded; one that cannot, also for the next seat, is kept."""
    if d.move.kind is not MoveKind.DISCARD or d.move.card is None:
        return None
    s, weights = situation_of(d.view), Weights()
    if not value_of_keeping(s, d.move.card, weights):
        return None
    dead = (
        card
        for card in Card
        if s.hand[card] and not value_of_keeping(s, card, weights) + given_away(s, card, weights)
    )
    return d.other(*map(discard, dead))


def safety_discarded(d: Decision) -> Move | None:
    """A safety is discarded."""
    if d.move.kind is not MoveKind.DISCARD or d.move.card not in SAFETIES:
        return None
    return _best_of(d, lambda move: move.card not in SAFETIES)


def distance_discarded(d: Decision) -> Move | None:
    """A distance is discarded that could be played."""
    if d.move.kind is not MoveKind.DISCARD or d.move.card not in DISTANCES:
        return None
    return d.other(play(d.move.card))


def limit_lifted_in_vain(d: Decision) -> Move | None:
    """A limit is lifted although no longer distance is needed."""
    if d.move != play(Card.END_OF_LIMIT) or d.room > d.view.setup.rules.limit_miles:
        return None
    return _best_of(d, lambda move: move != d.move)


def remedy_left(d: Decision) -> Move | None:
    """The top discard would repair the side, and is left for the draw."""
    takes = (move for move in d.choices if move.kind is MoveKind.TAKE)
    return d.other(*(move for move in takes if move.card in REMEDIES)) if d.move == DRAW else None


def needed_now_discarded(d: Decision) -> Move | None:
    """The remedy is discarded that could be played."""
    if d.move.kind is not MoveKind.DISCARD or d.move.card is None:
        return None
    return d.other(play(d.move.card)) if d.move.card.family is Family.REMEDY else None


def partner_cut_off(d: Decision) -> Move | None:
    """A distance is played after which the partner cannot complete the trip, as it could have."""
    setup, card = d.view.setup, d.move.card
    if d.move.kind is not MoveKind.PLAY or card not in DISTANCES or d.arrives_with(card):
        return None
    partners = range(d.view.turn + setup.sides, d.view.turn + setup.seats, setup.sides)
    miles = setup.rules.distances
    cards = {c for seat in partners for c in d.state.hands[seat % setup.seats]}
    held = {miles[c] for c in cards.intersection(DISTANCES)}
    if d.room not in held or d.room - miles[card] in held:
        return None
    return _best_of(d, lambda move: move.card not in DISTANCES)


def _best_of(d: Decision, allowed: Callable[[Move], bool]) -> Move | None:
    rest = tuple(filter(allowed, d.choices))
    return Sensible().choose(d.view, rest) if rest else None


KINDS: dict[str, Callable[[Decision], Move | None]] = {
    "Roll held": roll_held,
    "trip not completed": trip_not_completed,
    "usable discarded, dead kept": usable_discarded,
    "needed now discarded": needed_now_discarded,
    "partner cut off": partner_cut_off,
    "safety discarded": safety_discarded,
    "distance discarded": distance_discarded,
    "limit lifted in vain": limit_lifted_in_vain,
    "remedy left": remedy_left,
}


#: Hidden cards are dealt anew so many times for a move that looks wrong, and to confirm that it is:
#: then the level itself plays on, since what follows may be part of its plan.
DEALS, CONFIRMING_DEALS = 96, 48


def decisions(rules: RuleSet, seats: int, level: str, races: int) -> Iterator[Decision]:
    """Play matches of so many races in all, and yield the decisions of turns."""
    played = number = 0
    sitters = (Sitter(f"computer-{level}", level),) * seats
    while played < races:
        strategies = [LEVELS[level](seed=seats * number + seat) for seat in range(seats)]
        record = play_match(
            Header(rules, sitters), strategies, Random(f"{level} {number}"), number % seats
        )
        number, played = number + 1, played + len(record.state.match.races)
        before = record.header.new_match()
        moves: PublicMoves = ()
        for (seat, move), (after, _) in record.replay():
            if seat is None:
                moves = ()
            else:
                choices = legal_moves(before, seat)
                if before.phase in (Phase.PLAY, Phase.DRAW) and len(choices) > 1:
                    yield Decision(before, view_for(before, seat, moves), choices, move)
                moves += ((seat, move),)
            before = after


def gain_of(decision: Decision, other: Move, level: str) -> Mean:
    """Return by how much another move is better, in points; a match is worth 5,000 of them."""
    gain = _gain_of(decision, other, Sensible(), DEALS)
    if gain.value <= gain.margin:
        return gain
    return _gain_of(decision, other, LEVELS[level](), CONFIRMING_DEALS)


def _gain_of(decision: Decision, other: Move, player: Strategy, deals: int) -> Mean:
    rng, view, gains = Random(0), decision.view, []
    for _ in range(deals):
        state = _dealt_anew(view, rng)
        worths = [_worth(state, view, move, player) for move in (other, decision.move)]
        gains.append(worths[0] - worths[1])
    return mean_of(gains)


def _dealt_anew(view: View, rng: Random) -> State:
    hidden = cards_of(unseen(view))
    shuffled = tuple(rng.sample(hidden, len(hidden)))
    hands = []
    for seat, size in enumerate(view.hand_sizes):
        own = seat == view.seat
        hands.append(view.hand if own else shuffled[:size])
        shuffled = shuffled if own else shuffled[size:]
    return imagined(view, tuple(hands), shuffled)


def _worth(state: State, view: View, move: Move, player: Strategy) -> float:
    """Return the score of the race for the view's side if a player plays it on after a move."""
    moves, seat = view.moves, view.seat
    while True:
        assert seat is not None
        state, _ = apply(state, seat, move)
        if state.phase in BETWEEN_RACES:
            return settled(view, [s.total for s in state.match.races[-1]], shipped_equity()).score
        moves += ((seat, move),)
        if state.phase is Phase.SHUFFLE:
            discards = Random(0).sample(state.discards, len(state.discards))
            state, _ = apply(state, None, shuffle(tuple(discards)))
            moves += ((None, SHUFFLE),)
        seat = to_act(state)[0]
        choices = legal_moves(state, seat)
        one = len(choices) == 1
        move = choices[0] if one else player.choose(view_for(state, seat, moves), choices)


def count(rules: RuleSet, seats: int, level: str, options: argparse.Namespace) -> None:
    """Print what is found at one table."""
    number = 0
    found: dict[str, list[tuple[Decision, Move]]] = {kind: [] for kind in KINDS}
    for decision in decisions(rules, seats, level, options.races):
        number += 1
        for kind, looks_wrong in KINDS.items():
            other = looks_wrong(decision)
            if other is not None:
                found[kind].append((decision, other))
    for kind, cases in found.items():
        chosen = Random(0).sample(cases, min(options.judged, len(cases)))
        gains = [gain_of(*case, level) for case in chosen]
        if options.list:
            for (decision, other), gain in zip(chosen, gains, strict=True):
                print(f"\n{view_text(decision.view)}\n{kind}: {decision.move} instead of {other},")
                print(f"which gains {gain.value:+.0f} ± {gain.margin:.0f}")
        print(f"{level:7}{seats:2}  {kind:28}{line(len(cases), number, gains)}", flush=True)


def line(cases: int, number: int, gains: list[Mean]) -> str:
    """Return the figures of a kind that was found so often among a number of decisions."""
    wrong = sum(gain.value > gain.margin for gain in gains)
    right = sum(-gain.value > gain.margin for gain in gains)
    mean = mean_of([gain.value for gain in gains])
    a_thousand = 1000 * cases / number
    share = a_thousand * wrong / len(gains) if gains else 0.0
    return (
        f"{cases:6}{a_thousand:8.2f}{len(gains):8}{right:7}{wrong:7}"
        f"{mean.value:+7.0f} ± {mean.margin:<5.0f}{share:8.2f}"
    )


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--rules", choices=PRESETS, default=DEFAULT_RULES.name)
    parser.add_argument(
        "--house-rule", nargs=2, action="append", default=[], metavar=("FIELD", "VALUE")
    )
    parser.add_argument("--seats", type=int, choices=SEAT_COUNTS, nargs="+", default=SEAT_COUNTS)
    parser.add_argument("--levels", choices=LEVELS, nargs="+", default=("hard", "expert"))
    parser.add_argument("--races", type=int, default=300, help="for each table and level")
    parser.add_argument("--judged", type=int, default=20, help="moves of each kind")
    parser.add_argument("--list", action="store_true", help="print every move that is judged")
    options = parser.parse_args()
    print(
        "level seats kind: number, per 1,000 decisions; judged, better than the other move, worse,"
        " points lost on average, clearly worse per 1,000 decisions"
    )
    rules = PRESETS[options.rules]
    for field, value in options.house_rule:
        rules = rules.changed(field, value)
    for seats in options.seats:
        for level in options.levels:
            count(rules, seats, level, options)


if __name__ == "__main__":
    main()
