"""The players of a new game, in turn order."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from mille_qt.ui.art.characters.cast import CAST, free_characters
from mille_qt.ui.art.characters.face import Face
from mille_qt.ui.page_layout import SideBySide, from_left
from mille_qt.ui.setup.handicap_button import HandicapsButton
from mille_qt.ui.setup.known_names import next_name
from mille_qt.ui.setup.seat_row import SeatRow
from mille_qt.ui.setup.usual_game import HUMAN, level_of
from mille_qt.ui.texts.turns import side_names
from mille_qt.ui.tooltips import set_tooltip
from mille_qt.ui.translation import Translated
from mille_qt.ui.widgets import QuietText, Segments, in_column, text_height
from mille_rules import Sitter
from mille_rules.rule_kinds import Handicap
from mille_rules.rulesets import SEAT_COUNTS, TEAM_SIDES, sides_at


class SeatCounts(Translated, QWidget):
    """A button for each number, and for teams or none where there can be teams."""

    chosen = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.numbers, self.team_choice = Segments(len(SEAT_COUNTS)), Segments(2)
        both = from_left(self.numbers), from_left(self.team_choice)
        in_column(SideBySide(*both, gap=text_height(), shares=(0, 1)), of=self)
        self.numbers.chosen.connect(self._choose)
        self.team_choice.chosen.connect(self._choose)
        self.retranslate()

    @property
    def count(self) -> int:
        """The number of seats."""
        return SEAT_COUNTS[self.numbers.index]

    @property
    def teams(self) -> bool:
        """Whether there are teams if so many players can make teams."""
        return self.count not in TEAM_SIDES or self.team_choice.index == 0

    @property
    def sides(self) -> int:
        """The number of sides."""
        return sides_at(self.count, self.teams)

    def set_count(self, count: int, teams: bool | None = None) -> None:
        """Set the number of seats, and whether there are teams, emitting a signal."""
        self.numbers.set_index(SEAT_COUNTS.index(count))
        if teams is not None:
            self.team_choice.set_index(int(not teams))
        self._choose()

    def set_teams(self, teams: bool) -> None:
        """Set whether there are teams, emitting a signal."""
        self.set_count(self.count, teams)

    def _choose(self) -> None:
        self._say_chosen()
        self.chosen.emit()

    def _say_chosen(self) -> None:
        self.team_choice.setVisible(self.count in TEAM_SIDES)
        teams = self.tr("Three teams") if self.count == max(TEAM_SIDES) else self.tr("Two teams")
        self.team_choice.say(teams, self.tr("No teams"))

    def retranslate(self) -> None:
        self.numbers.say(*map(str, SEAT_COUNTS))
        for button, count in zip(self.numbers.buttons, SEAT_COUNTS, strict=True):
            # Screen readers say it after the number.
            set_tooltip(button, self.tr("%Ln players", "", count))
        self._say_chosen()


COMPUTER_NAMES = tuple(character.name for character in CAST)


class SeatList(Translated, QWidget):
    """Editor for the number of seats and the player in each."""

    changed = Signal()
    #: Carries the Face that a person has chosen.
    face_chosen = Signal(object)

    def __init__(self, known: Sequence[str] = (), parent: QWidget | None = None) -> None:
        """`known` are the names of the people who play here."""
        super().__init__(parent)
        self._known = known
        #: The names of people that were filled in, by seat.
        self._proposed: dict[int, str] = {}
        self.counts = SeatCounts()
        self.rows = [SeatRow(seat) for seat in range(max(SEAT_COUNTS))]
        #: The names of the players of each team; hidden without teams.
        self.teams = QuietText()
        #: For the page to place near the players.
        self.handicaps = HandicapsButton(
            self.rows, lambda: [sitter.name for sitter in self.sitters], self
        )
        in_column(self.counts, *self.rows, self.teams, of=self, gap=0.35)
        for row in self.rows:
            row.changed.connect(self._names_changed)
            row.face_chosen.connect(self.face_chosen)
            row.kind_changed.connect(self._kind_changed)
            row.move_requested.connect(self.swap)
        self.handicaps.changed.connect(self.changed)
        self.counts.chosen.connect(self._count_chosen)
        self.show_sitters(())
        self.retranslate()

    @property
    def count(self) -> int:
        """The number of seats."""
        return self.counts.count

    @property
    def sitters(self) -> tuple[Sitter, ...]:
        """The players, by seat."""
        return tuple(row.sitter for row in self.rows[: self.count])

    @property
    def people(self) -> tuple[Face, ...]:
        """The faces of the people."""
        return tuple(row.person for row in self.rows[: self.count] if row.sitter.kind == HUMAN)

    def look_up_faces(self, faces: Callable[[str], Face]) -> None:
        """Set the function that returns the face a person chose before, by name."""
        for row in self.rows:
            row.faces = faces

    def show_sitters(
        self,
        sitters: tuple[Sitter, ...],
        teams: bool = True,
        handicaps: tuple[Handicap, ...] = (),
    ) -> None:
        """Show these players, completed with somebody who plays here or computer players.

        Added computer players have the level of the first one here, and their own styles.
        """
        everybody = list(sitters) or [Sitter(HUMAN, self._somebody(0))]
        level = level_of(sitters)
        names = {sitter.name for sitter in sitters}
        everybody += [character.sitter(level) for character in free_characters(names)]
        for row, sitter in zip(self.rows, everybody, strict=False):
            row.level_box.set_level(level)
            row.show_sitter(sitter)
        self.handicaps.show_handicaps(handicaps)
        self.counts.set_count(len(sitters) or SEAT_COUNTS[0], teams)

    def seat_people_only(self) -> None:
        """Offer no computer players and no handicaps, for a game with real cards."""
        self.handicaps.hide()
        for row in self.rows:
            row.seat_people_only()

    def set_count(self, count: int) -> None:
        """Set the number of seats."""
        self.counts.set_count(count)

    def swap(self, seat: int, step: int) -> None:
        """Swap a seat with the one above (-1) or below (1)."""
        other = seat + step
        first, second = self.rows[seat], self.rows[other]
        (here, face), (there, other_face) = [(row.sitter, row.person) for row in (first, second)]
        first.show_sitter(there, other_face)
        second.show_sitter(here, face)
        above, below = first.handicap, second.handicap
        first.show_handicap(below)
        second.show_handicap(above)
        # Focus moves along, so that the seat can be moved again.
        row = self.rows[other]
        again = row.up_button if step < 0 else row.down_button
        (again if again.isEnabled() else row.name_field).setFocus()
        self._names_changed()

    def check(self) -> bool:
        """Return whether all have names, and people different ones; focus the first fault."""
        rows = self.rows[: self.count]
        people = [row for row in rows if row.sitter.kind == HUMAN]
        names = {row: {other.sitter.name for other in people if other is not row} for row in people}
        wrong = [row for row in rows if not row.check(names.get(row, ()))]
        if wrong:
            wrong[0].name_field.setFocus()
        return not wrong

    def _count_chosen(self) -> None:
        for row in self.rows:
            row.setVisible(row.seat < self.count)
            row.show_place(row.seat % self.counts.sides, self.count)
        self._names_changed()

    def _kind_changed(self, seat: int) -> None:
        """Replace the default name of a computer player or a person by one of the other kind."""
        row = self.rows[seat]
        kind, name = row.sitter
        if kind == HUMAN and name in COMPUTER_NAMES:
            self._proposed[seat] = self._somebody(seat)
            row.show_sitter(Sitter(kind, self._proposed[seat]))
            row.name_field.setFocus()
            row.name_field.selectAll()
        elif kind != HUMAN and name in ("", self._player(seat), self._proposed.get(seat)):
            taken = {sitter.name for sitter in self.sitters}
            row.show_sitter(next(free_characters(taken)).sitter(row.level_box.level))

    def _somebody(self, seat: int) -> str:
        """The name of somebody who plays here and has no other seat, or a number."""
        taken = {row.sitter.name for row in self.rows if row.seat != seat}
        return next_name(self._known, taken) or self._player(seat)

    def _player(self, seat: int) -> str:
        return self.tr("Player {number}").format(number=seat + 1)

    def _names_changed(self) -> None:
        names = [sitter.name for sitter in self.sitters]
        for row, own in zip(self.rows, names, strict=False):
            row.face_button.taken = frozenset(names) - {own}
        self.retranslate()
        self.changed.emit()

    def retranslate(self) -> None:
        sides, names = self.counts.sides, [sitter.name for sitter in self.sitters]
        teams = side_names(names, None, sides) if sides < len(names) else ()
        self.teams.setText("  ·  ".join(teams))
        self.teams.setVisible(bool(teams))
