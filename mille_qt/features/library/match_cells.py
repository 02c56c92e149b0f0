"""Draws the portraits of the players before their names, in the library."""

from collections.abc import Callable

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QTableView

from mille_qt.features.library.matches_model import MatchesModel
from mille_qt.session.matches.match_summary import MatchSummary
from mille_qt.ui.art.characters.face import Face
from mille_qt.ui.art.characters.portrait_picture import paint_portrait
from mille_rules.styles import COMPUTER

#: Returns the face of a player by name, and whether it is a computer.
FaceOf = Callable[[str, bool], Face]
#: In heights of a row: a portrait, the step to the next one, the gap before the names.
FACE, STEP, GAP = 0.82, 0.6, 0.2
#: The space around the names, in heights of a row.
PADDING = 0.6


class PlayersDelegate(QStyledItemDelegate):
    """Draws the portraits of all players before their names."""

    def __init__(self, table: QTableView, matches: MatchesModel, face_of: FaceOf) -> None:
        super().__init__(table)
        self._matches, self._face_of = matches, face_of

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Draw the cell with less room for the text, and the portraits in the rest."""
        summary = self._matches.entry(index.row()).summary
        rect: QRect = option.rect
        height = rect.height()
        seats = summary.seats
        room = round(height * (FACE + STEP * (seats - 1) + GAP)) if seats else 0
        # Names are never cut off for portraits.
        text = option.fontMetrics.horizontalAdvance(index.data()) + height * PADDING
        if option.direction == Qt.LayoutDirection.LeftToRight and room + text <= rect.width():
            self._paint_faces(painter, rect, summary)
            option.rect = rect.adjusted(room, 0, 0, 0)
        super().paint(painter, option, index)

    def _paint_faces(self, painter: QPainter, rect: QRect, summary: MatchSummary) -> None:
        height = rect.height()
        sides = max(1, len(summary.points))
        size = height * FACE
        top = rect.top() + (height - size) / 2
        pairs = zip(summary.names, summary.kinds, strict=False)
        for seat, (name, kind) in enumerate(pairs):
            area = QRectF(rect.left() + height * (GAP / 2 + STEP * seat), top, size, size)
            face = self._face_of(name, kind.startswith(COMPUTER))
            paint_portrait(painter, area, face, seat % sides, marked=False)
