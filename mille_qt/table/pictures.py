"""The pictures of cards and of their shadows for a table, one set for each size."""

from pathlib import Path

from PySide6.QtCore import QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap

from mille_qt.ui.art.cards.card_art import CardArt, symbol
from mille_qt.ui.art.cards.picture_cache import KeptPictures
from mille_qt.ui.editions import USUAL, Edition
from mille_qt.ui.theme.theme_colours import Theme
from mille_rules.cards import Card

#: The reach of a shadow beyond the card, as a share of the card's height.
REACH = 0.07
LAYERS = 12
#: Compensates for layers that cover each other.
GAIN = 1.6


class Pictures:
    """Faces, back and shadow in any size, for one pixel ratio, choice of names and theme."""

    def __init__(
        self,
        ratio: float,
        language: str,
        cache_folder: Path | None,
        theme: Theme,
        edition: Edition = USUAL,
    ) -> None:
        self.edition = edition
        self.ratio, self._language, self._folder = ratio, language, cache_folder
        self._theme = theme
        #: Further pictures on the disk, such as faces.
        self.kept = KeptPictures(cache_folder)
        self._sets: dict[tuple[int, int], CardArt] = {}
        self._shadows: dict[tuple[int, int], QPixmap] = {}
        self._symbols: dict[tuple[str, int, int], QPixmap] = {}

    def face(self, card: Card, size: QSizeF) -> QPixmap:
        """A card's face, `size` in logical pixels."""
        return self._set(size).face(card.slug)

    def back(self, size: QSizeF) -> QPixmap:
        """The back of every card, `size` in logical pixels."""
        return self._set(size).back()

    def shadow(self, size: QSizeF) -> QPixmap:
        """The shadow of a card of this size, larger than the card by a margin all round."""
        key = _key(size)
        if key not in self._shadows:
            self._shadows[key] = card_shadow(QSizeF(*key), self.ratio, self._theme.shadow)
        return self._shadows[key]

    def symbol(self, name: str, side: int, colour: QColor) -> QPixmap:
        """A table symbol, a square of `side` logical pixels."""
        key = (name, side, colour.rgba())
        if key not in self._symbols:
            self._symbols[key] = symbol(name, side, self.ratio, colour, self.kept, self.edition)
        return self._symbols[key]

    def keep_only(self, sizes: list[QSizeF]) -> None:
        """Remove the sets of all other sizes."""
        used = {_key(size) for size in sizes}
        self._sets = {key: art for key, art in self._sets.items() if key in used}
        self._symbols.clear()
        self._shadows = {key: art for key, art in self._shadows.items() if key in used}

    def _set(self, size: QSizeF) -> CardArt:
        key = _key(size)
        if key not in self._sets:
            whole = QSize(*key)
            kind = self._language, self._folder, self.edition
            self._sets[key] = CardArt(whole, self.ratio, *kind)
        return self._sets[key]


def _key(size: QSizeF) -> tuple[int, int]:
    return max(1, round(size.width())), max(1, round(size.height()))


def margin(size: QSizeF) -> float:
    """The reach of a card's shadow beyond the card, in whole logical pixels."""
    return max(3.0, round(size.height() * REACH))


def card_shadow(size: QSizeF, ratio: float, colour: QColor) -> QPixmap:
    """The shadow of a card, larger by `margin` all round, with a maximum colour."""
    reach = margin(size)
    whole = QRectF(0, 0, size.width() + 2 * reach, size.height() + 2 * reach)
    image = QImage(
        QSize(round(whole.width() * ratio), round(whole.height() * ratio)),
        QImage.Format.Format_ARGB32_Premultiplied,
    )
    image.fill(Qt.GlobalColor.transparent)
    image.setDevicePixelRatio(ratio)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    # Layers of equal opacity add up to a soft edge.
    layered = QColor(colour)
    layered.setAlphaF(colour.alphaF() * GAIN / LAYERS)
    painter.setBrush(layered)
    for layer in range(LAYERS):
        inset = reach * (layer / LAYERS) ** 0.7 * 1.35
        rect = whole.adjusted(inset, inset + reach * 0.25, -inset, -inset * 0.9)
        painter.drawRoundedRect(rect, reach * 1.1, reach * 1.1)
    painter.end()
    return QPixmap.fromImage(image)
