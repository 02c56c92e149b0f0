"""A table of texts as a value: shown on the screen, read aloud, printed, or written as CSV."""

import csv
import io
from collections.abc import Iterable, Sequence
from typing import NamedTuple


class ReportColumn(NamedTuple):
    """A column of a report."""

    heading: str
    #: Figures are aligned to the right.
    figures: bool = False
    #: The wide columns share the width that the others leave.
    wide: bool = False


class ReportRow(NamedTuple):
    """A row of a report."""

    #: A text for each column.
    cells: Sequence[str]
    #: The columns in bold.
    bold: Iterable[int] = ()
    #: What screen readers read for the whole row; by default they read each cell.
    words: str = ""


class Report(NamedTuple):
    """The columns and the rows of a table."""

    columns: Sequence[ReportColumn] = ()
    rows: Sequence[ReportRow] = ()

    @property
    def in_words(self) -> str:
        """All rows as sentences."""
        return ". ".join(row.words for row in self.rows)


def csv_text(headings: Iterable[str], rows: Iterable[Iterable[object]]) -> str:
    """Return a table as comma-separated values with a header (RFC 4180)."""
    text = io.StringIO(newline="")
    writer = csv.writer(text)
    writer.writerow(headings)
    writer.writerows(rows)
    return text.getvalue()
