"""The texts of a listed match: its columns, its accessible text, and the text for searching."""

import re
import unicodedata
from functools import lru_cache

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale

from mille_qt.session.matches.match_index import IndexEntry
from mille_qt.session.matches.match_summary import MatchStatus, MatchSummary
from mille_qt.ui.texts.cards import number
from mille_qt.ui.texts.names import isolated
from mille_qt.ui.texts.rules import rule_set_name
from mille_qt.ui.texts.turns import names_together, side_name
from mille_rules.file_names import title_of
from mille_rules.rulesets import DEFAULT_RULES, ONE_RACE

translate = QCoreApplication.translate

_SECONDS_PER_DAY = 86_400
_ACCENTS = re.compile("[\u0300-\u036f]")


class MatchTexts:
    """The texts in the language at the time of construction."""

    def __init__(self) -> None:
        self._locale = QLocale()
        self._rules = lru_cache(maxsize=None)(self._rules_text)
        self._days = lru_cache(maxsize=None)(self._day_text)
        self._practice = translate("Library", "practice")

    def date(self, entry: IndexEntry) -> str:
        """Return when the match was last played."""
        return self._locale.toString(_time(entry), QLocale.FormatType.ShortFormat)

    @staticmethod
    def players(entry: IndexEntry) -> str:
        """Return the names by seat, or the file's name if it contains no match."""
        names = [name for name in entry.summary.names if name]
        return names_together(names or [entry.name])

    def result(self, entry: IndexEntry, in_play: bool) -> str:
        """Return who won and the points, or the current race and points."""
        summary = entry.summary
        if summary.standing is MatchStatus.DAMAGED:
            return _damage(summary)
        points = " : ".join(number(points) for points in summary.points)
        if summary.standing is MatchStatus.FINISHED:
            return translate("Library", "{won}, {points}").format(won=_won(summary), points=points)
        text = translate("Library", "Race {race}, {points}")
        if in_play:
            text = translate("Library", "In another window: race {race}, {points}")
        return text.format(race=number(max(1, summary.race)), points=points)

    def rules(self, entry: IndexEntry) -> str:
        """Return the rule set, whether house rules apply, and the length if it is not the usual."""
        summary = entry.summary
        return self._rules(summary.rules, summary.house, summary.match_target)

    def notes(self, entry: IndexEntry) -> str:
        """Return the title, the challenge, practice, and who has left the table."""
        summary = entry.summary
        title = isolated(title_of(entry.name))
        practice = self._practice if summary.practice else ""
        left = ""
        if summary.earlier:
            names = names_together(summary.earlier)
            left = translate("Library", "earlier with {names}").format(names=names)
        return " · ".join(filter(None, (title, summary.challenge, practice, left)))

    def accessible_text(self, entry: IndexEntry, in_play: bool) -> str:
        """Return the whole row as one text for screen readers."""
        parts = (
            self.date(entry),
            self.players(entry),
            self.result(entry, in_play),
            self.rules(entry),
            self.notes(entry),
        )
        return ". ".join(filter(None, parts))

    def search_text(self, entry: IndexEntry) -> str:
        """Return what the search looks through, in lower case without accents."""
        day = self._days(entry.file.written // 1_000_000_000 // _SECONDS_PER_DAY)
        players = " ".join(entry.summary.names) or entry.name
        parts = (day, players, self.rules(entry), self.notes(entry))
        return plain(" ".join(parts))

    def _day_text(self, day: int) -> str:
        # At noon the date is the same in nearly every time zone.
        noon = day * _SECONDS_PER_DAY + _SECONDS_PER_DAY // 2
        date = QDateTime.fromSecsSinceEpoch(noon).date()
        formats = (QLocale.FormatType.ShortFormat, QLocale.FormatType.LongFormat)
        return " ".join(self._locale.toString(date, one) for one in formats)

    @staticmethod
    def _rules_text(name: str, house: bool, match_target: int) -> str:
        rules = rule_set_name(name)
        if house:
            rules = translate("Library", "{rules}, house rules").format(rules=rules)
        if match_target == DEFAULT_RULES.match_target:
            return rules
        if match_target == ONE_RACE:
            return translate("Library", "{rules}, one race").format(rules=rules)
        text = translate("Library", "{rules}, to {points}")
        return text.format(rules=rules, points=number(match_target))


def plain(text: str) -> str:
    """Return a text in lower case without accents, so that `elodie` finds `Élodie`."""
    if text.isascii():
        return text.lower()
    return _ACCENTS.sub("", unicodedata.normalize("NFKD", text.casefold()))


def _time(entry: IndexEntry) -> QDateTime:
    return QDateTime.fromMSecsSinceEpoch(entry.file.written // 1_000_000)


def _won(summary: MatchSummary) -> str:
    if len(summary.winners) > 1:
        return translate("Library", "Draw")
    winner = side_name(summary.winners[0], summary.names, None)
    several = len(summary.names) > len(summary.points)
    text = translate("Library", "{names} won")
    if several:
        text = translate("Library", "{names} won", "a team")
    return text.format(names=winner)


def _damage(summary: MatchSummary) -> str:
    if summary.fault and summary.moves:
        text = translate("Library", "Damaged from line {line}; the first part can be opened")
        return text.format(line=number(summary.fault))
    return translate("Library", "Damaged; can’t be opened")
