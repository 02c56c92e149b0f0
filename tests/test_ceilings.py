"""No package grows unnoticed: each has a ceiling of lines in pyproject.toml."""

import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def test_no_package_has_more_lines_than_its_ceiling() -> None:
    table = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    ceilings = table["tool"]["mille"]["ceilings"]
    # Is compared by installer/processor_time.py.
    del ceilings["quick_suite"]
    lines = {package: lines_of(ROOT / package) for package in ceilings}
    assert {name: count for name, count in lines.items() if count > ceilings[name]} == {}
    assert {"mille_qt", "mille_net", "mille_rules", "installer", "tests"} == set(ceilings)


def lines_of(package: Path) -> int:
    """The lines of all Python files of a package."""
    return sum(len(file.read_bytes().splitlines()) for file in package.rglob("*.py"))
