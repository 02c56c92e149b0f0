"""The trial in clean systems: where systems come from, and how it tells what came of it."""

from pathlib import Path
from subprocess import CompletedProcess

import pytest

import check
from check import needs, service
from check.report import CannotTryError, FailedError, Report, expect, wait_for
from check.systems import SYSTEMS, Cache, CleanSystem, NoSystemError, SystemKind, own_mirror

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


def test_a_cached_system_is_reused(tmp_path: Path):
    (tmp_path / "bookworm.tar").touch()
    assert Cache(tmp_path).base(SYSTEMS["debian-12"]) == tmp_path / "bookworm.tar"


def test_without_a_mirror_the_message_tells_how_to_name_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("check.systems.own_mirror", lambda _: None)
    with pytest.raises(NoSystemError, match="--mirror"):
        Cache(tmp_path).base(SYSTEMS["ubuntu-24.04"])


def test_a_system_that_cannot_be_made_is_reported(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    def nowhere(cache: Cache, kind: SystemKind) -> Path:
        raise NoSystemError("no mirror has it")

    monkeypatch.setattr(needs, "missing", str)
    monkeypatch.setattr(Cache, "base", nowhere)
    check.run_checkout(["ubuntu-24.04"])
    last = capsys.readouterr().out.splitlines()[-1]
    assert last.startswith("SKIPPED ubuntu-24.04")
    assert last.endswith("no mirror has it")


def test_programs_in_a_clean_system_get_the_network_settings(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    given: dict[str, str] = {}

    def run(command: list[str], env: dict[str, str], **_: object) -> CompletedProcess[str]:
        given.update(env)
        return CompletedProcess(command, 0, "")

    monkeypatch.setenv("PIP_INDEX_URL", "http://index.example/simple")
    monkeypatch.setenv("EDITOR", "ed")
    monkeypatch.setattr("subprocess.run", run)
    CleanSystem(tmp_path).run("true")
    assert given["PIP_INDEX_URL"] == "http://index.example/simple"
    assert "EDITOR" not in given


def test_failures_and_skipped_steps_are_reported(capsys: pytest.CaptureFixture[str]):
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


def test_a_step_that_cannot_be_run_is_skipped_and_reported(capsys: pytest.CaptureFixture[str]):
    def nothing() -> None:
        raise CannotTryError("no systemd")

    report = Report()
    assert report.step("the service", nothing)
    assert not report.failed
    assert report.text().strip() == "SKIPPED the service: no systemd"


def test_a_system_unknown_to_debootstrap_uses_the_script_of_its_distribution():
    words = SYSTEMS["ubuntu-24.04"].recipe("root", "http://mirror.example/ubuntu")
    assert words[1:4] == ["noble", "root", "http://mirror.example/ubuntu"]
    assert words[4].endswith("/gutsy")
    assert "universe" in words[0]


class TestService:
    def lines(self, **changed: str) -> list[str]:
        """Return the output of the script if everything works, with some lines changed."""
        told = service.EXPECTED | {what.replace("_", " "): state for what, state in changed.items()}
        return [*(f"{what}: {state}" for what, state in told.items()), "journal Code: 123456"]

    def test_the_service_passes_if_all_states_are_as_expected(self):
        service.judge(self.lines())

    def test_the_service_fails_if_a_state_is_unexpected(self):
        with pytest.raises(FailedError, match="killed: failed 0, expected active 1"):
            service.judge(self.lines(killed="failed 0"))

    def test_the_service_fails_if_systemd_reports_errors(self):
        with pytest.raises(FailedError, match="Unknown key"):
            service.judge(self.lines(complaint="Unknown key"))

    def test_the_service_fails_if_the_journal_lacks_the_code(self):
        with pytest.raises(FailedError, match="journal"):
            service.judge(self.lines()[:-1])

    def test_the_script_prints_every_state(self):
        script = (Path(service.__file__).parent / "service.sh").read_text("utf-8")
        assert [what for what in service.EXPECTED if f'tell "{what}"' not in script] == []


def test_waiting_has_a_time_limit():
    with pytest.raises(FailedError, match="never"):
        wait_for(lambda: False, "never", seconds=0)


def test_missing_root_rights_are_reported(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("shutil.which", lambda _: "/usr/bin/apt-get")
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setattr("os.geteuid", lambda: 1000, raising=False)
    assert "root" in needs.missing()


def test_the_message_about_an_unknown_system_lists_the_known_ones(
    capsys: pytest.CaptureFixture[str],
):
    with pytest.raises(SystemExit):
        check.run(["plan-9"])
    assert "debian-12 or debian-13 or ubuntu-24.04" in capsys.readouterr().err
