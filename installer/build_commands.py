"""Build the packages that people install; needs only Python.

    python3 installer/build.py deb | tarball | wheel | windows  on Linux
    python3 installer/build.py macos                     on macOS
    python3 installer/build.py check [SYSTEM …]          try the .deb in clean systems
    python3 installer/build.py check-checkout [SYSTEM …] try the commands of the README there
    python3 installer/build.py check-windows             try the installer for Windows under Wine
    python3 installer/build.py reproduce [TARGET …]      build everything twice and compare

Several targets may be named at once. The results are in dist/, with SHA256SUMS. See
installer/README.md.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

import archives
import build_environment
import debian_package
import freeze
import macos_image
import newer_python
import portable
import project
import reproduce
import windows_bundle
import windows_setup
from system_packages import say

BAD_USAGE = 2


#: For each target the system that it is built on, None for any, and what makes its files.
TARGETS: dict[str, tuple[str | None, Callable[[Path], Iterable[Path]]]] = {
    "deb": ("linux", lambda folder: [debian_package.build(freeze.freeze(), folder)]),
    "tarball": ("linux", lambda folder: [portable.build(freeze.freeze(), folder)]),
    "wheel": (None, build_environment.build_packages),
    "windows": ("linux", lambda folder: [windows_setup.build(windows_bundle.build(), folder)]),
    "macos": ("darwin", lambda folder: [macos_image.build(freeze.freeze(), folder)]),
}


def main(arguments: Sequence[str]) -> int:
    """Carry out one command line and return its exit status."""
    if arguments and arguments[0] in {"check", "check-checkout", "check-windows"}:
        # The check plays a race with the rules of this checkout.
        sys.path.append(str(project.ROOT))
        import check

        _, _, which = arguments[0].partition("-")
        trials = {"": check.run, "checkout": check.run_checkout, "windows": check.run_windows}
        return trials[which](arguments[1:])
    if arguments and arguments[0] == "reproduce" and set(arguments[1:]) <= set(TARGETS):
        return reproduce.run(arguments[1:] or [name for name in TARGETS if is_for_here(name)])
    if not arguments or not set(arguments) <= set(TARGETS):
        say((__doc__ or "").strip())
        return 0 if arguments in (["-h"], ["--help"]) else BAD_USAGE
    for name in arguments:
        if not is_for_here(name):
            say(f"{name} can only be built on {TARGETS[name][0]}; this is {sys.platform}.")
            return BAD_USAGE
    if set(arguments) != {"wheel"}:  # the only target that contains no Python
        newer_python.warn()
    for name in arguments:
        build(name)
    return 0


def is_for_here(target: str) -> bool:
    """Return True if a target is built on this system."""
    return TARGETS[target][0] in {None, sys.platform}


def build(target: str) -> None:
    """Build one target and print the size of its files."""
    project.DIST.mkdir(exist_ok=True)
    for path in TARGETS[target][1](project.DIST):
        say(f"{path.relative_to(project.ROOT)}: {path.stat().st_size / 1e6:.1f} MB")
    archives.write_sums(project.DIST)
