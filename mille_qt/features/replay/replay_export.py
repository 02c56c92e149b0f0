"""Exports a replay as a web page, or a moment of it as a picture."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QBuffer, QCoreApplication, QIODevice, QObject
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QMessageBox, QWidget

from mille_qt.features.replay.replay_page import ReplayPage
from mille_qt.features.replay.web_page import web_page
from mille_qt.ui.export_dialog import Place, export_dialog
from mille_qt.ui.message_box import make_box, open_box
from mille_qt.ui.texts.system import not_written
from mille_rules.journal import write_draft

translate = QCoreApplication.translate

PAGE, PICTURE = ".html", ".png"


class ReplayExport(QObject):
    """Asks for a file, writes it, and reports errors."""

    def __init__(self, page: ReplayPage) -> None:
        super().__init__(page)
        self._page = page
        page.web_page_requested.connect(self.save_page)
        page.picture_requested.connect(self.save_picture)

    def save_page(self) -> None:
        """Ask for a file, and export the match as a web page with the hands that are visible."""
        self._page.playback.stop()
        title, files = self.tr("Save as a web page"), self.tr("Web pages (*.html)")
        export_dialog(self._page, title, files, self._suggestion() + PAGE, self.write_page)

    def save_picture(self) -> None:
        """Ask for a file, and export the moment as a picture."""
        write = partial(self.write_picture, self._page.picture())
        self._page.playback.stop()
        title, files = self.tr("Save a picture of this moment"), self.tr("Pictures (*.png)")
        name = self._suggestion() + PICTURE
        export_dialog(self._page, title, files, name, write, Place.PicturesLocation)

    def write_page(self, path: Path) -> None:
        """Write the page; if that fails, offer to choose another file."""
        text = web_page(self._page.history, self._page.viewer)
        self._write(path, text.encode(), self.save_page)

    def write_picture(self, picture: QPixmap, path: Path) -> None:
        """Write a picture; if that fails, offer to choose another file."""
        self._write(path, _png_of(picture), self.save_picture)

    def _write(self, path: Path, content: bytes, again: Callable[[], None]) -> None:
        try:
            _write_whole(path, content)
        except OSError as error:
            show_export_failed(self._page, path, error, again)

    def _suggestion(self) -> str:
        names = " - ".join(self._page.history.names)
        plain = "".join(c if c.isalnum() or c in " -" else "" for c in names).strip()
        return plain or "mille"


def show_export_failed(
    parent: QWidget, path: Path, error: OSError, again: Callable[[], None]
) -> QMessageBox:
    """Report why a file was not written; call `again` if the player wants to choose another."""
    title = translate("Replay", "The file is not saved")
    box = make_box(parent, QMessageBox.Icon.Warning, title, not_written(path, error))
    elsewhere = box.addButton(
        translate("Replay", "&Save elsewhere…"), QMessageBox.ButtonRole.AcceptRole
    )
    later = box.addButton(translate("Replay", "&Not now"), QMessageBox.ButtonRole.RejectRole)
    open_box(box, elsewhere, later, lambda button: again() if button is elsewhere else None)
    return box


def _write_whole(path: Path, content: bytes) -> None:
    """Write a complete file, or raise OSError and leave the old one."""
    draft = write_draft(path, content)
    try:
        draft.replace(path)
    except OSError:
        draft.unlink(missing_ok=True)
        raise


def _png_of(picture: QPixmap) -> bytes:
    content = QBuffer()
    content.open(QIODevice.OpenModeFlag.WriteOnly)
    picture.save(content, "PNG")
    return bytes(content.data().data())
