"""Finds texts on a page that are cut off."""

from collections.abc import Iterator

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QCheckBox,
    QComboBox,
    QLabel,
    QPushButton,
    QRadioButton,
    QScrollArea,
    QToolButton,
    QWidget,
)

#: Pixels by which text may be wider than its widget: font metrics are fractional.
SPARE = 2


def cut_words(page: QWidget) -> list[str]:
    """Return texts with too little room, and texts that cannot be scrolled into view.

    Dialogs that are open over the page are not part of it.
    """
    cut = []
    for widget in page.findChildren(QWidget):
        text = _words(widget)
        if text and widget.isVisible() and widget.window() is page.window():
            cut += [f"{reason}: {text!r}" for reason in _reasons(widget, page)]
    return cut


def _words(widget: QWidget) -> str:
    if isinstance(widget, QComboBox):
        return widget.currentText()
    if isinstance(widget, (QLabel, QPushButton, QToolButton, QCheckBox, QRadioButton)):
        return widget.text()
    return ""


def _reasons(widget: QWidget, page: QWidget) -> Iterator[str]:
    wraps = isinstance(widget, QLabel) and widget.wordWrap()
    if wraps:
        if widget.height() + SPARE < widget.heightForWidth(widget.width()):
            yield "too low"
    elif isinstance(widget, QToolButton) and widget.menu() is not None:
        return
    elif widget.width() + SPARE < widget.minimumSizeHint().width():
        yield f"too narrow by {widget.minimumSizeHint().width() - widget.width()}"
    elif widget.height() + SPARE < _least_height(widget):
        yield "too low"
    if not _can_be_reached(widget, page):
        yield "beyond the edge"


def _least_height(widget: QWidget) -> int:
    if isinstance(widget, QLabel):
        # Not the size hint, which has room for characters of fallback fonts.
        lines = widget.text().count("\n") + 1
        return lines * widget.fontMetrics().height() + widget.contentsMargins().top()
    return widget.fontMetrics().height()


def _can_be_reached(widget: QWidget, page: QWidget) -> bool:
    """Return True if the whole widget is on the page or can be scrolled into view."""
    inside: QWidget = widget
    rect = widget.rect()
    while inside is not page:
        parent = inside.parentWidget()
        rect = QRect(inside.mapTo(parent, QPoint()) + rect.topLeft(), rect.size())
        area = parent.parentWidget() if parent is not None else None
        if isinstance(area, QAbstractScrollArea) and area.viewport() is parent:
            return _reached_by_scrolling(area, rect)
        if not parent.rect().adjusted(-SPARE, -SPARE, SPARE, SPARE).contains(rect):
            return False
        inside = parent
    return True


def _reached_by_scrolling(area: QAbstractScrollArea, rect: QRect) -> bool:
    """Return True if a rectangle can be scrolled into view; sideways only if intended."""
    if not isinstance(area, QScrollArea):
        return True
    never = Qt.ScrollBarPolicy.ScrollBarAlwaysOff
    sideways = area.horizontalScrollBarPolicy() is not never
    sideways = sideways and area.horizontalScrollBar().maximum() > 0
    across = area.viewport().rect().adjusted(-SPARE, 0, SPARE, 0)
    return sideways or (across.left() <= rect.left() and rect.right() <= across.right())
