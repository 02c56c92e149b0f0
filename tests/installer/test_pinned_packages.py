"""Pinned packages, and those needed for a set of extras."""

from pathlib import Path

import pytest

import project
from pinned_packages import read_pins, required_names, requirements

FILE = project.ROOT / "constraints.txt"
LOCK = """\
# A comment at the top.
colorama==0.4.6 ; sys_platform == 'win32' \\
    --hash=sha256:aa
    # via pytest
iniconfig==2.3.1 \\
    --hash=sha256:bb \\
    --hash=sha256:cc
    # via pytest
msgpack==1.2.4 \\
    --hash=sha256:dd
    # via mille (pyproject.toml)
Pytest_Thing==9.2.0 \\
    --hash=sha256:ee
    # via mille (pyproject.toml), other
pytest==9.2.0 \\
    --hash=sha256:ff
    # via mille (pyproject.toml), pytest-thing
"""


@pytest.fixture
def lock(tmp_path: Path) -> Path:
    file = tmp_path / "constraints.txt"
    file.write_text(LOCK, encoding="utf-8")
    return file


def names(text: str) -> list[str]:
    return [line.split("==")[0] for line in text.splitlines() if "==" in line.split(" ")[0]]


def test_requirements_include_all_dependencies_and_nothing_else(lock: Path) -> None:
    pins = read_pins(lock)
    assert names(requirements(["msgpack"], pins)) == ["msgpack"]
    assert names(requirements(["pytest"], pins)) == ["colorama", "iniconfig", "pytest"]
    thing = requirements(["pytest-thing"], pins)
    assert names(thing) == ["colorama", "iniconfig", "pytest", "Pytest_Thing"]


def test_requirements_include_hashes_and_system_markers(lock: Path) -> None:
    text = requirements(["pytest"], read_pins(lock))
    assert "colorama==0.4.6 ; sys_platform == 'win32'" in text
    assert text.count("--hash=") == 4


def test_a_package_without_a_pin_is_reported(lock: Path) -> None:
    with pytest.raises(SystemExit, match="no version of numpy"):
        requirements(["numpy"], read_pins(lock))


def test_every_pin_has_hashes_and_is_needed_by_something() -> None:
    pins = read_pins(FILE)
    assert [name for name, pin in pins.items() if "--hash=sha256:" not in pin.text] == []
    whole = requirements(required_names(project.table()["optional-dependencies"]), pins)
    assert len(names(whole)) == len(pins)


def test_the_build_system_is_pinned() -> None:
    pins = read_pins(FILE)
    built = requirements(required_names(["build"]), pins)
    assert {"hatchling", "setuptools", "pyinstaller"} <= set(names(built))


def test_a_player_needs_none_of_the_packages_for_tests() -> None:
    pins = read_pins(FILE)
    played, tested = (
        set(names(requirements(required_names(extras), pins)))
        for extras in ([], ["test", "training"])
    )
    assert played < tested
    assert {"pytest", "mypy", "ruff", "numpy"} <= tested - played
    assert {"pyside6-essentials", "zeroconf", "hatchling"} <= played


def test_the_first_lines_of_the_constraints_have_the_command_that_updates_them() -> None:
    head = FILE.read_text(encoding="utf-8").split("\n\n")[0].splitlines()[1]
    for word in (
        "uv pip compile pyproject.toml",
        "--all-extras",
        "--universal",
        "--generate-hashes",
    ):
        assert word in head
