"""The score sheet: points of each side, item by item, in a race and in the match."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import (
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShortcut,
    QShowEvent,
)
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from mille_qt.play.keyboard import Command, command_for
from mille_qt.play.score_sheet import score_figures
from mille_qt.play.score_sheet.score_paper import score_job
from mille_qt.play.score_sheet.score_parts import ScoreParts
from mille_qt.ui.access.announcing import announce
from mille_qt.ui.art.characters.face import Face, Mood
from mille_qt.ui.art.characters.portrait_picture import SideFaces, faces_width, paint_faces
from mille_qt.ui.art.road_strip import lay_out_on_road
from mille_qt.ui.page_keys import PageKeys
from mille_qt.ui.page_layout import CentredColumn, SideBySide
from mille_qt.ui.printing.output import PaperOutput
from mille_qt.ui.settings import Settings
from mille_qt.ui.tooltips import set_tooltip
from mille_qt.ui.translation import Translated
from mille_qt.ui.widgets import TITLE, Heading, QuietText, TextLine, WideButton, text_height
from mille_rules import Phase, View
from mille_rules.state import BETWEEN_RACES

WINNER = 3.2  # lines of text: the faces beside the heading


class WinnerView(QWidget):
    """The faces of a side, hidden without one; the heading beside it says who has won."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.side: SideFaces | None = None
        self.hide()

    def show_side(self, side: SideFaces | None) -> None:
        """Show another side, or none."""
        self.side = side
        self.setHidden(side is None)
        self._fit()

    def _fit(self) -> None:
        if self.side is not None:
            height = round(text_height() * WINNER)
            self.setFixedSize(round(faces_width(self.side, height)), height)
            self.update()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fit()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self.side is not None:
            painter = QPainter(self)
            paint_faces(painter, QRectF(self.rect()), self.side, Mood.HAPPY)
            painter.end()


class ScoreButtons(QHBoxLayout):
    """Buttons to leave, save and print on the left; the main button on the right."""

    def __init__(self) -> None:
        super().__init__()
        self.leave, self.save = QPushButton(), QPushButton()
        self.print, self.pdf = QPushButton(), QPushButton()
        self.next = WideButton()
        for button in (self.leave, self.save, self.print, self.pdf):
            self.addWidget(button)
        self.addStretch(1)
        # Outside a dialog, an auto-default button is the default only while focused.
        self.next.setAutoDefault(False)
        self.next.setDefault(True)
        self.addWidget(self.next)

    def show_paper(self, shown: bool) -> None:
        """Show the buttons for printing only if there is something to print."""
        self.print.setVisible(shown)
        self.pdf.setVisible(shown)

    def retranslate(self) -> None:
        """Set all texts but that of the main button, which the sheet sets."""
        self.save.setText(self.tr("&Save…"))
        self.leave.setText(self.tr("&Leave"))
        self.print.setText(self.tr("&Print…"))
        self.pdf.setText(self.tr("P&DF…"))
        set_tooltip(self.save, self.tr("Save the match to continue later"))
        set_tooltip(self.print, self.tr("Print the score sheet"))
        set_tooltip(self.pdf, self.tr("Save the score sheet as a PDF file"))
        self.pdf.setAccessibleName(self.tr("Save the score sheet as a PDF file"))


class ScoreLooks(QWidget):
    """Buttons to review the race, replay the match, and show one race or all."""

    def __init__(self) -> None:
        super().__init__()
        self.review, self.watch, self.races = QPushButton(), QPushButton(), QPushButton()
        #: Whether the match can be replayed, and its races reviewed.
        self.can_watch = self.can_review = False
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addStretch(1)
        for button in (self.review, self.watch, self.races):
            row.addWidget(button, 0, Qt.AlignmentFlag.AlignTop)

    def offer(self, *, scored: bool, over: bool, large: bool) -> None:
        """Show the buttons that apply.

        `scored`: any race has points; `over`: none is under way; `large`: all races are shown.
        """
        self.races.setVisible(scored)
        self.watch.setVisible(self.can_watch and scored and over)
        self.review.setVisible(self.can_review and scored and over)
        self.races.setText(self.tr("This race &only") if large else self.tr("All &races"))
        self.review.setText(self.tr("R&eview"))
        set_tooltip(self.review, self.tr("What each decision in this race was worth"))
        self.watch.setText(self.tr("&Watch again"))


#: Width of the small form with two sides, of the large one, and of one on a wide screen; what
#: a third side and the buttons' edges add. In lines of text.
SMALL, LARGE, WIDE, THIRD, EDGES = 37.0, 62.0, 104.0, 8.0, 2.0
#: In lower pages, in lines of text, rows and faces are smaller.
LOW = 38.0


class ScoreSheet(PageKeys, Translated, QWidget):
    """Shows the items of a race and the totals of the match; in the large form, all races."""

    next_race = Signal()
    another_match = Signal()
    back_requested = Signal()
    save_requested = Signal()
    #: The key for saving was pressed.
    save_key_pressed = Signal()
    watch_requested = Signal()
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
        self.title, self.result, self.winner = Heading(TITLE), TextLine(), WinnerView()
        self.parts, self.saved_text = ScoreParts(), QuietText()
        self.looks = ScoreLooks()
        self.review_button, self.watch_button = self.looks.review, self.looks.watch
        self.size_button = self.looks.races
        self.buttons = ScoreButtons()
        self.next_button, self.save_button = self.buttons.next, self.buttons.save
        self.leave_button = self.buttons.leave
        self.output = PaperOutput(self)
        self.print_key = QShortcut(QKeySequence(Command.PRINT.anywhere[0]), self)
        self._arrange()
        self._connect()
        self.retranslate()

    def _arrange(self) -> None:
        self._scroll = CentredColumn(LARGE)
        column = self._scroll.column
        column.setSpacing(round(text_height() * 0.6))
        heading = QWidget()
        row = QHBoxLayout(heading)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.winner)
        row.addWidget(self.title, 1)
        column.addWidget(SideBySide(heading, self.looks))
        column.addWidget(self.result)
        self._notes = QVBoxLayout()
        column.addLayout(self._notes)
        self.saved_text.hide()
        self.add_note(self.saved_text)
        column.addWidget(self.parts)
        lay_out_on_road(QVBoxLayout(self), self._scroll, self._scroll.beside(self.buttons))

    def _connect(self) -> None:
        self.first_stop = self.next_button
        self.next_button.clicked.connect(self._go_on)
        self.save_button.clicked.connect(self.save_requested)
        self.leave_button.clicked.connect(self.leave_requested)
        self.buttons.print.clicked.connect(self.print)
        self.buttons.pdf.clicked.connect(self.save_pdf)
        self.size_button.clicked.connect(self.change_size)
        self.watch_button.clicked.connect(self.watch_requested)
        self.review_button.clicked.connect(lambda: self.review_requested.emit(self._race))
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

    def offer_replay(self) -> None:
        """Offer to replay the match, except during a race with hidden hands."""
        self.looks.can_watch = True
        self._fill()

    def offer_review(self) -> None:
        """Offer to review the race shown, except during a race."""
        self.looks.can_review = True
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
        self.parts.items_title.setVisible(large)
        font = self.font()
        font.setBold(bool(view.match.winners))
        self.result.setFont(font)
        self.title.setText(score_figures.title(self._names, view))
        winner = score_figures.winner(view)
        faces = self.parts.faces_of_sides(self._names, view)
        self.winner.show_side(None if winner is None else faces[winner])
        self.parts.items_sheet.setVisible(bool(view.match.races))
        self.parts.races_sheet.setVisible(scored and large)
        self.parts.chart_sheet.setVisible(scored and large)
        self.buttons.show_paper(scored)
        self.looks.offer(scored=scored, over=view.phase in BETWEEN_RACES, large=large)
        text, able = self._way_on or (self._next_text(view.phase), True)
        self.next_button.setText(text)
        self.next_button.setEnabled(able)
        if scored:
            self.parts.show_races(self._names, view, self._race)
        if view.match.races:
            self._fill_items()
        self._share_width()

    def _share_width(self) -> None:
        """Arrange the parts; a scroll bar that appears must not change the arrangement."""
        view = self._view
        if view is None:
            return
        large = self._settings.large_score_sheet and self.printable
        extent = self._scroll.verticalScrollBar().sizeHint().width()
        room = (self.width() - 2 * extent) / text_height() - 2
        wide = large and room >= WIDE
        third = THIRD * (view.setup.sides - 2)
        lines = WIDE if wide else third + (LARGE if large else SMALL)
        # Texts of buttons are never cut off.
        lines = max(lines, self.buttons.sizeHint().width() / text_height() + EDGES)
        self._scroll.widen(lines)
        self.parts.share(min(lines, room) * text_height(), wide, len(view.match.races))

    def _fill_items(self) -> None:
        view = self._view
        assert view is not None
        self.result.setText(score_figures.result(self._names, view, self._race))
        self.parts.show_items(self._names, view, self._race)

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
