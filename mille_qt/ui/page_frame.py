"""Base of the pages before a game: a column with buttons below it."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QAbstractButton,
    QHBoxLayout,
    QLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from mille_qt.ui.art.road_strip import RoadStrip, lay_out_on_road
from mille_qt.ui.page_keys import PageKeys
from mille_qt.ui.page_layout import CentredColumn
from mille_qt.ui.translation import Translated
from mille_qt.ui.widgets import WideButton, fill, text_height


class PageFrame(PageKeys, Translated, QWidget):
    """A page with a button to go back, pressed by Escape, and perhaps a main one, by Enter."""

    back_requested = Signal()

    _back: QPushButton
    _on: WideButton | None
    #: The picture along the bottom.
    road: RoadStrip

    def lay_out(
        self, lines_wide: float, parts: Sequence[QWidget | QLayout], strip: Sequence[QWidget]
    ) -> None:
        """Put `parts` one below the other, `lines_wide` lines of text wide at most.

        The `strip` below them begins with the button that goes back and ends with the main button,
        if the page has one; other widgets share the room between.
        """
        first, last = strip[0], strip[-1]
        assert isinstance(first, QPushButton), "goes back"
        self._back, self._on = first, last if isinstance(last, WideButton) else None
        first.clicked.connect(self.back_requested)
        scroll = CentredColumn(lines_wide, self)
        scroll.column.setSpacing(round(text_height() * 0.7))
        fill(scroll.column, *parts)
        row = QHBoxLayout()
        for widget in strip:
            if widget is self._on:
                row.addStretch()
            row.addWidget(widget, 0 if isinstance(widget, QPushButton) else 1)
        if self._on is None:
            row.addStretch()
        self.road = lay_out_on_road(QVBoxLayout(self), scroll, scroll.beside(row))

    def main_button(self) -> QAbstractButton | None:
        return self._on

    def escape_pressed(self) -> bool:
        self._back.click()
        return True
