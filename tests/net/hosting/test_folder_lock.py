"""One program at a time in a folder."""

import subprocess
import sys

import pytest

from mille_net.hosting.folder_lock import FolderInUseError, FolderLock

HOLD = """
import sys
from pathlib import Path
from mille_net.hosting.folder_lock import FolderLock
lock = FolderLock(Path(sys.argv[1]))
print("held", flush=True)
sys.stdin.read()
"""


def test_a_folder_is_taken_until_it_is_released(tmp_path):
    lock = FolderLock(tmp_path)
    with pytest.raises(FolderInUseError):
        FolderLock(tmp_path)
    lock.release()
    with FolderLock(tmp_path), pytest.raises(FolderInUseError):
        FolderLock(tmp_path)
    FolderLock(tmp_path).release()


def test_a_program_that_is_killed_lets_go(tmp_path):
    command = [sys.executable, "-c", HOLD, str(tmp_path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as other:
        assert other.stdout is not None
        assert other.stdout.readline().strip() == b"held"
        with pytest.raises(FolderInUseError):
            FolderLock(tmp_path)
        other.kill()
    FolderLock(tmp_path).release()


def test_a_folder_that_is_not_there_is_an_error(tmp_path):
    with pytest.raises(FileNotFoundError):
        FolderLock(tmp_path / "nowhere")
