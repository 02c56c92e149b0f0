"""The requirements for tests in clean systems."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Mapping
from types import MappingProxyType

from system_packages import missing_programs

#: Programs and their packages.
PROGRAMS = {
    "debootstrap": "debootstrap",
    "dpkg-deb": "dpkg",
    "git": "git",
    "ip": "iproute2",
    "unshare": "util-linux",
    "Xvfb": "xvfb",
    "xdotool": "xdotool",
}


#: Further programs for tests of the installer for Windows.
WINDOWS_PROGRAMS = {
    "x86_64-w64-mingw32-gcc": "gcc-mingw-w64-x86-64",
    "import": "imagemagick",
    "zbarimg": "zbar-tools",
}


def missing(more: Mapping[str, str] = MappingProxyType({})) -> str:
    """Return a text about what is missing and how to get it; empty if nothing is.

    `more` are further programs and their packages.
    """
    if sys.platform != "linux" or shutil.which("apt-get") is None:
        return "Debian or Ubuntu"
    if os.geteuid() != 0:
        return "root: sudo python3 installer/build.py …"
    packages = missing_programs({**PROGRAMS, **more})
    return f"system packages: apt-get install {' '.join(sorted(packages))}" if packages else ""
