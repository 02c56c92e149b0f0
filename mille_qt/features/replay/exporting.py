"""Taking a replay along: as a page for a browser, and a moment of it as a picture."""

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
    """Asks where to, writes the file, and says why where that fails."""

    def __init__(self, page: ReplayPage) -> None:
        super().__init__(page)
        self._page = page
        page.page_wanted.connect(self.save_page)
        page.picture_wanted.connect(self.save_picture)

    def save_page(self) -> None:
        """Save the match as a page that plays by itself, with the hands that are shown now."""
        self._page.playing.stop()
        title, files = self.tr("Save as a web page"), self.tr("Web pages (*.html)")
        export_dialog(self._page, title, files, self._suggestion() + PAGE, self.write_page)

    def save_picture(self) -> None:
        """Save the moment as a picture, just as it is shown now."""
        write = partial(self.write_picture, self._page.picture())
        self._page.playing.stop()
        title, files = self.tr("Save a picture of this moment"), self.tr("Pictures (*.png)")
        name = self._suggestion() + PICTURE
        export_dialog(self._page, title, files, name, write, Place.PicturesLocation)

    def write_page(self, path: Path) -> None:
        """Write the page; asks for another place where that fails."""
        text = web_page(self._page.course, self._page.eyes)
        self._write(path, text.encode(), self.save_page)

    def write_picture(self, picture: QPixmap, path: Path) -> None:
        """Write a picture; asks for another place where that fails."""
        self._write(path, _png_of(picture), self.save_picture)

    def _write(self, path: Path, content: bytes, again: Callable[[], None]) -> None:
        try:
            _write_whole(path, content)
        except OSError as error:
            tell_export_failed(self._page, path, error, again)

    def _suggestion(self) -> str:
        names = " - ".join(self._page.course.names)
        plain = "".join(c if c.isalnum() or c in " -" else "" for c in names).strip()
        return plain or "mille"


def tell_export_failed(
    parent: QWidget, path: Path, error: OSError, again: Callable[[], None]
) -> QMessageBox:
    """Say why a file could not be written; calls `again` where another place is wanted."""
    title = translate("Replay", "The file is not saved")
    box = make_box(parent, QMessageBox.Icon.Warning, title, not_written(path, error))
    elsewhere = box.addButton(
        translate("Replay", "&Save elsewhere…"), QMessageBox.ButtonRole.AcceptRole
    )
    later = box.addButton(translate("Replay", "&Not now"), QMessageBox.ButtonRole.RejectRole)
    open_box(box, elsewhere, later, lambda button: again() if button is elsewhere else None)
    return box


def _write_whole(path: Path, content: bytes) -> None:
    """Write a whole file or leave the one that was there; OSError where that fails."""
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
