"""What a table on the network says about players, connections and pauses."""

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from mille_net.messages import (
    PauseReason,
    Presence,
    VoidReason,
)
from mille_net.tables import DealReport, DealState, LinkPhase, LinkState
from mille_qt.ui.presence import Reachability as Dot
from tests.examples import each
from tests.qt.features.lan.at_table import HOSTS, Table, change, seat_changed, two
from tests.qt.features.lan.fake_lan import FakeRemote, free
from tests.qt.play.player_at_table import PlayerAtTable


class TestNotices:
    @pytest.fixture
    def seated(self, joined: Table) -> tuple[PlayerAtTable, FakeRemote]:
        return joined(two())

    @pytest.mark.styled
    @each(
        ("fields", "said"),
        [
            (
                {"presence": Presence.AWAY},
                "Marcel is away. On their turn, the computer plays after 30 s.",
            ),
            (
                {"presence": Presence.AWAY, "stand_in": True},
                "Marcel is away. The computer is playing",
            ),
            ({"presence": Presence.LEFT, "stand_in": True}, "Marcel has left."),
            ({"stand_in": True}, "The computer is playing for Marcel."),
            ({"idle": True}, "Marcel has been reminded."),
            ({"idle": True, "stand_in": True}, "Marcel is not responding."),
        ],
    )
    def test_who_is_away_stands_in_the_sky_until_they_are_back(
        self, seated: tuple[PlayerAtTable, FakeRemote], fields: dict[str, Any], said: str
    ) -> None:
        player, remote = seated
        banner, table = player.page.banner, player.page.table.geometry()
        assert banner.isHidden()
        before = player.window.shell.features.network.table.session.seats  # type: ignore[union-attr]
        change(player, remote, seats=seat_changed(player, 1, **fields))
        assert banner.text().startswith(said)
        assert player.page.table.geometry() == table
        layout = player.page.table.table.layout
        assert layout is not None
        assert layout.road.scenery.toRect().contains(banner.geometry())
        piles = layout.draw_pile.toRect(), layout.discard_pile.toRect()
        assert not any(banner.geometry().intersects(pile) for pile in piles)
        large = player.page.table.table.large_rect().toRect()
        assert not banner.geometry().intersects(large), "a card that is shown large is seen whole"
        change(player, remote, seats=before)
        assert banner.isHidden()

    def test_who_lets_the_others_wait_is_told_and_any_key_or_click_gives_the_seat_back(
        self, joined: Table
    ) -> None:
        player, remote = joined(two())
        banner = player.page.banner
        change(player, remote, seats=seat_changed(player, 0, idle=True))
        assert banner.text() == "The others are waiting for Anna. The computer takes over in 60 s."
        QTest.keyClick(player.page, Qt.Key.Key_F3)
        assert remote.asked == []
        taken_back = ("stand_in", 0, False)
        for act in (
            lambda: QTest.keyClick(player.page, Qt.Key.Key_F3),
            lambda: QTest.mouseClick(player.page.panel, Qt.MouseButton.LeftButton),
        ):
            change(player, remote, seats=seat_changed(player, 0, idle=True, stand_in=True))
            assert player.page.sign.text() == (
                "The computer is playing for you\n"
                "The others have waited too long. Press any key or click to play on."
            )
            assert banner.isHidden()
            act()
            assert taken_back in remote.asked
            change(player, remote, seats=seat_changed(player, 0, idle=False, stand_in=False))
            assert banner.isHidden()
            remote.asked.clear()
            act()
            assert taken_back not in remote.asked

    def test_a_key_that_is_held_down_takes_a_seat_back_once(self, joined: Table) -> None:
        player, remote = joined(two())
        change(player, remote, seats=seat_changed(player, 0, idle=True, stand_in=True))
        for _ in range(3):
            # Ignored by the panel and by the page around it, it reaches one widget after the other.
            QTest.keyPress(player.page.panel, Qt.Key.Key_F3)
        assert remote.asked == [("stand_in", 0, False)]

    @pytest.mark.styled
    def test_reconnecting_is_said_and_goes_by_itself(self, joined: Table) -> None:
        player, remote = joined(two())
        page, lies = player.page, player.page.table.geometry()
        before, title = page.sign.text(), player.window.windowTitle()
        remote.listener.on_link(LinkState(LinkPhase.RECONNECTING, attempt=3))
        assert page.sign.text().startswith("Connection lost\nReconnecting (try 3)")
        assert not page.sign.stands_out
        assert player.window.windowTitle() == "Connection lost"
        assert page.session.presence(0) is Dot.AWAY
        player.settle()
        assert page.table.geometry() == lies
        remote.listener.on_link(LinkState(LinkPhase.SEATED, me=1))
        assert (page.sign.text(), player.window.windowTitle()) == (before, title)

    def test_while_the_connection_is_lost_nobody_is_said_to_let_others_wait(
        self, joined: Table
    ) -> None:
        player, remote = joined(two())
        change(player, remote, seats=seat_changed(player, 1, idle=True))
        assert "has been reminded" in player.page.banner.text()
        remote.listener.on_link(LinkState(LinkPhase.RECONNECTING, attempt=1))
        assert player.page.banner.isHidden()

    def test_a_lost_connection_is_seen_whatever_is_on_the_bar(self, joined: Table) -> None:
        player, remote = joined(two())
        page = player.page
        page.bar.say("This card cannot be played.")
        remote.listener.on_link(LinkState(LinkPhase.RECONNECTING, attempt=1))
        assert page.bar.isHidden()
        assert page.sign.isVisible()
        remote.listener.on_link(LinkState(LinkPhase.SEATED, me=1))
        page.bar.ask("Play Driving Ace?", ())
        remote.listener.on_link(LinkState(LinkPhase.RECONNECTING, attempt=1))
        assert page.bar.text == "Play Driving Ace?\nConnection lost"
        remote.listener.on_link(LinkState(LinkPhase.SEATED, me=1))
        assert page.bar.text == "Play Driving Ace?"

    @pytest.mark.parametrize("reason", list(PauseReason))
    def test_a_pause_says_why(self, joined: Table, reason: PauseReason) -> None:
        player, remote = joined(two())
        change(player, remote, paused=reason)
        assert player.page.banner.text().startswith("Paused")

    def test_a_full_disk_of_the_host_is_told_to_everybody(self, joined: Table) -> None:
        player, remote = joined(two())
        change(player, remote, saved=False)
        assert player.page.banner.text().startswith("The host can’t save")
        player, remote = joined(two(), me=HOSTS)
        change(player, remote, saved=False)
        assert player.page.banner.text().startswith("Not saved")

    def test_a_deal_that_is_done_again_says_so(self, joined: Table) -> None:
        player, remote = joined(two())
        report = DealReport(DealState.VOID, 2, 1, VoidReason.NOT_OPENED)
        remote.listener.on_deal(report)
        assert "Dealing again (2)" in player.page.banner.text()

    def test_whoever_pauses_reads_how_it_goes_on(self, joined: Table) -> None:
        player, remote = joined(two(), me=HOSTS)
        change(player, remote, paused=PauseReason.OWNER)
        assert (
            player.page.banner.text() == "You paused the match. To continue, open the Table menu."
        )

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
        assert player.window.windowTitle() == "Anna (2)’s turn"
