"""Remarks on the score sheet: a perfect race, a first win, a longest series."""

from collections.abc import Sequence

from mille_qt.features.statistics.figures import (
    PlayedRace,
    RaceFilter,
    figures_of,
    selection,
)
from mille_qt.features.statistics.race_rows import RaceRow
from mille_qt.ui.texts.cards import number
from mille_qt.ui.texts.levels import level_name
from mille_qt.ui.texts.names import isolated
from mille_qt.ui.texts.turns import names_together
from mille_qt.ui.translation import translate
from mille_rules.computer.levels.levels import LEVELS

#: Fewer matches won one after the other are no series.
SERIES = 3


def remarks_on_race(rows: Sequence[RaceRow]) -> list[str]:
    """Return a remark if people here have driven a perfect race, whose `rows` are these."""
    perfect = [
        row.player
        for row in rows
        if row.here and row.arrived and row.safe_trip and row.all_safeties
    ]
    if not perfect:
        return []
    text = translate(
        "Statistics",
        "A perfect race by {names}: the whole trip without a 200, and all four safeties.",
    )
    return [text.format(names=names_together(perfect))]


def remarks_on_match(rows: Sequence[RaceRow], match: str) -> list[str]:
    """Return remarks on people here who have won a match; `rows` are all that there are."""
    people = {row.player: None for row in rows if row.match == match and row.here}
    return [text for player in people for text in _remarks_on_player(rows, match, player)]


def _remarks_on_player(rows: Sequence[RaceRow], match: str, player: str) -> list[str]:
    selected = selection(rows, RaceFilter(player))
    finals = selected.finals
    # A match with help counts for neither.
    if not finals or finals[-1].own.match != match or finals[-1].own.result != "won":
        return []
    found = []
    level = _first_won_level(finals)
    if level:
        text = translate("Statistics", "The first win of {name} at the level {level}.")
        found.append(text.format(name=isolated(player), level=level_name(level)))
    streak = figures_of(selected).streak
    before = figures_of(selected._replace(finals=finals[:-streak])).longest_streak
    # Once: when it becomes longer than the one before, and not with each further match.
    if streak == max(before + 1, SERIES):
        text = translate("Statistics", "{name} has won {number} matches in a row, more than ever.")
        found.append(text.format(name=isolated(player), number=number(streak)))
    return found


def _first_won_level(finals: Sequence[PlayedRace]) -> str:
    """Return the highest level that is beaten for the first time with the last match, or none.

    Matches under house rules and with handicaps do not count.
    """
    won = [
        {row.level for row in race.opponents if row.level}
        for race in finals
        if race.own.result == "won" and not race.own.house_rules
    ]
    if finals[-1].own.house_rules:
        return ""
    new = won[-1].difference(*won[:-1])
    return max(new, key=list(LEVELS).index, default="")
