"""The standings of a group, with the portraits of the people."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QWidget

from mille_qt.features.evenings.evening_reports import standings_report
from mille_qt.features.evenings.standings import PersonTotals
from mille_qt.ui.art.characters.face import Face, Mood
from mille_qt.ui.art.characters.portrait_picture import paint_portrait
from mille_qt.ui.report import Report
from mille_qt.ui.report_table import ReportTable
from mille_qt.ui.theme.application_theme import heading_font
from mille_qt.ui.widgets import SECTION, text_height
from mille_qt.ui.wrapped_entries import Index

#: In lines of text: a row, and the additional width of a column. Of a row: the portrait and the gap
#: beside it.
ROW, COLUMN_GAP, FACE, GAP = 2.6, 1.0, 0.86, 0.08
#: More people than play together.
MOST_PEOPLE = 12
_NAME, _WON, _DIFFERENCE = 1, 2, 4


class StandingsView(ReportTable):
    """The people of a group, the one in the lead first; as high as its rows."""

    def __init__(self, face_of: Callable[[str], Face], parent: QWidget | None = None) -> None:
        """`face_of` returns the face of a person by name."""
        super().__init__(most_rows=MOST_PEOPLE, row=ROW, gap=COLUMN_GAP, parent=parent)
        self._lines: Sequence[PersonTotals] = ()
        self._face_of = face_of
        self.setItemDelegate(_PersonDelegate(self))

    def show_standings(self, lines: Sequence[PersonTotals]) -> None:
        """Show the lines of all people."""
        self._lines = lines
        columns, rows = standings_report(lines)
        self.show_report(Report(columns, [row._replace(bold=()) for row in rows]))

    def minimumSizeHint(self) -> QSize:
        """Return the width of all columns, so that none is scrolled out of sight."""
        return QSize(self.columns_width(), super().minimumSizeHint().height())

    def face(self, row: int) -> tuple[Face, Mood]:
        """Return the face of a row; who is in the lead alone smiles."""
        line = self._lines[row]
        alone = sum(one.rank == 1 for one in self._lines) == 1
        mood = Mood.HAPPY if line.rank == 1 and alone and line.won else Mood.CALM
        return self._face_of(line.name), mood


class _PersonDelegate(QStyledItemDelegate):
    """Draws the portrait before the name, and the figures that decide in the font of headings."""

    def __init__(self, table: StandingsView) -> None:
        super().__init__(table)
        self._table = table

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        if index.column() in (_NAME, _WON, _DIFFERENCE):
            option.font = heading_font(SECTION)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the size of the text, with room for the portrait before a name."""
        room = round(text_height() * ROW * (FACE + GAP)) if index.column() == _NAME else 0
        return super().sizeHint(option, index) + QSize(room, 0)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw the portrait, and the cell in the rest."""
        rect = option.rect
        height = rect.height()
        size = height * FACE
        room, left = round(size + height * GAP), rect.left()
        if index.column() != _NAME:
            super().paint(painter, option, index)
            return
        if option.direction == Qt.LayoutDirection.RightToLeft:
            left = round(rect.right() - size)
            option.rect = rect.adjusted(0, 0, -room, 0)
        else:
            option.rect = rect.adjusted(room, 0, 0, 0)
        super().paint(painter, option, index)
        face, mood = self._table.face(index.row())
        portrait = QRectF(left, rect.top() + (height - size) / 2, size, size)
        paint_portrait(painter, portrait, face, mood=mood)
