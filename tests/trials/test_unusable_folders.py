"""Where the program's folders cannot be used, play goes on, and what is said is true.

Every module that writes is in `WRITERS`, with what tries it here or the test that does.
"""

import ast
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QLabel, QMessageBox

from mille_net.guest.evidence import EvidenceFolder
from mille_qt.app import program
from mille_qt.app.crash_report import CrashReport, OpenMatch
from mille_qt.app.main_window import MainWindow
from mille_qt.features.score_keeper.sheet_json import SavedSheet
from mille_qt.features.score_keeper.sheet_store import FILE_NAME as SHEET
from mille_qt.features.score_keeper.sheet_store import SheetStore
from mille_qt.session.matches.recent_matches import RecentMatches
from mille_qt.ui import paths
from mille_qt.ui.art.cards.picture_cache import KeptPictures
from mille_qt.ui.art.sound.outputs import quieter_copy
from mille_qt.ui.export_dialog import Export, write_export
from mille_qt.ui.settings import Settings
from mille_rules import DEFAULT_RULES, Record
from mille_rules.journal import read_file
from mille_rules.match_id import match_id
from mille_rules.tallies import Tally
from tests.conftest import XDG_FOLDERS
from tests.qt.conftest import Seat
from tests.qt.features.statistics.test_in_the_window import played
from tests.qt.play.file_boxes import Key, box, choose_file, ctrl, no_box, play_some, press
from tests.qt.play.staged_match import header

ROOT = Path(__file__).parents[2]
#: Calls by which a module makes or writes a file or a folder.
WRITING = re.compile(
    r"\.(mkdir|touch|write_text|write_bytes|symlink_to)\(|\b(QSaveFile|QLockFile|QSettings)\(|"
    r"sqlite3\.connect\(|os\.open\(|wave\.open\(\w+\(\w+\), \"wb\"|\.open\(\"(w|a|r\+)b|"
    r"\b(save_new|save_record|write_draft|new_file)\("
)
HERE = "tests/trials/test_unusable_folders.py"
#: What writes, and where that is tried.
WRITERS = {
    "mille_net/guest/evidence.py": HERE,
    "mille_net/host/table_store.py": "tests/net/host/test_host_disks.py",
    "mille_net/hosting/folder_lock.py": "tests/net/hosting/test_folder_lock.py",
    "mille_net/hosting/stored_tables.py": "tests/net/hosting/test_stored_tables.py",
    "mille_net/session_runner.py": "tests/net/test_lan.py",
    "mille_net/state_file.py": "tests/net/test_state_file.py",
    "mille_net/trust/certificates.py": "tests/net/test_lan.py",
    "mille_qt/app/crash_report.py": HERE,
    "mille_qt/features/library/match_files.py": "tests/qt/features/library/test_files.py",
    "mille_qt/features/score_keeper/sheet_store.py": HERE,
    "mille_qt/session/autosave.py": HERE,
    "mille_qt/session/local_session.py": HERE,
    "mille_qt/session/matches/match_folder.py": HERE,
    "mille_qt/session/matches/recent_matches.py": HERE,
    "mille_qt/session/sqlite_file.py": HERE,
    "mille_qt/ui/art/cards/picture_cache.py": HERE,
    "mille_qt/ui/export_dialog.py": HERE,
    "mille_qt/ui/paths.py": HERE,
    "mille_qt/ui/settings_store.py": HERE,
    "mille_qt/ui/art/sound/outputs.py": HERE,
    "mille_rules/__main__.py": "tests/rules/test_command_line.py",
    "mille_rules/journal.py": "tests/rules/test_journal.py",
}
#: Programs for those who have a checkout; nothing of a player's is at stake.
FOR_DEVELOPERS = ("mille_rules/computer/arena", "mille_rules/computer/training")


@pytest.mark.slow
def test_every_module_that_writes_is_tried() -> None:
    found = {
        path.relative_to(ROOT).as_posix()
        for package in ("mille_rules", "mille_net", "mille_qt")
        for path in (ROOT / package).rglob("*.py")
        if WRITING.search(_without_texts(path))
    }
    assert {name for name in found if not name.startswith(FOR_DEVELOPERS)} == set(WRITERS)
    assert [test for test in WRITERS.values() if not (ROOT / test).is_file()] == []


def _without_texts(path: Path) -> str:
    """The code of a module without its docstrings."""
    tree = ast.parse(path.read_text("utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            node.value = ast.Constant(None)
    return ast.unparse(tree).replace("'", '"')


class Home:
    """A home in which nothing of the program's can be written."""

    def __init__(self, reason: str, mend: Callable[[], None]) -> None:
        #: The reason as the window names it.
        self.reason = reason
        #: Makes the folders usable.
        self.mend = mend


def files_in_place(home: Path) -> Home:
    """Files have the names of the folders."""
    places = [home / folder for folder in XDG_FOLDERS.values()]
    for place in places:
        place.parent.mkdir(parents=True, exist_ok=True)
        place.touch()

    def mend() -> None:
        for place in places:
            place.unlink()

    return Home("Not a directory", mend)


def forbidden(home: Path) -> Home:
    """The folders belong to somebody else."""
    if os.geteuid() == 0:
        pytest.skip("root may write everywhere")
    home.chmod(0o500)
    return Home("Permission denied", lambda: home.chmod(0o700))


def invisible(home: Path) -> Home:
    """Nobody may look into the home."""
    if os.geteuid() == 0:
        pytest.skip("root may look everywhere")
    home.chmod(0)
    return Home("Permission denied", lambda: home.chmod(0o700))


def read_only_disk(home: Path) -> Home:
    """The disk is mounted without the right to write."""
    _mount(home, "size=64m")
    _run("mount", "-o", "remount,ro", home)
    return Home("Read-only file system", lambda: _run("mount", "-o", "remount,rw", home))


def full_disk(home: Path) -> Home:
    """There is no room for another file, nor for a folder."""
    _mount(home, "size=64m,nr_inodes=2")
    film = home / "a film"
    film.touch()

    def mend() -> None:
        _run("mount", "-o", "remount,nr_inodes=1000", home)
        film.unlink()

    return Home("No space left on device", mend)


def _mount(place: Path, options: str) -> None:
    if not sys.platform.startswith("linux") or os.geteuid() != 0:
        pytest.skip("only root may mount a disk, on Linux")
    _run("mount", "-t", "tmpfs", "-o", options, "tmpfs", place)


def _run(*command: object) -> None:
    done = subprocess.run([*map(str, command)], capture_output=True, check=False)
    if done.returncode:
        pytest.skip(f"no disk may be mounted here: {done.stderr.decode().strip()}")


KINDS = [files_in_place, forbidden, invisible, read_only_disk, full_disk]


@pytest.fixture(params=KINDS, ids=[kind.__name__ for kind in KINDS])
def home(request: pytest.FixtureRequest, own_folders: Path) -> Iterator[Home]:
    """Make the home of a test unusable."""
    made: Home = request.param(own_folders)
    yield made
    if own_folders.is_mount():
        _run("umount", "-l", own_folders)
    else:
        own_folders.chmod(0o700)


def text_of(window: MainWindow) -> str:
    """All words of the page that is shown."""
    page = window.pages.currentWidget()
    assert page is not None
    return "\n".join(label.text() for label in page.findChildren(QLabel) if label.isVisible())


def test_at_the_start_it_says_that_nothing_can_be_kept(
    home: Home, open_window: Callable[[], MainWindow]
) -> None:
    window = open_window()
    program._check_folders(window)
    said = box(window).informativeText()
    assert f"can’t be written: {home.reason}." in said
    press(window, "Continue")
    home.mend()
    program._check_folders(window)
    assert no_box(window)


def test_dialogs_for_files_open_in_a_folder_that_exists(
    home: Home, open_window: Callable[[], MainWindow]
) -> None:
    window = open_window()
    for opens in (window.shell.open_match_file, window.shell.open_replay):
        opens()
        (dialog,) = [d for d in window.findChildren(QFileDialog) if d.isVisible()]
        assert dialog.directory().exists()
        dialog.done(QDialog.DialogCode.Rejected)
        QApplication.processEvents()


def test_a_match_is_played_saved_elsewhere_and_written_once_that_is_possible(
    home: Home, sit_down: Seat, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = sit_down(Record(header((0,))), first=0)
    window, session = player.window, player.page.session
    play_some(player, 3)
    assert player.page.banner.text().startswith(f"Not saved: {home.reason}.")
    # What the program says when it fails is true, too.
    told: list[str] = []
    monkeypatch.setattr(QMessageBox, "exec", lambda box: told.append(box.informativeText()))
    report = CrashReport(paths.state_folder())
    report.match = OpenMatch(session.text, session.is_saved, window.match_controller.save_as)
    report.take(ValueError, ValueError("one"), None)
    (said,) = told
    assert said.startswith("An unexpected error occurred. The latest moves of your match are not")
    assert "A report" not in said
    ctrl(window, Key.Key_S)
    choose_file(window, paths.data_folder() / "match.mille")
    assert "match.mille could not be written" in box(window).informativeText()
    press(window, "&Save elsewhere…")
    choose_file(window, tmp_path / "match.mille")
    assert (tmp_path / "match.mille").read_text("utf-8") == session.text()
    play_some(player, 2)
    assert player.page.banner.text().startswith(f"Not saved: {home.reason}.")
    home.mend()
    session._autosave()
    assert player.page.banner.text() == ""
    (path,) = paths.matches_folder().glob("*.mille")
    assert read_file(path).record.text() == session.text()
    report.take(ValueError, ValueError("two"), None)
    assert "Your match is saved." in told[1]
    assert "A report was saved" in told[1]


def test_races_are_kept_for_the_statistics_until_they_can_be_written(
    home: Home, sit_down: Seat
) -> None:
    record = played(1)
    window = sit_down(record).window
    statistics = window.shell.features.statistics
    statistics.write()
    assert statistics.store.waiting == 1
    assert "can’t be saved" in text_of(window)
    window.shell.open_statistics()
    window.shell.open_evenings()
    home.mend()
    statistics.write()
    assert {row.match for row in statistics.store.rows()} == {match_id(record)}
    assert statistics.store.trouble is None


def test_every_page_opens(home: Home, open_window: Callable[[], MainWindow]) -> None:
    window = open_window()
    shell = window.shell
    for opened in (
        shell.open_library,
        shell.open_statistics,
        shell.open_evenings,
        shell.open_lessons,
        shell.open_network,
        shell.open_score_keeper,
        shell.features.challenges.open,
        shell.open_deal_of_the_day,
        shell.show_new_game,
        shell.show_start,
    ):
        opened()
        QApplication.processEvents()
        for dialog in window.findChildren(QDialog):
            dialog.close()


def test_preferences_that_cannot_be_written_are_said_not_to_be(
    home: Home, open_window: Callable[[], MainWindow], settings: Settings
) -> None:
    window = open_window()

    def change(pace: int) -> None:
        window.shell.open_preferences()
        settings.pace = pace
        (dialog,) = [
            d for d in window.findChildren(QDialog) if d.isVisible() and d.inherits("QDialog")
        ]
        dialog.accept()
        QApplication.processEvents()

    change(1)
    assert "settings.ini could not be written" in box(window).informativeText()
    assert home.reason in box(window).informativeText()
    press(window, "Continue")
    assert settings.pace == 1
    home.mend()
    change(3)
    assert no_box(window)
    assert "pace=3" in settings.path.read_text("utf-8")


def test_a_score_sheet_is_kept_until_it_can_be_written(home: Home, qapp: QApplication) -> None:
    sheet = SavedSheet(Tally(DEFAULT_RULES, ("Ann", "Ben"), (0, 0)))
    store = SheetStore(paths.data_folder() / SHEET)
    store.read()
    assert store.save(sheet)
    assert home.reason in store.notice
    home.mend()
    assert store.save(sheet)
    assert store.notice == ""
    again = SheetStore(paths.data_folder() / SHEET)
    again.read()
    assert again.sheet == sheet


def test_an_export_into_such_a_folder_offers_another_one(
    home: Home, open_window: Callable[[], MainWindow], tmp_path: Path
) -> None:
    window = open_window()
    export = Export("Save", "Texts (*.txt)", "words.txt", b"words".upper)
    write_export(window, export, paths.data_folder() / "words.txt")
    assert "words.txt could not be written" in box(window).informativeText()
    press(window, "&Save elsewhere…")
    choose_file(window, tmp_path / "words.txt")
    assert (tmp_path / "words.txt").read_text("utf-8") == "WORDS"


def test_what_only_saves_time_is_done_without(home: Home, qapp: QApplication) -> None:
    image = QImage(QSize(8, 8), QImage.Format.Format_ARGB32)
    pictures = KeptPictures(paths.cache_folder())
    pictures.keep("card", image)
    pictures.save()
    assert pictures.find("card", QSize(8, 8), 1.0) is None
    sound = next(paths.resource("sounds").glob("*.wav"))
    assert quieter_copy(sound, 0.5) is None
    recent = RecentMatches(paths.state_folder() / "recent", paths.matches_folder())
    recent.note("a.mille", "identity")
    assert recent.all() == []
    evidence = EvidenceFolder(paths.network_folder() / "evidence")
    assert evidence.write({"game": "0123456789", "race": 1}) is None
