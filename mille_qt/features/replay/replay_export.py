"""Exports a replay as a web page, or a moment of it as a picture."""

from PySide6.QtCore import QBuffer, QIODevice, QObject
from PySide6.QtGui import QPixmap

from mille_qt.features.replay.replay_page import ReplayPage
from mille_qt.features.replay.web_page import web_page
from mille_qt.ui.export_dialog import Export, Place, start_export

PAGE, PICTURE = ".html", ".png"


class ReplayExport(QObject):
    """Exports what a replay shows."""

    def __init__(self, page: ReplayPage) -> None:
        super().__init__(page)
        self._page = page
        page.web_page_requested.connect(lambda: self._ask(self.web_page()))
        page.picture_requested.connect(lambda: self._ask(self.picture()))

    def _ask(self, export: Export) -> None:
        self._page.playback.stop()
        start_export(self._page, export)

    def web_page(self) -> Export:
        """Return the match as a web page with the hands that are visible."""
        history, viewer = self._page.history, self._page.viewer
        cards = self._page.card_language()
        title, files = self.tr("Save as web page"), self.tr("Web pages (*.html)")
        name = self._suggestion() + PAGE
        return Export(title, files, name, lambda: web_page(history, viewer, cards).encode())

    def picture(self) -> Export:
        """Return the moment as a picture."""
        picture = self._page.picture()
        title, files = self.tr("Save a picture of this moment"), self.tr("Pictures (*.png)")
        name = self._suggestion() + PICTURE
        return Export(title, files, name, lambda: _png_of(picture), Place.PicturesLocation)

    def _suggestion(self) -> str:
        names = " - ".join(self._page.history.names)
        plain = "".join(c if c.isalnum() or c in " -" else "" for c in names).strip()
        return plain or "mille"


def _png_of(picture: QPixmap) -> bytes:
    content = QBuffer()
    content.open(QIODevice.OpenModeFlag.WriteOnly)
    picture.save(content, "PNG")
    return bytes(content.data().data())
