"""The table of the standings: rank, portrait and name, matches won, points, difference."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from mille_qt.features.evenings.evening_texts import headings, totals_in_words
from mille_qt.features.evenings.plain_table import PlainTable
from mille_qt.features.evenings.standings import PersonTotals
from mille_qt.ui.characters.face import Face, Mood
from mille_qt.ui.characters.portrait_picture import paint_portrait
from mille_qt.ui.text_table import LEFT, RIGHT
from mille_qt.ui.texts import number, signed
from mille_qt.ui.theme.application_theme import heading_font
from mille_qt.ui.widgets import SECTION, text_height

#: In lines of text: the wanted width of a column of figures, and that of names before it.
FIGURES, NAMES = 7.0, 12.0
#: In lines of text: a row, and of a row: the portrait and the gap beside it.
ROW, FACE, GAP = 2.6, 0.86, 0.08
_NAME, _WON, _DIFFERENCE = 1, 2, 4


class StandingsView(PlainTable):
    """The people of a group, the one in the lead first; as high as its rows."""

    def __init__(self, face_of: Callable[[str], Face], parent: QWidget | None = None) -> None:
        """`face_of` returns the face of a person by name."""
        super().__init__(ROW, parent)
        self._lines: Sequence[PersonTotals] = ()
        self._face_of = face_of
        self.setItemDelegateForColumn(_NAME, _NameDelegate(self))

    def show_standings(self, lines: Sequence[PersonTotals]) -> None:
        """Show the lines of all people."""
        self._lines = lines
        texts = ["", self.tr("Player"), *headings()]
        self.set_headings(texts, figures=range(_WON, len(texts)))
        self.setRowCount(len(lines))
        for row, line in enumerate(lines):
            figures = (line.won, line.points)
            texts = [f"{number(line.rank)}.", line.name, *map(number, figures)]
            for column, text in enumerate([*texts, signed(line.difference)]):
                item = self.set_cell(row, column, text, LEFT if column == _NAME else RIGHT)
                if column in (_NAME, _WON, _DIFFERENCE):
                    item.setFont(heading_font(SECTION))
            self.describe_row(row, totals_in_words(line))
        self.fit_columns()

    @property
    def in_words(self) -> str:
        """All lines as sentences."""
        return ". ".join(map(totals_in_words, self._lines))

    def face(self, row: int) -> tuple[Face, Mood]:
        """Return the face of a row; who is in the lead alone smiles."""
        line = self._lines[row]
        alone = sum(one.rank == 1 for one in self._lines) == 1
        mood = Mood.HAPPY if line.rank == 1 and alone and line.won else Mood.CALM
        return self._face_of(line.name), mood

    def fit_columns(self) -> None:
        """Give the figures the room they need, or more if the names have enough."""
        header, mode, line = self.horizontalHeader(), QHeaderView.ResizeMode, text_height()
        header.setMinimumSectionSize(0)
        header.setSectionResizeMode(mode.Fixed)
        self.resizeColumnsToContents()
        figures = range(_WON, self.columnCount())
        spare = self.viewport().width() - header.sectionSize(0) - NAMES * line
        wide = round(min(FIGURES * line, spare / max(1, len(figures))))
        for section in figures:
            header.resizeSection(section, max(wide, header.sectionSize(section)))
        header.setSectionResizeMode(_NAME, mode.Stretch)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Return the height of all rows, so that only the page scrolls."""
        return self.size_for_rows(self.rowCount())


class _NameDelegate(QStyledItemDelegate):
    """Draws the portrait before the name."""

    def __init__(self, table: StandingsView) -> None:
        super().__init__(table)
        self._table = table

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Draw the portrait, and the cell in the rest."""
        rect = option.rect
        height = rect.height()
        size = height * FACE
        top = rect.top() + (height - size) / 2
        face, mood = self._table.face(index.row())
        room = round(size + height * GAP)
        left = rect.left()
        if option.direction == Qt.LayoutDirection.RightToLeft:
            left = round(rect.right() - size)
            option.rect = rect.adjusted(0, 0, -room, 0)
        else:
            option.rect = rect.adjusted(room, 0, 0, 0)
        super().paint(painter, option, index)
        paint_portrait(painter, QRectF(left, top, size, size), face, mood=mood)
