"""Series of matches between computer players: seats, figures, other people's players, fouls."""

import subprocess
import sys
from itertools import product
from pathlib import Path

import pytest

from mille_rules import read_record
from mille_rules.computer.arena.__main__ import FOUL, INTERRUPTED, MISTAKE, WELL, main
from mille_rules.computer.arena.series import Series, group_size, play, seating
from mille_rules.computer.arena.tally import (
    interval_of_share,
    mean_of,
    mean_of_groups,
    percentile,
    wilson,
)
from mille_rules.rulesets import BSD, CLASSIC, DEFAULT_RULES, WINNING_MOVES
from mille_rules.state import Phase
from tests.computer.foul_players import Seeded, Tired
from tests.examples import each

FOUL_PLAYERS = "tests.computer.foul_players"
DOCS = Path(__file__).parents[2] / "docs"


def arena(*arguments: str) -> int:
    """Run the command in this process."""
    return main([*arguments, "--jobs", "1"])


def records(folder: Path) -> dict[str, str]:
    """The texts of the records in a folder by name."""
    return {path.name: path.read_text("utf-8") for path in sorted(folder.iterdir())}


# -- series ------------------------------------------------------------------


NAMES = ("expert", "hard", "easy")


@each("seats", (2, 3, 4, 6))
def test_everybody_sits_everywhere_and_every_seat_begins_as_often(seats: int) -> None:
    players = NAMES[: DEFAULT_RULES.sides_for(seats)]
    cycle = group_size(players) * seats
    met = [seating(players, number, seats) for number in range(cycle)]
    places = product(range(len(players)), range(seats))
    found = [(each.order.index(0), each.first) for each in met]
    assert sorted(found) == sorted([*places] * (cycle // (len(players) * seats)))


def test_one_against_two_of_a_kind_takes_every_side_in_three_matches() -> None:
    players = ("expert", "hard", "hard")
    assert group_size(players) == 3
    orders = [seating(players, number, 3).order for number in range(3)]
    assert sorted(order.index(0) for order in orders) == [0, 1, 2]


def decks(text: str) -> list[str]:
    """The deals of a record, without who begins."""
    return [line.split(maxsplit=3)[-1] for line in text.splitlines() if line.startswith("deal ")]


@pytest.mark.slow
@each("seats", [2, 3, 4])
def test_the_matches_of_a_group_have_the_same_cards_and_the_next_group_has_others(
    seats: int,
) -> None:
    players = ("greedy", "normal", "easy")[: DEFAULT_RULES.sides_for(seats)]
    series, size = Series(players, WINNING_MOVES, seats, 1), group_size(players)
    *group, following = [decks(play(series, number).record) for number in range(size + 1)]
    races = list(zip(*group, strict=False))
    assert len(races) > 1
    assert all(len(set(race)) == 1 for race in races)
    assert races[0][0] != races[1][0] != following[0] != races[0][0]


def test_the_same_seed_gives_the_same_matches_in_one_process_and_in_two(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    series = ["--players", "greedy,greedy", "--matches", "5", "--seed", "3", "--records"]
    main([*series, str(tmp_path / "one"), "--jobs", "1"])
    alone = capsys.readouterr()
    main([*series, str(tmp_path / "two"), "--jobs", "2"])
    together = capsys.readouterr()
    assert records(tmp_path / "one") == records(tmp_path / "two")
    assert len(records(tmp_path / "one")) == 5
    assert alone.err == together.err
    assert alone.out.splitlines()[-1] == together.out.splitlines()[-1]


def test_another_seed_gives_other_matches() -> None:
    one, other = (play(Series(("greedy", "greedy"), BSD, 2, seed), 0) for seed in (1, 2))
    assert one.record != other.record


def test_players_keep_their_figures_whichever_side_they_sit_on() -> None:
    series = Series(("normal", "greedy", "greedy"), CLASSIC, 3, 1)
    for number in range(6):
        played = play(series, number)
        state = read_record(played.record.encode()).record.state
        order = seating(series.players, number, 3).order
        names = [line.split()[-1] for line in played.record.splitlines() if line.startswith("seat")]
        assert names == [series.players[player] for player in order]
        assert state.phase is Phase.OVER
        points = [sum(race[player] for race in played.races) for player in order]
        assert tuple(points) == state.match.points
        assert sorted(played.winners) == sorted(order[side] for side in state.match.winners)


def test_a_player_that_takes_a_seed_gets_one_of_its_own_for_each_match_and_seat() -> None:
    Seeded.seeds.clear()
    series = Series((f"{FOUL_PLAYERS}:Seeded", "greedy"), WINNING_MOVES, 4, 1)
    for number in (0, 1, 0):
        play(series, number)
    assert len(set(Seeded.seeds[:4])) == 4
    assert Seeded.seeds[:2] == Seeded.seeds[4:]


# -- figures -----------------------------------------------------------------


@each(
    ("won", "of", "low", "high"),
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0, 0.1611), (29, 29, 0.8830, 1)],
)
def test_the_interval_of_a_share_is_wilsons(won: int, of: int, low: float, high: float) -> None:
    assert wilson(won, of) == pytest.approx((low, high), abs=5e-5)


def test_the_interval_of_a_mean_shrinks_with_the_root_of_the_number() -> None:
    assert mean_of([1, 2, 3, 4]) == pytest.approx((2.5, 1.2652), abs=5e-5)
    assert mean_of([1, 3] * 200).margin == pytest.approx(0.1 * 0.98, rel=0.01)


def test_values_of_groups_that_make_up_for_each_other_have_a_smaller_interval() -> None:
    alike, balanced = [[1.0, 1.0], [3.0, 3.0]] * 50, [[1.0, 3.0], [3.1, 1.1]] * 50
    apart = [[value] for group in alike for value in group]
    assert mean_of_groups(apart) == pytest.approx(mean_of([1, 1, 3, 3] * 50))
    assert mean_of_groups(alike).margin > mean_of_groups(apart).margin
    assert mean_of_groups(balanced).margin < mean_of_groups(apart).margin / 5


def test_the_interval_of_a_share_is_wilsons_where_groups_tell_nothing() -> None:
    assert interval_of_share([[True]] * 29) == wilson(29, 29)
    assert interval_of_share([[True, False]]) == wilson(1, 2)
    low, high = interval_of_share([[True, False]] * 40 + [[True, True]] * 10)
    assert wilson(60, 100)[0] < low < 0.6 < high < wilson(60, 100)[1]


def test_a_percentile_is_one_of_the_values() -> None:
    values = list(range(100, 0, -1))
    assert (percentile(values, 0.5), percentile(values, 0.95), percentile([7], 0.5)) == (50, 95, 7)


@pytest.mark.slow
def test_the_table_says_who_won_how_often_and_by_how_much(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert arena("--players", "normal,greedy", "--matches", "20", "--seed", "4") == WELL
    head, normal, greedy, races, even = capsys.readouterr().out.splitlines()
    assert " ".join(head.split()) == (
        "won 95 % points a race more than others median ms 95 % 99.9 % longest"
    )
    assert normal.split()[0] == "normal"
    shares = [float(row.split()[1]) for row in (normal, greedy)]
    assert shares[0] > shares[1]
    drawn = int(races.split()[2])
    assert sum(shares) == pytest.approx(100 * (1 - drawn / 20))
    leads = [row.split("±")[1].split()[1] for row in (normal, greedy)]
    assert leads[0].startswith("+")
    assert leads[1] == leads[0].replace("+", "-")
    assert races.startswith("20 matches, ")
    assert even.startswith("equal players would win 50.0 %")


# -- players of somebody else's ---------------------------------------------


def test_the_example_of_the_documents_plays_from_the_current_folder() -> None:
    command = "-m mille_rules.computer.arena --players example_player:Driver,greedy --matches 3"
    run = subprocess.run(
        [sys.executable, *command.split(), "--jobs", "2"],
        cwd=DOCS,
        check=True,
        capture_output=True,
        text=True,
    )
    assert "\nexample_player:Driver" in run.stdout
    assert "3 matches" in run.stdout


@pytest.mark.parametrize(
    ("player", "fault"),
    [("Cheat", "expected one of the choices, got discard "), ("Clumsy", "no idea what to play")],
)
def test_a_foul_ends_the_series_and_names_player_view_and_move(
    player: str, fault: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    names = f"greedy,{FOUL_PLAYERS}:{player}"
    assert arena("--players", names, "--records", str(tmp_path)) == FOUL
    told = capsys.readouterr().err
    assert f"{FOUL_PLAYERS}:{player} plays foul in match 0: " in told
    assert fault in told
    assert "\nhand: " in told
    assert "\nchoices: " in told
    reading = read_record((tmp_path / "foul-00000.mille").read_bytes())
    assert reading.fault is None
    assert reading.record.state.phase is not Phase.OVER


def test_a_player_that_ends_its_process_ends_the_series(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--players", f"greedy,{FOUL_PLAYERS}:Vanishing", "--jobs", "2"]) == FOUL
    assert ": its process ended with status 7" in capsys.readouterr().err


def test_ctrl_c_shows_what_is_known_so_far(capsys: pytest.CaptureFixture[str]) -> None:
    Tired.matches = 0
    assert arena("--players", f"greedy,{FOUL_PLAYERS}:Tired") == INTERRUPTED
    told = capsys.readouterr()
    assert "stopped after 2 matches" in told.err
    assert "2 matches, " in told.out


@each(
    ("arguments", "expected"),
    [
        ("--players greedy", "expected 2 players for 2 seats, got 'greedy'"),
        ("--players greedy,greedy --seats 6", "expected 3 players for 6 seats"),
        ("--players greedy,greedy --seats 4 --rules bsd", "expected rules for 4 seats, got 'bsd'"),
        ("--players greedy,nobody", "greedy or module:Class, got 'nobody'"),
        ("--players greedy,no.such.module:X", "expected the name of a module"),
        ("--players greedy,mille_rules:Card", "expected a class with choose(view, choices)"),
        ("--players greedy,greedy --matches 0", "expected a number above 0, got '0'"),
    ],
)
def test_what_cannot_be_played_is_said(
    arguments: str, expected: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stop:
        main(arguments.split())
    assert stop.value.code == MISTAKE
    assert expected in capsys.readouterr().err
