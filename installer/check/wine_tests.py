"""The test suites of the rules and of the network, and parts of the window's, under Wine."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import archives
import project
import windows_bundle
from check.report import expect
from check.systems import USER
from check.wine import Wine

#: Packages that only the tests need.
_PACKAGES = ("hypothesis", "packaging", "pytest", "pytest-qt", "pytest-timeout")
_LIBRARY = "tests/qt/features/library"
#: The suites, by name.
SUITES = {
    "the rules": ("tests/rules",),
    "the network": ("tests/net",),
    "parts of the window": (
        *("tests/qt/app", "tests/qt/session", "tests/qt/features/lan", _LIBRARY),
        *("tests/qt/features/preferences", "tests/qt/features/score_keeper"),
        "tests/qt/features/statistics",
        *("tests/qt/play/test_autosave.py", "tests/qt/play/test_files.py"),
        *("tests/qt/ui/test_paths.py", "tests/qt/ui/test_settings.py"),
    ),
}
#: Tests that cannot pass under Wine, which does not implement deleting into the trash.
NOT_UNDER_WINE = (
    f"{_LIBRARY}/test_matches_of_the_page.py::TestFiles::test_delete_moves_to_the_trash_and_undo_restores",
)
_COUNTS = re.compile(r"^=* ?(\d+ .+) in [\d.]+s", re.MULTILINE)


def set_up(windows: Wine) -> str:
    """Put a complete Python with the packages and a copy of the checkout on drive C."""
    python = archives.fresh(windows.drive / "python")
    wheels = archives.fresh(windows_bundle.FOLDER / "test-downloads")
    windows_bundle.download(windows_bundle.needed() | set(_PACKAGES), wheels)
    windows_bundle.download_python(wheels)
    windows_bundle.unpack_python(wheels, python)
    # The game's own wheel tells its version; its modules come from the checkout.
    own = (project.BUILD / "wheel").glob("*.whl")
    windows_bundle.unpack_wheels([*wheels.glob("*.whl"), *own], python / "packages")
    # Without a screen, Qt warns if it has no folder for fonts; the game brings its own.
    (python / "packages" / "PySide6" / "lib" / "fonts").mkdir(parents=True)
    paths = f"{windows_bundle.LIBRARY}.zip\n.\nC:\\mille\nC:\\mille\\installer\npackages\n"
    (python / f"{windows_bundle.LIBRARY}._pth").write_text(paths, encoding="ascii")
    listed = subprocess.run(
        ["git", "ls-files"], cwd=project.ROOT, check=True, capture_output=True, text=True
    )
    for name in listed.stdout.splitlines():
        if (project.ROOT / name).is_file():
            target = windows.drive / "mille" / name
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(project.ROOT / name, target)
    for folder in ("python", "mille"):
        windows.run("chown", "-R", f"{USER}:", f"{_inside(windows)}/{folder}")
    return f"{len(list(wheels.iterdir()))} packages"


def run(windows: Wine, display: str, suite: str, log: Path) -> str:
    """Run a suite, and return its counts; FailedError if a test fails."""
    left_out = [f"--deselect={name}" for name in NOT_UNDER_WINE]
    words = ("-m", "pytest", "-p", "no:cacheprovider", "-q", "--tb=short", *left_out)
    said = windows.run_as_user(
        *("sh", "-c", f'cd {_inside(windows)}/mille && exec wine "$@"', "sh"),
        *(r"C:\python\python.exe", *words, *SUITES[suite]),
        display=display,
        check=False,
    )
    log.write_text(said, encoding="utf-8")
    found = _COUNTS.findall(said)
    counts = found[-1] if found else "no tests"
    expect(found and "failed" not in counts and "error" not in counts, f"{counts}, see {log}")
    return counts


def _inside(windows: Wine) -> str:
    """Return the folder of drive C as programs in the system see it."""
    return f"/{windows.drive.relative_to(windows.root)}"
