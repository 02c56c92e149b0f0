"""The texts of the evenings, for screen, paper and screen readers."""

from collections.abc import Sequence
from datetime import datetime

from PySide6.QtCore import QDate, QLocale, QObject

from mille_qt.features.evenings.standings import DAYBREAK, Period, PeriodKind, PersonTotals
from mille_qt.session.match_outcome import MatchOrigin, MatchOutcome
from mille_qt.ui.texts.cards import number, signed
from mille_qt.ui.texts.names import before_figure, isolated, listed
from mille_qt.ui.texts.turns import names_together
from mille_qt.ui.translation import translate

NIGHTFALL = 18  # o'clock: from then today is called tonight


class EveningCounts(QObject):
    """Plural forms, which lupdate finds only in `self.tr`."""

    def standings(self, matches: int) -> str:
        """Return the heading of the standings."""
        return self.tr("Standings after %Ln matches", "", matches)

    def won(self, matches: int) -> str:
        """Return a number of matches that somebody has won."""
        return self.tr("%Ln matches won", "", matches)


def period_text(period: Period) -> str:
    """Return the name of a period."""
    if period.kind is PeriodKind.ALL:
        return translate("Evenings", "All time")
    first, locale = period.first, QLocale()
    if period.kind is PeriodKind.EVENING:
        day = QDate(first.year, first.month, first.day)
        return locale.toString(day, QLocale.FormatType.LongFormat)
    if period.kind is PeriodKind.YEAR:
        return str(first.year)
    month = locale.standaloneMonthName(first.month)
    return translate("Evenings", "{month} {year}").format(month=month, year=first.year)


def today_line(standings: Sequence[PersonTotals], now: datetime) -> str:
    """Return how often each person has won since the evening began; `now` is local."""
    text = translate("Evenings", "Today: {won}")
    if now.hour >= NIGHTFALL or (now - DAYBREAK).date() != now.date():
        text = translate("Evenings", "Tonight: {won}")
    return text.format(won=won_line(standings))


def won_line(standings: Sequence[PersonTotals]) -> str:
    """Return how often each person has won."""
    text = translate("Evenings", "{name} {won}", "a person and the number of matches won")
    return listed(
        text.format(name=before_figure(isolated(p.name)), won=number(p.won)) for p in standings
    )


def totals_in_words(person: PersonTotals) -> str:
    """Return the line of a person as a sentence."""
    text = translate("Evenings", "{rank}. {name}: {won}, points: {points}, difference: {signed}")
    return text.format(
        rank=number(person.rank),
        name=isolated(person.name),
        won=EveningCounts().won(person.won),
        points=number(person.points),
        signed=signed(person.difference),
    )


def notes_text(match: MatchOutcome) -> str:
    """Return where a match was played, and what is special about it."""
    origin = {
        MatchOrigin.SCREEN: "",
        MatchOrigin.NETWORK: translate("Evenings", "on the network"),
        MatchOrigin.PAPER: translate("Evenings", "paper cards"),
    }
    helped = translate("Evenings", "with help") if match.helped else ""
    draw = translate("Evenings", "draw") if len(match.winners) > 1 else ""
    return " · ".join(filter(None, (draw, origin[match.origin], *_computers(match), helped)))


def _computers(match: MatchOutcome) -> list[str]:
    """Return the names and points of the sides of computer players."""
    points = translate("Evenings", "computer {names}: {points}")
    won = translate("Evenings", "won by computer {names}: {points}")
    return [
        (won if match.winners == (number_of,) else points).format(
            names=names_together(side.computers), points=number(side.points)
        )
        for number_of, side in enumerate(match.sides)
        if not side.people
    ]


def difference_note() -> str:
    """Explain the difference."""
    return translate(
        "Evenings",
        "Difference: your points minus those of each other side, added up over the matches. "
        "Settle this if you play for points.",
    )
