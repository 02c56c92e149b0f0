"""What all tests of the screen share: nobody who runs them hears anything."""

import pytest

from mille_qt.sound.outputs import Silence


@pytest.fixture(autouse=True)
def silence(monkeypatch: pytest.MonkeyPatch) -> None:
    """No window plays its sounds, whatever the computer has to play them with."""
    monkeypatch.setattr("mille_qt.sound.sounds.choose_output", lambda _parent: Silence())
