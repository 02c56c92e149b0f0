"""One character in the grid: the face, and beside it the name over level and style."""

from enum import IntEnum

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from mille_qt.ui.art.characters.face import Face
from mille_qt.ui.art.characters.portrait_picture import paint_portrait
from mille_qt.ui.theme.application_theme import Theme, current_theme
from mille_qt.ui.widgets import text_height

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

    def sizeHint(
        self, _option: QStyleOptionViewItem, _index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        """Return the same size for all tiles."""
        return QSize(round(text_height() * TILE_WIDTH), round(text_height() * TILE_HEIGHT))

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
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
        index: QModelIndex | QPersistentModelIndex,
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
