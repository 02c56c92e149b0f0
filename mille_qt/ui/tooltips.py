"""Tooltips that show every text as it is, and the same for messages on the desktop.

Qt takes a tooltip for HTML where it looks like some, and there is no way to tell it otherwise.
"""

from PySide6.QtCore import QPoint
from PySide6.QtGui import QAction, Qt
from PySide6.QtWidgets import (
    QGraphicsItem,
    QListWidgetItem,
    QTableWidgetItem,
    QToolTip,
    QWidget,
)

#: Invisible, and nothing wraps at it.
_WORD_JOINER = "\u2060"
#: Puts a word joiner behind the characters that would begin a tag or an entity of HTML.
_BROKEN_UP = str.maketrans({sign: sign + _WORD_JOINER for sign in "<&"})
#: Signs that look nearly the same and mean nothing in HTML.
_LOOKALIKES = str.maketrans("<>&", "‹›＆")


def tooltip(text: str) -> str:
    """Return the text in a form that Qt shows unchanged in a tooltip.

    Only a text that Qt would take for HTML is changed, and looks the same. It is not escaped as
    HTML, because screen readers read a tooltip too, and would read the escapes.
    """
    return text.translate(_BROKEN_UP) if Qt.mightBeRichText(text) else text


def set_tooltip(
    target: QWidget | QAction | QGraphicsItem | QListWidgetItem | QTableWidgetItem, text: str
) -> None:
    """Set the tooltip of a widget, an action or an item."""
    target.setToolTip(tooltip(text))


def show_tooltip(position: QPoint, text: str, widget: QWidget) -> None:
    """Show a tooltip at a position of the screen."""
    QToolTip.showText(position, tooltip(text), widget)


def desktop_message(text: str) -> str:
    """Return the text for a message of the desktop, some of which read HTML while others do not.

    Neither escaped nor plain text would be right for both, so `<`, `>` and `&` are replaced by
    signs that look like them.
    """
    return text.translate(_LOOKALIKES)
