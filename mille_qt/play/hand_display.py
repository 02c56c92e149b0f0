"""The viewer's hand on the table: its cards in their places, what is marked, and what is chosen."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from mille_qt.play.card_selection import CardSelection
from mille_qt.play.hand_places import HandPlaces, HandsHere
from mille_qt.play.picture_builder import PictureBuilder, ghost_of
from mille_qt.table.card_marks import CardMark, CardMarkKind
from mille_qt.table.picture import LeavingCard, TablePicture
from mille_qt.table.positions import DISCARD_PILE, target_of
from mille_qt.table.view import TableView
from mille_qt.ui.settings import Settings
from mille_rules.cards import Card
from mille_rules.moves import Move, MoveKind
from mille_rules.views import Update, View


class DrawnUpdate(NamedTuple):
    """An update, the places of its hand, and its picture without a player who is to act."""

    update: Update
    hand: HandPlaces | None
    picture: TablePicture


class HandDisplay(QObject):
    """Shows updates with the viewer's hand; nothing can be chosen unless a `HandControl` does it.

    `ready` carries the MoveKind, PLAY or DISCARD, of the move that the chosen card or else a hint
    is for, None without either; and the CardSelection, for what else can be done.
    """

    ready = Signal(object, object)

    def __init__(
        self, table: TableView, picture_builder: PictureBuilder, settings: Settings
    ) -> None:
        super().__init__(table)
        self._table, self._picture_builder, self._settings = table, picture_builder, settings
        self.hands = HandsHere(settings)
        self._selection = CardSelection()
        #: What the table shows, and the update that is being animated.
        self._shown: DrawnUpdate | None = None
        self._next: DrawnUpdate | None = None
        #: Moves whose cards and targets are marked, as by a hint.
        self._marked: Sequence[tuple[Move, CardMarkKind]] = ()
        settings.changed(Settings.hand_order).connect(self._rearrange)
        table.table.hand.hovered.connect(self._hover)

    def draw(self, update: Update, own_side: int) -> TablePicture:
        """The picture that `show` will show for an update, with every card in its place."""
        view, hand = update.view, self.hands.arranged(update.view)
        cards = () if hand is None else hand.cards
        picture = self._picture_builder.picture(view, own_side, cards, update.choices)
        picture = picture._replace(left=() if hand is None else hand.left)
        self._next = DrawnUpdate(update, hand, picture)
        return picture

    def show(self, update: Update, own_side: int, *, active: bool = False) -> None:
        """Show an update; if `active`, the player can make a move of its choices."""
        if not _is_of(self._shown, update, own_side):
            if not _is_of(self._next, update, own_side):
                self.draw(update, own_side)
            self._shown, self._next = self._next, None
        assert self._shown is not None
        hand = self._shown.hand
        self.hands.keep(update.view.seat, hand)
        self._marked = ()
        self._selection.offer(hand, update.choices if active else (), own_side)
        self._show()

    def redraw(self) -> None:
        """Draw the table and the hand again, with texts in the current language."""
        if self._shown is None:
            return
        self._next = None
        update, hand, before = self._shown
        cards = () if hand is None else hand.cards
        picture = self._picture_builder.picture(update.view, before.own_side, cards, update.choices)
        self._shown = self._shown._replace(picture=picture)
        self._show()

    def mark(self, moves: Sequence[tuple[Move, CardMarkKind]]) -> None:
        """Mark the cards and targets of moves until the next update."""
        self._marked = moves
        self._show_marks()
        self.ready.emit(self._ready_for(), self._selection)

    def let_go(self) -> None:
        """Deselect the card, and cancel its drag."""
        self._table.table.let_go()
        self._selection.let_go()
        self._show_choice()

    @property
    def selection(self) -> CardSelection:
        """The chosen card and what can be done with it."""
        return self._selection

    @property
    def has_choice(self) -> bool:
        """Whether a card is chosen."""
        return self._selection.index is not None

    @property
    def chosen(self) -> Card | None:
        """The chosen card."""
        return self._selection.card

    @property
    def answering(self) -> Card | None:
        """The safety that answers a hazard, raised like a chosen card."""
        answer = self._selection.answer
        return None if answer is None else answer.card

    def held(self) -> list[tuple[Card, bool] | None]:
        """The cards by place, each with whether it can be played now."""
        return [
            None if card is None else (card, self._selection.playable(card))
            for card in self._selection.cards
        ]

    def leaving_card(self) -> LeavingCard | None:
        """The card just played, where it is seen now; None if the move named no place."""
        shown = self._shown
        if shown is None or shown.hand is None or shown.hand.played is None:
            return None
        return LeavingCard(
            shown.update.view.seat or 0, *self._table.table.hand_pose(shown.hand.played)
        )

    @property
    def _view(self) -> View | None:
        """The view that the table shows."""
        return None if self._shown is None else self._shown.update.view

    def _show(self) -> None:
        selection = self._selection
        if self._shown is not None:
            picture = self._shown.picture
            self._table.show_picture(
                picture._replace(
                    active=selection.active, draws=selection.draws, takes=len(selection.takes) == 1
                )
            )
        self._show_marks()
        self._show_choice()

    def _rearrange(self) -> None:
        """Draw the hand in the order of the settings, with no card chosen."""
        # Flying cards are on the way to places in the old order.
        self._table.table.skip()
        if self._shown is not None and (hand := self._shown.hand) is not None:
            update = self._shown.update
            hand.show(update.view.hand, self._settings.hand_order)
            self.let_go()
            self.redraw()

    def _ready_for(self) -> MoveKind | None:
        """What the chosen card, or else a hint, is for: PLAY, DISCARD, or None without either."""
        selection = self._selection
        if not selection.active:
            return None
        if not self.has_choice:
            kind = self._marked[0][0].kind if self._marked else None
            return kind if kind in (MoveKind.PLAY, MoveKind.DISCARD) else None
        if selection.target not in (None, DISCARD_PILE):
            return MoveKind.PLAY
        return MoveKind.DISCARD if DISCARD_PILE in selection.places else None

    def _show_marks(self) -> None:
        view, cards = self._view, self._selection.cards
        marks = [
            CardMark(
                kind,
                cards.index(move.card) if move.card in cards else None,
                target_of(move, view.side or 0),
            )
            for move, kind in self._marked
            # A hidden hand must not be marked either.
            if view is not None and view.seat is not None
        ]
        self._table.table.show_marks(marks)

    def _show_choice(self) -> None:
        selection = self._selection
        # A safety that answers a hazard is raised like a chosen card, and one press plays it.
        index = selection.answer_place if selection.index is None else selection.index
        self._table.table.choose(index, selection.places, selection.target)
        self.ready.emit(self._ready_for(), self._selection)
        if self._view is not None:
            self._table.table.show_ghost(ghost_of(self._view, selection.card))

    def _hover(self, index: int) -> None:
        if self._selection.index is not None or self._view is None:
            return
        cards = self._selection.cards
        card = cards[index] if 0 <= index < len(cards) else None
        self._table.table.show_ghost(ghost_of(self._view, card))


def _is_of(drawn: DrawnUpdate | None, update: Update, own_side: int) -> bool:
    """Whether this is a picture of an update with a side at the bottom."""
    return drawn is not None and drawn.update is update and drawn.picture.own_side == own_side
