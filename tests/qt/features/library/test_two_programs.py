"""Two programs at the same time, one of which is killed: no match is damaged or lost."""

import os
import signal
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from mille_qt.session.autosave import Autosave
from mille_qt.session.matches import match_folder
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


#: Locks a match, starts a process that goes on after it, and exits abruptly on a byte.
PARENT = """
import os, subprocess, sys
from pathlib import Path
from mille_qt.session.matches.match_folder import lock
held = lock(Path(sys.argv[1]))
assert held is not None
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)"], close_fds=False)
print(child.pid, flush=True)
sys.stdin.buffer.read(1)
os._exit(9)
"""


def test_a_process_that_outlives_its_program_keeps_no_match_locked(tmp_path: Path) -> None:
    path = tmp_path / "a.mille"
    other = subprocess.Popen(
        [sys.executable, "-c", PARENT, str(path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )
    assert other.stdin is not None
    assert other.stdout is not None
    with other:
        child = int(other.stdout.readline())
        assert not match_folder.is_free(path)
        other.stdin.write(b".")
        other.stdin.flush()
        other.wait()
        assert match_folder.is_free(path)
        held = match_folder.lock(path)
        # Fails if it has ended already.
        os.kill(child, signal.SIGTERM)
    assert held is not None
    held.unlock()


def test_a_lock_that_was_never_written_locks_nobody_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, place = tmp_path / "a.mille", tmp_path / ".a.mille.lock"
    # A machine that is busy with others may take long to get there.
    monkeypatch.setattr(match_folder, "MOMENT", 3_600)
    place.touch()
    assert match_folder.lock(path) is None, "a program may be about to write it"
    os.utime(place, (0, 0))
    assert match_folder.is_free(path)
    held = match_folder.lock(path)
    assert held is not None
    assert not match_folder.is_free(path)
    held.unlock()
    assert not place.exists()


def test_whoever_looks_at_the_lock_of_a_killed_program_locks_nobody_else_out(
    tmp_path: Path,
) -> None:
    path = tmp_path / "a.mille"
    killed = "import os, sys; from pathlib import Path;"
    killed += "from mille_qt.session.matches.match_folder import lock;"
    killed += "held = lock(Path(sys.argv[1])); os._exit(9)"
    subprocess.run([sys.executable, "-c", killed, str(path)], cwd=ROOT, check=False)
    with ThreadPoolExecutor(4) as threads:
        assert all(threads.map(match_folder.is_free, [path] * 400))
