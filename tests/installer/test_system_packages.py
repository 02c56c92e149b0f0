"""Missing packages are found, and installed if the user has the right."""

import subprocess
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

import system_packages
from tests.examples import each

LIBRARIES = {"libEGL.so.1": "libegl1", "libX11.so.6": "libx11-6", "libxcb.so.1": "libxcb1"}
TABLES = {
    "qt": system_packages.QT_LIBRARIES,
    "x11": system_packages.X11_LIBRARIES,
    "wayland": system_packages.WAYLAND_LIBRARIES,
    "browser": system_packages.BROWSER_LIBRARIES,
}


class FakeSystem:
    """A Debian whose commands are written down instead of carried out."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.commands: list[str] = []
        self.statuses: list[int] = []
        monkeypatch.setattr(subprocess, "call", self.call)
        monkeypatch.setattr(system_packages, "has_apt_get", lambda: True)
        monkeypatch.setattr(system_packages, "has_package_lists", lambda: True)
        monkeypatch.setattr(system_packages, "right_to_install", list)

    def call(self, command: list[str]) -> int:
        """Answer with the statuses laid out, then with success."""
        self.commands.append(" ".join(command[command.index("apt-get") :]))
        return self.statuses.pop(0) if self.statuses else 0

    def words(self) -> list[str]:
        """Tell what apt-get was asked to do, in order."""
        return ["update" if "update" in line else "install" for line in self.commands]


@pytest.fixture
def system(monkeypatch: pytest.MonkeyPatch) -> FakeSystem:
    return FakeSystem(monkeypatch)


@pytest.fixture
def _linux(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")


@each("table", TABLES.values())
def test_every_table_maps_libraries_to_packages(
    table: dict[str, str],
) -> None:
    # Those of NSS and NSPR have no version.
    unversioned = {"libnspr4.so", "libnss3.so"}
    assert all(soname.startswith("lib") for soname in table)
    assert all(".so." in soname for soname in {*table} - unversioned)
    assert all(package == package.lower() and ".so" not in package for package in table.values())


@pytest.mark.usefixtures("_linux")
def test_packages_of_libraries_that_do_not_load_are_missing() -> None:
    def load(soname: str) -> None:
        if soname != "libX11.so.6":
            raise OSError(f"{soname}: cannot open shared object file")

    assert system_packages.missing_libraries(LIBRARIES, load) == ["libegl1", "libxcb1"]


@pytest.mark.usefixtures("_linux")
def test_the_tests_need_the_libraries_of_the_browser_engine(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(system_packages, "missing_libraries", lambda libraries: [*libraries])
    assert {"libEGL.so.1", "libnss3.so", "libasound.so.2"} <= {*system_packages.missing_for_tests()}
    assert "libnss3.so" not in system_packages.missing_for_qt()


@pytest.mark.usefixtures("_linux")
def test_libraries_are_looked_up_by_the_loader_of_the_system() -> None:
    libraries = {"libnobody-has-this.so.99": "nothing"}
    assert system_packages.missing_libraries(libraries) == ["nothing"]


@pytest.mark.parametrize("platform", ["win32", "darwin"])
def test_nothing_is_missing_outside_linux(platform: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    assert system_packages.missing_libraries({"libnobody-has-this.so.99": "nothing"}) == []
    assert system_packages.missing_programs({"nobody-has-this": "nothing"}) == []
    assert system_packages.missing_files({"/nobody/has/this": "nothing"}) == []


@pytest.mark.usefixtures("_linux")
def test_a_program_that_is_not_on_the_path_is_missing() -> None:
    programs = {"sh": "dash", "nobody-has-this": "nothing"}
    assert system_packages.missing_programs(programs) == ["nothing"]


@pytest.mark.usefixtures("_linux")
def test_the_package_of_a_file_that_does_not_exist_is_missing(tmp_path: Path) -> None:
    files = {str(tmp_path): "base-files", "/nobody/has/this": "nothing"}
    assert system_packages.missing_files(files) == ["nothing"]


@pytest.mark.usefixtures("_linux")
@pytest.mark.parametrize(("display", "asked"), [("wayland-0", True), ("", False)])
def test_the_libraries_of_wayland_are_needed_on_wayland_only(
    display: str, asked: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WAYLAND_DISPLAY", display)
    monkeypatch.setattr(system_packages, "can_load", lambda *_: False)
    packages = system_packages.missing_for_windows()
    assert ("libwayland-client0" in packages) is asked
    assert {"libegl1", "libxcb-cursor0"} <= set(packages)


def test_root_installs_with_apt_get(system: FakeSystem) -> None:
    system_packages.need(["libxcb1", "libegl1"])
    (command,) = system.commands
    assert command.endswith("install --yes --no-install-recommends libegl1 libxcb1")


def test_nothing_is_called_when_nothing_is_missing(system: FakeSystem) -> None:
    system_packages.need([])
    system_packages.need([], [], "the sky falls")
    assert system.commands == []


def test_a_system_without_package_lists_gets_them_first(
    system: FakeSystem, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(system_packages, "has_package_lists", lambda: False)
    system_packages.need(["libegl1"])
    assert system.words() == ["update", "install"]


def test_package_lists_that_are_too_old_are_renewed(system: FakeSystem) -> None:
    system.statuses = [100]
    system_packages.need(["libegl1"])
    assert system.words() == ["install", "update", "install"]


def test_package_lists_are_found_in_any_compression(tmp_path: Path) -> None:
    (tmp_path / "lock").touch()
    assert not system_packages.has_package_lists(tmp_path)
    (tmp_path / "debian_dists_main_binary-amd64_Packages.lz4").touch()
    assert system_packages.has_package_lists(tmp_path)


@pytest.fixture
def told(
    system: FakeSystem, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Callable[..., list[str]]:
    """Return the lines printed to a user without rights before the program ends."""

    def say(*packages: Iterable[str], sudo: bool = True) -> list[str]:
        monkeypatch.setattr(system_packages, "right_to_install", lambda: None)
        monkeypatch.setattr(system_packages, "may_install_anything", lambda: False)
        monkeypatch.setattr("shutil.which", lambda name: f"/bin/{name}" if sudo else None)
        with pytest.raises(SystemExit) as ending:
            system_packages.need(*packages, "the tests in real windows are skipped")
        assert ending.value.code == system_packages.PACKAGES_MISSING
        assert system.commands == []
        return capsys.readouterr().out.splitlines()

    return say


APT_GET = "apt-get install --yes --no-install-recommends"


def test_without_the_right_to_install_all_missing_packages_are_reported_at_once(told) -> None:
    _, command, rest = told(["libxcb1", "libegl1", "python3.11-venv"], ["xvfb", "libegl1"])
    assert rest == "Without xvfb the tests in real windows are skipped."
    assert command == f"    sudo {APT_GET} libegl1 libxcb1 python3.11-venv xvfb"


def test_empty_package_lists_are_filled_first(told, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(system_packages, "has_package_lists", lambda: False)
    assert told(["libegl1"], [])[1:] == [
        "    sudo apt-get update",
        f"    sudo {APT_GET} libegl1",
    ]


def test_without_sudo_the_advice_mentions_root(told) -> None:
    sentence, command = told(["libegl1"], [], sudo=False)
    assert "as root" in sentence
    assert command == f"    {APT_GET} libegl1"


def test_after_a_failed_installation_the_command_is_printed(
    system: FakeSystem, capsys: pytest.CaptureFixture[str]
) -> None:
    system.statuses = [100] * 4
    with pytest.raises(SystemExit):
        system_packages.need(["libegl1"])
    assert capsys.readouterr().out.splitlines()[-1].endswith(f"{APT_GET} libegl1")


def test_missing_optional_packages_do_not_end_the_program(
    system: FakeSystem, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(system_packages, "right_to_install", lambda: None)
    system_packages.need([], ["xvfb"], "the tests in real windows are skipped")
    said = capsys.readouterr().out
    assert "the tests in real windows are skipped" in said
    assert f"{APT_GET} xvfb" in said
    assert system.commands == []


def test_required_packages_are_installed_if_optional_ones_are_unavailable(
    system: FakeSystem, capsys: pytest.CaptureFixture[str]
) -> None:
    system.statuses = [100, 0, 100]
    system_packages.need(["libegl1"], ["xvfb"], "the tests in real windows are skipped")
    assert system.commands[-1].endswith(f"{APT_GET} libegl1".removeprefix("apt-get "))
    assert "the tests in real windows are skipped" in capsys.readouterr().out


def test_without_apt_get_missing_packages_are_reported_and_the_program_continues(
    system: FakeSystem, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(system_packages, "has_apt_get", lambda: False)
    system_packages.need(["libegl1"])
    assert "libegl1" in capsys.readouterr().out
    assert system.commands == []


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no users by number")
@pytest.mark.parametrize(
    ("user", "terminal", "sudo", "rights"),
    [
        (0, False, None, []),
        (1000, True, "/usr/bin/sudo", ["sudo"]),
        (1000, False, "/usr/bin/sudo", None),
        (1000, True, None, None),
    ],
    ids=["root", "sudo at a terminal", "sudo without a terminal", "no sudo"],
)
def test_root_and_sudo_at_a_terminal_have_the_right_to_install(
    user: int,
    terminal: bool,
    sudo: str | None,
    rights: list[str] | None,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("os.geteuid", lambda: user)
    monkeypatch.setattr("sys.stdin.isatty", lambda: terminal, raising=False)
    monkeypatch.setattr("shutil.which", lambda _: sudo)
    assert system_packages.right_to_install() == rights
