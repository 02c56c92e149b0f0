"""Tests of packages and checkouts in clean systems, made by debootstrap in folders.

`python3 installer/build.py check [SYSTEM …]` tests the packages in systems without Python;
`python3 installer/build.py check-checkout [SYSTEM …]` tests the commands of the README, and
`python3 installer/build.py check-windows` the installer for Windows under Wine. On this computer,
only `build/check` is changed.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import archives
import build_environment
import project
from check import needs, packages
from check.checkout import CheckoutTrial
from check.report import Report
from check.screen import Screen
from check.systems import SYSTEMS, Cache, NoSystemError, SystemKind
from check.trial import Trial
from check.windows_desktop import WindowsDesktop
from check.windows_trial import INSTALLED
from check.windows_trial import steps as windows_steps
from check.wine import Wine, wine_root
from system_packages import say

PASSED, FAILED = 0, 1

#: The tests in one system, with their names.
Steps = list[tuple[str, Callable[[], object]]]


def run(arguments: Sequence[str]) -> int:
    """Test the packages as far as possible here, and return the exit status."""
    parser = _parser("check")
    parser.add_argument("--deb", type=Path, help="the package to try; the one in dist without it")
    options = parser.parse_args(arguments)
    report = Report()
    deb = options.deb or packages.built("mille_*.deb")
    report.step("validators", lambda: packages.validate(deb, report))
    report.step("wheel in a new environment", packages.try_wheel)
    for kind, cache in _systems(options, report):
        with Screen() as screen:
            _run_steps(_package_steps(Trial(kind, cache, screen, deb)), kind, report)
    return _verdict(report)


def run_checkout(arguments: Sequence[str]) -> int:
    """Test the commands of the README in clean systems, and return the exit status."""
    options = _parser("check-checkout").parse_args(arguments)
    report = Report()
    for kind, cache in _systems(options, report):
        with Screen() as screen:
            _run_steps(_checkout_steps(CheckoutTrial(kind, cache, screen)), kind, report)
    return _verdict(report)


def run_windows(arguments: Sequence[str]) -> int:
    """Test the installer for Windows under Wine, and return the exit status."""
    parser = argparse.ArgumentParser(prog="build.py check-windows", description=__doc__)
    parser.add_argument("--mirror", help="where debootstrap finds Debian 13")
    parser.add_argument("--setup", type=Path, help="the installer; the one in dist without it")
    options = parser.parse_args(arguments)
    report = Report()
    missing = needs.missing(needs.WINDOWS_PROGRAMS)
    if missing:
        report.skip("Windows", f"it needs {missing}")
        return _verdict(report)
    setup = options.setup or packages.built("mille-*-setup.exe")
    # The other end of the network is this checkout, installed into the build environment.
    wheel = build_environment.build_packages(archives.fresh(project.BUILD / "wheel")).wheel
    build_environment.install(wheel)
    cache = Cache(project.BUILD / "check", options.mirror)
    with Screen() as screen, Wine(wine_root(cache)) as windows:
        desktop = WindowsDesktop(cache.folder, screen, windows)
        for number, (what, step) in enumerate(windows_steps(desktop, setup)):
            if not report.step(f"Windows: {what}", step):
                desktop.tidy()
                if number < INSTALLED:
                    break  # there is nothing to try
    return _verdict(report)


def _package_steps(trial: Trial) -> Steps:
    return [
        ("install, without Python", trial.install_previous),
        ("version, help, menu, manual pages", trial.check_installation),
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


def _checkout_steps(trial: CheckoutTrial) -> Steps:
    return [
        ("Python and a clone of HEAD", trial.set_up),
        ("without root: all that is missing is named, and then installed", trial.follow_advice),
        ("python3 installer/dev.py run", trial.start_game),
        ("python3 installer/dev.py test", trial.run_tests),
        ("remove", trial.remove),
    ]


def _systems(options: argparse.Namespace, report: Report) -> Iterator[tuple[SystemKind, Cache]]:
    """Return the requested systems that can be made, with their cache."""
    missing = needs.missing()
    cache = Cache(project.BUILD / "check", options.mirror)
    for kind in options.systems or SYSTEMS.values():
        if missing:
            report.skip(kind.name, f"it needs {missing}")
            continue
        try:
            cache.base(kind)
        except NoSystemError as error:
            report.skip(kind.name, f"no such system to be had here: {error}")
            continue
        yield kind, cache


def _run_steps(steps: Steps, kind: SystemKind, report: Report) -> None:
    """Run steps until one fails: the next ones depend on it."""
    for what, step in steps:
        if not report.step(f"{kind.name}: {what}", step):
            return


def _verdict(report: Report) -> int:
    say(report.text())
    return FAILED if report.failed else PASSED


def _system(name: str) -> SystemKind:
    if name not in SYSTEMS:
        raise argparse.ArgumentTypeError(f"expected {' or '.join(SYSTEMS)}, not {name!r}")
    return SYSTEMS[name]


def _parser(command: str) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog=f"build.py {command}", description=__doc__)
    parser.add_argument("systems", nargs="*", type=_system, metavar="SYSTEM")
    parser.add_argument(
        "--mirror", help="where debootstrap finds the systems; this computer's own without it"
    )
    return parser
