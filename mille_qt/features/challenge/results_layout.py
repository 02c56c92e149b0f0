"""The layout of the dialogs with a table of results."""

from collections.abc import Sequence

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from mille_qt.ui.report_table import ReportTable
from mille_qt.ui.scrolling import Scrolling
from mille_qt.ui.widgets import text_height

#: Size of a dialog in lines of text, and its greatest share of the screen.
WIDTH, HEIGHT, SCREEN_SHARE = 54.0, 26.0, 0.9


def lay_out_results(
    dialog: QDialog, parts: Sequence[QWidget], buttons: Sequence[QPushButton]
) -> None:
    """Put the parts of a dialog one below the other, and the buttons below them.

    The last button is at the right and closes the dialog.
    """
    outside = QVBoxLayout(dialog)
    content, scroll = QWidget(), Scrolling()
    column = QVBoxLayout(content)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(round(text_height() * 0.5))
    for widget in parts:
        column.addWidget(widget, int(isinstance(widget, ReportTable)))
    column.addStretch()
    scroll.setWidget(content)
    outside.addWidget(scroll)
    row = QHBoxLayout()
    *others, close = buttons
    for button in others:
        button.setAutoDefault(False)
        row.addWidget(button)
    row.addStretch(1)
    row.addWidget(close)
    close.setDefault(True)
    close.clicked.connect(dialog.accept)
    outside.addLayout(row)
    room = dialog.screen().availableGeometry().size() * SCREEN_SHARE
    wanted = QSize(round(text_height() * WIDTH), round(text_height() * HEIGHT))
    dialog.resize(wanted.boundedTo(room))
