"""The dialog in which seats of a running match are given to other players."""

from collections.abc import Iterator
from functools import partial

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QVBoxLayout, QWidget

from mille_qt.session.local_session import LocalSession
from mille_qt.ui.page_layout import CentredColumn
from mille_qt.ui.player_faces import face_of_person, keep_face
from mille_qt.ui.settings import Settings
from mille_qt.ui.setup.known_names import known_names, remember_names
from mille_qt.ui.setup.seat_row import SeatRow
from mille_qt.ui.setup.usual_game import HUMAN, level_of
from mille_qt.ui.shared_windows import keep_open
from mille_qt.ui.translation import Translated
from mille_qt.ui.widgets import TITLE, Heading, QuietText, Sheet, fill, text_height
from mille_qt.ui.window_titles import set_window_title
from mille_rules import Sitter

Role = QDialogButtonBox.ButtonRole
WIDTH = 42.0  # lines of text
SCREEN_SHARE = 0.95


class PlayersDialog(Translated, QDialog):
    """Shows who plays on each seat; `chosen` carries all players once they have been changed."""

    chosen = Signal(object)
    phones_requested = Signal()

    def __init__(
        self, session: LocalSession, settings: Settings, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        keep_open(self)
        self._session, self._settings = session, settings
        self.title, self.note = Heading(TITLE), QuietText()
        # Each widget has its parent from the start: moving it would style its whole content again.
        scroll, sheet = CentredColumn(WIDTH, self), Sheet(parent=self)
        fill(scroll.column, self.title, self.note, sheet)
        self.rows = [SeatRow(seat, sheet) for seat in range(len(session.sitters))]
        fill(sheet.column, *self.rows)
        self.buttons = QDialogButtonBox()
        self.ok_button = self.buttons.addButton("", Role.AcceptRole)
        self.cancel_button = self.buttons.addButton("", Role.RejectRole)
        self.phones_button = self.buttons.addButton("", Role.ResetRole)
        fill(QVBoxLayout(self), scroll, 1, self.buttons)
        self._connect()
        self._show_players()
        self.retranslate()
        room = self.screen().availableSize() * SCREEN_SHARE
        self.resize(QSize(round(WIDTH * text_height()), self.sizeHint().height()).boundedTo(room))

    def _connect(self) -> None:
        self.ok_button.setDefault(True)
        self.buttons.accepted.connect(self._choose)
        self.buttons.rejected.connect(self.reject)
        self.phones_button.clicked.connect(self._open_phones)
        for row in self.rows:
            row.changed.connect(self._take_names)
            row.kind_changed.connect(self._suggest)
            row.face_chosen.connect(partial(keep_face, self._settings))

    def _show_players(self) -> None:
        sitters = self._session.sitters
        level, sides = level_of(sitters), self._session.sides
        for row, sitter in zip(self.rows, sitters, strict=True):
            row.faces = partial(face_of_person, self._settings)
            row.keep_seat()
            row.show_place(row.seat % sides, len(sitters))
            row.level_box.set_level(level)
            row.show_sitter(sitter)
        self._take_names()

    @property
    def sitters(self) -> tuple[Sitter, ...]:
        """The players by seat."""
        return tuple(row.sitter for row in self.rows)

    def _others(self, row: SeatRow) -> set[str]:
        return {other.sitter.name for other in self.rows if other is not row}

    def _take_names(self) -> None:
        for row in self.rows:
            row.face_button.taken = frozenset(self._others(row))

    def _suggest(self, seat: int) -> None:
        """Suggest a player of the kind that was just chosen for a seat."""
        row = self.rows[seat]
        is_computer = row.sitter.kind != HUMAN
        present = self._session.sitters[seat]
        if (present.kind != HUMAN) == is_computer:
            row.show_sitter(present)
        else:
            row.show_sitter(self._computer(row) if is_computer else self._person(row))
        if not is_computer:
            row.name_field.setFocus()
            row.name_field.selectAll()

    def _computer(self, row: SeatRow) -> Sitter:
        """The computer player that had the seat before, or one that keeps the person's name."""
        earlier = self._session.earlier_player(row.seat, computer=True)
        if earlier is not None and earlier.name not in self._others(row):
            return earlier
        return Sitter(row.sitter.kind, self._session.sitters[row.seat].name)

    def _person(self, row: SeatRow) -> Sitter:
        """The person who had the seat before, or somebody who has played here."""
        others = self._others(row)
        return Sitter(HUMAN, next(name for name in self._people(row) if name not in others))

    def _people(self, row: SeatRow) -> Iterator[str]:
        earlier = self._session.earlier_player(row.seat, computer=False)
        if earlier is not None:
            yield earlier.name
        yield from known_names(self._settings)
        yield from reversed(self._settings.faces)
        for number in range(row.seat + 1, row.seat + len(self.rows) + 1):
            yield self.tr("Player {number}").format(number=number)

    def _open_phones(self) -> None:
        self.reject()
        self.phones_requested.emit()

    def _choose(self) -> None:
        """Emit the players, or show what is wrong with a name."""
        wrong = [row for row in self.rows if not row.check(self._others(row))]
        if wrong:
            wrong[0].name_field.setFocus()
            return
        people = [row.person for row in self.rows if row.sitter.kind == HUMAN]
        for person in people:
            keep_face(self._settings, person)
        remember_names(self._settings, [person.name for person in people])
        self.accept()
        self.chosen.emit(self.sitters)

    def retranslate(self) -> None:
        title = self.tr("Who plays?")
        set_window_title(self, title)
        self.title.setText(title)
        note = self.tr("Cards and points stay with the seat.")
        if self._session.challenge is not None:
            note += " " + self.tr(
                "If players change, the result of this challenge is marked “with help”."
            )
        self.note.setText(note)
        self.cancel_button.setText(self.tr("&Cancel"))
        self.phones_button.setText(self.tr("Use p&hones…"))
        self.ok_button.setText(self.tr("&Play on"))
