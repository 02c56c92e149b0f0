"""The menu of a table on the network: chat, stand-ins, and the owner's actions."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from mille_net.messages import PauseReason, Purpose, SeatKind, Table, TablePhase
from mille_net.tables import LinkPhase
from mille_qt.features.lan.lan_session import LanSession
from mille_qt.features.lan.table_state import OWNER
from mille_qt.play.keyboard import Command
from mille_qt.ui.labels import without_mnemonic
from mille_qt.ui.texts.names import isolated
from mille_qt.ui.translation import Translated


class TableMenu(Translated, QMenu):
    """Filled whenever it is opened."""

    kick_requested = Signal(int)
    settings_requested = Signal()
    leave_requested = Signal()
    continue_requested = Signal()

    def __init__(self, session: LanSession, parent: QWidget) -> None:
        super().__init__(parent)
        self._session = session
        self.talk, self.phrases, self.nudge = QAction(self), QAction(self), QAction(self)
        self.talk.setShortcut(QKeySequence(Command.CHAT.anywhere[0]))
        self.phrases.setShortcut(QKeySequence(Command.PHRASE.anywhere[0]))
        self.nudge.setShortcut(QKeySequence(Command.REMIND.anywhere[0]))
        session.table_changed.connect(self._offer_nudge)
        # The shortcuts must also work while the menu is closed.
        parent.addActions(self._lasting)
        self.aboutToShow.connect(self.fill)
        self.retranslate()
        self.fill()

    def end(self) -> None:
        """Remove the menu and its shortcuts."""
        parent = self.parentWidget()
        if parent is not None:
            for action in self._lasting:
                parent.removeAction(action)
        self.deleteLater()

    @property
    def _lasting(self) -> list[QAction]:
        """The actions with shortcuts, which are always there."""
        return [self.talk, self.phrases, self.nudge]

    def _offer_nudge(self, table: Table) -> None:
        """Offer to remind others during a race, to those who play."""
        playing = table.phase is TablePhase.PLAY
        self.nudge.setEnabled(playing and bool(self._session.people))

    def fill(self) -> None:
        """Fill the menu with the actions that are possible now."""
        self.clear()
        for menu in self.findChildren(QMenu):
            menu.deleteLater()
        self.addActions(self._lasting)
        table = self._session.table
        if table is None:
            return
        self.addSeparator()
        self._add_stand_ins(table)
        if self._session.owner:
            self._add_owners(table)
        if self._session.link.link is LinkPhase.RECONNECTING:
            _add(self, self.tr("C&ontinue from the score sheet…"), self.continue_requested.emit)
        self.addSeparator()
        close = self.tr("C&lose table…")
        leave = close if self._session.owner else self.tr("&Leave table…")
        _add(self, leave, self.leave_requested.emit)

    def _add_stand_ins(self, table: Table) -> None:
        remote = self._session.remote
        menu = self.addMenu(self.tr("The com&puter plays for"))
        for seat, info in enumerate(table.seats):
            own = seat in self._session.people
            if info.kind is not SeatKind.HUMAN or not (own or self._session.owner):
                continue
            name = _plain(self._session.names[seat])
            action = _add(menu, name, partial(remote.stand_in, seat, not info.stand_in))
            action.setCheckable(True)
            action.setChecked(info.stand_in)
        menu.menuAction().setVisible(not menu.isEmpty())

    def _add_owners(self, table: Table) -> None:
        remote = self._session.remote
        paused = table.paused is PauseReason.OWNER
        if table.phase is TablePhase.PLAY and table.paused is not PauseReason.DEAL_VOID:
            text = self.tr("&Continue") if paused else self.tr("&Pause")
            _add(self, text, lambda: remote.pause(not paused))
        elif table.phase is not TablePhase.LOBBY:
            _add(self, self.tr("&Deal now"), remote.start)
        _add(self, self.tr("Table s&ettings…"), self.settings_requested.emit)
        self._add_kicks(table)
        if table.waiting or table.code is not None:
            self.addSeparator()
        self._add_waiting(table)
        if table.code is not None:
            code = self.tr("&New code (now {code})").format(code=table.code)
            _add(self, code, remote.new_code)

    def _add_waiting(self, table: Table) -> None:
        """Add a menu of the people who are waiting to join."""
        if not table.waiting:
            return
        admit = self._session.remote.admit
        menu = self.addMenu(self.tr("&Waiting to join"))
        for request in table.waiting:
            accept = self.tr("Accept {name} ({words})")
            if request.purpose is Purpose.WATCH:
                accept = self.tr("Accept {name} to watch ({words})")
            name, words = _plain(request.name), " ".join(request.words)
            _add(menu, accept.format(name=name, words=words), partial(admit, request.id, True))
            decline = self.tr("Decline {name}").format(name=name)
            _add(menu, decline, partial(admit, request.id, False))

    def _add_kicks(self, table: Table) -> None:
        others = [guest for guest in table.guests if guest.guest != OWNER]
        if not others:
            return
        away = self.addMenu(self.tr("&Remove"))
        for guest in others:
            name = _plain(self._session.guest_name(guest.guest))
            text = self.tr("{name}…").format(name=name)
            _add(away, text, partial(self.kick_requested.emit, guest.guest))

    def retranslate(self) -> None:
        self.setTitle(self.tr("Ta&ble"))
        self.talk.setText(self.tr("&Chat"))
        self.phrases.setText(self.tr("Quick phrase&s…"))
        self.nudge.setText(self.tr("Re&mind the others"))


def _add(menu: QMenu, text: str, act: Callable[[], object]) -> QAction:
    action = menu.addAction(text)
    action.triggered.connect(lambda _on: act())
    return action


def _plain(name: str) -> str:
    """Return a name for a menu text, without a mnemonic."""
    return isolated(without_mnemonic(name))
