"""The score sheet of the current match: shown after each race, and on request."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from mille_qt.app.feature_loader import FeatureLoader
from mille_qt.app.match_controller import MatchController
from mille_qt.app.window_pages import WindowPages
from mille_qt.features.shell import Shell
from mille_qt.ui.access.announcing import announce
from mille_qt.ui.single_presses import ignore_late_presses
from mille_qt.ui.texts.reading import score_sums
from mille_qt.ui.translation import Translated
from mille_qt.ui.widgets import QuietText, TroubleText
from mille_rules.events import EventKind
from mille_rules.state import BETWEEN_RACES, Phase

if TYPE_CHECKING:
    from mille_qt.play.game_page import GamePage
    from mille_qt.play.score_sheet.score_sheet import ScoreSheet
    from mille_rules.views import Update, View


class SheetShell(Shell, Protocol):
    """The shell of the window, with the requests of score sheets."""

    def show_start(self) -> None:
        """Close the match and show the start page."""


class RemarksNote(Translated, QuietText):
    """Remarks on a race that has just ended; hidden if there are none."""

    def __init__(self, remarks: Callable[[], list[str]], parent: QWidget) -> None:
        super().__init__(parent)
        self._remarks = remarks
        self.retranslate()

    def retranslate(self) -> None:
        self.setText(" ".join(self._remarks()))
        self.setVisible(bool(self.text()))


class ScoreSheetController(QObject):
    """Shows the score sheet in place of the table, and the table in place of the sheet."""

    def __init__(
        self,
        shell: SheetShell,
        pages: WindowPages,
        controller: MatchController,
        features: FeatureLoader,
    ) -> None:
        super().__init__(shell.window)
        self._shell, self._pages, self._controller = shell, pages, controller
        self._features = features
        controller.opened.connect(self._connect_match)
        controller.closed.connect(self._put_away)
        controller.saved.connect(self._say_saved)
        self._sheet: ScoreSheet | None = None
        #: The number of moves after which it was shown because a race was over.
        self._ended_at = -1

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
        game.update_presenter.race_over.connect(self._show_after_race)
        game.session.seats_changed.connect(self._name_players)
        game.seats.ready_changed.connect(self._go_on_if_all_ready)
        game.seats.changed.connect(self._go_on_if_all_ready)

    def _show_after_race(self, update: "Update") -> None:
        game = self._controller.game
        # On the network, the next race may have begun.
        if game is not None and not game.session.dealing:
            self._show(update)
            self._ended_at = update.seq
            if self._sheet is not None:
                self._add_remarks(self._sheet, update)
                ignore_late_presses(self._sheet)
            self._go_on_if_all_ready()

    def _go_on_if_all_ready(self) -> None:
        """Press the button for the next race or match for people whose hands are all elsewhere."""
        game, sheet = self._controller.game, self._sheet
        update = None if game is None else game.update_presenter.queues.latest(None)
        if game is None or sheet is None or update is None or update.seq != self._ended_at:
            return
        if game.seats.all_ready:
            over = update.view.phase is Phase.OVER
            (sheet.another_match if over else sheet.next_race).emit()

    def toggle(self) -> None:
        """Show the score sheet during a race, or the table again."""
        game = self._controller.game
        if game is None:
            return
        if self.shown is not None:
            self._show_table()
            return
        update = game.update_presenter.queues.latest(None)
        if update is not None:
            self._show(update)
            if self._sheet is not None:
                self._sheet.on_request = True

    def _show_table(self) -> None:
        """Show the table; between races, it leads back to the sheet."""
        self._controller.show_table()
        game = self._controller.game
        if game is None or game.bar.asks:
            return
        update = game.update_presenter.queues.latest(None)
        if update is not None and update.view.phase in BETWEEN_RACES:
            game.prompts.score_sheet(self.toggle)

    def _name_players(self) -> None:
        """Show the players who sit at the table now on an open sheet.

        Moves may have been undone for them, even the end of the race.
        """
        game, sheet = self._controller.game, self.shown
        update = None if game is None else game.update_presenter.queues.latest(None)
        if game is not None and sheet is not None and update is not None:
            sheet.change_players(game.session.names, _with_open_hands(game, update), game.faces())

    def _put_away(self) -> None:
        if self._sheet is not None:
            self._pages.remove_page(self._sheet)
            self._sheet = None

    def _show(self, update: "Update") -> None:
        game = self._controller.game
        if game is None:
            return
        view = _with_open_hands(game, update)
        before, self._sheet = self._sheet, self._new_sheet(game, view)
        self._pages.show_page(self._sheet)
        announce(f"{self._sheet.title.text()}\n{self._sheet.result.text()}")
        if view.phase in BETWEEN_RACES and view.match.races:
            # Only the totals; the rest is in the table of the sheet.
            sums = score_sums(view, view.match.races[-1], game.table_presenter.side_names())
            announce("\n".join([*sums, *self._sheet.hands.in_words()]))
        if before is not None:
            self._pages.remove_page(before)
        self._celebrate(game, view, self._sheet)

    def _celebrate(self, game: "GamePage", view: "View", sheet: "ScoreSheet") -> None:
        """Count the points of a race that is over; confetti falls if people here win the match."""
        if not game.table.table.tempo.moves or view.phase not in BETWEEN_RACES:
            return
        sheet.celebrate()
        if view.phase is Phase.OVER and game.own_sides.intersection(view.match.winners):
            from mille_qt.ui.art.confetti import Confetti

            Confetti(sheet).start(sheet.column)

    def _new_sheet(self, game: "GamePage", view: "View") -> "ScoreSheet":
        from mille_qt.play.score_sheet.ready_note import ReadyNote
        from mille_qt.play.score_sheet.score_sheet import ScoreSheet

        sheet, match = ScoreSheet(self._shell.settings, self._pages), self._controller.local_session
        # Before it is filled: each change of its size would lay out everything again.
        sheet.resize(self._pages.size())
        if match is not None:
            sheet.offer_moves(review=bool(match.people) or match.over)
        sheet.show_view(game.session.names, view, game.faces())
        sheet.back_requested.connect(self._show_table)
        sheet.next_race.connect(self._next_race)
        sheet.another_match.connect(self._controller.play_another)
        sheet.buttons.save.triggered.connect(self._controller.save)
        sheet.save_key_pressed.connect(self._controller.confirm_saved)
        sheet.leave_requested.connect(lambda: self._shell.leave_match(self._shell.show_start))
        self._lead_to_features(sheet)
        self._add_evening(sheet, game)
        if view.phase is Phase.DEAL or (sheet.match_over and self._controller.local_session):
            sheet.add_note(ReadyNote(game.seats, sheet))
        self._add_statistics_trouble(sheet)
        return sheet

    def _lead_to_features(self, sheet: "ScoreSheet") -> None:
        """Connect a new score sheet with the features it leads to."""
        match, features = self._controller.local_session, self._features
        if match is None:
            features.network.extend_score_sheet(sheet)
            return
        text = match.text()
        sheet.buttons.watch.triggered.connect(lambda: features.replays.watch_again(text))
        sheet.review_requested.connect(lambda race: features.reviews.review_match(text, race))
        if match.challenge is not None:
            features.challenges.add_sheet_note(sheet)

    def _add_evening(self, sheet: "ScoreSheet", game: "GamePage") -> None:
        """Add the standings of the evening to the score sheet of a match that is over."""
        if sheet.match_over:
            self._features.evenings.add_sheet_note(sheet, game.session.match_id)

    def _add_remarks(self, sheet: "ScoreSheet", update: "Update") -> None:
        """Remark what is special about a race that has just ended, not about an opened match."""
        if any(event.kind is EventKind.RACE_OVER for event in update.events):
            note = RemarksNote(self._features.statistics.remarks(), sheet)
            sheet.add_note(note)
            if note.text():
                announce(note.text())

    def _add_statistics_trouble(self, sheet: "ScoreSheet") -> None:
        """Add a note to a score sheet if its race could not be written to the statistics."""
        text = self._features.statistics.new_trouble()
        if text:
            note = TroubleText()
            sheet.add_note(note)
            note.say(text)

    def _next_race(self) -> None:
        # Before the table is shown, which focuses a card if there is one.
        if self._controller.game is not None:
            self._controller.game.next_race()
        self._controller.show_table()


def _with_open_hands(game: "GamePage", update: "Update") -> "View":
    """Return the view of an update, with all hands if it is one after a race.

    At a shared screen the update is that of the public table, which has none.
    """
    hands = game.update_presenter.queues.open_hands(update.seq)
    return update.view._replace(open_hands=hands)
