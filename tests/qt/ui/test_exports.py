"""Exported files are written completely or not at all, and the user is told either way."""

from pathlib import Path

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from mille_qt.ui.export_dialog import Export, start_export, write_export

EXPORT = Export("Save the text", "Texts (*.txt)", "words.txt", b"new".upper)


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    """A window to ask questions over."""
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    return window


def press(box: QMessageBox, text: str) -> None:
    """Press a button of a box."""
    (button,) = [button for button in box.buttons() if button.text() == text]
    button.click()
    QApplication.processEvents()


def test_a_saved_file_is_reported_with_its_folder(window: QWidget, tmp_path: Path) -> None:
    path = tmp_path / "words.txt"
    path.write_text("old")
    start_export(window, EXPORT).fileSelected.emit(str(path))
    assert path.read_text("utf-8") == "NEW"
    assert [file.name for file in tmp_path.iterdir()] == ["words.txt"]
    (box,) = window.findChildren(QMessageBox)
    assert box.text() == "The file is saved"
    assert "words.txt" in box.informativeText()
    assert str(tmp_path) in box.informativeText()
    press(box, "Close")


def test_a_saved_file_can_be_opened_at_once(
    window: QWidget, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[QUrl] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", opened.append)
    write_export(window, EXPORT, tmp_path / "words.txt")
    (box,) = window.findChildren(QMessageBox)
    press(box, "&Open")
    assert opened == [QUrl.fromLocalFile(str(tmp_path / "words.txt"))]


def test_a_file_that_cannot_be_written_can_be_saved_elsewhere(
    window: QWidget, tmp_path: Path
) -> None:
    write_export(window, EXPORT, tmp_path / "nowhere" / "words.txt")
    (box,) = window.findChildren(QMessageBox)
    assert "words.txt could not be written: No such file or directory." in box.informativeText()
    press(box, "&Save elsewhere…")
    (dialog,) = window.findChildren(QFileDialog)
    dialog.fileSelected.emit(str(tmp_path / "there.txt"))
    dialog.close()
    assert (tmp_path / "there.txt").read_text("utf-8") == "NEW"


def test_a_folder_that_is_not_there_is_not_offered(
    window: QWidget, own_files: dict[str, Path]
) -> None:
    # As a folder of OneDrive on a computer on which nobody has signed in.
    own_files["documents"].rmdir()
    start_export(window, EXPORT)
    (dialog,) = window.findChildren(QFileDialog)
    assert Path(dialog.directory().path()) == Path.home()
    dialog.close()


def test_a_file_that_cannot_be_replaced_leaves_no_draft(window: QWidget, tmp_path: Path) -> None:
    (tmp_path / "words.txt").mkdir()
    write_export(window, EXPORT, tmp_path / "words.txt")
    (box,) = window.findChildren(QMessageBox)
    assert box.text() == "File not saved"
    assert [file.name for file in tmp_path.iterdir()] == ["words.txt"]
    press(box, "&Not now")
