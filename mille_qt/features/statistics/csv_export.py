"""The statistics as comma-separated values."""

import csv
import io
from collections.abc import Iterable
from datetime import UTC, datetime

from mille_qt.features.statistics.race_rows import RaceRow


def csv_text(rows: Iterable[RaceRow]) -> str:
    """Return all rows as comma-separated values with a header.

    Times are in UTC. docs/statistics.md describes the columns.
    """
    text = io.StringIO(newline="")
    writer = csv.writer(text)
    writer.writerow(RaceRow._fields)
    for row in rows:
        ended = datetime.fromtimestamp(row.ended, UTC).isoformat(timespec="seconds")
        writer.writerow(row._replace(ended=ended))  # type: ignore[arg-type]
    return text.getvalue()
