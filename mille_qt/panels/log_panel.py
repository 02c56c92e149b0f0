"""What happened in this race, line by line; each line shows its moment again."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QIcon, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from mille_qt import texts
from mille_qt.table.pictures import Pictures
from mille_rules.cards import Card
from mille_rules.events import Event, EventKind
from mille_rules.views import Update

#: A card's height in the list, in line heights.
ICON_LINES = 1.9
#: Draws and answers without a card are seen on the table and would fill the log.
_TOLD = (
    EventKind.DEALT,
    EventKind.PLAYED,
    EventKind.DISCARDED,
    EventKind.COUP,
    EventKind.REACHED,
    EventKind.EXTENDED,
    EventKind.FINISHED,
    EventKind.RACE_OVER,
    EventKind.MATCH_OVER,
)


class LogPanel(QListWidget):
    """The log; `moment_chosen` carries the number of the update that a line came with."""

    moment_chosen = Signal(int)

    def __init__(self, pictures: Pictures, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pictures = pictures
        self._icons: dict[Card, QIcon] = {}
        self._entries: list[tuple[int, Event]] = []
        self._names: Sequence[str] = ()
        self._sides: Sequence[str] = ()
        self._own: int | None = None
        # Whether the panel has been painted. Its lines are written only then, after the first
        # table: with their pictures they take 9 ms of opening a match in the middle of a race.
        self._seen = False
        # Not singleShot with a receiver: PySide 6.11 never frees the 7 kB that each call takes.
        self._first_lines = QTimer(self, singleShot=True)
        self._first_lines.timeout.connect(self.retranslate)
        self.setWordWrap(True)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._set_icon_size()
        # The list knows its length only once it is laid out.
        self.verticalScrollBar().rangeChanged.connect(self.scrollToBottom)
        self.itemClicked.connect(self._choose)
        self.itemActivated.connect(self._choose)
        self.setAccessibleName(self.tr("Log of the race"))

    def name(self, names: Sequence[str], sides: Sequence[str], own: int | None) -> None:
        """Call seats and sides so; `own` is the seat that is addressed as you."""
        if (names, sides, own) != (self._names, self._sides, self._own):
            self._names, self._sides, self._own = names, sides, own
            self.retranslate()

    def dress(self, pictures: Pictures) -> None:
        """Take other card pictures."""
        self._pictures = pictures
        self._icons.clear()
        self.retranslate()

    def tell(self, update: Update) -> None:
        """Add what an update of the public table says."""
        if any(event.kind is EventKind.DEALT for event in update.events):
            self._entries.clear()
            self.clear()
        for event in update.events:
            if event.kind in _TOLD:
                self._entries.append((update.seq, event))
                if self._seen:
                    self._add(update.seq, event)
        if self._seen:
            self.scrollToBottom()

    def forget_after(self, seq: int) -> None:
        """Drop the lines of moves that were taken back."""
        self._entries = [entry for entry in self._entries if entry[0] <= seq]
        self.retranslate()

    def retranslate(self) -> None:
        """Write all lines anew."""
        if not self._seen:
            return
        self.clear()
        for seq, event in self._entries:
            self._add(seq, event)
        self.scrollToBottom()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._seen:
            self._seen = True
            self._first_lines.start(0)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows and Enter move in the list; digits and letters are the table's, as everywhere."""
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if event.text() and not enter:
            event.ignore()
            return
        super().keyPressEvent(event)
        if enter:
            # Qt would pass it on, and the table would answer its question with it.
            event.accept()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.setAccessibleName(self.tr("Log of the race"))
            self.retranslate()
        if event.type() == QEvent.Type.FontChange:
            self._set_icon_size()

    def _add(self, seq: int, event: Event) -> None:
        item = QListWidgetItem(texts.event(event, self._names, self._sides, self._own))
        item.setData(Qt.ItemDataRole.UserRole, seq)
        if event.card is not None:
            item.setIcon(self._icon(event.card))
        if event.kind is EventKind.COUP:
            bold = item.font()
            bold.setBold(True)
            item.setFont(bold)
        self.addItem(item)

    def _icon(self, card: Card) -> QIcon:
        """One icon for all lines of a card: Qt keeps a picture of its own for each icon painted."""
        if card not in self._icons:
            self._icons[card] = QIcon(self._pictures.face(card, QSizeF(self.iconSize())))
        return self._icons[card]

    def _set_icon_size(self) -> None:
        self._icons.clear()
        height = round(self.fontMetrics().height() * ICON_LINES)
        self.setIconSize(QSize(round(height * 5 / 7), height))

    def _choose(self, item: QListWidgetItem) -> None:
        self.moment_chosen.emit(item.data(Qt.ItemDataRole.UserRole))
