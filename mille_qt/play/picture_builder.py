"""Converts views to pictures of the table."""

from collections.abc import Callable, Sequence

from mille_qt.table.picture import HandCard, TablePicture
from mille_qt.table.road_traffic import Drive
from mille_qt.table.seat_label import SeatLabel
from mille_qt.table.status_pill import StatusPill
from mille_qt.table.tableau_item import TableauText
from mille_qt.ui.art.characters.cast import computer_face
from mille_qt.ui.art.characters.face import Face, Mood
from mille_qt.ui.editions import USUAL, Edition
from mille_qt.ui.presence import Reachability
from mille_qt.ui.texts.handicaps import handicap_of
from mille_qt.ui.texts.refusals import why_not
from mille_qt.ui.texts.rows import acting_note, computer_note, to_go
from mille_qt.ui.texts.statuses import brief_status, short_status, status
from mille_qt.ui.texts.turns import side_names
from mille_rules.cards import DISTANCES, Card
from mille_rules.moves import Move, MoveKind
from mille_rules.refusals import Code
from mille_rules.state import BETWEEN_RACES
from mille_rules.view_analysis import miles_with, why_not_play
from mille_rules.views import View

#: Moves that change nobody's mood.
_UNNOTICED = (MoveKind.DEAL, MoveKind.DRAW, MoveKind.PASS, MoveKind.SHUFFLE)


def mood_of(view: View, side: int) -> Mood:
    """Return the mood of a side: happy in the goal or after a coup, hit until the next card."""
    if view.phase in BETWEEN_RACES:
        return Mood.HAPPY if view.completer == side else Mood.CALM
    latest = next((move for move in reversed(view.moves) if _noticed(move)), None)
    if latest is None:
        return Mood.CALM
    seat, move = latest
    if seat is not None and move.kind is MoveKind.COUP and seat % view.setup.sides == side:
        return Mood.HAPPY
    # Only a hazard names a side.
    return Mood.HIT if move.side == side else Mood.CALM


def _noticed(entry: tuple[int | None, Move]) -> bool:
    return entry[1].kind not in _UNNOTICED


class PictureBuilder:
    """Builds the pictures for one table, with its texts."""

    def __init__(
        self,
        names: Sequence[str],
        sides: int,
        is_computer: Callable[[int], bool],
        presence: Callable[[int], Reachability | None] = lambda _seat: None,
        face: Callable[[int], Face] | None = None,
        level: Callable[[int], str] = lambda _seat: "",
        phone: Callable[[int], Reachability | None] = lambda _seat: None,
        edition: Edition = USUAL,
    ) -> None:
        """`face` returns the face of a seat; by default, people have not chosen one.

        `level` returns the level of a computer player; `phone` whether a player's phone can be
        reached, None for a player without one.
        """
        self._level, self._phone, self.edition = level, phone, edition
        self.face = face or self._usual_face
        self._names, self._is_computer, self._presence = names, is_computer, presence
        self.sides = sides

    @property
    def names(self) -> Sequence[str]:
        """The names of the seats."""
        return self._names

    def name(self, names: Sequence[str]) -> None:
        """Set the names of the seats."""
        self._names = names

    def picture(
        self,
        view: View,
        own_side: int,
        hand: Sequence[Card | None] = (),
        choices: Sequence[Move] = (),
    ) -> TablePicture:
        """The picture of a view; `hand` holds the viewer's cards by place."""
        playable = {move.card for move in choices if move.kind is MoveKind.PLAY}
        return TablePicture(
            tableaux=view.tableaux,
            texts=tuple(self._tableau(view, side) for side in range(view.setup.sides)),
            own_side=own_side,
            drive=drive_of(view),
            draw_pile=view.draw_pile,
            discard=view.discards[-1] if view.discards else None,
            dealt_pile=cards_of_day(view),
            later=cards_later(view),
            offers_top=view.setup.rules.play_top_discard,
            shuffles=view.shuffle_to_come,
            hand=tuple(
                None if card is None else HandCard(card, card in playable, self.why_not(view, card))
                for card in hand
            ),
        )

    def side_names(self, own: int | None) -> tuple[str, ...]:
        """The names of the sides as the seat `own` sees them."""
        return side_names(self._names, own, self.sides)

    def _usual_face(self, seat: int) -> Face:
        name = self._names[seat]
        return computer_face(name) if self._is_computer(seat) else Face(name)

    def _tableau(self, view: View, side: int) -> TableauText:
        setup, tableau = view.setup, view.tableaux[side]
        mood = mood_of(view, side)
        running = view.phase not in BETWEEN_RACES
        seats = tuple(
            SeatLabel(
                name=self._names[seat],
                cards=view.hand_sizes[seat],
                computer=self._is_computer(seat),
                face=self.face(seat),
                mood=mood,
                acting=running and seat in view.to_act,
                presence=self._presence(seat),
                phone=self._phone(seat),
                handicap=handicap_of(setup.rules, seat),
            )
            for seat in range(side, setup.seats, setup.sides)
        )
        most = dict(setup.rules.quotas)
        quotas = tuple(
            f"{tableau.distance.count(card)}/{most[card]}" if card in most else ""
            for card in DISTANCES
        )
        pill = StatusPill(
            tableau.status,
            tableau.limited,
            short_status(tableau),
            brief_status(tableau),
        )
        return TableauText(
            seats,
            status(tableau, setup.rules),
            quotas,
            pill,
            self._note(seats, view, side),
            tableau.miles,
            to_go(max(view.target - tableau.miles, 0)),
        )

    def _note(self, seats: Sequence[SeatLabel], view: View, side: int) -> str:
        """The note about a side: who acts, or else its handicaps and who is a computer."""
        acting = [seat.name for seat in seats if seat.acting]
        if acting:
            own = None if view.seat is None else self._names[view.seat]
            return acting_note(acting, len(seats), own)
        computers = [seat.name for seat in seats if seat.computer]
        numbers = range(side, len(self._names), view.setup.sides)
        levels = [self._level(number) for number in numbers if self._is_computer(number)]
        handicaps = (seat.handicap for seat in seats)
        return " · ".join(filter(None, (*handicaps, computer_note(computers, len(seats), levels))))

    def why_not(self, view: View, card: Card) -> str:
        """The reasons why a card cannot be played; empty if it can."""
        return "\n".join(why_not(view, card, self.side_names(view.seat)))


def drive_of(view: View) -> Drive:
    """The miles of all sides; the finish may be moved while the race may be extended."""
    rules = view.setup.rules
    may_extend = view.extension_by is None and rules.extendable(view.setup.seats)
    miles = tuple(tableau.miles for tableau in view.tableaux)
    return Drive(miles, view.target, rules.extension_target if may_extend else None)


def cards_of_day(view: View) -> int:
    """The number of cards to be drawn in a race, as far as it is known."""
    rules, seats = view.setup.rules, view.setup.seats
    dealt = sum(rules.deck_for(seats)) - sum(rules.hands_for(seats))
    return dealt + (view.draw_pile if view.shuffled else cards_later(view))


def cards_later(view: View) -> int:
    """The number of discards that will follow the draw pile."""
    return view.draws_to_come - view.draw_pile


def ghost_of(view: View, card: Card | None) -> tuple[int, int] | None:
    """The viewer's side and its miles after playing a distance card.

    None for a card that cannot be played now, unless it only goes too far.
    """
    side = view.side
    if card is None or side is None or card not in DISTANCES:
        return None
    refusals = why_not_play(view, card)
    if any(refusal.code is not Code.TOO_FAR for refusal in refusals):
        return None
    too_far = view.tableaux[side].miles + view.setup.rules.distances[card]
    return side, too_far if refusals else miles_with(view, card)
