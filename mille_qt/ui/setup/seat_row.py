"""The editor for one seat of a new game."""

from collections.abc import Collection

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from mille_qt.ui.art.characters.cast import Character, character_named
from mille_qt.ui.art.characters.face import Face
from mille_qt.ui.page_layout import SideBySide
from mille_qt.ui.setup.seat_editor import SeatEditor
from mille_qt.ui.setup.usual_game import HUMAN, USUAL_LEVEL
from mille_qt.ui.texts.names import isolated
from mille_qt.ui.tooltips import set_tooltip
from mille_qt.ui.widgets import TroubleText, keep_room, text_height
from mille_rules import Sitter
from mille_rules.styles import COMPUTER as KIND
from mille_rules.styles import Play, Style, play_of_kind

#: The kind of the usual computer player.
COMPUTER = KIND + USUAL_LEVEL
NAME_WIDTH = 6.6  # lines of text, at least


class SeatRow(SeatEditor):
    """Editor with name, human or computer, level, character, and buttons to move."""

    kind_changed = Signal(int)
    move_requested = Signal(int, int)

    def __init__(self, seat: int, parent: QWidget | None = None) -> None:
        super().__init__(seat, 2, parent)
        self.name_field.setMinimumWidth(round(text_height() * NAME_WIDTH))
        self.up_button, self.down_button = QToolButton(), QToolButton()
        self.up_button.setArrowType(Qt.ArrowType.UpArrow)
        self.down_button.setArrowType(Qt.ArrowType.DownArrow)
        self.trouble = TroubleText()
        self._arrange()
        self._connect()
        self.retranslate()

    def _arrange(self) -> None:
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(2)
        gap = round(text_height() * 0.4)
        who, how = QWidget(self), QWidget(self)
        # Before they are filled: moving a widget styles its whole content again.
        rows.addWidget(SideBySide(who, how, self, gap=gap, shares=(1, 0)))
        for part, widgets in (
            (who, (self.mark, self.face_button, self.name_field)),
            (how, (self.kinds, self.level_box, self.up_button, self.down_button)),
        ):
            row = QHBoxLayout(part)
            row.setContentsMargins(0, 0, 0, 0)
            row.setSpacing(gap)
            for widget in widgets:
                row.addWidget(widget, int(widget is self.name_field))
        keep_room(self.level_box)
        for text in (self.handicap_text, self.trouble):
            rows.addWidget(text)
            text.setIndent(self.mark.sizeHint().width() + gap)

    def _connect(self) -> None:
        self.name_field.textEdited.connect(self._edited)
        self.kinds.chosen.connect(self._choose_kind)
        self.face_button.picked.connect(self._choose_character)
        self.up_button.clicked.connect(lambda: self.move_requested.emit(self.seat, -1))
        self.down_button.clicked.connect(lambda: self.move_requested.emit(self.seat, 1))

    @property
    def sitter(self) -> Sitter:
        """The player in this seat."""
        name = self.name_field.text().strip()
        if not self.kinds.index:
            return Sitter(HUMAN, name)
        play = Play(self.level_box.level, self.face_button.style_of_play)
        return Sitter(f"{KIND}{play}", name)

    def show_sitter(self, sitter: Sitter, face: Face | None = None) -> None:
        """Show a player; `face` is what a person without a stored face has chosen here."""
        self._chosen_face = face or Face("")
        self.name_field.show_name(sitter.name)
        play = play_of_kind(sitter.kind)
        self.kinds.set_index(int(play is not None))
        if play is not None:
            self.level_box.set_level(play.level)
        self._show_player(Style.EVEN if play is None else play.style)
        self._set_names()

    def seat_people_only(self) -> None:
        """Offer no computer players and no faces."""
        for widget in (self.kinds, self.face_button, self.level_box):
            keep_room(widget, False)
            widget.hide()

    def keep_seat(self) -> None:
        """Offer no other seat."""
        for widget in (self.up_button, self.down_button):
            widget.hide()

    def show_place(self, side: int, seats: int) -> None:
        """Show the side of the seat; enable the buttons to move it."""
        self.show_side(side)
        self.up_button.setEnabled(self.seat > 0)
        self.down_button.setEnabled(self.seat < seats - 1)

    def check(self, taken: Collection[str] = ()) -> bool:
        """Return whether the name is valid and not `taken`; otherwise show the problem."""
        name, trouble = self.sitter.name, ""
        if not name:
            trouble = self.tr("Every player needs a name.")
        elif name.casefold() in {other.casefold() for other in taken}:
            trouble = self.tr("This name is taken.")
        self.trouble.say(trouble)
        return not trouble

    def _edited(self) -> None:
        if not self.trouble.isHidden():
            self.check()
        self._show_player(self.face_button.style_of_play)
        self._set_names()
        self.changed.emit()

    def _show_player(self, style: Style) -> None:
        computer = bool(self.kinds.index)
        self.level_box.setVisible(computer)
        if computer:
            self.face_button.show_computer(self.name_field.text().strip(), style)
        else:
            self.face_button.show_person(self.person)

    def _choose_character(self, character: Character | None) -> None:
        """Set a character at its own level, or a computer player without character."""
        if character is not None:
            self.show_sitter(Sitter(f"{KIND}{character.play}", character.name))
        else:
            name = self.name_field.text()
            if character_named(name) is not None:
                name = self.tr("Computer {number}").format(number=self.seat + 1)
            self.show_sitter(Sitter(f"{KIND}{self.level_box.level}", name))
        self.changed.emit()

    def _choose_kind(self) -> None:
        self._show_player(self.face_button.style_of_play)
        self.kind_changed.emit(self.seat)
        self.changed.emit()

    def retranslate(self) -> None:
        self.kinds.say(self.tr("Human"), self.tr("Computer"))
        set_tooltip(self.up_button, self.tr("Move up one seat"))
        set_tooltip(self.down_button, self.tr("Move down one seat"))
        self._set_names()
        if not self.trouble.isHidden():
            self.check()

    def _set_names(self) -> None:
        super()._set_names()
        name = self.name_field.text() or self.seat_name
        self.up_button.setAccessibleName(self.tr("Move {name} up").format(name=isolated(name)))
        self.down_button.setAccessibleName(self.tr("Move {name} down").format(name=isolated(name)))
