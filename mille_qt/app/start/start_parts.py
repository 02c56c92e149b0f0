"""How the ways into a game stand on the start page."""

from collections.abc import Sequence

from PySide6.QtWidgets import QGridLayout, QPushButton, QVBoxLayout

from mille_qt.ui.labels import Label
from mille_qt.ui.tooltips import set_tooltip

_COLUMNS = 2


def captioned(button: QPushButton, text: Label, gap: int) -> QVBoxLayout:
    """A button with a line about it right below; `gap` in pixels."""
    column = QVBoxLayout()
    column.setSpacing(gap)
    column.addWidget(button)
    column.addWidget(text)
    return column


def in_pairs(buttons: Sequence[QPushButton], gap: int) -> QGridLayout:
    """Two buttons beside each other, in as many rows as they need; `gap` in pixels."""
    grid = QGridLayout()
    grid.setSpacing(gap)
    for number, button in enumerate(buttons):
        row, column = divmod(number, _COLUMNS)
        grid.addWidget(button, row, column)
        grid.setColumnStretch(column, 1)
    return grid


def explain(button: QPushButton, text: str) -> None:
    """Say what a button is for, to the mouse and to a screen reader."""
    set_tooltip(button, text)
    button.setAccessibleDescription(text)
