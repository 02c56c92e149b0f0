"""Offers the hand of a player whose phone is silent at the screen, while the table waits for it."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

from mille_qt.play.game_page import GamePage
from mille_qt.play.panels.answers import Answer
from mille_qt.ui.presence import Reachability
from mille_qt.ui.texts.rows import plays_by_phone

#: Milliseconds for which a phone may be silent: pages that were left come back within a second, and
#: at a table on the network an answer to a hazard has nine.
PATIENCE = 3_000


class SilentPhones(QObject):
    """Asks at the table of one match whether to go on at the screen."""

    def __init__(self, game: GamePage, bring_back: Callable[[str], None]) -> None:
        """`bring_back` shows the hand of a player at the screen again."""
        super().__init__(game)
        self._game, self._bring_back = game, bring_back
        #: The number of the message with the question; None if it is not asked.
        self._shown: int | None = None
        self._clock = QTimer(self, singleShot=True, interval=PATIENCE)
        self._clock.timeout.connect(self._ask)
        game.session.updated.connect(self._look)
        game.seats.presence_changed.connect(self._look)
        game.seats.changed.connect(self._look)
        # A move that is shown late, such as the card drawn by itself, removes the question.
        game.bar.changed.connect(self._look)

    def _silent(self) -> str:
        """The name of a player the table waits for, whose phone is silent; empty for nobody."""
        public = self._game.update_presenter.queues.latest(None)
        to_act = () if public is None else public.view.to_act
        elsewhere = self._game.seats.elsewhere
        silent = [elsewhere[seat] for seat in to_act if seat in elsewhere]
        return next((one.name for one in silent if not one.player.awake), "")

    @property
    def _is_asked(self) -> bool:
        return self._shown is not None and self._shown == self._game.bar.said

    def _look(self, *_news: object) -> None:
        if self._silent():
            if not self._is_asked and not self._clock.isActive():
                self._clock.start()
            return
        self._clock.stop()
        was_asked, self._shown = self._is_asked, None
        if was_asked:
            self._game.bar.clear()

    def _ask(self) -> None:
        name, bar = self._silent(), self._game.bar
        if not name or self._is_asked:
            return
        if bar.asks or self._game.curtain.isVisible():
            # Somebody else is asked something now.
            self._clock.start()
            return

        def ask() -> None:
            text = plays_by_phone(name, Reachability.AWAY)
            bar.ask(text, [Answer(self.tr("Play here"), lambda: self._bring_back(name), main=True)])
            self._shown = bar.said

        self._game.prompts.ask_by_itself(ask)
