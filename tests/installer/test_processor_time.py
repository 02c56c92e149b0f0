"""The processor time of the quick suite is compared with a ceiling, in units of the machine."""

import sys

import pytest

import processor_time


@pytest.mark.parametrize(
    ("command", "most", "status"),
    [("pass", 10, 0), ("raise SystemExit(3)", 10, 3), ("sum(range(10**7))", 0, 1)],
)
def test_too_much_time_fails_as_failing_tests_do(
    command: str,
    most: int,
    status: int,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(processor_time, "WORK", "sum(range(10**6))")
    monkeypatch.setattr(processor_time, "ceiling", lambda: most)
    assert processor_time.main(["1", sys.executable, "-c", command]) == status
    assert f"of at most {most} units" in capsys.readouterr().out
