"""The page of matches in the largest text of desktops whose own text is large."""

from collections.abc import Callable

import pytest
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication

from mille_qt.app.main_window import MainWindow
from mille_qt.ui import language
from mille_qt.ui.theme.application_theme import ApplicationTheme


@pytest.mark.styled
def test_the_page_fits_a_small_screen(
    qapp: QApplication,
    app_theme: ApplicationTheme,
    open_window: Callable[[], MainWindow],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    larger = QFont(qapp.font())
    larger.setPointSizeF(11)  # GNOME's
    monkeypatch.setattr(app_theme, "_system_text", larger)
    window = open_window()
    language.install(qapp, "fr")
    app_theme.set_text_size(200)
    try:
        window.shell.open_library()
        window.resize(1024, 600)
        for _ in range(30):
            QApplication.processEvents()
        assert (window.width(), window.height()) == (1024, 600)
    finally:
        monkeypatch.undo()
        app_theme.set_text_size(100)
        language.install(qapp, "en")
