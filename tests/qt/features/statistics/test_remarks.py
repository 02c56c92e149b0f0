"""What the score sheet remarks once: a perfect race, a first win, a longest series."""

from mille_qt.features.statistics.race_rows import RaceRow
from mille_qt.features.statistics.remarks import remarks_on_match, remarks_on_race
from tests.examples import each
from tests.qt.features.statistics.example_rows import ANNA, MARCEL

OTHER = {"won": "lost", "lost": "won", "drawn": "drawn"}
PERFECT = {"arrived": 1, "safe_trip": 300, "all_safeties": 300}


def matches(*results: str, level: str = "hard", **more: object) -> list[RaceRow]:
    """Matches of one race each against a computer player, with these results for Anna."""
    return [
        row._replace(
            match=f"m{number}", race=1, ended=ANNA.ended + number, result=result_of, **more
        )
        for number, result in enumerate(results)
        for row, result_of in ((ANNA, result), (MARCEL._replace(level=level), OTHER[result]))
    ]


def remarks(rows: list[RaceRow]) -> list[str]:
    """The remarks on the last match."""
    return remarks_on_match(rows, rows[-1].match)


def test_a_trip_without_a_200_and_with_all_safeties_is_a_perfect_race() -> None:
    assert remarks_on_race([ANNA._replace(**PERFECT), MARCEL]) == [
        "A perfect race by Anna: the whole trip without a 200, and all four safeties."
    ]
    for lacking in PERFECT:
        assert remarks_on_race([ANNA._replace(**{**PERFECT, lacking: 0}), MARCEL]) == []
    assert remarks_on_race([ANNA, MARCEL._replace(**PERFECT)]) == [], "a computer player’s"


def test_the_first_win_at_a_level_is_remarked_once() -> None:
    first = ["The first win of Anna at the level Hard."]
    assert remarks(matches("lost", "won")) == first
    assert remarks(matches("won", "lost", "won")) == []
    assert remarks(matches("won", "lost")) == []


def test_a_win_at_another_level_is_a_first_one_too() -> None:
    later = [row._replace(match="x", ended=2e9) for row in matches("won", level="expert")]
    assert remarks([*matches("won", "lost"), *later]) == [
        "The first win of Anna at the level Expert."
    ]


@each("change", ["hinted", "taken_back", "aided", "house_rules"])
def test_with_help_or_house_rules_it_is_no_first_win(change: str) -> None:
    assert remarks(matches("won", **{change: 1})) == []


def test_a_series_is_remarked_when_it_becomes_the_longest() -> None:
    won = ["won"] * 5
    assert remarks(matches(*won[:2])) == []
    assert remarks(matches(*won[:3])) == ["Anna has won 3 matches in a row, more than ever."]
    assert remarks(matches(*won[:4])) == []
    assert remarks(matches(*won[:4], "lost", *won[:4])) == []
    again = remarks(matches(*won[:4], "drawn", *won[:5]))
    assert again == ["Anna has won 5 matches in a row, more than ever."]
