"""The fixtures of the tests that play, and what a screen reader would say."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from mille_qt.ui.access.announcing import announcer
from tests.qt.play.conftest import (  # noqa: F401
    open_window,
    quick_disk,
    settings,
    sit_down,
    thinker,
)
from tests.qt.play.player_at_table import PlayerAtTable


class Ears:
    """Hears what is announced, as one sentence after the other."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, bool]] = []
        announcer().said.connect(self._hear)

    def _hear(self, words: str, urgent: bool) -> None:
        self.heard.append((words, urgent))

    @property
    def words(self) -> str:
        """All that was said since the last time, in one."""
        announcer().flush()
        said = " ".join(words for words, _ in self.heard)
        self.heard.clear()
        return said

    def end(self) -> None:
        """Hear nothing more."""
        announcer().said.disconnect(self._hear)


@pytest.fixture
def ears(qapp: QApplication) -> Iterator[Ears]:
    """What is announced from now on."""
    announcer().flush()
    ears = Ears()
    yield ears
    ears.end()


def focused(player: PlayerAtTable) -> str:
    """The accessible name of the focused widget."""
    widget = player.window.focusWidget()
    assert widget is not None
    assert widget.isVisible()
    return widget.accessibleName()
