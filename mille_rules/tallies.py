"""Races played with real cards: check and score what players note about them."""

from collections.abc import Iterator
from enum import StrEnum
from typing import NamedTuple

from mille_rules.cards import SAFETIES, Card
from mille_rules.engine import new_match
from mille_rules.race_end import add_race
from mille_rules.rulesets import RuleSet
from mille_rules.scoring import Ending, score_race
from mille_rules.state import Phase, Pile, SideScore
from mille_rules.views import View, view_for


class SideTally(NamedTuple):
    """The notes about a side at the end of a race, from which its score follows."""

    miles: int = 0
    safeties: Pile = ()
    #: Those of the safeties that were played as a coup fourré.
    coups: Pile = ()
    #: Only for a side that arrived: without a 200; with an empty draw pile.
    safe: bool = False
    delayed: bool = False
    #: True if it called the extension.
    called: bool = False

    @property
    def scored_miles(self) -> int:
        """The miles that score: all, since nobody has a handicap on paper."""
        return self.miles

    @property
    def shut_out(self) -> bool:
        """True if the side has no miles; paper does not tell those of safeties apart."""
        return not self.miles


#: One entry for each side.
RaceTally = tuple[SideTally, ...]


class TallyFaultCode(StrEnum):
    """Why a race cannot have ended as noted."""

    STEPS = "steps"
    TOO_FAR = "too-far"
    TWO_ARRIVE = "two-arrive"
    SAFETY_TWICE = "safety-twice"
    COUP_WITHOUT_SAFETY = "coup-without-safety"
    NOT_IN_DECK = "not-in-deck"
    NO_EXTENSION = "no-extension"
    TWO_CALL = "two-call"
    CALLED_TOO_EARLY = "called-too-early"


class TallyFault(NamedTuple):
    """A fault, the sides that have it, and the card or the miles that it is about."""

    code: TallyFaultCode
    sides: tuple[int, ...]
    card: Card | None = None
    miles: int = 0


class Tally(NamedTuple):
    """A score sheet: the rules, the players, games won before, and the races so far."""

    rules: RuleSet
    #: By seat.
    names: tuple[str, ...]
    #: By side.
    games: tuple[int, ...] = ()
    races: tuple[RaceTally, ...] = ()

    @property
    def seats(self) -> int:
        """The number of players."""
        return len(self.names)

    @property
    def sides(self) -> int:
        """The number of sides."""
        return self.rules.sides_for(self.seats)

    def with_race(self, index: int, race: RaceTally) -> "Tally":
        """Return the sheet with a race replaced, or appended."""
        return self._replace(races=(*self.races[:index], race, *self.races[index + 1 :]))

    def without_race(self, index: int) -> "Tally":
        """Return the sheet without a race."""
        return self._replace(races=self.races[:index] + self.races[index + 1 :])

    def empty_race(self) -> RaceTally:
        """Return a race without any miles or safeties."""
        return (SideTally(),) * self.sides


def target_of(rules: RuleSet, seats: int, race: RaceTally) -> int:
    """Return the miles that completed a race."""
    extended = rules.extendable(seats) and any(side.called for side in race)
    return rules.extension_target if extended else rules.target_for(seats)


def ending_of_tally(rules: RuleSet, seats: int, race: RaceTally) -> Ending:
    """Return how a race ended; who arrived follows from the miles."""
    target = target_of(rules, seats, race)
    arrived = [side for side, own in enumerate(race) if own.miles == target]
    completer = arrived[0] if len(arrived) == 1 else None
    delayed = completer is not None and race[completer].delayed
    callers = [side for side, own in enumerate(race) if own.called]
    return Ending(completer, delayed, callers[0] if callers else None)


def score_tally(rules: RuleSet, seats: int, race: RaceTally) -> tuple[SideScore, ...]:
    """Score a race; if it has faults, the score is that of the correct part."""
    return score_race(rules, race, ending_of_tally(rules, seats, race))


def best_score(rules: RuleSet, seats: int) -> SideScore:
    """Return the items of the highest score that a side can have in a race of so many players."""
    extended = rules.extendable(seats)
    miles = rules.extension_target if extended else rules.target_for(seats)
    best = SideTally(miles, SAFETIES, SAFETIES, safe=True)
    opponents = [SideTally()] * (rules.sides_for(seats) - 1)
    ending = Ending(completer=0, delayed=True, extension_by=0 if extended else None)
    return score_race(rules, (best, *opponents), ending)[0]


def faults(rules: RuleSet, seats: int, race: RaceTally) -> tuple[TallyFault, ...]:
    """Return the reasons why a race cannot have ended so; empty if there are none."""
    return (
        *_faults_of_miles(rules, seats, race),
        *_faults_of_safeties(rules, seats, race),
        *_faults_of_extension(rules, seats, race),
    )


def _faults_of_miles(rules: RuleSet, seats: int, race: RaceTally) -> Iterator[TallyFault]:
    target = target_of(rules, seats, race)
    for side, own in enumerate(race):
        if own.miles < 0 or own.miles % rules.step:
            yield TallyFault(TallyFaultCode.STEPS, (side,), miles=own.miles)
        elif own.miles > target:
            yield TallyFault(TallyFaultCode.TOO_FAR, (side,), miles=target)
    arrived = tuple(side for side, own in enumerate(race) if own.miles == target)
    if len(arrived) > 1:
        yield TallyFault(TallyFaultCode.TWO_ARRIVE, arrived, miles=target)


def _faults_of_safeties(rules: RuleSet, seats: int, race: RaceTally) -> Iterator[TallyFault]:
    deck = rules.deck_for(seats)
    for card in SAFETIES:
        holders = tuple(
            side for side, own in enumerate(race) for held in own.safeties if held is card
        )
        alone = tuple(
            side for side, own in enumerate(race) if card in own.coups and card not in own.safeties
        )
        if holders and not deck[card]:
            yield TallyFault(TallyFaultCode.NOT_IN_DECK, holders, card)
        elif len(holders) > 1:
            yield TallyFault(TallyFaultCode.SAFETY_TWICE, holders, card)
        if alone:
            yield TallyFault(TallyFaultCode.COUP_WITHOUT_SAFETY, alone, card)


def _faults_of_extension(rules: RuleSet, seats: int, race: RaceTally) -> Iterator[TallyFault]:
    callers = tuple(side for side, own in enumerate(race) if own.called)
    if not callers:
        return
    base = rules.target_for(seats)
    if not rules.extendable(seats):
        yield TallyFault(TallyFaultCode.NO_EXTENSION, callers)
    elif len(callers) > 1:
        yield TallyFault(TallyFaultCode.TWO_CALL, callers)
    elif race[callers[0]].miles < base:
        yield TallyFault(TallyFaultCode.CALLED_TOO_EARLY, callers, miles=base)


def view_of(tally: Tally) -> View:
    """Return a view of the match after the last race, for the score sheet."""
    rules, seats = tally.rules, tally.seats
    state = new_match(rules, seats, games=tally.games)
    match = start = state.match
    for race in tally.races:
        # A race corrected later may have been played after the match was won: it counts.
        match = match._replace(winners=(), games=start.games)
        scores = score_tally(rules, seats, race)
        match = add_race(match, scores, rules.goal, rules.tie_policy)
    completer = ending_of_tally(rules, seats, tally.races[-1]).completer if tally.races else None
    state = state._replace(
        match=match._replace(race=len(tally.races)),
        race=state.race._replace(completer=completer),
        phase=Phase.OVER if match.winners else Phase.DEAL,
    )
    view = view_for(state, None)
    if not tally.races:
        return view
    # The miles are known as from a table, its cards are not.
    sides = zip(view.tableaux, tally.races[-1], strict=True)
    return view._replace(tableaux=tuple(cards._replace(miles=own.miles) for cards, own in sides))
