"""The page with the score sheet of a match played with real cards."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QAction, QKeySequence, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from mille_qt.features.score_keeper.sheet_json import MAX_RACES
from mille_qt.play.score_sheet import score_figures
from mille_qt.play.score_sheet.score_paper import score_job
from mille_qt.play.score_sheet.score_parts import ScoreParts
from mille_qt.play.score_sheet.score_sheet import LARGE, THIRD, WIDE
from mille_qt.ui.art.road_strip import lay_out_on_road
from mille_qt.ui.art.vignette_view import EmptyNote, VignetteView
from mille_qt.ui.page_keys import PageKeys
from mille_qt.ui.page_layout import CentredColumn, SideBySide, from_left, from_right
from mille_qt.ui.printing.output import PaperOutput
from mille_qt.ui.texts.cards import counted, number
from mille_qt.ui.texts.rules import rule_set_name
from mille_qt.ui.tooltips import set_tooltip
from mille_qt.ui.translation import Translated
from mille_qt.ui.widgets import (
    TITLE,
    Heading,
    MoreButton,
    TextLine,
    WideButton,
    fill,
    in_row,
    make_bold,
    mark_destructive,
    text_height,
)
from mille_rules.tallies import Tally, view_of


class SheetPage(PageKeys, Translated, QWidget):
    """Shows all races, the items of one race, and buttons to continue, correct and print."""

    enter_requested = Signal()
    another_match_requested = Signal()
    #: The index of the race.
    correct_requested = Signal(int)
    delete_requested = Signal(int)

    def __init__(self, tally: Tally, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tally, self._view = tally, view_of(tally)
        self._race = max(0, len(tally.races) - 1)
        self.title, self.standing = Heading(TITLE), TextLine()
        self.parts = ScoreParts()
        self.empty = EmptyNote(VignetteView(tuple(range(tally.sides))))
        self.correct_button, self.delete_button = QPushButton(), QPushButton()
        mark_destructive(self.delete_button)
        self.buttons = SheetButtons()
        self.output = PaperOutput(self)
        self._arrange()
        self._connect()
        self.retranslate()

    def _arrange(self) -> None:
        self._scroll = CentredColumn(LARGE, self)
        column = self._scroll.column
        column.setSpacing(round(text_height() * 0.6))
        row = in_row(self.correct_button, self.delete_button, 1)
        self.parts.items_sheet.column.insertLayout(2, row)
        fill(column, self.title, self.standing, self.parts, self.empty)
        lay_out_on_road(QVBoxLayout(self), self._scroll, self._scroll.beside(self.buttons))

    def _connect(self) -> None:
        self.setFocusProxy(self.buttons.next)
        self.buttons.next.clicked.connect(self._continue_match)
        self.buttons.print.triggered.connect(self.print)
        self.buttons.pdf.triggered.connect(self.save_pdf)
        self.correct_button.clicked.connect(lambda: self.correct_requested.emit(self._race))
        self.delete_button.clicked.connect(lambda: self.delete_requested.emit(self._race))
        self.parts.row_chosen.connect(self.choose_race)
        self._add_shortcut("Ctrl+P", self, self.print)
        self._add_shortcut("Del", self.parts.races, self.delete_button.click)

    @staticmethod
    def _add_shortcut(key: str, widget: QWidget, action: Callable[[], None]) -> None:
        shortcut = QShortcut(QKeySequence(key), widget)
        shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.activated.connect(action)

    @property
    def race(self) -> int:
        """The index of the race whose items are shown."""
        return self._race

    def show_tally(self, tally: Tally, race: int | None = None) -> None:
        """Show a sheet with the items of one race, by default of the latest."""
        self._tally, self._view = tally, view_of(tally)
        latest = max(0, len(tally.races) - 1)
        self._race = latest if race is None else min(race, latest)
        self.retranslate()

    def choose_race(self, row: int) -> None:
        """Show the items of another race; the last row has the totals."""
        if 0 <= row < len(self._tally.races):
            self._race = row
            self._fill_items()

    def print(self) -> None:
        """Print all races."""
        if self._tally.races:
            self.output.print(score_job(self._tally.names, self._view))

    def save_pdf(self) -> None:
        """Save all races as a PDF file."""
        if self._tally.races:
            self.output.save_pdf(score_job(self._tally.names, self._view))

    def _continue_match(self) -> None:
        over = bool(self._view.match.winners)
        (self.another_match_requested if over else self.enter_requested).emit()

    # -- contents ------------------------------------------------------------------

    def _fill(self) -> None:
        view = self._view
        scored = bool(self._tally.races)
        self.parts.setVisible(scored)
        self.empty.setHidden(scored)
        self.title.setText(score_figures.title(self._tally.names, view))
        self.standing.setText(self._standing())
        make_bold(self.standing, bool(view.match.winners))
        self.buttons.show_state(len(self._tally.races), bool(view.match.winners))
        if scored:
            self._fill_items()
            self.parts.show_races(self._tally.names, view, self._race)
        self._arrange_parts()

    def _standing(self) -> str:
        view, names = self._view, self._tally.names
        if view.match.winners:
            return score_figures.victory(names, view)
        if self._tally.races:
            return score_figures.standing(names, view)
        rules = self._tally.rules
        to_points = self.tr("{rules}, to {points}.")
        text = self.tr("{rules}, one race.") if rules.one_race else to_points
        return text.format(
            rules=rule_set_name(rules.name),
            points=counted(rules.goal, rules),
        )

    def _fill_items(self) -> None:
        self.parts.show_items(self._tally.names, self._view, self._race)
        title = self.parts.items_title.text()
        self.correct_button.setAccessibleDescription(title)
        self.delete_button.setAccessibleDescription(title)

    def _arrange_parts(self) -> None:
        """Arrange the parts for the width, with or without a scroll bar."""
        extent = self._scroll.verticalScrollBar().sizeHint().width()
        room = (self.width() - 2 * extent) / text_height() - 2
        wide = room >= WIDE
        lines = WIDE if wide else LARGE + THIRD * (self._tally.sides - 2)
        self._scroll.widen(lines)
        self.parts.share(min(lines, room) * text_height(), wide)

    def retranslate(self) -> None:
        self.parts.retranslate()
        self.empty.title.setText(self.tr("Play a race with your cards"))
        self.empty.text.setText(
            self.tr("Then tap the cards that each side has on the table: Mille keeps the score.")
        )
        self.correct_button.setText(self.tr("&Correct…"))
        set_tooltip(self.correct_button, self.tr("Correct this race"))
        self.delete_button.setText(self.tr("&Delete…"))
        set_tooltip(self.delete_button, self.tr("Delete this race"))
        self.buttons.retranslate()
        self._fill()

    # -- events --------------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:
        """Focus the main button."""
        self.buttons.next.setFocus()
        super().showEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange_parts()

    def main_button(self) -> QPushButton:
        return self.buttons.next

    def escape_pressed(self) -> bool:
        self.buttons.back.click()
        return True

    def changeEvent(self, event: QEvent) -> None:
        """Draw the marks in the new colours."""
        if event.type() == QEvent.Type.PaletteChange:
            self._fill()
        super().changeEvent(event)


class SheetButtons(QHBoxLayout):
    """The buttons below the sheet: others on the left, the main one on the right or below."""

    def __init__(self) -> None:
        super().__init__()
        self.back, self.new, self.play = QPushButton(), QPushButton(), QPushButton()
        self.standings = QPushButton()
        self.print, self.pdf = QAction(self), QAction(self)
        self.more = MoreButton(self.print, self.pdf)
        self.next = WideButton()
        self._races, self._over = 0, False
        left = from_left(self.back, self.new, self.play, self.standings, self.more)
        self.next.setDefault(True)
        self.addWidget(SideBySide(left, from_right(self.next)))

    def show_state(self, races: int, over: bool) -> None:
        """Update the buttons for the number of races and the end of the match."""
        self._races, self._over = races, over
        self.more.setVisible(races > 0)
        self.play.setVisible(not over)
        self.standings.setVisible(over)
        self.next.setEnabled(over or races < MAX_RACES)
        self._update_next()

    def _update_next(self) -> None:
        enter = self.tr("&Enter race {race}").format(race=number(self._races + 1))
        self.next.setText(self.tr("&Another match…") if self._over else enter)

    def retranslate(self) -> None:
        self.back.setText(self.tr("&Back"))
        self.new.setText(self.tr("&New sheet…"))
        self.play.setText(self.tr("P&lay on here"))
        self.standings.setText(self.tr("&Standings…"))
        self.print.setText(self.tr("&Print…"))
        self.pdf.setText(self.tr("PD&F…"))
        set_tooltip(self.new, self.tr("Start a new score sheet with other players or rules"))
        set_tooltip(self.play, self.tr("Continue this match on this computer with these points"))
        set_tooltip(self.standings, self.tr("Who has won tonight, this month and this year"))
        set_tooltip(self.print, self.tr("Print the score sheet"))
        set_tooltip(self.pdf, self.tr("Save the score sheet as a PDF file"))
        self._update_next()
