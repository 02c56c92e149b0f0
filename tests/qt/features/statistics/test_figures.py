"""The figures of a player: filters, averages, winning streaks, and the export."""

import csv
import io

import pytest

from mille_qt.features.statistics.csv_export import csv_text
from mille_qt.features.statistics.figures import (
    AVERAGE_RACES,
    HOUSE_RULES,
    Bin,
    Opponent,
    RaceFilter,
    RaceKind,
    Share,
    figures_of,
    filtered_races,
    matches_by_opponent,
    opponents,
    players,
    running_average,
    spread,
)
from mille_qt.features.statistics.race_rows import RaceRow
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
    return [found.own.match for found in filtered_races(rows, chosen)]


def test_players_are_the_people_at_this_screen_the_most_recent_first() -> None:
    far = ANNA._replace(player="Far away", here=0, ended=9e9)
    late = ANNA._replace(player="Late", ended=2e9)
    assert players([ANNA, MARCEL, far, BEA, late, ANNA]) == ["Late", "Anna", "Bea"]


def test_only_ordinary_matches_count_by_default() -> None:
    rows = [*race("plain", 1), *race("hinted", 1, hinted=1, taken_back=1)]
    rows += race("aided", 1, aided=1, taken_back=1)
    rows += race("taken back", 1, taken_back=1)
    assert matches_of(rows) == ["plain"]
    assert matches_of(rows, kind=RaceKind.HINTED) == ["hinted"]
    assert matches_of(rows, kind=RaceKind.AIDED) == ["aided"]
    assert matches_of(rows, kind=RaceKind.TAKEN_BACK) == ["taken back"]


def test_races_are_filtered_by_opponent_rules_seats_and_time() -> None:
    hard = MARCEL._replace(level="hard")
    rows = [*race("easy one", 1), *race("late", 1, ended=2e9)]
    rows += [row._replace(match="hard one") for row in (ANNA, hard)]
    rows += [row._replace(match="with Bea") for row in (ANNA, BEA)]
    rows += race("at home", 1, house_rules=1)
    rows += race("classic", 1, rules="classic", seats=3)
    assert matches_of(rows, opponent=Opponent(level="hard")) == ["hard one"]
    assert matches_of(rows, opponent=Opponent(name="Bea")) == ["with Bea"]
    assert matches_of(rows, rules=HOUSE_RULES) == ["at home"]
    assert matches_of(rows, rules="classic") == ["classic"]
    assert matches_of(rows, seats=3) == ["classic"]
    assert matches_of(rows, since=1.5e9) == ["late"]


def test_a_remote_player_of_the_same_name_is_not_counted() -> None:
    assert filtered_races([ANNA._replace(here=0), MARCEL], RaceFilter("Anna")) == []


def test_a_partner_is_not_an_opponent() -> None:
    partner = BEA._replace(seat=2, side=0)
    (found,) = filtered_races([ANNA, MARCEL, partner], RaceFilter("Anna"))
    assert found.opponents == (MARCEL,)


def test_opponents_are_listed_once_with_levels_before_people() -> None:
    rows = [*race("a", 1), *race("b", 1), ANNA._replace(match="c"), BEA._replace(match="c")]
    assert opponents(filtered_races(rows, RaceFilter("Anna"))) == [
        Opponent(level="normal"),
        Opponent("Bea"),
    ]


def test_figures_are_computed_from_the_rows() -> None:
    rows = [
        ANNA._replace(called=1, all_safeties=300),
        MARCEL,
        *(
            row._replace(race=2)
            for row in (
                ANNA._replace(
                    called=1, arrived=0, safe_trip=0, shutout=500, total=100, distance=400
                ),
                MARCEL,
            )
        ),
        *(row._replace(match="n", result="won") for row in (ANNA, MARCEL)),
    ]
    figures = figures_of(filtered_races(rows, RaceFilter("Anna")))
    assert figures.matches == Share(1, 1)
    assert (figures.races, figures.best_race) == (3, 1900)
    assert figures.average_points == pytest.approx(1300)
    assert figures.average_miles == pytest.approx(600)
    assert figures.coups_per_race == pytest.approx(1)
    assert (figures.arrived, figures.safe_trips) == (Share(2, 3), Share(2, 2))
    assert (figures.extensions, figures.shutouts, figures.all_safeties) == (Share(1, 2), 1, 1)


def test_without_races_there_is_no_average() -> None:
    figures = figures_of([])
    assert figures.matches == Share(0, 0)
    assert figures.matches.percent is None
    assert {figures.average_points, figures.best_race, figures.coups_per_race} == {None}


@pytest.mark.parametrize(
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
    figures = figures_of(filtered_races(matches(*results), RaceFilter("Anna")))
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
    assert matches_by_opponent(filtered_races(rows, RaceFilter("Anna"))) == {
        Opponent(level="normal"): Share(1, 2),
        Opponent(): Share(1, 1),
    }


def test_bins_of_points_have_equal_widths_and_contain_every_race() -> None:
    points = [0, 99, 100, 650, 1199]
    bins = spread(points)
    assert bins[:2] == [Bin(0, 100, 2), Bin(100, 200, 1)]
    assert sum(one.races for one in bins) == len(points)
    assert spread([]) == []


@pytest.mark.parametrize("top", [0, 25, 1199, 1200, 4600, 5100, 59_999, 1_000_000])
def test_there_are_never_too_many_bins(top: int) -> None:
    bins = spread([0, top])
    assert len(bins) <= 12
    assert bins[-1].low <= top < bins[-1].high


def test_an_export_has_a_header_and_a_line_for_each_seat() -> None:
    tricky = ANNA._replace(player='Zoë "7, rue É"')
    assert csv_text([tricky, MARCEL]) == (
        "match,race,seat,ended,rules,house_rules,seats,side,player,level,here,shared,distance,"
        "safeties,all_safeties,coups,trip,delayed,safe_trip,extension,shutout,total,coup_count,arrived,"
        "called,match_points,result,hinted,taken_back,aided,network,challenge\r\n"
        "m,1,0,2001-09-09T01:46:40+00:00,winning-moves,0,2,0,"
        '"Zoë ""7, rue É""",,1,0,700,200,0,300,400,0,300,0,0,1900,1,1,0,1900,,0,0,0,0,\r\n'
        "m,1,1,2001-09-09T01:46:40+00:00,winning-moves,0,2,1,"
        "Marcel,normal,0,0,425,100,0,0,0,0,0,0,0,525,0,0,0,525,,0,0,0,0,\r\n"
    )


def test_an_export_is_valid_csv() -> None:
    rows = list(csv.DictReader(io.StringIO(csv_text([ANNA._replace(player="a\nb")]), newline="")))
    assert [row["player"] for row in rows] == ["a\nb"]
