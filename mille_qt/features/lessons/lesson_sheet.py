"""The score sheet of a lesson's race, on which the coach's current item is marked."""

from collections.abc import Sequence

from PySide6.QtCore import QItemSelectionModel, QRectF
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QAbstractItemView, QVBoxLayout, QWidget

from mille_qt.play.score_sheet import score_figures
from mille_qt.play.score_sheet.score_table import Ledger
from mille_qt.ui.art.landscape.daylight import Daylight, daylight
from mille_qt.ui.art.landscape.scenery import paint_scenery
from mille_qt.ui.page_layout import CentredColumn
from mille_qt.ui.theme.application_theme import current_theme
from mille_qt.ui.widgets import Heading, Sheet
from mille_rules.scoring import ITEMS
from mille_rules.views import View

COLUMN = 37.0  # lines of text, as on the score sheet of a match
MARK = "▸ "


class LessonSheet(QWidget):
    """Shows one race item by item, on top of the table."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._light, self._ground = daylight(1.0, current_theme()), QPixmap()
        page = QVBoxLayout(self)
        scroll = self._scroll = CentredColumn(COLUMN)
        self._title, self._items, sheet = Heading(), Ledger(), Sheet()
        self._items.choose_rows()
        self._items.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        sheet.column.addWidget(self._title)
        sheet.column.addWidget(self._items)
        scroll.column.addWidget(sheet)
        page.addStretch(1)
        page.addWidget(scroll)
        page.addStretch(1)
        self.hide()

    def show_light(self, light: Daylight) -> None:
        """Show the landscape behind the sheet in a light of the day."""
        if light != self._light:
            self._light, self._ground = light, QPixmap()
            self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the landscape, which is painted once for each size and light."""
        ratio = self.devicePixelRatioF()
        if self._ground.isNull() or self._ground.deviceIndependentSize().toSize() != self.size():
            self._ground = QPixmap(self.size() * ratio)
            self._ground.setDevicePixelRatio(ratio)
            landscape = QPainter(self._ground)
            landscape.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_scenery(landscape, QRectF(self.rect()), self._light)
            landscape.end()
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._ground)
        painter.end()

    def show_item(self, names: Sequence[str], view: View, item: str) -> None:
        """Show the latest race with this item marked."""
        race = len(view.match.races) - 1
        labels, rows = score_figures.item_table(view, race)
        # The last row counts games won, which one race does not have.
        labels, rows = labels[:-1], rows[:-1]
        row = (*ITEMS, "total").index(item)
        marked = [MARK + label if i == row else label for i, label in enumerate(labels)]
        self._title.setText(self.tr("Points in this race"))
        self._items.setAccessibleName(self._title.text())
        self._items.show_figures(score_figures.sides(names, view), marked, rows)
        self._items.embolden(len(ITEMS), len(ITEMS) + 1)
        rows_too = QItemSelectionModel.SelectionFlag.ClearAndSelect
        rows_too |= QItemSelectionModel.SelectionFlag.Rows
        index = self._items.model().index(row, 0)
        self._items.selectionModel().select(index, rows_too)
        self.show()
        self.raise_()
        middle = self._items.visualRect(index).center()
        point = self._items.viewport().mapTo(self._scroll.content, middle)
        self._scroll.ensureVisible(point.x(), point.y())
