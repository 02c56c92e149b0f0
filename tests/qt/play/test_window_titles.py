"""The title of the window is that of the page that it shows, without the program's name."""

from collections.abc import Callable

from PySide6.QtWidgets import QApplication

from mille_qt.app.main_window import MainWindow
from mille_qt.ui import language
from tests.pictures.record_places import two_races


def speak(name: str, app: QApplication) -> None:
    """Change the language, which windows are told when events are handled."""
    language.install(app, name)
    app.processEvents()


def test_every_page_names_the_window_in_the_language_of_the_menus(
    open_window: Callable[[], MainWindow], qapp: QApplication
) -> None:
    window = open_window()
    assert window.windowTitle() == "Mille"
    for opens, english, french in (
        (window.shell.show_new_game, "New game", "Nouvelle partie"),
        (window.shell.open_library, "Matches", "Parties"),
        (window.shell.open_score_keeper, "New score sheet", "Nouvelle feuille de score"),
        (window.shell.open_lessons, "Learn to play", "Apprendre à jouer"),
    ):
        opens()
        assert window.windowTitle() == english
        speak("fr", qapp)
        assert window.windowTitle() == french
        speak("en", qapp)
    window.shell.show_start()
    assert window.windowTitle() == "Mille"


def test_a_review_and_a_replay_give_the_title_back(open_window: Callable[[], MainWindow]) -> None:
    window = open_window()
    record = two_races(2)
    names = "Anna – Marcel"
    window.shell.features.reviews.show_review(record, 0)
    assert window.windowTitle() == f"Review: {names}"
    window.shell.show_start()
    assert window.windowTitle() == "Mille"
