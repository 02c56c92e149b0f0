"""The log of the current race; a click on a line shows its moment."""

from collections.abc import Callable, Sequence
from functools import cached_property, partial
from itertools import takewhile
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QPaintEvent, QPalette
from PySide6.QtWidgets import QWidget

from mille_qt.play.panels.log_lines import (
    ENDS,
    TOLD,
    LoggedChange,
    LogLine,
    LogNote,
    Players,
    Row,
    Told,
)
from mille_qt.table.pictures import Pictures
from mille_qt.ui.art.characters.face import Face
from mille_qt.ui.translation import Translated
from mille_qt.ui.widgets import in_column
from mille_rules.events import Event, EventKind
from mille_rules.view_analysis import ends_race, sides_that_won
from mille_rules.views import Update

if TYPE_CHECKING:
    from mille_qt.play.panels.log_list import LogList


class LogPanel(Translated, QWidget):
    """The log; `moment_chosen` carries the number of a line's update.

    `explanation_wanted` carries a Told line.
    """

    moment_chosen = Signal(int)
    explanation_wanted = Signal(object)

    def __init__(self, pictures: Pictures, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pictures = pictures
        self._entries: list[Row] = []
        #: The number of the latest update.
        self._seq = -1
        self._players = Players((), (), None, 1)
        self._changes: Sequence[LoggedChange] = ()
        # Whether there is a list. It is made when the panel has been painted, after the table:
        # with lines and pictures it takes 12 ms of opening a match in the middle of a race.
        self._listed = False
        # Not singleShot with a receiver: PySide 6.11 never frees the 7 kB that each call takes.
        self._first_lines = QTimer(self, singleShot=True)
        self._first_lines.timeout.connect(lambda: self.lines)
        self._column = in_column(of=self)
        self.setBackgroundRole(QPalette.ColorRole.Base)
        self.setAutoFillBackground(True)

    @cached_property
    def lines(self) -> "LogList":
        """The lines."""
        from mille_qt.play.panels.log_list import LogList

        made = LogList(self._pictures, self)
        # With a style sheet it would not inherit the font, which was set before.
        made.setFont(self.font())
        made.setAccessibleName(self.tr("Race log"))
        made.moment_chosen.connect(self.moment_chosen)
        made.explanation_wanted.connect(self._explain)
        self._column.addWidget(made)
        self._listed = True
        for row in self._rows():
            made.add(self._line(row))
        return made

    def explain_chosen(self) -> None:
        """Request an explanation of the selected line."""
        self._explain(self.lines.currentRow())

    def _explain(self, row: int) -> None:
        rows = self._rows()
        seq, event = rows[row] if 0 <= row < len(rows) else (0, None)
        if isinstance(event, Event):
            told = (before for _, before in rows[:row] if isinstance(before, Event))
            extended = any(before.kind is EventKind.EXTENDED for before in told)
            words = partial(self._players_at(seq).words, event)
            self.explanation_wanted.emit(Told(event, extended, words))

    def name(
        self,
        names: Sequence[str],
        own: int | None,
        faces: Sequence[Face],
        sides: int,
        changes: Sequence[LoggedChange] = (),
    ) -> None:
        """Set the names and faces of the seats; `own` is the seat that is addressed as "you".

        `changes` are those that have led to these players.
        """
        players = Players(tuple(names), tuple(faces), own, sides, self._players.won)
        if (players, changes) != (self._players, self._changes):
            self._players, self._changes = players, changes
            self.retranslate()

    def set_pictures(self, pictures: Pictures) -> None:
        """Set the card pictures."""
        self._pictures = pictures
        if self._listed:
            self.lines.set_pictures(pictures)
        self.retranslate()

    def words(self, update: Update) -> list[str]:
        """The lines for an update of the public table.

        Without what a question to the viewer or the score sheet says.
        """
        players = self._players_at(update.seq)
        asked = EventKind.REACHED, players.own
        told = (event for event in update.events if event.kind in TOLD and event.kind not in ENDS)
        return [players.words(event) for event in told if (event.kind, event.seat) != asked]

    def _players_at(self, seq: int) -> Players:
        """The players who saw the move with a number."""
        players = self._players
        for logged in reversed(self._changes):
            if logged.change.seq >= seq:
                players = players.before(logged)
        return players

    def _rows(self) -> list[Row]:
        """The events, the notes and the changes of players of the race, in their order."""
        rows = list(self._entries)
        first = rows[0][0] if rows else self._seq + 1
        shown = (one for one in self._changes if first <= one.change.seq <= self._seq)
        rows += ((one.change.seq, one.note) for one in shown)
        return sorted(rows, key=lambda row: row[0])

    def tell(self, update: Update) -> None:
        """Add the lines for an update of the public table."""
        if any(event.kind is EventKind.DEALT for event in update.events):
            # What was noted between the races is read during the next one.
            notes = takewhile(lambda row: isinstance(row[1], LogNote), reversed(self._entries))
            self._entries = [(update.seq, note) for _, note in notes][::-1]
            self.retranslate()
        before, self._seq = self._seq, update.seq
        self._players = self._players._replace(won=_winners(update))
        for event in update.events:
            if event.kind in TOLD:
                self._entries.append((update.seq, event))
                if self._listed:
                    self.lines.add(self._line((update.seq, event)))
        if any(before < logged.change.seq <= update.seq for logged in self._changes):
            self.retranslate()
        elif self._listed:
            self.lines.scrollToBottom()

    def note(self, words: Callable[[], str]) -> None:
        """Add a line about something besides moves; `words` returns it in the current language."""
        self._entries.append((self._seq, LogNote(words)))
        self.retranslate()

    def forget_after(self, seq: int) -> None:
        """Remove the lines of moves that were taken back; notes stay."""
        self._seq = min(self._seq, seq)
        kept = [row for row in self._entries if row[0] <= seq or isinstance(row[1], LogNote)]
        self._entries = [(min(number, seq), event) for number, event in kept]
        self.retranslate()

    def retranslate(self) -> None:
        """Write all lines again."""
        if not self._listed:
            return
        self.lines.setAccessibleName(self.tr("Race log"))
        self.lines.clear()
        for row in self._rows():
            self.lines.add(self._line(row))
        self.lines.scrollToBottom()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._listed:
            self._first_lines.start(0)

    def _line(self, row: Row) -> LogLine:
        seq, event = row
        return self._players_at(seq).line(seq, event)


def _winners(update: Update) -> tuple[int, ...]:
    """Return the sides that won the race if it is over, where races decide the match."""
    return sides_that_won(update.view) if ends_race(update.view) else ()
