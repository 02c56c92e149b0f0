"""The lines of the log as values: their events, players and words."""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from mille_qt.ui.art.characters.face import Face
from mille_qt.ui.texts.events import event as event_text
from mille_qt.ui.texts.events import seat_change
from mille_qt.ui.texts.names import shortened
from mille_qt.ui.texts.turns import side_names
from mille_rules.cards import Card
from mille_rules.events import Event, EventKind
from mille_rules.seating import SeatChange

#: Events that are logged. Draws and answers without a card would fill the log.
TOLD = (
    EventKind.DEALT,
    EventKind.SHUFFLED,
    EventKind.TOOK,
    EventKind.PLAYED,
    EventKind.DISCARDED,
    EventKind.COUP,
    EventKind.DROVE,
    EventKind.REACHED,
    EventKind.EXTENDED,
    EventKind.FINISHED,
    EventKind.RACE_OVER,
    EventKind.MATCH_OVER,
    EventKind.TAKEN_BACK,
)
#: Events after which the score sheet is shown.
ENDS = (EventKind.RACE_OVER, EventKind.MATCH_OVER)
#: Events of the race, not of a player's turn.
ABOUT_RACE = (EventKind.DEALT, EventKind.SHUFFLED, *ENDS)
#: The maximum length of a name in a line, so that a line has room for two names.
NAME_LETTERS = 16


class Told(NamedTuple):
    """A line of the log, to be explained."""

    event: Event
    #: Whether the trip had been extended before.
    extended: bool
    #: Returns the line in the current language.
    words: Callable[[], str]


class LogLine(NamedTuple):
    """A line: the number of its update, its text, its card.

    `text` is shown and may have shortened names; `whole` is its tooltip and is read aloud. `face`
    and `side` are those of the player who acted, None for a line about the race; with `opens` it is
    the first line of a turn.
    """

    seq: int
    text: str
    whole: str
    card: Card | None
    bold: bool
    face: Face | None = None
    side: int | None = None
    opens: bool = True


class LogNote(NamedTuple):
    """A line about something besides moves; `words` returns it in the current language."""

    words: Callable[[], str]


#: The number of an update, and an event of it, or a note after it.
Row = tuple[int, Event | LogNote]


class LoggedChange(NamedTuple):
    """A change of players, with the face of the player who left the seat."""

    change: SeatChange
    face: Face

    @property
    def note(self) -> LogNote:
        """The line about it."""
        return LogNote(partial(seat_change, self.change.before, self.change.after))


class Players(NamedTuple):
    """The names and faces of the seats, and the seat that is addressed as "you"."""

    names: tuple[str, ...]
    faces: tuple[Face, ...]
    own: int | None
    sides: int
    #: The sides that won the race if it is over, where races decide the match.
    won: tuple[int, ...] = ()

    def before(self, logged: LoggedChange) -> "Players":
        """Return the players before a change."""
        seat = logged.change.seat
        names, faces = list(self.names), list(self.faces)
        names[seat], faces[seat] = logged.change.before.name, logged.face
        own = None if seat == self.own else self.own
        return self._replace(names=tuple(names), faces=tuple(faces), own=own)

    def words(self, event: Event, most: int | None = None) -> str:
        """Return the line for an event, with names of at most so many letters."""
        names = self.names if most is None else shortened(self.names, most)
        sides = side_names(names, self.own, self.sides)
        return event_text(event, names, sides, self.own, self.won)

    def line(self, seq: int, event: Event | LogNote) -> LogLine:
        """Return the line for a row of the log."""
        if isinstance(event, LogNote):
            return LogLine(seq, event.words(), event.words(), None, bold=False)
        brief, bold = self.words(event, NAME_LETTERS), event.kind is EventKind.COUP
        line = LogLine(seq, brief, self.words(event), event.card, bold)
        if event.seat is None or event.kind in ABOUT_RACE:
            return line
        side = event.seat % self.sides
        return line._replace(face=self.faces[event.seat], side=side)
