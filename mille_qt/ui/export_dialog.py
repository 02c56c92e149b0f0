"""Exports: file dialogs, which begin in the user's own folders, and writing the file."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget

from mille_qt.ui.shared_windows import keep_open

Place = QStandardPaths.StandardLocation


def export_dialog(
    parent: QWidget,
    title: str,
    kinds: str,
    name: str,
    chosen: Callable[[Path], None],
    place: Place = Place.DocumentsLocation,
) -> QFileDialog:
    """Ask for the file to write to, and open the dialog.

    `kinds` is the filter, as Qt has it; `name` is suggested, and its suffix is added to names that
    have none; `place` is the kind of folder in which the dialog begins.
    """
    dialog = dialog_in_own_place(parent, title, kinds, place)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix(Path(name).suffix.removeprefix("."))
    dialog.selectFile(name)
    dialog.fileSelected.connect(lambda path: chosen(Path(path)))
    dialog.open()
    return dialog


def dialog_in_own_place(
    parent: QWidget, title: str, kinds: str, place: Place = Place.DocumentsLocation
) -> QFileDialog:
    """Return a file dialog in the user's folder, deleted when closed."""
    folder = Path(QStandardPaths.writableLocation(place))
    # The folder may not exist.
    begin = folder if folder.is_dir() else Path.home()
    dialog = QFileDialog(parent, title, str(begin), kinds)
    dialog.finished.connect(dialog.deleteLater)
    keep_open(dialog)
    return dialog


def replace_file(path: Path, content: bytes) -> None:
    """Write a file, or leave it as it was and raise OSError."""
    draft = path.with_name(f".{path.name}.new")
    try:
        draft.write_bytes(content)
        draft.replace(path)
    except OSError:
        draft.unlink(missing_ok=True)
        raise
