"""Calls from the network's thread are made in the window's, in their order."""

import threading
from collections.abc import Callable
from typing import Any
from unittest.mock import Mock

import pytest
from PySide6.QtCore import QThread

from mille_net.tables import ChatLine
from mille_net.thread_bridge import ThreadBridge
from mille_qt.app.main_window import MainWindow
from mille_qt.features.lan import lan_controller
from mille_qt.features.lan.lan_controller import LanController
from tests.qt.features.lan.fake_lan import FakeLan, table

LINE = ChatLine(1, "Anna", "Hello", own=False)


def test_calls_from_another_thread_are_made_in_the_windows_one(
    open_window: Callable[[], MainWindow], monkeypatch: pytest.MonkeyPatch, qtbot: Any
) -> None:
    lan = FakeLan()
    delivers: list[Callable[[Callable[[], None]], None]] = []

    def new_lan(_folder: object, deliver: Any, **_more: object) -> FakeLan:
        delivers.append(deliver)
        return lan

    monkeypatch.setattr(lan_controller, "Lan", new_lan)
    network = LanController(open_window().shell)
    (deliver,) = delivers
    made: list[tuple[int, bool]] = []

    def send() -> None:
        for number in range(100):
            deliver(lambda n=number: made.append((n, QThread.isMainThread())))

    thread = threading.Thread(target=send)
    thread.start()
    thread.join()
    assert made == []
    qtbot.waitUntil(lambda: len(made) == 100)
    assert made == [(number, True) for number in range(100)]
    network.close()


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
