"""The network of a window: made once, and its calls are made in the window's thread, in order."""

import threading
from collections.abc import Callable
from typing import Any
from unittest.mock import Mock

import pytest
from PySide6.QtCore import QThread

from mille_net import lan
from mille_qt.app.main_window import MainWindow


def test_calls_from_another_thread_are_made_in_the_windows_one(
    open_window: Callable[[], MainWindow], monkeypatch: pytest.MonkeyPatch, qtbot: Any
) -> None:
    delivers: list[Callable[[Callable[[], None]], None]] = []

    network = Mock()

    def new_lan(_folder: object, deliver: Any, **_more: object) -> object:
        delivers.append(deliver)
        return network

    monkeypatch.setattr(lan, "Lan", new_lan)
    shell = open_window().shell
    shell.close()
    assert delivers == []
    assert shell.lan is shell.lan
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
    shell.close()
    network.close.assert_called_once_with()
