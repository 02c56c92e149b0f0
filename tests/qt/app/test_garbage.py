"""What is no longer wanted goes in the screen's thread, and in no other; an idle screen sleeps."""

import gc
import weakref
from collections.abc import Iterator
from threading import Thread

import pytest
from PySide6.QtCore import QObject, QTimer
from pytestqt.qtbot import QtBot

from mille_qt.app import garbage_collection
from mille_qt.app.garbage_collection import GarbageCollection


class Ring:
    """Something that only the collector clears away."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def collection(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[GarbageCollection]:
    monkeypatch.setattr(garbage_collection, "QUIET", 1)
    limits = gc.get_threshold()
    parent = QObject()
    yield GarbageCollection(parent)
    gc.set_threshold(*limits)


def make_much() -> None:
    for _ in range(5_000):
        Ring()


def test_a_thread_that_makes_much_clears_nothing_away(collection: GarbageCollection) -> None:
    gone = weakref.ref(Ring())
    thread = Thread(target=make_much)
    thread.start()
    thread.join()
    assert gone() is not None


def test_what_holds_itself_goes_when_the_screen_has_a_moment(
    collection: GarbageCollection, qtbot: QtBot
) -> None:
    gc.collect()
    gone = weakref.ref(Ring())
    make_much()
    qtbot.waitUntil(lambda: gone() is None)


def test_what_has_grown_old_goes_once_there_is_little_to_do(
    collection: GarbageCollection, qtbot: QtBot
) -> None:
    ring = Ring()
    gone = weakref.ref(ring)
    gc.collect()
    del ring
    make_much()
    qtbot.waitUntil(lambda: gone() is None)


def test_what_a_closed_page_leaves_goes_although_little_was_made(
    collection: GarbageCollection, qtbot: QtBot
) -> None:
    ring = Ring()
    gone = weakref.ref(ring)
    gc.collect()
    del ring
    collection.collect_soon()
    qtbot.waitUntil(lambda: gone() is None)


def test_a_screen_where_nothing_happens_is_not_woken(
    collection: GarbageCollection, qtbot: QtBot
) -> None:
    def waits() -> bool:
        return any(timer.isActive() for timer in collection.findChildren(QTimer))

    make_much()
    qtbot.waitUntil(lambda: not waits())
    qtbot.wait(50)
    assert not waits()
