"""What every test shares: no screen, plain English, and folders of its own."""

import gc
import os
import shutil
import sys
from collections.abc import Generator, Iterator
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.examples import register_profiles
from tests.kept_pictures import paint_tables_once

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication, QWidget

    from mille_qt.ui.theme.application_theme import ApplicationTheme

register_profiles()

#: Files in memory, where what the program does to be safe from power cuts takes no time; the tests
#: need a twentieth of this room, in bytes.
IN_MEMORY, ROOM = Path("/dev/shm"), 1 << 30
if IN_MEMORY.is_dir() and shutil.disk_usage(IN_MEMORY).free >= ROOM:
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(IN_MEMORY))

# Compiled once, and not again by every process that tests and programs under test are.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False

# Qt reads these when the first test makes its application.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
# There is a process of tests for every core already: threads that paint would only wait for them.
os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")
os.environ["LC_ALL"] = "C.UTF-8"
os.environ.pop("LANGUAGE", None)

#: Seconds for a slow test on a machine that is busy with others: most take ten.
SLOW_TIMEOUT = 900

NUMBERS = count(1)
HOME_VARIABLES = ("HOME", "USERPROFILE", "APPDATA", "LOCALAPPDATA")
XDG_FOLDERS = {
    "XDG_CACHE_HOME": ".cache",
    "XDG_CONFIG_HOME": ".config",
    "XDG_DATA_HOME": ".local/share",
    "XDG_STATE_HOME": ".local/state",
}


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option that renews reference pictures, and the one that repeats a random walk."""
    parser.addoption(
        "--update-shots",
        action="store_true",
        help="take the pictures in tests/pictures/reference anew instead of comparing with them",
    )
    parser.addoption(
        "--walk",
        metavar="SEED[: STEP; …]",
        help="repeat a walk of tests/qt/model as its failure is printed",
    )


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Give slow tests more time than the others, and begin with those that take minutes.

    A time limit ends a process and all its tests. Whatever begins last is what one process does
    while the others have nothing left to do.
    """
    items.sort(key=lambda item: item.get_closest_marker("long") is None)
    for item in items:
        if item.get_closest_marker("slow") and not item.get_closest_marker("timeout"):
            item.add_marker(pytest.mark.timeout(SLOW_TIMEOUT))


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Find the tests without looking for garbage: all that is made stays, and is much."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.enable()
        gc.freeze()


@pytest.fixture(autouse=True)
def own_folders(homes: Path, runtime_folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give every test an empty home of its own, and return it; who writes makes the folders."""
    home = homes / str(next(NUMBERS))
    home.mkdir()
    for name in HOME_VARIABLES:
        monkeypatch.setenv(name, str(home))
    for name, folder in XDG_FOLDERS.items():
        monkeypatch.setenv(name, str(home / folder))
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(runtime_folder))
    # The name of whoever runs the tests must not get into the game.
    monkeypatch.setenv("LOGNAME", "nobody")
    if not sys.platform.startswith("linux"):
        use_own_folders(home, monkeypatch)
    return home


@pytest.fixture(autouse=True)
def own_garbage() -> None:
    """Clear away what a window has left: from here on, this can happen in any thread.

    Windows turn the collection off; it would stay off, and all that later tests leave would stay.
    """
    if not gc.isenabled():
        gc.collect()
        gc.enable()


@pytest.fixture(autouse=True)
def own_screen(own_folders: Path) -> Iterator[None]:
    """Delete what a test is done with; Qt would wait for a loop that most tests never enter.

    Until then, each change of language, colours or text size goes to everything that is left.
    Dialogs and windows that a test has opened and nobody owns would be left for good.
    """
    before = top_levels()
    yield
    for left in top_levels() - before:
        left.deleteLater()
    if "PySide6.QtWidgets" in sys.modules:
        from PySide6.QtCore import QCoreApplication, QEvent

        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def top_levels() -> set["QWidget"]:
    """Return the widgets without a parent; without an application there are none."""
    if "PySide6.QtWidgets" not in sys.modules:
        return set()
    from PySide6.QtWidgets import QApplication

    return {widget for widget in QApplication.topLevelWidgets() if widget.parent() is None}


@pytest.fixture(scope="session")
def homes(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Make the folder for the homes of all tests; a `tmp_path` for each takes ten times as long."""
    return tmp_path_factory.mktemp("homes")


@pytest.fixture(scope="session")
def runtime_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Make the folder for sockets; Qt refuses one that others may read."""
    folder = tmp_path_factory.mktemp("runtime")
    folder.chmod(0o700)
    return folder


@pytest.fixture(scope="session")
def painted_cards(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Make the folder of card pictures, one for all tests: painting takes most of the time."""
    from mille_qt.ui.art.cards import picture_cache

    folder = tmp_path_factory.getbasetemp()
    # Processes that share the tests have a folder each, in one that is theirs together.
    folder = folder.parent if "PYTEST_XDIST_WORKER" in os.environ else folder
    folder = folder / "painted-cards"
    folder.mkdir(exist_ok=True)
    with pytest.MonkeyPatch.context() as patch:
        # No player has tables in so many sizes and languages.
        patch.setattr(picture_cache, "KEPT_PICTURES", sys.maxsize)
        paint_tables_once(patch)
        yield folder


@pytest.fixture(scope="session")
def app_theme(qapp: "QApplication") -> "ApplicationTheme":
    """The theme of the application, one for all windows."""
    from mille_qt.ui.theme.application_theme import ApplicationTheme

    return ApplicationTheme(qapp)


def use_own_folders(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep Qt away from the user's folders where it asks the system, not the environment."""
    from PySide6.QtCore import QStandardPaths

    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda place: str(home / place.name))
