"""The language of the tests of features."""

import pytest
from PySide6.QtWidgets import QApplication

from tests.qt.conftest import speak_english


@pytest.fixture(autouse=True)
def english(qapp: QApplication) -> None:
    """Set the language that the tests expect."""
    speak_english(qapp)
