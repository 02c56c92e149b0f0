"""A whole race in a real window, played and heard over AT-SPI as a screen reader does it."""

import contextlib
import json
import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from mille_qt.settings import FILE_NAME, Settings
from mille_qt.texts import event
from mille_rules import Record, RuleSet
from mille_rules.events import Event, EventKind
from mille_rules.journal import read_file
from mille_rules.moves import MoveKind
from tests.qt.play.staged_match import by_rules, header
from tests.qt.play.test_real_windows import ROOT, screen  # noqa: F401

PLAYER = Path(__file__).with_name("at_spi_player.py")
#: The system's own, whose bindings no virtual environment has.
SYSTEM_PYTHON = "/usr/bin/python3"
PROGRAMS = [name for name in ("Xvfb", "dbus-run-session") if shutil.which(name) is None]
#: Seconds after which a race that takes ten has stopped, however busy the machine is. The player
#: gives up long before, where nothing happens any more.
PATIENCE, TO_TIDY_UP = 300, 30
POLITE, ASSERTIVE = 1, 2
TOLD = {
    MoveKind.PLAY: EventKind.PLAYED,
    MoveKind.DISCARD: EventKind.DISCARDED,
    MoveKind.COUP: EventKind.COUP,
}


def missing() -> list[str]:
    """What the test needs and the system does not have."""
    if PROGRAMS or not Path(SYSTEM_PYTHON).exists():
        return PROGRAMS or [SYSTEM_PYTHON]
    asked = subprocess.run(
        [SYSTEM_PYTHON, "-c", "import pyatspi"], check=False, capture_output=True
    )
    return [] if asked.returncode == 0 else ["python3-pyatspi"]


pytestmark = [
    pytest.mark.window,
    pytest.mark.timeout(PATIENCE + TO_TIDY_UP),
    pytest.mark.skipif(bool(missing()), reason=f"not installed: {', '.join(missing())}"),
]


@pytest.fixture
def told(screen: str, tmp_path: Path, rules: RuleSet) -> dict:  # noqa: F811
    """What a player who only hears has to tell of a race."""
    file = tmp_path / "match.mille"
    file.write_text(Record(header((0,), rules=rules)).text(), "utf-8")
    settings = Settings(tmp_path / "data" / FILE_NAME)
    settings.confirm_discard = False
    settings.write()
    environment = {
        **os.environ,
        "DISPLAY": screen,
        "QT_QPA_PLATFORM": "xcb",
        "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
    }
    environment.pop("WAYLAND_DISPLAY", None)
    options = "--lang", "en", "--no-animation", "--seed", "3", "--data-dir", str(tmp_path / "data")
    game = [sys.executable, "-m", "mille_qt", *options, str(file)]
    said, complaints = heard_from(
        ["dbus-run-session", "--", SYSTEM_PYTHON, str(PLAYER), *game], environment
    )
    assert said, complaints
    return json.loads(said.splitlines()[-1])


def heard_from(command: list[str], environment: dict[str, str]) -> tuple[str, str]:
    """What a program says and complains of; nothing that it has started outlives it."""
    with subprocess.Popen(
        command,
        cwd=ROOT,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        try:
            return process.communicate(timeout=PATIENCE)
        finally:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)


@by_rules
def test_a_whole_race_is_played_and_heard_over_at_spi(
    told: dict, tmp_path: Path, rules: RuleSet
) -> None:
    assert told["trouble"] == ""
    saved = max((tmp_path / "data").rglob("*.mille"), key=lambda file: file.stat().st_size)
    record = read_file(saved).record
    assert len(record.last_state().match.races) == 1
    heard = " ".join(words for words, _ in told["heard"])
    # Whatever anybody played was announced, once and in its order.
    at = 0
    for line in record.moves():
        if line.move.kind in TOLD:
            told_of = line.seat if line.move.side is None else line.move.side
            happened = Event(TOLD[line.move.kind], line.seat, line.move.card, told_of)
            sentence = event(happened, ("Anna", "Marcel"), ("You", "Marcel"), 0)
            found = heard.find(sentence, at)
            assert found >= 0, f"{sentence!r} was not heard"
            at = found + len(sentence)
    assert {politeness for _, politeness in told["heard"]} == {POLITE, ASSERTIVE}
    questions = [politeness for words, politeness in told["heard"] if "(Space)" in words]
    assert questions
    assert set(questions) == {ASSERTIVE}
