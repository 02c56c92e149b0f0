"""The lines of the log, as a list of texts with small cards."""

from PySide6.QtCore import QEvent, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QFocusEvent, QIcon, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QMenu, QWidget

from mille_qt.play.keyboard import RULES_SIGN
from mille_qt.play.panels.log_delegate import CARD, CARD_SHAPE, LINE, SEQ, LogDelegate, LogLine
from mille_qt.table.pictures import Pictures
from mille_qt.ui.characters.face import Face
from mille_qt.ui.tooltips import set_tooltip
from mille_rules.cards import Card


class LogList(QListWidget):
    """Shows lines; `moment_chosen` carries the number of a line's update.

    `explanation_wanted` carries the row of a line, from 0.
    """

    moment_chosen = Signal(int)
    explanation_wanted = Signal(int)

    def __init__(self, pictures: Pictures, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pictures = pictures
        self._icons: dict[Card, QIcon] = {}
        #: The player of the last line, to whose turn the next line may belong.
        self._last_face: Face | None = None
        self._delegate = LogDelegate(self._icon, self)
        self.setItemDelegate(self._delegate)
        self.setProperty("log", True)
        self.setMouseTracking(True)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._set_icon_size()
        # The list knows its length only once it is laid out.
        self.verticalScrollBar().rangeChanged.connect(self.scrollToBottom)
        self.itemClicked.connect(self._choose)
        self.itemActivated.connect(self._choose)

    def set_pictures(self, pictures: Pictures) -> None:
        """Set the card pictures for new lines."""
        self._pictures = pictures
        self._icons.clear()

    def add(self, line: LogLine) -> None:
        """Append a line."""
        opens = line.face is None or line.face != self._last_face
        self._last_face = line.face
        item = QListWidgetItem(line.text)
        item.setData(SEQ, line.seq)
        item.setData(LINE, line._replace(opens=opens))
        if line.whole != line.text:
            set_tooltip(item, line.whole)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, line.whole)
        self.addItem(item)

    def clear(self) -> None:
        """Remove all lines."""
        self._last_face = None
        super().clear()

    def text_width(self, row: int) -> int:
        """The width of the text of a line, in pixels."""
        return self._delegate.text_width(self.font(), self.item(row).data(LINE))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrap the texts at the new width."""
        super().resizeEvent(event)
        # The event is that of the viewport. Asked for a viewport that Qt has made, PySide gets all
        # classes of widgets ready, which takes 25 ms.
        width = event.size().width()
        if self._delegate.width != width:
            self._delegate.width = width
            self.scheduleDelayedItemsLayout()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Select the last line first."""
        if self.currentRow() < 0:
            self.setCurrentRow(self.count() - 1)
        super().focusInEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle arrows and Enter; digits and letters are left to the table."""
        if event.text() == RULES_SIGN and self.currentItem() is not None:
            self.explanation_wanted.emit(self.currentRow())
            return
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if event.text() and not enter:
            event.ignore()
            return
        super().keyPressEvent(event)
        if enter:
            # Qt would pass it on, and the table would answer its question with it.
            event.accept()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Show the context menu of a line, by mouse or by the menu key."""
        by_mouse = event.reason() is QContextMenuEvent.Reason.Mouse
        item = self.itemAt(event.pos()) if by_mouse else self.currentItem()
        if item is None:
            return
        below = self.visualItemRect(item).bottomLeft()
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        explain = menu.addAction(self.tr("What just happened? ({key})").format(key=RULES_SIGN))
        show = menu.addAction(self.tr("Show this moment (Enter)"))
        explain.triggered.connect(lambda: self.explanation_wanted.emit(self.row(item)))
        show.triggered.connect(lambda: self._choose(item))
        menu.popup(event.globalPos() if by_mouse else self.viewport().mapToGlobal(below))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._set_icon_size()

    def _icon(self, card: Card) -> QIcon:
        """One icon for all lines with a card: Qt keeps a picture for each icon it paints."""
        if card not in self._icons:
            self._icons[card] = QIcon(self._pictures.face(card, QSizeF(self.iconSize())))
        return self._icons[card]

    def _set_icon_size(self) -> None:
        self._icons.clear()
        height = round(self.fontMetrics().height() * CARD)
        self.setIconSize(QSize(round(height * CARD_SHAPE), height))

    def _choose(self, item: QListWidgetItem) -> None:
        self.moment_chosen.emit(item.data(SEQ))
