"""Files, the boxes that ask about them, and disks that are full, for every test of saving."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox

from mille_qt.app.main_window import MainWindow
from mille_qt.session.autosave import Autosave
from mille_qt.ui.paths import matches_folder
from mille_rules import Record
from tests.qt.play.player_at_table import PlayerAtTable

Key = Qt.Key


ENGLISH, FRENCH = "en", "fr"


def play_some(player: PlayerAtTable, moves: int = 5) -> None:
    for _ in range(moves):
        player.play_by_keys(player.decide())


def box(window: MainWindow) -> QMessageBox:
    """The one box that stands over the window."""
    (found,) = [b for b in window.findChildren(QMessageBox) if b.isVisible()]
    return found


def no_box(window: MainWindow) -> bool:
    return not any(b.isVisible() for b in window.findChildren(QMessageBox))


def press(window: MainWindow, words: str) -> None:
    """Click a button of the box."""
    (button,) = [b for b in box(window).buttons() if b.text() == words]
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    QApplication.processEvents()


def choose_file(window: MainWindow, path: Path) -> QFileDialog:
    """Pick a file in the dialog that stands there, as its own list would."""
    (dialog,) = [d for d in window.findChildren(QFileDialog) if d.isVisible()]
    dialog.fileSelected.emit(str(path))
    dialog.done(QFileDialog.DialogCode.Accepted)
    QApplication.processEvents()
    return dialog


def full_disk(_self: Autosave, _record: Record) -> Path:
    """In place of `Autosave.file_for`."""
    raise OSError(28, "No space left on device")


def ctrl(window: MainWindow, key: Qt.Key) -> None:
    QTest.keyClick(window, key, Qt.KeyboardModifier.ControlModifier)


def autosave() -> Path:
    """The file of the one match that has been played."""
    (path,) = matches_folder().glob("*.mille")
    return path


def forbid(folder: Path) -> None:
    """Make a folder that not even root can write to: by a file in its place."""
    folder.rmdir()
    folder.write_text("")
