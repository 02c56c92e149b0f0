"""Keeps the score for people who play with real cards."""

import time
from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QMessageBox, QWidget

from mille_qt.features.score_keeper.new_sheet_page import NewSheetPage
from mille_qt.features.score_keeper.race_page import RacePage
from mille_qt.features.score_keeper.sheet_json import RaceEntry, SavedSheet
from mille_qt.features.score_keeper.sheet_page import SheetPage
from mille_qt.features.score_keeper.sheet_store import FILE_NAME, SheetStore
from mille_qt.ui.editions import USUAL, edition_of
from mille_qt.ui.language import use_edition
from mille_qt.ui.message_box import Icon, confirm_loss, make_box
from mille_qt.ui.page_stack import PageStack
from mille_qt.ui.paths import data_folder
from mille_qt.ui.settings import Settings
from mille_qt.ui.setup.known_names import known_names, remember_names
from mille_qt.ui.setup.usual_game import HUMAN
from mille_qt.ui.texts.cards import number
from mille_qt.ui.translation import Translated, translate
from mille_qt.ui.widgets import TroubleText, in_column
from mille_qt.ui.window_titles import set_window_title
from mille_rules import DEFAULT_RULES, Header, Sitter
from mille_rules.tallies import Tally, view_of


class ScoreKeeper(Translated, QWidget):
    """The pages of one score sheet, which is saved after every change."""

    #: Request to continue the match on this computer: header, first seat, practice.
    play_requested = Signal(object, object, bool)
    evenings_requested = Signal()
    back_requested = Signal()

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._store = SheetStore(data_folder() / FILE_NAME, self)
        self.notice = TroubleText()
        self.notice.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._pages = PageStack()
        # The road reaches the edges of the window.
        in_column(self.notice, (self._pages, 1), of=self)
        self._store.notice_changed.connect(self.notice.say)
        self._pages.retranslated.connect(self._update_title)
        self._store.read()
        self._restore_page()

    @property
    def page(self) -> QWidget:
        """The current page: a NewSheetPage, SheetPage or RacePage."""
        page = self._pages.currentWidget()
        assert page is not None
        return page

    @property
    def tally(self) -> Tally | None:
        """The races of the current sheet."""
        sheet = self._store.sheet
        return None if sheet is None else sheet.tally

    @property
    def _sheet(self) -> SavedSheet:
        sheet = self._store.sheet
        assert sheet is not None
        return sheet

    # -- pages -------------------------------------------------------------------

    def _show(self, page: QWidget) -> None:
        before = self._pages.currentWidget()
        if before is not None:
            self._store.dismiss_notice()
        self._pages.addWidget(page)
        self._pages.setCurrentWidget(page)
        self._update_title()
        self.setFocusProxy(page)
        page.setFocus()
        if before is not None:
            self._pages.removeWidget(before)
            before.deleteLater()

    def _use(self, tally: Tally | None) -> None:
        """Use the edition of a sheet, the usual one without a sheet."""
        self.edition = USUAL if tally is None else edition_of(tally.rules.name)
        use_edition(self.edition)

    def _update_title(self) -> None:
        page = self._pages.currentWidget()
        if isinstance(page, NewSheetPage | SheetPage | RacePage):
            set_window_title(self, page.title.text())

    def _restore_page(self) -> None:
        """Show the page for the state of the sheet."""
        if self.tally is None:
            self._show_new()
        elif self._sheet.entries:
            self._show_race(self._sheet.entries[-1])
        else:
            self._show_sheet()

    def _show_new(self) -> None:
        tally = self.tally
        names, rules = (tally.names, tally.rules) if tally is not None else ((), DEFAULT_RULES)
        self._use(None)
        page = NewSheetPage(names, rules, known_names(self._settings))
        page.started.connect(self._start_sheet)
        page.back_requested.connect(self._leave_new)
        self._show(page)

    def _leave_new(self) -> None:
        if self.tally is None:
            self.back_requested.emit()
        else:
            self._show_sheet()

    def _show_sheet(self, race: int | None = None) -> None:
        tally = self._sheet.tally
        self._use(tally)
        page = SheetPage(tally)
        page.show_tally(tally, race)
        page.enter_requested.connect(self._enter)
        page.correct_requested.connect(self._correct)
        page.delete_requested.connect(self._ask_delete)
        page.buttons.new.clicked.connect(self._ask_new_sheet)
        page.another_match_requested.connect(self._ask_another)
        page.buttons.play.clicked.connect(self._play)
        page.buttons.standings.clicked.connect(self.evenings_requested)
        page.buttons.back.clicked.connect(self.back_requested)
        self._show(page)

    def _show_race(self, entry: RaceEntry) -> None:
        self._use(self._sheet.tally)
        page = RacePage(self._sheet.tally, entry, self._settings.card_language)
        page.edited.connect(self._save_entry)
        page.written.connect(self._write_race)
        page.back_requested.connect(lambda: self._leave_race(page))
        self._show(page)

    # -- races -------------------------------------------------------------------

    def _enter(self) -> None:
        """Enter a new race, or continue the one that was begun."""
        tally = self._sheet.tally
        index = len(tally.races)
        self._show_race(self._sheet.entry_at(index) or RaceEntry(index, tally.empty_race()))

    def _correct(self, index: int) -> None:
        self._show_race(
            self._sheet.entry_at(index) or RaceEntry(index, self._sheet.tally.races[index])
        )

    def _leave_race(self, page: RacePage) -> None:
        """Keep a new race that was begun, and discard a correction."""
        if page.is_correction:
            self._save(self._sheet.without_entry(page.entry.race_index))
        self._show_sheet(page.entry.race_index)

    def _save_entry(self, entry: RaceEntry) -> None:
        begun = entry.race != self._sheet.tally.empty_race()
        self._save(
            self._sheet.with_entry(entry) if begun else self._sheet.without_entry(entry.race_index)
        )

    def _write_race(self, entry: RaceEntry) -> None:
        if self._save(self._sheet.with_race(entry).dated(time.time())):
            self._show_sheet(entry.race_index)

    def _ask_delete(self, index: int) -> None:
        ask_delete(self, index, lambda: self._delete(index))

    def _delete(self, index: int) -> None:
        if self._save(self._sheet.without_race(index).dated(time.time())):
            self._show_sheet(index)

    # -- sheets ------------------------------------------------------------------

    def _start_sheet(self, tally: Tally) -> None:
        remember_names(self._settings, tally.names)
        if self._saved(self._store.start, SavedSheet(tally)):
            self._show_sheet()

    def _ask_new_sheet(self) -> None:
        if self._sheet.tally.races or self._sheet.entries:
            ask_new_sheet(self, self._sheet.won is not None, self._show_new)
        else:
            self._show_new()

    def _ask_another(self) -> None:
        ask_new_sheet(self, True, self._start_another_match)

    def _start_another_match(self) -> None:
        """Start a sheet for the same players and keep the number of games won."""
        tally = self._sheet.tally
        self._start_sheet(tally._replace(games=view_of(tally).match.games, races=()))

    def _play(self) -> None:
        tally = self._sheet.tally
        match = view_of(tally).match
        sitters = tuple(Sitter(HUMAN, name) for name in tally.names)
        self.play_requested.emit(
            Header(tally.rules, sitters, match.points, match.games), None, False
        )

    @property
    def leaving_costs(self) -> bool:
        """True if the sheet is not on the disk."""
        return self._store.unsaved and self.tally is not None

    def ask_leave(self, then: Callable[[], None]) -> None:
        """Call `then`; ask before if the sheet is not on the disk."""
        if self.leaving_costs:
            ask_leave_unsaved(self, then)
        else:
            then()

    # -- saving ------------------------------------------------------------------

    def _save(self, sheet: SavedSheet) -> bool:
        return self._saved(self._store.save, sheet)

    def _saved(self, save: Callable[[SavedSheet], bool], sheet: SavedSheet) -> bool:
        """Save a sheet; if another one is there or has to stay, show that and return False."""
        before = self.tally
        if save(sheet):
            return True
        page, now = self.page, self._sheet.tally
        same = before is not None and (before.rules, before.names) == (now.rules, now.names)
        if same and isinstance(page, RacePage):
            page.set_sheet(now)
        else:
            self._restore_page()
        return False

    def retranslate(self) -> None:
        self.notice.say(self._store.notice)


def ask_leave_unsaved(parent: QWidget, agreed: Callable[[], None]) -> QMessageBox:
    """Ask before a sheet is left that could not be saved."""
    title = translate("ScoreKeeper", "Leave the score sheet?")
    text = translate("ScoreKeeper", "The latest changes could not be saved and would be lost.")
    box = make_box(parent, Icon.Question, title, text)
    go, stay = translate("ScoreKeeper", "&Leave"), translate("ScoreKeeper", "S&tay")
    return confirm_loss(box, go, stay, lambda sure: agreed() if sure else None)


def ask_delete(parent: QWidget, race: int, agreed: Callable[[], None]) -> QMessageBox:
    """Ask before the race with an index is deleted."""
    title = translate("ScoreKeeper", "Delete race {race}?").format(race=number(race + 1))
    text = translate("ScoreKeeper", "Its points are removed, and later races are renumbered.")
    box = make_box(parent, Icon.Question, title, text)
    go, stay = translate("ScoreKeeper", "&Delete"), translate("ScoreKeeper", "&Keep it")
    return confirm_loss(box, go, stay, lambda sure: agreed() if sure else None)


def ask_new_sheet(parent: QWidget, won: bool, agreed: Callable[[], None]) -> QMessageBox:
    """Ask before a sheet with races is replaced by a new one; `won`: its match is over."""
    text = translate(
        "ScoreKeeper",
        "A new sheet will replace it. To keep it, print it or save it as PDF first.",
    )
    if won:
        result = translate("ScoreKeeper", "The result stays in the evening’s standings.")
        text = f"{result} {text}"
    title = translate("ScoreKeeper", "Replace this score sheet?")
    box = make_box(parent, Icon.Question, title, text)
    go, stay = translate("ScoreKeeper", "&New sheet"), translate("ScoreKeeper", "&Keep this one")
    return confirm_loss(box, go, stay, lambda sure: agreed() if sure else None)
