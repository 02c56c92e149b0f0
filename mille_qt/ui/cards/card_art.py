"""The pictures of the cards, painted once per size and kept in memory and on disk."""

import logging
from pathlib import Path
from zlib import crc32

from PySide6.QtCore import QSize, Qt, qVersion
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap, QPixmapCache

from mille_qt.ui.cards.card_names import BACK, CardLanguage, card_names
from mille_qt.ui.cards.card_text import load_fonts
from mille_qt.ui.cards.picture_cache import KeptPictures, device_size
from mille_qt.ui.paths import resource

# The painter, and Qt's SVG module, are imported when something must be painted: usually all
# pictures are in the cache.

__all__ = ["BACK", "CardArt", "CardLanguage", "load_fonts", "portrait", "symbol"]

PAINT_VERSION = 1  # count up when `card_painter` draws differently: names on disk depend on it

_log = logging.getLogger(__name__)


class CardArt:
    """All card pictures for one size, pixel ratio and choice of names."""

    def __init__(
        self, size: QSize, ratio: float, language: str, cache_folder: Path | None = None
    ) -> None:
        """`size` in logical pixels, `ratio` device pixels per logical one.

        Finished pictures are kept as PNG files in `cache_folder`, if one is given.
        """
        self.size, self.ratio, self.language = QSize(size), ratio, language
        self._kept = KeptPictures(cache_folder)
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

    def save_pictures(self) -> None:
        """Write at once what else is written bit by bit while the program has nothing to do."""
        self._kept.save()

    def _make(self, slug: str) -> QPixmap:
        art = _read_art("cards", slug)
        version = _version(art, *card_names(slug, self.language))
        name = f"{slug}-{_measures(self.size, self.ratio)}-{self.language}-{version}"
        image = self._kept.find(name, self.size, self.ratio) if art else None
        if image is None:
            from mille_qt.ui.cards.card_painter import paint_card

            image = paint_card(slug, art, self.size, self.ratio, self.language)
            if art:
                self._kept.keep(name, image)
        return QPixmap.fromImage(image)


def symbol(
    name: str, side: int, ratio: float, colour: QColor, kept: KeptPictures | None = None
) -> QPixmap:
    """A table symbol in one colour, a square of `side` logical pixels at `ratio`.

    Names: the files of `resources/symbols`. A missing one is empty, and logged.
    """
    return _square("symbols", name, QSize(side, side), ratio, kept, colour)


def portrait(name: str, side: int, ratio: float, kept: KeptPictures | None = None) -> QPixmap:
    """The face of a computer player, a square of `side` logical pixels at `ratio`.

    Names: the files of `resources/characters`. A missing one is empty, and logged.
    """
    return _square("characters", name, QSize(side, side), ratio, kept)


def _square(
    folder: str,
    name: str,
    size: QSize,
    ratio: float,
    kept: KeptPictures | None,
    colour: QColor | None = None,
) -> QPixmap:
    """A picture of a folder as it is, or in one colour; from memory, from the disk, or painted."""
    tint = "" if colour is None else f"-{colour.name()[1:]}"
    key = f"{folder}-{name}-{_measures(size, ratio)}{tint}"
    picture = QPixmap()
    if not QPixmapCache.find(key, picture):
        art = _read_art(folder, name)
        image = _kept_or_painted(art, f"{key}-{_version(art)}", size, ratio, kept, colour)
        picture = QPixmap.fromImage(image)
        QPixmapCache.insert(key, picture)
    return picture


def _kept_or_painted(
    art: bytes | None,
    file: str,
    size: QSize,
    ratio: float,
    kept: KeptPictures | None,
    colour: QColor | None,
) -> QImage:
    kept = kept or KeptPictures(None)
    image = kept.find(file, size, ratio) if art else None
    if image is None:
        image = _paint(art, size, ratio, colour)
        if art:
            kept.keep(file, image)
    return image


def _paint(art: bytes | None, size: QSize, ratio: float, colour: QColor | None) -> QImage:
    from PySide6.QtSvg import QSvgRenderer

    image = QImage(device_size(size, ratio), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    if art:
        QSvgRenderer(art).render(painter)
    if colour is not None:
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
        painter.fillRect(image.rect(), colour)
    painter.end()
    image.setDevicePixelRatio(ratio)
    return image


def _read_art(folder: str, name: str) -> bytes | None:
    """The text of an SVG file; None, with a warning, if there is none."""
    path = resource(folder, f"{name}.svg")
    try:
        return path.read_bytes()
    except OSError as error:
        _log.warning("no art for %r: %s", name, error)
        return None


def _measures(size: QSize, ratio: float) -> str:
    return f"{size.width()}x{size.height()}@{ratio:g}"


def _version(art: bytes | None, *names: str) -> str:
    """Return a version that changes with the art, the names and the painter."""
    painted_by = " ".join((str(PAINT_VERSION), qVersion(), *names)).encode()
    return f"{crc32(painted_by, crc32(art or b'')):08x}"
