"""Clean systems in folders: made once by debootstrap, and unpacked for each test."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import NamedTuple, Self

import archives

USER = "ann"
#: Starts a process in a clean system with its own folders and processes, and this system's screens.
_ENTER = """
root=$1; shift
mount -t proc proc "$root/proc"
mkdir -p "$root/tmp/.X11-unix"
mount --bind /tmp/.X11-unix "$root/tmp/.X11-unix"
# Shared memory and terminals, as in every running system.
mkdir -p "$root/dev/shm" "$root/dev/pts"
mount -t tmpfs -o mode=1777 tmpfs "$root/dev/shm"
mount -t devpts -o newinstance,ptmxmode=0666,mode=0620 devpts "$root/dev/pts"
status=0
# Not with exec: when the first process of root is killed, all others end.
chroot "$@" || status=$?
exit $status
"""

#: Environment variables with network settings, which are passed on.
NETWORK_VARIABLES = (
    *("http_proxy", "https_proxy", "no_proxy", "HTTP_PROXY", "HTTPS_PROXY", "NO_PROXY"),
    *("PIP_CERT", "PIP_DEFAULT_TIMEOUT", "PIP_EXTRA_INDEX_URL", "PIP_INDEX_URL", "PIP_PROXY"),
    *("PIP_TRUSTED_HOST", "REQUESTS_CA_BUNDLE", "SSL_CERT_FILE"),
)
#: Certificates added by the administrator.
_CERTIFICATES = Path("usr/local/share/ca-certificates")

#: The script of debootstrap for each distribution, also for releases that it does not know.
_RECIPES = {"debian": "sid", "ubuntu": "gutsy"}
_RECIPE_FOLDER = Path("/usr/share/debootstrap/scripts")
#: Components that are enabled by default.
_COMPONENTS = {"debian": "main", "ubuntu": "main,universe"}


class SystemKind(NamedTuple):
    """A supported system: its name, its distribution, and the name of the release."""

    name: str
    distribution: str
    suite: str

    def recipe(self, root: str, mirror: str) -> list[str]:
        """Return the arguments for debootstrap."""
        script = _RECIPE_FOLDER / _RECIPES[self.distribution]
        components = f"--components={_COMPONENTS[self.distribution]}"
        return [components, self.suite, root, mirror, str(script)]


SYSTEMS = {
    kind.name: kind
    for kind in (
        SystemKind("debian-12", "debian", "bookworm"),
        SystemKind("debian-13", "debian", "trixie"),
        SystemKind("ubuntu-24.04", "ubuntu", "noble"),
    )
}


class NoSystemError(Exception):
    """A system cannot be made on this computer."""


def own_mirror(distribution: str, folder: Path = Path("/etc/apt")) -> str | None:
    """Return the mirror of a distribution in this computer's apt sources, if there is one."""
    files = [folder / "sources.list", *sorted((folder / "sources.list.d").glob("*"))]
    text = "\n".join(path.read_text(encoding="utf-8") for path in files if path.is_file())
    places = re.findall(r"^(?:deb(?: \[[^]]*\])?|URIs:)\s+(\S+)", text, re.MULTILINE)
    named = (place for place in places if place.rstrip("/").endswith(f"/{distribution}"))
    return next(named, None)


class Cache:
    """The folder with archives of clean systems."""

    def __init__(self, folder: Path, mirror: str | None = None) -> None:
        """`mirror` is used for all systems instead of this computer's mirrors."""
        self.folder, self._mirror = folder, mirror

    def base(self, kind: SystemKind) -> Path:
        """Return the archive of a clean system; NoSystemError if it cannot be made."""
        archive = self.folder / f"{kind.suite}.tar"
        if archive.exists():
            return archive
        mirror = self._mirror or own_mirror(kind.distribution)
        if mirror is None:
            raise NoSystemError(
                f"apt here knows no mirror of {kind.distribution}; --mirror names one"
            )
        root = archives.fresh(self.folder / f"{kind.suite}-base")
        command = ["debootstrap", "--variant=minbase", *kind.recipe(str(root), mirror)]
        with (self.folder / f"{kind.suite}.log").open("wb") as log:
            if subprocess.call(command, stdout=log, stderr=log) != 0:
                raise NoSystemError(f"debootstrap failed, see {log.name}")
        unfinished = archive.with_suffix(".part")
        packing = ["tar", "-C", str(root), "--exclude=./var/cache/apt/archives/*.deb"]
        subprocess.run([*packing, "-cf", str(unfinished), "."], check=True)
        unfinished.rename(archive)
        shutil.rmtree(root)
        return archive


class CleanSystem:
    """A system in a folder."""

    def __init__(self, root: Path, network: str | None = None) -> None:
        """`root` is the folder, `network` the network namespace of the processes."""
        self.root, self._network = root, network

    @classmethod
    def fresh(cls, archive: Path, root: Path) -> Self:
        """Unpack a system and add one ordinary user."""
        subprocess.run(["tar", "-C", archives.fresh(root), "-xf", str(archive)], check=True)
        system = cls(root)
        system.run("useradd", "--create-home", "--shell", "/bin/sh", USER)
        return system

    def another(self, root: Path, network: str | None = None) -> Self:
        """Copy the system without the user's settings and data."""
        archives.fresh(root).rmdir()
        subprocess.run(["cp", "--archive", str(self.root), str(root)], check=True)
        system = type(self)(root, network)
        for folder in system.home.glob(".*"):
            if folder.is_dir():
                shutil.rmtree(folder)
        return system

    @property
    def home(self) -> Path:
        """The folder of the user."""
        return self.root / "home" / USER

    def run(self, *words: str, display: str = "", check: bool = True) -> str:
        """Run a command as root and return its output; SubprocessError if it fails."""
        return self._run([], words, display, check)

    def run_as_user(self, *words: str, display: str = "", check: bool = True) -> str:
        """Run a command as the user."""
        return self._run([f"--userspec={USER}:{USER}"], words, display, check)

    def start_as_user(self, *words: str, display: str = "", log: Path) -> subprocess.Popen[bytes]:
        """Start a program as the user, with its output in a file."""
        command = self._command([f"--userspec={USER}:{USER}"], words)
        with log.open("ab") as file:
            return subprocess.Popen(command, env=self._variables(display), stdout=file, stderr=file)

    def install(self, package: Path) -> None:
        """Install a package from a file with apt, with dependencies and recommendations."""
        place = self.root / "tmp" / package.name
        shutil.copyfile(package, place)
        self.run("apt-get", "update")
        self.run("apt-get", "install", "--yes", f"/tmp/{package.name}")
        place.unlink()

    def trust_certificates(self) -> None:
        """Install the usual certificates, and those added on this computer."""
        self.run("apt-get", "update")
        self.run("apt-get", "install", "--yes", "--no-install-recommends", "ca-certificates")
        archives.copy_all(sorted(("/" / _CERTIFICATES).glob("*.crt")), self.root / _CERTIFICATES)
        self.run("update-ca-certificates")

    def _run(self, options: list[str], words: tuple[str, ...], display: str, check: bool) -> str:
        # A pipe would only end with the last process that was started in the background.
        with tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace") as output:
            done = subprocess.run(
                self._command(options, words),
                env=self._variables(display),
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
                check=False,
            )
            output.seek(0)
            said = output.read()
        if check and done.returncode != 0:
            last = said.strip().splitlines()[-5:]
            raise subprocess.SubprocessError(f"{' '.join(words)}: {done.returncode}: {last}")
        return said

    def _command(self, options: list[str], words: tuple[str, ...]) -> list[str]:
        network = ["ip", "netns", "exec", self._network] if self._network else []
        own = ["unshare", "--mount", "--pid", "--fork", "--kill-child", "sh", "-euc", _ENTER, "sh"]
        return [*network, *own, str(self.root), *options, str(self.root), *words]

    def _variables(self, display: str) -> dict[str, str]:
        return {
            **{name: os.environ[name] for name in NETWORK_VARIABLES if name in os.environ},
            "DEBIAN_FRONTEND": "noninteractive",
            "DISPLAY": display,
            "HOME": f"/home/{USER}",
            "LANG": "C.UTF-8",
            "PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin:/usr/games",
            "USER": USER,
        }
