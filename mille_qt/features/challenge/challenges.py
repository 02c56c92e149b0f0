"""All that one window does with challenges."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from mille_qt.features.challenge.challenge_page import ChallengePage
from mille_qt.features.challenge.results_dialog import ResultsDialog
from mille_qt.features.challenge.sheet_note import ChallengeNote
from mille_qt.features.challenge.words import fault_text, tell_no_challenge
from mille_qt.features.shell import Shell
from mille_qt.session.match_marks import new_record
from mille_rules.challenge import Challenge, ChallengeError, parse
from mille_rules.challenge_results import challenge_mark
from mille_rules.record import Header

if TYPE_CHECKING:
    from mille_qt.play.score_sheet.score_sheet import ScoreSheet


class Challenges(QObject):
    """Leads to a challenge and to its results."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell.window)
        self._shell = shell

    def open(self) -> None:
        """Ask for a number, once the match under way is left."""
        self._shell.leave_match(self._show)

    def _show(self) -> None:
        shell = self._shell
        page = ChallengePage(shell.settings)
        page.play_requested.connect(self.play)
        page.results_requested.connect(self.show_results)
        page.back_requested.connect(shell.show_new_game)
        shell.show_page(page)

    def play(self, challenge: Challenge, header: Header) -> None:
        """Play a challenge with these people."""
        record = new_record(header, practice=False)
        record.add(challenge_mark(challenge))
        self._shell.play(record)

    def show_results(self, challenge: Challenge) -> ResultsDialog:
        """Show how everybody came through a challenge."""
        dialog = ResultsDialog(challenge, self._shell.window)
        dialog.open()
        return dialog

    def show_results_of(self, number: str) -> None:
        """Show them for a number that some record has, if it is one."""
        try:
            self.show_results(parse(number))
        except ChallengeError as error:
            tell_no_challenge(self._shell.window, number, fault_text(error))

    def dress_sheet(self, sheet: "ScoreSheet") -> None:
        """Add the number to the score sheet of a challenge."""
        match = self._shell.match
        if match is None or match.challenge is None:
            return
        challenge = match.challenge
        note = ChallengeNote(challenge, match.over)
        note.results_requested.connect(lambda: self.show_results(challenge))
        note.again_requested.connect(lambda: self._shell.play(match.challenge_again()))
        sheet.add_note(note)
