"""What the table of a race being entered is made of: heads of columns, and figures."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from mille_qt.play.score_sheet.score_table import DASH
from mille_qt.ui.labels import Label
from mille_qt.ui.side_mark import SideMark
from mille_qt.ui.texts import number
from mille_qt.ui.tooltips import set_tooltip
from mille_qt.ui.widgets import text_height

LEAST_NAME = 4.6  # lines of text


def head(side: int, names: tuple[str, ...]) -> QWidget:
    """The mark of a side and its names, a line each."""
    head = QWidget()
    row = QHBoxLayout(head)
    row.setContentsMargins(0, 0, 0, round(text_height() * 0.3))
    row.setSpacing(round(text_height() * 0.4))
    row.addWidget(SideMark(side))
    row.addWidget(Names(names), 1)
    return head


class Names(Label):
    """Names that are shortened where the column is narrow."""

    def __init__(self, names: tuple[str, ...]) -> None:
        super().__init__()
        self._names = names
        set_tooltip(self, "\n".join(names))
        self.setMinimumWidth(round(text_height() * LEAST_NAME))
        font = self.font()
        font.setBold(True)
        self.setFont(font)
        self._fit()

    def _fit(self) -> None:
        metrics, way = self.fontMetrics(), Qt.TextElideMode.ElideRight
        lines = [metrics.elidedText(name, way, self.width()) for name in self._names]
        self.setText("\n".join(lines))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Use the new width."""
        super().resizeEvent(event)
        self._fit()


def figure_label(bold: bool) -> Label:
    """A place for points, at the right of what they are for."""
    figure = Label()
    figure.setProperty("quiet", False)
    figure.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
    font = figure.font()
    font.setBold(bold)
    font.setFeature(QFont.Tag("tnum"), 1)  # digits of one width, where the font has them
    figure.setFont(font)
    return figure


def write_figure(label: Label, figure: int) -> None:
    """Write points, a quiet dash for none."""
    label.setText(number(figure) if figure else DASH)
    label.setAccessibleName(number(figure))
    if label.property("quiet") == bool(figure):
        label.setProperty("quiet", not figure)
        label.style().polish(label)  # style sheets look at a property only then
