"""The form of updates on the wire: arrays in a fixed order, cards as bytes.

A pile is a bin with one byte per card, its number in the order of `Card`, in the order in which the
view names them. The moves of the race are a bin with two bytes each: 8 x seat + kind, then
32 x (side + 1) + (card + 1), where a part that is missing counts 0; 48 and 0 are a shuffle.
"""

from typing import Annotated

from msgspec import Meta, Struct

from mille_net.limits import (
    MAX_DECK,
    MAX_FIGURE,
    MAX_INT,
    MAX_MOVES,
    MAX_RACES,
    MAX_SEATS,
    MAX_SIDES,
)
from mille_rules.cards import Card
from mille_rules.events import EventKind
from mille_rules.refusals import Code
from mille_rules.rulesets import MAX_HAND_SIZE
from mille_rules.state import Phase

#: A hand, with the card just drawn.
MAX_HELD = MAX_HAND_SIZE + 1
#: Bytes of one move among those of the race.
MOVE_BYTES = 2
#: More than any hand allows.
MAX_CHOICES = 64
#: The events of one move.
MAX_EVENTS = 16

SeatForm = Annotated[int, Meta(ge=0, lt=MAX_SEATS)]
SideForm = Annotated[int, Meta(ge=0, lt=MAX_SIDES)]
Figure = Annotated[int, Meta(ge=0, le=MAX_FIGURE)]
Cards = Annotated[bytes, Meta(max_length=MAX_DECK)]
Held = Annotated[bytes, Meta(max_length=MAX_HELD)]
Moves = Annotated[bytes, Meta(max_length=MOVE_BYTES * MAX_MOVES)]
#: One entry per side, per seat.
BySide = Annotated[tuple[Figure, ...], Meta(min_length=2, max_length=MAX_SIDES)]
Seats = Annotated[tuple[SeatForm, ...], Meta(max_length=MAX_SEATS)]
#: Distance, safeties, all safeties, coups, trip, delayed, safe trip, extension, shutout.
ScoreForm = tuple[Figure, Figure, Figure, Figure, Figure, Figure, Figure, Figure, Figure]
#: Battle, speed, distance, safeties, coups, safeties that count miles; each from bottom to top.
TableauForm = tuple[Cards, Cards, Cards, Cards, Cards, Cards]


class Form(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """Base class of arrays."""


class MatchForm(Form, frozen=True):
    """The state of the match, with the scores of its races."""

    race: Annotated[int, Meta(ge=0, le=MAX_RACES)]
    first: SeatForm
    points: BySide
    games: BySide
    races: Annotated[
        tuple[Annotated[tuple[ScoreForm, ...], Meta(min_length=2, max_length=MAX_SIDES)], ...],
        Meta(max_length=MAX_RACES),
    ]
    winners: Annotated[tuple[SideForm, ...], Meta(max_length=MAX_SIDES)]


class QuestionForm(Form, frozen=True):
    """A hazard that may still be answered, and the seats that must answer."""

    attacker: SeatForm
    side: SideForm
    hazard: Card
    waiting: Seats


class ViewForm(Form, frozen=True):
    """A view without its seat and rules, which the message and the table contain."""

    match: MatchForm
    phase: Phase
    turn: SeatForm
    to_act: Seats
    target: Figure
    extension_by: SideForm | None
    completer: SideForm | None
    draw_pile: Annotated[int, Meta(ge=0, le=MAX_DECK)]
    discards: Cards
    hand: Held
    hand_sizes: Annotated[
        tuple[Annotated[int, Meta(ge=0, le=MAX_HELD)], ...],
        Meta(min_length=2, max_length=MAX_SEATS),
    ]
    open_hands: Annotated[tuple[Held, ...], Meta(max_length=MAX_SEATS)]
    tableaux: Annotated[tuple[TableauForm, ...], Meta(min_length=2, max_length=MAX_SIDES)]
    question: QuestionForm | None
    moves: Moves


class EventForm(Form, frozen=True):
    """An event; `secret_of` is the only seat that may know the card, `moves` were taken back."""

    kind: EventKind
    seat: SeatForm | None
    card: Card | None
    side: SideForm | None
    secret_of: SeatForm | None
    moves: Annotated[int, Meta(ge=1, le=MAX_MOVES)] | None


class RefusalForm(Form, frozen=True):
    """Why the rules refuse a move."""

    code: Code
    card: Card | None
    needs: Card | None
    side: Annotated[int, Meta(ge=0, le=MAX_INT)] | None
    seat: Annotated[int, Meta(ge=0, le=MAX_INT)] | None
    number: Annotated[int, Meta(ge=0, le=MAX_INT)] | None


MoveForm = Annotated[str, Meta(max_length=32)]
Events = Annotated[tuple[EventForm, ...], Meta(max_length=MAX_EVENTS)]
Choices = Annotated[tuple[MoveForm, ...], Meta(max_length=MAX_CHOICES)]
