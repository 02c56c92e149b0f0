"""The menu of the matches that were played last."""

from PySide6.QtCore import QDateTime, QLocale
from PySide6.QtWidgets import QMenu, QWidget

from mille_qt.features.shell import Shell
from mille_qt.session.matches.recent_matches import Bookmark, played_at
from mille_qt.ui.labels import without_mnemonic
from mille_qt.ui.paths import matches_folder
from mille_rules.file_names import short_name

#: The library page lists the others.
_SHOWN = 8


class RecentMenu(QMenu):
    """Lists the bookmarked matches; filled when it opens, without reading match files."""

    def __init__(self, parent: QWidget, shell: Shell) -> None:
        super().__init__(parent)
        self._shell = shell
        self.aboutToShow.connect(self._fill)

    def _fill(self) -> None:
        self.clear()
        recent = self._shell.recent_matches.all()[:_SHOWN]
        for bookmark in recent:
            # An ampersand in a name must not become a mnemonic.
            action = self.addAction(without_mnemonic(_text(bookmark)))
            action.triggered.connect(lambda _checked, it=bookmark: self._open(it))
        if not recent:
            self.addAction(self.tr("No match yet")).setEnabled(False)

    def _open(self, bookmark: Bookmark) -> None:
        """Continue a match, or replay one that is over."""
        path = matches_folder() / bookmark.name
        if bookmark.over:
            self._shell.replay(path)
        else:
            self._shell.open_match(path)


def _text(bookmark: Bookmark) -> str:
    when = QDateTime.fromSecsSinceEpoch(round(played_at(matches_folder() / bookmark.name)))
    day = QLocale().toString(when, QLocale.FormatType.ShortFormat)
    return f"{short_name(bookmark.name)} · {day}"
