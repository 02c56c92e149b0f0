"""The protocol is what PROTOCOL.md says: a client that knows nothing else plays along."""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

CLIENT = Path(__file__).with_name("plain_client.py")
ROOT = Path(__file__).parents[2]
HERE = "127.0.0.1"
#: Seconds; a race takes about three.
PATIENCE = 60
OURS = {"mille_net", "mille_rules", "mille_qt", "tests"}


def test_the_client_imports_nothing_of_this_program() -> None:
    imported = set()
    for node in ast.walk(ast.parse(CLIENT.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            imported |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            imported.add((node.module or "").split(".")[0])
    assert imported.isdisjoint(OURS)
    assert {name for name in imported if name not in sys.stdlib_module_names} == {
        "msgpack",
        "spake2",
    }


#: So few cards that the discards are soon shuffled, and too few miles to arrive before.
SHUFFLED = """mille-rules 1
rules winning-moves
rule player_counts 2
rule deck 25:6,50:0,75:0,100:0,200:0,accident:1,out-of-gas:1,flat-tire:1,stop:1,speed-limit:1,\
repairs:2,gasoline:2,spare-tire:2,roll:6,end-of-limit:1,\
driving-ace:1,extra-tank:0,puncture-proof:1,right-of-way:1
rule short_deck_counts none
rule reshuffle_discards true
"""


@pytest.fixture(params=[0, 1], ids=["box", "shuffled"])
def shuffles(request: pytest.FixtureRequest) -> int:
    """The number of times that discards are shuffled in the race."""
    return int(request.param)


@pytest.fixture
def server(tmp_path: Path, shuffles: int) -> Iterator[tuple[str, str]]:
    """A host without a screen, a computer at its table; port and code."""
    (tmp_path / "house.mille-rules").write_text(SHUFFLED, "utf-8")
    rules = [f"--rules-file={tmp_path / 'house.mille-rules'}"] * shuffles
    options = "--computers normal --door code --port 0 --announce no --resume no --wait 15"
    host = "import sys; from mille_net.server.main import main; sys.exit(main())"
    command = [sys.executable, "-c", host, *options.split(), f"--bind={HERE}"]
    with subprocess.Popen(
        [*command, *rules, f"--folder={tmp_path / 'host'}"],
        stdout=subprocess.PIPE,
        text=True,
        cwd=ROOT,
    ) as process:
        try:
            yield _told(process, r"Port: (\d+)"), _told(process, r"Code: (\d{6})")
        finally:
            process.terminate()


def _told(process: "subprocess.Popen[str]", pattern: str) -> str:
    assert process.stdout is not None
    for line in process.stdout:
        found = re.match(pattern, line)
        if found:
            return found[1]
    raise AssertionError(f"the host never says {pattern!r}")


def play(*arguments: str) -> "subprocess.CompletedProcess[str]":
    """Let the client play; what it said."""
    command = [sys.executable, str(CLIENT), *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)


def test_it_plays_a_race_comes_back_in_its_middle_takes_back_moves_and_verifies_the_deal(
    server: tuple[str, str], shuffles: int
) -> None:
    port, code = server
    wrong = f"{(int(code) + 1) % 10**6:06d}"
    turned_away = play(HERE, port, wrong)
    assert turned_away.returncode == 1
    assert "wrong-code" in turned_away.stderr
    told = play(HERE, port, code)
    assert told.stderr == ""
    assert told.stdout.endswith(f"updates, {shuffles} shuffles: verified\n")
