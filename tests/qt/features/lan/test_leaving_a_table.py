"""Leaving a table on the network, or being left by it."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QMessageBox

from mille_net.messages import (
    ByeCode,
    KickReason,
    RefusalCode,
    TablePhase,
)
from mille_net.tables import LostReason
from mille_qt.app.main_window import MainWindow
from mille_qt.features.lan.host_page import HostPage
from mille_qt.features.lan.lan_page import LanPage
from tests.pictures.studio import FAR, HALF
from tests.qt.features.lan.at_table import HOSTS, Table, end_race, two
from tests.qt.features.lan.fake_lan import FakeLan, found


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
        assert "The computer will play for you" in self.box(player.window).informativeText()
        self.press(player.window, "&Leave")
        assert remote.asked == [("leave",)]
        assert player.window.game is None
        assert not player.window.shell.features.network.at_table

    def test_what_a_table_still_tells_whoever_has_left_is_not_heard(self, joined: Table) -> None:
        player, remote = joined(two())
        player.keys("q")
        told = player.window.shell.features.network.table.session.table  # type: ignore[union-attr]
        self.press(player.window, "&Leave")
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        remote.listener.on_table(told)
        remote.listener.on_ended(ByeCode.LEFT, {})
        assert player.window.shell.start_page.isVisible()

    def test_the_owner_closes_the_table(self, joined: Table) -> None:
        player, remote = joined(two(), me=HOSTS)
        player.keys("q")
        self.press(player.window, "&Close table")
        assert remote.asked == [("close",)]

    @pytest.mark.parametrize("me", [1, HOSTS])
    def test_a_finished_match_is_neither_kept_nor_played_on(self, joined: Table, me: int) -> None:
        player, remote = joined(two(), me=me)
        end_race(player, remote, TablePhase.OVER)
        player.window.shell.leave_match(player.window.shell.show_start)
        if me == HOSTS:
            assert self.box(player.window).informativeText() == "Everyone else will have to leave."
            self.press(player.window, "&Close table")
        assert remote.asked[-1] == (("close",) if me == HOSTS else ("leave",))
        assert player.window.game is None

    def test_nobody_is_asked_where_nobody_else_is(self, joined: Table) -> None:
        player, remote = joined(two(0), me=HOSTS, guests=())
        player.keys("q")
        assert remote.asked == [("close",)]
        assert player.window.game is None

    def test_a_spectator_just_goes(self, joined: Table) -> None:
        player, remote = joined(two(), me=9, names="Lucien")
        player.keys("q")
        assert remote.asked == [("leave",)]

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
            (ByeCode.REPLACED, "You have joined from elsewhere"),
            (ByeCode.KICKED, "You have been removed"),
            (LostReason.GAVE_UP, "You are no longer at the table"),
            (ByeCode.TOO_SLOW, "You are no longer at the table"),
        ],
    )
    def test_the_end_of_a_table_is_told_with_its_reason(
        self, joined: Table, code: ByeCode | LostReason, title: str
    ) -> None:
        player, remote = joined(two())
        remote.listener.on_ended(code, {})
        assert isinstance(player.window.centralWidget().currentWidget(), LanPage)  # type: ignore[attr-defined]
        assert self.box(player.window).text() == title
        assert self.box(player.window).informativeText()

    def test_whoever_is_sent_away_reads_why(self, joined: Table) -> None:
        player, remote = joined(two())
        remote.listener.on_ended(ByeCode.KICKED, {}, KickReason.SEAT_NEEDED)
        assert "needs your seat" in self.box(player.window).informativeText()

    @pytest.mark.parametrize(("handicaps", "given"), [("none", 0), ("1:points:25", 25)])
    def test_when_the_host_is_gone_one_goes_on_from_the_score_sheet(
        self, joined: Table, handicaps: str, given: int
    ) -> None:
        rules = ("rules winning-moves", f"rule handicaps {handicaps}")
        player, remote = joined(two(), rules=rules)
        end_race(player, remote)
        remote.listener.on_ended(LostReason.GAVE_UP, {})
        self.press(player.window, "&Continue from the score sheet…")
        page = player.window.centralWidget().currentWidget()  # type: ignore[attr-defined]
        assert isinstance(page, HostPage)
        assert [plan.kind for plan in page.seats.plans] == ["human", "open"]
        asked: list[Any] = []
        page.open_requested.connect(lambda *arguments: asked.append(arguments))
        page.open_button.click()
        # The next match adds the points of handicaps again.
        assert asked[0][0].points == (FAR.total, HALF.total - given)

    def test_before_the_first_score_there_is_nothing_to_go_on_from(self, joined: Table) -> None:
        player, remote = joined(two())
        remote.listener.on_ended(LostReason.GAVE_UP, {})
        assert [b.text() for b in self.box(player.window).buttons()] == ["&Back to tables"]

    def test_a_table_that_lets_nobody_in_says_why_above_the_list(
        self, online: Callable[..., tuple[MainWindow, FakeLan]]
    ) -> None:
        window, lan = online()
        lan.browsing.told((found(),))  # type: ignore[union-attr]
        window.centralWidget().currentWidget().join_button.click()  # type: ignore[attr-defined]
        lan.remote.listener.on_ended(RefusalCode.NOT_ADMITTED, {})
        page = window.centralWidget().currentWidget()  # type: ignore[attr-defined]
        assert isinstance(page, LanPage)
        assert page.trouble.text().startswith("The host declined.")
