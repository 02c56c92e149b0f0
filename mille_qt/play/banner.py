"""The banner above the table, for troubles that last."""

import errno
import re

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from mille_qt.ui.access.announcing import announce
from mille_qt.ui.labels import Label
from mille_qt.ui.texts.system import system_reason

#: Errors that are solved by making room on the disk.
_FULL = (errno.ENOSPC, errno.EDQUOT)
_NUMBERS = re.compile(r"\d+")
MARGIN = 4  # pixels


class TroubleBanner(Label):
    """A text above the table; hidden while it is empty.

    `changed` is emitted when its text has changed, and with it its height.
    """

    changed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent=parent)
        self.setProperty("trouble", True)
        self.setAutoFillBackground(True)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setWordWrap(True)
        self.setMargin(MARGIN)
        self.hide()

    def height_in(self, width: int) -> int:
        """The height at a width, in pixels; 0 while hidden."""
        return 0 if self.isHidden() else self.heightForWidth(width)

    def show_trouble(self, trouble: OSError | None) -> None:
        """Show that the match is not being saved, and why; nothing for None."""
        if trouble is None:
            self.show_text("")
        else:
            text = (
                self.tr("Not being saved: {reason}. The match goes on; make room on the disk.")
                if trouble.errno in _FULL
                else self.tr("Not being saved: {reason}. The match goes on; save it elsewhere.")
            )
            self.show_text(text.format(reason=system_reason(trouble)))

    def show_text(self, text: str) -> None:
        """Show a text and announce its new lines; hide the banner if it is empty."""
        if text == self.text() and bool(text) != self.isHidden():
            return
        # A line in which only numbers have changed, like a count of attempts, is no news.
        before = [_NUMBERS.sub("", line) for line in self.text().split("\n")]
        for line in text.split("\n"):
            announce(line if _NUMBERS.sub("", line) not in before else "", urgent=True)
        self.setText(text)
        self.setVisible(bool(text))
        self.changed.emit()
