"""The note on the start page about files of matches that cannot be read."""

from collections.abc import Sequence

from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from mille_qt.ui.texts.lists import listed
from mille_qt.ui.texts.names import isolated
from mille_qt.ui.translation import Translated
from mille_qt.ui.widgets import TroubleText

#: Greatest number of files that are named.
NAMED = 3


class UnreadableNote(Translated, QWidget):
    """Names the files, beside a button that shows their folder; hidden if there are none."""

    def __init__(self) -> None:
        super().__init__()
        self._names: tuple[str, ...] = ()
        self.text, self.button = TroubleText(), QPushButton()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.text, 1)
        row.addWidget(self.button)
        self.retranslate()
        self.hide()

    def show_files(self, names: Sequence[str]) -> None:
        """Show which files cannot be opened."""
        self._names = tuple(names)
        self.setVisible(bool(names))
        self._say_names()

    def retranslate(self) -> None:
        self.button.setText(self.tr("Show in fol&der"))
        self._say_names()

    def _say_names(self) -> None:
        names, more = self._names[:NAMED], len(self._names) - NAMED
        if not names:
            self.text.say("")
            return
        text = self.tr(
            "%Ln match files are empty or damaged and can’t be opened: {files}. Restore them "
            "from a backup, or move them to the bin.",
            "",
            len(self._names),
        )
        listed_names = [isolated(name) for name in names]
        if more > 0:
            listed_names.append(self.tr("%Ln more", "files", more))
        self.text.say(text.format(files=listed(listed_names)))
        self.button.setAccessibleDescription(self.text.text())
