"""The real program with an automatic player, which prints what it was shown until it is killed.

Run as `python killed_program.py FOLDER SEED`, or with a third argument to put everything in order
and end by itself. Each line it says begins with one of the words in `test_kills`.
"""

import random
import sys
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from mille_qt.app import main as program
from mille_qt.app import window_shell
from mille_qt.app.main_window import MainWindow
from mille_qt.play.game_page import GamePage
from mille_qt.session.autosave import UnfinishedMatch
from mille_rules import DEFAULT_RULES, Header, Sitter
from mille_rules.computer.levels.levels import LEVELS
from mille_rules.computer.player import ImmediateThinker
from mille_rules.match_id import match_id
from mille_rules.state import Phase
from mille_rules.view_analysis import ends_race
from mille_rules.views import Update

PEOPLE = (Sitter("human", "Ann"), Sitter("human", "Zoé"))
ONE_PERSON = (Sitter("human", "Ann"), Sitter("computer-easy", "Bob"))
#: Points with which a side can win the match in one race.
NEARLY_WON = 4_500
#: Probability of opening the library before continuing.
LOOKS = 0.3
#: Milliseconds in the library, in which the index is written.
LOOKING = 300


def say(*words: object) -> None:
    """Print a line for the test that kills this program."""
    print(*words, flush=True)


class AutomaticPlayer:
    """Continues a match if possible, finishes it, and starts another one."""

    def __init__(self, window: MainWindow, chance: random.Random, in_order: bool) -> None:
        self._window, self._chance, self._in_order = window, chance, in_order
        self._strategy = LEVELS["easy"]()
        last = window.match_controller.last_match()
        assert last is None or isinstance(last, UnfinishedMatch)
        if last is None:
            say("nothing")
        else:
            say("offered", match_id(last.record), len(last.record.moves()))
            assert window.shell.start_page.continue_button.isEnabled()
        self._soon(self._begin)

    def _soon(self, act: object, milliseconds: int = 0) -> None:
        QTimer.singleShot(milliseconds, act)  # type: ignore[arg-type]

    def _begin(self) -> None:
        if self._in_order or self._chance.random() < LOOKS:
            self._window.shell.open_library()
            self._soon(self._after_looking, LOOKING)
        else:
            self._play()

    def _after_looking(self) -> None:
        page = self._window.shell.features.library.page
        assert page is not None
        files = sum(path.stat().st_size > 0 for path in FOLDER.glob("matches/*.mille"))
        if self._in_order and page.model.count != files:
            self._soon(self._after_looking, LOOKING)
            return
        self._window.shell.show_start()
        if self._in_order:
            self._window.close()
            say("in order")
            QApplication.quit()
        else:
            self._play()

    def _play(self) -> None:
        start = self._window.shell.start_page
        if start.continue_button.isVisible():
            start.continue_button.click()
        else:
            sitters = self._chance.choice((PEOPLE, ONE_PERSON, ONE_PERSON))
            points = (self._chance.choice((0, NEARLY_WON)), 0)
            header = Header(DEFAULT_RULES, sitters, points, (0, 0))
            self._window.match_controller.play_new(header, 0, practice=False)

    def follow(self, game: GamePage) -> None:
        """Connect to a table before anything of it is shown."""
        flow = game.update_presenter
        flow.received.connect(lambda update: self._tell(game, update))
        flow.asked.connect(lambda update: self._soon(lambda: self._move(game, update)))
        flow.passed_on.connect(lambda _seat: self._soon(game.curtain.lifted.emit))
        flow.race_over.connect(lambda update: self._soon(lambda: self._go_on(update)))

    def _tell(self, game: GamePage, update: Update) -> None:
        over = "over" if update.view.phase is Phase.OVER else "under-way"
        moves = "|".join(f"{seat} {move}" for seat, move in update.view.moves)
        race = update.view.match.race
        say("shown", game.session.match_id, over, update.seq, race, moves)
        if update.events and ends_race(update.view):
            say("race-over")

    def _move(self, game: GamePage, update: Update) -> None:
        seat, choices = update.view.seat, update.choices
        assert seat is not None
        if self._window.game is game and len(choices) > 0:
            move = choices[0]
            if len(choices) > 1:
                move = self._strategy.choose(update.view, choices)
            game.session.submit(seat, move, update.seq)

    def _go_on(self, update: Update) -> None:
        """Leave after a race, or deal the next one."""
        if update.view.phase is Phase.OVER or self._chance.random() < LOOKS:
            self._window.shell.show_start()
            self._begin()
        elif self._window.game is not None:
            self._window.match_controller.show_table()
            self._window.game.next_race()


def main() -> int:
    """Run the program with an automatic player."""
    chance, in_order = random.Random(int(sys.argv[2])), len(sys.argv) > 3
    show = MainWindow.show_at_start
    sitting: list[AutomaticPlayer] = []

    def shown(window: MainWindow, full_screen: bool) -> None:
        show(window, full_screen)
        somebody = AutomaticPlayer(window, chance, in_order)
        sitting.append(somebody)
        window.match_controller.opened.connect(somebody.follow)

    # Without delays, more of the match is played before the kill.
    window_shell.ScreenThinker = lambda _parent: ImmediateThinker()  # type: ignore[assignment,misc]
    MainWindow.show_at_start = shown  # type: ignore[method-assign]
    return program.main(["--data-dir", str(FOLDER), "--no-animation", "--no-sound"])


if __name__ == "__main__":
    FOLDER = Path(sys.argv[1])
    sys.exit(main())
