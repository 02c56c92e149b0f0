"""Fixtures of windows for the tests of features."""

import pytest
from PySide6.QtWidgets import QApplication

from mille_qt.ui import language
from tests.qt.play.conftest import (  # noqa: F401
    open_window,
    quick_disk,
    settings,
    sit_down,
    thinker,
)


@pytest.fixture(autouse=True)
def english(qapp: QApplication) -> None:
    """Set the language that the tests expect."""
    language.install(qapp, "en")
