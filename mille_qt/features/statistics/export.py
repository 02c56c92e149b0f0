"""The statistics for spreadsheets: a line for each seat in each race."""

import csv
import io
from collections.abc import Iterable
from datetime import UTC, datetime

from mille_qt.features.statistics.notes import Row


def csv_text(rows: Iterable[Row]) -> str:
    """All rows as comma-separated values below the names of their columns.

    Times are in UTC. docs/statistics.md says what the columns mean.
    """
    text = io.StringIO(newline="")
    writer = csv.writer(text)
    writer.writerow(Row._fields)
    for row in rows:
        ended = datetime.fromtimestamp(row.ended, UTC).isoformat(timespec="seconds")
        writer.writerow(row._replace(ended=ended))  # type: ignore[arg-type]
    return text.getvalue()
