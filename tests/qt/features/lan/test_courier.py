"""Calls from the network's thread are made in the window's, in their order."""

import threading
from typing import Any

from PySide6.QtCore import QObject, QThread
from PySide6.QtWidgets import QApplication

from mille_qt.features.lan.courier import Courier


def test_calls_from_another_thread_are_made_in_the_windows_one(
    qapp: QApplication, qtbot: Any
) -> None:
    home = QObject()
    courier = Courier(home)
    made: list[tuple[int, bool]] = []

    def send() -> None:
        for number in range(100):
            courier.bring(lambda n=number: made.append((n, QThread.isMainThread())))

    thread = threading.Thread(target=send)
    thread.start()
    thread.join()
    assert made == []
    qtbot.waitUntil(lambda: len(made) == 100)
    assert made == [(number, True) for number in range(100)]
