"""Play on the network in a window: the same table as at home, and what comes on top of it."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox, QToolButton

from mille_net.messages import (
    ByeCode,
    GuestInfo,
    KickReason,
    PauseReason,
    Presence,
    RefusalCode,
    TablePhase,
    VoidReason,
    WaitingInfo,
)
from mille_net.tables import ChatLine, DealReport, DealState, Link, LinkState, Lost
from mille_qt.lan.between_races import BetweenRaces
from mille_qt.lan.host_page import HostPage
from mille_qt.lan.lan_page import LanPage
from mille_qt.lan.lobby_page import LobbyPage
from mille_qt.main_window import MainWindow
from mille_qt.panels.ring import ClosingRing
from mille_qt.table.presence import Presence as Dot
from mille_rules import Card, Phase, Record, new_match, view_for
from mille_rules.moves import play
from mille_rules.views import Update
from tests.pictures.studio import FAR, HALF
from tests.qt.lan.fake_lan import WORDS, FakeLan, FakeRemote, found, free, human, table
from tests.qt.play.player_at_table import PlayerAtTable
from tests.qt.play.staged_match import match_where

Table = Callable[..., tuple[PlayerAtTable, FakeRemote]]
HOSTS = 0


@pytest.fixture
def joined(online: Callable[..., tuple[MainWindow, FakeLan]]) -> Table:
    """A function that joins a table where a match begins; Anna's seat is 0, the guest's `me`."""

    def join(
        record: Record, me: int = 1, names: str = "Anna", **more: Any
    ) -> tuple[PlayerAtTable, FakeRemote]:
        window, lan = online()
        page = window.centralWidget().currentWidget()  # type: ignore[attr-defined]
        page.who.field.setText(names)
        lan.browsing.told((found(),))  # type: ignore[union-attr]
        page.join_button.click()
        own = names.split(", ")
        sitters = record.header.sitters
        seats = [
            human(me if sitter.name in own else 5 + seat, sitter.name)
            for seat, sitter in enumerate(sitters)
        ]
        here = tuple(seat for seat, sitter in enumerate(sitters) if sitter.name in own)
        lan.remote.let_in(table(*seats, phase=TablePhase.PLAY, **more), me)
        lan.remote.play(record, here)
        player = PlayerAtTable(window)
        player.settle()
        return player, lan.remote

    return join


def change(player: PlayerAtTable, remote: FakeRemote, **fields: Any) -> None:
    """Tell of a table that is the same but for some fields."""
    session = player.window.network.visit.session  # type: ignore[union-attr]
    remote.listener.table(msgspec.structs.replace(session.table, **fields))
    player.settle()


def seat_changed(player: PlayerAtTable, number: int, **fields: Any) -> tuple:
    """The seats, one of them changed."""
    seats = list(player.window.network.visit.session.seats)  # type: ignore[union-attr]
    seats[number] = msgspec.structs.replace(seats[number], **fields)
    return tuple(seats)


def two(*people: int) -> Record:
    """A match of Anna and Marcel, in which Anna can roll."""
    return match_where("roll 25 50", "25 50", draws="100 75 75 75", people=people or (0, 1))


class TestTheSameTable:
    def test_a_card_is_played_by_the_same_keys(self, joined: Table) -> None:
        player, remote = joined(two())
        player.keys("1", Qt.Key.Key_Return)
        assert remote.match is not None
        assert remote.match.record.moves()[2].move == play(Card.ROLL)
        assert "You play Roll" in player.log
        assert player.window.windowTitle() == "Marcel’s turn – Mille"

    def test_a_move_that_the_host_refuses_is_said(self, joined: Table) -> None:
        player, remote = joined(two())
        update = player.update
        remote.listener.refused(0, RefusalCode.PAUSED, update)
        player.settle()
        assert player.bar.startswith("The match is paused.")
        assert update.choices == player.update.choices

    def test_who_only_watches_has_no_buttons_for_a_hand(self, joined: Table) -> None:
        player, _ = joined(two(), names="Lucien")
        tools = player.page.tools.findChildren(QToolButton)
        words = [tool.text() for tool in tools if tool.isVisible()]
        assert words == ["Score (F9)", ""], "the other one is the sign for sounds"

    def test_two_people_at_one_screen_have_the_curtain(self, joined: Table) -> None:
        player, _ = joined(two(), names="Anna, Marcel")
        assert player.page.curtain.isVisible()
        player.lift_curtain()
        player.keys("1", Qt.Key.Key_Return)
        assert player.page.curtain.isVisible()

    def test_a_spectator_sees_the_table_and_no_hand(self, joined: Table) -> None:
        player, _ = joined(two(), me=9, names="Lucien")
        assert player.hand == []
        assert player.hint.startswith("Anna’s turn")

    def test_nothing_is_taken_back_or_saved_here(self, joined: Table) -> None:
        player, _ = joined(two())
        assert not player.page.session.practice
        actions = {action.text(): action for action in player.window.actions()}
        assert not actions["&Save"].isEnabled()
        assert actions["&Leave the match"].isEnabled()

    def test_a_hazard_closes_its_question_with_the_main_answer(
        self, joined: Table, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("mille_qt.lan.lan_session.ANSWER_TIME", 0.0)
        monkeypatch.setattr("mille_qt.lan.lan_session.LEAST_TIME", 0.5)
        record = match_where(
            "roll stop", "roll right-of-way", people=(0, 1),
            moves=("0 play roll", "1 play roll", "0 play stop on 1"),
        )  # fmt: skip
        player, remote = joined(record, names="Marcel")
        assert player.page.bar.findChild(ClosingRing) is not None
        for _ in range(200):
            QTest.qWait(5)
            if remote.match is not None and remote.match.state.tableaux[1].coups:
                break
        assert remote.match is not None
        assert remote.match.state.tableaux[1].coups == (Card.RIGHT_OF_WAY,)

    def test_everybody_has_a_dot_that_says_whether_they_are_there(self, joined: Table) -> None:
        player, remote = joined(two())
        page = player.page
        assert page.session.presence(1) is Dot.HERE
        change(player, remote, seats=seat_changed(player, 1, presence=Presence.AWAY))
        picture = page.table.table.picture
        assert picture is not None
        (label,) = picture.texts[1].seats
        assert label.presence is Dot.AWAY


class TestNotices:
    @pytest.mark.parametrize(
        ("fields", "said"),
        [
            ({"presence": Presence.AWAY}, "Marcel is away. If their turn takes more than 30 s"),
            ({"presence": Presence.AWAY, "stand_in": True}, "Marcel is away. The computer plays"),
            ({"presence": Presence.LEFT, "stand_in": True}, "Marcel has left."),
            ({"stand_in": True}, "The computer plays for Marcel at the moment."),
        ],
    )
    def test_who_is_away_stands_above_the_table_until_they_are_back(
        self, joined: Table, fields: dict[str, Any], said: str
    ) -> None:
        player, remote = joined(two())
        banner = player.page.banner
        assert banner.isHidden()
        before = player.window.network.visit.session.seats  # type: ignore[union-attr]
        change(player, remote, seats=seat_changed(player, 1, **fields))
        assert banner.text().startswith(said)
        assert player.page.table.y() >= banner.height() > 0
        change(player, remote, seats=before)
        assert banner.isHidden()
        assert player.page.table.y() == 0

    def test_reconnecting_is_said_and_goes_by_itself(self, joined: Table) -> None:
        player, remote = joined(two())
        remote.listener.connection(LinkState(Link.RECONNECTING, attempt=3))
        assert player.page.banner.text().startswith("The connection is lost. Reconnecting (try 3)")
        assert player.page.session.presence(0) is Dot.AWAY
        remote.listener.connection(LinkState(Link.SEATED, me=1))
        assert player.page.banner.isHidden()

    @pytest.mark.parametrize("reason", list(PauseReason))
    def test_a_pause_says_why(self, joined: Table, reason: PauseReason) -> None:
        player, remote = joined(two())
        change(player, remote, paused=reason)
        assert player.page.banner.text().startswith("Paused")

    def test_a_full_disk_of_the_host_is_told_to_everybody(self, joined: Table) -> None:
        player, remote = joined(two())
        change(player, remote, saved=False)
        assert player.page.banner.text().startswith("The host cannot save")
        player, remote = joined(two(), me=HOSTS)
        change(player, remote, saved=False)
        assert player.page.banner.text().startswith("Not being saved")

    def test_a_deal_that_is_done_again_says_so(self, joined: Table) -> None:
        player, remote = joined(two())
        report = DealReport(DealState.VOID, 2, 1, VoidReason.NOT_OPENED)
        remote.listener.deal(report)
        assert "dealt again (2)" in player.page.banner.text()

    def test_whoever_pauses_reads_how_it_goes_on(self, joined: Table) -> None:
        player, remote = joined(two(), me=HOSTS)
        change(player, remote, paused=PauseReason.OWNER)
        assert player.page.banner.text() == "You have paused the match. Table menu: continue."

    def test_a_seat_that_nobody_has_still_has_a_name(self, joined: Table) -> None:
        player, remote = joined(two())
        change(player, remote, seats=(seat_changed(player, 0)[0], free()))
        assert player.page.session.names == ("Anna", "Computer")

    def test_who_has_the_name_of_somebody_else_at_the_table_is_told_apart(
        self, joined: Table
    ) -> None:
        player, remote = joined(two())
        change(player, remote, seats=seat_changed(player, 1, name="Anna"))
        player.keys("1", Qt.Key.Key_Return)
        assert player.window.windowTitle() == "Anna (2)’s turn – Mille"


class TestTalk:
    def test_unread_lines_are_counted_on_the_tab_and_beside_the_hand(self, joined: Table) -> None:
        player, remote = joined(two())
        tabs = player.page.panel._tabs
        assert tabs is not None
        assert [button.text() for button in tabs.buttons] == ["Log", "Chat"]
        remote.listener.chat(ChatLine(5, "Marcel", "Bonne route", False))
        assert [button.text() for button in tabs.buttons] == ["Log", "Chat (1)"]
        player.window.network.visit._menu.talk_requested.emit()  # type: ignore[union-attr]
        assert [button.text() for button in tabs.buttons] == ["Log", "Chat"]

    def test_keys_that_are_typed_are_no_moves(self, joined: Table) -> None:
        player, remote = joined(two())
        player.window.network.visit._menu.talk_requested.emit()  # type: ignore[union-attr]
        field = player.window.focusWidget()
        QTest.keyClicks(field, "1d")
        QTest.keyClick(field, Qt.Key.Key_Return)
        player.settle()
        assert remote.asked == [("chat", "1d")]
        assert remote.match is not None
        assert len(remote.match.record.moves()) == 2
        QTest.keyClick(field, Qt.Key.Key_Escape)
        player.keys("1")
        assert player.page.hand.chosen is not None, "keys are for the table again"

    def test_who_watches_stands_at_the_foot_of_the_panel(self, joined: Table) -> None:
        player, remote = joined(two())
        change(player, remote, guests=(GuestInfo(9, "Lucien", Presence.HERE, True),))
        watchers = [
            w for w in player.page.panel.findChildren(object) if _text(w) == "Lucien is watching."
        ]
        assert len(watchers) == 1


def _text(widget: Any) -> str:
    return widget.text() if hasattr(widget, "text") and callable(widget.text) else ""


class TestMenu:
    @staticmethod
    def entries(player: PlayerAtTable) -> dict[str, Any]:
        menu = player.window.network.visit._menu  # type: ignore[union-attr]
        assert menu is not None
        menu.fill()
        return {action.text().replace("&", ""): action for action in menu.actions()}

    def test_a_seat_is_handed_to_the_computer_and_back(self, joined: Table) -> None:
        player, remote = joined(two())
        self.entries(player)["The computer plays for Anna"].trigger()
        change(player, remote, seats=seat_changed(player, 0, stand_in=True))
        entry = self.entries(player)["The computer plays for Anna"]
        assert entry.isChecked()
        entry.trigger()
        assert remote.asked == [("stand_in", 0, True), ("stand_in", 0, False)]

    def test_a_guest_has_nothing_of_the_owners(self, joined: Table) -> None:
        player, _ = joined(two())
        entries = self.entries(player)
        assert not {"Pause", "Send away", "The computer plays for Marcel"} & set(entries)
        assert "Leave the table…" in entries

    def test_the_owner_pauses_and_goes_on(self, joined: Table) -> None:
        player, remote = joined(two(), me=HOSTS)
        self.entries(player)["Pause"].trigger()
        change(player, remote, paused=PauseReason.OWNER)
        self.entries(player)["Continue"].trigger()
        assert remote.asked == [("pause", True), ("pause", False)]

    def test_the_owner_lets_somebody_in_during_a_race(self, joined: Table) -> None:
        player, remote = joined(two(), me=HOSTS)
        change(player, remote, waiting=(WaitingInfo(7, "Cleo", "192.168.1.31", WORDS),))
        assert "Cleo is at the door: tiger violin banana" in player.page.banner.text()
        self.entries(player)["Let Cleo in (tiger violin banana)"].trigger()
        self.entries(player)["Refuse Cleo"].trigger()
        assert remote.asked == [("admit", 7, True), ("admit", 7, False)]

    def test_the_menu_goes_with_the_table(self, joined: Table) -> None:
        player, remote = joined(two())
        titles = [action.text() for action in player.window.menuBar().actions()]
        assert titles == ["&Game", "&View", "Ta&ble", "&Help"]
        remote.listener.ended(ByeCode.CLOSING, {})
        QTest.qWait(1)
        titles = [action.text() for action in player.window.menuBar().actions()]
        assert titles == ["&Game", "&View", "&Help"]


class TestBetweenRaces:
    @staticmethod
    def end_race(
        player: PlayerAtTable, remote: FakeRemote, phase: TablePhase = TablePhase.BETWEEN
    ) -> BetweenRaces:
        rows = ((FAR, HALF),)
        over = phase is TablePhase.OVER
        state = new_match(remote.match.state.setup.rules, 2)  # type: ignore[union-attr]
        points = tuple(score.total for score in rows[0])
        match = state.match._replace(
            race=1, races=rows, points=points, winners=(0,) if over else ()
        )
        state = state._replace(match=match, phase=Phase.OVER if over else Phase.DEAL)
        change(player, remote, phase=phase, ready_next=())
        for seat in (0, None):
            remote.listener.updated(seat, Update(500, view_for(state, seat), (), ()))
        player.settle()
        for _ in range(10):
            QTest.qWait(1)
        assert player.sheet is not None
        note = player.sheet.findChild(BetweenRaces)
        assert note is not None
        return note

    def test_one_says_that_one_is_ready_and_sees_who_is_not(self, joined: Table) -> None:
        player, remote = joined(two())
        note = self.end_race(player, remote)
        assert note.ready.text() == "Not ready for the next race yet: Anna and Marcel."
        assert player.sheet is not None
        assert player.sheet.save_button.isHidden()
        player.sheet.next_button.click()
        assert remote.asked == [("next_race",)]
        change(player, remote, ready_next=(1,))
        assert note.ready.text() == "Not ready for the next race yet: Marcel."
        assert not player.sheet.next_button.isEnabled()

    def test_a_lost_connection_is_told_there_too(self, joined: Table) -> None:
        player, remote = joined(two())
        note = self.end_race(player, remote)
        remote.listener.connection(LinkState(Link.RECONNECTING, attempt=2))
        assert "Reconnecting (try 2)" in note.ready.text()

    def test_a_race_that_has_begun_already_is_not_covered_by_the_sheet(self, joined: Table) -> None:
        player, remote = joined(two())
        self.end_race(player, remote)
        player.window.matches.show_table()
        change(player, remote, phase=TablePhase.PLAY)
        player.page.race_over.emit(player.update)
        QTest.qWait(5)
        assert player.sheet is None

    def test_the_next_deal_brings_the_table_back(self, joined: Table) -> None:
        player, remote = joined(two())
        self.end_race(player, remote)
        change(player, remote, phase=TablePhase.PLAY)
        assert player.sheet is None
        assert player.window.game is not None

    def test_the_owner_need_not_wait(self, joined: Table) -> None:
        player, remote = joined(two(), me=HOSTS)
        note = self.end_race(player, remote)
        assert note.now_button.isHidden()
        change(player, remote, ready_next=(HOSTS,))
        note.now_button.click()
        assert remote.asked == [("start",)]

    @pytest.mark.parametrize(
        ("state", "said"),
        [(DealState.VERIFIED, "✓ Deal verified"), (DealState.PARTLY, "Deal not fully checked")],
    )
    def test_the_deal_is_shown_as_verified(
        self, joined: Table, state: DealState, said: str
    ) -> None:
        player, remote = joined(two())
        note = self.end_race(player, remote)
        assert note.proof.isHidden()
        remote.listener.deal(DealReport(state, 1))
        assert note.proof.text() == said
        assert note.proof.toolTip()
        assert note.alarm.isHidden()

    def test_a_deal_that_was_not_fair_names_the_file_that_proves_it(self, joined: Table) -> None:
        player, remote = joined(two())
        note = self.end_race(player, remote)
        remote.listener.deal(DealReport(DealState.FAILED, 1, evidence=Path("/proof/race-1")))
        assert str(Path("/proof/race-1")) in note.alarm.text()
        assert note.proof.isHidden()

    def test_after_a_match_the_owner_begins_another_and_guests_wait(self, joined: Table) -> None:
        player, remote = joined(two(), me=HOSTS)
        self.end_race(player, remote, TablePhase.OVER)
        assert player.sheet is not None
        player.sheet.next_button.click()
        assert remote.asked == [("start",)]
        player, remote = joined(two())
        self.end_race(player, remote, TablePhase.OVER)
        assert player.sheet is not None
        assert not player.sheet.next_button.isEnabled()


class TestLeaving:
    @staticmethod
    def box(window: MainWindow) -> QMessageBox:
        (box,) = [box for box in window.findChildren(QMessageBox) if box.isVisible()]
        return box

    def press(self, window: MainWindow, words: str) -> None:
        (button,) = [b for b in self.box(window).buttons() if b.text() == words]
        button.click()

    def test_asks_first_and_stays_if_one_would_rather(self, joined: Table) -> None:
        player, remote = joined(two())
        player.keys("q")
        self.press(player.window, "S&tay")
        assert remote.asked == []
        assert player.window.game is not None

    def test_a_guest_leaves_and_is_back_at_the_start(self, joined: Table) -> None:
        player, remote = joined(two())
        player.keys("q")
        assert "The computer plays for you" in self.box(player.window).informativeText()
        self.press(player.window, "&Leave")
        assert remote.asked == [("leave",)]
        assert player.window.game is None
        assert not player.window.network.at_table

    def test_what_a_table_still_tells_whoever_has_left_is_not_heard(self, joined: Table) -> None:
        player, remote = joined(two())
        player.keys("q")
        told = player.window.network.visit.session.table  # type: ignore[union-attr]
        self.press(player.window, "&Leave")
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        remote.listener.table(told)
        remote.listener.ended(ByeCode.LEFT, {})
        assert player.window.pages.start.isVisible()

    def test_the_owner_closes_the_table(self, joined: Table) -> None:
        player, remote = joined(two(), me=HOSTS)
        player.keys("q")
        self.press(player.window, "&Close the table")
        assert remote.asked == [("close",)]

    def test_closing_the_window_asks_too(self, joined: Table) -> None:
        player, remote = joined(two())
        player.window.close()
        assert player.window.isVisible()
        self.press(player.window, "S&tay")
        assert remote.asked == []

    @pytest.mark.parametrize(
        ("code", "title"),
        [
            (ByeCode.CLOSING, "The table is closed"),
            (ByeCode.REPLACED, "Your seat is played elsewhere"),
            (ByeCode.KICKED, "You have been sent away"),
            (Lost.GAVE_UP, "You are no longer at the table"),
            (ByeCode.TOO_SLOW, "You are no longer at the table"),
        ],
    )
    def test_the_end_of_a_table_is_told_with_its_reason(
        self, joined: Table, code: ByeCode | Lost, title: str
    ) -> None:
        player, remote = joined(two())
        remote.listener.ended(code, {})
        assert isinstance(player.window.centralWidget().currentWidget(), LanPage)  # type: ignore[attr-defined]
        assert self.box(player.window).text() == title
        assert self.box(player.window).informativeText()

    def test_whoever_is_sent_away_reads_why(self, joined: Table) -> None:
        player, remote = joined(two())
        remote.listener.ended(ByeCode.KICKED, {}, KickReason.SEAT_NEEDED)
        assert "needs your seat" in self.box(player.window).informativeText()

    def test_when_the_host_is_gone_one_goes_on_from_the_score_sheet(self, joined: Table) -> None:
        player, remote = joined(two())
        TestBetweenRaces.end_race(player, remote)
        remote.listener.ended(Lost.GAVE_UP, {})
        self.press(player.window, "&Continue from the score sheet…")
        page = player.window.centralWidget().currentWidget()  # type: ignore[attr-defined]
        assert isinstance(page, HostPage)
        assert [plan.kind for plan in page.seats.plans] == ["human", "open"]
        asked: list[Any] = []
        page.open_requested.connect(lambda *arguments: asked.append(arguments))
        page.open_button.click()
        assert asked[0][0].points == (FAR.total, HALF.total)

    def test_before_the_first_score_there_is_nothing_to_go_on_from(self, joined: Table) -> None:
        player, remote = joined(two())
        remote.listener.ended(Lost.GAVE_UP, {})
        assert [b.text() for b in self.box(player.window).buttons()] == ["&Back to the tables"]

    def test_a_table_that_lets_nobody_in_says_why_above_the_list(
        self, online: Callable[..., tuple[MainWindow, FakeLan]]
    ) -> None:
        window, lan = online()
        lan.browsing.told((found(),))  # type: ignore[union-attr]
        window.centralWidget().currentWidget().join_button.click()  # type: ignore[attr-defined]
        lan.remote.listener.ended(RefusalCode.NOT_ADMITTED, {})
        page = window.centralWidget().currentWidget()  # type: ignore[attr-defined]
        assert isinstance(page, LanPage)
        assert page.trouble.text().startswith("The host has not let you in.")


def test_whoever_is_let_in_sits_down_by_themselves(
    online: Callable[..., tuple[MainWindow, FakeLan]],
) -> None:
    window, lan = online()
    window.centralWidget().currentWidget().who.field.setText("Anna, Dan")  # type: ignore[attr-defined]
    lan.browsing.told((found(),))  # type: ignore[union-attr]
    window.centralWidget().currentWidget().join_button.click()  # type: ignore[attr-defined]
    lan.remote.let_in(table(human(0, "Bea"), free(), human(2, "Cleo"), free()))
    assert lan.remote.asked == [("take_seat", 1, "Anna"), ("take_seat", 3, "Dan")]
    assert isinstance(window.centralWidget().currentWidget(), LobbyPage)  # type: ignore[attr-defined]


def test_without_the_list_of_tables_no_network_code_is_loaded(tmp_path: Path) -> None:
    import subprocess
    import sys

    code = (
        "import sys; from mille_qt.app import main; main(['--smoke', '--data-dir', sys.argv[1]]);"
        "print([name for name in sys.modules if name in "
        "('zeroconf', 'msgspec', 'msgpack', 'cryptography', 'mille_qt.lan')])"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, str(tmp_path)], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip().endswith("[]")
