"""The one command that sets up, tests and starts: what it does, and what it reports."""

import os
import sys
from collections.abc import Iterable
from pathlib import Path

import pytest

import dev_commands as dev
import system_packages
from virtual_environment import VirtualEnvironment


class FakeCheckout:
    """A checkout whose commands are written down, and whose environment is always set up."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.commands: list[list[str]] = []
        self.became: list[list[str]] = []
        self.statuses: dict[str, int] = {}
        self.needed: list[str] = []
        self.wanted: list[str] = []
        self.extras: list[tuple[str, ...]] = []
        monkeypatch.setattr(dev, "call", self.call)
        monkeypatch.setattr(os, "execv", lambda _, command: self.became.append(command))
        monkeypatch.setattr(system_packages, "need", self.need)
        monkeypatch.setattr(system_packages, "missing_libraries", lambda _: ["libegl1"])
        monkeypatch.setattr(system_packages, "missing_programs", lambda _: ["xvfb"])
        monkeypatch.setattr(system_packages, "missing_files", lambda _: [])
        for name in ("set_up", "refuse_read_only", "missing_packages"):
            monkeypatch.setattr(VirtualEnvironment, name, getattr(self, name))

    def call(self, command: list[str], folder: Path | None = None) -> int:
        """Note a command and answer with the status laid out for one of its words, or success."""
        self.commands.append(command)
        return next((self.statuses[word] for word in command if word in self.statuses), 0)

    def need(self, packages: Iterable[str], wanted: Iterable[str], otherwise: str) -> None:
        self.needed, self.wanted = [*packages], [*wanted]

    def set_up(self, extras: tuple[str, ...]) -> None:
        self.extras.append(extras)

    def refuse_read_only(self, extras: tuple[str, ...]) -> None:
        """It can be written to."""

    def missing_packages(self, extras: tuple[str, ...]) -> list[str]:
        return ["python-venv"]


@pytest.fixture
def checkout(monkeypatch: pytest.MonkeyPatch) -> FakeCheckout:
    return FakeCheckout(monkeypatch)


def test_a_player_gets_what_the_game_needs_and_nothing_for_tests(checkout: FakeCheckout) -> None:
    dev.main(["run"])
    assert checkout.extras == [()]
    assert {"libegl1", "python-venv"} == set(checkout.needed)
    assert checkout.wanted == []


def test_tests_ask_for_all_packages_at_once(checkout: FakeCheckout) -> None:
    dev.main(["test"])
    assert checkout.extras == [("test",)]
    assert {"libegl1", "python-venv"} == set(checkout.needed)
    assert "xvfb" in checkout.wanted


def test_format_needs_no_libraries_of_the_system(checkout: FakeCheckout) -> None:
    dev.main(["format"])
    assert checkout.extras == [("test",)]
    assert checkout.needed == ["python-venv"]


def test_all_checks_run_and_the_last_line_names_failed_ones(
    checkout: FakeCheckout, capsys: pytest.CaptureFixture[str]
) -> None:
    checkout.statuses = {"mypy": 1, "check": 1}
    assert dev.run_checks(dev.checks([])) == 1
    assert len(checkout.commands) == len(dev.checks([]))
    last = capsys.readouterr().out.splitlines()[-1]
    assert last.startswith("FAILED")
    assert last.endswith(": lint, types")


def test_the_last_line_says_so_when_all_checks_passed(
    checkout: FakeCheckout, capsys: pytest.CaptureFixture[str]
) -> None:
    assert dev.run_checks(dev.checks([])) == 0
    assert capsys.readouterr().out.splitlines()[-1].startswith("All checks passed")


def test_modules_compiled_by_checks_are_stored_in_the_environment(
    checkout: FakeCheckout, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    monkeypatch.setenv("PYTHONPYCACHEPREFIX", "elsewhere")
    dev.keep_compiled()
    assert "PYTHONDONTWRITEBYTECODE" not in os.environ
    assert Path(os.environ["PYTHONPYCACHEPREFIX"]).is_relative_to(dev.ENVIRONMENT.folder)


@pytest.mark.parametrize(("cores", "processes"), [(1, 1), (2, 2), (64, 4)])
def test_there_is_one_test_process_for_each_core_up_to_a_limit(
    cores: int, processes: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: set(range(cores)), raising=False)
    assert dev.processes() == processes


def test_pytest_comes_last_and_gets_the_arguments() -> None:
    last = dev.checks(["-k", "coup"])[-1].command
    assert "pytest" in last
    assert last[-2:] == ["-k", "coup"]


def test_only_the_whole_quick_suite_has_its_time_compared_with_the_ceiling() -> None:
    timed = str(dev.project.ROOT / "installer" / "processor_time.py")
    assert timed in dev.checks([])[-1].command
    assert timed not in dev.checks(["tests/rules"])[-1].command


PROGRAMS = pytest.mark.parametrize(
    ("command", "program"), [("run", "mille"), ("host", "mille-host")]
)


@PROGRAMS
def test_a_command_replaces_the_process_so_that_it_receives_signals(
    command: str, program: str, checkout: FakeCheckout, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    dev.main([command, "--seats", "3"])
    assert checkout.became == [[dev.program(program), "--seats", "3"]]


@PROGRAMS
def test_on_windows_a_program_is_called_and_its_status_returned(
    command: str, program: str, checkout: FakeCheckout, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    checkout.statuses = {"--seats": 5}
    assert dev.main([command, "--seats", "3"]) == 5
    assert checkout.commands[-1] == [dev.program(program), "--seats", "3"]


@pytest.mark.parametrize(
    ("arguments", "status"), [([], 2), (["fly"], 2), (["--help"], 0), (["-h"], 0)]
)
def test_a_command_line_without_a_known_command_gets_the_usage(
    arguments: list[str], status: int, capsys: pytest.CaptureFixture[str]
) -> None:
    assert dev.main(arguments) == status
    assert "installer/dev.py test" in capsys.readouterr().out


@pytest.mark.skipif(sys.platform == "win32", reason="Windows ends no program by a signal")
def test_a_program_ended_by_a_signal_has_the_status_of_a_shell() -> None:
    kill_oneself = "import os, signal; os.kill(os.getpid(), signal.SIGKILL)"
    assert dev.call([sys.executable, "-c", kill_oneself]) == 128 + 9
