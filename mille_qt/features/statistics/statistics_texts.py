"""The texts of the statistics, for the screen and for screen readers."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QLocale

from mille_qt.features.statistics.database import Trouble
from mille_qt.features.statistics.figures import (
    HOUSE_RULES,
    Bin,
    Figures,
    Opponent,
    RaceKind,
    Share,
    running_average,
)
from mille_qt.ui.figure_tiles import FigureText
from mille_qt.ui.texts import number, rule_set_name
from mille_qt.ui.texts.levels import level_name
from mille_qt.ui.texts.lists import listed
from mille_qt.ui.texts.names import isolated

translate = QCoreApplication.translate

DASH = "–"


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


def rules_name(name: str) -> str:
    """Return the name of a rule set or of house rules."""
    return translate("Statistics", "House rules") if name == HOUSE_RULES else rule_set_name(name)


def kind_names() -> dict[RaceKind, str]:
    """Return the names of the kinds of races."""
    return {
        RaceKind.ORDINARY: translate("Statistics", "Regular matches"),
        RaceKind.HINTED: translate("Statistics", "With hints"),
        RaceKind.AIDED: translate("Statistics", "With cards still out"),
        RaceKind.TAKEN_BACK: translate("Statistics", "With moves taken back"),
    }


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
    matches = [percent(figures.matches), drawn if figures.drawn else ""]
    longest = translate("Statistics", "longest: {number}")
    called = translate("Statistics", "of {number} called")
    return [
        FigureText(
            translate("Statistics", "Matches won"),
            share_text(figures.matches),
            " · ".join(filter(None, matches)),
        ),
        FigureText(
            translate("Statistics", "Won in a row"),
            number(figures.streak),
            longest.format(number=number(figures.longest_streak)),
        ),
        FigureText(translate("Statistics", "Races"), number(figures.races)),
        FigureText(translate("Statistics", "Points per race"), rounded(figures.average_points)),
        FigureText(translate("Statistics", "Best race"), rounded(figures.best_race)),
        FigureText(translate("Statistics", "Miles per race"), rounded(figures.average_miles)),
        FigureText(
            translate("Statistics", "Trips completed"),
            number(figures.arrived.some),
            percent(figures.arrived),
        ),
        FigureText(
            translate("Statistics", "Safe trips"),
            number(figures.safe_trips.some),
            percent(figures.safe_trips),
        ),
        FigureText(
            translate("Statistics", "Coups fourrés per race"), decimal(figures.coups_per_race)
        ),
        FigureText(translate("Statistics", "All four safeties"), number(figures.all_safeties)),
        FigureText(translate("Statistics", "Shutouts"), number(figures.shutouts)),
        FigureText(
            translate("Statistics", "Extensions won"),
            number(figures.extensions.some),
            called.format(number=number(figures.extensions.all)),
        ),
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


def spread_in_words(bins: Sequence[Bin]) -> str:
    """Describe the chart of races by points."""
    text = translate("Statistics", "{low} to {high} points: {races}.")
    return " ".join(
        text.format(low=number(b.low), high=number(b.high - 1), races=number(b.races))
        for b in bins
        if b.races
    )
