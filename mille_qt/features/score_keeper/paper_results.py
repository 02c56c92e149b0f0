"""The results of matches with real cards, from the score sheets on disk."""

import logging
from collections.abc import Iterator
from pathlib import Path

from mille_qt.features.score_keeper.sheet_json import SavedSheet, read_text
from mille_qt.features.score_keeper.sheet_store import FILE_NAME, FINISHED_FOLDER
from mille_qt.session.match_outcome import MatchOrigin, MatchOutcome, SideResult
from mille_qt.ui.paths import files_in
from mille_rules.tallies import view_of

_LOG = logging.getLogger(__name__)


def paper_results(folder: Path) -> list[MatchOutcome]:
    """Return the results of the sheets in the program's data folder whose matches were won."""
    files = [folder / FILE_NAME, *files_in(folder / FINISHED_FOLDER, "*.json")]
    return [_result(sheet, sheet.won) for sheet in _readable(files) if sheet.won is not None]


def _readable(files: list[Path]) -> Iterator[SavedSheet]:
    for path in files:
        try:
            yield read_text(path.read_bytes())
        except FileNotFoundError:
            continue
        except (OSError, ValueError) as error:
            _LOG.warning("%s is left out of the standings: %s", path, error)


def _result(sheet: SavedSheet, won: float) -> MatchOutcome:
    names, match = sheet.tally.names, view_of(sheet.tally).match
    sides = sheet.tally.sides
    return MatchOutcome(
        match_id="",
        ended=won,
        sides=tuple(
            SideResult(people=names[side::sides], computers=(), points=points)
            for side, points in enumerate(match.points)
        ),
        winners=match.winners,
        origin=MatchOrigin.PAPER,
    )
