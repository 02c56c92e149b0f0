"""The players of a challenge: a name for each seat of a person, none for the computer."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QPushButton, QWidget

from mille_qt.ui.art.side_mark import SideMark, side_shape
from mille_qt.ui.page_layout import from_left
from mille_qt.ui.setup.name_field import NameField
from mille_qt.ui.setup.seat_list import COMPUTER_NAMES
from mille_qt.ui.setup.usual_game import HUMAN
from mille_qt.ui.tooltips import set_tooltip
from mille_qt.ui.translation import Translated
from mille_qt.ui.widgets import in_column, in_row
from mille_rules import Sitter
from mille_rules.challenge import SEATS
from mille_rules.rulesets import DEFAULT_RULES
from mille_rules.styles import COMPUTER


class SeatNames(Translated, QWidget):
    """A field for each seat; the computer plays where no name is typed."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        seats = range(max(SEATS))
        self.fields = [NameField() for _ in seats]
        self.marks = [SideMark(0) for _ in seats]
        self.turn_button = QPushButton()
        self.count = SEATS[0]
        rows = [
            in_row(mark, (field, 1)) for field, mark in zip(self.fields, self.marks, strict=True)
        ]
        in_column(*rows, from_left(self.turn_button), of=self, gap=0.3)
        for field in self.fields:
            field.textChanged.connect(self.changed)
        self.turn_button.clicked.connect(self.move_on)
        self.set_count(self.count)

    @property
    def names(self) -> tuple[str, ...]:
        """The name on each seat, empty for a computer player."""
        return tuple(field.text().strip() for field in self.fields[: self.count])

    @property
    def same_name(self) -> QLineEdit | None:
        """The first field with the name of somebody before, in small letters or capitals."""
        names = [name.casefold() for name in self.names]
        fields = enumerate(self.fields[: self.count])
        return next(
            (field for seat, field in fields if names[seat] and names[seat] in names[:seat]), None
        )

    def set_names(self, names: Sequence[str]) -> None:
        """Show names, the first of them on the first seat."""
        for seat, field in enumerate(self.fields):
            field.show_name(names[seat] if seat < len(names) else "")

    def set_count(self, count: int) -> None:
        """Set the number of seats; names on seats that are hidden are kept."""
        self.count = count
        for seat, (field, mark) in enumerate(zip(self.fields, self.marks, strict=True)):
            mark.show_side(seat % DEFAULT_RULES.sides_for(count))
            mark.setVisible(seat < count)
            field.setVisible(seat < count)
        self.retranslate()
        self.changed.emit()

    def move_on(self) -> None:
        """Move everybody to the next seat, and so to the cards of another side."""
        names = self.names
        for field, name in zip(self.fields, (names[-1], *names[:-1]), strict=False):
            field.setText(name)

    def sitters(self, level: str) -> tuple[Sitter, ...]:
        """Return who plays, with computer players of this level."""
        names = self.names
        free = (name for name in COMPUTER_NAMES if name not in names)
        return tuple(
            Sitter(HUMAN, name) if name else Sitter(f"{COMPUTER}{level}", next(free))
            for name in names
        )

    def retranslate(self) -> None:
        sides = DEFAULT_RULES.sides_for(self.count)
        for seat, (field, mark) in enumerate(zip(self.fields, self.marks, strict=True)):
            name = self.tr("Seat {number}, {shape}")
            name = name.format(number=seat + 1, shape=side_shape(seat % sides))
            set_tooltip(mark, name)
            field.setAccessibleName(name)
            field.setPlaceholderText(self.tr("Computer"))
        self.turn_button.setText(self.tr("Change &sides"))
        text = self.tr("Move everyone one seat on, to play another side’s cards")
        set_tooltip(self.turn_button, text)
        self.turn_button.setAccessibleDescription(text)
