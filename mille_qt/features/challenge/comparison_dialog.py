"""The dialog that compares two tables at a challenge race by race."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale, Qt
from PySide6.QtWidgets import QComboBox, QDialog, QGridLayout, QPushButton, QWidget

from mille_qt.features.challenge.challenge_matches import PlayedMatch
from mille_qt.features.challenge.comparison import Comparison, compared, difference_note, headings
from mille_qt.features.challenge.comparison_document import comparison_job
from mille_qt.features.challenge.computer_table import ComputerTable
from mille_qt.features.challenge.result_table import ResultTable, lay_out_results
from mille_qt.features.challenge.team_names import holders, side_with_people, table_name
from mille_qt.session.record_info import levels_of
from mille_qt.session.screen_thinker import ScreenThinker
from mille_qt.ui.access.announcing import announce
from mille_qt.ui.figure_tiles import FigureTiles
from mille_qt.ui.labels import Label
from mille_qt.ui.printing.output import PaperJob, PaperOutput
from mille_qt.ui.setup.usual_game import USUAL_LEVEL
from mille_qt.ui.texts.levels import level_name
from mille_qt.ui.tooltips import set_tooltip
from mille_qt.ui.translation import Translated
from mille_qt.ui.widgets import TITLE, Heading, QuietText, TroubleText
from mille_qt.ui.window_titles import set_window_title
from mille_rules.challenge import Challenge
from mille_rules.challenge_results import is_helped
from mille_rules.computer.player import Thinker
from mille_rules.duplicate import DuplicateError, DuplicateFault, check_table
from mille_rules.match_id import match_id
from mille_rules.record import Record
from mille_rules.rulesets import SIDES_BY_SEATS

translate = QCoreApplication.translate
#: The columns with the points at both tables; difference and total.
_POINTS, _FIGURES = (1, 2), (3, 4)
_TWO = 2  # sides
#: Height of the dialog in lines of text.
HEIGHT = 37.0
#: Letters of a table's name that are always visible.
NAME_LETTERS = 16

#: Asks for the file of a match, and calls the function with its record.
OpenFile = Callable[[Callable[[Record], None]], None]


class ComparisonDialog(Translated, QDialog):
    """Compares a match with another one: from here, from a file, or of computer players."""

    def __init__(
        self,
        challenge: Challenge,
        matches: Sequence[PlayedMatch],
        open_file: OpenFile,
        races: int | None = None,
        thinker: Thinker | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """The first of `matches` is the first table, the next one the second.

        Only the first `races` are compared, by default all. `thinker` decides for computer players
        instead of a process.
        """
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._challenge, self._matches, self._races = challenge, list(matches), races
        self._open_file, self._thinker = open_file, thinker
        #: Computer players of the level at the first table; they play once they are chosen.
        self._level = next(filter(None, levels_of(matches[0].record)), USUAL_LEVEL)
        self._computers: ComputerTable | None = None
        self.title, self.summary = Heading(TITLE), QuietText()
        self.labels = [Label() for _ in range(3)]
        self.boxes = [QComboBox() for _ in range(2)]
        self.side_box = QComboBox()
        self.figures, self.trouble, self.note = FigureTiles(), TroubleText(), QuietText()
        self.table = ResultTable(_POINTS, _FIGURES)
        self.table.opens_rows = False
        self.file_button, self.close_button = QPushButton(), QPushButton()
        self.print_button, self.pdf_button = QPushButton(), QPushButton()
        self.output = PaperOutput(self)
        #: The comparison that is shown, if there is one.
        self.comparison: Comparison | None = None
        choice, middle = self._choice(), (self.figures, self.trouble, self.table, self.note)
        parts = (self.title, self.summary, choice, *middle)
        buttons = (self.file_button, self.print_button, self.pdf_button, self.close_button)
        lay_out_results(self, parts, buttons, HEIGHT)
        self._list_matches()
        self._choose_side()
        self.retranslate()
        self._connect()

    def _choice(self) -> QWidget:
        choice = QWidget()
        grid = QGridLayout(choice)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setColumnStretch(1, 1)
        for row, (label, box) in enumerate(
            zip(self.labels, (*self.boxes, self.side_box), strict=True)
        ):
            box.setMinimumContentsLength(NAME_LETTERS)
            policy = QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
            box.setSizeAdjustPolicy(policy)
            label.setBuddy(box)
            grid.addWidget(label, row, 0)
            grid.addWidget(box, row, 1)
        for side in range(SIDES_BY_SEATS[self._challenge.seats]):
            self.side_box.addItem("", side)
        for widget in (self.labels[-1], self.side_box):
            widget.setVisible(self.side_box.count() > _TWO)
        return choice

    def _connect(self) -> None:
        for box in self.boxes:
            box.currentIndexChanged.connect(self._choose_side)
        self.side_box.currentIndexChanged.connect(self._update)
        for box in (*self.boxes, self.side_box):
            box.currentIndexChanged.connect(self._announce)
        self.file_button.clicked.connect(lambda: self._open_file(self.add_match))
        self.print_button.clicked.connect(lambda: self._print(self.output.print))
        self.pdf_button.clicked.connect(lambda: self._print(self.output.save_pdf))

    # -- the tables --------------------------------------------------------------------

    def _list_matches(self) -> None:
        """List all matches for both tables, and the computer players for the second."""
        computers = self.tr("Computer players: {level}").format(level=level_name(self._level))
        names = [_dated(match) for match in self._matches]
        for table, (box, items) in enumerate(
            zip(self.boxes, (names, [*names, computers]), strict=True)
        ):
            kept = box.currentIndex()
            box.blockSignals(True)
            box.clear()
            box.addItems(items)
            box.setCurrentIndex(table if kept < 0 else kept)
            box.blockSignals(False)

    def _tables(self) -> tuple[Record, Record]:
        """Return the two matches; computer players play as many races as there are to compare."""
        index, other = (box.currentIndex() for box in self.boxes)
        first = self._matches[index].record
        if other < len(self._matches):
            return first, self._matches[other].record
        if self._computers is None:
            thinker = self._thinker or ScreenThinker(self)
            self._computers = ComputerTable(self._challenge, self._level, thinker, self)
            self._computers.race_over.connect(self._update)
            self._computers.race_over.connect(self._announce)
        self._computers.play(len(first.state.match.races))
        return first, self._computers.record

    def add_match(self, record: Record) -> None:
        """Compare with another match, or say why that is impossible."""
        try:
            check_table(self._challenge, record)
        except DuplicateError as error:
            self.trouble.say(fault_text(error.fault))
            return
        identities = [match_id(match.record) for match in self._matches]
        if match_id(record) not in identities:
            self._matches.append(PlayedMatch(record, None))
            self._list_matches()
            identities.append(match_id(record))
        self.boxes[1].setCurrentIndex(identities.index(match_id(record)))
        self._choose_side()

    # -- the comparison ------------------------------------------------------------------

    def _choose_side(self) -> None:
        """Compare the cards that people held."""
        self.side_box.blockSignals(True)
        self.side_box.setCurrentIndex(side_with_people(*self._tables()))
        self.side_box.blockSignals(False)
        self._update()

    def _update(self) -> None:
        (first, second), side = self._tables(), self.side_box.currentIndex()
        for index in range(self.side_box.count()):
            self.side_box.setItemText(index, holders(first, second, index))
        try:
            self.comparison = compared(self._challenge, first, second, side, self._races)
        except DuplicateError as error:
            self._show_fault(error.fault)
            return
        self.trouble.say("")
        self.figures.show_figures(self.comparison.figures)
        self.table.show_rows(self.comparison.rows)
        self._show_result()
        self.note.setText(self._note(first, second))

    def _announce(self) -> None:
        """Announce the totals, once the computer players have finished."""
        if self.comparison is not None and (self._computers is None or self._computers.done):
            announce(self.figures.accessibleDescription())

    def _show_fault(self, fault: DuplicateFault) -> None:
        self.comparison = None
        self._show_result()
        playing = self._computers is not None and not self._computers.done
        waits = playing and self.boxes[1].currentIndex() == len(self._matches)
        self.trouble.say("" if waits else fault_text(fault))
        self.note.setText(self.tr("The computer is playing the same cards…") if waits else "")

    def _show_result(self) -> None:
        for widget in (self.figures, self.table):
            widget.setVisible(self.comparison is not None)
        for button in (self.print_button, self.pdf_button):
            button.setEnabled(self.comparison is not None)

    def _print(self, out: Callable[[PaperJob], None]) -> None:
        if self.comparison is not None:
            out(comparison_job(self.comparison))

    def _note(self, first: Record, second: Record) -> str:
        """Explain the difference, and say where there was help."""
        sentences = [difference_note()]
        levels = [set(filter(None, levels_of(record))) for record in (first, second)]
        if all(levels) and levels[0] != levels[1]:
            sentences.append(self.tr("The computer players have different levels."))
        for table, record in enumerate((first, second), start=1):
            if is_helped(record):
                sentences.append(self.tr("Table {number} played with help.").format(number=table))
        return " ".join(sentences)

    def retranslate(self) -> None:
        set_window_title(self, self.tr("Compare tables"))
        self.title.setText(self.tr("Compare tables"))
        self.summary.setText(self.tr("Challenge {number}").format(number=self._challenge.shown))
        texts = self.tr("Table &1"), self.tr("Table &2"), self.tr("C&ards of")
        for label, text in zip(self.labels, texts, strict=True):
            label.setText(text)
        self.table.show_headers(headings())
        self.table.setAccessibleName(self.tr("Races at both tables"))
        self.figures.setAccessibleName(self.tr("Totals"))
        self.file_button.setText(self.tr("Open &file…"))
        set_tooltip(self.file_button, self.tr("Compare with a match from another computer"))
        self.print_button.setText(self.tr("&Print…"))
        self.pdf_button.setText(self.tr("P&DF…"))
        self.close_button.setText(self.tr("C&lose"))
        self._list_matches()
        self._update()


def _dated(match: PlayedMatch) -> str:
    """Return the names at a table, and when the match was played if that is known."""
    if match.played is None:
        return table_name(match.record)
    when = QDateTime.fromSecsSinceEpoch(round(match.played))
    time = QLocale().toString(when, QLocale.FormatType.ShortFormat)
    return f"{table_name(match.record)} · {time}"


def fault_text(fault: DuplicateFault) -> str:
    """Explain why two matches are not compared."""
    return {
        DuplicateFault.CHALLENGE: translate(
            "Challenge", "This match doesn’t belong to this challenge."
        ),
        DuplicateFault.CARDS: translate(
            "Challenge", "This match was not played with the cards of its number."
        ),
        DuplicateFault.RACE: translate("Challenge", "No race of this match is finished."),
        DuplicateFault.SAME: translate("Challenge", "Choose two different matches."),
    }[fault]
