"""What every test shares: no screen, plain English, and folders of its own."""

import os
import sys
from pathlib import Path

import pytest
from hypothesis import settings

# A busy machine may be slow for a moment; the time limit of every test is pytest's.
settings.register_profile("mille", deadline=None, print_blob=True)
settings.load_profile("mille")

# Qt reads these when the first test makes its application.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["LC_ALL"] = "C.UTF-8"
os.environ.pop("LANGUAGE", None)

HOME_VARIABLES = ("HOME", "USERPROFILE", "APPDATA", "LOCALAPPDATA")
XDG_FOLDERS = {
    "XDG_CACHE_HOME": ".cache",
    "XDG_CONFIG_HOME": ".config",
    "XDG_DATA_HOME": ".local/share",
    "XDG_STATE_HOME": ".local/state",
}


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option that renews reference pictures; look at them before keeping them."""
    parser.addoption(
        "--update-shots",
        action="store_true",
        help="take the pictures in tests/pictures/reference anew instead of comparing with them",
    )


@pytest.fixture(autouse=True)
def own_folders(tmp_path: Path, runtime_folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give every test an empty home of its own, and return it; who writes makes the folders."""
    home = tmp_path / "home"
    home.mkdir()
    for name in HOME_VARIABLES:
        monkeypatch.setenv(name, str(home))
    for name, folder in XDG_FOLDERS.items():
        monkeypatch.setenv(name, str(home / folder))
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(runtime_folder))
    if not sys.platform.startswith("linux"):
        use_qts_test_folders()
    return home


@pytest.fixture(scope="session")
def runtime_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Make the folder for sockets; Qt refuses one that others may read."""
    folder = tmp_path_factory.mktemp("runtime")
    folder.chmod(0o700)
    return folder


def use_qts_test_folders() -> None:
    """Keep Qt away from the user's folders where it asks the system, not the environment."""
    from PySide6.QtCore import QStandardPaths

    QStandardPaths.setTestModeEnabled(True)
