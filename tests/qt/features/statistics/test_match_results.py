"""Results of matches from the rows of their races."""

from mille_qt.features.statistics.figures import match_results
from mille_qt.features.statistics.race_rows import RaceRow
from mille_qt.session.match_outcome import MatchOrigin
from tests.examples import each
from tests.qt.features.statistics.example_rows import race

Race = tuple[RaceRow, ...]


def last_race(number: int = 1, **changes: object) -> Race:
    """Return the race with which Anna wins."""
    anna, marcel = race("m", number, match_points=5000, result="won", **changes)
    return anna, marcel._replace(match_points=3000, result="lost")


def test_a_match_counts_when_it_is_over() -> None:
    begun = race("other", 1)
    (match,) = match_results([*race("m", 1), *last_race(2), *begun])
    assert match.match_id == "m"
    assert match.winners == (0,)
    assert [(side.people, side.computers, side.points) for side in match.sides] == [
        (("Anna",), (), 5000),
        ((), ("Marcel",), 3000),
    ]
    assert match.ended == last_race(2)[0].ended
    assert match.origin is MatchOrigin.SCREEN


@each("help_", ["hinted", "taken_back", "aided"])
def test_matches_with_help_are_marked(help_: str) -> None:
    (match,) = match_results(last_race(**{help_: 1}))
    assert match.helped


def test_matches_on_the_network_are_told_apart() -> None:
    (match,) = match_results(last_race(network=1))
    assert match.origin is MatchOrigin.NETWORK


def test_a_draw_has_several_winners() -> None:
    rows = [row._replace(result="drawn") for row in last_race()]
    (match,) = match_results(rows)
    assert match.winners == (0, 1)


def test_partners_are_on_one_side() -> None:
    anna, marcel = last_race(seats=4)
    rows = [anna, marcel._replace(level=""), anna._replace(seat=2, player="Yvette")]
    rows.append(marcel._replace(seat=3, player="Lucien"))
    (match,) = match_results(rows)
    assert [side.people for side in match.sides] == [("Anna", "Yvette"), ("Marcel",)]
    assert [side.computers for side in match.sides] == [(), ("Lucien",)]


def test_who_goes_to_bed_keeps_the_seat_that_the_computer_plays_to_the_end() -> None:
    anna, marcel = race("m", 1)
    (match,) = match_results([anna, marcel._replace(level=""), *last_race(2)])
    assert [side.people for side in match.sides] == [("Anna",), ("Marcel",)]
    assert all(not side.computers for side in match.sides)


def test_who_comes_late_has_the_seat_that_the_computer_began() -> None:
    anna, other = last_race(2)
    (match,) = match_results([*race("m", 1), anna, other._replace(player="Ben", level="")])
    assert [side.people for side in match.sides] == [("Anna",), ("Ben",)]
