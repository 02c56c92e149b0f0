"""The sensible player: it values every move in points, and takes the best."""

from dataclasses import replace
from random import Random

from mille_rules.cards import HAZARDS, SAFETIES, Card, Family
from mille_rules.computer.heuristic.attacking import value_of_attack
from mille_rules.computer.heuristic.discard_value import (
    given_away,
    is_only_remedy,
    value_of_keeping,
)
from mille_rules.computer.heuristic.driving import ends_race, value_of_going, value_of_remedy
from mille_rules.computer.heuristic.extension import value_of_extending
from mille_rules.computer.heuristic.safeties import value_of_laying
from mille_rules.computer.heuristic.situation import ALERT, Situation, Traits, is_weak, situation_of
from mille_rules.computer.heuristic.weights import Weights
from mille_rules.computer.heuristic.worth import worths
from mille_rules.computer.strategy import Valued
from mille_rules.legal import moves_of_hand
from mille_rules.moves import DRAW, EXTEND, FINISH, PASS, Move, MoveKind, as_played, play
from mille_rules.state import Phase
from mille_rules.views import View


def chance_for(seed: int, view: View) -> Random:
    """Return a generator that gives the same numbers for the same seed and view on every computer.

    It is seeded with text, because Python's hash of text differs from run to run.
    """
    hand = " ".join(card.slug for card in view.hand)
    miles = [tableau.miles for tableau in view.tableaux]
    moment = (view.seat, view.match.race, view.match.points, view.phase.value, view.draw_pile)
    return Random(f"{seed} {moment} {len(view.discards)} {miles} {hand}")


#: Lower than any other value: a last resort.
_NEVER = -50_000.0
#: A safety from the discards, before any other move but an arrival.
_FREE = 10_000.0
#: What a drawn card is worth on average, and what it is worth to use none of the hand.
_DRAWN, _KEEPS_HAND = 40.0, 10.0
#: Factor for ending a limit with the top discard, which will be covered; the hand can wait.
_LIMIT_ENDS = 3.0


class Sensible:
    """A strategy without memory: the same view gives the same move."""

    def __init__(
        self, traits: Traits = ALERT, weights: Weights | None = None, *, seed: int = 0
    ) -> None:
        """Play with some traits; chance depends on `seed` and the view.

        Other weights than the default are for measuring the effect of each.
        """
        self._traits = traits
        self._weights = weights or Weights()
        self._seed = seed

    def choose(self, view: View, choices: tuple[Move, ...]) -> Move:
        """Return the most valuable choice, the first of equals."""
        chance = chance_for(self._seed, view) if self._traits.uses_chance else None
        if view.phase is Phase.ANSWER:
            return self._answer(choices, chance)
        situation = situation_of(view, self._traits)
        if view.phase is Phase.EXTENSION:
            return EXTEND if value_of_extending(situation, self._weights) > 0 else FINISH
        values = self._liked(situation, choices)
        if chance is None:
            return choices[values.index(max(values))]
        seen = self._misjudged(situation, choices, values, chance)
        move = choices[seen.index(max(seen))]
        return _played_instead(move, dict(zip(choices, values, strict=True)))

    def values(self, view: View, choices: tuple[Move, ...]) -> tuple[Valued, ...]:
        """Return the value of each choice, in their order, without the player's mistakes."""
        situation = situation_of(view, self._traits)
        turn = view.phase in (Phase.PLAY, Phase.DRAW)
        liked = self._liked(situation, choices) if turn else [0.0] * len(choices)
        valued = worths(situation, tuple(map(as_played, choices)), liked, self._weights)
        return tuple(v._replace(move=m) for v, m in zip(valued, choices, strict=True))

    def _answer(self, choices: tuple[Move, ...], chance: Random | None) -> Move:
        """Return the coup fourré, which is listed first, unless it is overlooked."""
        if chance is not None and chance.random() >= self._traits.notices_coups:
            return PASS
        return choices[0]

    def _liked(self, s: Situation, choices: tuple[Move, ...]) -> list[float]:
        if s.view.phase is Phase.DRAW:
            return [self._value_before_drawing(s, move) for move in choices]
        ending = any(ends_race(s, move, self._weights) for move in choices)
        return [self._value(s, move, ending) for move in choices]

    def _value_before_drawing(self, s: Situation, move: Move) -> float:
        """Return the value of playing the top discard; or of drawing, to play from the hand.

        That is at least what the hand can do now, and what is drawn on average. The top discard
        takes no card from the hand; and a safety no turn, while it can be no coup fourré any more.
        """
        if move != DRAW:
            value = self._value(s, as_played(move), ending=False)
            if move.card is Card.END_OF_LIMIT and value > 0:
                value = max(_DRAWN, _LIMIT_ENDS * value)
            return _FREE if move.card in SAFETIES else _KEEPS_HAND + value
        view = s.view
        held = moves_of_hand(view.setup, view.tableaux, view.hand, s.side)
        hand = replace(s, on_top=None)
        others = [self._value(hand, one, ending=False) for one in held if one.card not in SAFETIES]
        return max([_DRAWN, *others])

    def _value(self, s: Situation, move: Move, ending: bool) -> float:
        card, w = move.card, self._weights
        assert card is not None, "every move of a turn has a card"
        if move.kind is MoveKind.DISCARD:
            return -value_of_keeping(s, card, w) - given_away(s, card, w)
        if card in HAZARDS:
            assert move.side is not None, "every hazard has a target"
            return value_of_attack(s, card, s.rival(move.side), w)
        if card.family is Family.SAFETY:
            return value_of_laying(s, card, w, ending)
        if card.family is Family.DISTANCE:
            return value_of_going(s, card, w)
        return value_of_remedy(s, card, w)

    def _misjudged(
        self, s: Situation, choices: tuple[Move, ...], values: list[float], chance: Random
    ) -> list[float]:
        """Return the values as a player with these traits sees them."""
        traits = self._traits
        peaceful = chance.random() >= traits.aggression
        seen = []
        for move, value in zip(choices, values, strict=True):
            rival = None if move.side is None else s.rival(move.side)
            spared = rival is not None and traits.spares_the_weak and is_weak(s, rival)
            left_alone = rival is not None and (peaceful or spared)
            seen.append(_NEVER if left_alone else self._judged(s, move, value, chance))
        return seen

    def _judged(self, s: Situation, move: Move, value: float, chance: Random) -> float:
        """Return the value that a move seems to have."""
        traits, card = self._traits, move.card
        if move.kind is not MoveKind.DISCARD:
            return value + chance.gauss(0, traits.misjudges)
        assert card is not None, "every discard has a card"
        overlooked = traits.overlooks * chance.random()
        if card in SAFETIES or is_only_remedy(s, card):
            overlooked = 0.0
        return value * (1 - overlooked) + chance.gauss(0, traits.misjudges_hand)


def _played_instead(move: Move, values: dict[Move, float]) -> Move:
    """Return a move, or if it discards a card that is better played, the play of that card."""
    if move.kind is not MoveKind.DISCARD or move.card is None:
        return move
    played = play(move.card)
    return played if values.get(played, _NEVER) > values[move] else move
