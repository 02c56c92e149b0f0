"""Distance cards to tap, instead of adding up the miles of a side."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QPushButton

from mille_qt.features.score_keeper.side_column import SideColumn
from mille_qt.ui.art.cards.small_hand import SmallHand
from mille_qt.ui.editions import edition_of
from mille_qt.ui.fields import DropDown
from mille_qt.ui.labels import Label
from mille_qt.ui.page_layout import from_left, labelled_box
from mille_qt.ui.texts.cards import card_name, number
from mille_qt.ui.texts.turns import side_name
from mille_qt.ui.translation import Translated
from mille_qt.ui.widgets import Heading, PictureTile, Sheet, TileGrid, fill
from mille_rules.cards import DISTANCES, Card
from mille_rules.tallies import Tally

#: The least width of a tile, in lines of text.
TILE = 6.2


class CardPad(Translated, Sheet):
    """Adds the miles of each card that is tapped to those of a side: the one edited last."""

    def __init__(self, tally: Tally, columns: Sequence[SideColumn], card_language: str) -> None:
        """`columns` are the fields of all sides."""
        super().__init__()
        self._columns = columns
        #: The cards tapped for each side, until its miles are typed.
        self._tapped: list[list[Card]] = [[] for _ in columns]
        self._miles, deck = tally.rules.distances, tally.rules.deck_for(tally.seats)
        self._most = dict(tally.rules.quotas)
        self.title, self._label, self.side = Heading(), Label(), DropDown()
        self._names = tally.names
        self.side.addItems([""] * tally.sides)
        edition = edition_of(tally.rules.name)
        self.tiles = {
            card: PictureTile(SmallHand((card,), card_language, edition=edition))
            for card in DISTANCES
            if deck[card]
        }
        self.undo_button = QPushButton()
        parts = (labelled_box(self._label, self.side), TileGrid(TILE, self.tiles.values()))
        fill(self.column, self.title, *parts, from_left(self.undo_button), 1)
        self.side.currentIndexChanged.connect(self.update_cards)
        self.undo_button.clicked.connect(self._undo)
        for card, tile in self.tiles.items():
            tile.clicked.connect(partial(self._tap, card))
        for column in columns:
            column.miles.installEventFilter(self)
        self.retranslate()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the focus from side to side."""
        if event.type() == QEvent.Type.FocusIn:
            fields: list[QObject] = [column.miles for column in self._columns]
            self.side.setCurrentIndex(fields.index(watched))
        return False

    def _tap(self, card: Card) -> None:
        self._add(self._miles[card], [*self._tapped[self.side.currentIndex()], card])

    def _undo(self) -> None:
        *before, last = self._tapped[self.side.currentIndex()]
        self._add(-self._miles[last], before)

    def _add(self, miles: int, tapped: list[Card]) -> None:
        """Add miles to those of the side, which then has tapped these cards."""
        column = self._columns[self.side.currentIndex()]
        self._tapped[self.side.currentIndex()] = tapped
        column.miles.setValue(column.miles.value() + miles)
        if column.arrived and tapped:
            column.safe.setChecked(Card.MILES_200 not in tapped)
        self.update_cards()

    def update_cards(self) -> None:
        """Show what has been tapped for the side, and which cards it may still play."""
        for own, column in zip(self._tapped, self._columns, strict=True):
            if sum(self._miles[card] for card in own) != column.miles.value():
                own.clear()
        tapped = self._tapped[self.side.currentIndex()]
        miles = self._columns[self.side.currentIndex()].miles
        for card, tile in self.tiles.items():
            count = tapped.count(card)
            text = self.tr("× {count}").format(count=number(count)) if count else ""
            tile.set_texts(card_name(card), text)
            fits = miles.value() + self._miles[card] <= miles.target
            tile.setEnabled(fits and count < self._most.get(card, count + 1))
        self.undo_button.setEnabled(bool(tapped))

    def retranslate(self) -> None:
        self.title.setText(self.tr("Tap each card"))
        self._label.setText(self.tr("Side"))
        self.side.setAccessibleName(self.tr("Side"))
        for side in range(self.side.count()):
            self.side.setItemText(side, side_name(side, self._names, None, self.side.count()))
        self.undo_button.setText(self.tr("Undo"))
        self.update_cards()
