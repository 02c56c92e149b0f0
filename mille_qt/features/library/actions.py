"""What can be done with the matches that are chosen: as menu entries, buttons and keys."""

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from mille_qt.session.matches.match_index import Entry
from mille_qt.session.matches.match_summary import Standing

_WATCH, _SHEET, _DELETE = "Ctrl+Return", "F8", "Del"
_TAKE_IN, _COPY_OUT = "Ctrl+I", "Ctrl+E"
#: F2 is the window's, too: the table takes it before the window does.
_RENAME = "F2"


class Actions(QObject):
    """Entries that are enabled where they can be done."""

    def __init__(self, page: QWidget, table: QWidget) -> None:
        """Keys work in the whole `page`, those that letters would need in the `table` alone."""
        super().__init__(page)
        # Enter is handled by the page: it does the same wherever focus is.
        self.go_on = QAction(page)
        self.watch = self._action(page, _WATCH)
        self.sheet = self._action(page, _SHEET)
        self.results = QAction(page)
        self.rename = QAction(page)
        self.delete = self._action(table, _DELETE)
        self.take_in = self._action(page, _TAKE_IN)
        self.copy_out = self._action(page, _COPY_OUT)
        self.show_folder = QAction(page)
        self.menu = QMenu(page)
        for group in (
            (self.go_on, self.watch, self.sheet, self.results),
            (self.rename, self.delete),
            (self.take_in, self.copy_out, self.show_folder),
        ):
            self.menu.addActions(group)
            self.menu.addSeparator()
        self.retranslate()

    @staticmethod
    def _action(place: QWidget, key: str) -> QAction:
        action = QAction(place)
        action.setShortcut(QKeySequence(key))
        action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        place.addAction(action)
        return action

    def offer(self, chosen: list[Entry], in_play: list[bool]) -> None:
        """Enable what can be done with these; `in_play` are those that others play now."""
        one = chosen[0] if len(chosen) == 1 else None
        free = bool(chosen) and not any(in_play)
        readable = one is not None and one.summary.moves > 0
        under_way = one is not None and one.summary.standing is not Standing.FINISHED
        self.go_on.setEnabled(readable and under_way and free)
        self.watch.setEnabled(readable)
        self.sheet.setEnabled(readable)
        self.results.setVisible(one is not None and bool(one.summary.challenge))
        self.rename.setEnabled(one is not None and free)
        self.delete.setEnabled(free)
        self.copy_out.setEnabled(bool(chosen))
        damaged = one is not None and one.summary.standing is Standing.DAMAGED
        go_on = self.tr("&Open the good beginning") if damaged else self.tr("&Continue")
        self.go_on.setText(go_on)

    def retranslate(self) -> None:
        """Say everything in the language that is set now."""
        self.go_on.setText(self.tr("&Continue"))
        self.watch.setText(self.tr("&Watch again", "a whole match"))
        self.sheet.setText(self.tr("&Score sheet"))
        self.results.setText(self.tr("Results of this c&hallenge…"))
        rename = self.tr("&Rename…")
        self.rename.setText(f"{rename}\t{_RENAME}")
        self.delete.setText(self.tr("Move to the &bin"))
        self.take_in.setText(self.tr("&Import…"))
        self.copy_out.setText(self.tr("&Export…"))
        self.show_folder.setText(self.tr("Show in the &folder"))
