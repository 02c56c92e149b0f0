"""A newer patch release of the Python that gets into bundles is noticed."""

import sys
from pathlib import Path

import pytest

from newer_python import newer_in_policy, newer_on_path
from tests.examples import each

THIS = (3, 11, 2)


def add_python(folder: Path, name: str, version: str) -> None:
    """A program that tells a version as Python does."""
    folder.mkdir(exist_ok=True)
    program = folder / name
    program.write_text(f"#!/bin/sh\necho {version} {program}\n", encoding="utf-8")
    program.chmod(0o755)


@pytest.mark.skipif(sys.platform == "win32", reason="the Pythons here are shell scripts")
def test_later_patch_releases_of_the_same_series_are_found_once(tmp_path: Path) -> None:
    mine, other, broken = (tmp_path / name for name in ("mine", "other", "broken"))
    add_python(mine, "python3.11", "3 11 2")
    add_python(mine, "python3", "3 13 9")
    add_python(other, "python3.11", "3 11 14")
    add_python(broken, "python3.11", "none of your business")
    folders = [str(folder) for folder in (mine, other, broken, tmp_path / "none", other)]
    assert newer_on_path(THIS, folders) == {(3, 11, 14): str(other / "python3.11")}


@each(
    ("installed", "candidate", "offered"),
    [
        ("3.11.2-6+deb12u6", "3.11.2-6+deb12u7", "3.11.2-6+deb12u7"),
        ("3.11.2-6+deb12u6", "3.11.2-6+deb12u6", ""),
        ("(none)", "3.11.2-6", ""),
        ("3.11.2-6", "(none)", ""),
    ],
)
def test_an_update_that_apt_offers_is_found(installed: str, candidate: str, offered: str) -> None:
    text = f"python3.11:\n  Installed: {installed}\n  Candidate: {candidate}\n  Version table:\n"
    assert newer_in_policy(text) == offered


def test_apt_offers_no_update_of_an_unknown_package() -> None:
    assert newer_in_policy("") == ""
