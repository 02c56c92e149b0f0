"""Texts of the start page on the match that it shows and the game to start."""

from collections.abc import Callable

from PySide6.QtCore import QDate, QLocale

from mille_qt.app.start.shown_match import ShownMatch, ShownSide
from mille_qt.ui.editions import edition_of
from mille_qt.ui.setup.usual_game import UsualGame
from mille_qt.ui.texts.cards import counted, miles, number
from mille_qt.ui.texts.handicaps import handicaps_in_words
from mille_qt.ui.texts.levels import level_name
from mille_qt.ui.texts.names import listed
from mille_qt.ui.texts.rules import match_length, rules_called
from mille_qt.ui.texts.statuses import short_status, status
from mille_qt.ui.texts.turns import names_together
from mille_qt.ui.translation import in_edition, translate
from mille_rules import DEFAULT_RULES, PRESETS
from mille_rules.state import Tableau
from mille_rules.styles import play_of_kind


def match_words(match: ShownMatch) -> str:
    """Return players, race and time of a match that has begun."""
    text = translate("StartPage", "{names} · race {race} · {when}")
    names = names_together([sitter.name for sitter in match.sitters])
    return _where(match, text.format(names=names, race=match.race, when=time_words(match)))


def continue_words(match: ShownMatch) -> str:
    """Return when and where a match was played last."""
    return _where(match, time_words(match))


def _where(match: ShownMatch, text: str) -> str:
    if not match.hosted:
        return text
    return translate("StartPage", "On the network: {match}").format(match=text)


def time_words(match: ShownMatch) -> str:
    """Return when a match was played last; empty if it has not begun."""
    if match.when is None:
        return ""
    played = match.when.date()
    time = QLocale().toString(match.when.time(), QLocale.FormatType.ShortFormat)
    days = played.daysTo(QDate.currentDate())
    if days == 0:
        return translate("StartPage", "Last played today, {time}").format(time=time)
    if days == 1:
        return translate("StartPage", "Last played yesterday, {time}").format(time=time)
    date = QLocale().toString(played, QLocale.FormatType.ShortFormat)
    return translate("StartPage", "Last played {date}, {time}").format(date=date, time=time)


def board_title(match: ShownMatch) -> str:
    """Return the heading above the sides of a match."""
    if match.when is None:
        return translate("StartPage", "Ready to start")
    if match.winners:
        names = [sitter.name for side in match.winners for sitter in match.sides[side].sitters]
        return translate("StartPage", "Won by {names}").format(names=names_together(names))
    return translate("StartPage", "Race {race}").format(race=match.race)


def board_note(match: ShownMatch) -> str:
    """Return how far the match goes, and when it ended."""
    if match.rules.one_race:
        text = translate("StartPage", "One-race match")
    elif match.rules.by_races:
        text = translate("StartPage", "Match to {races}")
        text = text.format(races=counted(match.rules.goal, match.rules))
    else:
        text = translate("StartPage", "Match to {points} points")
        text = text.format(points=number(match.rules.match_target))
    return f"{text} · {time_words(match)}" if match.winners else text


def side_names(side: ShownSide) -> str:
    """Return the names of the players of a side."""
    return names_together([sitter.name for sitter in side.sitters])


def side_words(
    match: ShownMatch, side: ShownSide, status_of: Callable[[Tableau], str] = short_status
) -> str:
    """Return how far a side has come, or how a side plays that has not begun."""
    if match.when is not None:
        with in_edition(edition_of(match.rules.name)):
            distance, standing = miles(side.tableau.miles), status_of(side.tableau)
        return distance if match.winners else f"{distance} · {standing}"
    plays = (play_of_kind(sitter.kind) for sitter in side.sitters)
    levels = (level_name(play.level) for play in plays if play is not None)
    return listed(levels)


def board_words(match: ShownMatch) -> str:
    """Return a description of the match for screen readers."""
    if match.when is None:
        return " – ".join(map(side_names, match.sides))
    said = translate("StartPage", "{names}: {points}, {distance}")
    return "; ".join(
        said.format(
            names=side_names(side),
            points=counted(side.points, match.rules),
            distance=side_words(match, side, lambda tableau: status(tableau, match.rules)),
        )
        for side in match.sides
    )


def game_words(game: UsualGame) -> str:
    """Return players, level and other differences from a usual game."""
    rules, sitters = game.header.rules, game.header.sitters
    plays = (play_of_kind(sitter.kind) for sitter in sitters)
    levels = {play.level for play in plays if play is not None}
    parts = [names_together([sitter.name for sitter in sitters])]
    if len(levels) == 1:
        level = level_name(*levels).lower()
        parts.append(translate("StartPage", "level: {level}").format(level=level))
    if rules.name != DEFAULT_RULES.name or rules.title:
        parts.append(rules_called(rules))
    if rules.house_rules() and not rules.title:
        parts.append(translate("StartPage", "house rules"))
    parts += [handicaps_in_words(rules, [sitter.name for sitter in sitters]).rstrip(".")]
    if rules.goal != PRESETS[rules.name].goal:
        parts.append(match_length(rules))
    if game.practice:
        parts.append(translate("StartPage", "practice"))
    return " · ".join(filter(None, parts))
