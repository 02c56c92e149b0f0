"""Texts about the items of a score, and what an extension is worth."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from mille_qt.ui.texts.cards import number
from mille_qt.ui.texts.names import listed
from mille_rules.rulesets import RuleSet
from mille_rules.scoring import Ending, score_race
from mille_rules.state import SideScore
from mille_rules.view_analysis import bonuses_possible
from mille_rules.views import View

translate = QCoreApplication.translate

#: The shapes of the sides' marks, as characters.
SIDE_SIGNS = "●■▲◆▼★"

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
    if name == "shutout" and rules.shutout_to == "every_opponent":
        return translate("Texts", "{points} for each opponent without miles, if you have some")
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
            "Texts", "{points} for each opponent without miles when you complete the trip"
        ),
        "total": translate("Texts", "The sum of these points"),
    }[name]


def still_possible(view: View, scores: Sequence[SideScore]) -> str:
    """Return the items that can still be won; empty if there are none.

    That includes further safeties and coups fourrés of a side that has some. Signs in the shapes of
    the sides follow an item that only some of them can win.
    """
    if view.setup.rules.by_races:
        return ""
    sides = range(view.setup.sides)
    possible = [bonuses_possible(view, side) for side in sides]
    items = []
    for item, text in _open_items(len(sides)).items():
        again = item in {"safeties", "coups"}
        able = [s for s in sides if item in possible[s] and (again or not getattr(scores[s], item))]
        if able:
            worth = number(getattr(view.setup.rules, _POINTS_FIELD[item]))
            signs = "\u00a0" + "".join(SIDE_SIGNS[side] for side in able)
            # Points and signs are on one line with the word before them.
            words = text.format(points=worth).replace(f" {worth}", f"\u00a0{worth}")
            items.append(words + (signs if len(able) < len(sides) else ""))
    if not items:
        return ""
    return translate("Texts", "Still possible: {items}").format(items=listed(items))


def _open_items(sides: int) -> dict[str, str]:
    items = {
        "safeties": translate("Texts", "safeties {points} each"),
        "all_safeties": translate("Texts", "all four safeties {points}"),
        "coups": translate("Texts", "coups fourrés {points} each"),
        **_parts(),
    }
    if sides > 2:
        items["shutout"] = translate("Texts", "shutouts {points} each")
    return items


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
