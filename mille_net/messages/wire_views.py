"""Converts updates, moves and refusals to their wire form and back.

Moves are text in choices and requests, and two bytes in the log of a race.
"""

from msgspec import structs

from mille_net.messages import UpdateMessage
from mille_net.messages.codec import Misuse, ProtocolError
from mille_net.messages.wire_forms import (
    MOVE_BYTES,
    EventForm,
    MatchForm,
    QuestionForm,
    RefusalForm,
    TableauForm,
    ViewForm,
)
from mille_rules.cards import Card
from mille_rules.events import Event
from mille_rules.moves import (
    DRAW,
    EXTEND,
    FINISH,
    PASS,
    SHUFFLE,
    Move,
    MoveKind,
    coup,
    discard,
    play,
    take,
)
from mille_rules.refusals import Refusal
from mille_rules.rulesets import MAX_SIDES, SEAT_COUNTS
from mille_rules.state import MatchScore, Pile, Question, Setup, SideScore, Tableau
from mille_rules.tableaux import tableau_of
from mille_rules.views import PublicMoves, Update, View

#: In the order of their numbers on the wire.
_KINDS = (
    MoveKind.DRAW,
    MoveKind.PLAY,
    MoveKind.DISCARD,
    MoveKind.COUP,
    MoveKind.PASS,
    MoveKind.EXTEND,
    MoveKind.FINISH,
    MoveKind.TAKE,
)
_SIDES = range(MAX_SIDES)
#: All moves that can be expressed, sensible or not.
_MOVES = (
    DRAW,
    PASS,
    EXTEND,
    FINISH,
    *(make(card) for make in (play, discard, coup, take) for card in Card),
    *(make(card, side) for make in (play, take) for card in Card for side in _SIDES),
)
#: The texts of all moves, in both directions.
TEXTS = {move: str(move) for move in _MOVES}
BY_TEXT = {text: move for move, text in TEXTS.items()}


def _move_bytes(seat: int, move: Move) -> bytes:
    side = 0 if move.side is None else move.side + 1
    card = 0 if move.card is None else move.card + 1
    return bytes((8 * seat + _KINDS.index(move.kind), 32 * side + card))


_SEATS = range(max(SEAT_COUNTS))
#: The bytes of all moves of each seat, and of a shuffle of the discards, in both directions.
BYTES: dict[tuple[int | None, Move], bytes] = {
    **{(seat, move): _move_bytes(seat, move) for seat in _SEATS for move in _MOVES},
    (None, SHUFFLE): bytes((8 * len(_SEATS), 0)),
}
BY_BYTES = {data: entry for entry, data in BYTES.items()}


def move_from(text: str) -> Move:
    """Return the move of a text; raises ProtocolError for any other text."""
    try:
        return BY_TEXT[text]
    except KeyError:
        raise ProtocolError(Misuse.WRONG_VALUE, f"expected a move, got {text!r}") from None


_CARDS = tuple(Card)
#: A race has some 200 tableaux; a malicious host must not use up memory.
_TABLEAUX_KEPT = 64


def refusal_form(refusal: Refusal) -> RefusalForm:
    """Return the wire form of a refusal."""
    return RefusalForm(*refusal)


def refusal_from(form: RefusalForm) -> Refusal:
    """Return the refusal in a wire form."""
    return Refusal(form.code, form.card, form.needs, form.side, form.seat, form.number)


class UpdateWriter:
    """Creates the messages of one match; reuses what has not changed since the last move."""

    def __init__(self) -> None:
        self._moves: PublicMoves = ()
        self._moves_data = b""
        self._tableaux: dict[int, tuple[Tableau, TableauForm]] = {}
        #: The common part of all views of the latest state, and its number.
        self._common: ViewForm | None = None
        self._common_seq = -1

    def message(self, update: Update) -> UpdateMessage:
        """Return the message of an update."""
        view = update.view
        if self._common is None or update.seq != self._common_seq:
            self._common, self._common_seq = self._without_hands(view), update.seq
        hands = tuple([bytes(hand) for hand in view.open_hands])
        return UpdateMessage(
            seat=view.seat,
            seq=update.seq,
            view=structs.replace(self._common, hand=bytes(view.hand), open_hands=hands),
            events=tuple([EventForm(*event) for event in update.events]),
            choices=tuple([TEXTS[move] for move in update.choices]),
        )

    def _without_hands(self, view: View) -> ViewForm:
        question = view.question
        return ViewForm(
            match=MatchForm(*view.match),
            phase=view.phase,
            turn=view.turn,
            to_act=view.to_act,
            target=view.target,
            extension_by=view.extension_by,
            completer=view.completer,
            draw_pile=view.draw_pile,
            discards=bytes(view.discards),
            hand=b"",
            hand_sizes=view.hand_sizes,
            open_hands=(),
            tableaux=tuple([self._tableau(*entry) for entry in enumerate(view.tableaux)]),
            question=None if question is None else QuestionForm(*question),
            moves=self._all_moves(view.moves),
        )

    def _tableau(self, side: int, tableau: Tableau) -> TableauForm:
        """Return a side's tableau, which most moves leave unchanged."""
        known = self._tableaux.get(side)
        if known is None or known[0] is not tableau:
            known = self._tableaux[side] = tableau, _tableau_form(tableau)
        return known[1]

    def _all_moves(self, moves: PublicMoves) -> bytes:
        known = len(self._moves)
        if moves[:known] != self._moves:
            known, self._moves_data = 0, b""
        self._moves_data += b"".join(BYTES[entry] for entry in moves[known:])
        self._moves = moves
        return self._moves_data


class UpdateReader:
    """Reads the updates of one match."""

    def __init__(self, setup: Setup) -> None:
        """`setup` has the rules and seats of the table."""
        self._setup = setup
        self._starts = setup.rules.start_miles(setup.sides)
        self._tableaux: dict[tuple[TableauForm, int, int], Tableau] = {}
        self._moves: PublicMoves = ()
        self._moves_data = b""
        self._discards: Pile = ()
        self._discards_data = b""
        #: The latest score of the match, which few moves change.
        self._match: tuple[MatchForm, MatchScore] | None = None

    def update(self, message: UpdateMessage) -> Update:
        """Return the update in a message; raises ProtocolError if its parts do not fit together."""
        try:
            view = self._view(message.seat, message.view)
            events = tuple([_event_from(form) for form in message.events])
            choices = tuple([BY_TEXT[text] for text in message.choices])
        except (KeyError, IndexError, ValueError) as error:
            raise ProtocolError(Misuse.WRONG_VALUE, repr(error)[:120]) from None
        return Update(message.seq, view, events, choices)

    def _view(self, seat: int | None, form: ViewForm) -> View:
        setup = self._setup
        self._check(seat, form)
        question, moves = form.question, self._all_moves(form.moves)
        return View(
            seat=seat,
            setup=setup,
            match=self._match_score(form.match),
            phase=form.phase,
            turn=form.turn,
            to_act=form.to_act,
            target=form.target,
            extension_by=form.extension_by,
            completer=form.completer,
            draw_pile=form.draw_pile,
            discards=self._all_discards(form.discards),
            shuffled=(None, SHUFFLE) in moves,
            hand=_pile(form.hand),
            hand_sizes=form.hand_sizes,
            open_hands=tuple([_pile(hand) for hand in form.open_hands]),
            tableaux=tuple(
                [
                    self._tableau(piles, form.target, start)
                    for piles, start in zip(form.tableaux, self._starts, strict=True)
                ]
            ),
            question=None if question is None else _question_from(question),
            moves=moves,
        )

    def _check(self, seat: int | None, form: ViewForm) -> None:
        """Raise ValueError for a view of another table."""
        seats, sides, match = self._setup.seats, self._setup.sides, form.match
        named = max(form.turn, match.first, seat or 0, *form.to_act)
        of_sides = max(form.extension_by or 0, form.completer or 0, *match.winners)
        if form.question is not None:
            named = max(named, form.question.attacker, *form.question.waiting)
            of_sides = max(of_sides, form.question.side)
        fits = named < seats == len(form.hand_sizes) and of_sides < sides
        per_side = (match.points, match.games, form.tableaux, *match.races)
        if not fits or set(map(len, per_side)) != {sides}:
            raise ValueError(f"expected a view of {seats} seats and {sides} sides")

    def _tableau(self, piles: TableauForm, target: int, start: int) -> Tableau:
        """Return the tableau with these piles, most of which are unchanged by a move."""
        known = self._tableaux.get((piles, target, start))
        if known is None:
            if len(self._tableaux) >= _TABLEAUX_KEPT:
                self._tableaux.clear()
            battle, speed, distance, safeties, coups, moving = map(_pile, piles)
            cards = battle, speed, distance, safeties, coups, moving
            known = tableau_of(cards, self._setup, target, start)
            self._tableaux[piles, target, start] = known
        return known

    def _match_score(self, form: MatchForm) -> MatchScore:
        if self._match is None or self._match[0] != form:
            self._match = form, _match_from(form)
        return self._match[1]

    def _all_discards(self, data: bytes) -> Pile:
        known = self._discards_data
        if data != known:
            if data.startswith(known):
                self._discards += _pile(data[len(known) :])
            else:
                self._discards = _pile(data)
            self._discards_data = data
        return self._discards

    def _all_moves(self, data: bytes) -> PublicMoves:
        known = self._moves_data
        moves = self._moves if data.startswith(known) else ()
        start = MOVE_BYTES * len(moves)
        new = (BY_BYTES[data[i : i + MOVE_BYTES]] for i in range(start, len(data), MOVE_BYTES))
        self._moves, self._moves_data = (*moves, *new), data
        return self._moves


def _tableau_form(tableau: Tableau) -> TableauForm:
    battle, speed, distance, safeties, coups, moving, *_ = map(bytes, tableau[:6])
    return battle, speed, distance, safeties, coups, moving


def _pile(data: bytes) -> Pile:
    return tuple([_CARDS[number] for number in data])


def _match_from(form: MatchForm) -> MatchScore:
    races = tuple(tuple(SideScore(*score) for score in race) for race in form.races)
    return MatchScore(form.race, form.first, form.points, form.games, races, form.winners)


def _question_from(form: QuestionForm) -> Question:
    return Question(form.attacker, form.side, form.hazard, form.waiting)


def _event_from(form: EventForm) -> Event:
    return Event(form.kind, form.seat, form.card, form.side, form.secret_of, form.moves)
