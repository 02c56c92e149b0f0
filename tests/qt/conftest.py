"""What all tests of the screen share: nobody who runs them hears anything."""

import gc
from collections.abc import Iterator

import pytest

from mille_qt.garbage import collect_due
from mille_qt.sound.outputs import Silence


@pytest.fixture(autouse=True)
def silence(monkeypatch: pytest.MonkeyPatch) -> None:
    """No window plays its sounds, whatever the computer has to play them with."""
    monkeypatch.setattr("mille_qt.sound.sounds.choose_output", lambda _parent: Silence())


@pytest.fixture(autouse=True)
def own_garbage() -> Iterator[None]:
    """Nothing is cleared away in another thread, as in the program; here after every test."""
    gc.disable()
    yield
    collect_due()
