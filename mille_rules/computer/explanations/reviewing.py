"""Review a race: what a seat's decisions were worth, and how lucky its draws were.

The strongest computer player judges what the seat could see at the time. The draws of others could
not be seen, so only the seat's own draws count as luck.
"""

from collections.abc import Callable, Iterator, Sequence
from enum import StrEnum
from typing import NamedTuple, cast

from mille_rules.cards import Card
from mille_rules.computer.expert.worth import Worth
from mille_rules.computer.explanations.explaining import Choice
from mille_rules.computer.explanations.own_moments import Decision, OwnDraw, RaceOfSeat
from mille_rules.computer.explanations.questions import Drawable, Question, Reply, StandingQuestion
from mille_rules.computer.explanations.reasons import Reason, ReasonCode
from mille_rules.state import MatchScore

#: Seat counts for which a review gives chances to win a match by points. For others it gives
#: points alone: there, chances have not been compared with results.
CHANCE_SEATS = (2,)
#: Points from which a decision is no longer one of the best, an inaccuracy, a mistake. Of the
#: decisions in 12 races of a sensible player that misses nothing, 1 in 11 were inaccurate or worse
#: and 1 in 140 mistakes; of a beginner 3 in 8, and 1 in 5.
NOT_BEST, INACCURATE, MISTAKEN = 5.0, 25.0, 80.0


class Grade(StrEnum):
    """The grade of a decision."""

    BEST = "best"
    FINE = "fine"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"


def knows_chances(seats: int, by_races: bool = False) -> bool:
    """True if chances to win the match are known for a number of seats.

    Where races decide the match, they have been compared with results at all tables.
    """
    return by_races or seats in CHANCE_SEATS


class Judged(NamedTuple):
    """A decision: the best move, the move played, and the reasons for the difference."""

    decision: Decision
    best: Choice
    played: Choice
    #: The reasons for the best move only; the reasons against the one played.
    reasons_for: tuple[Reason, ...]
    reasons_against: tuple[Reason, ...]
    #: None if chances are not known.
    chance: float | None

    @property
    def points_lost(self) -> float:
        """The expected loss in points; never negative."""
        return self.best.value - self.played.value

    @property
    def chance_lost(self) -> float:
        """The loss of the chance to win the match; 0 if it is not known."""
        return 0.0 if self.chance is None else self.best.win - self.played.win

    @property
    def cost(self) -> float:
        """The sort key of decisions: points, and chances converted to points."""
        if self.chance is None:
            return self.points_lost
        return Worth(self.points_lost, self.chance_lost).score

    @property
    def grade(self) -> Grade:
        """The grade of the decision."""
        if self.cost < NOT_BEST:
            return Grade.BEST
        if self.cost < INACCURATE:
            return Grade.FINE
        return Grade.INACCURACY if self.cost < MISTAKEN else Grade.MISTAKE


class Weighed(NamedTuple):
    """A draw and its luck: the worth of the card minus the average of all possible cards.

    In points of the race, and in the chance to win the match, None if not known.
    """

    draw: OwnDraw
    card: Card
    points: float
    chance: float | None


class ChanceBetweenRaces(NamedTuple):
    """The chance to win the match between two races; `seq` is the number of moves before."""

    seq: int
    chance: float


Found = Judged | Weighed | ChanceBetweenRaces
#: Answers a question.
Ask = Callable[[Question], Reply]


def judged(decision: Decision, ranked: Sequence[Choice]) -> Judged:
    """Judge a decision by its ranked choices."""
    setup = decision.question.view.setup
    known = knows_chances(setup.seats, setup.rules.by_races)
    best = ranked[0]
    played = next(choice for choice in ranked if choice.move == decision.played)
    # They are sorted by chances, and by points only if chances are equal: the move played must not
    # count as better than the best one in points.
    played = played._replace(value=min(played.value, best.value))
    one = Judged(decision, best, played, (), (), best.win if known else None)
    if one.grade is Grade.BEST:
        return one._replace(best=played, chance=played.win if known else None)
    reasons_for, reasons_against = rather(best.reasons, played.reasons)
    return one._replace(reasons_for=reasons_for, reasons_against=reasons_against)


def rather(
    best: Sequence[Reason], played: Sequence[Reason]
) -> tuple[tuple[Reason, ...], tuple[Reason, ...]]:
    """Return the reasons for the best move only, and those against the played one only."""
    # Gaining miles is no reason to prefer a move to one that gains more.
    further = [reason.number for reason in played if reason.code is ReasonCode.GOES_ON]
    reasons_for = [
        reason
        for reason in best
        if not (reason.against or reason in played)
        and not (reason.code is ReasonCode.GOES_ON and _is_outdone(reason, further))
    ]
    reasons_against = [reason for reason in played if reason.against and reason not in best]
    return tuple(reasons_for), tuple(reasons_against)


def _is_outdone(reason: Reason, further: Sequence[int | None]) -> bool:
    return any((miles or 0) >= (reason.number or 0) for miles in further)


def weighed(draw: OwnDraw, cards: Sequence[Drawable]) -> Weighed:
    """Compare a draw with all cards that could have been drawn."""
    card, total = draw.question.card, sum(each.unseen for each in cards)
    drawn = next(each for each in cards if each.card is card)
    points = sum(each.unseen * each.value for each in cards) / total
    win = sum(each.unseen * each.win for each in cards) / total
    setup = draw.question.view.setup
    known = knows_chances(setup.seats, setup.rules.by_races)
    return Weighed(draw, card, drawn.value - points, drawn.win - win if known else None)


class Reviewing:
    """A review made step by step: `question` is the next question, `take` receives its answer."""

    def __init__(self, race: RaceOfSeat) -> None:
        """Start with no question answered."""
        self._steps: list[tuple[Question, Decision | OwnDraw | int]] = [
            (moment.question, moment) for moment in race.moments
        ]
        setup = race.setup
        if knows_chances(setup.seats, setup.rules.by_races):
            side, rules = race.seat % setup.sides, setup.rules
            first = StandingQuestion(_needs(race.before, rules.goal), side, rules.by_races)
            last = StandingQuestion(_needs(race.after, rules.goal), side, rules.by_races)
            start = race.moments[0].seq if race.moments else race.last_seq
            self._steps = [(first, start), *self._steps, (last, race.last_seq)]
        self.found: list[Found] = []

    @property
    def steps(self) -> int:
        """The number of questions."""
        return len(self._steps)

    @property
    def question(self) -> Question | None:
        """The next question; None when the review is complete."""
        return self._steps[len(self.found)][0] if len(self.found) < self.steps else None

    def take(self, reply: Reply) -> Found:
        """Receive the answer to the question and return what was found."""
        _, moment = self._steps[len(self.found)]
        found: Found
        if isinstance(moment, Decision):
            found = judged(moment, cast("tuple[Choice, ...]", reply))
        elif isinstance(moment, OwnDraw):
            found = weighed(moment, cast("tuple[Drawable, ...]", reply))
        else:
            found = ChanceBetweenRaces(moment, cast("float", reply))
        self.found.append(found)
        return found


def review(reviewing: Reviewing, ask: Ask = lambda question: question.answer()) -> Iterator[Found]:
    """Answer the questions one by one; the review ends when the iterator is dropped."""
    while (question := reviewing.question) is not None:
        yield reviewing.take(ask(question))


class ReviewSummary(NamedTuple):
    """The figures of a review, or of its part so far."""

    decisions: int
    best: int
    points_lost: float
    chance_lost: float
    #: The luck of the seat's draws.
    luck_points: float
    luck_chance: float | None
    luckiest: Weighed | None
    unluckiest: Weighed | None


def summary(found: Sequence[Found]) -> ReviewSummary:
    """Return the figures of a review."""
    made = [one for one in found if isinstance(one, Judged)]
    draws = [one for one in found if isinstance(one, Weighed)]
    chances = [draw.chance for draw in draws if draw.chance is not None]
    by_luck = sorted(draws, key=lambda draw: draw.points)
    return ReviewSummary(
        len(made),
        sum(one.grade is Grade.BEST for one in made),
        sum(one.points_lost for one in made),
        sum(one.chance_lost for one in made),
        sum(draw.points for draw in draws),
        sum(chances) if chances else None,
        by_luck[-1] if by_luck else None,
        by_luck[0] if by_luck else None,
    )


def costliest(found: Sequence[Found]) -> list[Judged]:
    """Return the decisions sorted by cost, the highest first."""
    made = [one for one in found if isinstance(one, Judged)]
    return sorted(made, key=lambda one: -one.cost)


def _needs(match: MatchScore, target: int) -> tuple[int, ...]:
    return tuple(target - points for points in match.points)
