"""The whole state of a match, with all secrets; only the engine makes the next one."""

from enum import StrEnum
from typing import NamedTuple

from mille_rules.cards import Card
from mille_rules.rulesets import SAFETY_MILES, RuleSet


class Phase(StrEnum):
    """The move that the table waits for."""

    DEAL = "deal"
    DRAW = "draw"
    PLAY = "play"
    ANSWER = "answer"
    EXTENSION = "extension"
    SHUFFLE = "shuffle"
    OVER = "over"


#: Phases without a race. (Reading a member through its class costs as much as a call in Python
#: 3.11, hence the module constants for members here and wherever moves are checked and made.)
BETWEEN_RACES = (Phase.DEAL, Phase.OVER)


class Status(StrEnum):
    """The status of a side: it may move, or why not."""

    ROLLING = "rolling"
    NOT_STARTED = "not-started"
    STOPPED = "stopped"
    NEEDS_ROLL = "needs-roll"
    ACCIDENT = "accident"
    OUT_OF_GAS = "out-of-gas"
    FLAT_TIRE = "flat-tire"


#: Battle hazards other than Stop, which always stop a side.
HAZARD_STATUS = {
    Card.ACCIDENT: Status.ACCIDENT,
    Card.OUT_OF_GAS: Status.OUT_OF_GAS,
    Card.FLAT_TIRE: Status.FLAT_TIRE,
}


Pile = tuple[Card, ...]
#: One pile per seat.
Hands = tuple[Pile, ...]


class Tableau(NamedTuple):
    """The cards of a side, each pile from bottom to top; made by `tableaux.tableau_of` only."""

    battle: Pile
    speed: Pile
    distance: Pile
    safeties: Pile
    #: Those of the safeties that were played as a coup fourré.
    coups: Pile
    #: Those of the safeties that count miles (rules 2.5).
    moving: Pile
    #: The miles of a handicap, which are driven before the race.
    start: int
    #: The rest follows from piles and rules, and is stored because every rule asks for it.
    miles: int
    status: Status
    limited: bool
    #: The cards that the side can take, and the hazards that it can be given, as Card bits.
    takes: int
    suffers: int

    def driven(self, distances: tuple[int, ...]) -> int:
        """Return the miles from the start on, those beyond the target included.

        `distances` are the miles of each distance card.
        """
        return self.start + miles_of(self.distance, distances, self.moving)

    @property
    def scored_miles(self) -> int:
        """The miles that score: not those of a handicap."""
        return self.miles - self.start

    @property
    def shut_out(self) -> bool:
        """True if there are no distance cards."""
        return not self.distance

    @property
    def safe(self) -> bool:
        """True if there is no 200 among its distance cards."""
        return Card.MILES_200 not in self.distance


def miles_of(distance: Pile, distances: tuple[int, ...], moving: Pile) -> int:
    """Return the miles of distance cards, by those of each kind, and of safeties that count."""
    return sum([distances[card] for card in distance]) + SAFETY_MILES * len(moving)


#: One tableau per side.
Tableaux = tuple[Tableau, ...]


class Question(NamedTuple):
    """A hazard that the attacked side may still answer with a coup fourré."""

    attacker: int
    side: int
    hazard: Card
    #: Seats that have not answered yet.
    waiting: tuple[int, ...]


class SideScore(NamedTuple):
    """The points of a side in a race, item by item."""

    distance: int
    safeties: int
    all_safeties: int
    coups: int
    trip: int
    delayed: int
    safe_trip: int
    extension: int
    shutout: int

    @property
    def total(self) -> int:
        """The sum of all items, in points."""
        return sum(self)


class Setup(NamedTuple):
    """The part of the state that never changes during a match."""

    rules: RuleSet
    seats: int
    sides: int


class MatchScore(NamedTuple):
    """The part of the state that changes from race to race."""

    #: Number of the latest race dealt, 0 before the first.
    race: int
    #: The seat that began that race.
    first: int
    #: Points of each side over all races scored.
    points: tuple[int, ...]
    #: Matches won by each side, including this one once it is over.
    games: tuple[int, ...]
    #: One row per race scored, one entry per side.
    races: tuple[tuple[SideScore, ...], ...]
    #: The sides that won the match, several after a draw; empty until its end.
    winners: tuple[int, ...]


class Race(NamedTuple):
    """The part of the state that seldom changes during a race."""

    #: All cards in the order drawn, those that are drawn again after a shuffle included.
    deck: Pile
    #: Miles that complete the trip.
    target: int
    #: The side that called the extension.
    extension_by: int | None
    #: The side that completed its trip.
    completer: int | None
    #: True once the discards have become the draw pile (rules 2.11).
    shuffled: bool = False


class State(NamedTuple):
    """The whole state, as a value; parts that seldom change are shared with the next one."""

    setup: Setup
    match: MatchScore
    race: Race
    phase: Phase
    #: The seat whose turn it is.
    turn: int
    #: The number of cards that have left the deck.
    drawn: int
    discards: Pile
    hands: Hands
    tableaux: Tableaux
    question: Question | None

    @property
    def draw_pile(self) -> int:
        """The number of cards that can still be drawn."""
        return len(self.race.deck) - self.drawn


#: `new_state(State, values)` is `State(*values)` without a Python function in between, at less than
#: half the cost: for the steps that nearly every move takes. The values are all ten, in order.
new_state = tuple.__new__


#: Phases in which the table waits for no seat.
_OF_THE_TABLE = (*BETWEEN_RACES, Phase.SHUFFLE)


def to_act(state: State) -> tuple[int, ...]:
    """The seats that the table waits for, none between races and while discards are shuffled."""
    if state.question is not None:
        return state.question.waiting
    return () if state.phase in _OF_THE_TABLE else (state.turn,)
