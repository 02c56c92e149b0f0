"""The texts of a review: decisions and their cost, luck, and who judges."""

from collections.abc import Sequence

from PySide6.QtCore import QObject

from mille_qt.ui.texts import advice
from mille_qt.ui.texts.cards import card_name, number
from mille_qt.ui.texts.cards import points as points_text
from mille_qt.ui.texts.levels import level_name
from mille_qt.ui.texts.names import isolated
from mille_rules.computer.explanations.explaining import Choice
from mille_rules.computer.explanations.questions import JUDGE
from mille_rules.computer.explanations.reviewing import (
    Grade,
    Judged,
    ReviewSummary,
    Weighed,
    knows_chances,
)


class ReviewTexts(QObject):
    """The texts of a review of a seat; `own` if its player is the reader."""

    def __init__(
        self,
        names: Sequence[str],
        sides: Sequence[str],
        seat: int,
        *,
        own: bool,
        by_races: bool = False,
    ) -> None:
        """`sides` are the names of the sides as seen from the seat.

        Where races decide the match (`by_races`), results are chances and no points.
        """
        super().__init__()
        self._by_races = by_races
        self._names, self._sides, self._seat, self._own = names, sides, seat, own

    @property
    def _name(self) -> str | None:
        return None if self._own else isolated(self._names[self._seat])

    # -- one decision ------------------------------------------------------------

    def list_entry(self, judged: Judged) -> str:
        """Return two lines for a decision: its grade, and the move."""
        turn = self.tr("Turn {turn}").format(turn=number(judged.decision.turn))
        head = [turn, advice.grade(judged.grade)]
        if judged.grade is not Grade.BEST:
            head.append(self._loss(judged))
        return f"{' · '.join(head)}\n{self._played_there(judged)}{self._better(judged)}"

    def _played_there(self, judged: Judged) -> str:
        """Return the move for a list below a heading with the player's name."""
        if self._own:
            return self.played(judged)
        return advice.done_there(judged.decision.played, self._sides)

    def played(self, judged: Judged) -> str:
        """Return the move that was played."""
        return advice.done(judged.decision.played, self._name, self._sides)

    def _better(self, judged: Judged) -> str:
        if judged.grade is Grade.BEST:
            return ""
        return " " + self.tr("Better: {move}.").format(move=self.best(judged))

    def best(self, judged: Judged) -> str:
        """Return the best move, starting with a lower-case letter."""
        return advice.advised(judged.best.move, judged.decision.question.view, self._sides)

    def _loss(self, judged: Judged) -> str:
        points = advice.more_points(-judged.points_lost)
        if self._by_races:
            return advice.more_chance(-judged.chance_lost)
        if judged.chance is None:
            return points
        return f"{points}, {advice.more_chance(-judged.chance_lost)}"

    def expected(self, judged: Judged, choice: Choice) -> str:
        """Return the expected result of a move."""
        points = advice.more_points(choice.value)
        if judged.chance is None:
            return self.tr("Expected: {points} in the race.").format(points=points)
        text = self.tr("Expected: {points} in the race, {chance} chance of winning the match.")
        if self._by_races:
            text = self.tr("Expected: {chance} chance of winning the match.")
        return text.format(points=points, chance=advice.chance(choice.win))

    def reasons_for(self, judged: Judged) -> list[str]:
        """Return the reasons for the best move."""
        found = judged.reasons_for
        if judged.grade is Grade.BEST:
            found = tuple(reason for reason in judged.best.reasons if not reason.against)
        elif not (found or judged.reasons_against):
            return [self.tr("No single reason; it is better overall.")]
        return advice.reasons(found, self._sides)

    def reasons_against(self, judged: Judged) -> list[str]:
        """Return the reasons against the move that was played."""
        return advice.reasons(judged.reasons_against, self._sides)

    # -- the whole race ------------------------------------------------------------

    def summary(self, summary: ReviewSummary) -> str:
        """Return how many decisions were best, and the points lost."""
        if not summary.decisions:
            return self.tr("There were no decisions in this race.")
        text = self.tr("Decisions: {count}; best moves: {best}. Lost: {points}.")
        if summary.best == summary.decisions:
            text = self.tr("Decisions: {count}; always the best move.")
        lost = points_text(round(summary.points_lost))
        if self._by_races:
            lost = advice.chance(summary.chance_lost)
        return text.format(
            points=lost,
            count=number(summary.decisions),
            best=number(summary.best),
        )

    def luck(self, summary: ReviewSummary) -> str:
        """Return how lucky the draws were."""
        lucky, unlucky = summary.luckiest, summary.unluckiest
        if lucky is None or unlucky is None:
            return ""
        total = round(summary.luck_points)
        if total >= 0:
            text = self.tr("Luck: the draws were worth {points} more than average.")
        else:
            text = self.tr("Luck: the draws were worth {points} less than average.")
        sentences = [] if self._by_races else [text.format(points=points_text(abs(total)))]
        if summary.luck_chance is not None:
            text = self.tr("Chance of winning the match: {chance}.")
            sentences.append(text.format(chance=advice.more_chance(summary.luck_chance)))
        if lucky.points > 0:
            text = self.tr("Luckiest draw: {card}, turn {turn} ({points}).")
            sentences.append(self._draw(text, lucky))
        if unlucky.points < 0:
            text = self.tr("Unluckiest draw: {card}, turn {turn} ({points}).")
            sentences.append(self._draw(text, unlucky))
        return " ".join(sentences)

    def _draw(self, text: str, draw: Weighed) -> str:
        worth = advice.more_points(draw.points)
        if self._by_races and draw.chance is not None:
            worth = advice.more_chance(draw.chance)
        return text.format(
            card=card_name(draw.card),
            turn=number(draw.draw.turn),
            points=worth,
        )

    def judge_note(self, seats: int) -> str:
        """Return a note on who judges."""
        if knows_chances(seats, self._by_races):
            text = self.tr(
                "Judged by the strongest computer player ({level}) from what was visible at the "
                "time. It makes mistakes, too. Luck counts the player’s own draws only."
            )
            return text.format(level=level_name(JUDGE))
        text = self.tr(
            "Judged by the strongest computer player ({level}) from what was visible at the "
            "time. It makes mistakes, too, and can’t estimate winning chances at this table. "
            "Luck counts the player’s own draws only."
        )
        return text.format(level=level_name(JUDGE))

    def curve_text(self, judged: Judged) -> str:
        """Return the text for a decision on the curve."""
        if judged.chance is not None:
            text = self.tr("Turn {turn}: {chance} chance of winning the match")
            amount = advice.chance(judged.chance)
        else:
            text = self.tr("Turn {turn}: {chance} expected in the race")
            amount = advice.more_points(judged.best.value)
        return text.format(turn=number(judged.decision.turn), chance=amount)
