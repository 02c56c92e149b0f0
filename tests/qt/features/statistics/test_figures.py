"""The figures of a player: filters, averages, winning streaks, and the export."""

import pytest

from mille_qt.features.statistics.figures import (
    AVERAGE_RACES,
    Opponent,
    RaceFilter,
    Share,
    figures_of,
    match_results,
    matches_by_opponent,
    opponents,
    players,
    running_average,
    selection,
)
from mille_qt.features.statistics.race_rows import RaceRow, rows_as_csv
from tests.examples import each
from tests.qt.features.statistics.example_rows import ANNA, MARCEL, race

BEA = ANNA._replace(seat=1, side=1, player="Bea", total=800)


def matches(*results: str) -> list[RaceRow]:
    """Matches of one race each, with these results for Anna."""
    other = {"won": "lost", "lost": "won", "drawn": "drawn", "": ""}
    return [
        row._replace(match=f"m{number}", ended=ANNA.ended + number, result=result_of)
        for number, result in enumerate(results)
        for row, result_of in ((ANNA, result), (MARCEL, other[result]))
    ]


def matches_of(rows: list[RaceRow], **wanted: object) -> list[str]:
    """The matches of Anna's races that a filter selects."""
    chosen = RaceFilter("Anna", **wanted)  # type: ignore[arg-type]
    return [found.own.match for found in selection(rows, chosen).races]


def test_players_are_the_people_at_this_screen_the_most_recent_first() -> None:
    far = ANNA._replace(player="Far away", here=0, ended=9e9)
    late = ANNA._replace(player="Late", ended=2e9)
    assert players([ANNA, MARCEL, far, BEA, late, ANNA]) == ["Late", "Anna", "Bea"]


@each("help_", ["hinted", "aided", "taken_back"])
def test_races_with_help_are_selected_apart(help_: str) -> None:
    rows = [*race("plain", 1), *race("helped", 1, **{help_: 1})]
    assert matches_of(rows) == ["plain"]
    assert matches_of(rows, helped=True) == ["helped"]


def test_a_match_with_help_in_one_race_is_won_with_help_and_its_other_races_without() -> None:
    rows = [*race("m", 1, taken_back=1), *race("m", 2, result="won")]
    for helped, number, won in ((False, 2, 0), (True, 1, 1)):
        found = selection(rows, RaceFilter("Anna", helped=helped))
        assert [one.own.race for one in found.races] == [number]
        assert figures_of(found).matches == Share(won, won)
        assert figures_of(found).streak == won


def test_races_are_filtered_by_opponent_and_time() -> None:
    hard = MARCEL._replace(level="hard")
    rows = [*race("easy one", 1), *race("late", 1, ended=2e9)]
    rows += [row._replace(match="hard one") for row in (ANNA, hard)]
    rows += [row._replace(match="with Bea") for row in (ANNA, BEA)]
    assert matches_of(rows, opponent=Opponent(level="hard")) == ["hard one"]
    assert matches_of(rows, opponent=Opponent(name="Bea")) == ["with Bea"]
    assert matches_of(rows, since=1.5e9) == ["late"]


def test_a_remote_player_of_the_same_name_is_not_counted() -> None:
    assert matches_of([ANNA._replace(here=0), MARCEL]) == []


def test_a_partner_is_not_an_opponent() -> None:
    partner = BEA._replace(seat=2, side=0)
    (found,) = selection([ANNA, MARCEL, partner], RaceFilter("Anna")).races
    assert found.opponents == (MARCEL,)


def test_opponents_are_listed_once_with_levels_before_people() -> None:
    rows = [*race("a", 1), *race("b", 1), ANNA._replace(match="c"), BEA._replace(match="c")]
    assert opponents(selection(rows, RaceFilter("Anna")).races) == [
        Opponent(level="normal"),
        Opponent("Bea"),
    ]


def test_figures_are_computed_from_the_rows() -> None:
    rows = [
        *(ANNA._replace(race=number, arrived=1, total=1900) for number in (1, 2)),
        ANNA._replace(race=3, arrived=0, total=100, coup_count=4, result="won"),
    ]
    figures = figures_of(selection(rows, RaceFilter("Anna")))
    assert (figures.matches, figures.arrived, figures.best_race) == (Share(1, 1), Share(2, 3), 1900)
    assert figures.average_points == pytest.approx(1300)
    assert figures.coups_per_race == pytest.approx(2)


def test_without_races_there_is_no_average() -> None:
    figures = figures_of(selection([], RaceFilter("Anna")))
    assert figures.matches.percent is None
    assert {figures.average_points, figures.best_race, figures.coups_per_race} == {None}


@each(
    ("results", "streak", "longest"),
    [
        ((), 0, 0),
        (("won", "won"), 2, 2),
        (("won", "won", "lost", "won"), 1, 2),
        (("won", "drawn", "won"), 1, 1),
        (("won", "lost"), 0, 1),
        (("won", "", "won"), 2, 2),
    ],
)
def test_winning_streaks_consist_of_finished_matches(
    results: tuple[str, ...], streak: int, longest: int
) -> None:
    figures = figures_of(selection(matches(*results), RaceFilter("Anna")))
    assert (figures.streak, figures.longest_streak) == (streak, longest)
    assert figures.drawn == results.count("drawn")


def test_the_running_average_covers_the_last_races() -> None:
    numbers = [100] * AVERAGE_RACES + [1100]
    assert running_average(numbers)[:3] == [100, 100, 100]
    assert running_average(numbers)[-1] == 200
    assert running_average([0, 50]) == [0, 25]


def test_matches_are_counted_by_level_with_all_people_as_one() -> None:
    rows = [*matches("won", "lost"), ANNA._replace(match="b", result="won")]
    rows.append(BEA._replace(match="b", result="lost"))
    assert matches_by_opponent(selection(rows, RaceFilter("Anna")).finals) == {
        Opponent(level="normal"): Share(1, 2),
        Opponent(): Share(1, 1),
    }


def test_races_won_are_no_points() -> None:
    won = ANNA._replace(race=2, by_races=1, total=1, match_points=1, result="won")
    lost = MARCEL._replace(race=2, by_races=1, total=0, match_points=0, result="lost")
    rows = [ANNA, MARCEL, won._replace(match="n"), lost._replace(match="n")]
    figures = figures_of(selection(rows, RaceFilter("Anna")))
    assert (figures.arrived, figures.matches) == (Share(2, 2), Share(1, 1))
    assert (figures.average_points, figures.best_race) == (1900, 1900)
    (match,) = match_results(rows)
    assert [side.points for side in match.sides] == [0, 0]


def test_an_export_has_a_header_and_a_line_for_each_seat() -> None:
    tricky = ANNA._replace(player='Zoë "7, rue É"')
    assert rows_as_csv([tricky, MARCEL]) == (
        "match,race,seat,ended,rules,house_rules,by_races,seats,side,player,level,here,shared,distance,"
        "safeties,all_safeties,coups,trip,delayed,safe_trip,extension,shutout,total,coup_count,arrived,"
        "called,match_points,result,hinted,taken_back,aided,network,challenge\r\n"
        "m,1,0,2001-09-09T01:46:40+00:00,winning-moves,0,0,2,0,"
        '"Zoë ""7, rue É""",,1,0,700,200,0,300,400,0,300,0,0,1900,1,1,0,1900,,0,0,0,0,\r\n'
        "m,1,1,2001-09-09T01:46:40+00:00,winning-moves,0,0,2,1,"
        "Marcel,normal,0,0,425,100,0,0,0,0,0,0,0,525,0,0,0,525,,0,0,0,0,\r\n"
    )
