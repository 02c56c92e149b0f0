"""Slow tests that fail are run once more, alone; what passes then is named as unstable."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

import slow_tests

FIRST, SECOND = "tests/test_one.py::test_a", "tests/test_two.py::test_b[x y]"


class FakePytest:
    """Notes its command lines; fails and remembers tests as pytest does."""

    def __init__(self, cache: Path, failing: tuple[str, ...], again: tuple[str, ...] = ()) -> None:
        """`failing` are the tests that fail at first, `again` those that fail alone, too."""
        self.calls: list[list[str]] = []
        self._cache, self._failing, self._again = cache, failing, again

    def __call__(self, command: list[str]) -> int:
        self.calls.append(command)
        if "--cache-clear" not in command:
            return int(command[-1] in self._again)
        file = self._cache / "v" / "cache" / "lastfailed"
        file.parent.mkdir(parents=True)
        file.write_text(json.dumps(dict.fromkeys(self._failing, True)), "utf-8")
        return int(bool(self._failing))


def run(fake: FakePytest, cache: Path) -> int:
    return slow_tests.run(["pytest"], 2, cache, fake)


def test_nothing_is_run_again_if_all_pass(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    fake = FakePytest(tmp_path, ())
    assert run(fake, tmp_path) == 0
    assert len(fake.calls) == 1
    assert capsys.readouterr().out == "All slow tests passed.\n"


def test_a_failing_test_is_run_again_alone_and_named_as_unstable_if_it_passes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    fake = FakePytest(tmp_path, (SECOND, FIRST))
    assert run(fake, tmp_path) == 0
    assert [command[-1] for command in fake.calls[1:]] == [FIRST, SECOND]
    assert not any("-n" in command for command in fake.calls[1:])
    out = capsys.readouterr().out
    assert f"UNSTABLE: {FIRST}\nUNSTABLE: {SECOND}\n" in out


def test_a_test_that_fails_twice_fails_the_run(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    fake = FakePytest(tmp_path, (FIRST, SECOND), again=(SECOND,))
    assert run(fake, tmp_path) == 1
    assert capsys.readouterr().out.endswith(f"UNSTABLE: {FIRST}\nFAILED: {SECOND}\n")


def test_many_failures_are_not_run_again(tmp_path: Path) -> None:
    fake = FakePytest(tmp_path, tuple(f"test_{i}" for i in range(slow_tests.MOST_AGAIN + 1)))
    assert run(fake, tmp_path) == 1
    assert len(fake.calls) == 1


def test_a_run_that_could_not_be_finished_fails(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert slow_tests.run(["pytest"], 2, tmp_path, lambda _command: 3) == 3
    assert capsys.readouterr().out == "FAILED with status 3.\n"


@pytest.mark.slow
def test_pytest_remembers_failed_tests_where_they_are_looked_for(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "pytest.ini").write_text("[pytest]\nmarkers = slow\n", "utf-8")
    (tmp_path / "test_them.py").write_text(
        "from pathlib import Path\n"
        "import os, pytest\n"
        "pytestmark = pytest.mark.slow\n"
        "def test_well(): pass\n"
        "def test_wrong(): assert False\n"
        "def test_once(): Path('here').mkdir()\n"
        "def test_killing():\n"
        "    if not Path('dead').exists(): Path('dead').mkdir(); os._exit(1)\n",
        "utf-8",
    )
    (tmp_path / "here").mkdir()

    def call(command: list[str]) -> int:
        done = subprocess.run(command, cwd=tmp_path, check=False, capture_output=True)
        (tmp_path / "here").rmdir() if (tmp_path / "here").exists() else None
        return done.returncode

    status = slow_tests.run([sys.executable, "-m", "pytest"], 2, tmp_path / "cache", call)
    assert status == 1
    assert sorted(capsys.readouterr().out.splitlines()) == [
        "FAILED: test_them.py::test_wrong",
        "UNSTABLE: test_them.py::test_killing",
        "UNSTABLE: test_them.py::test_once",
    ]
