"""Races in a real window, played and heard over AT-SPI as a screen reader does it."""

import contextlib
import json
import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from mille_qt.ui.settings import FILE_NAME, Settings
from mille_qt.ui.texts.events import event
from mille_rules import Record, RuleSet
from mille_rules.events import Event, EventKind
from mille_rules.journal import read_file
from mille_rules.moves import MoveKind
from tests.qt.play.real_window import ROOT, screen  # noqa: F401
from tests.qt.play.staged_match import SHORT_TRIP, by_rules, header, match_where

PLAYER = Path(__file__).with_name("at_spi_player.py")
#: The system's own, whose bindings no virtual environment has.
SYSTEM_PYTHON = "/usr/bin/python3"
PROGRAMS = [name for name in ("Xvfb", "dbus-run-session") if shutil.which(name) is None]
#: Seconds after which the player gives up: a few presses take five, a race ten, and a busy machine
#: several times as long. A first failure of the few presses is forgiven.
FOR_FEW_PRESSES, FOR_A_RACE, TO_TIDY_UP = 60, 300, 30
FEW_PRESSES, TRIES = 4, 2
POLITE, ASSERTIVE = 1, 2
TOLD = {
    MoveKind.PLAY: EventKind.PLAYED,
    MoveKind.DISCARD: EventKind.DISCARDED,
    MoveKind.COUP: EventKind.COUP,
}


pytestmark = [
    pytest.mark.window,
    pytest.mark.timeout(FOR_A_RACE + 2 * TO_TIDY_UP),
    pytest.mark.skipif(bool(PROGRAMS), reason=f"not installed: {', '.join(PROGRAMS)}"),
]


@pytest.fixture(scope="module")
def bindings() -> None:
    """Skip the tests where the bindings of AT-SPI are missing."""
    try:
        subprocess.run([SYSTEM_PYTHON, "-c", "import pyatspi"], check=True, capture_output=True)
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("not installed: python3-pyatspi")


def play(screen: str, folder: Path, match: Record, seconds: int, presses: int = 0) -> dict:  # noqa: F811
    """Let the player play a match to the end of a race, or a few presses; return its report."""
    folder.mkdir()
    file = folder / "match.mille"
    file.write_text(match.text(), "utf-8")
    settings = Settings(folder / "data" / FILE_NAME)
    settings.confirm_discard = False
    settings.write()
    environment = {
        **os.environ,
        "DISPLAY": screen,
        "QT_QPA_PLATFORM": "xcb",
        "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
    }
    environment.pop("WAYLAND_DISPLAY", None)
    options = "--lang", "en", "--no-animation", "--seed", "3", "--data-dir", str(folder / "data")
    player = [SYSTEM_PYTHON, str(PLAYER), str(seconds), str(presses)]
    game = [sys.executable, "-m", "mille_qt", *options, str(file)]
    # Not to pipes: those stay open as long as anything that the player has started.
    output, errors = folder / "output", folder / "errors"
    with output.open("w") as to_output, errors.open("w") as to_errors:
        process = subprocess.Popen(
            ["dbus-run-session", "--", *player, *game],
            cwd=ROOT,
            env=environment,
            stdout=to_output,
            stderr=to_errors,
            start_new_session=True,
        )
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(seconds + TO_TIDY_UP)
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
    # The registry of AT-SPI writes there, too.
    reports = [line for line in output.read_text("utf-8").splitlines() if line.startswith("{")]
    report = json.loads(reports[0]) if reports else {"trouble": "The player made no report."}
    if report["trouble"]:
        report["trouble"] += "\n" + errors.read_text("utf-8")
    return report


def saved_record(folder: Path) -> Record:
    """Return the record that the game has saved."""
    matches = (folder / "data").rglob("*.mille")
    return read_file(max(matches, key=lambda file: file.stat().st_size)).record


def assert_heard(report: dict, record: Record, before: int = 0) -> None:
    """Assert that every move was announced, once and in order, from a number of moves on."""
    heard = " ".join(words for words, _ in report["heard"])
    at = 0
    for line in record.moves()[before:]:
        if line.move.kind in TOLD:
            told_of = line.seat if line.move.side is None else line.move.side
            happened = Event(TOLD[line.move.kind], line.seat, line.move.card, told_of)
            sentence = event(happened, ("Anna", "Marcel"), ("You", "Marcel"), 0)
            found = heard.find(sentence, at)
            assert found >= 0, f"{sentence!r} was not heard"
            at = found + len(sentence)


@pytest.mark.usefixtures("bindings")
def test_the_first_moves_are_played_and_heard_over_at_spi(screen: str, tmp_path: Path) -> None:  # noqa: F811
    match = Record(header((0,), rules=SHORT_TRIP))
    for number in range(TRIES):
        folder = tmp_path / str(number)
        report = play(screen, folder, match, FOR_FEW_PRESSES, FEW_PRESSES)
        if not report["trouble"]:
            break
    assert not report["trouble"], report["trouble"]
    assert report["presses"] == FEW_PRESSES
    assert_heard(report, saved_record(folder))


@pytest.mark.slow
@pytest.mark.usefixtures("bindings")
@by_rules
def test_a_whole_race_is_played_and_heard_over_at_spi(
    screen: str,  # noqa: F811
    tmp_path: Path,
    rules: RuleSet,
) -> None:
    # It begins with a question: whether the computer asks one later is its own affair.
    attacked = match_where(
        "roll puncture-proof", "roll flat-tire", rules=rules,
        moves=("0 play roll", "1 play roll", "0 discard 25", "1 play flat-tire on 0"),
    )  # fmt: skip
    report = play(screen, tmp_path / "race", attacked, FOR_A_RACE)
    assert not report["trouble"], report["trouble"]
    record = saved_record(tmp_path / "race")
    assert len(record.state.match.races) == 1
    assert_heard(report, record, len(attacked.moves()))
    assert {politeness for _, politeness in report["heard"]} == {POLITE, ASSERTIVE}
    questions = [politeness for words, politeness in report["heard"] if "(Space)" in words]
    assert questions
    assert set(questions) == {ASSERTIVE}
