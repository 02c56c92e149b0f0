"""Figures and sentences of a score sheet, calculated from a view."""

from collections.abc import Sequence

from mille_qt.play.score_sheet.score_chart import Points
from mille_qt.ui.texts.cards import counted, miles, number
from mille_qt.ui.texts.fields import rule_field
from mille_qt.ui.texts.handicaps import handicaps_in_words
from mille_qt.ui.texts.names import listed
from mille_qt.ui.texts.scores import score_item, score_words
from mille_qt.ui.texts.turns import names_together, side_name
from mille_qt.ui.translation import translate
from mille_rules import Phase, RuleSet, View
from mille_rules.scoring import items_of
from mille_rules.state import BETWEEN_RACES
from mille_rules.view_analysis import score_now, sides_that_won


def with_first_race(view: View) -> View:
    """Return a view with the points of the first race while it goes on, as if it ended now.

    Where races decide the match, nobody has won anything yet.
    """
    if view.match.races or view.phase in BETWEEN_RACES or view.setup.rules.by_races:
        return view
    scores, match = score_now(view), view.match
    totals = tuple(before + score.total for before, score in zip(match.points, scores, strict=True))
    return view._replace(match=match._replace(races=(scores,), points=totals))


def is_running(view: View) -> bool:
    """Return whether the last points of a view are those of a race that goes on."""
    return view.phase not in BETWEEN_RACES and 0 < view.match.race == len(view.match.races)


def sides(names: Sequence[str], view: View) -> list[str]:
    """Return the names of each side, one per line."""
    return ["\n".join(names[side :: view.setup.sides]) for side in range(view.setup.sides)]


def item_rows(view: View, race: int) -> list[list[int]]:
    """Return a row per item of a race (from 0), with a figure per side; the total comes last."""
    scores = view.match.races[race]
    items = items_of(view.setup.rules)
    rows = [[getattr(score, item) for score in scores] for item in items]
    return [*rows, [score.total for score in scores]]


def item_table(view: View, race: int) -> tuple[list[str], list[list[int]]]:
    """Return labels and rows of a race: items, total, total of the match, games won.

    If races decide the match, there are no items: the last race has a row of miles instead.
    """
    words = score_words(view.setup.rules)
    labels = [score_item(item) for item in items_of(view.setup.rules)]
    labels += [words.race, words.match, translate("ScoreSheet", "Matches won")]
    rows = [*item_rows(view, race), points_after(view, race), list(view.match.games)]
    is_last = race == len(view.match.races) - 1 and view.phase in BETWEEN_RACES
    if view.setup.rules.by_races and is_last:
        labels.insert(0, score_item("distance"))
        rows.insert(0, [tableau.miles for tableau in view.tableaux])
    return labels, rows


def total_row(rows: Sequence[Sequence[int]]) -> int:
    """Return which row of `item_table` is the total of the race; that of the match follows."""
    return len(rows) - 3


def told_rows(view: View, rows: Sequence[Sequence[int]]) -> list[int]:
    """Return which rows of `item_table` say something: not nothing for all, and nothing twice."""
    total = total_row(rows)
    told = [row for row, figures in enumerate(rows[:total]) if any(figures)]
    told.append(total)
    if list(rows[total]) != list(rows[total + 1]):
        told.append(total + 1)
    if sum(view.match.games) > len(view.match.winners):
        told.append(total + 2)
    return told


def race_table(view: View) -> tuple[list[str], list[list[int]]]:
    """Return labels and rows of the match: points brought in, total of each race, total."""
    text = translate("ScoreSheet", "Race {race}")
    labels = [text.format(race=number(race + 1)) for race in range(len(view.match.races))]
    rows = [[score.total for score in scores] for scores in view.match.races]
    if rows_before(view):
        brought = translate("ScoreSheet", "Carried over", "points from before this match")
        if are_of_handicaps(view):
            brought = rule_field("handicaps")
        labels.insert(0, brought)
        rows.insert(0, points_before(view))
    return [*labels, score_words(view.setup.rules).match], [*rows, list(view.match.points)]


def are_of_handicaps(view: View) -> bool:
    """Return whether the points brought in are those of handicaps, and none from another match."""
    return points_before(view) == list(view.setup.rules.start_points(view.setup.sides))


def rows_before(view: View) -> int:
    """Return the number of rows above the races."""
    return 1 if any(points_before(view)) else 0


def points_after(view: View, race: int) -> list[int]:
    """Return the points of each side after a race."""
    later = view.match.races[race + 1 :]
    return [
        whole - sum(scores[side].total for scores in later)
        for side, whole in enumerate(view.match.points)
    ]


def points_before(view: View) -> list[int]:
    """Return the points that each side brought into the match."""
    totals = points_after(view, 0)
    return [total - score.total for total, score in zip(totals, view.match.races[0], strict=True)]


def course(view: View) -> Points:
    """The points of each side at the start and after each race."""
    rows = [points_before(view)]
    rows += [points_after(view, race) for race in range(len(view.match.races))]
    return Points(tuple(zip(*rows, strict=True)), view.setup.rules.goal)


def length_in_words(rules: RuleSet) -> str:
    """Return a sentence on what ends the match."""
    if rules.one_race:
        return translate("ScoreSheet", "The match is one race.")
    text = translate("ScoreSheet", "The match ends at {points}.")
    return text.format(points=counted(rules.goal, rules))


def course_in_words(names: Sequence[str], view: View) -> str:
    """Return the content of the chart in words."""
    line = translate("ScoreSheet", "{names}: {figures}.")
    sentences = [length_in_words(view.setup.rules)]
    for side, figures in enumerate(course(view).sides):
        after = listed(number(figure) for figure in figures[1:])
        sentences.append(
            line.format(names=side_name(side, names, None, view.setup.sides), figures=after)
        )
    return " ".join([*sentences, standing(names, view)])


def standing(names: Sequence[str], view: View) -> str:
    """Return a sentence on who leads by how much."""
    most, second = sorted(view.match.points, reverse=True)[:2]
    ahead = [side for side, total in enumerate(view.match.points) if total == most]
    leaders = names_together([side_name(side, names, None, view.setup.sides) for side in ahead])
    if len(ahead) > 1:
        text = translate("ScoreSheet", "Tied for the lead: {names}.")
        return text.format(names=leaders)
    text = translate("ScoreSheet", "In the lead: {names}, by {points}.")
    return text.format(names=leaders, points=counted(most - second, view.setup.rules))


def title(names: Sequence[str], view: View) -> str:
    """Return the heading: the race, or who has won the match."""
    if view.phase is Phase.OVER:
        return _match_title(names, view)
    if not view.match.races:
        return translate("ScoreSheet", "No races scored yet")
    if is_running(view):
        text = translate("ScoreSheet", "Race {race} so far")
    elif view.phase is Phase.DEAL:
        text = translate("ScoreSheet", "Race {race} is over")
    else:
        text = translate("ScoreSheet", "Scores after race {race}")
    return text.format(race=number(len(view.match.races)))


def headline(names: Sequence[str], view: View) -> str:
    """Return the heading of a sheet that is shown after a race: who has won it, or the match."""
    if view.phase is not Phase.DEAL or not view.match.races:
        return title(names, view)
    race = number(len(view.match.races))
    won = winners(view)
    if not won:
        return translate("ScoreSheet", "Nobody arrives in race {race}").format(race=race)
    if len(won) > 1:
        text = translate("ScoreSheet", "{names} win race {race}", "several players")
        sharing = [side_name(side, names, None, view.setup.sides) for side in won]
        return text.format(names=names_together(sharing), race=race)
    (side,) = won
    text = _about(
        view,
        side,
        you=translate("ScoreSheet", "You win race {race}!"),
        team=translate("ScoreSheet", "{names} win race {race}", "several players"),
        player=translate("ScoreSheet", "{names} wins race {race}", "one player"),
    )
    return text.format(names=side_name(side, names, None, view.setup.sides), race=race)


def _about(view: View, side: int, *, you: str, team: str, player: str) -> str:
    """Return the text about a side: the viewer's own, a team, or one player."""
    if side == view.side:
        return you
    return team if view.setup.seats > view.setup.sides else player


def winners(view: View) -> tuple[int, ...]:
    """Return the sides that have won the match or, after a race, that have won this."""
    if view.phase is Phase.OVER:
        return view.match.winners
    if view.phase is Phase.DEAL and view.match.races:
        if view.setup.rules.by_races:
            return sides_that_won(view)
        side = _completer(view, len(view.match.races) - 1)
        return () if side is None else (side,)
    return ()


def outcome(view: View) -> str:
    """Return what the end of the race or match is for the viewer: won, lost, tie, or empty."""
    won = winners(view)
    if len(won) > 1:
        return "tie"
    if not won or view.side is None:
        return ""
    return "won" if view.side in won else "lost"


def _match_title(names: Sequence[str], view: View) -> str:
    if len(view.match.winners) != 1:
        return translate("ScoreSheet", "The match is a draw")
    side = view.match.winners[0]
    text = _about(
        view,
        side,
        you=translate("ScoreSheet", "You win the match!"),
        team=translate("ScoreSheet", "{names} win the match", "several players"),
        player=translate("ScoreSheet", "{names} wins the match", "one player"),
    )
    return text.format(names=side_name(side, names, None, view.setup.sides))


def result(names: Sequence[str], view: View, race: int) -> str:
    """Return sentences on who completed the trip, and on handicaps."""
    if not view.match.races or is_running(view):
        return ""
    sentences = (_arrival(names, view, race), handicaps_in_words(view.setup.rules, names))
    return " ".join(sentence for sentence in sentences if sentence)


def _arrival(names: Sequence[str], view: View, race: int) -> str:
    if view.setup.rules.by_races and not _has_just_ended(view, race):
        return _race_won(names, view, race)
    side = _completer(view, race)
    won = sides_that_won(view)
    if side is None and won:
        furthest = names_together([side_name(one, names, None, view.setup.sides) for one in won])
        text = translate("ScoreSheet", "Nobody arrived: {names} came furthest, with {miles}.")
        return text.format(names=furthest, miles=miles(view.tableaux[won[0]].miles))
    if side is None:
        # The heading says that of the latest race.
        latest = race == len(view.match.races) - 1 and view.phase is Phase.DEAL
        return "" if latest else translate("ScoreSheet", "Nobody completed the trip.")
    name = side_name(side, names, None, view.setup.sides)
    if not _has_just_ended(view, race):
        return translate("ScoreSheet", "Trip completed by {names}.").format(names=name)
    text = _about(
        view,
        side,
        you=translate("ScoreSheet", "You reach {miles} first."),
        team=translate("ScoreSheet", "{names} reach {miles} first.", "several players"),
        player=translate("ScoreSheet", "{names} reaches {miles} first.", "one player"),
    )
    return text.format(names=name, miles=number(view.target))


def _has_just_ended(view: View, race: int) -> bool:
    """Return whether the tableaux are still those of the end of a race."""
    return race == len(view.match.races) - 1 and view.phase in BETWEEN_RACES


def _race_won(names: Sequence[str], view: View, race: int) -> str:
    """Return who won an earlier race: its score does not tell who arrived and who was furthest."""
    won = [side_name(side, names, None, view.setup.sides) for side in sides_that_won(view, race)]
    if not won:
        return translate("ScoreSheet", "Nobody won the race.")
    return translate("ScoreSheet", "Race won by {names}.").format(names=names_together(won))


def _completer(view: View, race: int) -> int | None:
    """Return the side that completed the trip; for earlier races, judged by the points."""
    if _has_just_ended(view, race):
        return view.completer
    trips = [side for side, score in enumerate(view.match.races[race]) if score.trip]
    return trips[0] if len(trips) == 1 else None


def victory(names: Sequence[str], view: View) -> str:
    """Return a sentence on who won the match."""
    winners = [side_name(side, names, None, view.setup.sides) for side in view.match.winners]
    most = max(view.match.points)
    if len(winners) > 1:
        text = translate("ScoreSheet", "A draw: {names} share the match with {points} each.")
        return text.format(names=names_together(winners), points=counted(most, view.setup.rules))
    others = sorted(
        (total for side, total in enumerate(view.match.points) if side not in view.match.winners),
        reverse=True,
    )
    text = translate("ScoreSheet", "Match won by {names}, {points} to {others}.")
    return text.format(
        names=winners[0], points=number(most), others=names_together(list(map(number, others)))
    )
