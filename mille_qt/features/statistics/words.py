"""The figures of the statistics in words: for the screen, and for those who listen to it."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QLocale

from mille_qt.features.statistics.database import Trouble
from mille_qt.features.statistics.figures import (
    HOUSE_RULES,
    Bin,
    Figures,
    Kind,
    Opponent,
    Share,
    running_average,
)
from mille_qt.ui.texts import number, rule_set_name
from mille_qt.ui.texts.levels import level_name
from mille_qt.ui.texts.lists import listed
from mille_qt.ui.texts.names import isolated

translate = QCoreApplication.translate

NOTHING = "–"


class Words(NamedTuple):
    """A figure: what it is called, how much it is, and what belongs to it."""

    name: str
    value: str
    note: str = ""


def trouble_text(trouble: Trouble) -> str:
    """Why races are not on disk, and what becomes of them."""
    reasons = {
        Trouble.BUSY: translate("Statistics", "another program is using the file"),
        Trouble.FULL: translate("Statistics", "the disk is full"),
        Trouble.NO_ACCESS: translate("Statistics", "their folder cannot be used"),
    }
    text = translate(
        "Statistics",
        "The statistics are not being saved: {reason}. This is tried again for as long as the "
        "program runs.",
    )
    return text.format(reason=reasons[trouble])


def opponent_name(opponent: Opponent) -> str:
    """What an opponent is called; all people together where there is no name."""
    if opponent.level:
        return level_name(opponent.level)
    return opponent.name or translate("Statistics", "People")


def rules_name(name: str) -> str:
    """What a choice of rules is called."""
    return translate("Statistics", "House rules") if name == HOUSE_RULES else rule_set_name(name)


def kind_names() -> dict[Kind, str]:
    """What is counted apart, by name."""
    return {
        Kind.ORDINARY: translate("Statistics", "Ordinary matches"),
        Kind.PRACTICE: translate("Statistics", "Practice"),
        Kind.HINTED: translate("Statistics", "With hints"),
    }


def result_name(result: str) -> str:
    """How a match ended; nothing while it goes on."""
    return {
        "won": translate("Statistics", "won"),
        "drawn": translate("Statistics", "drawn"),
        "lost": translate("Statistics", "lost"),
    }.get(result, "")


def decimal(value: float | None) -> str:
    """A number with one decimal place, a dash for none."""
    return NOTHING if value is None else QLocale().toString(value, "f", 1)


def rounded(value: float | None) -> str:
    """A whole number, a dash for none."""
    return NOTHING if value is None else number(round(value))


def of(share: Share) -> str:
    """`12 of 20`."""
    text = translate("Statistics", "{some} of {all}")
    return text.format(some=number(share.some), all=number(share.all))


def percent(share: Share) -> str:
    """`60%`, nothing for a share of nothing."""
    if share.percent is None:
        return ""
    return translate("Statistics", "{number}%").format(number=number(share.percent))


def figure_words(figures: Figures) -> list[Words]:
    """All figures in the order in which they are shown."""
    drawn = translate("Statistics", "{number} drawn").format(number=number(figures.drawn))
    matches = [percent(figures.matches), drawn if figures.drawn else ""]
    longest = translate("Statistics", "longest: {number}")
    called = translate("Statistics", "of {number} called")
    return [
        Words(
            translate("Statistics", "Matches won"),
            of(figures.matches),
            " · ".join(filter(None, matches)),
        ),
        Words(
            translate("Statistics", "Won in a row"),
            number(figures.streak),
            longest.format(number=number(figures.longest_streak)),
        ),
        Words(translate("Statistics", "Races"), number(figures.races)),
        Words(translate("Statistics", "Points per race"), rounded(figures.average_points)),
        Words(translate("Statistics", "Best race"), rounded(figures.best_race)),
        Words(translate("Statistics", "Miles per race"), rounded(figures.average_miles)),
        Words(
            translate("Statistics", "Trips completed"),
            number(figures.arrived.some),
            percent(figures.arrived),
        ),
        Words(
            translate("Statistics", "Safe trips"),
            number(figures.safe_trips.some),
            percent(figures.safe_trips),
        ),
        Words(translate("Statistics", "Coups fourrés per race"), decimal(figures.coups_per_race)),
        Words(translate("Statistics", "All four safeties"), number(figures.all_safeties)),
        Words(translate("Statistics", "Shutouts"), number(figures.shutouts)),
        Words(
            translate("Statistics", "Extensions won"),
            number(figures.extensions.some),
            called.format(number=number(figures.extensions.all)),
        ),
    ]


def course_in_words(points: Sequence[int]) -> str:
    """What the chart of the races shows."""
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
    """What the chart of the matches shows."""
    text = translate("Statistics", "{name}: {share} won, {percent}.")
    return " ".join(
        text.format(name=isolated(name), share=of(share), percent=percent(share))
        for name, share, _ in shares
    )


def spread_in_words(bins: Sequence[Bin]) -> str:
    """What the chart of the points shows."""
    text = translate("Statistics", "{low} to {high} points: {races}.")
    return " ".join(
        text.format(low=number(b.low), high=number(b.high - 1), races=number(b.races))
        for b in bins
        if b.races
    )
