"""What all tests of the screen share: windows, with matches in them, that are quick and silent."""

import gc
import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QSize, QStandardPaths, QTranslator
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget

from mille_qt.app.garbage_collection import collect_due
from mille_qt.app.main_window import MainWindow
from mille_qt.ui import language
from mille_qt.ui.access.announcing import announcer
from mille_qt.ui.art.sound.outputs import Silence
from mille_qt.ui.settings import Settings
from mille_qt.ui.theme import application_theme
from mille_qt.ui.theme.application_theme import ApplicationTheme
from mille_rules import Record
from mille_rules.computer.player import ImmediateThinker, Thinker
from tests.qt.play.player_at_table import PlayerAtTable

#: Opens a window with a match in it, and returns the player before it.
Seat = Callable[..., PlayerAtTable]


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


def speak_english(app: QApplication) -> None:
    """Install the translations of English, which have its plurals, unless they are installed."""
    installed = app.findChildren(QTranslator, "mille-language")
    if language.in_force() != "en" or not installed:
        language.install(app, "en")


@pytest.fixture(autouse=True, scope="module")
def quick_and_silent() -> Iterator[None]:
    """Nobody waits, and nobody hears anything, whatever the computer has to play sounds with."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("mille_qt.app.sounds.choose_output", lambda _parent: Silence())
        # What appears by itself takes presses at once: tests do not press by mistake.
        patch.setattr("mille_qt.ui.single_presses.SETTLING", 0)
        # A window that is resized twice rests at once, so that its text never depends on the time.
        patch.setattr("mille_qt.app.main_window.REST", 0)
        # After a move that can be taken back, waiting would take minutes a race.
        patch.setattr("mille_qt.session.take_back.MOMENT", 0.0)
        patch.setattr("mille_net.hosting.hosted_table.MOMENT", 0.0)
        # Files need not survive a power cut here; the journal has tests of its own.
        patch.setattr("mille_rules.journal.os.fsync", lambda _handle: None)
        yield


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
        monkeypatch.setattr(application_theme, "sheet", lambda *_asked: "")
    app = QApplication.instance()
    if isinstance(app, QApplication) and styled != bool(app.styleSheet()):
        app.setStyleSheet(application_theme.sheet(application_theme.current_theme()))


@pytest.fixture
def english(qapp: QApplication) -> None:
    """The program speaks English, as it does when it has begun: with its plurals."""
    speak_english(qapp)


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
def french(qapp: QApplication) -> Iterator[None]:
    """The program speaks French for one test."""
    language.install(qapp, "fr")
    yield
    speak_english(qapp)


@pytest.fixture
def speak(qapp: QApplication, speaking_as_before: None) -> Callable[[str], str]:
    """A way to change the language, English to begin with; undone after the test."""
    language.install(qapp, "en")
    QLocale.setDefault(QLocale("en_US"))
    return lambda name: language.install(qapp, name)


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


@pytest.fixture
def settings() -> Settings:
    """Nothing moves, the rest as at the first start."""
    settings = Settings()
    settings.pace = 0
    return settings


@pytest.fixture
def thinker() -> Thinker:
    """Computer players answer at once, so that every test comes out the same."""
    return ImmediateThinker()


def close_window(window: MainWindow, painted: bool) -> None:
    """Close a window whatever it asks; if `painted`, it paints what the test leaves."""
    if painted:
        window.setUpdatesEnabled(True)
        window.grab()
    for box in window.findChildren(QMessageBox):
        box.finished.disconnect()
        box.close()
    # Whatever is shown goes as it does in the program, and no start page is made for that.
    window.shell.show_page(QWidget())
    window.close()
    window.deleteLater()


@pytest.fixture
def open_window(
    qapp: QApplication,
    app_theme: ApplicationTheme,
    settings: Settings,
    thinker: Thinker,
    painted_cards: Path,
    monkeypatch: pytest.MonkeyPatch,
    request: pytest.FixtureRequest,
) -> Iterator[Callable[..., MainWindow]]:
    """A function that opens a window on its start page; all are closed after the test.

    Windows that were opened before stay open `beside` it. Without `rest`, for a window that shows
    something else at once, there is no such page yet. Only in tests that are marked as `painted` do
    windows paint all that happens, as they go along; in those that are marked as `shown`, they
    paint what the test leaves.
    """
    monkeypatch.setattr("mille_qt.app.match_controller.cache_folder", lambda: painted_cards)
    painted, shown = (request.node.get_closest_marker(name) for name in ("painted", "shown"))
    opened: list[MainWindow] = []

    def close_all() -> None:
        while opened:
            close_window(opened.pop(), shown is not None)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def open_one(rest: bool = True, beside: bool = True) -> MainWindow:
        if not beside:
            close_all()
        chance = random.Random(len(opened))
        window = MainWindow(settings, app_theme, chance, opening=not rest, thinker=thinker)
        opened.append(window)
        window.setUpdatesEnabled(painted is not None)
        if painted is None:
            # A table gets its focus targets after it is first painted.
            window.match_controller.opened.connect(lambda page: page.table.first_painted.emit())
        window.resize(1280, 800)
        window.show()
        window.activateWindow()
        qapp.processEvents()
        return window

    yield open_one
    close_all()
    app_theme.set_text_size(100)
    app_theme.fit_text_to(QSize())
    speak_english(qapp)


@pytest.fixture
def sit_down(open_window: Callable[..., MainWindow]) -> Seat:
    """A function that opens a window with a match in it and returns the player before it.

    The window of the match before is closed: every change of the text would go to all of them.
    """

    def sit(record: Record, first: int | None = None) -> PlayerAtTable:
        window = open_window(rest=False, beside=False)
        player = PlayerAtTable(window)
        window.match_controller.play(record, first)
        player.settle()
        return player

    return sit


@pytest.fixture
def ears(qapp: QApplication) -> Iterator[Ears]:
    """What is announced from now on."""
    announcer().flush()
    ears = Ears()
    yield ears
    ears.end()
