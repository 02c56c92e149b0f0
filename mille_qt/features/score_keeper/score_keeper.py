"""Keeping score for people who play with the real cards: the pages, and the file behind them."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from mille_qt.features.score_keeper.keeping import Keeping
from mille_qt.features.score_keeper.new_sheet_page import NewSheetPage
from mille_qt.features.score_keeper.questions import ask_delete, ask_new
from mille_qt.features.score_keeper.race_page import RacePage
from mille_qt.features.score_keeper.sheet_file import FILE_NAME
from mille_qt.features.score_keeper.sheet_page import SheetPage
from mille_qt.features.score_keeper.sheet_text import Entry, KeptSheet
from mille_qt.ui.page_stack import Stack
from mille_qt.ui.paths import data_folder
from mille_qt.ui.setup.usual_game import HUMAN
from mille_qt.ui.translation import Translated
from mille_qt.ui.widgets import TroubleText
from mille_qt.ui.window_titles import set_window_title
from mille_rules import DEFAULT_RULES, Header, Sitter
from mille_rules.tallies import Tally, view_of


class ScoreKeeper(Translated, QWidget):
    """One running sheet: begun, added to race by race, corrected; on disk after every change."""

    #: A match to go on with at this computer's table: the header, who begins, practice or not.
    play_requested = Signal(object, object, bool)
    back_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._keeping = Keeping(data_folder() / FILE_NAME, self)
        self.notice = TroubleText()
        self.notice.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._pages = Stack()
        column = QVBoxLayout(self)
        column.addWidget(self.notice)
        column.addWidget(self._pages, 1)
        self._keeping.told.connect(self.notice.say)
        self._keeping.read()
        self._show_beginning()

    @property
    def page(self) -> QWidget:
        """What is shown: the page of a new sheet, of the sheet, or of a race."""
        page = self._pages.currentWidget()
        assert page is not None
        return page

    @property
    def tally(self) -> Tally | None:
        """The sheet that is kept."""
        kept = self._keeping.kept
        return None if kept is None else kept.tally

    @property
    def _kept(self) -> KeptSheet:
        kept = self._keeping.kept
        assert kept is not None
        return kept

    # -- pages -------------------------------------------------------------------

    def _show(self, page: QWidget) -> None:
        before = self._pages.currentWidget()
        if before is not None:
            self._keeping.told_enough()
        self._pages.addWidget(page)
        self._pages.setCurrentWidget(page)
        self._name_window()
        self.setFocusProxy(page)
        page.setFocus()
        if before is not None:
            self._pages.removeWidget(before)
            before.deleteLater()

    def event(self, event: QEvent) -> bool:
        """Update the title after the page that is shown has been translated."""
        done = super().event(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._name_window()
        return done

    def _name_window(self) -> None:
        page = self._pages.currentWidget()
        if isinstance(page, NewSheetPage | SheetPage | RacePage):
            set_window_title(self, page.title.text())

    def _show_beginning(self) -> None:
        """Go on where the sheet was left."""
        if self.tally is None:
            self._show_new()
        elif self._kept.entries:
            self._show_race(self._kept.entries[-1])
        else:
            self._show_sheet()

    def _show_new(self) -> None:
        tally = self.tally
        names, rules = (tally.names, tally.rules) if tally is not None else ((), DEFAULT_RULES)
        page = NewSheetPage(names, rules)
        page.begun.connect(self._begin)
        page.back_requested.connect(self._leave_new)
        self._show(page)

    def _leave_new(self) -> None:
        if self.tally is None:
            self.back_requested.emit()
        else:
            self._show_sheet()

    def _show_sheet(self, race: int | None = None) -> None:
        tally = self._kept.tally
        page = SheetPage(tally)
        page.show_tally(tally, race)
        page.enter_requested.connect(self._enter)
        page.correct_requested.connect(self._correct)
        page.delete_requested.connect(self._ask_delete)
        page.new_sheet_requested.connect(self._ask_new)
        page.another_match_requested.connect(self._ask_another)
        page.play_requested.connect(self._play)
        page.back_requested.connect(self.back_requested)
        self._show(page)

    def _show_race(self, entry: Entry) -> None:
        page = RacePage(self._kept.tally, entry)
        page.edited.connect(self._keep_entry)
        page.written.connect(self._write_race)
        page.back_requested.connect(lambda: self._leave_race(page))
        self._show(page)

    # -- races -------------------------------------------------------------------

    def _enter(self) -> None:
        """A new race, or the one that was begun."""
        tally = self._kept.tally
        place = len(tally.races)
        self._show_race(self._kept.entry_at(place) or Entry(place, tally.empty_race()))

    def _correct(self, place: int) -> None:
        self._show_race(self._kept.entry_at(place) or Entry(place, self._kept.tally.races[place]))

    def _leave_race(self, page: RacePage) -> None:
        """What was begun of a new race stays; a correction is let go."""
        if page.is_correction:
            self._keep(self._kept.without_entry(page.entry.place))
        self._show_sheet(page.entry.place)

    def _keep_entry(self, entry: Entry) -> None:
        begun = entry.race != self._kept.tally.empty_race()
        kept = self._kept.with_entry(entry) if begun else self._kept.without_entry(entry.place)
        self._keep(kept)

    def _write_race(self, entry: Entry) -> None:
        if self._keep(self._kept.with_race(entry)):
            self._show_sheet(entry.place)

    def _ask_delete(self, place: int) -> None:
        ask_delete(self, place, lambda: self._delete(place))

    def _delete(self, place: int) -> None:
        if self._keep(self._kept.without_race(place)):
            self._show_sheet(place)

    # -- sheets ------------------------------------------------------------------

    def _begin(self, tally: Tally) -> None:
        if self._keep(KeptSheet(tally)):
            self._show_sheet()

    def _ask_new(self) -> None:
        if self._kept.tally.races or self._kept.entries:
            ask_new(self, self._show_new)
        else:
            self._show_new()

    def _ask_another(self) -> None:
        ask_new(self, self._another)

    def _another(self) -> None:
        """The same people once more; the games that they have won count on."""
        tally = self._kept.tally
        self._begin(tally._replace(games=view_of(tally).match.games, races=()))

    def _play(self) -> None:
        tally = self._kept.tally
        match = view_of(tally).match
        sitters = tuple(Sitter(HUMAN, name) for name in tally.names)
        self.play_requested.emit(
            Header(tally.rules, sitters, match.points, match.games), None, False
        )

    # -- disk --------------------------------------------------------------------

    def _keep(self, kept: KeptSheet) -> bool:
        """Have this on disk; where another window was first, show what it has written instead."""
        before = self.tally
        if self._keeping.keep(kept):
            return True
        page, now = self.page, self._kept.tally
        same = before is not None and (before.rules, before.names) == (now.rules, now.names)
        if same and isinstance(page, RacePage):
            page.show_sheet(now)
        else:
            self._show_beginning()
        return False

    def retranslate(self) -> None:
        """Say again what is wrong, in the current language."""
        self.notice.say(self._keeping.notice)
