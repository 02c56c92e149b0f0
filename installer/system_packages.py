"""The packages of a Linux system that Mille needs, and their installation by apt.

On other Linux systems what is missing is only named; Windows and macOS need nothing.
"""

from __future__ import annotations

import ctypes
import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

PACKAGES_MISSING = 3

# System libraries of Qt's wheels, and their packages.
QT_LIBRARIES = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libX11.so.6": "libx11-6",
    "libbrotlidec.so.1": "libbrotli1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
    "libxkbcommon.so.0": "libxkbcommon0",
}
X11_LIBRARIES = {
    "libX11-xcb.so.1": "libx11-xcb1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-glx.so.0": "libxcb-glx0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxcb.so.1": "libxcb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}
WAYLAND_LIBRARIES = {
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
}
#: What the browser engine needs besides, in which the page for phones is tested. ALSA's package has
#: another name since times have 64 bits.
_TIMES_OF_64_BITS = (2, 39)
_C_LIBRARY = tuple(int(part) for part in platform.libc_ver()[1].split(".")[:2] if part.isdigit())
BROWSER_LIBRARIES = {
    "libXcomposite.so.1": "libxcomposite1",
    "libXdamage.so.1": "libxdamage1",
    "libXfixes.so.3": "libxfixes3",
    "libXrandr.so.2": "libxrandr2",
    "libXtst.so.6": "libxtst6",
    "libasound.so.2": "libasound2t64" if _C_LIBRARY >= _TIMES_OF_64_BITS else "libasound2",
    "libgbm.so.1": "libgbm1",
    "libnspr4.so": "libnspr4",
    "libnss3.so": "libnss3",
    "libxkbfile.so.1": "libxkbfile1",
}
#: Further system libraries for building a bundle: sound and printing.
BUNDLED_LIBRARIES = {"libcups.so.2": "libcups2", "libpulse.so.0": "libpulse0"}
BUILD_PROGRAMS = {
    "dpkg-shlibdeps": "dpkg-dev",
    "objdump": "binutils",
    "patchelf": "patchelf",
}
WINDOW_TEST_PROGRAMS = {
    "Xvfb": "xvfb",
    "dbus-run-session": "dbus",
    "setxkbmap": "x11-xkb-utils",
    "xdotool": "xdotool",
}
# Tests with a screen reader need the accessibility bus and its bindings.
ACCESSIBILITY_FILES = {
    "/usr/share/dbus-1/services/org.a11y.Bus.service": "at-spi2-core",
    "/usr/lib/python3/dist-packages/pyatspi/__init__.py": "python3-pyatspi",
}
WAITING_APT_GET = ["apt-get", "-o", "DPkg::Lock::Timeout=120"]


def missing_for_qt() -> list[str]:
    """Return the missing packages without which Qt does not start."""
    return missing_libraries(QT_LIBRARIES)


def missing_for_windows() -> list[str]:
    """Return the missing packages without which no window opens on this desktop."""
    on_wayland = os.environ.get("WAYLAND_DISPLAY")
    desktop = X11_LIBRARIES | (WAYLAND_LIBRARIES if on_wayland else {})
    return missing_libraries(QT_LIBRARIES | desktop)


def missing_for_tests() -> list[str]:
    """Return the missing packages without which tests fail."""
    return missing_libraries(QT_LIBRARIES | BROWSER_LIBRARIES)


def missing_for_window_tests() -> list[str]:
    """Return the missing packages without which the tests in real windows cannot run."""
    return [
        *missing_libraries(X11_LIBRARIES),
        *missing_programs(WINDOW_TEST_PROGRAMS),
        *missing_files(ACCESSIBILITY_FILES),
    ]


def missing_for_building() -> list[str]:
    """Return the missing packages without which no bundle for Linux can be built."""
    libraries = QT_LIBRARIES | X11_LIBRARIES | WAYLAND_LIBRARIES | BUNDLED_LIBRARIES
    return [*missing_libraries(libraries), *missing_programs(BUILD_PROGRAMS)]


def missing_libraries(
    libraries: Mapping[str, str], load: Callable[[str], object] = ctypes.CDLL
) -> list[str]:
    """Return the packages whose libraries cannot be loaded."""
    if not sys.platform.startswith("linux"):
        return []
    return [package for soname, package in libraries.items() if not can_load(soname, load)]


def can_load(soname: str, load: Callable[[str], object]) -> bool:
    """Return True if the system's loader finds a library."""
    try:
        load(soname)
    except OSError:
        return False
    return True


def missing_programs(programs: Mapping[str, str]) -> list[str]:
    """Return the packages whose programs are missing."""
    if not sys.platform.startswith("linux"):
        return []
    return [package for program, package in programs.items() if not shutil.which(program)]


def missing_files(files: Mapping[str, str]) -> list[str]:
    """Return the packages whose files are missing."""
    if not sys.platform.startswith("linux"):
        return []
    return [package for file, package in files.items() if not Path(file).exists()]


def need(packages: Iterable[str], wanted: Iterable[str] = (), otherwise: str = "") -> None:
    """Install packages; if that is not possible, tell the user how, and exit.

    `wanted` packages are optional; `otherwise` tells the consequence if they are missing.
    """
    needed = sorted(set(packages))
    extra = sorted(set(wanted) - set(needed))
    if install([*needed, *extra]):
        return
    if extra and install(needed):
        needed = []
    if needed and has_apt_get():
        by_whom = "" if shutil.which("sudo") or may_install_anything() else " as root"
        say(f"Some system packages are missing. Install them{by_whom} and start again:")
        say(advice([*needed, *extra]))
        if extra:
            say(f"Without {', '.join(extra)} {otherwise}.")
        raise SystemExit(PACKAGES_MISSING)
    if needed:
        # Other systems have other names and paths; there, Qt reports what is missing.
        say(f"Some libraries seem to be missing. Debian has them in: {' '.join(needed)}")
    if extra:
        say(f"Some optional packages are missing: {otherwise}. To install them:\n{advice(extra)}")


def advice(packages: Sequence[str]) -> str:
    """Return the commands that install packages."""
    sudo = ["sudo"] if shutil.which("sudo") and not may_install_anything() else []
    commands = [] if has_package_lists() else [["update"]]
    commands.append(install_words(packages))
    return "\n".join(f"    {' '.join([*sudo, 'apt-get', *words])}" for words in commands)


def install_words(packages: Sequence[str]) -> list[str]:
    """Return the arguments with which apt-get installs packages."""
    return ["install", "--yes", "--no-install-recommends", *packages]


def install(packages: Sequence[str]) -> bool:
    """Install packages if the user may; return True if all are installed."""
    if not packages:
        return True
    rights = right_to_install()
    if rights is None or not has_apt_get():
        return False
    # It asks no questions, and waits for another apt-get.
    apt_get = [*rights, "env", "DEBIAN_FRONTEND=noninteractive", *WAITING_APT_GET]
    command = [*apt_get, *install_words(packages)]
    if has_package_lists() and subprocess.call(command) == 0:
        return True
    subprocess.call([*apt_get, "update"])
    return subprocess.call(command) == 0


def right_to_install() -> list[str] | None:
    """Return the command to prefix to apt-get; None for a user who may not install."""
    if may_install_anything():
        return []
    # Without a terminal, sudo cannot ask for a password.
    return ["sudo"] if sys.stdin.isatty() and shutil.which("sudo") else None


def may_install_anything() -> bool:
    """Return True if the user is root."""
    return os.geteuid() == 0


def has_apt_get() -> bool:
    """Return True on Debian, Ubuntu and their derivatives."""
    return shutil.which("apt-get") is not None


def has_package_lists(folder: Path = Path("/var/lib/apt/lists")) -> bool:
    """Return True if apt-get knows packages; on a new system its lists may be empty."""
    return any(folder.glob("*Packages*"))


def say(text: str) -> None:
    """Print a line immediately, before the output of the next program."""
    print(text, flush=True)
