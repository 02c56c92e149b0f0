"""The score sheet of the current match: shown after each race, and on request."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from mille_qt.app.match_controller import MatchController
from mille_qt.app.window_pages import WindowPages
from mille_qt.features.shell import Shell
from mille_qt.ui import texts
from mille_qt.ui.access.announcing import announce
from mille_rules.state import BETWEEN_RACES, Phase

if TYPE_CHECKING:
    from mille_qt.play.game_page import GamePage
    from mille_qt.play.score_sheet.score_sheet import ScoreSheet
    from mille_rules.views import Update, View


class ScoreSheetController(QObject):
    """Shows the score sheet in place of the table, and the table in place of the sheet."""

    #: Carries a new score sheet, before it is shown.
    created = Signal(QWidget)

    def __init__(self, shell: Shell, pages: WindowPages, controller: MatchController) -> None:
        super().__init__(shell.window)
        self._shell, self._pages, self._controller = shell, pages, controller
        controller.opened.connect(self._connect_match)
        controller.closed.connect(self._put_away)
        controller.saved.connect(self._say_saved)
        self._sheet: ScoreSheet | None = None

    @property
    def shown(self) -> "ScoreSheet | None":
        """The score sheet while it is shown."""
        is_shown = self._sheet is not None and self._pages.currentWidget() is self._sheet
        return self._sheet if is_shown else None

    def _say_saved(self, text: str) -> None:
        """Say where the match is saved, on the sheet or at the table."""
        if self.shown is not None:
            self.shown.say_saved(text)
        elif self._controller.game is not None:
            self._controller.game.say(text)

    def _connect_match(self, game: "GamePage") -> None:
        game.race_over.connect(self._show_after_race)
        game.session.seats_changed.connect(self._name_players)

    def _show_after_race(self, update: "Update") -> None:
        """Show the sheet when the player has seen who has won."""
        game = self._controller.game

        def show() -> None:
            # On the network, the next race may have begun.
            if game is self._controller.game and game is not None and not game.session.dealing:
                self._show(update)

        if game is not None:
            game.show_race_result(update, show)

    def toggle(self) -> None:
        """Show the score sheet during a race, or the table again."""
        game = self._controller.game
        if game is None:
            return
        if self.shown is not None:
            self._controller.show_table()
            return
        update = game.update_presenter.queues.latest(None)
        if update is not None:
            self._show(update)
            if self._sheet is not None:
                self._sheet.on_request = True

    def _name_players(self) -> None:
        """Show the players who sit at the table now on an open sheet.

        Moves may have been undone for them, even the end of the race.
        """
        game, sheet = self._controller.game, self.shown
        update = None if game is None else game.update_presenter.queues.latest(None)
        if game is not None and sheet is not None and update is not None:
            sheet.change_players(game.session.names, update.view, game.faces())

    def _put_away(self) -> None:
        if self._sheet is not None:
            self._pages.remove_page(self._sheet)
            self._sheet = None

    def _show(self, update: "Update") -> None:
        game = self._controller.game
        if game is None:
            return
        before, self._sheet = self._sheet, self._new_sheet(game, update)
        self._pages.show_page(self._sheet)
        announce(f"{self._sheet.title.text()}\n{self._sheet.result.text()}")
        view = update.view
        if view.phase in BETWEEN_RACES and view.match.races:
            rows = texts.score_rows(view, view.match.races[-1], game.table_presenter.side_names())
            # Only the totals; the rest is in the table of the sheet.
            announce("\n".join(rows[-2:]))
        if before is not None:
            self._pages.remove_page(before)
        self._celebrate(game, view, self._sheet)

    def _celebrate(self, game: "GamePage", view: "View", sheet: "ScoreSheet") -> None:
        """Let confetti fall if people at this screen have just won the match."""
        won = view.phase is Phase.OVER and game.own_sides.intersection(view.match.winners)
        if won and game.table.table.tempo.moves:
            from mille_qt.ui.confetti import Confetti

            Confetti(sheet).start()

    def _new_sheet(self, game: "GamePage", update: "Update") -> "ScoreSheet":
        from mille_qt.play.score_sheet.score_sheet import ScoreSheet

        sheet = ScoreSheet(self._shell.settings)
        sheet.show_view(game.session.names, update.view, game.faces())
        sheet.back_requested.connect(self._controller.show_table)
        sheet.next_race.connect(self._next_race)
        sheet.another_match.connect(self._controller.play_another)
        sheet.save_requested.connect(self._controller.save)
        sheet.save_key_pressed.connect(self._controller.confirm_saved)
        self.created.emit(sheet)
        return sheet

    def _next_race(self) -> None:
        self._controller.show_table()
        if self._controller.game is not None:
            self._controller.game.next_race()
