"""What a score sheet says about a match, worked out from a view: figures and sentences."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from mille_qt.texts import names_together, number, points, side_name
from mille_rules import Phase, View
from mille_rules.scoring import ITEMS

translate = QCoreApplication.translate


def sides(names: Sequence[str], view: View) -> list[str]:
    """The names of each side, each on a line of its own."""
    return ["\n".join(names[side :: view.setup.sides]) for side in range(view.setup.sides)]


def item_rows(view: View, race: int) -> list[list[int]]:
    """One row per item of that race (counted from 0), one figure per side, the total last."""
    scores = view.match.races[race]
    rows = [[getattr(score, item) for score in scores] for item in ITEMS]
    return [*rows, [score.total for score in scores]]


def points_after(view: View, race: int) -> list[int]:
    """The points of each side in the match, up to and with that race."""
    later = view.match.races[race + 1 :]
    return [
        whole - sum(scores[side].total for scores in later)
        for side, whole in enumerate(view.match.points)
    ]


def points_before(view: View) -> list[int]:
    """The points that each side brought into the match."""
    totals = points_after(view, 0)
    return [total - score.total for total, score in zip(totals, view.match.races[0], strict=True)]


def title(view: View) -> str:
    """Where the match stands."""
    if view.phase is Phase.OVER:
        return translate("ScoreSheet", "The match is over")
    if not view.match.races:
        return translate("ScoreSheet", "No race has been scored yet")
    if view.phase is Phase.DEAL:
        text = translate("ScoreSheet", "Race {race} is over")
    else:
        text = translate("ScoreSheet", "Scores after race {race}")
    return text.format(race=number(len(view.match.races)))


def result(names: Sequence[str], view: View, race: int) -> str:
    """Who completed the trip of that race, and who won the match, in words."""
    if not view.match.races:
        return ""
    sentences = [_arrival(names, view, race)]
    if view.match.winners and race == len(view.match.races) - 1:
        sentences.append(_victory(names, view))
    return " ".join(sentences)


def _arrival(names: Sequence[str], view: View, race: int) -> str:
    side = _completer(view, race)
    if side is None:
        return translate("ScoreSheet", "Nobody completed the trip.")
    text = translate("ScoreSheet", "Trip completed by {names}.")
    return text.format(names=side_name(side, names, None))


def _completer(view: View, race: int) -> int | None:
    """Who arrived; for earlier races only the points tell."""
    if race == len(view.match.races) - 1 and view.phase in (Phase.DEAL, Phase.OVER):
        return view.completer
    trips = [side for side, score in enumerate(view.match.races[race]) if score.trip]
    return trips[0] if trips else None


def _victory(names: Sequence[str], view: View) -> str:
    winners = [side_name(side, names, None) for side in view.match.winners]
    most = points(max(view.match.points))
    if len(winners) > 1:
        text = translate("ScoreSheet", "A draw: {names} share the match with {points} each.")
    else:
        text = translate("ScoreSheet", "Match won by {names} with {points}.")
    return text.format(names=names_together(winners), points=most)
