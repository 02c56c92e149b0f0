"""The guests who want to join a table hosted here, with their three words; and the code."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from mille_net.messages import Door, Purpose, Table, WaitingInfo
from mille_qt.features.lan.big_words import BigWords
from mille_qt.ui.access.announcing import announce
from mille_qt.ui.labels import Label
from mille_qt.ui.texts.names import isolated, listed
from mille_qt.ui.tooltips import set_tooltip
from mille_qt.ui.translation import Translated, translate
from mille_qt.ui.widgets import Heading, QuietText, Sheet, fill, in_column, in_row, make_bold

WORD_SIZE, CODE_SIZE = 1.15, 2.2  # times the text


class JoinRequests(Translated, Sheet):
    """The owner's list of people who want to join.

    `answered` carries the number of the guest, and True for admission.
    """

    answered = Signal(int, bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self.title, self.code, self.text = Heading(), BigWords(CODE_SIZE), QuietText()
        self.new_code_button = QPushButton()
        self.rows: list[_JoinRequest] = []
        self._table: Table | None = None
        self._addresses: tuple[str, ...] = ()
        self._rows_layout = in_column(gap=0.5)
        button = (self.new_code_button, 0, Qt.AlignmentFlag.AlignHCenter)
        fill(self.column, self.title, self.code, button, self._rows_layout, self.text)
        self.retranslate()

    def show_table(self, table: Table, addresses: tuple[str, ...]) -> None:
        """Show who is waiting; `addresses` are those of this table."""
        before, self._table, self._addresses = self._table, table, addresses
        if table.code is not None:
            self.code.show_words((table.code[:3], table.code[3:]))
            if before is not None and before.code not in (None, table.code):
                announce(self.tr("The new code is {code}.").format(code=table.code))
        for widget in (self.code, self.new_code_button):
            widget.setVisible(table.code is not None)
        if [row.request for row in self.rows] != list(table.waiting):
            self._show_requests(table.waiting)
        self.retranslate()

    def _show_requests(self, waiting: tuple[WaitingInfo, ...]) -> None:
        kept = {row.request: row for row in self.rows}
        for request, row in kept.items():
            if request not in waiting:
                self._rows_layout.removeWidget(row)
                row.deleteLater()
        self.rows = [kept.get(request) or self._new_row(request) for request in waiting]
        for number, row in enumerate(self.rows):
            row.be_first(number == 0)

    def _new_row(self, request: WaitingInfo) -> "_JoinRequest":
        row = _JoinRequest(request)
        row.answered.connect(self.answered)
        self._rows_layout.addWidget(row)
        return row

    def retranslate(self) -> None:
        self.title.setText(self.tr("Waiting to join") if self.rows else self.tr("Who can join"))
        self.new_code_button.setText(self.tr("&New code"))
        set_tooltip(
            self.new_code_button,
            self.tr("Guests who have already joined stay."),
        )
        table = self._table
        if table is None:
            return
        parts = []
        if table.door is Door.CODE:
            parts.append(self.tr("Give your guests this code."))
        elif table.door is Door.CLOSED:
            parts.append(self.tr("Only people who have played here can join."))
        elif not table.waiting:
            parts.append(self.tr("Nobody is waiting."))
        if self.rows:
            parts.append(_advice())
        if self._addresses:
            own = self.tr("Address of this table: {addresses}")
            parts.append(own.format(addresses=listed(self._addresses)))
        self.text.setText(" ".join(parts))


class _JoinRequest(Translated, QWidget):
    """A guest who is waiting: name, address, words; Enter declines."""

    answered = Signal(int, bool)

    def __init__(self, request: WaitingInfo) -> None:
        super().__init__()
        self.request, self._first = request, False
        self.name, self.words = Label(), BigWords(WORD_SIZE)
        self.decline_button, self.accept_button = QPushButton(), QPushButton()
        make_bold(self.name)
        self.words.show_words(request.words)
        row = in_row(1, self.decline_button, self.accept_button)
        in_column(self.name, self.words, row, of=self, gap=0.3)
        self.decline_button.clicked.connect(lambda: self.answered.emit(request.id, False))
        self.accept_button.clicked.connect(lambda: self.answered.emit(request.id, True))
        self.retranslate()
        announce(f"{self.name.text()}\n{' '.join(request.words)}", urgent=True)

    def be_first(self, first: bool) -> None:
        """Set whether this is the first request, whose buttons have shortcuts."""
        self._first = first
        self.retranslate()

    def retranslate(self) -> None:
        request = self.request
        text = self.tr("{name} wants to play ({address})")
        if request.purpose is Purpose.WATCH:
            text = self.tr("{name} wants to watch ({address})")
        self.name.setText(text.format(name=isolated(request.name), address=request.address))
        set_tooltip(self.words, _advice())
        accept, decline = self.tr("&Accept"), self.tr("De&cline")
        if not self._first:
            accept, decline = accept.replace("&", ""), decline.replace("&", "")
        self.accept_button.setText(accept)
        self.decline_button.setText(decline)
        set_tooltip(self.accept_button, _advice())
        for button in (self.accept_button, self.decline_button):
            words = button.text().replace("&", "")
            button.setAccessibleName(f"{words}: {isolated(request.name)}")
            button.setAccessibleDescription(" ".join(request.words))


def _advice() -> str:
    return translate("_JoinRequest", "Accept only if their screen shows the same three words.")
