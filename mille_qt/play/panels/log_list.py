"""The lines of the log, as a list of texts with small cards."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QFocusEvent,
    QFont,
    QFontMetrics,
    QIcon,
    QKeyEvent,
    QPainter,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QMenu,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from mille_qt.play.keyboard import RULES_SIGN
from mille_qt.play.panels.log_lines import LogLine
from mille_qt.table.pictures import Pictures
from mille_qt.ui.art.characters.face import Face
from mille_qt.ui.art.characters.portrait_picture import paint_portrait
from mille_qt.ui.theme.application_theme import current_theme
from mille_qt.ui.theme.own_font import Fitted
from mille_qt.ui.tooltips import set_tooltip
from mille_qt.ui.wrapped_entries import Index
from mille_rules.cards import Card

#: Multiples of a line of text: a face, the height of a card, the margin at the sides, the gaps
#: between face, text and card, and the space above and below a line and between turns.
FACE, CARD, EDGE, GAP, SPACE, TURN_SPACE = 2.1, 2.0, 0.85, 0.6, 0.2, 0.2
#: The part of a card's height that is its width.
CARD_SHAPE = 5 / 7
CORNER, RING = 6.0, 2.0  # pixels: the radius of a selected line, the width of the focus ring
TINT = 45  # the opacity of the ground of a bold line, of 255
#: The data roles of a line's item.
SEQ, LINE = Qt.ItemDataRole.UserRole, Qt.ItemDataRole.UserRole + 1


class LogDelegate(QStyledItemDelegate):
    """Draws a line in the font of its list; `width` is that of the list's viewport."""

    def __init__(self, icon: Callable[[Card], QIcon], parent: QObject) -> None:
        """`icon` returns the picture of a card, which is painted when it is first shown."""
        super().__init__(parent)
        self._icon = icon
        self.width = 0

    def text_width(self, font: QFont, entry: LogLine) -> int:
        """The width of the text of a line, in pixels."""
        beside = 2 * EDGE
        if entry.face is not None:
            beside += FACE + GAP
        if entry.card is not None:
            beside += CARD * CARD_SHAPE + GAP
        return self.width - round(beside * QFontMetrics(font).height())

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the height of the text, the card or the face, and the space around it."""
        entry: LogLine = index.data(LINE)
        metrics = QFontMetrics(_font(option.font, entry))
        line, room = metrics.height(), QRect(0, 0, self.text_width(option.font, entry), 0)
        height = metrics.boundingRect(room, int(_WRAPPED), entry.text).height()
        if entry.card is not None:
            height = max(height, round(CARD * line))
        if entry.opens and entry.face is not None:
            height = max(height, round(FACE * line))
        space = 2 * SPACE + (TURN_SPACE if entry.opens else 0)
        return QSize(self.width, height + round(space * line))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw the ground, the face, the text and the card."""
        entry: LogLine = index.data(LINE)
        theme, line = current_theme(), QFontMetrics(option.font).height()
        area = QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if entry.opens:
            if index.row():
                painter.setPen(QPen(theme.line, 1))
                y = round(area.top()) + 0.5
                left, right = area.left() + EDGE * line, area.right() - EDGE * line
                painter.drawLine(QPointF(left, y), QPointF(right, y))
            area.setTop(area.top() + TURN_SPACE * line / 2)
            area.setBottom(area.bottom() - TURN_SPACE * line / 2)
        self._paint_ground(painter, area.adjusted(3, 1, -3, -1), option, entry)
        area.adjust(EDGE * line, 0, -EDGE * line, 0)
        if entry.opens and entry.face is not None:
            face = QRectF(
                area.left(), area.center().y() - FACE * line / 2, FACE * line, FACE * line
            )
            paint_portrait(painter, face, entry.face, entry.side)
        selected = option.state & QStyle.StateFlag.State_Selected
        quiet = theme.muted if entry.face is None else theme.ink
        painter.setPen(theme.on_chosen if selected else quiet)
        painter.setFont(_font(option.font, entry))
        left = area.left() + (0 if entry.face is None else (FACE + GAP) * line)
        width = self.text_width(option.font, entry)
        words = QRectF(left, area.top(), width, area.height())
        painter.drawText(words, int(_WRAPPED | Qt.AlignmentFlag.AlignVCenter), entry.text)
        if entry.card is not None:
            height = round(CARD * line)
            card = QRect(0, 0, round(height * CARD_SHAPE), height)
            card.moveCenter(area.toRect().center())
            card.moveRight(round(area.right()))
            self._icon(entry.card).paint(painter, card)
        painter.restore()

    def _paint_ground(
        self, painter: QPainter, area: QRectF, option: QStyleOptionViewItem, entry: LogLine
    ) -> None:
        """Draw the ground of a line that is bold, selected or below the mouse; the focus ring."""
        theme, state = current_theme(), option.state
        selected = state & QStyle.StateFlag.State_Selected
        ground = None
        if selected:
            ground = theme.chosen
        elif state & QStyle.StateFlag.State_MouseOver:
            ground = theme.window
        elif entry.bold:
            ground = QColor(theme.gold)
            ground.setAlpha(TINT)
        if ground is not None:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(ground)
            painter.drawRoundedRect(area, CORNER, CORNER)
        if state & QStyle.StateFlag.State_HasFocus:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme.on_chosen if selected else theme.focus, RING))
            ring = area.adjusted(RING, RING, -RING, -RING)
            painter.drawRoundedRect(ring, CORNER - RING, CORNER - RING)


def _font(font: QFont, entry: LogLine) -> QFont:
    own = QFont(font)
    own.setBold(entry.bold)
    return own


_WRAPPED = Qt.TextFlag.TextWordWrap


class LogList(Fitted, QListWidget):
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
        self.fit()
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

    def _icon(self, card: Card) -> QIcon:
        """One icon for all lines with a card: Qt keeps a picture for each icon it paints."""
        if card not in self._icons:
            self._icons[card] = QIcon(self._pictures.face(card, QSizeF(self.iconSize())))
        return self._icons[card]

    def fit(self) -> None:
        self._icons.clear()
        height = round(self.fontMetrics().height() * CARD)
        self.setIconSize(QSize(round(height * CARD_SHAPE), height))

    def _choose(self, item: QListWidgetItem) -> None:
        self.moment_chosen.emit(item.data(SEQ))
