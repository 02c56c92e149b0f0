"""Matches of a group as comma-separated values."""

import csv
import io
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime

from mille_qt.features.evenings.periods import evening_of
from mille_qt.features.evenings.standings import share_of
from mille_qt.session.match_outcome import MatchOutcome

COLUMNS = (
    "evening",
    "ended",
    "origin",
    "player",
    "side",
    "points",
    "difference",
    "result",
    "helped",
)


def csv_text(names: Sequence[str], matches: Iterable[MatchOutcome]) -> str:
    """Return a line for each match and person, with a header; docs/evenings.md has the columns."""
    text = io.StringIO(newline="")
    writer = csv.writer(text)
    writer.writerow(COLUMNS)
    for match in matches:
        evening = evening_of(match.ended).isoformat()
        ended = datetime.fromtimestamp(match.ended, UTC).isoformat(timespec="seconds")
        for name in names:
            own = share_of(match, name)
            played = (own.side, own.points, own.difference, _result(match, own.side))
            writer.writerow((evening, ended, match.origin, name, *played, int(match.helped)))
    return text.getvalue()


def _result(match: MatchOutcome, side: int) -> str:
    if side not in match.winners:
        return "lost"
    return "won" if len(match.winners) == 1 else "drawn"
