"""The banner in the sky of the table, for troubles that last."""

import errno
import re

from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QWidget

from mille_qt.ui.access.announcing import announce
from mille_qt.ui.labels import Label
from mille_qt.ui.texts.system import system_reason
from mille_qt.ui.theme.own_font import Fitted

#: Errors that are solved by making room on the disk.
_FULL = (errno.ENOSPC, errno.EDQUOT)
_NUMBERS = re.compile(r"\d+")
BESIDE = 2.4  # lines of text: the padding on both sides, and room for rounding


class TroubleBanner(Fitted, Label):
    """A plate with a text in the sky above the road; hidden while it is empty."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent=parent)
        self._area, self._free = QRect(), 0
        self.setProperty("trouble", True)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setWordWrap(True)
        self.hide()

    def set_area(self, area: QRect, free: int) -> None:
        """Set the area, and how much of its width is free while a card is shown large.

        The plate is at the upper edge: on the left, or in the middle if it does not fit there.
        """
        self._area, self._free = area, free
        self.fit()

    def fit(self) -> None:
        """Take as much of the area's width as the text needs, and as many lines."""
        widest = self.fontMetrics().size(0, self.text()).width()
        needed = widest + round(BESIDE * self.fontMetrics().height())
        width = min(needed, self._area.width())
        plate = QRect(0, 0, width, self.heightForWidth(width))
        plate.moveCenter(self._area.center())
        narrow = min(width, self._free)
        if narrow > 0 and self.heightForWidth(narrow) <= self._area.height():
            plate = QRect(self._area.left(), 0, narrow, self.heightForWidth(narrow))
        plate.moveTop(self._area.top())
        self.setGeometry(plate)

    def show_trouble(self, trouble: OSError | None) -> None:
        """Show that the match is not being saved, and why; nothing for None."""
        if trouble is None:
            self.show_text("")
        else:
            text = (
                self.tr("Not saved: {reason}. Free some disk space.")
                if trouble.errno in _FULL
                else self.tr("Not saved: {reason}. Save the match somewhere else.")
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
        self.fit()
        self.setVisible(bool(text))
