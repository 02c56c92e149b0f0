"""What is counted for whom: filters, averages, runs, and the columns of an export."""

import csv
import io

import pytest

from mille_qt.features.statistics.export import csv_text
from mille_qt.features.statistics.figures import (
    AVERAGED,
    HOUSE_RULES,
    Bin,
    Choice,
    Kind,
    Opponent,
    Share,
    figures_of,
    matches_by_opponent,
    opponents,
    players,
    races_of,
    running_average,
    spread,
)
from mille_qt.features.statistics.notes import Row
from tests.qt.features.statistics.some_rows import ANNA, MARCEL, race

BEA = ANNA._replace(seat=1, side=1, player="Bea", total=800)


def matches(*results: str) -> list[Row]:
    """Matches of one race each, which ended so for Anna."""
    other = {"won": "lost", "lost": "won", "drawn": "drawn", "": ""}
    return [
        row._replace(match=f"m{number}", ended=ANNA.ended + number, result=result_of)
        for number, result in enumerate(results)
        for row, result_of in ((ANNA, result), (MARCEL, other[result]))
    ]


def races_by(rows: list[Row], **choice: object) -> list[str]:
    """The matches from which races are chosen for Anna."""
    chosen = Choice("Anna", **choice)  # type: ignore[arg-type]
    return [found.own.match for found in races_of(rows, chosen)]


def test_players_are_the_people_here_whoever_played_last_first() -> None:
    far = ANNA._replace(player="Far away", here=0, ended=9e9)
    late = ANNA._replace(player="Late", ended=2e9)
    assert players([ANNA, MARCEL, far, BEA, late, ANNA]) == ["Late", "Anna", "Bea"]


def test_only_ordinary_matches_count_unless_others_are_asked_for() -> None:
    rows = [*race("plain", 1), *race("practice", 1, practice=1, hinted=1)]
    rows += race("hinted", 1, hinted=1)
    assert races_by(rows) == ["plain"]
    assert races_by(rows, kind=Kind.PRACTICE) == ["practice"]
    assert races_by(rows, kind=Kind.HINTED) == ["hinted"]


def test_races_are_chosen_by_opponent_rules_seats_and_time() -> None:
    hard = MARCEL._replace(level="hard")
    rows = [*race("easy one", 1), *race("late", 1, ended=2e9)]
    rows += [row._replace(match="hard one") for row in (ANNA, hard)]
    rows += [row._replace(match="with Bea") for row in (ANNA, BEA)]
    rows += race("at home", 1, house_rules=1)
    rows += race("classic", 1, rules="classic", seats=3)
    assert races_by(rows, opponent=Opponent(level="hard")) == ["hard one"]
    assert races_by(rows, opponent=Opponent(name="Bea")) == ["with Bea"]
    assert races_by(rows, rules=HOUSE_RULES) == ["at home"]
    assert races_by(rows, rules="classic") == ["classic"]
    assert races_by(rows, seats=3) == ["classic"]
    assert races_by(rows, since=1.5e9) == ["late"]


def test_a_stranger_of_the_same_name_is_somebody_else() -> None:
    assert races_of([ANNA._replace(here=0), MARCEL], Choice("Anna")) == []


def test_a_partner_is_no_opponent() -> None:
    partner = BEA._replace(seat=2, side=0)
    (found,) = races_of([ANNA, MARCEL, partner], Choice("Anna"))
    assert found.opponents == (MARCEL,)


def test_levels_come_before_people_and_everybody_once() -> None:
    rows = [*race("a", 1), *race("b", 1), ANNA._replace(match="c"), BEA._replace(match="c")]
    assert opponents(races_of(rows, Choice("Anna"))) == [Opponent(level="normal"), Opponent("Bea")]


def test_figures_count_what_is_in_the_rows() -> None:
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
    figures = figures_of(races_of(rows, Choice("Anna")))
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
def test_runs_are_of_matches_that_came_to_their_end(
    results: tuple[str, ...], streak: int, longest: int
) -> None:
    figures = figures_of(races_of(matches(*results), Choice("Anna")))
    assert (figures.streak, figures.longest_streak) == (streak, longest)
    assert figures.drawn == results.count("drawn")


def test_the_running_average_is_of_the_last_ones() -> None:
    numbers = [100] * AVERAGED + [1100]
    assert running_average(numbers)[:3] == [100, 100, 100]
    assert running_average(numbers)[-1] == 200
    assert running_average([0, 50]) == [0, 25]


def test_matches_are_shared_out_by_level_with_all_people_as_one() -> None:
    rows = [*matches("won", "lost"), ANNA._replace(match="b", result="won")]
    rows.append(BEA._replace(match="b", result="lost"))
    assert matches_by_opponent(races_of(rows, Choice("Anna"))) == {
        Opponent(level="normal"): Share(1, 2),
        Opponent(): Share(1, 1),
    }


def test_columns_of_points_are_equal_and_hold_every_race() -> None:
    points = [0, 99, 100, 650, 1199]
    bins = spread(points)
    assert bins[:2] == [Bin(0, 100, 2), Bin(100, 200, 1)]
    assert sum(one.races for one in bins) == len(points)
    assert spread([]) == []


@pytest.mark.parametrize("top", [0, 25, 1199, 1200, 4600, 5100, 59_999, 1_000_000])
def test_there_are_never_too_many_columns(top: int) -> None:
    bins = spread([0, top])
    assert len(bins) <= 12
    assert bins[-1].low <= top < bins[-1].high


def test_an_export_has_a_line_for_each_seat_below_the_names_of_the_columns() -> None:
    tricky = ANNA._replace(player='Zoë "7, rue É"')
    assert csv_text([tricky, MARCEL]) == (
        "match,race,seat,ended,rules,house_rules,seats,side,player,level,here,distance,safeties,"
        "all_safeties,coups,trip,delayed,safe_trip,extension,shutout,total,coup_count,arrived,"
        "called,match_points,result,practice,hinted,network,challenge\r\n"
        "m,1,0,2001-09-09T01:46:40+00:00,winning-moves,0,2,0,"
        '"Zoë ""7, rue É""",,1,700,200,0,300,400,0,300,0,0,1900,1,1,0,1900,,0,0,0,\r\n'
        "m,1,1,2001-09-09T01:46:40+00:00,winning-moves,0,2,1,"
        "Marcel,normal,0,425,100,0,0,0,0,0,0,0,525,0,0,0,525,,0,0,0,\r\n"
    )


def test_an_export_can_be_read_by_any_program() -> None:
    rows = list(csv.DictReader(io.StringIO(csv_text([ANNA._replace(player="a\nb")]), newline="")))
    assert [row["player"] for row in rows] == ["a\nb"]
