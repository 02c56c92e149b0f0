"""Texts in HTML keep what holds their words together."""

from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QApplication

from mille_qt.ui.markup import Markup


def test_lines_do_not_break_at_narrow_spaces(qapp: QApplication) -> None:
    document = QTextDocument()
    document.setHtml(Markup.of("<p>{text}</p>", text="1\u202f000 bornes\u202f!"))
    # Not `toPlainText`, which makes ordinary spaces of all of them.
    assert document.firstBlock().text() == "1\u00a0000 bornes\u00a0!"
