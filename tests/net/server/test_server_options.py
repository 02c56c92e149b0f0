"""What mille-host understands."""

from dataclasses import replace
from pathlib import Path

import pytest

from mille_net.server.options import read_options
from mille_net.tables import SeatPlan
from mille_rules.rule_lines import rules_file
from mille_rules.rulesets import DUJARDIN
from tests.examples import each

FILE = """
[host]
name = Ann's table
rules = classic
seats = 4
computers = easy, hard
door = open
admit = all
spectators = no
wait = ever
port = 25200
bind = 192.168.1.2, fd00::2
folder = kept
announce = no
resume = no
log-level = debug
"""


def test_without_options_two_people_play_and_the_code_lets_them_in():
    options = read_options([])
    assert options.table.seats == (SeatPlan("open"), SeatPlan("open"))
    assert options.table.door == "code"
    assert (options.table.wait, options.table.port, options.bind) == (30, None, ())
    assert options.resume
    assert options.announce
    assert not options.admit_all


def test_everything_can_stand_in_a_file(tmp_path):
    path = tmp_path / "host.ini"
    path.write_text(FILE, encoding="utf-8")
    options = read_options(["--config", str(path)])
    table = options.table
    assert (table.name, table.rules.name, table.wait) == ("Ann's table", "classic", None)
    assert [seat.level for seat in table.seats] == ["", "", "easy", "hard"]
    assert (table.door, options.admit_all, table.spectators) == ("open", True, False)
    assert (table.port, options.bind) == (25200, ("192.168.1.2", "fd00::2"))
    assert (options.folder.name, options.announce, options.resume) == ("kept", False, False)
    assert options.log_level == "debug"


def test_a_file_may_begin_with_the_mark_that_some_editors_write(tmp_path):
    path = tmp_path / "host.ini"
    path.write_text(FILE, encoding="utf-8-sig")
    assert read_options(["--config", str(path)]).table.name == "Ann's table"


def test_the_command_line_comes_first(tmp_path):
    path = tmp_path / "host.ini"
    path.write_text(FILE, encoding="utf-8")
    options = read_options(["--config", str(path), "--name", "Ben's table", "--door=code"])
    assert (options.table.name, options.table.door) == ("Ben's table", "code")


def test_four_play_in_teams_unless_they_are_told_not_to_or_their_box_has_none():
    for arguments, sides in (("", 2), ("--teams no", 4), ("--rules board-game", 4)):
        options = read_options(["--seats", "4", *arguments.split()])
        assert options.table.rules.sides_for(4) == sides


@each(
    ("arguments", "message"),
    [
        ("--seats 7", "invalid choice"),
        ("--rules uno", "invalid choice"),
        ("--rules bsd --seats 5", "bsd cannot be played with 5 seats"),
        ("--computers genius", "not a level: 'genius'"),
        ("--computers easy,easy", "leave no seat"),
        ("--door open", "--admit all"),
        ("--door ajar", "invalid"),
        ("--wait 20", "expected 15 or 30 or 60 or ever"),
        ("--spectators perhaps", "expected yes or no"),
        ("--length 0", "expected 'race' or points up to 1,000,000"),
        ("--length ever", "expected 'race'"),
        ("--port 65536", "not a port"),
        ("--port -1", "not a port"),
        (f"--name {'x' * 25}", "not a name"),
        ("--config nowhere.ini", "nowhere.ini"),
        ("--surprise", "unrecognized"),
    ],
)
def test_what_makes_no_table_is_told_with_status_2(arguments, message, capsys):
    with pytest.raises(SystemExit) as end:
        read_options(arguments.split())
    assert end.value.code == 2
    assert message in capsys.readouterr().err


@each(
    ("text", "message"),
    [
        ("", "host"),
        ("[host]\nseats = 7\n", "invalid choice"),
        ("[host]\nsurprise = 1\n", "unrecognized"),
        ("[host]\nseats\n", "host.ini"),
        ("[other]\nseats = 2\n", "host"),
        ("seats = 2\n", "host.ini"),
    ],
)
def test_a_file_that_makes_no_table_is_told_with_status_2(tmp_path, text, message, capsys):
    path = tmp_path / "host.ini"
    path.write_text(text, "utf-8")
    with pytest.raises(SystemExit) as end:
        read_options(["--config", str(path)])
    assert end.value.code == 2
    assert message in capsys.readouterr().err


def test_the_help_names_the_exit_statuses(capsys):
    with pytest.raises(SystemExit) as end:
        read_options(["--help"])
    assert end.value.code == 0
    assert "Exit status" in capsys.readouterr().out


@each(("word", "target"), [("race", 0), ("3000", 3000)])
def test_the_length_of_the_match_is_an_option(word: str, target: int) -> None:
    assert read_options([]).table.rules.match_target == 5000
    assert read_options(["--length", word]).table.rules.match_target == target


def test_where_races_decide_the_length_is_a_number_of_them(capsys):
    french = ["--rules", "today-french"]
    assert read_options(french).table.rules.races_to_win == 1
    for word, races in (("race", 1), ("3", 3)):
        assert read_options([*french, "--length", word]).table.rules.races_to_win == races
    with pytest.raises(SystemExit):
        read_options([*french, "--length", "10"])
    assert "at most 9 races won" in capsys.readouterr().err


def test_house_rules_come_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / "sundays.mille-rules"
    rules = replace(DUJARDIN, title="Sundays", hand_size=7, match_target=3000)
    path.write_text(rules_file(rules), "utf-8")
    assert read_options(["--rules-file", str(path)]).table.rules == rules
    table = read_options(["--rules-file", str(path), "--length", "race"]).table
    assert table.rules == replace(rules, match_target=0)


def test_house_rules_that_cannot_be_played_on_the_network_are_told(tmp_path: Path, capsys) -> None:
    path = tmp_path / "large.mille-rules"
    path.write_text(rules_file(DUJARDIN.changed("deck", "25:40,50:40,75:40,100:40")), "utf-8")
    with pytest.raises(SystemExit) as stopped:
        read_options(["--rules-file", str(path)])
    assert stopped.value.code == 2
    assert "dujardin cannot be played with 2 seats: expected at most 200" in capsys.readouterr().err


def test_rules_have_a_name_or_come_from_a_file(tmp_path: Path, capsys) -> None:
    rules, ini = tmp_path / "sundays.mille-rules", tmp_path / "host.ini"
    rules.write_text(rules_file(DUJARDIN), "utf-8")
    with pytest.raises(SystemExit) as end:
        read_options(["--rules", "classic", "--rules-file", str(rules)])
    assert end.value.code == 2
    assert "not allowed with" in capsys.readouterr().err
    for line, argument, name in (
        (f"rules-file = {rules}", "--rules=classic", "classic"),
        ("rules = classic", f"--rules-file={rules}", "dujardin"),
    ):
        ini.write_text(f"[host]\n{line}\n", "utf-8")
        assert read_options(["--config", str(ini), argument]).table.rules.name == name


@each("text", [None, "", "mille-rules 1\nrules uno\n"])
def test_a_file_without_house_rules_is_told(tmp_path: Path, text: str | None, capsys) -> None:
    path = tmp_path / "odd.mille-rules"
    if text is not None:
        path.write_text(text, "utf-8")
    with pytest.raises(SystemExit) as end:
        read_options(["--rules-file", str(path)])
    assert end.value.code == 2
    assert "odd.mille-rules" in capsys.readouterr().err


@each(("word", "idle"), [("60", 60), ("300", 300), ("ever", None)])
def test_how_long_a_player_may_let_others_wait_is_an_option(word: str, idle: int | None) -> None:
    assert read_options([]).table.idle == 120
    assert read_options(["--idle", word]).table.idle == idle


@each(("word", "limit"), [("15", 15), ("120", 120), ("none", None)])
def test_the_time_for_a_turn_is_an_option(word: str, limit: int | None) -> None:
    assert read_options([]).table.turn_limit is None
    assert read_options(["--turn-limit", word]).table.turn_limit == limit


def test_an_address_to_listen_on_is_an_address(capsys):
    assert read_options(["--bind", "127.0.0.1, ::1"]).bind == ("127.0.0.1", "::1")
    with pytest.raises(SystemExit):
        read_options(["--bind", "localhost"])
    assert "'localhost'" in capsys.readouterr().err
