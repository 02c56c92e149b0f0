"""The log of the current race; a click on a line shows its moment."""

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QPaintEvent, QPalette
from PySide6.QtWidgets import QVBoxLayout, QWidget

from mille_qt.table.pictures import Pictures
from mille_qt.ui import texts
from mille_qt.ui.characters.face import Face
from mille_qt.ui.texts.names import shortened
from mille_qt.ui.translation import Translated
from mille_rules.events import Event, EventKind
from mille_rules.rulesets import SIDES_BY_SEATS
from mille_rules.views import Update

if TYPE_CHECKING:
    from mille_qt.play.panels.log_delegate import LogLine
    from mille_qt.play.panels.log_list import LogList

#: Events that are logged. Draws and answers without a card would fill the log.
TOLD = (
    EventKind.DEALT,
    EventKind.PLAYED,
    EventKind.DISCARDED,
    EventKind.COUP,
    EventKind.REACHED,
    EventKind.EXTENDED,
    EventKind.FINISHED,
    EventKind.RACE_OVER,
    EventKind.MATCH_OVER,
    EventKind.TAKEN_BACK,
)
#: Events of the race, not of a player's turn.
ABOUT_RACE = (EventKind.DEALT, EventKind.RACE_OVER, EventKind.MATCH_OVER)
#: The maximum length of a name in a line, so that a line has room for two names.
NAME_LETTERS = 16


class Told(NamedTuple):
    """A line of the log, to be explained."""

    event: Event
    #: Whether the trip had been extended before.
    extended: bool
    #: Returns the line in the current language.
    words: Callable[[], str]


class _Called(NamedTuple):
    """The names of seats and sides, and the seat that is addressed as "you"."""

    names: tuple[str, ...]
    sides: tuple[str, ...]
    own: int | None


class LogPanel(Translated, QWidget):
    """The log; `moment_chosen` carries the number of a line's update.

    `explanation_wanted` carries a Told line.
    """

    moment_chosen = Signal(int)
    explanation_wanted = Signal(object)

    def __init__(self, pictures: Pictures, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pictures = pictures
        self._entries: list[tuple[int, Event]] = []
        self._called = self._called_briefly = _Called((), (), None)
        self._faces: Sequence[Face] = ()
        # Whether there is a list. It is made when the panel has been painted, after the table:
        # with lines and pictures it takes 12 ms of opening a match in the middle of a race.
        self._listed = False
        # Not singleShot with a receiver: PySide 6.11 never frees the 7 kB that each call takes.
        self._first_lines = QTimer(self, singleShot=True)
        self._first_lines.timeout.connect(lambda: self.lines)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self.setBackgroundRole(QPalette.ColorRole.Base)
        self.setAutoFillBackground(True)

    @cached_property
    def lines(self) -> "LogList":
        """The lines."""
        from mille_qt.play.panels.log_list import LogList

        made = LogList(self._pictures, self)
        # With a style sheet it would not inherit the font, which was set before.
        made.setFont(self.font())
        made.setAccessibleName(self.tr("Log of the race"))
        made.moment_chosen.connect(self.moment_chosen)
        made.explanation_wanted.connect(self._explain)
        self._column.addWidget(made)
        self._listed = True
        for seq, event in self._entries:
            made.add(self._line(seq, event))
        return made

    def explain_chosen(self) -> None:
        """Request an explanation of the selected line."""
        self._explain(self.lines.currentRow())

    def _explain(self, row: int) -> None:
        if 0 <= row < len(self._entries):
            before = (event for _, event in self._entries[:row])
            extended = any(event.kind is EventKind.EXTENDED for event in before)
            _, event = self._entries[row]
            self.explanation_wanted.emit(Told(event, extended, lambda: self._words(event)))

    def name(self, names: Sequence[str], own: int | None, faces: Sequence[Face]) -> None:
        """Set the names and faces of the seats; `own` is the seat that is addressed as "you"."""
        called = _called(names, own)
        if (called, faces) != (self._called, self._faces):
            self._called, self._faces = called, faces
            self._called_briefly = _called(shortened(names, NAME_LETTERS), own)
            self.retranslate()

    def set_pictures(self, pictures: Pictures) -> None:
        """Set the card pictures."""
        self._pictures = pictures
        if self._listed:
            self.lines.set_pictures(pictures)
        self.retranslate()

    def words(self, update: Update) -> list[str]:
        """The lines for an update of the public table."""
        return [self._words(event) for event in update.events if event.kind in TOLD]

    def _words(self, event: Event) -> str:
        return texts.event(event, *self._called)

    def tell(self, update: Update) -> None:
        """Add the lines for an update of the public table."""
        if any(event.kind is EventKind.DEALT for event in update.events):
            self._entries.clear()
            self.retranslate()
        for event in update.events:
            if event.kind in TOLD:
                self._entries.append((update.seq, event))
                if self._listed:
                    self.lines.add(self._line(update.seq, event))
        if self._listed:
            self.lines.scrollToBottom()

    def forget_after(self, seq: int) -> None:
        """Remove the lines of moves that were taken back."""
        self._entries = [entry for entry in self._entries if entry[0] <= seq]
        self.retranslate()

    def retranslate(self) -> None:
        """Write all lines again."""
        if not self._listed:
            return
        self.lines.setAccessibleName(self.tr("Log of the race"))
        self.lines.clear()
        for seq, event in self._entries:
            self.lines.add(self._line(seq, event))
        self.lines.scrollToBottom()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._listed:
            self._first_lines.start(0)

    def _line(self, seq: int, event: Event) -> "LogLine":
        from mille_qt.play.panels.log_delegate import LogLine

        bold = event.kind is EventKind.COUP
        brief = texts.event(event, *self._called_briefly)
        line = LogLine(seq, brief, self._words(event), event.card, bold)
        if event.seat is None or event.kind in ABOUT_RACE:
            return line
        side = event.seat % len(self._called.sides)
        return line._replace(face=self._faces[event.seat], side=side)


def _called(names: Sequence[str], own: int | None) -> _Called:
    sides = SIDES_BY_SEATS[len(names)]
    return _Called(
        tuple(names), tuple(texts.side_name(side, names, own) for side in range(sides)), own
    )
