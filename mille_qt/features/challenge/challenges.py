"""Opens challenges and their results, and adds them to score sheets."""

from datetime import date
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QMessageBox, QPushButton, QVBoxLayout, QWidget

from mille_qt.features.challenge.challenge_page import ChallengePage
from mille_qt.features.challenge.days_dialog import DaysDialog
from mille_qt.features.challenge.number_field import MAX_LENGTH, copy_number, fault_text
from mille_qt.features.challenge.results_dialog import ResultsDialog
from mille_qt.features.shell import Shell
from mille_qt.session.record_info import new_record
from mille_qt.ui.labels import Label
from mille_qt.ui.message_box import Icon, make_box, tell
from mille_qt.ui.page_layout import SideBySide, from_right
from mille_qt.ui.setup.known_names import remember_names
from mille_qt.ui.setup.usual_game import HUMAN
from mille_qt.ui.tooltips import set_tooltip
from mille_qt.ui.translation import Translated, translate
from mille_rules.challenge import Challenge, ChallengeError, parse
from mille_rules.challenge_results import challenge_mark
from mille_rules.record import Header, Record, Sitter

if TYPE_CHECKING:
    from mille_qt.play.score_sheet.score_sheet import ScoreSheet
    from mille_qt.session.local_session import LocalSession


class ChallengeShell(Shell, Protocol):
    """The shell of the window, with the requests that only challenges make."""

    @property
    def match(self) -> "LocalSession | None":
        """The current match, if it is played on this computer."""

    def play(self, record: Record) -> None:
        """Play a match from the end of its record."""


class Challenges(QObject):
    """Opens challenges and their results."""

    def __init__(self, shell: ChallengeShell) -> None:
        super().__init__(shell.window)
        self._shell = shell

    def open(self) -> None:
        """Leave the current match and ask for a number."""

        def show() -> None:
            self._show(None)

        self._shell.leave_match(show)

    def open_again(self, challenge: Challenge, sitters: tuple[Sitter, ...]) -> None:
        """Leave the current match and ask for other players on the seats of its people."""
        self._shell.leave_match(lambda: self._show(challenge).show_players(sitters))

    def open_today(self) -> None:
        """Leave the current match and show the deal of the day for two."""
        self._shell.leave_match(lambda: self._show(None).take_day())

    def _show(self, challenge: Challenge | None) -> ChallengePage:
        shell = self._shell
        page = ChallengePage(shell.settings, challenge=challenge)
        page.days_requested.connect(lambda day: self._show_days(page, day))
        page.play_requested.connect(self.play)
        page.results_requested.connect(self.show_results)
        page.back_requested.connect(shell.show_new_game)
        shell.show_page(page)
        return page

    def _show_days(self, page: ChallengePage, day: date) -> None:
        dialog = DaysDialog(day, self._shell.window)
        dialog.chosen.connect(page.take)
        dialog.open()

    def play(self, challenge: Challenge, header: Header) -> None:
        """Start a challenge with the players of a header."""
        people = [sitter.name for sitter in header.sitters if sitter.kind == HUMAN]
        remember_names(self._shell.settings, people)
        record = new_record(header, practice=False)
        record.add(challenge_mark(challenge))
        self._shell.play(record)

    def show_results(
        self, challenge: Challenge, races: int | None = None, own: str = ""
    ) -> ResultsDialog:
        """Show everybody's results of a challenge, of the first races alone if `races` is given.

        `own` is the identity of the match that is selected first.
        """
        dialog = ResultsDialog(challenge, races, own, self._shell.window)
        dialog.open()
        return dialog

    def show_results_of(self, number: str) -> None:
        """Show the results for the number in a record, or report that it is invalid."""
        try:
            self.show_results(parse(number))
        except ChallengeError as error:
            report_no_challenge(self._shell.window, number, fault_text(error))

    def add_sheet_note(self, sheet: "ScoreSheet") -> None:
        """Add a note to the score sheet of a challenge."""
        match = self._shell.match
        if match is None or match.challenge is None:
            return
        challenge = match.challenge
        note = ChallengeNote(challenge, match.over)
        races = None if match.over else match.races_over
        note.results_button.clicked.connect(
            lambda: self.show_results(challenge, races, match.match_id)
        )
        note.others_button.clicked.connect(lambda: self.open_again(challenge, match.sitters))
        note.again_button.clicked.connect(lambda: self._shell.play(match.challenge_again()))
        sheet.add_note(note)


class ChallengeNote(Translated, QWidget):
    """A line with the number of a challenge and buttons, for the score sheet."""

    def __init__(self, challenge: Challenge, over: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._challenge = challenge
        self.number = Label()
        self.number.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.copy_button, self.results_button = QPushButton(), QPushButton()
        self.others_button, self.again_button = QPushButton(), QPushButton()
        self.again_button.setVisible(over)
        buttons = (self.copy_button, self.results_button, self.others_button, self.again_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        pairs = from_right(*buttons[:2]), from_right(*buttons[2:])
        both = SideBySide(*pairs, gap=column.spacing(), shares=(1, 0))
        column.addWidget(SideBySide(self.number, both, shares=(0, 1)))
        self.copy_button.clicked.connect(lambda: copy_number(challenge))
        self.retranslate()

    def retranslate(self) -> None:
        text = self.tr("Challenge {number}")
        self.number.setText(text.format(number=self._challenge.shown))
        self.copy_button.setText(self.tr("&Copy the number"))
        self.results_button.setText(self.tr("&Results…"))
        self.others_button.setText(self.tr("With &friends…"))
        set_tooltip(self.others_button, self.tr("Let friends play the same deals"))
        self.again_button.setText(self.tr("Pla&y this challenge again"))


def report_no_challenge(parent: QWidget, text: str, reason: str) -> QMessageBox:
    """Report that a match is marked with an invalid number."""
    title = translate("Challenge", "{number} is not a challenge number").format(
        number=text[:MAX_LENGTH]
    )
    box = make_box(parent, Icon.Information, title, reason)
    return tell(box, translate("Challenge", "Close"))
