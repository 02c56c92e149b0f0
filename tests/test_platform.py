"""What the game stands on: a Qt that keeps its references, packages in the promised ranges."""

import linecache
import os
import sys
import tomllib
from importlib.metadata import version
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from PySide6.QtCore import QObject, QStandardPaths, Signal
from PySide6.support import feature

from mille_qt.app.main import _skip_feature_search
from mille_qt.ui.setup.known_names import account_name
from pinned_packages import read_pins
from tests.examples import each

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
REQUIREMENTS = [
    Requirement(line) for line in PROJECT["dependencies"] + PROJECT["optional-dependencies"]["test"]
]
CALLS = 1_000
# Others may come to hold None meanwhile, but not in step with the calls.
DRIFT = 10


class Bell(QObject):
    """Something that emits."""

    rung = Signal()


def test_modules_can_be_imported_without_pyside_reading_their_source(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Restored after the test.
    monkeypatch.setattr(feature, "_mod_uses_pyside", feature._mod_uses_pyside)
    monkeypatch.syspath_prepend(str(tmp_path))
    for name in ("read_by_pyside", "left_alone"):
        (tmp_path / f"{name}.py").write_text("PLACE = 'PySide6'\n", "utf-8")
    __import__("read_by_pyside")
    _skip_feature_search()
    __import__("left_alone")
    read = {Path(file).stem for file in linecache.cache}
    assert "read_by_pyside" in read
    assert "left_alone" not in read


def test_pyside6_keeps_the_reference_to_none_over_a_thousand_calls() -> None:
    before = sys.getrefcount(None)
    for _ in range(CALLS):
        QObject().setObjectName("x")
    assert abs(sys.getrefcount(None) - before) < DRIFT


def test_pyside6_keeps_the_reference_to_true_over_a_thousand_emits() -> None:
    bell = Bell()
    before = sys.getrefcount(True)
    for _ in range(CALLS):
        bell.rung.emit()
    assert abs(sys.getrefcount(True) - before) < DRIFT


@each("requirement", REQUIREMENTS)
def test_an_installed_package_is_in_the_range_of_the_project(requirement: Requirement) -> None:
    assert requirement.specifier.contains(version(requirement.name))


@each("requirement", REQUIREMENTS)
def test_a_pinned_version_is_in_the_range_of_the_project(requirement: Requirement) -> None:
    assert requirement.specifier.contains(pinned_versions()[canonicalize_name(requirement.name)])


def test_no_test_sees_the_folders_of_the_user(own_folders: Path) -> None:
    for place in ("HomeLocation", "AppConfigLocation", "AppDataLocation", "CacheLocation"):
        folder = QStandardPaths.writableLocation(getattr(QStandardPaths.StandardLocation, place))
        assert Path(folder).is_relative_to(own_folders), place


def test_no_test_sees_the_name_of_the_user() -> None:
    assert os.environ["LOGNAME"] == "nobody"
    assert account_name() == ""


def pinned_versions() -> dict[str, str]:
    """Read constraints.txt."""
    pins = read_pins(ROOT / "constraints.txt")
    return {canonicalize_name(name): pin.version for name, pin in pins.items()}
