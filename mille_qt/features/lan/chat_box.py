"""The chat of a table: its lines, and a field for writing."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QShowEvent, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QLineEdit, QMenu, QTextEdit, QToolButton, QWidget

from mille_net.limits import CHAT_BYTES
from mille_net.tables import ChatLine
from mille_net.untrusted_text import is_chat
from mille_qt.features.lan.lan_session import LINES_KEPT, LanSession
from mille_qt.features.lan.phrase_menu import PhraseButton
from mille_qt.features.lan.phrases import line_text, phrase_symbol
from mille_qt.ui.access.announcing import announce
from mille_qt.ui.art.cards.card_art import symbol
from mille_qt.ui.labels import without_mnemonic
from mille_qt.ui.texts.names import isolated
from mille_qt.ui.theme.application_theme import current_theme
from mille_qt.ui.tooltips import set_tooltip
from mille_qt.ui.translation import Translated
from mille_qt.ui.widgets import TroubleText, in_column, in_row


class ChatField(QLineEdit):
    """Accepts every key, because Enter and letters have other meanings at the table."""

    sent = Signal()
    let_go = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter sends, Escape leaves the field."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.sent.emit()
        elif event.key() == Qt.Key.Key_Escape:
            self.let_go.emit()
        else:
            super().keyPressEvent(event)
        event.accept()


class ChatBox(Translated, QWidget):
    """The lines, a field, and a menu for muting; `unread_changed` carries a number of lines."""

    unread_changed = Signal(int)
    let_go = Signal()

    def __init__(self, session: LanSession, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.unread = 0
        self.lines, self.field, self.mute_button = QTextEdit(), ChatField(), QToolButton()
        self.phrase_button, self.trouble = PhraseButton(session), TroubleText()
        self.lines.setReadOnly(True)
        self.lines.setTabChangesFocus(True)
        self.lines.document().setMaximumBlockCount(LINES_KEPT)
        self.lines.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.menu = QMenu(self.mute_button)
        self.mute_button.setMenu(self.menu)
        self.mute_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._arrange()
        self._connect()
        self.retranslate()

    def _arrange(self) -> None:
        row = in_row((self.field, 1), self.phrase_button, self.mute_button)
        row.setSpacing(4)
        in_column((self.lines, 1), self.trouble, row, of=self).setSpacing(4)

    def _connect(self) -> None:
        self.field.sent.connect(self._send)
        self.field.let_go.connect(self.let_go)
        self.field.textEdited.connect(self._edited)
        self.menu.aboutToShow.connect(self._fill_menu)
        self._session.chat_said.connect(self._said)
        self._session.muted_changed.connect(self._write_all)

    def _send(self) -> None:
        text = self.field.text().strip()
        if not text:
            return
        if not is_chat(text):
            self.trouble.say(
                self.tr("The message is too long or contains characters that can’t be sent.")
            )
            return
        self._session.remote.chat(text)
        self.field.clear()

    def _edited(self, text: str) -> None:
        self.trouble.say("")
        while len(text.encode()) > CHAT_BYTES:
            text = text[:-1]
        if text != self.field.text():
            self.field.setText(text)

    def _said(self, line: ChatLine) -> None:
        if line.guest in self._session.muted:
            return
        self._write(line)
        if not line.own and not line.again:
            announce(f"{self.tr('{name}:').format(name=self._name(line))} {line_text(line)}")
        if not line.own and not self.isVisible():
            self._count(self.unread + 1)

    def _count(self, unread: int) -> None:
        if unread != self.unread:
            self.unread = unread
            self.unread_changed.emit(unread)

    def _write_all(self) -> None:
        self.lines.clear()
        for line in self._session.chat_lines:
            if line.guest not in self._session.muted:
                self._write(line)

    def _write(self, line: ChatLine) -> None:
        """Add a line as plain text, because it comes from the network."""
        cursor = self.lines.textCursor()
        cursor.movePosition(QTextCursor.MoveOperation.End)
        if not self.lines.document().isEmpty():
            cursor.insertBlock()
        plain, bold = QTextCharFormat(), QTextCharFormat()
        bold.setFontWeight(700)
        cursor.insertText(self.tr("{name}:").format(name=self._name(line)), bold)
        cursor.insertText(" ", plain)
        if name := phrase_symbol(line):
            side = self.fontMetrics().ascent()
            picture = symbol(name, side, self.devicePixelRatioF(), current_theme().ink)
            cursor.insertImage(picture.toImage(), f"symbol:{name}")
            cursor.insertText("\u00a0", plain)
        cursor.insertText(line_text(line), plain)
        self.lines.setTextCursor(cursor)
        self.lines.ensureCursorVisible()

    def _name(self, line: ChatLine) -> str:
        """Return who says a line: at a screen of several people, by name where it is known."""
        if line.own and (line.seat is None or len(self._session.people) < 2):
            return self.tr("You", "who said something")
        return isolated(self._session.speaker_name(line))

    def _fill_menu(self) -> None:
        self.menu.clear()
        table, session = self._session.table, self._session
        others = [] if table is None else [g for g in table.guests if g.guest != session.me]
        everybody = self.menu.addAction(self.tr("&Everyone"))
        everybody.setCheckable(True)
        everybody.setChecked(bool(others) and all(g.guest in session.muted for g in others))
        everybody.toggled.connect(
            lambda on: session.mute(frozenset(g.guest for g in others) if on else frozenset())
        )
        self.menu.addSeparator()
        for guest in others:
            self._add_guest(guest.guest, isolated(session.guest_name(guest.guest)))

    def _add_guest(self, guest: int, name: str) -> QAction:
        session = self._session
        action = self.menu.addAction(without_mnemonic(name))
        action.setCheckable(True)
        action.setChecked(guest in session.muted)
        action.toggled.connect(
            lambda on: session.mute(session.muted | {guest} if on else session.muted - {guest})
        )
        return action

    def retranslate(self) -> None:
        self.lines.setAccessibleName(self.tr("Chat messages"))
        self.field.setPlaceholderText(self.tr("Write a message"))
        self.field.setAccessibleName(self.tr("Message to everyone"))
        self.mute_button.setText(self.tr("Mute"))
        set_tooltip(self.mute_button, self.tr("Hide messages"))
        self._write_all()

    def changeEvent(self, event: QEvent) -> None:
        """Draw the symbols of phrases in the colour of another theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._write_all()

    def showEvent(self, event: QShowEvent) -> None:
        """Mark all lines as read."""
        super().showEvent(event)
        self._count(0)
