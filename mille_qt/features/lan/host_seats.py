"""The seats of a new table: open, for somebody here, or for a computer player."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from mille_net.tables import SeatPlan
from mille_net.untrusted_text import cleaned
from mille_qt.ui.art.characters.cast import Character, character_named
from mille_qt.ui.art.characters.face import Face
from mille_qt.ui.page_layout import from_left
from mille_qt.ui.page_stack import PageStack
from mille_qt.ui.setup.handicap_button import HandicapsButton
from mille_qt.ui.setup.known_names import next_name
from mille_qt.ui.setup.seat_editor import SeatEditor
from mille_qt.ui.setup.seat_list import COMPUTER_NAMES, SeatCounts
from mille_qt.ui.widgets import QuietText, in_column, in_row, keep_room, text_height
from mille_rules.rule_kinds import Handicap
from mille_rules.rulesets import SEAT_COUNTS
from mille_rules.styles import Play, Style, play_of

#: The kinds of a SeatPlan, in the order of the segments.
KINDS = ("open", "human", "computer")
OPEN, HUMAN, COMPUTER = range(3)
FIELD_WIDTH = 8.2  # lines of text, at least


class HostSeats(QWidget):
    """The number of seats, and a row for each."""

    changed = Signal()
    #: Carries the Face that a person has chosen.
    face_chosen = Signal(object)

    def __init__(
        self,
        faces: Callable[[str], Face],
        known: Sequence[str] = (),
        parent: QWidget | None = None,
    ) -> None:
        """`faces` returns the face that a person chose before, by name.

        `known` are the names of the people who play here.
        """
        super().__init__(parent)
        self.counts = SeatCounts()
        self.rows = [HostSeatRow(seat) for seat in range(max(SEAT_COUNTS))]
        for row in self.rows:
            row.faces = faces
            row.somebody = lambda: next_name(known, [plan.name for plan in self.plans])
            row.changed.connect(self._row_changed)
            row.face_chosen.connect(self.face_chosen)
        self.handicaps = HandicapsButton(self.rows, lambda: [plan.name for plan in self.plans])
        self.handicaps.changed.connect(self.changed)
        in_column(self.counts, *self.rows, from_left(self.handicaps), of=self, gap=0.45)
        self.counts.chosen.connect(self._count_chosen)

    @property
    def count(self) -> int:
        """The number of seats."""
        return self.counts.count

    @property
    def people(self) -> tuple[Face, ...]:
        """The faces of the people here."""
        rows = self.rows[: self.count]
        return tuple(row.person for row in rows if row.kinds.index == HUMAN)

    @property
    def plans(self) -> tuple[SeatPlan, ...]:
        """The seats for the TableOptions."""
        return tuple(row.plan for row in self.rows[: self.count])

    def show_plans(
        self, plans: tuple[SeatPlan, ...], teams: bool, handicaps: tuple[Handicap, ...]
    ) -> None:
        """Show these seats."""
        for row, plan in zip(self.rows, plans, strict=False):
            row.show_plan(plan)
        self.handicaps.show_handicaps(handicaps)
        self.counts.set_count(len(plans), teams)

    def seat_people(self, names: tuple[str, ...]) -> None:
        """Return seats for the people here, followed by open ones."""
        count = next(count for count in SEAT_COUNTS if count > len(names) or count == 6)
        for row in self.rows:
            here = row.seat < len(names)
            computer = SeatPlan("open", COMPUTER_NAMES[row.seat % len(COMPUTER_NAMES)])
            row.show_plan(SeatPlan("human", names[row.seat]) if here else computer)
        self.counts.set_count(count)

    def _count_chosen(self) -> None:
        for row in self.rows:
            row.setVisible(row.seat < self.count)
            row.show_side(row.seat % self.counts.sides)
        self._row_changed()

    def _row_changed(self) -> None:
        names = [plan.name for plan in self.plans]
        for row, own in zip(self.rows, names, strict=False):
            row.face_button.taken = frozenset(names) - {own, ""}
        self.changed.emit()


class HostSeatRow(SeatEditor):
    """A seat: open, for a named player here, or for a computer player with a level."""

    def __init__(self, seat: int, parent: QWidget | None = None) -> None:
        super().__init__(seat, len(KINDS), parent)
        self._computer = COMPUTER_NAMES[seat % len(COMPUTER_NAMES)]
        #: Returns the name of somebody who has no seat yet, or an empty text.
        self.somebody: Callable[[], str] = str
        self.open_text = QuietText()
        self._fields = PageStack()
        for field in (self.open_text, self.name_field, self.level_box):
            self._fields.addWidget(field)
        self._fields.setMinimumWidth(round(text_height() * FIELD_WIDTH))
        fields = (self._fields, 1, Qt.AlignmentFlag.AlignVCenter)
        row = in_row(self.mark, self.kinds, self.face_button, fields, gap=0.4)
        in_column(row, self.handicap_text, of=self).setSpacing(2)
        self.handicap_text.setIndent(self.mark.sizeHint().width() + row.spacing())
        keep_room(self.face_button)
        self.kinds.chosen.connect(self._choose_kind)
        self.name_field.textEdited.connect(self._edited)
        self.face_button.picked.connect(self._choose_character)
        self._show_player(self._style_of(self._computer))
        self.retranslate()

    @property
    def plan(self) -> SeatPlan:
        """The plan for this seat."""
        kind = KINDS[self.kinds.index]
        if self.kinds.index == HUMAN:
            return SeatPlan(kind, cleaned(self.name_field.text()))
        if self.kinds.index == COMPUTER:
            play = Play(self.level_box.level, self.face_button.style_of_play)
            return SeatPlan(kind, self._computer, str(play))
        return SeatPlan(kind)

    def show_plan(self, plan: SeatPlan) -> None:
        """Show a plan for this seat."""
        if plan.kind == KINDS[HUMAN]:
            self.name_field.setText(plan.name)
        elif plan.name:
            self._computer = plan.name
        play = play_of(plan.level)
        if plan.level:
            self.level_box.set_level(play.level)
        self.kinds.set_index(KINDS.index(plan.kind))
        self._fields.setCurrentIndex(self.kinds.index)
        self._show_player(play.style if plan.level else self._style_of(self._computer))

    @staticmethod
    def _style_of(name: str) -> Style:
        character = character_named(name)
        return Style.EVEN if character is None else character.play.style

    def _show_player(self, style: Style) -> None:
        self.face_button.setVisible(self.kinds.index != OPEN)
        if self.kinds.index == HUMAN:
            self.face_button.show_person(self.person)
        else:
            self.face_button.show_computer(self._computer, style)

    def _edited(self) -> None:
        self._show_player(self.face_button.style_of_play)
        self.changed.emit()

    def _choose_character(self, character: Character | None) -> None:
        """Choose a character with its level, or a computer player without a character."""
        if character is None:
            self._computer = self.tr("Computer {number}").format(number=self.seat + 1)
        else:
            self._computer = character.name
            self.level_box.set_level(character.play.level)
        self._show_player(self._style_of(self._computer))
        self.changed.emit()

    def _choose_kind(self) -> None:
        self._fields.setCurrentIndex(self.kinds.index)
        if self.kinds.index == HUMAN and not self.name_field.text():
            self.name_field.setText(self.somebody())
            self.name_field.selectAll()
            self.name_field.setFocus()
        self._show_player(self.face_button.style_of_play)
        self.changed.emit()

    def retranslate(self) -> None:
        self.kinds.say(self.tr("Open", "seat"), self.tr("Here"), self.tr("Computer"))
        self.open_text.setText(self.tr("for a guest"))
        self._set_names()
