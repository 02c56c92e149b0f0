"""What is no longer wanted goes in the screen's thread, and in no other."""

import gc
import weakref
from collections.abc import Iterator
from threading import Thread

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from mille_qt.app import garbage_collection


class Ring:
    """Something that only the collector clears away."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def often(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[QObject]:
    monkeypatch.setattr(garbage_collection, "OFTEN", 1)
    limits = gc.get_threshold()
    parent = QObject()
    garbage_collection.GarbageCollection(parent)
    yield parent
    gc.set_threshold(*limits)


def make_much() -> None:
    for _ in range(5_000):
        Ring()


def test_a_thread_that_makes_much_clears_nothing_away(often: QObject) -> None:
    gone = weakref.ref(Ring())
    thread = Thread(target=make_much)
    thread.start()
    thread.join()
    assert gone() is not None


def test_what_holds_itself_goes_when_the_screen_has_a_moment(often: QObject, qtbot: QtBot) -> None:
    gc.set_threshold(1, 10, 10)
    gone = weakref.ref(Ring())
    make_much()
    qtbot.waitUntil(lambda: gone() is None)
