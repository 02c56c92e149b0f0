"""The pictures of the cards, painted once per size and kept in memory and on disk."""

import logging
from pathlib import Path
from zlib import crc32

from PySide6.QtCore import QSize, Qt, QTimer, qVersion
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap, QPixmapCache
from PySide6.QtSvg import QSvgRenderer

from mille_qt.card_names import CardLanguage
from mille_qt.card_painter import BACK, PAINT_VERSION, device_size, paint_card
from mille_qt.card_text import load_fonts
from mille_qt.paths import resource

__all__ = ["BACK", "CardArt", "CardLanguage", "load_fonts", "symbol"]

KEPT_PICTURES = 300  # files on disk: some fifteen sizes of a whole set
SAVE_AFTER = 400  # milliseconds from painting: the first table comes first
PNG_QUALITY = 70  # Qt's scale: light, fast compression

_log = logging.getLogger(__name__)


class CardArt:
    """All card pictures for one size, pixel ratio and choice of names."""

    def __init__(
        self, size: QSize, ratio: float, language: CardLanguage, cache_folder: Path | None = None
    ) -> None:
        """`size` in logical pixels, `ratio` device pixels per logical one.

        Finished pictures are kept as PNG files in `cache_folder`, if one is given.
        They are written later, while the program has nothing to do.
        """
        self.size, self.ratio, self.language = QSize(size), ratio, language
        self._folder = cache_folder
        self._pictures: dict[str, QPixmap] = {}
        self._unsaved: list[tuple[QImage, Path]] = []

    def face(self, slug: str) -> QPixmap:
        """The face of the card with this slug; a red cross if its art is missing."""
        picture = self._pictures.get(slug)
        if picture is None:
            picture = self._pictures[slug] = self._make(slug)
        return picture

    def back(self) -> QPixmap:
        """The back that all cards share."""
        return self.face(BACK)

    def _make(self, slug: str) -> QPixmap:
        art = _read_art(slug)
        file = self._file(slug, art) if art else None
        image = self._load(file) if file else None
        if image is None:
            image = paint_card(slug, art, self.size, self.ratio, self.language)
            if file:
                self._save_later(image, file)
        return QPixmap.fromImage(image)

    def save_pictures(self) -> None:
        """Write at once what else is written bit by bit while the program has nothing to do."""
        while self._unsaved:
            _save(*self._unsaved.pop())

    def _save_later(self, image: QImage, file: Path) -> None:
        self._unsaved.append((image, file))
        if len(self._unsaved) == 1:
            QTimer.singleShot(SAVE_AFTER, self._save_next)

    def _save_next(self) -> None:
        """One picture at a time: compressing it takes some milliseconds."""
        if self._unsaved:
            _save(*self._unsaved.pop())
            QTimer.singleShot(0, self._save_next)

    def _file(self, slug: str, art: bytes) -> Path | None:
        """Where the picture is kept: the name holds all that the picture depends on."""
        if self._folder is None:
            return None
        version = crc32(f"{PAINT_VERSION} {qVersion()}".encode(), crc32(art))
        size = f"{self.size.width()}x{self.size.height()}@{self.ratio:g}"
        return self._folder / f"{slug}-{size}-{self.language.value}-{version:08x}.png"

    def _load(self, file: Path) -> QImage | None:
        """The picture kept in this file; None if it is absent, damaged or of another size."""
        try:
            data = file.read_bytes()
        except OSError:
            return None
        # With its kind named, Qt does not load the plugins of all other kinds: 1 ms. PySide takes
        # text here and says that it takes bytes.
        image = QImage.fromData(data, "PNG")  # type: ignore[arg-type]
        wanted = device_size(self.size, self.ratio)
        # a PNG that was cut off still loads, with the rest of the picture empty
        if image.isNull() or image.size() != wanted or not data.endswith(b"IEND\xaeB`\x82"):
            _log.debug("damaged card picture %s is painted again", file)
            return None
        image.setDevicePixelRatio(self.ratio)
        return image


def symbol(name: str, side: int, ratio: float, colour: QColor) -> QPixmap:
    """A table symbol in one colour, a square of `side` logical pixels at `ratio`.

    Names: the files of `resources/symbols`. A missing one is empty, and logged.
    """
    key = f"symbol {name} {side} {ratio:g} {colour.name()}"
    picture = QPixmap()
    if not QPixmapCache.find(key, picture):
        picture = QPixmap.fromImage(_symbol(name, device_size(QSize(side, side), ratio), colour))
        picture.setDevicePixelRatio(ratio)
        QPixmapCache.insert(key, picture)
    return picture


def _symbol(name: str, size: QSize, colour: QColor) -> QImage:
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    renderer = QSvgRenderer(str(resource("symbols", f"{name}.svg")))
    if not renderer.isValid():
        _log.warning("no symbol %r", name)
    painter = QPainter(image)
    renderer.render(painter)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    painter.fillRect(image.rect(), colour)
    painter.end()
    return image


def _read_art(slug: str) -> bytes | None:
    """The SVG text of a card; None, with a warning, if there is none."""
    path = resource("cards", f"{slug}.svg")
    try:
        return path.read_bytes()
    except OSError as error:
        _log.warning("no art for card %r: %s", slug, error)
        return None


def _save(image: QImage, file: Path) -> None:
    """Keep the picture on disk, whole or not at all; a failure only costs time later."""
    from PySide6.QtCore import QIODevice, QSaveFile
    from PySide6.QtGui import QImageWriter

    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        _forget_oldest(file.parent)
        target = QSaveFile(str(file))
        if not target.open(QIODevice.OpenModeFlag.WriteOnly):
            raise OSError(target.errorString())
        writer = QImageWriter(target, b"PNG")
        writer.setQuality(PNG_QUALITY)
        if not (writer.write(image) and target.commit()):
            raise OSError(writer.errorString())
    except OSError as error:
        _log.debug("card picture %s is not kept: %s", file, error)


def _forget_oldest(folder: Path) -> None:
    """Keep the folder from growing with every window size ever used."""
    files = list(folder.glob("*.png"))
    if len(files) > KEPT_PICTURES:
        files.sort(key=lambda file: file.stat().st_mtime)
        for file in files[: len(files) - KEPT_PICTURES // 2]:
            file.unlink(missing_ok=True)
