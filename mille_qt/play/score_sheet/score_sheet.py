"""The score sheet: points of each side, item by item, in a race and in the match."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from mille_qt.play.keyboard import Command, command_for
from mille_qt.play.picture_builder import cards_later, cards_of_day
from mille_qt.play.score_sheet import score_figures
from mille_qt.play.score_sheet.hands_sheet import HandsSheet
from mille_qt.play.score_sheet.score_hero import ScoreHero
from mille_qt.play.score_sheet.score_paper import score_job
from mille_qt.play.score_sheet.score_parts import ScoreParts
from mille_qt.ui.access.announcing import announce
from mille_qt.ui.art.characters.face import Face
from mille_qt.ui.art.road_strip import RoadBehind
from mille_qt.ui.editions import USUAL, Edition, edition_of
from mille_qt.ui.page_keys import PageKeys
from mille_qt.ui.page_layout import CentredColumn, settle_layouts
from mille_qt.ui.printing.output import PaperOutput
from mille_qt.ui.settings import Settings
from mille_qt.ui.tooltips import set_tooltip
from mille_qt.ui.translation import Translated
from mille_qt.ui.widgets import MoreButton, QuietText, WideButton, fill, in_column, text_height
from mille_rules import Phase, View
from mille_rules.state import BETWEEN_RACES


class ScoreButtons(QHBoxLayout):
    """Buttons to leave, for all races and for more on the left; the main button on the right.

    More are what few people want after each race: to review it, to watch the match again, to save
    and to print.
    """

    def __init__(self, sheet: QWidget) -> None:
        super().__init__()
        self.leave, self.races = QPushButton(), QPushButton()
        self.review, self.watch = QAction(sheet), QAction(sheet)
        self.save, self.print, self.pdf = QAction(sheet), QAction(sheet), QAction(sheet)
        self.more = MoreButton(self.review, self.watch, self.save, self.print, self.pdf)
        self.next = WideButton()
        self.next.setProperty("prominent", True)
        self.next.setDefault(True)
        fill(self, self.leave, self.races, self.more, 1, self.next)
        #: Whether the match can be replayed, and its races reviewed.
        self.can_watch = self.can_review = False

    def offer(self, *, scored: bool, over: bool, several: bool, large: bool) -> None:
        """Show what applies.

        `scored`: any race has points, and can be printed; `over`: none is under way; `several`:
        there are more races than the one that is shown; `large`: all races are shown.
        """
        self.print.setVisible(scored)
        self.pdf.setVisible(scored)
        self.races.setVisible(several)
        self.watch.setVisible(self.can_watch and scored and over)
        self.review.setVisible(self.can_review and scored and over)
        self.races.setText(self.tr("This race &only") if large else self.tr("All &races"))

    def retranslate(self) -> None:
        """Set all texts but those that depend on what is shown."""
        self.save.setText(self.tr("&Save…"))
        self.leave.setText(self.tr("&Leave"))
        self.print.setText(self.tr("&Print…"))
        self.pdf.setText(self.tr("P&DF…"))
        self.review.setText(self.tr("R&eview"))
        self.watch.setText(self.tr("&Watch again"))
        set_tooltip(self.review, self.tr("What each decision in this race was worth"))
        set_tooltip(self.save, self.tr("Save the match to continue later"))
        set_tooltip(self.print, self.tr("Print the score sheet"))
        set_tooltip(self.pdf, self.tr("Save the score sheet as a PDF file"))
        set_tooltip(self.more, self.tr("Review, watch again, save, print"))


#: Width of the small form with two sides and of the large one; what a third side and the buttons'
#: edges add; the room from which the large one is wide, and its width then. In lines of text.
SMALL, LARGE, THIRD, EDGES, ROOMY, WIDE = 50.0, 62.0, 8.0, 2.0, 70.0, 104.0
#: In lower pages, in lines of text, rows and faces are smaller.
LOW = 38.0
#: From this race on the points race by race are a chart.
CHART_FROM = 3
#: Where cars at the start and at the target stand behind the sheet, and how far apart those with
#: the same miles, of the width.
CARS_FROM, CARS_TO, CARS_APART = 0.03, 0.72, 0.06


def cars_at(ways: Sequence[float]) -> tuple[float, ...]:
    """Where the cars of the sides stand, of the width; `ways` are the shares of the trip driven."""
    places, last = [0.0] * len(ways), CARS_FROM - CARS_APART
    for side in sorted(range(len(ways)), key=lambda side: ways[side]):
        place = CARS_FROM + (CARS_TO - CARS_FROM) * min(ways[side], 1.0)
        last = places[side] = max(place, last + CARS_APART)
    return tuple(places)


class ScoreSheet(PageKeys, Translated, QWidget):
    """Shows the items of a race and the totals of the match; in the large form, all races."""

    next_race = Signal()
    another_match = Signal()
    back_requested = Signal()
    #: The key for saving was pressed.
    save_key_pressed = Signal()
    #: Carries the number of the race shown, from 0.
    review_requested = Signal(int)
    leave_requested = Signal()

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._names: tuple[str, ...] = ()
        self._view: View | None = None
        self._race = 0
        self._low = False
        #: Whether the player has asked for the sheet, instead of reaching the end of a race.
        self.on_request = False
        #: Text and state of the main button, if set by `show_way_on`.
        self._way_on: tuple[str, bool] | None = None
        self.hero = ScoreHero()
        self.title, self.result = self.hero.title, self.hero.result
        self.parts, self.saved_text = ScoreParts(brief=True), QuietText()
        self.hands = HandsSheet(settings.card_language)
        self.buttons = ScoreButtons(self)
        self.next_button, self.leave_button = self.buttons.next, self.buttons.leave
        self._road = RoadBehind(self)
        self.output = PaperOutput(self)
        self.print_key = QShortcut(QKeySequence(Command.PRINT.anywhere[0]), self)
        self._arrange()
        self._connect()
        self.retranslate()

    def _arrange(self) -> None:
        #: All that is above the buttons.
        self.column = CentredColumn(LARGE, self)
        column = self.column.column
        column.setSpacing(round(text_height() * 0.6))
        self.saved_text.hide()
        self._notes = in_column(self.saved_text)
        fill(column, self.hero, self._notes, self.parts, self.hands)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, page.contentsMargins().top(), 0, page.contentsMargins().bottom())
        fill(page, self.column, self.column.beside(self.buttons), 1)

    def _connect(self) -> None:
        self.first_stop = self.next_button
        self.next_button.clicked.connect(self._go_on)
        self.leave_button.clicked.connect(self.leave_requested)
        self.buttons.print.triggered.connect(self.print)
        self.buttons.pdf.triggered.connect(self.save_pdf)
        self.buttons.races.clicked.connect(self.change_size)
        self.buttons.review.triggered.connect(lambda: self.review_requested.emit(self._race))
        self.print_key.activated.connect(self.print)
        self.print_key.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        self.parts.row_chosen.connect(self._choose_race)
        self._settings.changed(Settings.large_score_sheet).connect(self._change_size)

    @property
    def printable(self) -> bool:
        """Whether there is anything to print."""
        view = self._view
        return view is not None and bool(view.match.races) and not score_figures.is_running(view)

    @property
    def match_over(self) -> bool:
        """Whether the match has come to its end."""
        return self._view is not None and self._view.phase is Phase.OVER

    def print(self) -> None:
        """Print all races, whichever form is shown."""
        if self._view is not None and self.printable:
            self.output.print(score_job(self._names, self._view))

    def save_pdf(self) -> None:
        """Save all races as a PDF file."""
        if self._view is not None and self.printable:
            self.output.save_pdf(score_job(self._names, self._view))

    @property
    def edition(self) -> Edition:
        """The edition that was played."""
        return USUAL if self._view is None else edition_of(self._view.setup.rules.name)

    def show_view(self, names: Sequence[str], view: View, faces: Sequence[Face] = ()) -> None:
        """Show the score of a match; `names` and `faces` are by seat."""
        self.parts.faces = faces
        self._names, self._view = tuple(names), score_figures.with_first_race(view)
        self._race = max(0, len(view.match.races) - 1)
        self._fill()

    def change_players(self, names: Sequence[str], view: View, faces: Sequence[Face]) -> None:
        """Show the score of the match, unless the players are still the same."""
        if (tuple(names), faces) != (self._names, self.parts.faces):
            self.show_view(names, view, faces)

    def add_note(self, note: QWidget) -> None:
        """Add a widget below the result of the race."""
        self._notes.addWidget(note)

    def say_saved(self, text: str) -> None:
        """Show and announce where the match is saved."""
        self.saved_text.setText(text)
        self.saved_text.show()
        announce(text, urgent=True)

    def offer_moves(self, *, review: bool = True) -> None:
        """Offer to replay the match, and to review the race shown, except during a race."""
        self.buttons.can_watch, self.buttons.can_review = True, review
        self._fill()

    def show_way_on(self, text: str, able: bool) -> None:
        """Set the text of the main button, and whether it is enabled."""
        self._way_on = text, able
        self.next_button.setText(text)
        self.next_button.setEnabled(able)

    def _choose_race(self, row: int) -> None:
        """Show the race of a row; other rows are ignored."""
        if self._view is None:
            return
        race = row - score_figures.rows_before(self._view)
        if 0 <= race < len(self._view.match.races):
            self._race = race
            self._fill_items()
            self._share_width()

    def change_size(self) -> None:
        """Switch between the small and the large form."""
        self._settings.large_score_sheet = not self._settings.large_score_sheet

    def _press_key(self) -> None:
        """Close a sheet that the player has opened, otherwise switch between the forms."""
        if self.on_request:
            self.back_requested.emit()
        else:
            self.change_size()

    def _change_size(self) -> None:
        if self._view is not None and not self._settings.large_score_sheet:
            self._race = max(0, len(self._view.match.races) - 1)
        self._fill()

    def _go_on(self) -> None:
        signals = {Phase.DEAL: self.next_race, Phase.OVER: self.another_match}
        if self._view is not None:
            signals.get(self._view.phase, self.back_requested).emit()

    def _next_text(self, phase: Phase) -> str:
        back = self.tr("Back to the &table")
        texts = {Phase.DEAL: self.tr("&Next race"), Phase.OVER: self.tr("Play &again")}
        return texts.get(phase, back)

    def _fill(self) -> None:
        view = self._view
        if view is None:
            return
        scored, large = self.printable, self._settings.large_score_sheet
        races = view.match.races
        several = scored and (len(races) > 1 or score_figures.rows_before(view) > 0)
        self.parts.items_title.setVisible(large and several)
        self.title.setText(score_figures.headline(self._names, view))
        faces = self.parts.faces_of_sides(self._names, view)
        self.hero.show_points(faces, view.match.points if races else [0] * len(faces))
        self.hero.show_winners(
            [faces[side] for side in score_figures.winners(view)], score_figures.outcome(view)
        )
        self.parts.items_sheet.setVisible(bool(races))
        self.parts.races_sheet.setVisible(several and large)
        self.parts.chart_sheet.setVisible(scored and large and len(races) >= CHART_FROM)
        over = view.phase in BETWEEN_RACES
        self.buttons.offer(scored=scored, over=over, several=several, large=large)
        self._show_road(view)
        text, able = self._way_on or (self._next_text(view.phase), True)
        self.next_button.setText(text)
        self.next_button.setEnabled(able)
        if view.match.races:
            self._fill_items()
        if scored:
            self.parts.show_races(self._names, view, self._race)
        self._share_width()

    def _show_road(self, view: View) -> None:
        """Show the road behind the sheet as it is in the race."""
        cars = cars_at([tableau.miles / view.target for tableau in view.tableaux])
        left = (view.draw_pile + cards_later(view)) / max(cards_of_day(view), 1)
        self._road.show_moment(left, cars, str(view.target))

    def celebrate(self) -> None:
        """Let the points of the race be counted before the eyes of the players."""
        view = self._view
        if view is not None and view.match.races:
            if not view.setup.rules.by_races:
                # Races are not counted up: a single one would be 0 for half of the time.
                self.hero.count_up([points[-2] for points in score_figures.course(view).sides])
            self.parts.items.reveal()

    def _share_width(self) -> None:
        """Arrange the parts; a scroll bar that appears must not change the arrangement."""
        view = self._view
        if view is None:
            return
        large = not self.parts.races_sheet.isHidden()
        extent = self.column.verticalScrollBar().sizeHint().width()
        room = (self.width() - 2 * extent) / text_height() - 2
        wide = not self.parts.chart_sheet.isHidden() and room >= ROOMY
        third = THIRD * (view.setup.sides - 2)
        lines = WIDE if wide else third + (LARGE if large else SMALL)
        # Texts of buttons are never cut off.
        lines = max(lines, self.buttons.sizeHint().width() / text_height() + EDGES)
        self.column.widen(lines)
        column = min(lines, room) * text_height()
        self.hero.set_page(self.width(), self.height(), round(column))
        self.parts.share(column, wide)
        self.hands.share(column)
        settle_layouts(self)

    def _fill_items(self) -> None:
        view = self._view
        assert view is not None
        result = score_figures.result(self._names, view, self._race)
        self.result.setText(result)
        self.result.setHidden(not result)
        self.parts.show_items(self._names, view, self._race)
        latest = self._race == len(view.match.races) - 1
        faces = self.parts.faces or tuple(map(Face, self._names))
        self.hands.show_hands(self._names, faces, view if latest else view._replace(open_hands=()))

    def retranslate(self) -> None:
        self.parts.retranslate()
        self.buttons.retranslate()
        self._fill()

    def showEvent(self, event: QShowEvent) -> None:
        """Focus the main button."""
        self.next_button.setFocus()
        super().showEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Arrange the parts for the new size."""
        super().resizeEvent(event)
        self._road.setGeometry(self.rect())
        low = self.height() < LOW * text_height()
        if low is not self._low:
            self._low = low
            self.parts.set_low(low)
        self._share_width()

    def main_button(self) -> QPushButton:
        return self.next_button

    def escape_pressed(self) -> bool:
        """Go back to the table, unless a race has ended."""
        playing = self._view is not None and self._view.phase not in BETWEEN_RACES
        if playing:
            self.back_requested.emit()
        return playing

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle the letters that mean the same here as at the table."""
        keys = {
            Command.SHEET: self._press_key,
            Command.SAVE: self.save_key_pressed.emit,
            Command.LEAVE: self.leave_requested.emit,
        }
        command = command_for(event, self._settings.single_keys)
        if isinstance(command, Command) and command in keys:
            keys[command]()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Draw the marks in the new colours."""
        if event.type() == QEvent.Type.PaletteChange:
            self._fill()
        super().changeEvent(event)
