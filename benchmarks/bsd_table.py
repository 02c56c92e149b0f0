"""Converts the screen of BSD mille to a View and choices, and compares it with our rules.

The screen shows only the top of a pile and the program's last move, so earlier cards are recorded
here. Seat 0 is ours, seat 1 the program's.
"""

from bsd_screen import BASE_TARGET, EXTENDED_TARGET, Prompt, Seen, SideSeen

from mille_rules import Card, Move, MoveKind, Phase, State, View, legal_moves, view_for
from mille_rules.cards import DISTANCES, HAZARDS, SAFETIES, SAFETY_FOR, cards_of
from mille_rules.moves import DRAW, EXTEND, PASS, coup, discard, play
from mille_rules.rulesets import BSD
from mille_rules.scoring import Ending, score_race
from mille_rules.state import MatchScore, Question, Race, Setup, SideScore, Tableau
from mille_rules.tableaux import (
    empty_tableaux,
    tableau_of,
    with_card,
    with_safety,
    with_target,
    without_hazard,
)

SETUP = Setup(BSD, seats=2, sides=2)
OURS, THEIRS = range(2)
DECK = cards_of(BSD.deck_for(SETUP.seats))
#: Cards in the pile before the first draw.
UNDRAWN = len(DECK) - SETUP.seats * BSD.hand_size
_RACE_ENDS = (Prompt.RACE_OVER, Prompt.MATCH_OVER)


class DisagreementError(Exception):
    """The program and our rules differ about the table or the score."""


class BsdRace:
    """The course of one race."""

    def __init__(self, number: int, seen: Seen, races: tuple[tuple[SideScore, ...], ...]) -> None:
        """Start with the first screen of a race; `races` are the scores of earlier races."""
        self._number, self._races = number, races
        self._target = BASE_TARGET
        self._extension_by: int | None = None
        self._tableaux = list(empty_tableaux(SETUP, self._target))
        self._discards: list[Card] = []
        self._moves: list[tuple[int, Move]] = []
        self._passed = False
        self._first = OURS if seen.draw_pile == UNDRAWN else THEIRS
        if self._first == THEIRS:
            self._see_their_turn(seen)
            self._check(seen)

    # -- views ----------------------------------------------------------------------

    def asked(self, seen: Seen) -> tuple[View, tuple[Move, ...]]:
        """Return the view of our seat and its choices."""
        state = self._state(seen)
        return view_for(state, OURS, tuple(self._moves)), legal_moves(state, OURS)

    def _state(self, seen: Seen) -> State:
        """Return a state with arbitrary cards in the other hand, which no view shows."""
        phase = self._phase(seen)
        question = None
        if phase is Phase.ANSWER:
            assert seen.card is not None, "a coup fourré answers a card"
            question = Question(THEIRS, OURS, seen.card, (OURS,))
        before = tuple(side.points - side.race_points for side in (seen.own, seen.other))
        games = seen.own.games, seen.other.games
        return State(
            setup=SETUP,
            match=MatchScore(self._number, self._first, before, games, self._races, ()),
            race=Race(DECK, self._target, self._extension_by, None),
            phase=phase,
            turn=OURS if question is None else THEIRS,
            drawn=len(DECK) - seen.draw_pile,
            discards=tuple(self._discards),
            hands=(seen.cards, DECK[: self._held_by_program(seen)]),
            tableaux=tuple(self._tableaux),
            question=question,
        )

    def _phase(self, seen: Seen) -> Phase:
        if seen.prompt is Prompt.EXTENSION:
            return Phase.EXTENSION
        if seen.coup is not None and not self._passed:
            return Phase.ANSWER
        return Phase.PLAY if seen.has_drawn else Phase.DRAW

    def _held_by_program(self, seen: Seen) -> int:
        """Return the number of cards in the program's hand."""
        lying = sum(
            len(pile)
            for tableau in self._tableaux
            for pile in (tableau.battle, tableau.speed, tableau.distance, tableau.safeties)
        )
        return len(DECK) - seen.draw_pile - len(seen.cards) - lying - len(self._discards)

    # -- moves -------------------------------------------------------------------------

    def passed(self) -> None:
        """Record that we do not answer a hazard."""
        self._passed = True
        self._moves.append((OURS, PASS))

    def moved(self, move: Move, before: Seen, after: Seen) -> None:
        """Record our move and those of the program; DisagreementError if they do not fit."""
        # Until we draw, the program still shows its last move.
        has_turn = bool(before.draw_pile or self._held_by_program(before))
        self._moves.append((OURS, move))
        card = move.card
        if move.kind is MoveKind.DISCARD and card is not None:
            self._discards.append(card)
        elif card in SAFETIES:
            self._lay_safety(OURS, card, is_coup=card in after.own.coups)
        elif card is not None:
            self._lay(OURS if move.side is None else move.side, card)
        if after.target != self._target:
            self._extend(OURS if move == EXTEND else THEIRS)
        if not after.cards or after.prompt in _RACE_ENDS:
            # The program plays its last cards at once, without showing all of them.
            self._take_over(after)
            return
        if move == EXTEND or (card is not None and card not in SAFETIES):
            self._see_answers(move, after, has_turn)
        self._check(after)

    def _see_answers(self, move: Move, after: Seen, has_turn: bool) -> None:
        """Record the program's moves after our turn."""
        if after.prompt is Prompt.EXTENSION:
            return
        self._passed = False
        self._answer_for_program(move, after)
        if has_turn:
            self._see_their_turn(after)

    def _differences(self, seen: Seen) -> list[str]:
        shown = (seen.own, seen.other)
        return [_difference(*pair) for pair in zip(self._tableaux, shown, strict=True)]

    def _extend(self, side: int) -> None:
        self._target, self._extension_by = EXTENDED_TARGET, side
        self._tableaux = [with_target(t, SETUP, EXTENDED_TARGET) for t in self._tableaux]

    def _answer_for_program(self, move: Move, after: Seen) -> None:
        """Record the program's pass or coup fourré after a hazard."""
        if move.card not in HAZARDS or move.side is None:
            return
        safety = SAFETY_FOR[move.card]
        if safety in after.other.coups:
            self._moves.append((THEIRS, coup(safety)))
            self._lay_safety(THEIRS, safety, is_coup=True)
        else:
            self._moves.append((THEIRS, PASS))

    def _see_their_turn(self, seen: Seen) -> None:
        """Record new safeties, then the card that ended the turn."""
        for safety in sorted(seen.other.safeties - set(self._tableaux[THEIRS].safeties)):
            self._moves += [(THEIRS, DRAW), (THEIRS, play(safety))]
            self._lay_safety(THEIRS, safety, is_coup=safety in seen.other.coups)
        card = seen.card
        if card is None or card in SAFETIES:
            return
        self._moves.append((THEIRS, DRAW))
        if seen.verb == "DISCARD":
            self._moves.append((THEIRS, discard(card)))
            self._discards.append(card)
        elif card in HAZARDS:
            self._moves.append((THEIRS, play(card, OURS)))
            self._lay(OURS, card)
        else:
            self._moves.append((THEIRS, play(card)))
            self._lay(THEIRS, card)

    def _lay(self, side: int, card: Card) -> None:
        self._tableaux[side] = with_card(self._tableaux[side], card, SETUP, self._target)

    def _lay_safety(self, side: int, safety: Card, is_coup: bool) -> None:
        tableau = self._tableaux[side]
        if is_coup:
            # If the safety protects from both, the hazard that was played last.
            for pile in (tableau.battle, tableau.speed):
                if pile and SAFETY_FOR.get(pile[-1]) is safety:
                    self._discards.append(pile[-1])
                    tableau = without_hazard(tableau, pile[-1], SETUP, self._target)
                    break
        tableau, removed = with_safety(tableau, safety, is_coup, SETUP, self._target)
        self._tableaux[side] = tableau
        self._discards += removed

    # -- comparison ----------------------------------------------------------------------

    def _check(self, seen: Seen) -> None:
        differences = self._differences(seen)
        if any(differences):
            self._take_over(seen)
            raise DisagreementError(f"race {self._number}: {' | '.join(differences)}")

    def _take_over(self, seen: Seen) -> None:
        """Copy the screen to our table."""
        shown = zip(self._tableaux, (seen.own, seen.other), strict=True)
        self._tableaux = [_as_shown(tableau, side, self._target) for tableau, side in shown]

    def score(self, seen: Seen) -> tuple[SideScore, ...]:
        """Return the score by our rules; DisagreementError if the program's differs."""
        done = [side.miles == self._target for side in (seen.own, seen.other)]
        completer = done.index(True) if any(done) else None
        ending = Ending(completer, seen.draw_pile == 0, self._extension_by)
        scores = score_race(BSD, self._tableaux, ending)
        for score, shown in zip(scores, (seen.own, seen.other), strict=True):
            if score.total != shown.race_points:
                text = f"race {self._number}: {shown.race_points} points there, {score} here"
                raise DisagreementError(text)
        return scores


def _difference(tableau: Tableau, shown: SideSeen) -> str:
    """Describe the differences between screen and table; empty if there are none."""
    ours = {
        "distances": tuple(tableau.distance.count(card) for card in DISTANCES),
        "safeties": set(tableau.safeties),
        "coups": set(tableau.coups),
        "limited": tableau.limited,
        "rolling": tableau.status == "rolling",
    }
    theirs = {
        "distances": shown.distances,
        "safeties": set(shown.safeties),
        "coups": set(shown.coups),
        "limited": shown.is_limited,
        "rolling": shown.is_rolling,
    }
    return ", ".join(
        f"{what} {theirs[what]} there, {ours[what]} here"
        for what in ours
        if ours[what] != theirs[what]
    )


def _as_shown(tableau: Tableau, shown: SideSeen, target: int) -> Tableau:
    """Return a tableau adjusted to the screen as far as possible."""
    battle = tableau.battle if shown.battle is None else (*tableau.battle, shown.battle)
    speed = tableau.speed if shown.speed is None else (*tableau.speed, shown.speed)
    counts = zip(DISTANCES, shown.distances, strict=True)
    distance = tuple(card for card, count in counts for _ in range(count))
    safeties, coups = tuple(sorted(shown.safeties)), tuple(sorted(shown.coups))
    return tableau_of((battle, speed, distance, safeties, coups, ()), SETUP, target)
