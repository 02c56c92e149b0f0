"""The trial in clean systems: where systems come from, and how it tells what came of it."""

from pathlib import Path

import pytest

import check
from check import needs
from check.report import FailedError, Report, expect, wait_for
from check.systems import SYSTEMS, Cache, NoSystemError, own_mirror

NEW_FORM = "Types: deb\nURIs: http://mirror.example/debian\nSuites: bookworm\n"
OLD_FORM = "deb [arch=amd64] http://mirror.example/ubuntu/ noble main\n"


@pytest.mark.parametrize(
    ("file", "text", "distribution", "mirror"),
    [
        ("sources.list.d/debian.sources", NEW_FORM, "debian", "http://mirror.example/debian"),
        ("sources.list", OLD_FORM, "ubuntu", "http://mirror.example/ubuntu/"),
        ("sources.list", OLD_FORM, "debian", None),
    ],
)
def test_systems_come_from_the_mirror_that_apt_uses(
    file: str, text: str, distribution: str, mirror: str | None, tmp_path: Path
):
    (tmp_path / file).parent.mkdir(exist_ok=True)
    (tmp_path / file).write_text(text, encoding="utf-8")
    assert own_mirror(distribution, tmp_path) == mirror


def test_a_system_that_was_made_before_is_taken_as_it_is(tmp_path: Path):
    (tmp_path / "bookworm.tar").touch()
    assert Cache(tmp_path).base(SYSTEMS["debian-12"]) == tmp_path / "bookworm.tar"


def test_without_a_mirror_it_says_how_to_name_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("check.systems.own_mirror", lambda _: None)
    with pytest.raises(NoSystemError, match="--mirror"):
        Cache(tmp_path).base(SYSTEMS["ubuntu-24.04"])


def test_what_fails_is_told_and_what_is_left_out_too(capsys: pytest.CaptureFixture[str]):
    report = Report()
    assert report.step("one", lambda: "as expected")
    assert not report.step("two", lambda: expect(False, "it is broken"))
    report.skip("three", "no such system")
    assert report.failed
    one, two, three = report.text().strip().splitlines()
    assert one.startswith("passed  one")
    assert one.endswith(": as expected")
    assert two.startswith("FAILED  two")
    assert two.endswith(": it is broken")
    assert three == "SKIPPED three: no such system"


def test_waiting_has_an_end():
    with pytest.raises(FailedError, match="never"):
        wait_for(lambda: False, "never", seconds=0)


def test_without_the_rights_of_root_it_says_so(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("shutil.which", lambda _: "/usr/bin/apt-get")
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setattr("os.geteuid", lambda: 1000, raising=False)
    assert "root" in needs.missing()


def test_an_unknown_system_is_told_which_there_are(capsys: pytest.CaptureFixture[str]):
    with pytest.raises(SystemExit):
        check.run(["plan-9"])
    assert "debian-12 or debian-13 or ubuntu-24.04" in capsys.readouterr().err
