"""The environment: when it installs what, and what it says where it cannot."""

import json
import os
import shutil
import sys
from pathlib import Path

import pytest

import project
import virtual_environment
from virtual_environment import NO_NETWORK, READ_ONLY, VirtualEnvironment

TEST = ("test",)
NO_CONNECTION = """\
WARNING: Retrying (Retry(total=4)) after connection broken by 'NewConnectionError(…)': /simple/
ERROR: Could not find a version that satisfies the requirement cffi==2.1.1
"""


class FakeCheckout:
    """A copy of the checkout's lists; commands are written down, and make no more than a Python."""

    def __init__(self, root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        for name in virtual_environment.INSTALLED_FROM:
            shutil.copy(project.ROOT / name, root)
        self.root = root
        self.environment = VirtualEnvironment(root / ".venv", root)
        self.commands: list[list[str]] = []
        self.failures: dict[str, tuple[int, str]] = {}
        monkeypatch.setattr(virtual_environment, "call_with_errors", self.call)

    def call(self, command: list[str], folder: Path) -> tuple[int, str]:
        """Note a command, and fail as laid out for one of its words."""
        assert folder == self.root
        self.commands.append(command)
        if "venv" in command:
            self.environment.programs.mkdir(parents=True, exist_ok=True)
            self.environment.python.touch()
        return next((self.failures[word] for word in command if word in self.failures), (0, ""))

    def set_up(self, extras: tuple[str, ...] = ()) -> str:
        """Set up and tell what was done: nothing, `made`, `made anew`."""
        self.commands.clear()
        self.environment.set_up(extras)
        words = [word for command in self.commands for word in command]
        assert ("install" in words) is ("venv" in words)
        return "made anew" if "--clear" in words else "made" if "venv" in words else "nothing"

    def requirements(self) -> str:
        """Return the packages that pip was asked to install."""
        return (self.environment.folder / "requirements.txt").read_text(encoding="utf-8")


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> FakeCheckout:
    root = tmp_path / "checkout"
    root.mkdir()
    return FakeCheckout(root, monkeypatch)


def test_the_first_set_up_installs_and_the_second_does_nothing(checkout: FakeCheckout) -> None:
    assert checkout.set_up() == "made"
    assert checkout.set_up() == "nothing"


def test_every_package_has_a_pinned_version_and_hashes_and_none_is_built(
    checkout: FakeCheckout,
) -> None:
    checkout.set_up()
    _, pinned, own = checkout.commands
    assert {"--only-binary=:all:", "--require-hashes"} <= set(pinned)
    assert {"--no-deps", "--no-build-isolation", "--editable"} <= set(own)
    assert "hatchling==" in checkout.requirements()


def test_the_game_is_not_set_up_again_after_the_tests(checkout: FakeCheckout) -> None:
    assert checkout.set_up() == "made"
    assert "pytest==" not in checkout.requirements()
    assert checkout.set_up(TEST) == "made"
    assert "pytest==" in checkout.requirements()
    assert checkout.set_up() == "nothing"
    assert checkout.set_up(TEST) == "nothing"


def test_packages_for_tests_are_updated_with_the_game(checkout: FakeCheckout) -> None:
    checkout.set_up(TEST)
    with (checkout.root / "pyproject.toml").open("a", encoding="utf-8") as file:
        file.write("\n# changed\n")
    assert checkout.set_up() == "made"
    assert "pytest==" in checkout.requirements()
    assert checkout.set_up(TEST) == "nothing"


@pytest.mark.parametrize("name", virtual_environment.INSTALLED_FROM)
def test_a_change_of_the_requirements_installs_again(name: str, checkout: FakeCheckout) -> None:
    checkout.set_up()
    with (checkout.root / name).open("a", encoding="utf-8") as file:
        file.write("\n# changed\n")
    assert checkout.set_up() == "made"


def test_a_failed_installation_is_tried_again(checkout: FakeCheckout) -> None:
    checkout.failures = {"install": (7, "ERROR: no space left")}
    with pytest.raises(SystemExit) as ending:
        checkout.set_up()
    assert ending.value.code == 7
    checkout.failures = {}
    assert checkout.set_up() == "made"


def test_a_failed_installation_invalidates_the_previous_stamp(checkout: FakeCheckout) -> None:
    checkout.set_up()
    before = (checkout.root / "pyproject.toml").read_text(encoding="utf-8")
    (checkout.root / "pyproject.toml").write_text(f"{before}\n", encoding="utf-8")
    checkout.failures = {"install": (1, "")}
    with pytest.raises(SystemExit):
        checkout.set_up()
    checkout.failures = {}
    (checkout.root / "pyproject.toml").write_text(before, encoding="utf-8")
    assert checkout.set_up() == "made"


@pytest.mark.parametrize("key", ["python", "root"])
def test_an_environment_of_another_python_or_folder_is_recreated(
    key: str, checkout: FakeCheckout
) -> None:
    checkout.set_up(TEST)
    stamp = json.loads(checkout.environment.stamp.read_text(encoding="utf-8"))
    stamp["sources"][key] = "other"
    checkout.environment.stamp.write_text(json.dumps(stamp), encoding="utf-8")
    assert checkout.set_up() == "made anew"
    assert "pytest==" not in checkout.requirements()


@pytest.mark.parametrize("text", ["", "[]", '{"sources": ', '{"files": "of an earlier form"}'])
def test_an_unreadable_stamp_is_ignored(text: str, checkout: FakeCheckout) -> None:
    checkout.set_up()
    checkout.environment.stamp.write_text(text, encoding="utf-8")
    assert checkout.set_up() == "made"


def test_debians_package_for_environments_is_only_needed_to_create_one(
    checkout: FakeCheckout, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr("importlib.util.find_spec", lambda _: None)
    name = f"python{sys.version_info.major}.{sys.version_info.minor}-venv"
    assert checkout.environment.missing_packages() == [name]
    checkout.set_up()
    assert checkout.environment.missing_packages() == []
    assert checkout.environment.missing_packages(TEST) == [name]


def test_without_a_network_there_is_a_short_message(
    checkout: FakeCheckout, capsys: pytest.CaptureFixture[str]
) -> None:
    checkout.failures = {"install": (1, NO_CONNECTION)}
    with pytest.raises(SystemExit) as ending:
        checkout.set_up()
    assert ending.value.code == NO_NETWORK
    *_, sentence = capsys.readouterr().out.splitlines()
    assert "Connect this computer to the network" in sentence


@pytest.mark.parametrize("before", ["", NO_CONNECTION.splitlines(keepends=True)[0]])
def test_other_failures_of_pip_are_printed(
    checkout: FakeCheckout, capsys: pytest.CaptureFixture[str], before: str
) -> None:
    errors = f"{before}ERROR: THESE PACKAGES DO NOT MATCH THE HASHES"
    checkout.failures = {"--require-hashes": (1, errors)}
    with pytest.raises(SystemExit):
        checkout.set_up()
    assert "DO NOT MATCH THE HASHES" in capsys.readouterr().out


def test_for_a_read_only_checkout_the_advice_is_to_copy_it(
    checkout: FakeCheckout,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(os, "access", lambda *_: False)
    with pytest.raises(SystemExit) as ending:
        checkout.environment.refuse_read_only()
    assert ending.value.code == READ_ONLY
    copy = Path.home() / "mille"
    assert f"cp -r {checkout.root} {copy}\n" in capsys.readouterr().out


@pytest.mark.parametrize("place", ["mille", "mille/games/mille", "."])
def test_the_advice_never_copies_a_checkout_into_itself_or_over_anything(place: str) -> None:
    (Path.home() / "mille").mkdir()
    checkout = Path.home() / place
    copy = virtual_environment.place_for_copy(checkout)
    assert not copy.is_relative_to(checkout)
    assert not copy.exists()
    assert copy.parent.is_dir()


def test_before_packages_are_installed_it_says_so_and_pip_soon_gives_up_without_network(
    checkout: FakeCheckout, capsys: pytest.CaptureFixture[str]
) -> None:
    checkout.set_up()
    assert "Installing Python packages" in capsys.readouterr().out
    pip = [command for command in checkout.commands if "pip" in command]
    assert all(command[command.index("--retries") + 1] == "2" for command in pip)


def test_a_checkout_that_is_set_up_may_be_read_only(
    checkout: FakeCheckout, monkeypatch: pytest.MonkeyPatch
) -> None:
    checkout.set_up()
    monkeypatch.setattr(os, "access", lambda *_: False)
    checkout.environment.refuse_read_only()


def test_a_program_ended_by_a_signal_has_the_status_of_a_shell() -> None:
    script = "import os, signal, sys; print('why', file=sys.stderr, flush=True); os.abort()"
    status, errors = virtual_environment.call_with_errors([sys.executable, "-c", script], Path())
    assert errors.startswith("why")
    assert status > 128 or sys.platform == "win32"
