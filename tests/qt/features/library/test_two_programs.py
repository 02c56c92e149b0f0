"""Two programs at the same time, one of which is killed: no match is damaged or lost."""

import os
import subprocess
import sys
from pathlib import Path

from mille_qt.session.autosave import Autosave
from mille_qt.session.matches.match_folder import folder_contents
from mille_qt.ui.paths import matches_folder
from tests.qt.features.library.conftest import under_way

ROOT = Path(__file__).parents[4]
#: Starts a match, reports that, and exits abruptly on a byte from the input.
OTHER = """
import os, sys
from mille_qt.session.autosave import Autosave
from mille_rules import read_record, save_record
record = read_record(sys.stdin.buffer.read(int(sys.argv[1]))).record
autosave = Autosave()
save_record(record, autosave.file_for(record))
print("begun", flush=True)
sys.stdin.buffer.read(1)
os._exit(9)
"""


def test_a_match_is_locked_by_its_program_until_that_is_killed() -> None:
    text = under_way("Their", "Match").text().encode()
    other = subprocess.Popen(
        [sys.executable, "-c", OTHER, str(len(text))],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )
    assert other.stdin is not None
    assert other.stdout is not None
    with other:
        other.stdin.write(text)
        other.stdin.flush()
        assert other.stdout.readline().strip() == b"begun"
        (path,) = matches_folder().glob("*.mille")
        mine = Autosave()
        assert folder_contents(matches_folder()).in_play == {path.name}
        assert mine.last_match() is None
        own = mine.file_for(under_way("My", "Match"))
        assert own not in (None, path)
        other.stdin.write(b".")
    assert other.returncode == 9
    found = Autosave().last_match()
    assert found is not None
    assert (found.path, path.read_bytes()) == (path, text)
