"""The menu of the matches played last."""

from PySide6.QtCore import QDateTime, QLocale
from PySide6.QtWidgets import QMenu, QWidget

from mille_qt.features.shell import Shell
from mille_qt.session.matches.recent_matches import Bookmark, played_at
from mille_qt.ui.mnemonics import without_mnemonic
from mille_qt.ui.paths import matches_folder
from mille_rules.file_names import short_name

#: More are found on the page of matches.
_SHOWN = 8


class RecentMenu(QMenu):
    """Filled when it opens, from bookmarks: no file is read for it."""

    def __init__(self, parent: QWidget, shell: Shell) -> None:
        super().__init__(parent)
        self._shell = shell
        self.aboutToShow.connect(self._fill)

    def _fill(self) -> None:
        self.clear()
        recent = self._shell.recent_matches.all()[:_SHOWN]
        for bookmark in recent:
            # An ampersand in a name is no key.
            action = self.addAction(without_mnemonic(_words(bookmark)))
            action.triggered.connect(lambda _on, chosen=bookmark: self._open(chosen))
        if not recent:
            self.addAction(self.tr("No match yet")).setEnabled(False)

    def _open(self, bookmark: Bookmark) -> None:
        """Go on with a match, or watch one that is over."""
        path = matches_folder() / bookmark.name
        if bookmark.over:
            self._shell.replay(path)
        else:
            self._shell.open_match(path)


def _words(bookmark: Bookmark) -> str:
    when = QDateTime.fromSecsSinceEpoch(round(played_at(matches_folder() / bookmark.name)))
    day = QLocale().toString(when, QLocale.FormatType.ShortFormat)
    return f"{short_name(bookmark.name)} · {day}"
