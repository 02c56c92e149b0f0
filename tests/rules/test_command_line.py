"""`python -m mille_rules FILE`: exit statuses, messages, and positions as JSON."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from mille_rules import Phase, legal_moves, read_record
from mille_rules.__main__ import main, position
from mille_rules.journal import MAX_FILE_BYTES
from tests.examples import each
from tests.rules.random_play import TABLES, steps
from tests.rules.record_texts import FIRST_MOVE, OPENING, small, text_of, two_races
from tests.rules.table_setup import after, rules_of, table, unsettled_after

KEYS = (
    "rules seats race phase to_act legal target draw_pile discards hands sides race_scores "
    "match_scores winners"
)
SIDE_KEYS = "battle speed distance miles safeties coups status"
SCORE_KEYS = "distance safeties all_safeties coups trip delayed safe_trip extension shutout total"


@pytest.fixture
def run(tmp_path, capsys):
    """Check a file of such bytes; gives status, standard output's lines, standard error."""

    def check(data: bytes | str, *options: str) -> tuple[int, list[str], str]:
        path = tmp_path / "match.mille"
        path.write_bytes(data if isinstance(data, bytes) else data.encode())
        status = main([str(path), *options])
        out, err = capsys.readouterr()
        return status, out.splitlines(), err

    return check


def objects(lines: list[str]) -> list[dict]:
    return [json.loads(line) for line in lines]


def test_a_legal_record_has_status_0_and_says_where_it_stands(run):
    status, out, err = run(small())
    assert (status, err) == (0, "")
    text = "\n".join(out)
    for expected in ("race 1", "play", "seat 1", "draw pile", "0 miles", "right-of-way"):
        assert expected in text


def test_a_finished_record_prints_its_score_sheets(run):
    lines = two_races()
    status, out, _ = run("\n".join([*lines, ""]))
    assert status == 0
    assert [line for line in out if line in ("race 1", "race 2")] == ["race 1", "race 2"]
    total = next(line for line in out if line.split()[0] == "total")
    score = next(line for line in lines if line.startswith("score"))
    assert total.split()[1:] == [score.split()[4], score.split()[7]]
    assert out[-1].startswith("won by side ")


def test_an_illegal_record_has_status_1_and_names_line_move_and_code(run):
    status, out, err = run(text_of(*OPENING[:3], "1 play 25", "1 play roll"), "--json")
    assert status == 1
    assert f"line {FIRST_MOVE + 3}" in err
    assert "1 play 25" in err
    assert "not-started" in err
    assert len(err.splitlines()) == len(objects(out)) == 1


@pytest.mark.parametrize(
    "data",
    [b"", b"\xff\xfe", b"mille-record 2\n", b"mille-record 1\nrules classic\nseat 0 human\n"],
)
def test_what_is_no_record_has_status_2_and_one_line_to_read(run, data):
    status, out, err = run(data, "--json", "--each")
    assert (status, out) == (2, [])
    assert len(err.splitlines()) == 1


def test_a_missing_file_has_status_2(capsys, tmp_path):
    assert main([str(tmp_path / "none.mille")]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_a_torn_last_line_is_dropped_with_a_notice(run):
    whole = run(small(), "--json")
    torn = run(small() + b"1 play 20", "--json")
    assert torn[:2] == whole[:2]
    assert whole[2] == ""
    assert len(torn[2].splitlines()) == 1


def test_an_end_that_was_never_written_is_told_from_a_torn_line(run):
    status, _, err = run(small() + b"1 play" + bytes(77))
    assert status == 0
    assert "the last line" not in err
    assert "its last 77 bytes are zero" in err


def test_the_lines_that_are_left_out_are_counted(run):
    status, _, err = run(small() + b"1 fly\n0 draw\n0 draw\n")
    assert status == 1
    assert err.endswith("lines left out: 3\n")


def test_a_file_that_is_too_long_is_no_record(tmp_path, capsys):
    path = tmp_path / "x.mille"
    with path.open("wb") as file:
        file.truncate(MAX_FILE_BYTES + 1)
    assert main([str(path)]) == 2
    assert "at most 16 MiB" in capsys.readouterr().err


@pytest.mark.skipif(sys.platform == "win32", reason="no such files")
def test_devices_and_named_pipes_are_no_records_and_are_not_opened(tmp_path, capsys):
    pipe = tmp_path / "x.mille"
    os.mkfifo(pipe)
    for path in ("/dev/zero", str(pipe)):
        assert main([path]) == 2
        assert "expected a regular file" in capsys.readouterr().err


def test_json_alone_is_the_last_position(run):
    _, each, _ = run(small(), "--json", "--each")
    _, last, _ = run(small(), "--json")
    assert last == each[-1:]


def test_each_prints_one_object_for_each_deal_and_move(run):
    text = text_of(OPENING[0], "mark here", "# comment", "", *OPENING[1:], "1 pass")
    status, out, _ = run(text, "--each", "--json")
    assert status == 0
    assert [row["phase"] for row in objects(out)] == (
        ["draw", "play", "draw", "play", "draw", "play", "answer", "draw"]
    )


def test_positions_before_a_fault_are_printed_too(run):
    status, out, _ = run(text_of(*OPENING[:3], "1 play 25"), "--each", "--json")
    assert (status, len(out)) == (1, 4)


def test_a_record_without_moves_prints_its_first_position(run):
    header = text_of().splitlines()[:-1]
    status, out, _ = run("\n".join([*header, ""]), "--json")
    (row,) = objects(out)
    assert status == 0
    assert (row["race"], row["phase"], row["to_act"], row["legal"]) == (0, "deal", [], {})
    assert row["hands"] == {"0": [], "1": []}
    assert run("\n".join([*header, ""]), "--json", "--each")[1] == []


def test_the_position_of_a_small_record_in_full(run):
    (row,) = objects(run(text_of(*OPENING), "--json")[1])
    hands = {seat: " ".join(sorted(cards)) for seat, cards in row.pop("hands").items()}
    empty = {"speed": [], "distance": [], "miles": 0, "safeties": [], "coups": []}
    assert hands == {
        "0": "100 25 25 50 75 speed-limit",
        "1": "200 25 50 puncture-proof right-of-way stop",
    }
    assert row == {
        "rules": "winning-moves",
        "seats": 2,
        "race": 1,
        "phase": "answer",
        "to_act": [1],
        "legal": {"1": ["coup right-of-way", "pass"]},
        "target": 700,
        "draw_pile": 101 - 12 - 3,
        "discards": [],
        "sides": [
            {"battle": ["roll"], **empty, "status": "rolling"},
            {"battle": ["roll", "stop"], **empty, "status": "stopped"},
        ],
        "race_scores": [],
        "match_scores": [0, 0],
        "winners": [],
    }


def test_a_coup_is_printed_with_its_side(run):
    (row,) = objects(run(small(), "--json")[1])
    side = row["sides"][1]
    assert (side["safeties"], side["coups"]) == (["right-of-way"], ["right-of-way"])
    assert (side["battle"], side["status"]) == (["roll"], "rolling")
    assert (row["discards"], row["to_act"]) == (["stop"], [1])


def test_after_a_race_the_phase_is_deal_and_its_score_counts(run):
    lines = two_races()
    _, out, _ = run("\n".join([*lines, ""]), "--each", "--json")
    rows = objects(out)
    ends = [row for row in rows if row["phase"] in ("deal", "over")]
    assert [row["phase"] for row in ends] == ["deal", "over"]
    assert [row["race"] for row in ends] == [1, 2]
    for races, row in enumerate(ends, start=1):
        assert (row["to_act"], row["legal"], len(row["race_scores"])) == ([], {}, races)
        assert any(side["miles"] for side in row["sides"])
        for side, total in enumerate(row["match_scores"]):
            start = (3_900, 3_925)[side]
            assert total == start + sum(race[side]["total"] for race in row["race_scores"])
    best = max(ends[1]["match_scores"])
    assert ends[0]["winners"] == []
    assert ends[1]["winners"] == [
        side for side, points in enumerate(ends[1]["match_scores"]) if points == best
    ]
    assert sum(row["race"] == 1 for row in rows) + sum(row["race"] == 2 for row in rows) == len(
        rows
    )


@each(("name", "seats"), TABLES)
def test_every_position_has_the_same_shape(name, seats):
    for _, _, state, _ in steps(rules_of(name), seats, 11):
        row = json.loads(json.dumps(position(state)))
        assert " ".join(row) == KEYS
        assert list(row["hands"]) == [str(seat) for seat in range(seats)]
        assert list(row["legal"]) == [str(seat) for seat in row["to_act"]]
        for seat, moves in row["legal"].items():
            assert moves == [str(move) for move in legal_moves(state, int(seat))]
            assert len(set(moves)) == len(moves) > 0
        assert all(" ".join(side) == SIDE_KEYS for side in row["sides"])
        for score in (score for race in row["race_scores"] for score in race):
            assert " ".join(score) == SCORE_KEYS
            assert score["total"] == sum(list(score.values())[:-1])
    phase = "over" if rules_of(name).goal == 1 else "deal"
    assert (row["phase"], row["to_act"], row["legal"]) == (phase, [], {})


def test_a_draw_names_every_winner():
    state = after(table("classic", "25", pile=0, points=(5_200, 5_200)), "0 discard 25")
    row = position(state)
    assert (row["phase"], row["winners"], state.phase) == ("over", [0, 1], Phase.OVER)


def test_partners_that_still_answer_are_listed():
    state = table("classic", "flat-tire", "", "", "puncture-proof", seats=4, b="roll")
    row = position(unsettled_after(state, "0 play flat-tire on 1"))
    assert (row["phase"], row["to_act"]) == ("answer", [1, 3])
    assert row["legal"] == {"1": ["pass"], "3": ["coup puncture-proof", "pass"]}


def command(path: Path, *options: str) -> subprocess.CompletedProcess:
    return subprocess.run(
        [sys.executable, "-m", "mille_rules", str(path), *options],
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=False,
        cwd=Path(__file__).parent.parent.parent,
    )


@each(
    ("data", "status"),
    [
        (small(), 0),
        (small() + b"1 dr", 0),
        (small() + b"1 fly\n", 1),
        (small() + b"1 pl\xe9y 25\n", 1),
        (small().replace(b"Ann", b"\xe9"), 2),
        (text_of(*OPENING).encode() + b"x" * 10_000_000 + b"\n", 1),
        (bytes(range(256)) * 40, 2),
        (b"a" * 10_000_000, 2),
    ],
)
def test_the_command_itself_never_shows_a_traceback(tmp_path, data, status):
    path = tmp_path / "match.mille"
    path.write_bytes(data)
    result = command(path, "--json")
    assert result.returncode == status
    assert "Traceback" not in result.stderr
    assert len(result.stderr) < 500
    assert bool(result.stderr) == (data != small())
    assert len(result.stdout.splitlines()) == (0 if status == 2 else 1)
    if status != 2:
        expected = position(read_record(data).record.state)
        assert json.loads(result.stdout) == json.loads(json.dumps(expected))
