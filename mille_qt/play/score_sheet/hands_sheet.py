"""The cards that everybody still held when a race ended, as people turn them over at a table."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication, QGridLayout, QWidget

from mille_qt.ui.art.cards.small_hand import SmallHand
from mille_qt.ui.art.characters.face import Face
from mille_qt.ui.art.characters.face_view import Portraits
from mille_qt.ui.art.characters.portrait_picture import SideFaces
from mille_qt.ui.editions import Edition, edition_of
from mille_qt.ui.labels import Label
from mille_qt.ui.texts.reading import cards_held
from mille_qt.ui.tooltips import set_tooltip
from mille_qt.ui.widgets import Heading, QuietText, Sheet, in_column, in_row, text_height
from mille_rules.cards import Card
from mille_rules.views import View

# In lines of text: the size of a face, and the width of a name.
FACE, NAME = 2.4, 8.0


class HeldCards(QWidget):
    """The face and the name of a player, and the cards that the player still held."""

    def __init__(
        self, side: SideFaces, cards: Sequence[Card], card_language: str, edition: Edition
    ) -> None:
        super().__init__()
        self._side = side
        self.face, self.name, self.count = Portraits(self), Label(parent=self), QuietText(self)
        self.cards = SmallHand(cards, card_language, edition=edition)
        self.face.show_sides((side,))
        self.count.setWordWrap(False)
        self.count.setText(self.tr("held %Ln cards", "", len(cards)))
        words = cards_held(side.name, cards)
        set_tooltip(self.name, side.name)
        set_tooltip(self.cards, words)
        for part in (self, self.cards):
            part.setAccessibleName(words)
        who = in_column(self.name, self.count, gap=0)
        self._row = in_row(self.face, (who, 1), self.cards, of=self)
        self.fit()

    def fit(self) -> None:
        """Adapt to the size of text."""
        line, elided = text_height(), Qt.TextElideMode.ElideRight
        self.face.set_height(round(line * FACE))
        name = QFontMetrics(QApplication.font()).elidedText(
            self._side.name, elided, round(NAME * line)
        )
        self.name.setText(name)
        self._row.setSpacing(round(line * 0.6))
        self.cards.updateGeometry()


class HandsSheet(Sheet):
    """A row for each player who still held cards; hidden without any."""

    def __init__(self, card_language: str) -> None:
        super().__init__()
        self._language = card_language
        self.title = Heading(parent=self)
        self.hands: list[HeldCards] = []
        self._grid, self._columns = QGridLayout(), 0
        self.column.addWidget(self.title)
        self.column.addLayout(self._grid)
        self.hide()

    def show_hands(self, names: Sequence[str], faces: Sequence[Face], view: View) -> None:
        """Show the open hands of a view; `names` and `faces` are by seat."""
        for old in self.hands:
            old.setParent(None)
            old.deleteLater()
        sides = view.setup.sides
        self.hands = [
            HeldCards(
                SideFaces(seat % sides, names[seat], (faces[seat],)),
                sorted(hand),
                self._language,
                edition_of(view.setup.rules.name),
            )
            for seat, hand in enumerate(view.open_hands)
            if hand
        ]
        self.title.setText(self.tr("Cards left in hand"))
        self._columns = 0
        self.setHidden(not self.hands)

    def in_words(self) -> list[str]:
        """Return a sentence about each hand."""
        return [hand.accessibleName() for hand in self.hands]

    def changeEvent(self, event: QEvent) -> None:
        """Adapt to another text size."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and self.hands:
            for hand in self.hands:
                hand.fit()
            self._columns = 0
            self.share(self.width())

    def share(self, width: float) -> None:
        """Arrange the hands in as many columns as fit into a width in pixels."""
        self._grid.setHorizontalSpacing(round(text_height() * 2))
        margins, gap = self.column.contentsMargins(), self._grid.horizontalSpacing()
        room = width - margins.left() - margins.right() + gap
        widest = max((hand.sizeHint().width() for hand in self.hands), default=1) + gap
        columns = max(1, min(int(room / widest), len(self.hands)))
        if columns == self._columns:
            return
        self._columns = columns
        for at, hand in enumerate(self.hands):
            self._grid.addWidget(hand, at // columns, at % columns)
            # Qt would show it later; until then it has no size.
            hand.show()
