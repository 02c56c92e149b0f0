"""The page while joining a table: connecting, comparing three words, or entering the code."""

from math import ceil

from PySide6.QtCore import QRegularExpression, Qt, QTimer
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import QLineEdit, QPushButton, QWidget

from mille_net.limits import CODE_DIGITS
from mille_net.tables import LinkPhase, LinkState
from mille_qt.features.lan.big_words import BigWords
from mille_qt.features.lan.lan_session import LanSession
from mille_qt.ui.access.announcing import announce
from mille_qt.ui.labels import Label
from mille_qt.ui.page_frame import PageFrame
from mille_qt.ui.texts.cards import number
from mille_qt.ui.theme.application_theme import heading_font
from mille_qt.ui.widgets import (
    TITLE,
    Heading,
    QuietText,
    Sheet,
    TroubleText,
    WideButton,
    text_height,
)

COLUMN, CODE_WIDTH = 48.0, 18.0  # lines of text
CODE_SIZE = 3.6  # times the text


class JoinPage(PageFrame):
    """Shows the state of a session's connection until it is admitted."""

    def __init__(self, session: LanSession, table: str, parent: QWidget | None = None) -> None:
        """`table` is the name or the address of the table."""
        super().__init__(parent)
        self._session, self._table = session, table
        #: How often the code had been asked for when the field was last cleared.
        self._asked = 0
        #: Runs while the table accepts no code.
        self.pause = QTimer(self)
        self.pause.setSingleShot(True)
        # A coarse timer may last a second too long.
        self.pause.setTimerType(Qt.TimerType.PreciseTimer)
        #: The latest announcement to screen readers.
        self._told = ""
        self.title, self.state = Heading(TITLE), Heading()
        self.words, self.words_text = BigWords(CODE_SIZE), QuietText()
        self.code_label, self.code_field = Label(), QLineEdit()
        self.code_text, self.trouble = QuietText(), TroubleText()
        self.cancel_button, self.enter_button = QPushButton(), WideButton()
        self._arrange()
        self._connect()
        self._show_link(session.link)

    def _arrange(self) -> None:
        self.code_field.setFont(heading_font(CODE_SIZE))
        self.code_field.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.code_field.setMaximumWidth(round(text_height() * CODE_WIDTH))
        digits = QRegularExpression(f"[0-9]{{0,{CODE_DIGITS}}}")
        self.code_field.setValidator(QRegularExpressionValidator(digits, self))
        code = (self.code_label, self.code_field, self.code_text, self.trouble)
        sheet = Sheet(self.state, self.words, self.words_text, *code)
        margin = round(text_height() * 1.5)
        sheet.column.setContentsMargins(margin, margin, margin, margin)
        self.lay_out(COLUMN, (self.title, sheet), (self.cancel_button, self.enter_button))

    def _connect(self) -> None:
        self.code_label.setBuddy(self.code_field)
        self.enter_button.setDefault(True)
        self.enter_button.clicked.connect(self._enter)
        self.code_field.textEdited.connect(self._edited)
        self.pause.timeout.connect(lambda: self._edited(self.code_field.text()))
        self._session.link_changed.connect(self._show_link)

    def _show_link(self, state: LinkState) -> None:
        asked = state.link is LinkPhase.CODE_ASKED
        if asked and state.asked != self._asked:
            self._ask(state)
        self._asked = state.asked
        for widget in (self.code_label, self.code_field, self.enter_button):
            widget.setVisible(asked)
        self.code_text.setVisible(asked and state.left > 0)
        # With a code the host does not compare words.
        compare = state.link is LinkPhase.WAITING and bool(state.words)
        self.words.show_words(state.words)
        self.words.setVisible(compare)
        self.words_text.setVisible(compare)
        self.retranslate()
        (self.code_field if asked else self.cancel_button).setFocus()
        words = "\n".join([" ".join(state.words), self.words_text.text()]) if compare else ""
        self._tell(f"{self.state.text()}\n{words}".strip())

    def _tell(self, text: str) -> None:
        """Announce the state, and the words to compare, to screen readers."""
        if text != self._told:
            self._told = text
            announce(text)

    def _ask(self, state: LinkState) -> None:
        self.code_field.clear()
        self.code_field.setEnabled(True)
        self.enter_button.setEnabled(False)
        self.pause.stop()
        if state.pause:
            self.pause.start(state.pause * 1000)
        self.trouble.say(self._why_asked_again(state))

    def _why_asked_again(self, state: LinkState) -> str:
        if self.pause.isActive():
            seconds = ceil(self.pause.remainingTime() / 1000)
            wait = self.tr("Try again in %Ln seconds.", "", seconds)
            return self.tr("Too many wrong codes.") + " " + wait
        if state.asked > 1:
            return self.tr("Wrong code. Check the host’s screen.")
        return ""

    def _edited(self, text: str) -> None:
        if not self.pause.isActive():
            self.trouble.say("")
            self.enter_button.setEnabled(len(text) == CODE_DIGITS)

    def _enter(self) -> None:
        self.code_field.setEnabled(False)
        self.enter_button.setEnabled(False)
        self._session.remote.enter_code(self.code_field.text())

    def retranslate(self) -> None:
        state = self._session.link
        self.title.setText(self.tr("Joining {table}").format(table=self._table))
        self.state.setText(self._state_text(state))
        self.words_text.setText(
            self.tr(
                "The host must see the same three words beside your name. If not, somebody is "
                "intercepting the connection: cancel."
            )
        )
        self.code_label.setText(self.tr("&Table code"))
        self.code_field.setAccessibleName(self.tr("Table code, six digits"))
        self.code_text.setText(self.tr("%Ln tries left", "", state.left))
        if self.trouble.text():
            self.trouble.say(self._why_asked_again(state))
        self.cancel_button.setText(self.tr("&Cancel"))
        self.enter_button.setText(self.tr("&Join"))

    def _state_text(self, state: LinkState) -> str:
        if state.link is LinkPhase.CODE_ASKED:
            return self.tr("Ask the host for the six-digit code.")
        if state.link is not LinkPhase.WAITING:
            return self.tr("Connecting…")
        if state.place > 1:
            text = self.tr("Waiting for the host to accept you ({count} ahead of you)")
            return text.format(count=number(state.place - 1))
        return self.tr("Waiting for the host to accept you…")
