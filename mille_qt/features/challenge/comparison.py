"""The comparison of two tables at a challenge: figures and rows of text."""

from collections.abc import Sequence
from itertools import accumulate, count
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from mille_qt.features.challenge.team_names import table_name, team_names
from mille_qt.ui.figure_tiles import FigureText
from mille_qt.ui.texts import number, signed
from mille_rules.challenge import Challenge
from mille_rules.duplicate import Board, compare
from mille_rules.record import Record

translate = QCoreApplication.translate


class Comparison(NamedTuple):
    """The boards of two tables, seen from one side of the first table."""

    challenge: Challenge
    #: The names at both tables, and those of the teams.
    tables: tuple[str, str]
    teams: tuple[str, str]
    boards: tuple[Board, ...]
    swings: tuple[int, ...]

    @property
    def figures(self) -> list[FigureText]:
        """The total of both teams, and how many races each has won."""
        total = sum(self.swings)
        won = translate("Challenge", "Races won: {count}")
        return [
            FigureText(team, signed(total * sign), won.format(count=number(self._won(sign))))
            for team, sign in zip(self.teams, (1, -1), strict=True)
        ]

    def _won(self, sign: int) -> int:
        return sum(swing * sign > 0 for swing in self.swings)

    @property
    def rows(self) -> list[list[str]]:
        """The race, the points at both tables, the difference and the total, for each race."""
        totals = accumulate(self.swings)
        rows = zip(count(1), self.boards, self.swings, totals, strict=False)
        return [
            [number(race), *map(_points, board), signed(swing), signed(total)]
            for race, board, swing, total in rows
        ]


def compared(
    challenge: Challenge, first: Record, second: Record, side: int, races: int | None = None
) -> Comparison:
    """Compare the cards of a side in the first races, by default all; raises DuplicateError."""
    boards = compare(challenge, first, second)[:races]
    swings = tuple(board.swing(side) for board in boards)
    tables = table_name(first), table_name(second)
    return Comparison(challenge, tables, team_names(first, second, side), boards, swings)


def headings() -> list[str]:
    """Return the headings of the columns of `rows`."""
    return [
        translate("Challenge", "Race"),
        translate("Challenge", "Table 1"),
        translate("Challenge", "Table 2"),
        translate("Challenge", "Difference"),
        translate("Challenge", "Total"),
    ]


def difference_note() -> str:
    """Explain the difference."""
    return translate(
        "Challenge",
        "Difference: the score with these cards at table 1 minus the score at table 2. A score "
        "is a side’s points minus those of each opponent.",
    )


def _points(points: Sequence[int]) -> str:
    return " : ".join(map(number, points))
