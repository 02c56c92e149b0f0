"""The chance to win the match, by the points that each side still needs."""

from collections.abc import Sequence

__all__ = ["Equity"]

#: Points from one line of the table to the next.
STEP = 100
#: Lines and columns: from nothing needed to the whole of a match.
LINES = 51
_MOST = STEP * (LINES - 1)


class Equity:
    """A table of chances by the needs of two sides, with interpolation."""

    def __init__(self, table: Sequence[Sequence[float]]) -> None:
        """Take the chances of the side whose need is the line against that of the column."""
        self.table = table

    def of_two(self, need: int, other: int) -> float:
        """Return the chance of a side against one that needs `other` points."""
        if need <= 0 or other <= 0:
            return 0.5 if need == other else float(need < other)
        most = max(need, other)
        if most > _MOST:
            # A longer match than the table's: as far from the end in proportion.
            need, other = need * _MOST // most, other * _MOST // most
        row, right = divmod(need, STEP)
        column, down = divmod(other, STEP)
        table = self.table
        if row == LINES - 1:
            row, right = row - 1, STEP
        if column == LINES - 1:
            column, down = column - 1, STEP
        upper = table[row][column] * (STEP - down) + table[row][column + 1] * down
        lower = table[row + 1][column] * (STEP - down) + table[row + 1][column + 1] * down
        return (upper * (STEP - right) + lower * right) / (STEP * STEP)

    def of(self, needs: Sequence[int], side: int) -> float:
        """Return the chance of a side among two or three, by their needs."""
        if len(needs) == 2:
            return self.of_two(needs[side], needs[1 - side])
        shares = []
        for own, need in enumerate(needs):
            share = 1.0
            for other, its in enumerate(needs):
                if other != own:
                    share *= self.of_two(need, its)
            shares.append(share)
        total = sum(shares)
        return shares[side] / total if total else 1 / len(needs)
