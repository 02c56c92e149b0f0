"""The service of mille-host, under a systemd of the user."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

from check.report import CannotTryError, expect
from check.systems import USER

PACKAGES = ("systemd", "dbus-user-session")
#: Mount points of control groups, version 2 or version 1.
_GROUPS = tuple(map(Path, ("/sys/fs/cgroup", "/sys/fs/cgroup/systemd", "/sys/fs/cgroup/unified")))
_HERE = Path(__file__).parent
#: Time limit in seconds, with a restart after ten seconds.
_PATIENCE = 120.0
#: Exit status of the script if systemd does not start.
_NO_SYSTEMD = 3
#: The state of the service, and properties, after every step.
EXPECTED = {
    "without a file": "inactive no",
    "with the example": "active enabled",
    "killed": "active 1",
    "stopped": "inactive 0",
    "with a wrong file": "failed 2 0",
}
#: The text that users look for in the journal.
_CODE = "Code:"


def try_service(root: Path, network: str) -> str:
    """Start, kill and stop the service in a clean system; FailedError if that fails."""
    name = f"mille-check-{os.getpid()}"
    groups = [place / name for place in _GROUPS if (place / "cgroup.procs").exists()]
    scripts = [str(_HERE / "under_systemd.sh"), str(root), USER, str(_HERE / "service.sh")]
    own = ["unshare", "--mount", "--pid", "--fork", "--kill-child", "sh"]
    try:
        done = subprocess.run(
            ["nsenter", f"--net=/run/netns/{network}", *own, *scripts, *map(str, groups)],
            capture_output=True,
            text=True,
            check=False,
            timeout=_PATIENCE,
        )
    finally:
        for group in groups:
            _remove(group)
    lines = done.stdout.splitlines()
    if done.returncode == _NO_SYSTEMD or not lines:
        raise CannotTryError(f"no systemd for a user comes up here: {done.stderr.strip()[-300:]}")
    judge(lines)
    return "opened, killed and opened again, stopped; a wrong file is not tried again"


def _remove(group: Path) -> None:
    """Remove control groups whose processes have ended, innermost first."""
    for folder in sorted(group.glob("**/"), reverse=True):
        folder.rmdir()


def judge(lines: list[str]) -> None:
    """Compare the output of the script with what is expected."""
    told = dict(line.split(": ", 1) for line in lines if ": " in line)
    expect("complaint" not in told, f"systemd-analyze: {told.get('complaint')}")
    for what, state in EXPECTED.items():
        expect(told.get(what) == state, f"{what}: {told.get(what)}, expected {state}")
    spoken = [line for line in lines if line.startswith("journal ")]
    expect(any(_CODE in line for line in spoken), "the journal does not tell the code")
