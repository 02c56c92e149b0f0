"""Lists the texts of a page, and finds untranslated and reordered ones."""

import re
from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QGroupBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QListView,
    QMenu,
    QTextEdit,
    QWidget,
)

from mille_qt.ui.art.characters.cast import CAST
from mille_qt.ui.language import own_name
from mille_qt.ui.paths import languages
from mille_qt.ui.texts.names import isolated
from tests.pictures.place import NAMES

#: Right-to-left names, some with a space.
LEFTWARD = ("אנה כהן", "محمد علي", "יעל", "ליאור", "سلمى", "דנה")
#: Other names: numbered ones, and names of tables.
WITH_NAMES = (" & ".join(LEFTWARD[:2]), f"{LEFTWARD[3]} (2)", *LEFTWARD)
ISOLATED = re.compile("|".join(re.escape(isolated(name)) for name in WITH_NAMES))
ANY_NAME = re.compile("|".join(map(re.escape, LEFTWARD)))
#: Texts that are the same in every language: names, keys, files, messages of others.
SAME = re.compile(
    "|".join(
        [
            r"⟦.*⟧|<[^>]+>|&\w+;|Mille\b|F\d+|Ctrl|CSV|PDF",
            r"\b(Kitchen|Garage|Attic|Sunday|Anna & Marcel|tiger|violin|banana|Bonsoir)\b",
            r"Simone is on her way|No space left.*|[\w. ]+\.mille|match \d|[AP]M\b|/evidence/.*",
            r"Friday, March 14, 2025",
            r"K7F3[QR]|" + "|".join([*NAMES, *(character.name for character in CAST)]),
            *map(own_name, languages()),
        ]
    ),
    re.DOTALL,
)


def texts_in(page: QWidget) -> Iterator[tuple[str, str]]:
    """Return all texts of a page with their kinds, including hidden ones and open menus."""
    for menu in page.findChildren(QMenu):
        menu.aboutToShow.emit()
    for widget in (page, *page.findChildren(QWidget)):
        kind = type(widget).__name__
        yield from ((kind, text) for text in _texts_of(widget))
    for action in page.findChildren(QAction):
        yield "QAction", action.text()


def _texts_of(widget: QWidget) -> Iterator[str]:
    yield from (widget.windowTitle(), widget.toolTip())
    yield from (widget.accessibleName(), widget.accessibleDescription())
    match widget:
        case QLabel() | QAbstractButton():
            yield widget.text()
        case QGroupBox():
            yield widget.title()
        case QComboBox():
            yield from (widget.itemText(i) for i in range(widget.count()))
        case QLineEdit():
            yield widget.placeholderText()
        case QTextEdit():
            yield from widget.toPlainText().split("\n")
        case QAbstractItemView() if not isinstance(widget, QHeaderView):
            yield from _listed(widget)


def _listed(view: QAbstractItemView) -> Iterator[str]:
    model, role = view.model(), Qt.ItemDataRole
    if model is None:
        return
    columns = 1 if isinstance(view, QListView) else model.columnCount()
    roles = role.DisplayRole, role.ToolTipRole, role.AccessibleTextRole
    for row in range(model.rowCount()):
        for column in range(columns):
            values = (model.data(model.index(row, column), each) for each in roles)
            yield from (value for value in values if isinstance(value, str))


def unmarked(page: QWidget) -> list[tuple[str, str]]:
    """Return texts with untranslated words other than names."""
    typed = {edit.text() for edit in page.findChildren(QLineEdit)}
    said = ((kind, text, ANY_NAME.sub("", SAME.sub("", text))) for kind, text in texts_in(page))
    return [
        (kind, text)
        for kind, text, rest in said
        if re.search(r"[^\W\d_]{2}", rest) and text not in typed
    ]


def torn(page: QWidget) -> list[tuple[str, str]]:
    """Return sentences that are reordered by a right-to-left name."""
    found = []
    for kind, text in texts_in(page):
        for line in text.split("\n"):
            alone = line.strip() in WITH_NAMES
            if not alone and ANY_NAME.search(ISOLATED.sub("", line)):
                found.append((kind, line))
    return found
