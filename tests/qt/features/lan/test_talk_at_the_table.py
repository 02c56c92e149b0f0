"""Talk at a table on the network, and who watches."""

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from mille_net.messages import (
    GuestInfo,
    Presence,
)
from mille_net.tables import ChatLine
from tests.qt.features.lan.at_table import Table, change, two


class TestTalk:
    def test_unread_lines_are_counted_on_the_tab_and_beside_the_hand(self, joined: Table) -> None:
        player, remote = joined(two())
        tabs = player.page.panel.tabs
        assert [button.text() for button in tabs.buttons] == ["Score", "Log", "Chat"]
        remote.listener.on_chat(ChatLine(5, "Marcel", "Bonne route", False))
        assert [button.text() for button in tabs.buttons] == ["Score", "Log", "Chat (1)"]
        player.window.shell.features.network.table._menu.talk.trigger()  # type: ignore[union-attr]
        assert [button.text() for button in tabs.buttons] == ["Score", "Log", "Chat"]

    def test_the_button_that_counts_unread_lines_leads_to_the_chat(self, joined: Table) -> None:
        player, remote = joined(two())
        remote.listener.on_chat(ChatLine(5, "Marcel", "Bonne route", False))
        player.press_tool("Chat: 1")
        assert player.page.panel.isVisible()
        assert player.window.shell.features.network.table._extension.chat.isVisible()  # type: ignore[union-attr]
        player.press_tool("Score")
        assert player.page.panel.isHidden()

    def test_keys_that_are_typed_are_no_moves(self, joined: Table) -> None:
        player, remote = joined(two())
        player.window.shell.features.network.table._menu.talk.trigger()  # type: ignore[union-attr]
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
