"""Finds names that Qt interprets: as markup, mnemonics or placeholders."""

import re
from collections.abc import Iterator

from PySide6.QtCore import QEvent, QPoint
from PySide6.QtGui import QAction, QHelpEvent, Qt, QTextFormat
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QGraphicsView,
    QGroupBox,
    QLabel,
    QListView,
    QMenu,
    QTabBar,
    QTextEdit,
    QToolTip,
    QWidget,
)

#: Names with meanings in HTML, menus, titles and Python, which are allowed on the network.
NAMES_WITH_MARKUP = (
    "<img src=/dev/null>",
    "&amp;&Zed <b>x</b>",
    "%1 {0} {name} %n",
    "[*] &lt;i&gt;",
    "</script><b>",
    "<a href=x>&&Zed",
)
TABLES_WITH_MARKUP = ("<img src=/dev/null> [*]", "<b>&Zed</b>")
#: A mnemonic or an entity from one of the names; a literal ampersand must be doubled.
FOREIGN_KEY = re.compile(r"&(?=Zed|amp|lt|gt)")
#: What the names of the pictures begin with that the program itself puts into a text.
OWN_PICTURES = ("card:", "symbol:")
ROLE = Qt.ItemDataRole


def interpreted(page: QWidget) -> list[str]:
    """Return all texts of a page that Qt interprets, including hidden ones and menus."""
    for menu in page.findChildren(QMenu):
        menu.aboutToShow.emit()
    found: list[str] = []
    for widget in (page, *page.findChildren(QWidget)):
        kind = type(widget).__name__
        found += [f"{kind}: {what}: {text!r}" for what, text in _in_widget(widget)]
    for action in page.findChildren(QAction):
        found += [f"action: {what}: {text!r}" for what, text in _keys(action.text())]
    return found


def _in_widget(widget: QWidget) -> Iterator[tuple[str, str]]:
    tips = [widget.toolTip(), *_shown_tips(widget)]
    yield from (("tooltip", tip) for tip in tips if Qt.mightBeRichText(tip))
    title = widget.windowTitle()
    if "[*]" in title.replace("[*][*]", ""):
        yield "title", title
    match widget:
        case QLabel():
            if widget.textFormat() != Qt.TextFormat.PlainText and widget.text():
                yield "label", widget.text()
            if widget.buddy() is not None:
                yield from _keys(widget.text())
        case QAbstractButton():
            yield from _keys(widget.text())
        case QMenu() if widget.toolTipsVisible():
            tips = [action.toolTip() for action in widget.actions()]
            yield from (("tooltip", tip) for tip in tips if Qt.mightBeRichText(tip))
        case QGroupBox():
            yield from _keys(widget.title())
        case QTabBar():
            for tab in range(widget.count()):
                yield from _keys(widget.tabText(tab))
        case QTextEdit():
            yield from _pictures_in(widget)
        case QAbstractItemView():
            yield from _in_items(widget)
        case QGraphicsView():
            tips = [item.toolTip() for item in widget.items()]
            yield from (("tooltip", tip) for tip in tips if Qt.mightBeRichText(tip))


def _keys(text: str) -> Iterator[tuple[str, str]]:
    if FOREIGN_KEY.search(text.replace("&&", "")):
        yield "key", text


def _shown_tips(widget: QWidget) -> Iterator[str]:
    """Return the tooltips of a widget at several points."""
    if not widget.isVisible() or isinstance(widget, QAbstractItemView):
        return
    for across in (0.1, 0.5):
        point = QPoint(round(widget.width() * across), widget.height() // 2)
        event = QHelpEvent(QEvent.Type.ToolTip, point, widget.mapToGlobal(point))
        QApplication.sendEvent(widget, event)
        yield QToolTip.text()


def _pictures_in(edit: QTextEdit) -> Iterator[tuple[str, str]]:
    for form in edit.document().allFormats():
        source = str(form.property(QTextFormat.Property.ImageName) or "")
        if form.isImageFormat() and not source.startswith(OWN_PICTURES):
            yield "picture", source


def _in_items(view: QAbstractItemView) -> Iterator[tuple[str, str]]:
    model = view.model()
    if model is None:
        return
    # Lists have one column, which PySide does not report.
    columns = 1 if isinstance(view, QListView) else model.columnCount()
    indexes = (
        model.index(row, column) for row in range(model.rowCount()) for column in range(columns)
    )
    heads = (
        model.headerData(i, Qt.Orientation.Horizontal, ROLE.ToolTipRole) for i in range(columns)
    )
    for tip in (*(index.data(ROLE.ToolTipRole) for index in indexes), *heads):
        if isinstance(tip, str) and Qt.mightBeRichText(tip):
            yield "tooltip", tip
