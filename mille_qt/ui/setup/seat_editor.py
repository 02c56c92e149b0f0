"""Base of the seat editors of a local game and of a network table."""

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from mille_qt.ui.art.characters.button import FaceButton
from mille_qt.ui.art.characters.face import Face
from mille_qt.ui.art.side_mark import SideMark, side_shape
from mille_qt.ui.editions import USUAL, Edition
from mille_qt.ui.setup.level_box import LevelBox
from mille_qt.ui.setup.name_field import NameField
from mille_qt.ui.texts.handicaps import handicap_words
from mille_qt.ui.tooltips import set_tooltip
from mille_qt.ui.translation import Translated, in_edition
from mille_qt.ui.widgets import QuietText, Segments
from mille_rules.rule_kinds import Handicap


class SeatEditor(Translated, QWidget):
    """Base of the editors: the mark of the side, kind of player, name, character and level."""

    changed = Signal()
    #: Carries the Face that a person has chosen.
    face_chosen = Signal(object)

    def __init__(self, seat: int, kinds: int, parent: QWidget | None = None) -> None:
        """`kinds` is the number of kinds of player to choose from."""
        super().__init__(parent)
        self.seat, self._side = seat, 0
        self.mark, self.kinds = SideMark(0), Segments(kinds)
        self.name_field, self.level_box = NameField(), LevelBox()
        self.face_button = FaceButton()
        self.handicap_text = QuietText()
        self._handicap: Handicap | None = None
        self._edition = USUAL
        #: Returns the face that a person chose before, by name.
        self.faces: Callable[[str], Face] = Face
        self._chosen_face = Face("")
        self.face_button.face_picked.connect(self._choose_face)
        self.name_field.textChanged.connect(self._set_names)

    def show_side(self, side: int) -> None:
        """Show the side of the seat."""
        self._side = side
        self.mark.show_side(side)
        self._set_names()

    @property
    def handicap(self) -> Handicap | None:
        """The handicap of the seat."""
        return self._handicap

    def show_handicap(self, handicap: Handicap | None) -> None:
        """Show a handicap, perhaps one that another seat had."""
        self._handicap = None if handicap is None else handicap._replace(seat=self.seat)
        self._say_handicap()

    def show_edition(self, edition: Edition) -> None:
        """Show the handicap in the words of an edition."""
        self._edition = edition
        self._say_handicap()

    def _say_handicap(self) -> None:
        own = self._handicap
        with in_edition(self._edition):
            words = "" if own is None else handicap_words(own.kind, own.amount)
        self.handicap_text.setText(words)
        self.handicap_text.setHidden(own is None)

    @property
    def person(self) -> Face:
        """The face of the person in this seat: chosen before with the name, or here."""
        name = self.name_field.text().strip()
        known = self.faces(name)
        return self._chosen_face._replace(name=name) if known == Face(name) else known

    def _choose_face(self, face: Face) -> None:
        self._chosen_face = face
        self.face_chosen.emit(face)

    @property
    def seat_name(self) -> str:
        """The seat, for screen readers."""
        seat = self.tr("Seat {number}, {shape}")
        return seat.format(number=self.seat + 1, shape=side_shape(self._side))

    def _set_names(self) -> None:
        """Set the accessible names."""
        seat = self.seat_name
        set_tooltip(self.mark, seat)
        self.face_button.show_seat(seat)
        self._say_handicap()
        self.name_field.setAccessibleName(self.tr("Name, {seat}").format(seat=seat))
        # Screen readers say it after the name of the field, even if it is not shown.
        self.name_field.setPlaceholderText("" if self.name_field.text() else self.tr("Name"))
        for button in self.kinds.buttons:
            button.setAccessibleName(f"{button.text()}, {seat}")
        self.level_box.set_accessible_name(self.tr("Level, {seat}").format(seat=seat))
