"""Trying the packages in clean systems: `python3 installer/build.py check [SYSTEM …]`.

Each system is made by debootstrap, has no Python, and lives in a folder of its own. Nothing of the
computer that tries is changed but what lies in `build/check`.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from pathlib import Path

import project
from check import needs, packages
from check.report import Report
from check.systems import SYSTEMS, Cache, NoSystemError, SystemKind
from check.trial import Trial
from system_packages import say

PASSED, FAILED = 0, 1


def run(arguments: Sequence[str]) -> int:
    """Try everything that can be tried here, say what cannot, and give the exit status."""
    options = _parser().parse_args(arguments)
    report = Report()
    deb = options.deb or packages.built("mille_*.deb")
    report.step("validators", lambda: packages.validate(deb, report))
    report.step("wheel in a new environment", packages.try_wheel)
    missing = needs.missing()
    for kind in options.systems or SYSTEMS.values():
        if missing:
            report.skip(kind.name, f"it needs {missing}")
            continue
        _try_system(kind, options.mirror, deb, report)
    say(report.text())
    return FAILED if report.failed else PASSED


def _try_system(kind: SystemKind, mirror: str | None, deb: Path, report: Report) -> None:
    cache = Cache(project.BUILD / "check", mirror)
    try:
        cache.base(kind)
    except NoSystemError as error:
        report.skip(kind.name, f"no such system to be had here: {error}")
        return
    with Trial(kind, cache, deb) as trial:
        steps: list[tuple[str, Callable[[], object]]] = [
            ("install, without Python", trial.install_previous),
            ("version, help, menu, manual pages", trial.look_round),
            ("start in a window", trial.start),
            ("start in a window under Wayland", trial.start_under_wayland),
            ("a race by keyboard against the computer", trial.play_race),
            ("upgrade keeps matches and settings", trial.upgrade),
            ("a table found and joined from another clean system", trial.join_over_network),
            ("the service of a table, under a user's systemd", trial.serve),
            ("portable archive", trial.start_portable),
            ("beside bsdgames, which has a program of that name", trial.beside_bsdgames),
            ("remove without a trace", trial.remove),
        ]
        for what, step in steps:
            if not report.step(f"{kind.name}: {what}", step):
                return  # the next would tell nothing new


def _system(name: str) -> SystemKind:
    if name not in SYSTEMS:
        raise argparse.ArgumentTypeError(f"expected {' or '.join(SYSTEMS)}, not {name!r}")
    return SYSTEMS[name]


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="build.py check", description=__doc__)
    parser.add_argument("systems", nargs="*", type=_system, metavar="SYSTEM")
    parser.add_argument("--deb", type=Path, help="the package to try; the one in dist without it")
    parser.add_argument(
        "--mirror", help="where debootstrap finds the systems; this computer's own without it"
    )
    return parser
