"""Draws the ledgers of a score sheet: headers with the sides, figures, rules above totals."""

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QHeaderView, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from mille_qt.ui.characters.side_faces import SideFaces, faces_width, paint_faces
from mille_qt.ui.side_mark import paint_side_mark
from mille_qt.ui.theme.application_theme import current_theme
from mille_qt.ui.widgets import text_height

#: In lines of text: the mark before the names, the gap after it, and the padding.
MARK, MARK_GAP, PADDING = 1.1, 0.4, 0.5
#: The size of a face, also in a low window, and the room around it.
FACE, LOW_FACE, FACE_GAP = 3.2, 2.1, 0.7
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class SidesHeader(QHeaderView):
    """Header with the faces of each side, or its mark, and its names, one per line."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.viewport().setAutoFillBackground(False)
        self.setHighlightSections(False)
        #: The faces above the names; without them a mark is drawn before the names.
        self.faces: Sequence[SideFaces] = ()
        #: The size of a face in lines of text.
        self.face = FACE

    def sizeHint(self) -> QSize:
        """Return a height for the longest list of names."""
        lines = [len(self._lines(section)) for section in range(self.count())]
        above = self.face + FACE_GAP if self.faces else 1
        height = round(text_height() * (max(lines, default=1) + above))
        return QSize(super().sizeHint().width(), height)

    def _lines(self, section: int) -> list[str]:
        """Return a line for each name; a single long name is split before its last word."""
        names = str(self.model().headerData(section, Qt.Orientation.Horizontal) or "").split("\n")
        room = self._room(QRect(0, 0, self.sectionSize(section), 0)).width()
        if len(names) == 1 and self.fontMetrics().horizontalAdvance(names[0]) > room:
            names = names[0].rsplit(" ", 1)
        return names

    def _room(self, section: QRect) -> QRect:
        """Return the part of a section that is left for the names."""
        line = text_height()
        mark = 0.0 if self.faces else MARK + MARK_GAP
        before = round(line * (mark + PADDING))
        return section.adjusted(before, 0, -round(line * PADDING), -round(line * 0.3))

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        """Draw the names right-aligned above the figures, and the mark before them."""
        if section == 0:
            return
        line, metrics, room = text_height(), self.fontMetrics(), self._room(rect)
        names = self._lines(section)
        short = [metrics.elidedText(n, Qt.TextElideMode.ElideRight, room.width()) for n in names]
        painter.setPen(current_theme().ink)
        width = max(metrics.horizontalAdvance(name) for name in short)
        top = room.bottom() - metrics.height() * len(short)
        for i, name in enumerate(short):
            place = QRect(room.left(), top + i * metrics.height(), room.width(), metrics.height())
            painter.drawText(place, _RIGHT, name)
        if self.faces:
            self._paint_faces(painter, QRectF(room), top, self.faces[section - 1])
            return
        side = line * MARK
        left = room.right() - width - side - line * MARK_GAP
        middle = top + metrics.height() * len(short) / 2
        paint_side_mark(painter, QRectF(left, middle - side / 2, side, side), section - 1)

    def _paint_faces(self, painter: QPainter, room: QRectF, bottom: int, side: SideFaces) -> None:
        """Draw the faces above the names."""
        height = text_height() * self.face
        width = faces_width(side, height)
        top = bottom - text_height() * FACE_GAP / 2 - height
        paint_faces(painter, QRectF(room.right() - width, top, width, height), side)


class FigureDelegate(QStyledItemDelegate):
    """Delegate that pads the text and draws the rules."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        #: Rows with a rule above them.
        self.ruled_rows: frozenset[int] = frozenset()

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        """Return the size of the text with its padding."""
        return super().sizeHint(option, index) + QSize(round(text_height() * PADDING * 2), 0)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Draw the figure, and the rule above it."""
        self.initStyleOption(option, index)
        selected = option.state & option.state.State_Selected
        theme = current_theme()
        if selected:
            painter.fillRect(option.rect, theme.chosen)
        edge = round(text_height() * PADDING)
        figure = index.column() > 0
        colour = option.palette.color(option.palette.ColorRole.Text)
        painter.save()
        painter.setFont(option.font)
        painter.setPen(theme.on_chosen if selected else colour)
        place = option.rect.adjusted(edge, 0, -edge, 0)
        painter.drawText(place, _RIGHT if figure else _LEFT, option.text)
        if index.row() in self.ruled_rows:
            painter.setPen(QPen(theme.ink, 1))
            painter.drawLine(option.rect.topLeft(), option.rect.topRight())
        painter.restore()
