"""The one command that sets up, tests and starts: when it installs, and what it reports."""

import json
import os
import sys
from pathlib import Path

import pytest

import dev
import system_packages


class FakeCheckout:
    """A checkout whose commands are written down; making the environment makes its Python."""

    def __init__(self, root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.root = root
        self.commands: list[list[str]] = []
        self.statuses: dict[str, int] = {}
        (root / "pyproject.toml").write_text("[project]", encoding="utf-8")
        (root / "constraints.txt").write_text("pytest==9.2.0", encoding="utf-8")
        venv = root / ".venv"
        monkeypatch.setattr(dev, "ROOT", root)
        monkeypatch.setattr(dev, "VENV", venv)
        monkeypatch.setattr(dev, "PROGRAMS", venv / "bin")
        monkeypatch.setattr(dev, "PYTHON", venv / "bin" / "python")
        monkeypatch.setattr(dev, "STAMP", venv / "mille-setup.json")
        monkeypatch.setattr(dev, "call", self.call)

    def call(self, command: list[str], folder: Path | None = None) -> int:
        """Note a command and answer with the status laid out for one of its words, or success."""
        self.commands.append(command)
        if "venv" in command:
            dev.PYTHON.parent.mkdir(parents=True, exist_ok=True)
            dev.PYTHON.touch()
        return next((self.statuses[word] for word in command if word in self.statuses), 0)

    def set_up(self) -> str:
        """Set up and tell what was done: nothing, `made`, `made anew`."""
        self.commands.clear()
        dev.set_up_venv()
        words = [word for command in self.commands for word in command]
        assert ("install" in words) is ("venv" in words)
        return "made anew" if "--clear" in words else "made" if "venv" in words else "nothing"


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> FakeCheckout:
    root = tmp_path / "checkout"
    root.mkdir()
    return FakeCheckout(root, monkeypatch)


def test_the_first_set_up_installs_and_the_second_does_nothing(checkout: FakeCheckout) -> None:
    assert checkout.set_up() == "made"
    assert checkout.set_up() == "nothing"


def test_the_pinned_versions_and_the_tests_needs_are_installed(checkout: FakeCheckout) -> None:
    checkout.set_up()
    assert checkout.commands[-1][-5:] == [
        "install",
        "-c",
        "constraints.txt",
        "-e",
        ".[test,training]",
    ]


@pytest.mark.parametrize("name", ["pyproject.toml", "constraints.txt"])
def test_a_change_of_what_is_installed_from_installs_again(
    name: str, checkout: FakeCheckout
) -> None:
    checkout.set_up()
    with (checkout.root / name).open("a", encoding="utf-8") as file:
        file.write("\n# changed\n")
    assert checkout.set_up() == "made"


def test_an_installation_that_failed_is_tried_again(checkout: FakeCheckout) -> None:
    checkout.statuses = {"install": 7}
    with pytest.raises(SystemExit) as ending:
        checkout.set_up()
    assert ending.value.code == 7
    checkout.statuses = {}
    assert checkout.set_up() == "made"


def test_a_failed_installation_spoils_the_stamp_of_the_one_before(checkout: FakeCheckout) -> None:
    checkout.set_up()
    before = (checkout.root / "pyproject.toml").read_text(encoding="utf-8")
    (checkout.root / "pyproject.toml").write_text("[broken]", encoding="utf-8")
    checkout.statuses = {"install": 1}
    with pytest.raises(SystemExit):
        checkout.set_up()
    checkout.statuses = {}
    (checkout.root / "pyproject.toml").write_text(before, encoding="utf-8")
    assert checkout.set_up() == "made"


@pytest.mark.parametrize("key", ["python", "root"])
def test_an_environment_of_another_python_or_place_is_made_anew(
    key: str, checkout: FakeCheckout
) -> None:
    checkout.set_up()
    dev.STAMP.write_text(json.dumps(dev.read_stamp() | {key: "other"}), encoding="utf-8")
    assert checkout.set_up() == "made anew"


@pytest.mark.parametrize("text", ["", "[]", '{"files": '])
def test_a_stamp_that_cannot_be_read_counts_as_none(text: str, checkout: FakeCheckout) -> None:
    checkout.set_up()
    dev.STAMP.write_text(text, encoding="utf-8")
    assert checkout.set_up() == "made"


def test_debians_package_for_environments_is_installed_where_python_lacks_it(
    checkout: FakeCheckout, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr("importlib.util.find_spec", lambda _: None)
    monkeypatch.setattr(system_packages, "need", asked.extend)
    checkout.set_up()
    assert asked == [f"python{sys.version_info.major}.{sys.version_info.minor}-venv"]


def test_all_checks_are_made_and_the_last_line_names_those_that_failed(
    checkout: FakeCheckout, capsys: pytest.CaptureFixture[str]
) -> None:
    checkout.statuses = {"mypy": 1, "check": 1}
    assert dev.make_checks(dev.checks([])) == 1
    assert len(checkout.commands) == len(dev.checks([]))
    last = capsys.readouterr().out.splitlines()[-1]
    assert last.startswith("FAILED")
    assert last.endswith(": lint, types")


def test_the_last_line_says_so_when_all_checks_passed(
    checkout: FakeCheckout, capsys: pytest.CaptureFixture[str]
) -> None:
    assert dev.make_checks(dev.checks([])) == 0
    assert capsys.readouterr().out.splitlines()[-1].startswith("All checks passed")


def test_what_the_checks_compile_is_kept_inside_the_environment(
    checkout: FakeCheckout, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    monkeypatch.setenv("PYTHONPYCACHEPREFIX", "elsewhere")
    dev.keep_compiled()
    assert "PYTHONDONTWRITEBYTECODE" not in os.environ
    assert Path(os.environ["PYTHONPYCACHEPREFIX"]).is_relative_to(dev.VENV)


@pytest.mark.parametrize(("cores", "processes"), [(1, 2), (2, 3), (64, 4)])
def test_one_process_more_than_there_are_cores_tests_but_never_many(
    cores: int, processes: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: set(range(cores)), raising=False)
    assert dev.processes() == processes


def test_pytest_comes_last_and_gets_the_arguments() -> None:
    last = dev.checks(["-k", "coup"])[-1].command
    assert "pytest" in last
    assert last[-2:] == ["-k", "coup"]


PROGRAMS = pytest.mark.parametrize(
    ("command", "program"), [("run", "mille"), ("host", "mille-host")]
)


@PROGRAMS
def test_a_command_becomes_the_program_that_signals_are_meant_for(
    command: str, program: str, checkout: FakeCheckout, monkeypatch: pytest.MonkeyPatch
) -> None:
    became: list[list[str]] = []
    monkeypatch.setattr(system_packages, "missing_for_windows", list)
    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setattr(os, "execv", lambda _, command: became.append(command))
    dev.main([command, "--seats", "3"])
    assert became == [[str(dev.PROGRAMS / program), "--seats", "3"]]


@PROGRAMS
def test_a_program_is_called_and_its_status_returned_where_none_can_become_another(
    command: str, program: str, checkout: FakeCheckout, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(system_packages, "missing_for_windows", list)
    monkeypatch.setattr(sys, "platform", "win32")
    checkout.statuses = {"--seats": 5}
    assert dev.main([command, "--seats", "3"]) == 5
    assert checkout.commands[-1] == [str(dev.PROGRAMS / program), "--seats", "3"]


@pytest.mark.parametrize(
    ("arguments", "status"), [([], 2), (["fly"], 2), (["--help"], 0), (["-h"], 0)]
)
def test_a_command_line_without_a_known_command_gets_the_usage(
    arguments: list[str], status: int, capsys: pytest.CaptureFixture[str]
) -> None:
    assert dev.main(arguments) == status
    assert "installer/dev.py test" in capsys.readouterr().out


def test_a_python_that_is_too_old_is_told_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(dev, "OLDEST_PYTHON", (99, 0))
    assert dev.main(["test"]) == dev.BAD_USAGE
    assert "Python 3.11" in capsys.readouterr().out


@pytest.mark.skipif(sys.platform == "win32", reason="Windows ends no program by a signal")
def test_a_program_that_a_signal_ended_has_the_status_a_shell_gives_it() -> None:
    kill_oneself = "import os, signal; os.kill(os.getpid(), signal.SIGKILL)"
    assert dev.call([sys.executable, "-c", kill_oneself]) == 128 + 9


def test_the_oldest_python_is_the_one_pyproject_names() -> None:
    pyproject = (Path(dev.__file__).parent.parent / "pyproject.toml").read_text(encoding="utf-8")
    assert f'requires-python = ">={dev.OLDEST_PYTHON[0]}.{dev.OLDEST_PYTHON[1]}"' in pyproject
