"""Where the program keeps its files, whatever the home folder is like."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.examples import each

pwd = pytest.importorskip("pwd", reason="accounts as on POSIX systems")

ROOT = Path(__file__).parents[3]
FOLDERS = "config_folder", "data_folder", "state_folder", "cache_folder"
#: Prints the program's folders as it starts.
TELL = f"""
import os, sys
from mille_rules.surroundings import complete_surroundings
complete_surroundings()
from mille_qt.ui import paths
for name in {FOLDERS}:
    sys.stdout.buffer.write(os.fsencode(os.path.realpath(getattr(paths, name)())) + b"\\n")
"""

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="homes of Linux")


def run(*command: str, **variables: str | bytes) -> tuple[int, bytes, str]:
    """Run Python without variables that name folders, but with these: status, output, errors."""
    kept = {k: v for k, v in os.environ.items() if k != "HOME" and not k.startswith("XDG_")}
    done = subprocess.run(
        [sys.executable, *command],
        cwd=ROOT,
        env={**kept, "QT_QPA_PLATFORM": "offscreen", **variables},
        capture_output=True,
        timeout=60,
        check=False,
    )
    return done.returncode, done.stdout, done.stderr.decode(errors="replace")


@each("home", [None, ""])
def test_without_home_in_the_environment_the_system_says_where_it_is(home: str | None) -> None:
    variables = {} if home is None else {"HOME": home}
    _, out, _ = run("-c", TELL, **variables)
    (first, *_) = out.decode().splitlines()
    assert first == os.path.realpath(Path(pwd.getpwuid(os.getuid()).pw_dir, ".config", "mille"))


@pytest.mark.slow
def test_a_home_whose_name_is_not_utf_8_has_all_files_inside(tmp_path: Path) -> None:
    home = os.fsencode(tmp_path) + b"/ren\xe9"
    Path(os.fsdecode(home)).mkdir()
    _, out, _ = run("-c", TELL, HOME=home)
    assert all(line.startswith(home + b"/") for line in out.splitlines())
    status, _, errors = run("-m", "mille_qt", "--smoke", HOME=home)
    assert (status, "Traceback" in errors) == (0, False)
    assert [path.name for path in tmp_path.iterdir()] == [os.fsdecode(b"ren\xe9")]
    assert Path(os.fsdecode(home), ".config", "mille", "settings.ini").is_file()


def test_a_data_folder_whose_name_is_not_utf_8_has_all_files_inside(tmp_path: Path) -> None:
    data = os.fsdecode(os.fsencode(tmp_path) + b"/g\xe9\xe9")
    Path(data).mkdir()
    home = tmp_path / "h"
    status, _, _ = run("-m", "mille_qt", "--smoke", "--data-dir", data, HOME=str(home))
    assert status == 0
    # Where the system has no cache of fonts yet, one is made at home.
    assert {*tmp_path.iterdir()} <= {Path(data), home}
    assert not [*home.rglob("*mille*")]
    assert Path(data, "settings.ini").is_file()
