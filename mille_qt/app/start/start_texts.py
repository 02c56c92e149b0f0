"""Texts of the start page on the match to continue and the game to start."""

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale

from mille_qt.session.autosave import UnfinishedMatch
from mille_qt.session.hosted_matches import HostedMatch
from mille_qt.ui.setup.usual_game import UsualGame
from mille_qt.ui.texts import rule_set_name
from mille_qt.ui.texts.levels import level_name
from mille_qt.ui.texts.lists import listed
from mille_qt.ui.texts.names import isolated
from mille_rules import DEFAULT_RULES
from mille_rules.styles import play_of_kind

translate = QCoreApplication.translate


class MatchToContinue(NamedTuple):
    """A match that can be continued."""

    names: tuple[str, ...]
    race: int
    when: QDateTime
    #: Whether it is played on the network, hosted by this computer.
    hosted: bool = False


def saved_match(last: UnfinishedMatch | HostedMatch | None) -> MatchToContinue | None:
    """Summarise the match that can be continued."""
    if last is None:
        return None
    hosted = isinstance(last, HostedMatch)
    match = last.match if isinstance(last, HostedMatch) else last
    names = tuple(sitter.name for sitter in match.record.header.sitters)
    when = QDateTime.fromSecsSinceEpoch(round(match.when))
    return MatchToContinue(names, match.record.state.match.race, when, hosted)


def saved_words(saved: MatchToContinue) -> str:
    """Return players, race and time of a match to continue."""
    when = QLocale().toString(saved.when, QLocale.FormatType.ShortFormat)
    text = translate("StartPage", "{names} · race {race} · {when}")
    text = text.format(names=listed(map(isolated, saved.names)), race=saved.race, when=when)
    if saved.hosted:
        text = translate("StartPage", "On the network: {match}").format(match=text)
    return text


def game_words(game: UsualGame) -> str:
    """Return players, level and other differences from a usual game."""
    rules, sitters = game.header.rules, game.header.sitters
    plays = (play_of_kind(sitter.kind) for sitter in sitters)
    levels = {play.level for play in plays if play is not None}
    parts = [listed(isolated(sitter.name) for sitter in sitters)]
    if len(levels) == 1:
        level = level_name(*levels).lower()
        parts.append(translate("StartPage", "level: {level}").format(level=level))
    if rules != DEFAULT_RULES:
        parts.append(rule_set_name(rules.name))
    if rules.house_rules():
        parts.append(translate("StartPage", "house rules"))
    if game.practice:
        parts.append(translate("StartPage", "practice"))
    return " · ".join(parts)
