"""The texts of the statistics, for the screen and for screen readers."""

from collections.abc import Sequence

from PySide6.QtCore import QDateTime, QLocale

from mille_qt.features.statistics.figure_tiles import FigureText
from mille_qt.features.statistics.figures import (
    Figures,
    Opponent,
    PlayedRace,
    Share,
    opponent_of,
    running_average,
)
from mille_qt.session.sqlite_file import Trouble
from mille_qt.ui.report import Report, ReportColumn, ReportRow
from mille_qt.ui.texts.cards import number
from mille_qt.ui.texts.levels import level_name
from mille_qt.ui.texts.names import isolated, listed
from mille_qt.ui.texts.rules import rule_set_name
from mille_qt.ui.texts.scores import score_item
from mille_qt.ui.texts.turns import names_together
from mille_qt.ui.translation import translate

DASH = "–"
#: The score items in the table of races.
_ITEMS = ("distance", "safeties", "coups")


def trouble_text(trouble: Trouble) -> str:
    """Say why races are not saved, and what happens to them."""
    reasons = {
        Trouble.BUSY: translate("Statistics", "another program is using the file"),
        Trouble.FULL: translate("Statistics", "the disk is full"),
        Trouble.NO_ACCESS: translate("Statistics", "the folder can’t be used"),
    }
    text = translate(
        "Statistics",
        "The statistics can’t be saved: {reason}. Mille keeps trying.",
    )
    return text.format(reason=reasons[trouble])


def opponent_name(opponent: Opponent) -> str:
    """Return the name of an opponent, or of all people together if it has no name."""
    if opponent.level:
        return level_name(opponent.level)
    return opponent.name or translate("Statistics", "People")


def result_name(result: str) -> str:
    """Return the result of a match, empty while it is not over."""
    return {
        "won": translate("Statistics", "won"),
        "drawn": translate("Statistics", "drawn"),
        "lost": translate("Statistics", "lost"),
    }.get(result, "")


def decimal(value: float | None) -> str:
    """Return a number with one decimal place, a dash for None."""
    return DASH if value is None else QLocale().toString(value, "f", 1)


def rounded(value: float | None) -> str:
    """Return a rounded number, a dash for None."""
    return DASH if value is None else number(round(value))


def share_text(share: Share) -> str:
    """Return a share like `12 of 20`."""
    text = translate("Statistics", "{some} of {all}")
    return text.format(some=number(share.some), all=number(share.all))


def percent(share: Share) -> str:
    """Return a share like `60%`, empty if the total is 0."""
    if share.percent is None:
        return ""
    return translate("Statistics", "{number}%").format(number=number(share.percent))


def figure_texts(figures: Figures) -> list[FigureText]:
    """Return all figures in the order in which they are shown."""
    drawn = translate("Statistics", "{number} drawn").format(number=number(figures.drawn))
    matches = " · ".join(filter(None, (percent(figures.matches), drawn if figures.drawn else "")))
    longest = translate("Statistics", "longest: {number}")
    arrived = translate("Statistics", "trips completed: {number}")
    points, coups = figures.average_points, figures.coups_per_race
    return [
        FigureText(
            translate("Statistics", "Matches won"),
            share_text(figures.matches),
            matches,
        ),
        FigureText(
            translate("Statistics", "Won in a row"),
            number(figures.streak),
            longest.format(number=number(figures.longest_streak)),
        ),
        FigureText(
            translate("Statistics", "Races"),
            number(figures.arrived.all),
            arrived.format(number=number(figures.arrived.some)),
        ),
        FigureText(translate("Statistics", "Points per race"), rounded(points)),
        FigureText(translate("Statistics", "Best race"), rounded(figures.best_race)),
        FigureText(translate("Statistics", "Coups fourrés per race"), decimal(coups)),
    ]


def race_report(races: Sequence[PlayedRace]) -> Report:
    """Return a table of races, the latest first."""
    return Report(
        [
            ReportColumn(translate("Statistics", "Date")),
            ReportColumn(translate("Statistics", "Against"), wide=True),
            ReportColumn(translate("Statistics", "Rules")),
            ReportColumn(translate("Statistics", "Race"), figures=True),
            ReportColumn(translate("Statistics", "Points"), figures=True),
            *(ReportColumn(score_item(item), figures=True) for item in _ITEMS),
            ReportColumn(translate("Statistics", "Match"), figures=True),
        ],
        [ReportRow(_cells(race)) for race in reversed(races)],
    )


def _cells(race: PlayedRace) -> list[str]:
    own = race.own
    when = QDateTime.fromSecsSinceEpoch(round(own.ended))
    met = dict.fromkeys(opponent_name(opponent_of(row)) for row in race.opponents)
    house = translate("Statistics", "House rules")
    return [
        QLocale().toString(when, QLocale.FormatType.ShortFormat),
        names_together(tuple(met)),
        house if own.house_rules else rule_set_name(own.rules),
        number(own.race),
        *("" if own.by_races else number(getattr(own, item)) for item in ("total", *_ITEMS)),
        result_name(own.result),
    ]


def points_in_words(points: Sequence[int]) -> str:
    """Describe the chart of points race by race."""
    text = translate("Statistics", "Races: {count}, with {low} to {high} points. Last: {latest}.")
    last = listed(number(total) for total in points[-10:])
    average = translate("Statistics", "Average of the last ten: {points}.")
    return " ".join(
        (
            text.format(
                count=number(len(points)),
                low=number(min(points)),
                high=number(max(points)),
                latest=last,
            ),
            average.format(points=rounded(running_average(points)[-1])),
        )
    )


def shares_in_words(shares: Sequence[tuple[str, Share, str]]) -> str:
    """Describe the chart of matches won."""
    text = translate("Statistics", "{name}: {share} won, {percent}.")
    return " ".join(
        text.format(name=isolated(name), share=share_text(share), percent=percent(share))
        for name, share, _ in shares
    )
