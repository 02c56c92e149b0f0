"""A program of its own: a real window that hosts or finds a table, and plays some races by mouse.

    python -m tests.qt.features.lan.network_player host|guest FOLDER TABLE RACES

What it has seen goes to FOLDER/ROLE.json: how every deal turned out, the points, and when each own
click was made and each update was on the screen, in seconds of the clock that all programs share.
"""

import json
import logging
import os
import sys
import time
from pathlib import Path
from typing import Any

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from mille_net.hosting import hosted_table
from mille_net.messages import TablePhase
from mille_net.tables import DealState
from mille_qt.app.main_window import MainWindow
from mille_qt.features.lan.host_page import HostPage
from mille_qt.features.lan.lan_page import LanPage
from mille_qt.features.lan.lan_session import LanSession
from mille_qt.features.lan.lobby_page import LobbyPage
from mille_qt.play.game_page import GamePage
from mille_qt.table.positions import target_of
from mille_qt.ui import language, paths
from mille_qt.ui.settings import Settings
from mille_qt.ui.theme.application_theme import ApplicationTheme
from mille_rules import Move, Update
from mille_rules.computer.levels.levels import LEVELS
from mille_rules.moves import MoveKind

LOOK_EVERY = 2  # milliseconds
#: Nobody waits longer for the other: a test that hangs must end by itself.
PATIENCE = 110_000
#: Milliseconds in which a table must appear, and the status of a program that saw none.
FINDING, NOTHING_FOUND = 30_000, 4
LEFT = Qt.MouseButton.LeftButton
NAMES = {"host": "Anna", "guest": "Bea"}


class NetworkPlayer(QObject):
    """Looks at the window now and then, and does what comes next."""

    def __init__(self, role: str, folder: Path, table: str, races: int) -> None:
        super().__init__()
        self._role, self._folder, self._table, self._races = role, folder, table, races
        self._game: GamePage | None = None
        self._decided = -1
        #: The updates that the picture is about to show.
        self._unpainted: list[int] = []
        self._strategy = LEVELS["easy" if "easy" in LEVELS else "normal"]()
        self.seen: dict[str, Any] = {"clicks": [], "shown": [], "deals": {}, "points": []}
        settings = Settings()
        settings.pace, settings.lan_names, settings.table_name = 0, NAMES[role], table
        self.window = MainWindow(settings, ApplicationTheme(app()))
        self.window.resize(1280, 800)
        self.window.show()
        self._clock = QTimer()
        self._clock.timeout.connect(self._look)
        self._clock.start(LOOK_EVERY)
        QTimer.singleShot(PATIENCE, lambda: app().exit(3))
        QTimer.singleShot(FINDING, self._give_up_looking)
        self.window.shell.start_page.network_button.click()

    # -- what comes next ----------------------------------------------------------

    def _look(self) -> None:
        page = self.window.centralWidget().currentWidget()  # type: ignore[attr-defined]
        session = self._session()
        if isinstance(page, LanPage):
            self._begin(page)
        elif isinstance(page, HostPage):
            page.open_button.click()
        elif isinstance(page, LobbyPage):
            self._get_ready(page)
        elif self.window.score_sheet is not None and session is not None:
            self._go_on(session)
        elif isinstance(page, GamePage):
            self._play(page)

    def _give_up_looking(self) -> None:
        page = self.window.centralWidget().currentWidget()  # type: ignore[attr-defined]
        if isinstance(page, LanPage):
            app().exit(NOTHING_FOUND)

    def _session(self) -> LanSession | None:
        visit = self.window.shell.features.network.table
        return None if visit is None else visit.session

    def _begin(self, page: LanPage) -> None:
        if self._role == "host":
            page.host_button.click()
            return
        for row in range(page.found.count()):
            item = page.found.item(row)
            if item.text().startswith(f"{self._table}\n"):
                # Two clicks from the start page to a seat: that was the first.
                place = page.found.visualItemRect(item).center()
                QTest.mouseClick(page.found.viewport(), LEFT, pos=place)
                QTest.mouseDClick(page.found.viewport(), LEFT, pos=place)
                return

    def _get_ready(self, page: LobbyPage) -> None:
        if self._role == "host" and page.requests.rows:
            page.requests.rows[0].accept_button.click()
        elif page.ready_button.isVisible() and page.ready_button.isDefault():
            page.ready_button.click()

    def _go_on(self, session: LanSession) -> None:
        update, sheet, table = session.latest(), self.window.score_sheet, session.table
        assert update is not None
        assert sheet is not None
        assert table is not None
        races = len(update.view.match.races)
        report = session.deals.get(races)
        if table.phase is TablePhase.PLAY or report is None or report.state is DealState.DEALING:
            return
        self.seen["deals"][str(races)] = report.state.value
        self.seen["points"] = list(update.view.match.points)
        if races >= self._races or table.phase is TablePhase.OVER:
            self._finish()
        elif sheet.next_button.isEnabled():
            sheet.next_button.click()

    def _finish(self) -> None:
        """Whoever is done waits for the other: a table that closes too soon is told to nobody."""
        self._clock.stop()
        self.window.grab().save(str(self._folder / f"{self._role}.png"))
        self._write()
        other = self._folder / f"{'guest' if self._role == 'host' else 'host'}.json"
        wait = QTimer(self.window)
        wait.timeout.connect(lambda: other.exists() and app().exit(0))
        wait.start(LOOK_EVERY)

    def _write(self) -> None:
        file = self._folder / f"{self._role}.json"
        part = file.with_suffix(".part")
        part.write_text(json.dumps(self.seen), "utf-8")
        part.rename(file)

    # -- at the table ---------------------------------------------------------------

    def _play(self, game: GamePage) -> None:
        if game is not self._game:
            self._game = game
            game.update_presenter.showing.connect(self._shown)
            game.table.viewport().installEventFilter(self)
            game.session.refused.connect(self._decide_again)
        update = game.table_presenter.update
        if update is None or not update.choices or update.seq <= self._decided:
            return
        if game.table_presenter.active or game.bar.asks:
            self._decided = update.seq
            choices = update.choices
            move = choices[0] if len(choices) == 1 else self._strategy.choose(update.view, choices)
            self._make(game, update, move)

    def _decide_again(self, *_refusal: object) -> None:
        """On a busy machine the host may have answered a question first."""
        self._decided = -1

    def _make(self, game: GamePage, update: Update, move: Move) -> None:
        if move.card is None or move.kind in (MoveKind.COUP, MoveKind.TAKE):
            game.turn_controller.submit(move)
            return
        table, viewport = game.table.table, game.table.viewport()
        hand = table.picture.hand if table.picture else ()
        index = max(i for i, held in enumerate(hand) if held and held.card is move.card)
        card = game.table.mapFromScene(table.hand_rect(index).center())
        place = target_of(move, update.view.side or 0)
        assert place is not None
        target = game.table.mapFromScene(table.position_rect(place).center())
        QTest.mouseClick(viewport, LEFT, pos=card)
        self.seen["clicks"].append((update.seq + 1, time.monotonic()))
        QTest.mouseClick(viewport, LEFT, pos=target)

    def _shown(self, update: Update) -> None:
        self._unpainted.append(update.seq)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Once the table has been painted, the update has been seen."""
        if event.type() != QEvent.Type.Paint or not self._unpainted or self._game is None:
            return False
        self._game.table.viewportEvent(event)
        now = time.monotonic()
        self.seen["shown"] += [(seq, now) for seq in self._unpainted]
        self._unpainted.clear()
        return True


def app() -> QApplication:
    """The application."""
    running = QApplication.instance()
    assert isinstance(running, QApplication)
    return running


def main(role: str, folder: Path, table: str, races: int) -> int:
    """Play; 0 where all races were played."""
    logging.basicConfig(level=logging.WARNING)
    paths.keep_in(folder / role)
    # Nobody waits after each move of a person, which would take minutes a race.
    hosted_table.MOMENT = 0.0
    running = QApplication([])
    language.install(running, "en")
    player = NetworkPlayer(role, folder, table, races)
    player.window.settings.confirm_discard = False
    status = running.exec()
    player.window.shell.close()
    return status


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    sys.exit(main(sys.argv[1], Path(sys.argv[2]), sys.argv[3], int(sys.argv[4])))
