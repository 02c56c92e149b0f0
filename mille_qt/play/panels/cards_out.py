"""Counts the cards of each kind still out: in the draw pile, or in a hand that is not shown."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QHelpEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from mille_qt.play.panels.score_panel import draw_middle
from mille_qt.play.panels.score_rows import ScoreRows
from mille_qt.table.pictures import Pictures
from mille_qt.ui.texts.cards import card_name, number
from mille_qt.ui.texts.names import listed
from mille_qt.ui.theme.application_theme import current_theme
from mille_qt.ui.theme.own_font import Fitted
from mille_qt.ui.tooltips import show_tooltip
from mille_qt.ui.translation import Translated, translate
from mille_rules.cards import Card, Family
from mille_rules.computer.knowledge import unseen
from mille_rules.views import View

#: The families from top to bottom; a hazard is above its remedy and its safety.
FAMILIES = (Family.HAZARD, Family.REMEDY, Family.SAFETY, Family.DISTANCE)
COLUMNS = 5
#: Multiples of a line of text: the height of a card, as in the log, and of a row.
CARD, ROW = 2.0, 2.3
#: The part of a card's height that is its width; the gap to its number, in lines of text.
CARD_SHAPE, GAP = 5 / 7, 0.35
#: The opacity of cards that are no longer out.
NONE_LEFT = 0.3


class CardsOut(Translated, Fitted, QWidget):
    """A row of small cards for each family, each with its number.

    `seen` carries the seat whose player can see them. The rows take focus one after the other.
    """

    seen = Signal(int)

    def __init__(self, pictures: Pictures, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pictures = pictures
        self._view: View | None = None
        #: For each family in the deck, its cards with the number that is still out.
        self.counts: dict[Family, list[tuple[Card, int]]] = {family: [] for family in FAMILIES}
        self._edge = 0
        self.rows = ScoreRows(len(FAMILIES), self)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def set_pictures(self, pictures: Pictures) -> None:
        """Set the card pictures."""
        self._pictures = pictures
        self.update()

    def set_edge(self, edge: int) -> None:
        """Set the margin at the sides, in pixels."""
        self._edge = edge
        self.fit()

    def show_view(self, view: View) -> None:
        """Count the cards that the view's seat has not seen, or the public without one."""
        self._view = view
        if self.isVisibleTo(self.window()):
            self.retranslate()

    def retranslate(self) -> None:
        """Count again, and name the rows in the current language."""
        if self._view is None:
            return
        deck = self._view.setup.rules.deck_for(self._view.setup.seats)
        out = unseen(self._view)
        dealt = [card for card in Card if deck[card]]
        self.counts = {
            family: [(card, out[card]) for card in dealt if card.family is family]
            for family in FAMILIES
            if any(card.family is family for card in dealt)
        }
        self.rows.say([family_out(family, counts) for family, counts in self.counts.items()])
        self.fit()
        self.updateGeometry()
        self.update()
        if self._view.seat is not None:
            self.seen.emit(self._view.seat)

    # -- places ------------------------------------------------------------------

    @property
    def _line(self) -> float:
        return QFontMetricsF(self.font()).height()

    def _row(self, index: int) -> QRectF:
        height = ROW * self._line
        width = self.width() - 2 * self._edge
        return QRectF(self._edge, index * height, width, height)

    def _cells(self) -> Iterator[tuple[QRectF, Card, int]]:
        """The area of each card with its number."""
        for index, counts in enumerate(self.counts.values()):
            row = self._row(index)
            width = row.width() / COLUMNS
            for column, (card, count) in enumerate(counts):
                left = row.left() + column * width
                yield QRectF(left, row.top(), width, row.height()), card, count

    def fit(self) -> None:
        self.rows.set_areas([QRect(self._row(row).toRect()) for row in range(len(self.counts))])

    def sizeHint(self) -> QSize:
        """Return the height of all rows, and the width of cards with two digits."""
        cell = CARD * CARD_SHAPE * self._line + GAP * self._line
        cell += QFontMetricsF(self.font()).horizontalAdvance("00") + GAP * self._line
        height = (len(self.counts) * ROW + GAP) * self._line
        return QSize(round(COLUMNS * cell) + 2 * self._edge, round(height))

    def minimumSizeHint(self) -> QSize:
        """Return the same size."""
        return self.sizeHint()

    # -- events ------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        """Show the name and the number of a card as its tooltip."""
        if event.type() != QEvent.Type.ToolTip:
            return super().event(event)
        assert isinstance(event, QHelpEvent)
        words = (card_out(card, n) for area, card, n in self._cells() if area.contains(event.pos()))
        show_tooltip(event.globalPos(), next(words, ""), self)
        return True

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.retranslate()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the cards and their numbers."""
        painter, theme = QPainter(self), current_theme()
        font = self.font()
        font.setBold(True)
        painter.setFont(font)
        size = QSizeF(CARD * CARD_SHAPE, CARD) * self._line
        for area, card, count in self._cells():
            place = QRectF(area.topLeft(), size)
            place.moveTop(round(area.center().y() - size.height() / 2))
            painter.setOpacity(1.0 if count else NONE_LEFT)
            painter.drawPixmap(place.topLeft(), self._pictures.face(card, size))
            painter.setOpacity(1.0)
            painter.setPen(theme.ink if count else theme.muted)
            beside = area.adjusted(size.width() + GAP * self._line, 0, 0, 0)
            draw_middle(painter, beside, number(count), Qt.AlignmentFlag.AlignLeft)
        painter.end()


def card_out(card: Card, count: int) -> str:
    """Return how many cards of a kind are still out."""
    return translate("Texts", "{card}: {count}").format(card=card_name(card), count=number(count))


def family_out(family: Family, counts: Sequence[tuple[Card, int]]) -> str:
    """Return how many cards of each kind of a family are still out."""
    cards = listed(card_out(card, count) for card, count in counts)
    return _families()[family].format(cards=cards)


def _families() -> dict[Family, str]:
    return {
        Family.DISTANCE: translate("Texts", "Distance cards still out: {cards}."),
        Family.HAZARD: translate("Texts", "Hazards still out: {cards}."),
        Family.REMEDY: translate("Texts", "Remedies still out: {cards}."),
        Family.SAFETY: translate("Texts", "Safeties still out: {cards}."),
    }
