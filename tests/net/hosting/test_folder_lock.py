"""One program at a time in a folder."""

import shutil
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


def test_a_folder_is_free_when_the_last_of_its_shared_locks_is_released(tmp_path):
    one, two = FolderLock(tmp_path, shared=True), FolderLock(tmp_path, shared=True)
    for lock in (one, two):
        with pytest.raises(FolderInUseError):
            FolderLock(tmp_path)
        lock.release()
    with FolderLock(tmp_path), pytest.raises(FolderInUseError):
        FolderLock(tmp_path, shared=True)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows removes no file that is open")
def test_a_folder_that_was_removed_is_locked_again(tmp_path):
    folder = tmp_path / "table"
    folder.mkdir()
    with FolderLock(folder) as lock:
        assert not lock.renewed()
        shutil.rmtree(folder)
        assert lock.renewed()
        assert not lock.renewed()
        with pytest.raises(FolderInUseError):
            FolderLock(folder)
        shutil.rmtree(folder)
        folder.mkdir()
        with FolderLock(folder), pytest.raises(FolderInUseError):
            lock.renewed()
        assert lock.renewed(), "free again"


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
