"""Popups with tiles to choose from, and the one with the grid of characters."""

from collections.abc import Collection
from enum import IntEnum

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from mille_qt.ui.art.characters.cast import CAST, PLAIN, Character, character_named
from mille_qt.ui.art.characters.face import Face
from mille_qt.ui.art.characters.portrait_picture import paint_portrait
from mille_qt.ui.scrolling import make_transparent
from mille_qt.ui.texts.characters import character_text, play_name, style_text
from mille_qt.ui.theme.application_theme import Theme, current_theme
from mille_qt.ui.widgets import QuietText, text_height
from mille_qt.ui.wrapped_entries import Index
from mille_rules.styles import Style


class TilePopup(QFrame):
    """A sheet that opens below a widget, and is deleted when it is closed."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setProperty("sheet", True)

    def open_below(self, widget: QWidget) -> None:
        """Open below a widget, inside its window."""
        window = widget.window()
        room = window.rect()
        self.resize(self.wanted_size(room.size()).boundedTo(room.size()))
        corner = widget.mapTo(window, QPoint(0, widget.height()))
        corner.setX(max(0, min(corner.x(), room.width() - self.width())))
        corner.setY(max(0, min(corner.y(), room.height() - self.height())))
        self.move(window.mapToGlobal(corner))
        self.show()

    def wanted_size(self, _room: QSize) -> QSize:
        """Return the best size in a window of a size."""
        return self.sizeHint()


class TileList(QListWidget):
    """Tiles in rows."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("pages", True)
        make_transparent(self)
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(True)
        self.setUniformItemSizes(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setMouseTracking(True)


#: Lines of text: a tile, and the face in it.
TILE_WIDTH, TILE_HEIGHT, FACE = 14.0, 3.6, 3.0
_GAP = 0.4
_CORNER = 6.0  # pixels
#: Opacity of tiles that cannot be selected.
_FAINT = 0.45


class TilePart(IntEnum):
    """Data roles of a tile's item, besides its name."""

    CHARACTER = Qt.ItemDataRole.UserRole
    PORTRAIT = Qt.ItemDataRole.UserRole + 1
    PLAYS = Qt.ItemDataRole.UserRole + 2


class Tile(QStyledItemDelegate):
    """Draws a tile."""

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        """Return the same size for all tiles."""
        return QSize(round(text_height() * TILE_WIDTH), round(text_height() * TILE_HEIGHT))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw the ground, the face and the words."""
        theme, line = current_theme(), text_height()
        area = QRectF(option.rect).adjusted(2, 2, -2, -2)
        state = option.state
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not state & QStyle.StateFlag.State_Enabled:
            painter.setOpacity(_FAINT)
        self._paint_ground(painter, area, theme, chosen, bool(state & _HOVERED))
        side = FACE * line
        top = area.center().y() - side / 2
        face = QRectF(area.left() + _GAP * line / 2, top, side, side)
        paint_portrait(painter, face, Face("", str(index.data(TilePart.PORTRAIT))), theme=theme)
        words = area.adjusted(face.right() - area.left() + _GAP * line, 0, -_GAP * line / 2, 0)
        self._paint_words(painter, words, index, theme, chosen)
        painter.restore()

    def _paint_ground(
        self, painter: QPainter, area: QRectF, theme: Theme, chosen: bool, hovered: bool
    ) -> None:
        if not (chosen or hovered):
            return
        painter.setPen(QPen(theme.line, 1) if hovered and not chosen else Qt.PenStyle.NoPen)
        painter.setBrush(theme.chosen if chosen else theme.window)
        painter.drawRoundedRect(area, _CORNER, _CORNER)

    def _paint_words(
        self,
        painter: QPainter,
        area: QRectF,
        index: Index,
        theme: Theme,
        chosen: bool,
    ) -> None:
        middle = area.center().y()
        bold = QFont(painter.font())
        bold.setBold(True)
        lines = (
            (str(index.data(Qt.ItemDataRole.DisplayRole)), bold, theme.ink, -1.0),
            (str(index.data(TilePart.PLAYS)), painter.font(), theme.muted, 0.0),
        )
        for text, font, colour, above in lines:
            painter.setFont(font)
            painter.setPen(theme.on_chosen if chosen else colour)
            height = text_height() * 1.1
            rect = QRectF(area.left(), middle + above * height, area.width(), height)
            shown = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, rect.width())
            painter.drawText(rect, Qt.AlignmentFlag.AlignVCenter, shown)


_HOVERED = QStyle.StateFlag.State_MouseOver


#: The grid is at most three tiles wide, and narrower where the window is.
_ACROSS = 3
_MARGIN = 0.5  # lines of text, round the grid
#: Pixels that a list needs beside its tiles.
_SPARE = 4
_TOLD = Qt.ItemDataRole.AccessibleDescriptionRole


class CharacterPicker(TilePopup):
    """All characters and the plain computer; closes when one is picked, or on Escape."""

    #: The Character, None for a computer player without one.
    picked = Signal(object)

    def __init__(self, taken: Collection[str], name: str, parent: QWidget) -> None:
        """`taken`: names that cannot be picked; `name`: the current one."""
        super().__init__(parent)
        self.list, self.text = TileList(), QuietText()
        self.list.setResizeMode(QListView.ResizeMode.Adjust)
        self.list.setItemDelegate(Tile(self.list))
        for character in (*CAST, None):
            self._add(character, taken)
        self._column = column = QVBoxLayout(self)
        margin = round(text_height() * _MARGIN)
        column.setContentsMargins(margin, margin, margin, margin)
        column.addWidget(self.list, 1)
        column.addWidget(self.text)
        self.list.currentItemChanged.connect(self._explain)
        self.list.itemClicked.connect(self._pick)
        self.list.itemActivated.connect(self._pick)
        self.list.setAccessibleName(self.tr("Computer players"))
        self.list.setCurrentRow(_row_of(name))
        self.list.setFocus()

    def _add(self, character: Character | None, taken: Collection[str]) -> None:
        name = self.tr("Plain computer") if character is None else character.name
        plays = self.tr("any level") if character is None else play_name(str(character.play))
        item = QListWidgetItem(name, self.list)
        if character is not None and name in taken:
            plays = self.tr("already at the table")
            item.setFlags(Qt.ItemFlag.NoItemFlags)
        item.setData(TilePart.CHARACTER, None if character is None else character.name)
        item.setData(TilePart.PORTRAIT, PLAIN if character is None else character.portrait)
        item.setData(TilePart.PLAYS, plays)
        item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{name}, {plays}")
        item.setData(_TOLD, self._sentence(character))

    def _sentence(self, character: Character | None) -> str:
        if character is None:
            return self.tr("You choose its name and level. {style}").format(
                style=style_text(Style.EVEN)
            )
        return f"{character_text(character.name)} {style_text(character.play.style)}"

    def wanted_size(self, room: QSize) -> QSize:
        """Return the size of all tiles with the longest explanation."""
        tile = QSize(round(text_height() * TILE_WIDTH), round(text_height() * TILE_HEIGHT))
        frame = 2 * round(text_height() * _MARGIN) + _SPARE
        bar = self.list.verticalScrollBar().sizeHint().width()
        across = max(1, min(_ACROSS, (room.width() - frame - bar) // tile.width()))
        down = -(-self.list.count() // across)
        width = across * tile.width() + frame + bar
        # The explanation must not make the popup jump from tile to tile.
        self.text.setFixedHeight(self._most_text(min(width, room.width()) - frame))
        height = down * tile.height() + frame + self.text.height() + self._column.spacing()
        return QSize(width, height)

    def _most_text(self, width: int) -> int:
        """Return the height of the longest explanation at a width, in pixels."""
        metrics, room = self.text.fontMetrics(), QRect(0, 0, width, 0)
        told = (str(self.list.item(row).data(_TOLD)) for row in range(self.list.count()))
        wrap = int(Qt.TextFlag.TextWordWrap)
        return max(metrics.boundingRect(room, wrap, text).height() for text in told)

    def _explain(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            self.text.setText(str(item.data(_TOLD)))

    def _pick(self, item: QListWidgetItem) -> None:
        if not item.flags() & Qt.ItemFlag.ItemIsEnabled:
            return  # a click on somebody who is at the table already
        name = item.data(TilePart.CHARACTER)
        self.close()
        self.picked.emit(None if name is None else character_named(name))


def _row_of(name: str) -> int:
    """Return the row of the character with a name; the plain computer's for any other."""
    return next((row for row, each in enumerate(CAST) if each.name == name), len(CAST))
