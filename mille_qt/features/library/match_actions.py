"""The actions for the selected matches: menu entries and shortcuts."""

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from mille_qt.session.matches.match_index import IndexEntry
from mille_qt.session.matches.match_summary import MatchStatus

_WATCH, _SCORE_SHEET, _RENAME, _DELETE = "Ctrl+Return", "F8", "F2", "Del"
_IMPORT, _EXPORT = "Ctrl+I", "Ctrl+E"


class MatchActions(QObject):
    """The page's actions, each enabled if it is possible for the selected matches."""

    def __init__(self, page: QWidget, table: QWidget) -> None:
        """Shortcuts work in the whole `page`, except those that text fields need."""
        super().__init__(page)
        # No shortcut: the page handles Enter, wherever the focus is.
        self.continue_match = QAction(page)
        self.watch = self._action(page, _WATCH)
        self.score_sheet = self._action(page, _SCORE_SHEET)
        self.challenge_results = QAction(page)
        self.rename = self._action(table, _RENAME)
        self.delete = self._action(table, _DELETE)
        # The window has the keys of these two.
        self.open_file, self.replay_file = QAction(page), QAction(page)
        self.import_files = self._action(page, _IMPORT)
        self.export = self._action(page, _EXPORT)
        self.show_folder = QAction(page)
        self.menu = QMenu(page)
        for group in (
            (self.continue_match, self.watch, self.score_sheet, self.challenge_results),
            (self.rename, self.delete),
            (self.open_file, self.replay_file),
            (self.import_files, self.export, self.show_folder),
        ):
            self.menu.addActions(group)
            self.menu.addSeparator()
        self.retranslate()

    @staticmethod
    def _action(widget: QWidget, key: str) -> QAction:
        action = QAction(widget)
        action.setShortcut(QKeySequence(key))
        action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        widget.addAction(action)
        return action

    def update_enabled(self, selected: list[IndexEntry], any_in_play: bool) -> None:
        """Enable the actions that are possible for these matches.

        `any_in_play` is True if another window or program is playing one of them.
        """
        one = selected[0] if len(selected) == 1 else None
        free = bool(selected) and not any_in_play
        readable = one is not None and one.summary.moves > 0
        under_way = one is not None and one.summary.standing is not MatchStatus.FINISHED
        self.continue_match.setEnabled(readable and under_way and free)
        self.watch.setEnabled(readable and one is not None and one.summary.has_ended_race)
        self.score_sheet.setEnabled(readable)
        self.challenge_results.setVisible(one is not None and bool(one.summary.challenge))
        self.rename.setEnabled(one is not None and free)
        self.delete.setEnabled(free)
        self.export.setEnabled(bool(selected))
        damaged = one is not None and one.summary.standing is MatchStatus.DAMAGED
        text = self.tr("&Open the first part") if damaged else self.tr("&Continue")
        self.continue_match.setText(text)

    def retranslate(self) -> None:
        self.continue_match.setText(self.tr("&Continue"))
        self.watch.setText(self.tr("&Watch again", "a whole match"))
        self.score_sheet.setText(self.tr("&Score sheet"))
        self.challenge_results.setText(self.tr("Results of this c&hallenge…"))
        self.rename.setText(self.tr("&Rename…"))
        self.delete.setText(self.tr("Move to the &bin"))
        self.open_file.setText(self.tr("Continue a match from a &file…"))
        self.replay_file.setText(self.tr("Watch a match from a fi&le…"))
        self.import_files.setText(self.tr("&Import…"))
        self.export.setText(self.tr("&Export…"))
        self.show_folder.setText(self.tr("Show in &folder"))
