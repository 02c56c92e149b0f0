"""The score sheet of the match on the screen: when a race is over, and whenever it is asked for."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from mille_qt.ui import texts
from mille_qt.ui.access.announcing import announce
from mille_rules.state import BETWEEN_RACES
from mille_rules.views import Update

# Imported when it is first shown: no match needs it to begin.
if TYPE_CHECKING:
    from mille_qt.app.main_window import MainWindow
    from mille_qt.play.score_sheet.score_sheet import ScoreSheet

#: How long the end of a race stays on the table before the sheet, in milliseconds a step of pace.
RACE_END_PAUSE = 700


class MatchSheet(QObject):
    """Shows the sheet in place of the table, and the table in place of the sheet."""

    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window = window
        self._sheet: ScoreSheet | None = None

    @property
    def shown(self) -> "ScoreSheet | None":
        """The score sheet while it is shown."""
        is_shown = self._sheet is not None and self._window.pages.currentWidget() is self._sheet
        return self._sheet if is_shown else None

    def show_after_race(self, update: Update) -> None:
        """Show the sheet once the last card has been seen to land."""
        window = self._window
        pause = 0 if window.settings.pace == 0 else RACE_END_PAUSE * window.settings.pace
        game = window.game

        def show() -> None:
            # On the network the next race may have begun meanwhile.
            if window.game is game and not window.shell.dealing:
                self._show(update)

        # Not singleShot with a receiver: PySide 6.11 never frees the 7 kB that each call takes.
        timer = QTimer(self, singleShot=True)
        timer.timeout.connect(show)
        timer.timeout.connect(timer.deleteLater)
        timer.start(pause)

    def toggle(self) -> None:
        """Show the score sheet during a race, or the table again."""
        game = self._window.game
        if game is None:
            return
        if self.shown is not None:
            self._window.match_controller.show_table()
            return
        update = game.update_presenter.queues.latest(None)
        if update is not None:
            self._show(update)

    def drop(self) -> None:
        """Put the sheet away."""
        if self._sheet is not None:
            self._window.pages.put_away(self._sheet)
            self._sheet = None

    def _show(self, update: Update) -> None:
        game = self._window.game
        if game is None:
            return
        before, self._sheet = self._sheet, self._new_sheet(game.session.names, update)
        self._window.pages.turn_to(self._sheet)
        announce(f"{self._sheet.title.text()}\n{self._sheet.result.text()}")
        view = update.view
        if view.phase in BETWEEN_RACES and view.match.races:
            rows = texts.score_rows(view, view.match.races[-1], game.table_presenter.side_names())
            # What they add up to; the rest is in the table of the sheet.
            announce("\n".join(rows[-2:]))
        if before is not None:
            self._window.pages.put_away(before)
        self._window.menus.update_state()

    def _new_sheet(self, names: tuple[str, ...], update: Update) -> "ScoreSheet":
        from mille_qt.play.score_sheet.score_sheet import ScoreSheet

        window = self._window
        sheet = ScoreSheet(window.settings)
        sheet.show_view(names, update.view)
        sheet.back_requested.connect(window.match_controller.show_table)
        sheet.next_race.connect(self._next_race)
        sheet.another_match.connect(window.match_controller.play_another)
        sheet.save_requested.connect(window.match_controller.save)
        sheet.leave_requested.connect(lambda: window.shell.leave_match(window.shell.show_start))
        if window.match is None:
            window.shell.network.dress_sheet(sheet)
        else:
            text = window.match.text()
            sheet.watch_requested.connect(lambda: window.shell.replays.watch_again(text))
            sheet.offer_replay()
            sheet.review_requested.connect(
                lambda race: window.shell.reviews.review_match(text, race)
            )
            if window.match.people or window.match.over:
                sheet.offer_review()
        if window.match is not None and window.match.challenge is not None:
            window.shell.challenges.add_sheet_note(sheet)
        self._say_trouble(sheet, window.shell.statistics.news_of_trouble())
        return sheet

    @staticmethod
    def _say_trouble(sheet: "ScoreSheet", text: str) -> None:
        """Say on a sheet why the race is in no statistics yet, if so."""
        if text:
            from mille_qt.ui.widgets import TroubleText

            note = TroubleText()
            sheet.add_note(note)
            note.say(text)

    def _next_race(self) -> None:
        self._window.match_controller.show_table()
        if self._window.game is not None:
            self._window.game.next_race()
