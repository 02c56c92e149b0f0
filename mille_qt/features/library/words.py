"""A match of the list in words: its columns, and what a search finds it by."""

import re
import unicodedata
from functools import lru_cache

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale

from mille_qt.session.matches.match_index import Entry
from mille_qt.session.matches.match_summary import Standing, Summary
from mille_qt.ui.texts import number, rule_set_name, side_name
from mille_qt.ui.texts.lists import listed
from mille_qt.ui.texts.names import isolated
from mille_rules.file_names import title_of

translate = QCoreApplication.translate

_DAY = 86_400
_ACCENTS = re.compile("[\u0300-\u036f]")


class RowWords:
    """Words in the language in force when it was made."""

    def __init__(self) -> None:
        self._locale = QLocale()
        self._rules = lru_cache(maxsize=None)(self._rule_words)
        self._days = lru_cache(maxsize=None)(self._day_words)
        self._practice = translate("Library", "practice")

    def date(self, entry: Entry) -> str:
        """When it was played last."""
        return self._locale.toString(_time(entry), QLocale.FormatType.ShortFormat)

    @staticmethod
    def players(entry: Entry) -> str:
        """Everybody by seat; the file's name where the file says nothing."""
        names = (isolated(name) for name in entry.summary.names if name)
        return listed(names) or isolated(entry.name)

    def result(self, entry: Entry, in_play: bool) -> str:
        """Who won by how much, or how far it has come."""
        summary = entry.summary
        if summary.standing is Standing.DAMAGED:
            return _damage(summary)
        points = " : ".join(number(points) for points in summary.points)
        if summary.standing is Standing.FINISHED:
            return translate("Library", "{won}, {points}").format(won=_won(summary), points=points)
        where = translate("Library", "Race {race}, {points}")
        if in_play:
            where = translate("Library", "In another window: race {race}, {points}")
        return where.format(race=number(max(1, summary.race)), points=points)

    def rules(self, entry: Entry) -> str:
        """The rule set, and whether it was changed."""
        return self._rules(entry.summary.rules, entry.summary.house)

    def notes(self, entry: Entry) -> str:
        """What it was called, and what is special about it."""
        summary = entry.summary
        title = isolated(title_of(entry.name))
        practice = self._practice if summary.practice else ""
        return " · ".join(filter(None, (title, summary.challenge, practice)))

    def sentence(self, entry: Entry, in_play: bool) -> str:
        """The whole row, for who cannot see it."""
        parts = (
            self.date(entry),
            self.players(entry),
            self.result(entry, in_play),
            self.rules(entry),
            self.notes(entry),
        )
        return ". ".join(filter(None, parts))

    def to_search(self, entry: Entry) -> str:
        """Everything that a search looks through, in plain letters."""
        day = self._days(entry.file.written // 1_000_000_000 // _DAY)
        players = " ".join(entry.summary.names) or entry.name
        parts = (day, players, self.rules(entry), self.notes(entry))
        return plain(" ".join(parts))

    def _day_words(self, day: int) -> str:
        # Noon, so that the day is the same in every time zone.
        noon = QDateTime.fromSecsSinceEpoch(day * _DAY + _DAY // 2).date()
        formats = (QLocale.FormatType.ShortFormat, QLocale.FormatType.LongFormat)
        return " ".join(self._locale.toString(noon, one) for one in formats)

    @staticmethod
    def _rule_words(name: str, house: bool) -> str:
        words = rule_set_name(name)
        if house:
            words = translate("Library", "{rules}, house rules").format(rules=words)
        return words


def plain(text: str) -> str:
    """Small letters without accents, so that `elodie` finds `Élodie`."""
    if text.isascii():
        return text.lower()
    return _ACCENTS.sub("", unicodedata.normalize("NFKD", text.casefold()))


def _time(entry: Entry) -> QDateTime:
    return QDateTime.fromMSecsSinceEpoch(entry.file.written // 1_000_000)


def _won(summary: Summary) -> str:
    if len(summary.winners) > 1:
        return translate("Library", "Draw")
    winner = side_name(summary.winners[0], summary.names, None)
    several = len(summary.names) > len(summary.points)
    text = translate("Library", "{names} won")
    if several:
        text = translate("Library", "{names} have won")
    return text.format(names=winner)


def _damage(summary: Summary) -> str:
    if summary.fault and summary.moves:
        text = translate("Library", "Damaged from line {line} on; the beginning can be opened")
        return text.format(line=number(summary.fault))
    return translate("Library", "Damaged: nothing in it can be opened")
