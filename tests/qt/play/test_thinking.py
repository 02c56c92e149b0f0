"""Computer players of the window in their real process; without it the match goes on, too."""

import os
import signal
import time
from collections.abc import Callable, Iterator
from random import Random
from threading import current_thread

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QObject
from pytestqt.qtbot import QtBot

from mille_qt.app.main_window import MainWindow
from mille_qt.session.local_session import LocalSession
from mille_qt.session.screen_thinker import ScreenThinker
from mille_qt.ui.paths import state_folder
from mille_rules import Record
from mille_rules.computer.player import ImmediateThinker, Thinker
from mille_rules.moves import Move
from mille_rules.views import update_for
from tests.computer.scenes import scene
from tests.qt.play.staged_match import header

#: Milliseconds after which a test fails; a race of computers takes some tenths of a second.
PATIENCE = 30_000

Open = Callable[[], MainWindow]


@pytest.fixture
def thinker() -> Iterator[ScreenThinker]:
    """What the program itself thinks with."""
    thinker = ScreenThinker()
    yield thinker
    thinker.close()


@pytest.fixture
def watched(open_window: Open) -> MainWindow:
    """A window in which two computers have just begun to play."""
    window = open_window()
    window.match_controller.play(Record(header((), 2)), 0)
    return window


def race_of_computers(thinker: Thinker) -> LocalSession:
    """A session that plays one race, always the same."""
    session = LocalSession(Record(header((), 3)), lambda: None, thinker, Random(1), 0)
    session.start()
    return session


def is_over(session: LocalSession) -> bool:
    """Whether the first race has been scored."""
    return "\nscore 1 " in session.text()


def pid_of(thinker: ScreenThinker, qtbot: QtBot) -> int:
    """The number of the process, once it runs."""
    qtbot.waitUntil(lambda: thinker.pid is not None, timeout=PATIENCE)
    assert thinker.pid is not None
    return thinker.pid


def has_ended(pid: int) -> bool:
    """Whether there is no such process any more."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


def moves_of(session: LocalSession) -> list[str]:
    """The lines of its record but for the time of the race's end."""
    return [line for line in session.text().splitlines() if not line.startswith("mark ended")]


def test_a_race_comes_out_as_if_the_computers_had_answered_at_once(
    thinker: ScreenThinker, qtbot: QtBot
) -> None:
    session, at_once = race_of_computers(thinker), race_of_computers(ImmediateThinker())
    assert not is_over(session)
    qtbot.waitUntil(lambda: is_over(session), timeout=PATIENCE)
    assert moves_of(session) == moves_of(at_once)


def test_a_window_shows_a_whole_race_of_computers(watched: MainWindow, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: watched.score_sheet is not None, timeout=PATIENCE)


@pytest.mark.skipif(os.name != "posix", reason="elsewhere there is no such signal")
def test_a_race_goes_on_when_the_process_is_killed(thinker: ScreenThinker, qtbot: QtBot) -> None:
    session = race_of_computers(thinker)
    pid = pid_of(thinker, qtbot)
    os.kill(pid, signal.SIGKILL)
    qtbot.waitUntil(lambda: is_over(session), timeout=PATIENCE)
    assert thinker.pid not in (None, pid)


def show_start(window: MainWindow) -> None:
    """Leave the match for the start page."""
    window.shell.show_start()


def save_and_close(window: MainWindow) -> None:
    """Close a window that then has nothing to ask."""
    session = window.game.session  # type: ignore[union-attr]
    session.save(state_folder() / "saved.mille")
    window.close()


@pytest.mark.skipif(os.name != "posix", reason="elsewhere asking would end it")
@pytest.mark.parametrize("way", [show_start, save_and_close])
def test_leaving_the_match_ends_the_process(
    way: Callable[[MainWindow], None],
    watched: MainWindow,
    thinker: ScreenThinker,
    qtbot: QtBot,
) -> None:
    pid = pid_of(thinker, qtbot)
    way(watched)
    assert thinker.pid is None
    assert has_ended(pid)


def test_answers_come_from_the_event_loop_and_never_after_closing(
    thinker: ScreenThinker, qtbot: QtBot
) -> None:
    update = update_for(0, scene("25 50"), 0, (), ())
    answers: list[str] = []
    threads = set()

    def ask(name: str) -> None:
        def answer(_move: Move) -> None:
            answers.append(name)
            threads.add(current_thread())

        thinker.think(update.view, update.choices, "easy", answer)

    ask("forgotten before it was begun")
    thinker.close()
    ask("first")
    assert answers == []
    qtbot.waitUntil(lambda: answers == ["first"], timeout=PATIENCE)
    ask("forgotten before it was decided")
    thinker.close()
    ask("last")
    qtbot.waitUntil(lambda: answers == ["first", "last"], timeout=PATIENCE)
    assert threads == {current_thread()}


@pytest.mark.parametrize("way", ["closed", "parent deleted"])
def test_a_decision_is_dropped_if_its_window_has_gone_before_the_event_loop_runs(
    way: str, qtbot: QtBot
) -> None:
    parent = QObject()
    thinker = ScreenThinker(parent)
    update = update_for(0, scene("25 50"), 0, (), ())
    answers: list[Move] = []
    thinker.think(update.view, update.choices, "easy", answers.append)
    pid_of(thinker, qtbot)
    # The decision arrives while this thread does not look for events.
    time.sleep(1)
    if way == "closed":
        thinker.close()
    else:
        shiboken6.delete(parent)
    QCoreApplication.processEvents()
    assert answers == []
    assert thinker.pid is None
