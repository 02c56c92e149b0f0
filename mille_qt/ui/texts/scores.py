"""Texts about the items of a score, and what an extension is worth."""

from collections.abc import Sequence
from typing import NamedTuple

from mille_qt.ui.texts.cards import number
from mille_qt.ui.translation import translate
from mille_rules.rulesets import RuleSet
from mille_rules.scoring import Ending, score_race
from mille_rules.state import SideScore
from mille_rules.view_analysis import bonuses_possible
from mille_rules.views import View

_POINTS_FIELD = {
    "safeties": "pts_safety",
    "all_safeties": "pts_all_safeties",
    "coups": "pts_coup",
    "trip": "pts_trip",
    "delayed": "pts_delayed",
    "safe_trip": "pts_safe_trip",
    "extension": "pts_extension",
    "shutout": "pts_shutout",
}
#: Items that a side can win several times.
_REPEATED = {"safeties", "coups"}


class ScoreWords(NamedTuple):
    """The names of the figures of a match: of points, or of races won."""

    #: The figures themselves, also as a heading.
    figures: str
    #: The sum of a race, and that of the match.
    race: str
    match: str
    #: The heading of the chart with the figures after each race.
    course: str
    #: A sentence about those from before the match, which has their `list`.
    carried: str
    #: Accessible names of tables.
    one_race: str
    all_races: str


def score_words(rules: RuleSet) -> ScoreWords:
    """Return what the figures of a match are called under some rules."""
    if rules.by_races:
        won = translate("Texts", "Races won")
        return ScoreWords(
            figures=won,
            race=translate("Texts", "Race won"),
            match=won,
            course=won,
            carried=translate("Texts", "Races won before: {list}."),
            one_race=translate("Texts", "Result of one race"),
            all_races=translate("Texts", "Results of all races; choose one to see it"),
        )
    return ScoreWords(
        figures=translate("Texts", "Points"),
        race=translate("Texts", "Race total"),
        match=translate("Texts", "Match total"),
        course=translate("Texts", "Points race by race"),
        carried=translate("Texts", "Points carried over: {list}."),
        one_race=translate("Texts", "Points of one race, item by item"),
        all_races=translate("Texts", "Points of all races; choose one to see its items"),
    )


def score_item(name: str) -> str:
    """Return the name of an item of the score, or of the total."""
    return {
        "distance": translate("Texts", "Miles"),
        "safeties": translate("Texts", "Safeties"),
        "all_safeties": translate("Texts", "All four safeties"),
        "coups": translate("Texts", "Coups fourrés"),
        "trip": translate("Texts", "Trip completed"),
        "delayed": translate("Texts", "Delayed action"),
        "safe_trip": translate("Texts", "Safe trip"),
        "extension": translate("Texts", "Extension"),
        "shutout": translate("Texts", "Shutout"),
        "total": translate("Texts", "Total"),
    }[name]


def score_item_note(name: str, rules: RuleSet) -> str:
    """Return how an item is earned and what it is worth under some rules."""
    field = _POINTS_FIELD.get(name)
    worth = number(getattr(rules, field)) if field else ""
    return _note(name, rules).format(points=worth)


def _note(name: str, rules: RuleSet) -> str:
    if name == "extension" and rules.extension_award == "completer":
        return translate("Texts", "{points} for completing an extended trip")
    if name == "safeties" and rules.safety_counts == "miles":
        return translate("Texts", "Safeties count miles and no points")
    if name == "shutout" and rules.shutout_to == "every_opponent":
        return translate(
            "Texts", "{points} for each opponent without distance cards, if you have some"
        )
    return {
        "distance": translate("Texts", "1 per mile, for every side"),
        "safeties": translate("Texts", "{points} for each safety played"),
        "all_safeties": translate("Texts", "{points} more for all four safeties"),
        "coups": translate("Texts", "{points} more for each coup fourré"),
        "trip": translate("Texts", "{points} for completing the trip"),
        "delayed": translate(
            "Texts", "{points} for completing the trip after the draw pile is empty"
        ),
        "safe_trip": translate("Texts", "{points} for completing the trip without a 200"),
        "extension": translate(
            "Texts",
            "{points} for extending and completing the trip; if you fail, for each opponent",
        ),
        "shutout": translate(
            "Texts", "{points} for each opponent without distance cards when you complete the trip"
        ),
        "total": translate("Texts", "The sum of these points"),
    }[name]


def still_possible(view: View, scores: Sequence[SideScore]) -> dict[str, tuple[bool, ...]]:
    """Return the items that some side can still win, with which of the sides can.

    That includes further safeties and coups fourrés of a side that has some.
    """
    if view.setup.rules.by_races:
        return {}
    sides = range(view.setup.sides)
    possible = [bonuses_possible(view, side) for side in sides]
    able = {
        item: tuple(
            item in possible[side] and (item in _REPEATED or not getattr(scores[side], item))
            for side in sides
        )
        for item in _POINTS_FIELD
    }
    return {item: by_side for item, by_side in able.items() if any(by_side)}


def item_worth(name: str, rules: RuleSet) -> str:
    """Return what an item adds to a score: `+300`."""
    return f"+{number(getattr(rules, _POINTS_FIELD[name]))}"


class TripWorth(NamedTuple):
    """The value of a way to end the trip: the points as a figure, and a note on them."""

    figure: str
    note: str


def extension_worth(view: View, extend: bool) -> TripWorth:
    """Return what finishing or extending is worth now, for the side to move."""
    rules, side = view.setup.rules, view.turn % view.setup.sides
    ending = Ending(side, view.draw_pile == 0, side if extend else None)
    score = score_race(rules, view.tableaux, ending)[side]
    if not extend:
        note = translate("Texts", "guaranteed points")
    elif rules.extension_award == "completer":
        note = translate("Texts", "points, for the first to finish")
    else:
        note = translate("Texts", "points; if you fail, {points} for each opponent")
        note = note.format(points=number(rules.pts_extension))
    total = sum(getattr(score, item) for item in _parts())
    return TripWorth(number(total), "\n".join(filter(None, (note, _sum(score)))))


def _sum(score: SideScore) -> str:
    """Return the items for completing the trip, as a sum; empty without any."""
    items = _parts().items()
    return " + ".join(
        text.format(points=number(getattr(score, item)))
        for item, text in items
        if getattr(score, item)
    )


def _parts() -> dict[str, str]:
    return {
        "trip": translate("Texts", "trip {points}"),
        "delayed": translate("Texts", "delayed action {points}"),
        "safe_trip": translate("Texts", "safe trip {points}"),
        "extension": translate("Texts", "extension {points}"),
        "shutout": translate("Texts", "shutout {points}"),
    }
