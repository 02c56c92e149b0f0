"""Groups, periods and standings: pure functions of the results."""

from datetime import UTC, date, datetime, timedelta

from hypothesis import given
from hypothesis import strategies as st

from mille_qt.features.evenings.standings import (
    Period,
    PeriodKind,
    by_period,
    evening_of,
    evening_start,
    groups_of,
    matches_in,
    people_of_match,
    period_of,
    share_of,
    standings_of,
)
from mille_qt.session.match_outcome import MatchOutcome
from tests.examples import each
from tests.qt.features.evenings.example_results import EVENING, result

ANN, BEN, CLEO, DAN = ("Ann",), ("Ben",), ("Cleo",), ("Dan",)


def at(year: int, month: int, day: int, hour: int, minute: int = 0) -> float:
    """Return a local time in seconds since 1970."""
    return datetime(year, month, day, hour, minute).astimezone().timestamp()


# -- periods -------------------------------------------------------------------------


@each(
    ("when", "evening"),
    [
        (at(2026, 3, 14, 20), date(2026, 3, 14)),
        (at(2026, 3, 15, 0, 30), date(2026, 3, 14)),
        (at(2026, 3, 15, 4, 59), date(2026, 3, 14)),
        (at(2026, 3, 15, 5), date(2026, 3, 15)),
        (at(2026, 1, 1, 2), date(2025, 12, 31)),
    ],
)
def test_a_night_past_midnight_belongs_to_the_day_on_which_it_began(
    when: float, evening: date
) -> None:
    assert evening_of(when) == evening


@given(st.integers(0, 400 * 24 * 60))
def test_an_evening_begins_at_five_before_its_matches(minutes: int) -> None:
    now = EVENING.timestamp() + minutes * 60
    start = evening_start(now)
    assert start <= now
    assert datetime.fromtimestamp(start, UTC).astimezone().hour == 5
    assert evening_of(start) == evening_of(now)
    assert evening_of(start - 1) == evening_of(now) - timedelta(days=1)


def test_new_years_night_is_in_the_old_year_and_month() -> None:
    night = at(2026, 1, 1, 2)
    assert period_of(PeriodKind.YEAR, night).first == date(2025, 1, 1)
    assert period_of(PeriodKind.MONTH, night).first == date(2025, 12, 1)


MATCHES = st.lists(
    st.integers(0, 900 * 24).map(
        lambda hours: result((ANN, 5000), (BEN, 300), ended=EVENING + timedelta(hours=hours))
    ),
    max_size=12,
)


@given(MATCHES, st.sampled_from(PeriodKind))
def test_every_match_is_in_exactly_one_period_of_a_kind(
    matches: list[MatchOutcome], kind: PeriodKind
) -> None:
    periods = by_period(kind, matches)
    assert list(periods) == sorted(periods, reverse=True)
    assert sorted(match for shared in periods.values() for match in shared) == sorted(matches)
    assert all(matches_in(period, matches) == shared for period, shared in periods.items())


def test_the_whole_time_is_one_period() -> None:
    matches = [result((ANN, 5000), (BEN, 0), ended=EVENING + timedelta(days=n)) for n in (0, 400)]
    assert by_period(PeriodKind.ALL, matches) == {Period(PeriodKind.ALL, date.min): matches}


# -- groups --------------------------------------------------------------------------


def test_the_same_people_are_a_group_however_they_sit_and_write_their_names() -> None:
    matches = [
        result((ANN, 5000), (("Élodie  B",), 300)),
        result((("élodie b",), 4000), (("ann ",), 5000), ended=EVENING + timedelta(hours=1)),
    ]
    (group,) = groups_of(matches)
    assert group.names == ("ann", "élodie b")  # as they were written last
    assert len(group.matches) == 2


def test_one_person_more_is_another_group_and_the_latest_group_comes_first() -> None:
    two = result((ANN, 5000), (BEN, 300))
    three = result((ANN, 10), (BEN, 5000), (CLEO, 20), ended=EVENING + timedelta(hours=1))
    assert [group.names for group in groups_of([three, two])] == [
        ("Ann", "Ben", "Cleo"),
        ("Ann", "Ben"),
    ]


@each(
    "match",
    [
        result((ANN, 5000), ((), 300)),
        result((("Ann", "Ben"), 5000), ((), 300)),
        result((ANN, 5000), (("ANN",), 300)),
    ],
)
def test_where_nothing_is_between_people_there_is_no_group(match: MatchOutcome) -> None:
    assert people_of_match(match) is None
    assert groups_of([match]) == []


# -- standings -------------------------------------------------------------------------


def test_two_people_settle_the_simple_difference() -> None:
    matches = [result((ANN, 5200), (BEN, 3100)), result((ANN, 4000), (BEN, 5000))]
    ann, ben = standings_of(("Ann", "Ben"), matches)
    assert (ann.won, ann.points, ann.difference) == (1, 9200, 1100)
    assert (ben.won, ben.points, ben.difference) == (1, 8100, -1100)
    assert (ann.rank, ben.rank) == (1, 2)


def test_three_people_settle_each_with_each() -> None:
    match = result((ANN, 5000), (BEN, 3000), (CLEO, 1000))
    lines = standings_of(("Ann", "Ben", "Cleo"), [match])
    assert [line.difference for line in lines] == [6000, 0, -6000]


def test_partners_have_the_points_and_the_difference_of_their_side() -> None:
    match = result((("Ann", "Cleo"), 5000), (("Ben", "Dan"), 4000))
    lines = standings_of(("Ann", "Ben", "Cleo", "Dan"), [match])
    assert [(line.name, line.points, line.difference, line.rank) for line in lines] == [
        ("Ann", 5000, 1000, 1),
        ("Cleo", 5000, 1000, 1),
        ("Ben", 4000, -1000, 3),
        ("Dan", 4000, -1000, 3),
    ]


def test_with_a_computer_at_the_table_people_settle_among_themselves() -> None:
    match = result((ANN, 4000), (BEN, 3000), ((), 5000))
    lines = standings_of(("Ann", "Ben"), [match])
    assert [(line.won, line.difference) for line in lines] == [(0, 1000), (0, -1000)]


def test_nobody_has_won_a_draw() -> None:
    lines = standings_of(("Ann", "Ben"), [result((ANN, 5000), (BEN, 5000))])
    assert [(line.won, line.rank) for line in lines] == [(0, 1), (0, 1)]


def test_who_has_won_more_matches_is_ahead_of_who_has_more_points() -> None:
    matches = [
        result((ANN, 5000), (BEN, 4900)),
        result((ANN, 5000), (BEN, 4900)),
        result((ANN, 0), (BEN, 5000)),
    ]
    assert [line.name for line in standings_of(("Ben", "Ann"), matches)] == ["Ann", "Ben"]


POINTS = st.integers(0, 8000)


@given(st.lists(st.tuples(POINTS, POINTS, POINTS), max_size=6))
def test_what_one_side_gains_the_others_lose(rows: list[tuple[int, int, int]]) -> None:
    names = ("Ann", "Ben", "Cleo")
    matches = [result(*zip(((name,) for name in names), row, strict=True)) for row in rows]
    lines = standings_of(names, matches)
    assert sum(line.difference for line in lines) == 0
    assert sum(line.points for line in lines) == sum(map(sum, rows))
    assert [line.rank for line in lines] == sorted(line.rank for line in lines)
    for name in names:
        shares = [share_of(match, name) for match in matches]
        assert sum(s.won for s in shares) == next(p.won for p in lines if p.name == name)
