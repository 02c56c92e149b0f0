"""Popup with a grid of characters to choose from."""

from collections.abc import Collection

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QListView,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from mille_qt.ui.art.characters.cast import CAST, PLAIN, Character, character_named
from mille_qt.ui.art.characters.tile import TILE_HEIGHT, TILE_WIDTH, Tile, TilePart
from mille_qt.ui.art.characters.tile_popup import TileList, TilePopup
from mille_qt.ui.texts.characters import character_text, play_name, style_text
from mille_qt.ui.widgets import QuietText, text_height
from mille_rules.styles import Style

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
