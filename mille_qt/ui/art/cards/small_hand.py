"""Small pictures of cards in a row, for tiles and score sheets."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QSize, QSizeF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from mille_qt.ui.art.cards.card_art import CardArt
from mille_qt.ui.editions import USUAL, Edition
from mille_qt.ui.paths import cache_folder
from mille_qt.ui.widgets import text_height
from mille_rules.cards import Card

# In lines of text: the height of a card, and the greatest width of a hand of such cards.
CARD, HAND = 2.9, 13.5
# Width to height of a card, and the gap between two, in widths of a card.
SHAPE, GAP = 5 / 7, 0.08


class SmallHand(QWidget):
    """Small pictures of cards beside each other; many of them overlap."""

    def __init__(
        self,
        cards: Sequence[Card],
        card_language: str,
        height: float = CARD,
        edition: Edition = USUAL,
    ) -> None:
        """`height` is that of a card in lines of text."""
        super().__init__()
        self.cards, self._language, self._lines = cards, card_language, height
        self._edition = edition
        #: The pictures, kept while their size stays the same.
        self._art: CardArt | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def _card(self) -> QSizeF:
        height = round(self._lines * text_height())
        return QSizeF(round(height * SHAPE), height)

    def _step(self) -> float:
        """The distance between the left edges of two cards."""
        width, most = self._card().width(), HAND / CARD * self._lines * text_height()
        return min(width * (1 + GAP), (most - width) / max(len(self.cards) - 1, 1))

    def sizeHint(self) -> QSize:
        card = self._card()
        width = card.width() + self._step() * (len(self.cards) - 1)
        return QSize(round(width), round(card.height()))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, step = QPainter(self), self._step()
        size, ratio, art = self._card().toSize(), self.devicePixelRatioF(), self._art
        if art is None or (art.size, art.ratio) != (size, ratio):
            art = self._art = CardArt(size, ratio, self._language, cache_folder(), self._edition)
        for at, card in enumerate(self.cards):
            painter.drawPixmap(QPointF(round(at * step), 0), art.face(card.slug))
        painter.end()
