"""The pictures of the cards, painted once per size and kept in memory and on disk."""

import logging
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple
from zlib import crc32

from PySide6.QtCore import QRectF, QSize, Qt, qVersion
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap, QPixmapCache

from mille_qt.ui.art.cards.card_names import BACK, CardLanguage, art_of, card_names
from mille_qt.ui.art.cards.picture_cache import KeptPictures, device_size
from mille_qt.ui.editions import USUAL, Edition

# The painter, and Qt's SVG module, are imported when something must be painted: usually all
# pictures are in the cache.

__all__ = ["BACK", "CardArt", "CardLanguage", "symbol"]

PAINT_VERSION = 1  # count up when `card_painter` draws differently: names on disk depend on it

_log = logging.getLogger(__name__)


class CardArt:
    """All card pictures for one size, pixel ratio and choice of names."""

    def __init__(
        self,
        size: QSize,
        ratio: float,
        language: str,
        cache_folder: Path | None = None,
        edition: Edition = USUAL,
    ) -> None:
        """`size` in logical pixels, `ratio` device pixels per logical one.

        Finished pictures are kept as PNG files in `cache_folder`, if one is given.
        """
        self.size, self.ratio, self.language = QSize(size), ratio, language
        self.edition = edition
        self.kept = KeptPictures(cache_folder)
        self._pictures: dict[str, QPixmap] = {}

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
        art = _read_art(art_of(slug, self.language, self.edition))
        version = _version(art, self.edition.name, *card_names(slug, self.language, self.edition))
        name = f"{slug}-{_measures(self.size, self.ratio)}-{self.language}-{version}"
        image = self.kept.find(name, self.size, self.ratio) if art else None
        if image is None:
            from mille_qt.ui.art.cards.card_painter import paint_card

            image = paint_card(slug, art, self.size, self.ratio, self.language, self.edition)
            if art:
                self.kept.keep(name, image)
        return QPixmap.fromImage(image)


def symbol(
    name: str,
    side: int,
    ratio: float,
    colour: QColor,
    kept: KeptPictures | None = None,
    edition: Edition = USUAL,
) -> QPixmap:
    """A table symbol in one colour, a square of `side` logical pixels at `ratio`.

    Names: the files of `resources/symbols`. A missing one is empty, and logged.
    """

    def paint(art: bytes, size: QSize) -> QImage:
        image = svg_image(art, size, ratio)
        painter = QPainter(image)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
        painter.fillRect(image.rect(), colour)
        painter.end()
        return image

    drawing = Drawing("symbols", name, f"{colour.rgba():08x}", edition)
    return cached_picture(drawing, QSize(side, side), ratio, kept, paint)


class Drawing(NamedTuple):
    """An SVG file in a folder of the resources, and how it is painted."""

    folder: str
    name: str
    variant: str
    edition: Edition = USUAL


def cached_picture(
    drawing: Drawing,
    size: QSize,
    ratio: float,
    kept: KeptPictures | None,
    paint: Callable[[bytes, QSize], QImage],
) -> QPixmap:
    """Return a picture from memory, from the disk, or painted from its SVG text."""
    key = f"{'-'.join((*drawing[:3], drawing.edition.name))}-{_measures(size, ratio)}"
    picture = QPixmap()
    if not QPixmapCache.find(key, picture):
        art = _read_art(drawing.edition.picture(drawing.folder, f"{drawing.name}.svg"))
        kept = kept or KeptPictures(None)
        file = f"{key}-{_version(art)}"
        image = kept.find(file, size, ratio) if art else None
        if image is None:
            image = paint(art or b"", size)
            if art:
                kept.keep(file, image)
        picture = QPixmap.fromImage(image)
        QPixmapCache.insert(key, picture)
    return picture


def svg_image(art: bytes, size: QSize, ratio: float, view_box: QRectF | None = None) -> QImage:
    """Paint an SVG text, or a part of it; empty for an empty text."""
    from PySide6.QtSvg import QSvgRenderer

    image = QImage(device_size(size, ratio), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    if art:
        renderer = QSvgRenderer(art)
        if view_box is not None:
            renderer.setViewBox(view_box)
        painter = QPainter(image)
        renderer.render(painter)
        painter.end()
    image.setDevicePixelRatio(ratio)
    return image


def _read_art(path: Path) -> bytes | None:
    """The text of an SVG file; None, with a warning, if there is none."""
    try:
        return path.read_bytes()
    except OSError as error:
        _log.warning("no art for %r: %s", path.stem, error)
        return None


def _measures(size: QSize, ratio: float) -> str:
    return f"{size.width()}x{size.height()}@{ratio:g}"


def _version(art: bytes | None, *names: str) -> str:
    """Return a version that changes with the art, the names and the painter."""
    painted_by = " ".join((str(PAINT_VERSION), qVersion(), *names)).encode()
    return f"{crc32(painted_by, crc32(art or b'')):08x}"
