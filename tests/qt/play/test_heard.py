"""What is heard at a table, and who is called that looks at another window."""

from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QMargins, Qt
from PySide6.QtWidgets import QApplication, QSystemTrayIcon, QWidget
from pytestqt.qtbot import QtBot

from mille_qt.app.desktop_integration import DesktopIntegration, DropOverlay, TurnNotification
from mille_qt.app.main_window import MainWindow
from mille_qt.table.positions import DISCARD_PILE
from mille_qt.ui.art.sound.sound import NOTICES, Sound
from mille_qt.ui.settings import Settings, TurnNotice
from mille_qt.ui.theme.application_theme import ApplicationTheme
from mille_rules import EventKind, read_record
from tests.pictures.studio import RACES
from tests.qt.conftest import Seat
from tests.qt.play.dropped_file import DroppedFile
from tests.qt.play.player_at_table import PlayerAtTable
from tests.qt.play.staged_match import match_where
from tests.qt.ui.recording_output import RecordingOutput

#: No race has so many decisions of one player.
MOST_DECISIONS = 150


@pytest.fixture
def output(monkeypatch: pytest.MonkeyPatch) -> RecordingOutput:
    """The device of every window."""
    output = RecordingOutput()
    monkeypatch.setattr("mille_qt.app.sounds.choose_output", lambda _parent: output)
    # However fast a test plays, everything is heard.
    monkeypatch.setattr("mille_qt.app.sounds.GAP", 0.0)
    monkeypatch.setattr("mille_qt.app.sounds.CARD_GAP", 0.0)
    monkeypatch.setattr("mille_qt.app.sounds.WITHIN", 0.0)
    return output


@pytest.mark.parametrize("pace", [0, 1], ids=["at once", "with flights"])
def test_what_is_played_is_heard(
    pace: int, output: RecordingOutput, settings: Settings, sit_down: Seat, qapp: QApplication
) -> None:
    player = sit_down(match_where("roll", "25"))
    output.played.clear()
    settings.pace = pace
    player.drag(0, DISCARD_PILE)
    qapp.processEvents()
    assert Sound.DISCARD in output.heard


@pytest.mark.slow
def test_a_race_is_heard_to_its_end(output: RecordingOutput, sit_down: Seat) -> None:
    record = read_record((RACES / "race-2.mille").read_bytes()).record
    player = sit_down(record)
    told: set[EventKind] = set()
    player.page.happened.connect(lambda event, _view: told.add(event.kind))
    for _ in range(MOST_DECISIONS):
        if player.sheet is not None:
            break
        player.play_by_keys(player.decide())
    heard = Counter(output.heard)
    assert heard[Sound.RACE_WON] + heard[Sound.RACE_OVER] == 1
    assert not NOTICES & set(heard)
    assert EventKind.RACE_OVER in told


def test_muted_nothing_is_heard_and_the_key_the_button_and_the_menu_agree(
    output: RecordingOutput, settings: Settings, sit_down: Seat, qtbot: QtBot
) -> None:
    player = sit_down(match_where("roll", "25"))
    output.played.clear()
    player.keys("m")
    assert not settings.sound
    button = player.tool("Sound")
    assert "off" in button.accessibleName()
    player.keys("1", "d")
    assert output.heard == []
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert settings.sound
    assert "on" in button.accessibleName()
    player.keys("1", "d")
    assert output.heard != []


def test_a_move_that_cannot_be_made_is_heard(output: RecordingOutput, sit_down: Seat) -> None:
    player = sit_down(match_where("25"))
    output.played.clear()
    player.keys("1", "u")
    assert output.heard == [Sound.REFUSED]


class TestCalls:
    @pytest.fixture
    def away(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Another window is in front."""
        monkeypatch.setattr(MainWindow, "isActiveWindow", lambda _window: False)

    @pytest.fixture
    def alerts(self, monkeypatch: pytest.MonkeyPatch) -> list[str]:
        """What the task bar was asked to show."""
        alerts: list[str] = []
        monkeypatch.setattr(
            QApplication, "alert", lambda window, _time=0: alerts.append(window.windowTitle())
        )
        return alerts

    def test_who_looks_is_not_called(
        self, output: RecordingOutput, alerts: list[str], sit_down: Seat, qapp: QApplication
    ) -> None:
        sit_down(match_where("roll"))
        qapp.processEvents()
        assert alerts == []
        assert not NOTICES & set(output.heard)

    @pytest.mark.parametrize(
        ("notice", "called"),
        [(TurnNotice.NONE, 0), (TurnNotice.TASK_BAR, 1), (TurnNotice.MESSAGE, 1)],
    )
    def test_who_is_away_is_called_once_as_they_want(
        self,
        notice: TurnNotice,
        called: int,
        away: None,
        output: RecordingOutput,
        alerts: list[str],
        settings: Settings,
        sit_down: Seat,
        qapp: QApplication,
    ) -> None:
        settings.turn_notice = notice
        sit_down(match_where("roll"))
        qapp.processEvents()
        # Where there is no place for messages, the task bar has to do.
        assert not QSystemTrayIcon.isSystemTrayAvailable()
        assert len(alerts) == called
        assert output.heard.count(Sound.TURN) == 1

    def test_nobody_is_called_to_a_window_that_is_only_being_opened(
        self,
        away: None,
        output: RecordingOutput,
        alerts: list[str],
        open_window: Callable[[], MainWindow],
    ) -> None:
        window = open_window()
        # Like that of a window which nobody has looked at yet.
        window.desktop = DesktopIntegration(window, window.settings, window.match_controller)
        window.match_controller.play(match_where("roll"))
        PlayerAtTable(window).settle()
        assert alerts == []
        assert Sound.TURN not in output.heard

    @pytest.fixture
    def messages(self, settings: Settings, monkeypatch: pytest.MonkeyPatch) -> list[str]:
        """What a desktop with a place for messages does and shows."""
        shown: list[str] = []
        monkeypatch.setattr(QSystemTrayIcon, "isSystemTrayAvailable", lambda: True)
        monkeypatch.setattr(QSystemTrayIcon, "supportsMessages", lambda: True)
        monkeypatch.setattr(QSystemTrayIcon, "show", lambda _tray: shown.append("show"))
        monkeypatch.setattr(QSystemTrayIcon, "hide", lambda _tray: shown.append("hide"))
        monkeypatch.setattr(
            QSystemTrayIcon, "showMessage", lambda _tray, title, text, *_: shown.append(text)
        )
        settings.turn_notice = TurnNotice.MESSAGE
        return shown

    def test_a_message_says_whose_turn_it_is_and_goes_when_they_come(
        self,
        away: None,
        messages: list[str],
        output: RecordingOutput,
        alerts: list[str],
        sit_down: Seat,
    ) -> None:
        player = sit_down(match_where("roll"))
        assert messages == ["show", "Your turn"]
        assert alerts == []
        QApplication.sendEvent(player.window, QEvent(QEvent.Type.WindowActivate))
        assert messages[-1] == "hide"

    def test_a_name_in_a_message_is_nothing_that_a_desktop_would_show_as_html(
        self, away: None, messages: list[str], settings: Settings
    ) -> None:
        window = QWidget()
        notification = TurnNotification(window, settings)
        notification.show("<img src=/dev/null> wants to play & more")
        assert messages == ["show", "‹img src=/dev/null› wants to play ＆ more"]


class TestDesktop:
    @pytest.fixture
    def match_file(self, tmp_path: Path) -> Path:
        path = tmp_path / "match.mille"
        path.write_text(match_where("roll", "25").text(), "utf-8")
        return path

    @staticmethod
    def drag(window: MainWindow, path: Path) -> DroppedFile:
        """Bring a file from the desktop over the middle of the window."""
        dragged = DroppedFile(window, path, window.rect().center())
        dragged.enter()
        return dragged

    @staticmethod
    def signs(window: MainWindow) -> list[DropOverlay]:
        return [sign for sign in window.findChildren(DropOverlay) if sign.isVisible()]

    @pytest.mark.styled
    def test_a_match_over_the_window_is_met_with_a_sign_and_opened_where_it_is_dropped(
        self, open_window: Callable[[], MainWindow], match_file: Path
    ) -> None:
        window = open_window()
        dragged = self.drag(window, match_file)
        (sign,) = self.signs(window)
        assert sign.geometry() == window.rect()
        assert sign.text == "Drop to open the match"
        dragged.let_go()
        assert self.signs(window) == []
        assert window.game is not None

    @pytest.mark.styled
    def test_a_match_dropped_on_the_table_of_another_is_opened_as_well(
        self, sit_down: Seat, match_file: Path
    ) -> None:
        player = sit_down(match_where("stop", "50", moves=("0 discard stop",)))
        table = player.page.table
        place = table.mapTo(player.window, table.rect().center())
        dragged = DroppedFile(player.window, match_file, place)
        dragged.enter()
        assert len(self.signs(player.window)) == 1
        dragged.let_go()
        assert self.signs(player.window) == []
        player.settle()
        assert player.update.view.discards == ()

    @pytest.mark.styled
    def test_the_sign_goes_when_the_match_is_taken_elsewhere(
        self, open_window: Callable[[], MainWindow], match_file: Path
    ) -> None:
        window = open_window()
        self.drag(window, match_file).leave()
        assert self.signs(window) == []
        assert window.game is None

    @pytest.mark.styled
    def test_anything_else_over_the_window_is_no_match(
        self, open_window: Callable[[], MainWindow], tmp_path: Path
    ) -> None:
        window = open_window()
        self.drag(window, tmp_path / "holidays.jpeg")
        assert self.signs(window) == []

    def test_at_the_end_of_the_session_nothing_is_asked_and_the_place_is_kept(
        self, sit_down: Seat, match_file: Path, settings: Settings, qapp: QApplication
    ) -> None:
        player = sit_down(match_where("roll", "25"))
        window = player.window
        window.shell.open_match(match_file)
        player.settle()
        window.match_controller.save()
        player.keys("1", "d")
        assert window.match_controller.unsaved
        settings.window_geometry = b""
        window.desktop.session_ending.emit()
        assert settings.window_geometry == bytes(window.saveGeometry().data())
        assert settings.path.exists()
        window.close()
        assert window.isHidden()

    @pytest.mark.styled
    def test_the_next_window_comes_where_the_last_one_was(
        self, open_window: Callable[[], MainWindow], app_theme: ApplicationTheme, qtbot: QtBot
    ) -> None:
        room = QApplication.primaryScreen().availableGeometry()
        place = room.marginsRemoved(QMargins(15, 40, 25, 30))
        window = open_window()
        window.setGeometry(place)
        window.close()
        again = MainWindow(window.settings, app_theme)
        qtbot.addWidget(again)
        again.show_at_start(full_screen=False)
        assert again.geometry() == place

    def test_where_the_session_goes_on_after_all_the_window_asks_again(
        self, sit_down: Seat, match_file: Path, qapp: QApplication
    ) -> None:
        player = sit_down(match_where("roll", "25"))
        window = player.window
        window.shell.open_match(match_file)
        player.settle()
        window.match_controller.save()
        player.keys("1", "d")
        window.desktop.session_ending.emit()
        QApplication.sendEvent(window, QEvent(QEvent.Type.WindowActivate))
        window.close()
        assert window.isVisible()

    @pytest.mark.styled
    def test_the_menu_has_a_large_table(
        self, sit_down: Seat, settings: Settings, qtbot: QtBot
    ) -> None:
        player = sit_down(match_where("roll", "25"))
        before = player.page.sign.fontMetrics().height()
        control_shift = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
        qtbot.keyClick(player.window, Qt.Key.Key_L, control_shift)
        assert settings.large_table
        assert player.page.sign.fontMetrics().height() >= 1.9 * before
        assert player.page.panel.log.lines.fontMetrics().height() >= 1.9 * before
        player.keys("1", "d")
        qtbot.keyClick(player.window, Qt.Key.Key_L, control_shift)
        assert player.page.sign.fontMetrics().height() == before
