"""Offers a way on, while the table waits for a player whose phone is silent."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from mille_qt.play.game_page import GamePage
from mille_qt.play.panels.answers import Answer
from mille_qt.ui.presence import Reachability
from mille_qt.ui.texts.rows import plays_by_phone

if TYPE_CHECKING:
    from mille_qt.play.screen_seats import SeatElsewhere

#: Milliseconds for which a phone may be silent: pages that were left come back within a second, and
#: at a table on the network an answer to a hazard has nine.
PATIENCE = 3_000


class SilentPhones(QObject):
    """Asks at the table of one match whether to go on at the screen, or with another phone."""

    def __init__(
        self,
        game: GamePage,
        bring_back: Callable[[str], None],
        is_free: Callable[[str], bool],
    ) -> None:
        """`bring_back` shows a player's hand at the screen again.

        `is_free` returns whether another phone may take it.
        """
        super().__init__(game)
        self._game, self._bring_back, self._is_free = game, bring_back, is_free
        #: The number of the message with the question, and whether that offers another phone; None
        #: if it is not asked.
        self._shown: tuple[int, bool] | None = None
        self._clock = QTimer(self, singleShot=True, interval=PATIENCE)
        self._clock.timeout.connect(self._ask)
        game.session.updated.connect(self.look)
        game.seats.presence_changed.connect(self.look)
        game.seats.changed.connect(self.look)
        # A move that is shown late, such as the card drawn by itself, removes the question.
        game.bar.changed.connect(self.look)

    def _silent(self) -> "SeatElsewhere | None":
        """A player the table waits for, whose phone is silent."""
        public = self._game.update_presenter.queues.latest(None)
        to_act = () if public is None else public.view.to_act
        elsewhere = self._game.seats.elsewhere
        silent = (elsewhere[seat] for seat in to_act if seat in elsewhere)
        return next((one for one in silent if not one.player.awake), None)

    @property
    def _is_asked(self) -> bool:
        return self._shown is not None and self._shown[0] == self._game.bar.said

    def _is_offered(self, silent: "SeatElsewhere") -> bool:
        """Whether everything that can be done now is offered."""
        return self._shown == (self._game.bar.said, self._is_free(silent.name))

    def look(self, *_news: object) -> None:
        """Ask, or ask no more, if somebody is waited for or no longer."""
        silent = self._silent()
        if silent is not None:
            if not self._is_offered(silent) and not self._clock.isActive():
                self._clock.start()
            return
        self._clock.stop()
        was_asked, self._shown = self._is_asked, None
        if was_asked:
            self._game.bar.clear()

    def _ask(self) -> None:
        silent, bar = self._silent(), self._game.bar
        if silent is None or self._is_offered(silent):
            return
        if (bar.asks and not self._is_asked) or self._game.curtain.isVisible():
            # Somebody else is asked something now.
            self._clock.start()
            return
        self._game.prompts.ask_by_itself(lambda: self._ask_about(silent))

    def _ask_about(self, silent: "SeatElsewhere") -> None:
        name, bar = silent.name, self._game.bar
        free = self._is_free(name)
        answers = [Answer(self.tr("Play here"), lambda: self._bring_back(name), main=True)]
        if free:
            # After a restart, phones do not find a computer whose address has changed.
            another = self.tr("Another phone")
            answers.append(Answer(another, lambda: self._game.phone_wanted.emit(silent.seat)))
        bar.ask(plays_by_phone(name, Reachability.AWAY), answers)
        self._shown = bar.said, free
