"""What the player prefers is seen in the window at once: language, and size of text."""

from collections.abc import Callable

from PySide6.QtWidgets import QApplication

from mille_qt.app.main_window import MainWindow


def test_menus_speak_another_language(
    open_window: Callable[..., MainWindow], qapp: QApplication, speaking_as_before: None
) -> None:
    window = open_window(rest=False)
    window.settings.language = "fr"
    qapp.processEvents()
    assert window.menuBar().actions()[0].text() == "Je&u"


def test_text_grows(open_window: Callable[..., MainWindow], qapp: QApplication) -> None:
    window = open_window(rest=False)
    window.settings.text_size = 200
    large = qapp.font().pointSizeF()
    window.settings.text_size = 100
    assert large > 1.5 * qapp.font().pointSizeF()
