"""The layout of the dialogs with a table of results."""

from collections.abc import Sequence

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QDialog, QPushButton, QVBoxLayout, QWidget

from mille_qt.ui.report_table import ReportTable
from mille_qt.ui.scrolling import Scrolling
from mille_qt.ui.widgets import fill, in_column, in_row, text_height

#: The width of a dialog in lines of text, and its greatest share of the screen.
WIDTH, SCREEN_SHARE = 54.0, 0.9
#: The rows of a table before it scrolls, and the height of a row in lines of text.
MOST_ROWS, ROW = 10, 2.2


def lay_out_results(
    dialog: QDialog, parts: Sequence[QWidget], buttons: Sequence[QPushButton]
) -> None:
    """Put the parts of a dialog one below the other, and the buttons below them.

    The last button is at the right and closes the dialog.
    """
    outside = QVBoxLayout(dialog)
    outside.setSpacing(round(text_height() * 0.6))
    content, scroll = QWidget(), Scrolling()
    in_column(*parts, 0, of=content, gap=0.5)
    for widget in parts:
        if isinstance(widget, ReportTable):
            widget.setMinimumWidth(1)  # its columns scroll, not the page
    scroll.setWidget(content)
    *others, close = buttons
    for button in others:
        button.setAutoDefault(False)
    close.setDefault(True)
    close.clicked.connect(dialog.accept)
    fill(outside, scroll, in_row(*others, 1, close))


def fit_to_results(dialog: QDialog) -> None:
    """Fit the height of a dialog to its content; a visible one is never made lower."""
    outside, (scroll,) = dialog.layout(), dialog.findChildren(Scrolling)
    assert outside is not None, "by lay_out_results"
    room = dialog.screen().availableGeometry().size() * SCREEN_SHARE
    width = min(round(text_height() * WIDTH), room.width())
    edges = outside.contentsMargins()
    height = outside.sizeHint().height() - scroll.sizeHint().height()
    content = scroll.widget()
    assert content is not None, "by lay_out_results"
    height += content.heightForWidth(width - edges.left() - edges.right())
    least = dialog.size() if dialog.isVisible() else QSize()
    dialog.resize(QSize(width, height).boundedTo(room).expandedTo(least))
