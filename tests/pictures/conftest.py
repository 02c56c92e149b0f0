"""The same fonts and theme for all pictures, on every computer."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt
from PySide6.QtGui import QFont, QFontInfo, QImage
from PySide6.QtWidgets import QApplication, QWidget

from mille_qt.ui import language
from mille_qt.ui.settings import Settings
from mille_qt.ui.theme.application_theme import ApplicationTheme, ThemeChoice
from mille_qt.ui.theme.text_font import use_text_font
from tests.pictures import comparing
from tests.pictures.place import SMALLEST, Visit
from tests.pictures.studio import Studio
from tests.pictures.walking import Walk

#: Size of the text in points, since the table shrinks long texts by points; 13 pixels on the
#: offscreen platform, whose pixels are 1/96 inch.
TEXT_POINTS, TEXT_PIXELS = 9.75, 13


@pytest.fixture
def plain_text(qapp: QApplication) -> Iterator[None]:
    """Text in the bundled font, without hinting and sub-pixel rendering."""
    before = qapp.font()
    use_text_font(qapp)
    font = qapp.font()
    font.setPointSizeF(TEXT_POINTS)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    font.setStyleStrategy(
        QFont.StyleStrategy.PreferAntialias | QFont.StyleStrategy.NoSubpixelAntialias
    )
    assert QFontInfo(font).pixelSize() == TEXT_PIXELS
    qapp.setFont(font)
    yield
    qapp.setFont(before)


@pytest.fixture
def app_theme(qapp: QApplication, plain_text: None) -> Iterator[ApplicationTheme]:
    """The light theme of the program; restores the application afterwards."""
    palette, sheet = qapp.palette(), qapp.styleSheet()
    flash = qapp.cursorFlashTime()
    qapp.setCursorFlashTime(0)
    app_theme = ApplicationTheme(qapp, ThemeChoice.LIGHT)
    yield app_theme
    app_theme.set_theme(ThemeChoice.LIGHT)
    shiboken6.delete(app_theme)
    QApplication.styleHints().setColorScheme(Qt.ColorScheme.Unknown)
    qapp.setPalette(palette)
    qapp.setStyleSheet(sheet)
    qapp.setCursorFlashTime(flash)


@pytest.fixture
def studio(
    qapp: QApplication, app_theme: ApplicationTheme, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Studio]:
    """Takes pictures; closes everything that it shows after the test."""
    monkeypatch.setattr("getpass.getuser", lambda: "anna")
    language.install(qapp, "en")
    settings = Settings(tmp_path / "settings.ini")
    settings.pace = 0
    studio = Studio(qapp, app_theme, settings)
    assert qapp.devicePixelRatio() == 1.0
    yield studio
    studio.close()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    language.install(qapp, "en")


@pytest.fixture
def compare(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[str, QImage], None]:
    """Return a function that compares a picture with its reference, or updates that."""

    def take(name: str, picture: QImage) -> None:
        if request.config.getoption("--update-shots"):
            comparing.renew(name, picture)
        else:
            comparing.check(name, picture, tmp_path / "pictures")

    return take


@pytest.fixture
def walk(
    qapp: QApplication, studio: Studio, app_theme: ApplicationTheme, painted_cards: Path
) -> Iterator[Callable[..., Walk]]:
    """Return a function that starts a walk with sizes of text and window, and a name."""
    begun: list[Walk] = []
    window = QWidget()

    def begin(percent: int = 100, size: QSize = SMALLEST, **more: Any) -> Walk:
        app_theme.set_text_size(percent)
        begun.append(Walk(qapp, Visit(studio.settings, window, painted_cards, **more), size))
        return begun[-1]

    yield begin
    for each in begun:
        each.end()
    window.deleteLater()
    app_theme.set_text_size(100)
