"""Clean systems in folders: made once by debootstrap, laid out anew for each trial."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import NamedTuple, Self

import archives

SCREENS = Path("/tmp/.X11-unix")
USER = "ann"
#: A process in a clean system sees its own folders, its own processes, and the screens of this one.
_ENTER = """
root=$1; shift
mount -t proc proc "$root/proc"
mkdir -p "$root/tmp/.X11-unix"
mount --bind /tmp/.X11-unix "$root/tmp/.X11-unix"
# Memory that processes share, and terminals, as every system that was started has them.
mkdir -p "$root/dev/shm" "$root/dev/pts"
mount -t tmpfs -o mode=1777 tmpfs "$root/dev/shm"
mount -t devpts -o newinstance,ptmxmode=0666,mode=0620 devpts "$root/dev/pts"
status=0
# Not in place of this shell: root's first process takes all others along when it is killed.
chroot "$@" || status=$?
exit $status
"""

#: What programs in a clean system must know to reach the network from here, if it is set here.
NETWORK_VARIABLES = (
    *("http_proxy", "https_proxy", "no_proxy", "HTTP_PROXY", "HTTPS_PROXY", "NO_PROXY"),
    *("PIP_CERT", "PIP_DEFAULT_TIMEOUT", "PIP_EXTRA_INDEX_URL", "PIP_INDEX_URL", "PIP_PROXY"),
    *("PIP_TRUSTED_HOST", "REQUESTS_CA_BUNDLE", "SSL_CERT_FILE"),
)
#: Certificates that the administrator of a system has added.
_CERTIFICATES = Path("usr/local/share/ca-certificates")

#: What debootstrap makes a distribution's systems by, those too that are newer than it is itself.
_RECIPES = {"debian": "sid", "ubuntu": "gutsy"}
_RECIPE_FOLDER = Path("/usr/share/debootstrap/scripts")
#: The parts of a distribution that are on from its installation.
_COMPONENTS = {"debian": "main", "ubuntu": "main,universe"}


class SystemKind(NamedTuple):
    """A system that people have: its name here, its distribution, and its name there."""

    name: str
    distribution: str
    suite: str

    def recipe(self, root: str, mirror: str) -> list[str]:
        """Tell debootstrap what to make, where, and from what."""
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
    """Such a system cannot be had here."""


def own_mirror(distribution: str, folder: Path = Path("/etc/apt")) -> str | None:
    """Give the place that this computer's own apt gets the distribution's packages from, if any."""
    files = [folder / "sources.list", *sorted((folder / "sources.list.d").glob("*"))]
    text = "\n".join(path.read_text(encoding="utf-8") for path in files if path.is_file())
    places = re.findall(r"^(?:deb(?: \[[^]]*\])?|URIs:)\s+(\S+)", text, re.MULTILINE)
    named = (place for place in places if place.rstrip("/").endswith(f"/{distribution}"))
    return next(named, None)


class Cache:
    """The folder in which clean systems are kept as they were made."""

    def __init__(self, folder: Path, mirror: str | None = None) -> None:
        """`mirror` is where all systems are had from, instead of this computer's own mirrors."""
        self.folder, self._mirror = folder, mirror

    def base(self, kind: SystemKind) -> Path:
        """Give the archive of a clean system; NoSystemError where none can be made."""
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
    """A system in a folder, and its programs."""

    def __init__(self, root: Path, network: str | None = None) -> None:
        """What lies in a folder; `network` names the namespace that its processes live in."""
        self.root, self._network = root, network

    @classmethod
    def fresh(cls, archive: Path, root: Path) -> Self:
        """Lay out a new one, as it is after its installation, with one ordinary user."""
        subprocess.run(["tar", "-C", archives.fresh(root), "-xf", str(archive)], check=True)
        system = cls(root)
        system.run("useradd", "--create-home", "--shell", "/bin/sh", USER)
        return system

    def another(self, root: Path, network: str | None = None) -> Self:
        """Lay out one with the same programs, and a user who has never started any."""
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
        """Run a command as root and give what it says; SubprocessError where it fails."""
        return self._run([], words, display, check)

    def run_as_user(self, *words: str, display: str = "", check: bool = True) -> str:
        """The same, as the user."""
        return self._run([f"--userspec={USER}:{USER}"], words, display, check)

    def start_as_user(self, *words: str, display: str = "", log: Path) -> subprocess.Popen[bytes]:
        """Start a program as the user; what it says goes into a file."""
        command = self._command([f"--userspec={USER}:{USER}"], words)
        with log.open("ab") as file:
            return subprocess.Popen(command, env=self._variables(display), stdout=file, stderr=file)

    def install(self, package: Path) -> None:
        """Have apt install a package from a file, with what it depends on and recommends."""
        place = self.root / "tmp" / package.name
        shutil.copyfile(package, place)
        self.run("apt-get", "update")
        self.run("apt-get", "install", "--yes", f"/tmp/{package.name}")
        place.unlink()

    def trust_certificates(self) -> None:
        """Install the usual certificates, and those that were added to this computer's own."""
        self.run("apt-get", "update")
        self.run("apt-get", "install", "--yes", "--no-install-recommends", "ca-certificates")
        archives.copy_all(sorted(("/" / _CERTIFICATES).glob("*.crt")), self.root / _CERTIFICATES)
        self.run("update-ca-certificates")

    def _run(self, options: list[str], words: tuple[str, ...], display: str, check: bool) -> str:
        done = subprocess.run(
            self._command(options, words),
            env=self._variables(display),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        if check and done.returncode != 0:
            said = done.stdout.strip().splitlines()[-5:]
            raise subprocess.SubprocessError(f"{' '.join(words)}: {done.returncode}: {said}")
        return done.stdout

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
