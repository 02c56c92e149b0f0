"""The program from its command line, and what it does when it fails."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QMessageBox

from mille_qt import __version__
from mille_qt.app.crash_report import CrashReport, OpenMatch
from mille_qt.ui.paths import matches_folder
from mille_rules.journal import read_file
from tests.examples import each
from tests.qt.conftest import Seat
from tests.qt.play.file_boxes import choose_file
from tests.qt.play.player_at_table import PlayerAtTable
from tests.qt.play.staged_match import match_where

ROOT = Path(__file__).parents[3]


def run(*arguments: object, code: Sequence[str] = ("-m", "mille_qt")) -> tuple[int, str, str]:
    """Run the program without a screen: its status, output and complaints."""
    done = subprocess.run(
        [sys.executable, *code, *map(str, arguments)],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    # The platform without a screen has this to say to every window.
    said = [line for line in done.stderr.splitlines() if "plugin does not support" not in line]
    return done.returncode, done.stdout.strip(), "\n".join(said)


@pytest.mark.styled
def test_a_match_named_on_the_command_line_is_shown_at_once(tmp_path: Path) -> None:
    """One run proves the window, its title and its picture."""
    file, picture = tmp_path / "match.mille", tmp_path / "shot.png"
    moves = ("0 play roll", "1 discard 25")
    file.write_text(match_where("roll", "25", moves=moves).text(), "utf-8")
    options = "--lang", "fr", "--no-animation", "--data-dir", tmp_path / "data"
    title = "À vous de jouer, offscreen"
    assert run(file, *options, "--smoke", "--screenshot", picture) == (0, title, "")
    table = QImage(str(picture))
    assert table.width() >= 640
    colours = {table.pixel(x, y) for x in range(0, table.width(), 7) for y in range(0, 400, 7)}
    assert len(colours) > 50, "cards are to be seen"
    own = {path.name for path in (tmp_path / "data").iterdir()}
    assert own == {"cache", "matches", "recent", "settings.ini"}
    # Opened twice, it is still one match.
    assert len(list((tmp_path / "data" / "matches").glob("*.mille"))) == 1


def test_without_a_file_it_opens_on_its_start_page(tmp_path: Path) -> None:
    assert run("--smoke", "--data-dir", tmp_path) == (0, "Mille, offscreen", "")


@each("option", ["--version", "--help"])
def test_version_and_help_answer_without_qt(option: str) -> None:
    program = (
        "import sys, json, atexit\n"
        "atexit.register(lambda: print(json.dumps(sorted(sys.modules)), file=sys.stderr))\n"
        "from mille_qt.app.main import main\n"
        "main([sys.argv[1]])\n"
    )
    status, out, modules = run(option, code=("-c", program))
    assert status == 0
    assert (f"Mille {__version__}" if option == "--version" else ".mille") in out
    loaded = json.loads(modules.splitlines()[-1])
    assert "mille_qt.app.main" in loaded
    assert not [name for name in loaded if name.startswith(("PySide6", "shiboken6"))]


def test_the_start_page_is_shown_before_the_table_is_imported(tmp_path: Path) -> None:
    program = (
        "import sys, json\n"
        "from mille_qt.app import main, program\n"
        "def shown(app, window):\n"
        "    print(json.dumps(sorted(sys.modules)), file=sys.stderr)\n"
        "    finish(app, window)\n"
        "    print(json.dumps(sorted(sys.modules)), file=sys.stderr)\n"
        "finish, program._finish_start = program._finish_start, shown\n"
        "main.main(sys.argv[1:])\n"
    )
    status, _out, said = run("--smoke", "--data-dir", tmp_path, code=("-c", program))
    assert status == 0
    before, after = (set(json.loads(line)) for line in said.splitlines()[-2:])
    tables = {"mille_qt.play.game_page", "mille_qt.table.view"}
    assert "mille_qt.app.start.start_page" in before
    assert not tables & before
    assert tables <= after, "a click on Play does not wait for it"


def test_where_no_window_can_be_opened_it_says_so_and_does_not_abort() -> None:
    status, out, said = run("--lang", "en", "-platform", "nowhere")
    assert (status, out) == (1, "")
    assert said.splitlines()[-1].startswith("mille: cannot open a window: there is no display")


@pytest.mark.slow
def test_an_option_of_qt_is_left_to_it_and_a_session_that_is_restored_has_its_match_again(
    tmp_path: Path,
) -> None:
    (tmp_path / "matches").mkdir()
    (tmp_path / "matches" / "match.mille").write_text(match_where("roll", "25").text(), "utf-8")
    options = "--smoke", "--lang", "en", "--data-dir", tmp_path
    assert run(*options, "-session", "one") == (0, "Your turn, offscreen", "")


#: The program, which is sent a signal while Qt calls a method of Python's. An exception there ended
#: it with a segmentation fault, or never.
SIGNALLED = """
import signal, sys
from mille_qt.app.main import main
from mille_qt.table.view import TableView
numbers, plain = [int(sys.argv[1])], TableView.viewportEvent
# Whatever started the tests may have them ignore it, as shells do with what they put behind.
signal.signal(signal.SIGINT, signal.default_int_handler)
def viewportEvent(view, event):
    if numbers:
        signal.raise_signal(numbers.pop())
    return plain(view, event)
TableView.viewportEvent = viewportEvent
sys.exit(main(sys.argv[2:]))
"""


@pytest.mark.skipif(os.name != "posix", reason="elsewhere a signal ends the program at once")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_to_stop_closes_the_window_and_keeps_the_match(
    number: int, tmp_path: Path
) -> None:
    file, data = tmp_path / "match.mille", tmp_path / "data"
    file.write_text(match_where("roll", "25", moves=("0 play roll",)).text(), "utf-8")
    options = "--no-animation", "--data-dir", data
    assert run(int(number), file, *options, code=("-c", SIGNALLED)) == (128 + number, "", "")
    saved = read_file(next((data / "matches").glob("*.mille"))).record
    assert saved.moves()[:2] == read_file(file).record.moves()[:2]
    assert "window_geometry" in (data / "settings.ini").read_text("utf-8"), (
        "the window's place is kept"
    )


#: The program, which fails before its window is open, and is sent a signal as soon as it says so.
FAILING = """
import signal, sys
from PySide6.QtCore import QTimer
from mille_qt.app import main_window
from mille_qt.app.main import main
def fail(*_arguments, **_more):
    QTimer.singleShot(0, lambda: signal.raise_signal(signal.SIGTERM))
    raise ZeroDivisionError("no window")
main_window.MainWindow = fail
sys.exit(main(sys.argv[1:]))
"""


@pytest.mark.skipif(os.name != "posix", reason="elsewhere a signal ends the program at once")
def test_a_signal_to_stop_ends_a_program_that_says_why_it_cannot_start(tmp_path: Path) -> None:
    status, _, said = run("--data-dir", tmp_path, code=("-c", FAILING))
    assert status == -signal.SIGTERM
    assert "no window" in said


def open_match(player: PlayerAtTable) -> OpenMatch:
    """The match at a table, as a crash report gets it."""
    session = player.page.session
    return OpenMatch(session.text, session.is_saved, player.window.match_controller.save_as)


class TestCrash:
    @pytest.fixture
    def told(self, monkeypatch: pytest.MonkeyPatch) -> list[str]:
        """What the player was told."""
        told: list[str] = []

        def exec_(box: QMessageBox) -> int:
            told.append(f"{box.text()}\n{box.informativeText()}")
            return 0

        monkeypatch.setattr(QMessageBox, "exec", exec_)
        return told

    def fail(self, report: CrashReport) -> None:
        try:
            raise ZeroDivisionError("one by none")
        except ZeroDivisionError as error:
            report.take(type(error), error, error.__traceback__)

    def test_a_report_holds_what_is_needed_and_the_player_learns_where_it_is(
        self, sit_down: Seat, tmp_path: Path, told: list[str], caplog: pytest.LogCaptureFixture
    ) -> None:
        report = CrashReport(tmp_path / "state")
        player = sit_down(match_where("roll"))
        report.match = open_match(player)
        player.keys("1", "d")
        self.fail(report)
        (file,) = (tmp_path / "state").glob("crash-*.txt")
        text = file.read_text("utf-8")
        assert f"Mille {__version__}" in text
        assert "ZeroDivisionError: one by none" in text
        assert "in fail" in text
        assert text.endswith(player.page.session.text())
        assert len(told) == 1
        assert str(file) in told[0]
        assert "It has not been sent" in told[0]
        assert "one by none" in caplog.text
        assert "Your match is saved." in told[0]
        player.keys("1", "d")

    def test_a_match_that_is_not_saved_is_said_not_to_be_and_can_be_saved_elsewhere(
        self, sit_down: Seat, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        matches_folder().parent.mkdir(parents=True)
        matches_folder().write_text("in the way")
        report, told = CrashReport(tmp_path / "state"), []
        player = sit_down(match_where("roll"))
        report.match = open_match(player)

        def exec_(box: QMessageBox) -> int:
            told.append(box.informativeText())
            for button in box.buttons()[:1]:
                button.click()
            return 0

        monkeypatch.setattr(QMessageBox, "exec", exec_)
        self.fail(report)
        assert "is saved" not in told[0]
        assert "The latest moves of your match are not saved." in told[0]
        choose_file(player.window, tmp_path / "kept.mille")
        assert (tmp_path / "kept.mille").read_text("utf-8") == player.page.session.text()
        self.fail(report)
        assert "Your match is saved." in told[1]

    def test_without_a_match_none_is_said_to_be_saved(
        self, qapp: QApplication, tmp_path: Path, told: list[str]
    ) -> None:
        self.fail(CrashReport(tmp_path))
        assert "saved" not in told[0].partition("A report")[0]

    def test_after_an_update_the_program_asks_to_be_started_again_and_reports_no_mistake(
        self, qapp: QApplication, tmp_path: Path, told: list[str]
    ) -> None:
        program = tmp_path / "program.pyc"
        program.write_text("the version that was started")
        report = CrashReport(tmp_path, program)
        program.write_text("the next version")
        self.fail(report)
        assert len(told) == 1
        assert "restart Mille" in told[0]
        assert list(tmp_path.glob("crash-*")) == []

    def test_a_failure_of_the_report_itself_is_no_second_failure(
        self, qapp: QApplication, tmp_path: Path, told: list[str]
    ) -> None:
        (tmp_path / "state").write_text("in the way")
        self.fail(CrashReport(tmp_path / "state"))
        assert len(told) == 1
        assert "crash-" not in told[0]

    def test_failures_while_the_first_is_told_are_written_but_open_no_more_boxes(
        self, qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        report, opened = CrashReport(tmp_path), []

        def exec_(box: QMessageBox) -> int:
            opened.append(box.text())
            self.fail(report)
            return 0

        monkeypatch.setattr(QMessageBox, "exec", exec_)
        self.fail(report)
        assert len(opened) == 1
        self.fail(report)
        assert len(opened) == 2
