"""Players who have their hands on phones: their codes, their phones, and their seats in matches."""

import time
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from mille_net.phone.phones import PhoneCode
from mille_qt.features.phones.phone_page import phone_page
from mille_qt.features.phones.phone_player import PhonePlayer
from mille_qt.features.phones.phone_words import phone_words
from mille_qt.features.phones.silent_phones import SilentPhones
from mille_qt.features.shell import LanShell
from mille_qt.ui.texts.names import isolated
from mille_qt.ui.translation import translate

if TYPE_CHECKING:
    from mille_qt.play.game_page import GamePage

#: Seconds without a phone's answer after which another one may take the hand without asking there.
SILENCE = 30.0
#: Seconds in which a phone comes back by itself: after its start, and when its page is shown again.
RETURN = 4.0


class PhoneController(QObject):
    """Gives codes to players, and their seats to their phones; a `PhoneListener`.

    A phone belongs to a player's name: in the next match, and after a restart of the program, that
    player's hand is on it again.
    """

    #: A player has got a phone or lost it, or it is awake or is so no longer.
    phones_changed = Signal()
    #: A code can be shown: the player's name, and the PhoneCode; it must be shown no longer: the
    #: name, and whether it was used.
    code_shown = Signal(str, object)
    code_over = Signal(str, bool)
    #: A player wants the hand on no other phone: the name.
    phone_kept = Signal(str)
    #: The OSError for which no phone can call.
    trouble = Signal(object)

    def __init__(self, shell: LanShell) -> None:
        super().__init__(shell.window)
        self._phones = shell.lan.phones(self, phone_page(phone_words()))
        self._players = {name: self._new_player(name) for name in self._phones.players}
        #: The time at which each phone was last connected, in seconds of a monotonic clock.
        self._heard = dict.fromkeys(self._players, float("-inf"))
        self._game: GamePage | None = None
        #: Those who have been given another phone, which has not called yet.
        self._replaced: set[str] = set()
        #: Runs until phones that are silent may be replaced.
        self._silence = QTimer(self, singleShot=True)
        self._silence.timeout.connect(self.phones_changed)
        if self._players:
            self._phones.open()

    def follow(self, game: "GamePage") -> None:
        """Show the hands of a match on the phones of its players, until it is closed."""
        if self._game is game:
            return
        self._game = game
        self.phones_changed.connect(SilentPhones(game, self.bring_back, self.is_free).look)
        game.destroyed.connect(lambda: self._forget(game))
        for name in self._players:
            self._give(name)

    def _forget(self, game: "GamePage") -> None:
        """The match is closed."""
        if self._game is game:
            self._game = None
            for player in self._players.values():
                player.leave()

    def _give(self, name: str) -> None:
        if self._game is not None:
            self._game.seats.give(name, self._players[name])

    def _new_player(self, name: str) -> PhonePlayer:
        return PhonePlayer(name, lambda picture: self._phones.show(name, picture))

    # -- for the dialog ----------------------------------------------------------------

    @property
    def players(self) -> tuple[str, ...]:
        """The names of those who have a phone."""
        return tuple(self._players)

    def is_awake(self, name: str) -> bool:
        """Whether a player's phone is connected."""
        return name in self._players and self._players[name].awake

    def is_free(self, name: str) -> bool:
        """Whether a code can be given without asking at a phone."""
        silent = time.monotonic() - self._heard.get(name, float("-inf"))
        return name not in self._players or (not self.is_awake(name) and silent >= SILENCE)

    def is_returning(self, name: str) -> bool:
        """Whether a player's phone has been away for so short a time that it may be coming back."""
        return name in self._players and time.monotonic() - self._heard[name] < RETURN

    def invite(self, name: str) -> None:
        """Make a code for a player; one whose phone is awake is asked there before."""
        if self.is_free(name):
            self._phones.invite(name)
        elif self.is_awake(name):
            self._players[name].ask(
                lambda: translate("Phones", "Give your hand to another phone?"),
                lambda: translate("Phones", "Yes, show a code"),
                lambda: translate("Phones", "No, keep it here"),
                lambda agreed: (self._phones.invite if agreed else self.phone_kept.emit)(name),
            )

    def withdraw(self, name: str) -> None:
        """Make the code of a player invalid, and do not wait for one any more."""
        self._phones.withdraw(name)
        if name in self._players:
            self._players[name].ask_no_more()

    def bring_back(self, name: str) -> None:
        """Show a player's hand at this screen again, and forget the phone."""
        if self._players.pop(name, None) is not None:
            self._heard.pop(name, None)
            self._replaced.discard(name)
            if self._game is not None:
                self._game.seats.bring_back(name)
            self._phones.end(name)
            self.phones_changed.emit()

    # -- what phones do ----------------------------------------------------------------

    def listening(self) -> None:
        """Phones can call."""

    def failed(self, error: OSError) -> None:
        """No phone can call."""
        self.trouble.emit(error)

    def code_made(self, player: str, code: PhoneCode) -> None:
        """Show a code."""
        self.code_shown.emit(player, code)

    def code_gone(self, player: str, used: bool) -> None:
        """Show a code no longer."""
        self.code_over.emit(player, used)

    def joined(self, player: str) -> None:
        """Show a player's hand on the phone that was just started."""
        if player in self._players:
            # Questions to the old phone are not for the new one.
            self._players[player].stop()
            self._replaced.add(player)
        else:
            self._players[player] = self._new_player(player)
        self._heard[player] = time.monotonic()
        self._give(player)
        self._expect_return()
        self.phones_changed.emit()

    def _expect_return(self) -> None:
        """Look again once a phone should have come back."""
        QTimer.singleShot(round(RETURN * 1000) + 1, self, self.phones_changed.emit)

    def awake(self, player: str, awake: bool) -> None:
        """Note whether a phone is connected."""
        if player in self._players:
            self._players[player].awake = awake
            self._heard[player] = time.monotonic()
            if not awake:
                self._silence.start(round(SILENCE * 1000) + 1)
                self._expect_return()
            if self._game is not None:
                self._game.seats.presence_changed.emit()
            self.phones_changed.emit()
            if awake and player in self._replaced:
                self._replaced.remove(player)
                self._tell_replaced(player)

    def _tell_replaced(self, player: str) -> None:
        """Note in the log that a hand is on another phone, in case somebody else has taken it.

        The question about a silent phone, which would hide this, is not asked any more.
        """
        game = self._game
        if game is not None and player in [one.name for one in game.seats.elsewhere.values()]:
            game.note(
                lambda: translate("Phones", "{name}’s hand is on another phone now.").format(
                    name=isolated(player)
                )
            )

    def chosen(self, player: str, picture: int, choice: int) -> None:
        """Do what was chosen on a phone."""
        if player in self._players:
            self._players[player].choose(picture, choice)

    def language(self, player: str, language: str) -> None:
        """Show everything in a phone's own language."""
        if player in self._players:
            self._players[player].speak(language)
