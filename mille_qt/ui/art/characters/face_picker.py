"""Popup in which a person chooses a portrait and a colour."""

from collections.abc import Iterable

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import (
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from mille_qt.ui.art.characters.face import COLOURS, PORTRAITS, Face
from mille_qt.ui.art.characters.picker import TileList, TilePopup
from mille_qt.ui.art.characters.portrait_picture import paint_portrait
from mille_qt.ui.labels import Label
from mille_qt.ui.texts.characters import colour_name, portrait_name
from mille_qt.ui.theme.application_theme import current_theme
from mille_qt.ui.tooltips import set_tooltip
from mille_qt.ui.widgets import text_height
from mille_qt.ui.wrapped_entries import Index

# Tiles in a row, and their size in lines of text.
PORTRAITS_ACROSS, PORTRAIT_SIZE = 5, 3.9
COLOURS_ACROSS, COLOUR_SIZE = 9, 2.1
_MARGIN = 0.6  # lines of text
# The frame of the chosen tile and its distance from the face, in pixels.
_FRAME, _GAP = 2.5, 2.0
_FACE = Qt.ItemDataRole.UserRole


class FacePicker(TilePopup):
    """All portraits and colours; `picked` carries a Face after each choice.

    Stays open until Enter, Escape or a click elsewhere, so that both can be chosen.
    """

    picked = Signal(object)

    def __init__(self, face: Face, parent: QWidget) -> None:
        """`face` is the current one."""
        super().__init__(parent)
        self.face = face
        self._names = ("", *PORTRAITS)
        self._numbers = (None, *range(len(COLOURS)))
        self.portraits = _FaceList(PORTRAITS_ACROSS, PORTRAIT_SIZE)
        self.colours = _FaceList(COLOURS_ACROSS, COLOUR_SIZE)
        self.portraits.fill(map(portrait_name, self._names))
        self.colours.fill(map(colour_name, self._numbers))
        self.text = Label()
        self._arrange()
        self._show_choice()
        self.portraits.currentRowChanged.connect(self._choose)
        self.colours.currentRowChanged.connect(self._choose)

    def _arrange(self) -> None:
        column = QVBoxLayout(self)
        margin = round(text_height() * _MARGIN)
        column.setContentsMargins(margin, margin, margin, margin)
        for part in (self.portraits, self.colours, self.text):
            column.addWidget(part, 0, Qt.AlignmentFlag.AlignHCenter)
        self.portraits.setAccessibleName(self.tr("Portrait"))
        self.colours.setAccessibleName(self.tr("Colour"))
        self.portraits.setCurrentRow(self._names.index(self.face.portrait))
        self.colours.setCurrentRow(self._numbers.index(self.face.colour))
        self.portraits.setFocus()

    def _choose(self) -> None:
        self.face = self.face._replace(
            portrait=self._names[self.portraits.currentRow()],
            colour=self._numbers[self.colours.currentRow()],
        )
        self._show_choice()
        self.picked.emit(self.face)

    def _show_choice(self) -> None:
        """Show every portrait on the chosen colour."""
        face = self.face
        self.portraits.show_faces(face._replace(portrait=name) for name in self._names)
        plain = (Face("", "", number) for number in self._numbers[1:])
        self.colours.show_faces((face._replace(colour=None), *plain))
        self.text.setText(f"{portrait_name(face.portrait)} · {colour_name(face.colour)}")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close on Enter."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.close()
        else:
            super().keyPressEvent(event)


class _FaceList(TileList):
    """A grid of round pictures."""

    def __init__(self, across: int, lines: float) -> None:
        super().__init__()
        self._across, self._side = across, round(lines * text_height())
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setItemDelegate(_FaceTile(self._side, self))

    def fill(self, names: Iterable[str]) -> None:
        """Add a tile for each name, with an accessible name and a tooltip."""
        for name in names:
            item = QListWidgetItem(self)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, name)
            set_tooltip(item, name)
        down = -(-self.count() // self._across)
        self.setFixedSize(self._across * self._side + 4, down * self._side + 4)

    def show_faces(self, faces: Iterable[Face]) -> None:
        """Show the faces on the tiles."""
        for row, face in enumerate(faces):
            self.item(row).setData(_FACE, face)
        self.viewport().update()


class _FaceTile(QStyledItemDelegate):
    """Draws a face, in a frame if it is chosen or below the pointer."""

    def __init__(self, side: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._side = side

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        """Return the same size for all tiles."""
        return QSize(self._side, self._side)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw the tile."""
        theme, state = current_theme(), option.state
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        focused = chosen and bool(state & QStyle.StateFlag.State_HasFocus)
        area = QRectF(option.rect).adjusted(_FRAME, _FRAME, -_FRAME, -_FRAME)
        if chosen or state & QStyle.StateFlag.State_MouseOver:
            painter.save()
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            colour = theme.focus if focused else theme.chosen if chosen else theme.line
            painter.setPen(QPen(colour, _FRAME))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(area)
            painter.restore()
        inner = area.adjusted(*[_FRAME + _GAP] * 2, *[-_FRAME - _GAP] * 2)
        paint_portrait(painter, inner, index.data(_FACE), theme=theme)
