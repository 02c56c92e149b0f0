"""The questions of reviews and hints to the strongest player, and its answers as text.

The answers come from another process; parsing a wrong one raises ValueError or TypeError.
"""

import json
from typing import Any, NamedTuple, cast

from mille_rules.cards import Card
from mille_rules.computer.expert.imagine import imagined
from mille_rules.computer.explanations.explaining import Choice, rank
from mille_rules.computer.explanations.reasons import Reason, ReasonCode
from mille_rules.computer.heuristic.races import RaceEquity
from mille_rules.computer.knowledge import unseen
from mille_rules.computer.levels.levels import LEVELS
from mille_rules.computer.strategy import ValuingStrategy
from mille_rules.legal import legal_moves
from mille_rules.moves import Move
from mille_rules.views import View

#: The level that judges: the strongest.
JUDGE = "expert"


class RankQuestion(NamedTuple):
    """What is each choice worth? The answer is the choices, best first."""

    view: View
    choices: tuple[Move, ...]
    level: str = JUDGE

    def answer(self) -> tuple[Choice, ...]:
        """Think; KeyError for an unknown level."""
        return rank(self.view, self.choices, self.level)

    def written(self) -> str:
        """Answer, as a line of text."""
        rows = [
            [
                self.choices.index(choice.move),
                choice.value,
                choice.win,
                [[r.code, _slug(r.card), r.side, r.number] for r in choice.reasons],
            ]
            for choice in self.answer()
        ]
        return json.dumps(rows)

    def read(self, line: str) -> tuple[Choice, ...]:
        """Parse an answer."""
        rows = _rows(line, len(Choice._fields))
        if sorted(row[0] for row in rows) != list(range(len(self.choices))):
            raise ValueError("expected every choice once")
        return tuple(
            Choice(self.choices[place], float(value), float(win), tuple(map(_reason, reasons)))
            for place, value, win, reasons in rows
        )


class Drawable(NamedTuple):
    """A card that could have been drawn, and the worth of the hand with it."""

    card: Card
    #: The number of unseen cards of its kind.
    unseen: int
    #: The expected result of the race, and the chance to win the match.
    value: float
    win: float


class DrawQuestion(NamedTuple):
    """What was the drawn card worth, compared with every other? It is the last in the hand.

    The answer has every kind with unseen cards before the draw.
    """

    view: View
    level: str = JUDGE

    @property
    def card(self) -> Card:
        """The card that was drawn."""
        return self.view.hand[-1]

    def answer(self) -> tuple[Drawable, ...]:
        """Think; KeyError for an unknown level."""
        counts = list(unseen(self.view))
        counts[self.card] += 1
        return tuple(self._with(card, n) for card, n in zip(Card, counts, strict=True) if n)

    def _with(self, card: Card, count: int) -> Drawable:
        view, seat = self.view, self.view.seat
        assert seat is not None, "a spectator draws no card"
        view = view._replace(hand=(*view.hand[:-1], card))
        hands = tuple(view.hand if other == seat else () for other in range(view.setup.seats))
        strategy = cast("ValuingStrategy", LEVELS[self.level]())
        worths = strategy.values(view, legal_moves(imagined(view, hands, ()), seat))
        best = max(worths, key=lambda worth: (worth.win, worth.points))
        return Drawable(card, count, best.points, best.win)

    def written(self) -> str:
        """Answer, as a line of text."""
        return json.dumps([[each.card.slug, *each[1:]] for each in self.answer()])

    def read(self, line: str) -> tuple[Drawable, ...]:
        """Parse an answer."""
        rows = _rows(line, len(Drawable._fields))
        found = tuple(
            Drawable(Card.from_slug(c), int(n), float(v), float(w)) for c, n, v, w in rows
        )
        if all(drawable.card is not self.card for drawable in found):
            raise ValueError("expected the drawn card among the others")
        return found


class StandingQuestion(NamedTuple):
    """What is a side's chance to win the match between two races, by the points needed?

    Or by the races needed, if `by_races`.
    """

    needs: tuple[int, ...]
    side: int
    by_races: bool = False

    def answer(self) -> float:
        """Look the chance up; it is certain if the match is over."""
        if self.by_races:
            return RaceEquity().of(self.needs, self.side)
        # Imported when it is asked: the weights are large.
        from mille_rules.computer.learned.weights_file import shipped_equity

        return shipped_equity().of(self.needs, self.side)

    def written(self) -> str:
        """Answer, as a line of text."""
        return json.dumps([[self.answer()]])

    def read(self, line: str) -> float:
        """Parse an answer."""
        ((chance,),) = _rows(line, 1)
        return float(chance)


Question = RankQuestion | DrawQuestion | StandingQuestion
#: The answers to the questions.
Reply = tuple[Choice, ...] | tuple[Drawable, ...] | float


def _rows(line: str, width: int) -> list[Any]:
    rows = json.loads(line)
    whole = isinstance(rows, list) and all(isinstance(r, list) and len(r) == width for r in rows)
    if not whole:
        raise ValueError(f"expected rows of {width}, got {line[:40]!r}")
    return cast("list[Any]", rows)


def _reason(row: list[Any]) -> Reason:
    code, card, side, number = row
    return Reason(ReasonCode(code), None if card is None else Card.from_slug(card), side, number)


def _slug(card: Card | None) -> str | None:
    return None if card is None else card.slug
