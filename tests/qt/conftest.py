"""What all tests of the screen share: nobody who runs them hears anything."""

import gc
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, QStandardPaths, QTranslator
from PySide6.QtWidgets import QApplication

from mille_qt.app.garbage_collection import collect_due
from mille_qt.ui import language
from mille_qt.ui.sound.outputs import Silence
from mille_qt.ui.theme import application_theme


@pytest.fixture(autouse=True)
def silence(monkeypatch: pytest.MonkeyPatch) -> None:
    """No window plays its sounds, whatever the computer has to play them with."""
    monkeypatch.setattr("mille_qt.ui.sound.sounds.choose_output", lambda _parent: Silence())


@pytest.fixture(autouse=True)
def no_late_presses(monkeypatch: pytest.MonkeyPatch) -> None:
    """What appears by itself takes presses at once: tests do not press by mistake."""
    monkeypatch.setattr("mille_qt.ui.single_presses.SETTLING", 0)


@pytest.fixture(autouse=True)
def no_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits after a move that can be taken back, which would take minutes a race."""
    monkeypatch.setattr("mille_qt.session.take_back.MOMENT", 0.0)
    monkeypatch.setattr("mille_net.hosting.hosted_table.MOMENT", 0.0)


@pytest.fixture(autouse=True)
def own_garbage(request: pytest.FixtureRequest) -> Iterator[None]:
    """Nothing is cleared away in another thread, as in the program; here after every test."""
    gc.disable()
    yield
    if request.node.get_closest_marker("slow") is None:
        collect_due()
    else:
        # Hundreds of megabytes are left by some of them.
        gc.collect()


@pytest.fixture(autouse=True)
def style_sheet(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave the style sheet out, unless a test is marked as `styled`.

    With a style sheet, making a widget takes Qt half as long again.
    """
    styled = request.node.get_closest_marker("styled") is not None
    if styled:
        request.getfixturevalue("app_theme")
    else:
        monkeypatch.setattr(application_theme, "sheet", lambda _theme: "")
    app = QApplication.instance()
    if isinstance(app, QApplication) and styled != bool(app.styleSheet()):
        app.setStyleSheet(application_theme.sheet(application_theme.current_theme()))


@pytest.fixture
def english(qapp: QApplication) -> None:
    """The program speaks English, as it does when it has begun: with its plurals."""
    language.install(qapp, "en")


@pytest.fixture
def speaking_as_before(qapp: QApplication) -> Iterator[None]:
    """Whatever language a test installs is gone after it."""
    before = QLocale()
    yield
    language.install(qapp, "en")
    for translator in qapp.findChildren(QTranslator):
        qapp.removeTranslator(translator)
        translator.deleteLater()
    QLocale.setDefault(before)


@pytest.fixture
def own_files(own_folders: Path) -> dict[str, Path]:
    """The folders in which people have their documents and pictures, made by the system."""
    kinds = QStandardPaths.StandardLocation
    found = {
        kind: Path(QStandardPaths.writableLocation(place))
        for kind, place in (
            ("documents", kinds.DocumentsLocation),
            ("pictures", kinds.PicturesLocation),
        )
    }
    for folder in found.values():
        folder.mkdir(parents=True, exist_ok=True)
    return found
