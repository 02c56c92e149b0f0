"""Tests of the packages that need no clean system: validators and the wheel."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import archives
import linux_files
import project
from check.report import FailedError, Report, expect
from virtual_environment import VirtualEnvironment

#: Validators and their packages.
VALIDATORS = {
    "lintian": "lintian",
    "desktop-file-validate": "desktop-file-utils",
    "appstreamcli": "appstream",
    "update-mime-database": "shared-mime-info",
    "mandoc": "mandoc",
    "bash": "bash",
    "zsh": "zsh",
    "fish": "fish",
}


def built(pattern: str) -> Path:
    """Return the latest file in dist that matches a pattern; exit if there is none."""
    found = sorted(project.DIST.glob(pattern))
    if not found:
        raise SystemExit(f"dist has no {pattern}: build it first (installer/build.py)")
    return found[-1]


def validate(deb: Path, report: Report) -> None:
    """Run all installed validators on the contents of the package."""
    for program, package in VALIDATORS.items():
        if shutil.which(program) is None:
            report.skip(program, f"apt-get install {package}")
    root = archives.fresh(project.BUILD / "check" / "deb")
    subprocess.run(["dpkg-deb", "--extract", str(deb), str(root)], check=True)
    share = root / "usr" / "share"
    _validate_with("desktop-file-validate", *share.glob("applications/*.desktop"))
    _validate_with(
        "appstreamcli", "validate", "--no-net", "--pedantic", *share.glob("metainfo/*.xml")
    )
    _validate_with("update-mime-database", share / "mime")
    for page in linux_files.MANUALS:
        # mandoc does not know the names of sections in other languages.
        level = "warning" if linux_files.is_english(page) else "error"
        _validate_with("mandoc", "-Tlint", f"-W{level}", share / "man" / f"{page}.gz")
    for shell, place in (
        ("bash", "bash-completion/completions/mille*"),
        ("zsh", "zsh/vendor-completions/_mille*"),
        ("fish", "fish/vendor_completions.d/mille*"),
    ):
        for file in share.glob(place):
            _validate_with(shell, "-n", file)
    _validate_with("lintian", "--fail-on", "error,warning", "--allow-root", deb)


def try_wheel() -> None:
    """Install the wheel in a new environment and start it."""
    environment = VirtualEnvironment(archives.fresh(project.BUILD / "check" / "wheel"))
    environment.set_up(checkout=False)
    environment.pip("--quiet", "--no-deps", str(built(f"mille-{project.VERSION}-*.whl")))
    programs = environment.programs
    expect(_says(programs / "mille", "--version") == f"Mille {project.VERSION}", "--version")
    expect(_says(programs / "mille", "--smoke") == "Mille, offscreen", "the wheel does not start")
    expect("--seats" in _says(programs / "mille-host", "--help"), "mille-host does not start")


def _says(*words: str | Path) -> str:
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "LANG": "C.UTF-8"}
    done = subprocess.run(
        list(map(str, words)),
        env=environment,
        check=True,
        stdout=subprocess.PIPE,
        text=True,
        cwd="/",
    )
    return done.stdout.strip()


def _validate_with(program: str, *words: str | Path) -> None:
    if shutil.which(program) is None:
        return
    command = [program, *map(str, words)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise FailedError(f"{' '.join(command)}:\n{done.stdout}{done.stderr}")
