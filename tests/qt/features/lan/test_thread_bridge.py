"""Calls from the network's thread are made in the window's, in their order."""

from collections.abc import Callable
from unittest.mock import Mock

from mille_net.tables import ChatLine
from mille_net.thread_bridge import ThreadBridge
from tests.qt.features.lan.fake_lan import table

LINE = ChatLine(1, "Anna", "Hello", own=False)


def test_a_slow_window_is_told_only_the_latest_of_several_tables() -> None:
    waiting: list[Callable[[], None]] = []
    told: list[object] = []
    listener = Mock(on_table=lambda table: told.append(table.name), on_chat=told.append)
    bridge = ThreadBridge(listener, waiting.append, lambda: None)
    for number in range(100):
        bridge.on_table(table(name=f"table {number}"))
    bridge.on_chat(LINE)
    bridge.on_table(table(name="after the line"))
    for call in waiting:
        call()
    bridge.on_table(table(name="later"))
    waiting[-1]()
    assert told == ["table 99", LINE, "after the line", "later"]
