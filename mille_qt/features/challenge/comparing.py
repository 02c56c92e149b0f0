"""All results of one challenge among some matches, the best first."""

import logging
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from mille_rules.challenge import Challenge
from mille_rules.challenge_results import Result, challenge_of, results_of
from mille_rules.journal import read_file
from mille_rules.match_id import match_id
from mille_rules.record import Record
from mille_rules.record_lines import NotARecordError

_LOG = logging.getLogger(__name__)


class Compared(NamedTuple):
    """A result, and when its match was played last, in seconds since 1970."""

    result: Result
    played: float


def compared(challenge: Challenge, matches: Iterable[tuple[Record, float]]) -> list[Compared]:
    """The results in these matches, finished ones first, and among them the most points.

    A match that is there twice counts once, as it went on furthest.
    """
    furthest: dict[str, tuple[Record, float]] = {}
    for record, played in matches:
        if challenge_of(record) == challenge:
            key = match_id(record)
            known = furthest.get(key)
            if known is None or len(record.lines) > len(known[0].lines):
                furthest[key] = record, played
    found = [
        Compared(result, played)
        for record, played in furthest.values()
        for result in results_of(record)
    ]
    return sorted(found, key=lambda one: (not one.result.over, -one.result.total, one.played))


def read_matches(files: Iterable[tuple[Path, float]]) -> Iterable[tuple[Record, float]]:
    """The records in some files, with the time that stands beside each; those that are none go."""
    for path, played in files:
        try:
            yield read_file(path).record, played
        except (OSError, NotARecordError) as error:
            _LOG.info("%s is left out of a comparison: %s", path, error)
