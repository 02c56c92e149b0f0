"""Exports: file dialogs, which begin in the user's own folders, and writing the file."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget

from mille_qt.ui import questions
from mille_qt.ui.shared_windows import keep_open
from mille_qt.ui.translation import QT_TRANSLATE_NOOP
from mille_rules.journal import put_in_place, write_draft

#: Labels of Qt's file dialog that its French and Spanish translations know in earlier words only.
_OF_QT = (
    QT_TRANSLATE_NOOP("QFileDialog", "&Look in:"),
    QT_TRANSLATE_NOOP("QFileDialog", "Files of &type:"),
)
#: What its column of types says of what is no file, which those translations lack.
_TYPES_OF_QT = (
    QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Drive"),
    QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Folder"),
    QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "File Folder"),
    QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Unknown"),
)

Place = QStandardPaths.StandardLocation


class Export(NamedTuple):
    """A file that the user has asked for."""

    #: The title of the dialog.
    title: str
    #: The filter of the dialog, as Qt has it.
    kinds: str
    #: A suggestion; its suffix is added to names that have none.
    name: str
    content: Callable[[], bytes]
    #: The kind of folder in which the dialog begins.
    place: Place = Place.DocumentsLocation


def start_export(parent: QWidget, export: Export) -> QFileDialog:
    """Ask for the file and write it."""
    return export_dialog(
        parent,
        export.title,
        export.kinds,
        export.name,
        lambda path: write_export(parent, export, path),
        export.place,
    )


def write_export(parent: QWidget, export: Export, path: Path) -> None:
    """Write a file and say so; if that fails, show the reason and offer to choose another."""

    def elsewhere(wanted: bool) -> None:
        if wanted:
            start_export(parent, export)

    try:
        put_in_place(write_draft(path, export.content()), path)
    except OSError as error:
        questions.tell_export_failed(parent, path, error, elsewhere)
    else:
        questions.tell_exported(parent, path)


def export_dialog(
    parent: QWidget,
    title: str,
    kinds: str,
    name: str,
    chosen: Callable[[Path], None],
    place: Place = Place.DocumentsLocation,
) -> QFileDialog:
    """Ask for the file to write to; the arguments are those of `Export`."""
    dialog = dialog_in_own_place(parent, title, kinds, place)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix(Path(name).suffix.removeprefix("."))
    dialog.selectFile(name)
    dialog.fileSelected.connect(lambda path: chosen(Path(path)))
    dialog.open()
    return dialog


def dialog_in_own_place(
    parent: QWidget,
    title: str,
    kinds: str,
    place: Place = Place.DocumentsLocation,
    first: Path | None = None,
) -> QFileDialog:
    """Return a file dialog in the user's folder, or in `first` if that can be read.

    It is deleted when closed.
    """
    own = Path(QStandardPaths.writableLocation(place))
    folders = [own, Path.home()] if first is None else [first, own, Path.home()]
    begin = next((f for f in folders if os.access(f, os.R_OK)), Path(Path.home().anchor))
    dialog = QFileDialog(parent, title, str(begin), kinds)
    dialog.finished.connect(dialog.deleteLater)
    keep_open(dialog)
    return dialog
